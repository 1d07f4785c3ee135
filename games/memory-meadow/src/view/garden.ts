/** The garden that flowers pay for. Pure values. */
import type { Garden, ThingId } from './garden-state.ts'
import { isGold } from '../ui/album.ts'
import type { Album } from '../ui/album.ts'
import type { Helper } from '../state.ts'

/** x and y: where its foot is, as shares of the picture; `size` beside the others'. */
export type Thing = {
  id: ThingId
  price: number
  x: number
  y: number
  size: number
  /** The friend that comes with it and can join a meadow as a helper. */
  friend?: Helper
}

/** From the cheapest: the first after an evening, the last after a year. */
export const THINGS: readonly Thing[] = [
  { id: 'daisies', price: 12, x: 0.15, y: 0.95, size: 1, friend: 'hedgehog' },
  { id: 'tulips', price: 24, x: 0.5, y: 0.965, size: 1 },
  { id: 'bench', price: 45, x: 0.8, y: 0.8, size: 1 },
  { id: 'birdhouse', price: 70, x: 0.13, y: 0.66, size: 1, friend: 'owl' },
  { id: 'pond', price: 100, x: 0.33, y: 0.83, size: 1.15 },
  { id: 'sunflowers', price: 130, x: 0.86, y: 0.955, size: 1, friend: 'bee' },
  { id: 'swing', price: 170, x: 0.5, y: 0.66, size: 1.1 },
  { id: 'kite', price: 210, x: 0.3, y: 0.26, size: 0.9 },
  { id: 'beehive', price: 260, x: 0.84, y: 0.62, size: 0.95 },
  { id: 'fountain', price: 320, x: 0.62, y: 0.83, size: 1 },
  { id: 'lanternTree', price: 400, x: 0.14, y: 0.47, size: 1.15 },
  { id: 'windmill', price: 480, x: 0.85, y: 0.43, size: 1.1 },
  { id: 'balloon', price: 580, x: 0.7, y: 0.27, size: 0.95 },
  { id: 'rainbow', price: 700, x: 0.5, y: 0.4, size: 1 },
]

/** So many are on offer at a time, in any order. */
const OFFERED = 6
export const listOffered = ({ planted }: Pick<Garden, 'planted'>): readonly ThingId[] =>
  THINGS.filter(({ id }) => !planted.includes(id))
    .slice(0, OFFERED)
    .map(({ id }) => id)

/** Where something can stand, or fly: shares of the picture. */
export type GardenSpot = { x: number; y: number; isAloft: boolean }
const ALOFT: readonly ThingId[] = ['kite', 'balloon', 'rainbow']
/** The things' own places, in their order, and a few more. */
export const SPOTS: readonly GardenSpot[] = [
  ...THINGS.map(({ id, x, y }) => ({ x, y, isAloft: ALOFT.includes(id) })),
  { x: 0.11, y: 0.81, isAloft: false },
  { x: 0.37, y: 0.53, isAloft: false },
  { x: 0.66, y: 0.55, isAloft: false },
]

/** Flowers a pair was worth before they were counted. */
const OLD_WORTH = 3

/** Saves from before the garden get the flowers of all pairs found so far. */
export function getGarden(album: Album): Garden {
  const old = album.met.reduce((sum, times) => sum + times, 0) * OLD_WORTH
  return (album.garden ??= { flowers: old, all: old, planted: [], walks: 0, days: 0 })
}

export function winFlowers(album: Album, count: number): void {
  const garden = getGarden(album)
  garden.flowers += count
  garden.all += count
}

export const canPlant = ({ flowers, planted }: Garden, { id, price }: Thing): boolean =>
  flowers >= price && !planted.includes(id)

/** The number of the spot where it stands, or would stand by itself. */
export const spotOf = ({ spots }: Pick<Garden, 'spots'>, id: ThingId): number =>
  spots?.[id] ?? THINGS.findIndex((thing) => thing.id === id)

export const findThingAt = (garden: Garden, spot: number): ThingId | undefined =>
  garden.planted.find((id) => spotOf(garden, id) === spot)

/** What flies belongs into the sky, and nothing else does. */
export const fitsSpot = (id: ThingId, spot: number): boolean => SPOTS[spot]?.isAloft === ALOFT.includes(id)

/** Plants it in a free spot where there are flowers enough. */
export function plant(garden: Garden, thing: Thing, spot: number): boolean {
  if (!canPlant(garden, thing) || !fitsSpot(thing.id, spot) || findThingAt(garden, spot)) return false
  garden.flowers -= thing.price
  garden.planted.push(thing.id)
  garden.spots = { ...garden.spots, [thing.id]: spot }
  return true
}

/** Moves an object to another spot and swaps it with the object there. */
export function carry(garden: Garden, id: ThingId, spot: number): boolean {
  const from = spotOf(garden, id)
  if (!garden.planted.includes(id) || from === spot || !fitsSpot(id, spot)) return false
  const other = findThingAt(garden, spot)
  garden.spots = { ...garden.spots, [id]: spot, ...(other ? { [other]: from } : {}) }
  return true
}

/** The cheapest object that is not planted yet. */
export const findNext = ({ planted }: Garden): Thing | undefined =>
  THINGS.find(({ id }) => !planted.includes(id))

/** Friends who moved in with what was planted, in the order of the things. */
export const listFriends = ({ planted }: Pick<Garden, 'planted'>): Helper[] =>
  THINGS.flatMap(({ id, friend }) => (friend && planted.includes(id) ? [friend] : []))

/** Those whose sticker is golden live in the garden. */
export const listResidents = ({ met }: Album): number[] =>
  met.flatMap((times, i) => (isGold(times) ? [i] : []))

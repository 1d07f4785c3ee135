/** Stores the results of a finished run: best times, ghosts, carrots, golden carrots, the farthest drive. */
import type { Kit } from '@playhouse/game-kit'
import type { createRecorder, Ghost, SaveData } from './ghost.ts'
import { countCarrots, hatOf } from '../art/hats.ts'
import { findHill } from '../rules/hills.ts'
import { LEVELS } from '../rules/levels.ts'
import { metresOf } from '../rules/road.ts'
import { isCargoComplete } from '../rules.ts'
import type { Game, State } from '../state.ts'
import type { VehicleName } from '../rules/vehicles.ts'

/** New records of this run, for its card. */
export type News = {
  /** Ticks of the best drive before this one. */
  before: number | undefined
  /** Metres of the farthest drive before this one. */
  farthest: number
  /** The number of the hat that was earned; 0: none. */
  hat: number
  /** Numbers of the coats of paint that were opened. */
  paints: readonly number[]
  car: VehicleName | null
  /** Ticks of the golden hare that was raced, and whether its carrot is won with this run. */
  rival: number | null
  golden: boolean
}

export type RecordsTarget = Pick<Kit<Game, SaveData>, 'start' | 'data' | 'save'>

/** A hill's own vehicle has the plain key, as ever. */
export function keyOf({ mode, level, seed, car }: State, day: string): string {
  if (mode !== 'levels') return `${mode}/${day}`
  return car === findHill(mode, level, seed).car ? `levels/${level}` : `levels/${level}/${car}`
}

export function saveResults(
  { start, data, save }: RecordsTarget,
  state: State,
  recorder: Pick<ReturnType<typeof createRecorder>, 'give'>,
  rival: Pick<Ghost, 'ticks'> | null,
): News {
  const key = keyOf(state, start.day)
  const news: News = {
    before: data.times[key],
    farthest: data.road?.metres ?? 0,
    hat: 0,
    paints: [],
    car: null,
    rival: rival?.ticks ?? null,
    golden: false,
  }
  if (state.mode === 'road') saveRoad(data, state)
  else saveTime(data, key, state, recorder)
  if (state.mode === 'levels') {
    delete data.crashes?.[`levels/${state.level}`]
    const before = hatOf(countCarrots(data.carrots))
    const carrots = (data.carrots ??= {})
    carrots[state.level] = Math.max(carrots[state.level] ?? 0, countGain(state))
    const hat = hatOf(countCarrots(carrots))
    news.hat = hat > before ? hat : 0
    const next = news.before === undefined ? LEVELS[state.level] : undefined
    if (next && next.car !== findHill('levels', state.level, state.seed).car) news.car = next.car
    if (rival && isCargoComplete(state) && state.ticks < rival.ticks) {
      const golden = (data.golden ??= {})
      news.golden = golden[state.level] === undefined
      golden[state.level] = Math.min(golden[state.level] ?? Infinity, state.ticks)
    }
  }
  save()
  return news
}

/** A flip is worth carrots, too. */
export const FLIP_CARROTS = 2
const countGain = ({ eaten, flips }: State): number => eaten.filter(Boolean).length + flips * FLIP_CARROTS

function saveTime(
  { times, ghosts }: SaveData,
  key: string,
  { ticks, car }: State,
  recorder: Pick<ReturnType<typeof createRecorder>, 'give'>,
): void {
  if ((times[key] ?? Infinity) <= ticks) return
  // Days gone by are not driven again.
  for (const bests of [times, ghosts])
    for (const old of Object.keys(bests)) if (old.startsWith('daily/') && old !== key) delete bests[old]
  const own = recorder.give(car, ticks)
  if (own) ghosts[key] = own
  times[key] = ticks
}

function saveRoad(data: SaveData, state: State): void {
  const metres = metresOf(state)
  if (metres <= (data.road?.metres ?? 0)) return
  data.road = { metres, stalls: state.leg, delivered: state.delivered }
}

/** Prizes: each opens at a number of stars; all other pieces are in the wardrobe from the start. */
import { findPiece, listKind } from './catalogue.ts'
import type { Piece } from './catalogue.ts'
import type { Kind } from './cuts.ts'

/** In the order they are won. */
const NAMES = [
  'fairy-wings',
  'star-shades',
  'comet-mini',
  'biker-jacket',
  'mermaid-gown',
  'grand-bow',
  'disco-platforms',
  'cloud-tutu',
  'butterfly-wings',
  'heart-shades',
  'gala-gown',
  'roller-skates',
  'moon-purse',
  'cat-ears',
  'star-bodice',
  'opera-coat',
  'genie-trousers',
  'moonstone-tiara',
  'flapper',
  'bunny-slippers',
  'bat-wings',
  'firefly-lantern',
  'tulle-cloud',
  'petal-bib',
  'winged-shoes',
  'flower-crown',
  'star-blazer',
  'petal-skirt',
  'speed-visor',
  'velvet-court',
  'comet-train',
  'moon-boots',
  'sequin-shell',
  'bouquet',
  'witch-hat',
  'kimono-robe',
  'raven-points',
  'umbrella',
  'star-cape',
  'cloud-puffer',
  'blossom-veil',
  'witch-gown',
  'crystal-slippers',
  'feather-mask',
  'wizard-robe',
  'sun-halo',
  'swan-wings',
  'starlight-gown',
] as const
/** The first prize comes with the first star, the next with every second one. */
const STARS_APART = 2

export type Prize = { piece: number; stars: number }
export const PRIZES: readonly Prize[] = NAMES.map((name, i) => ({
  piece: findPiece(name).id,
  stars: 1 + i * STARS_APART,
}))
const costs = new Map(PRIZES.map(({ piece, stars }) => [piece, stars]))

/** Stars that open a piece; 0 is open from the start. */
export const costOf = (piece: number): number => costs.get(piece) ?? 0
export const listOpen = (kind: Kind, stars: number): readonly Piece[] =>
  listKind(kind).filter(({ id }) => costOf(id) <= stars)
/** Won prizes first, then the others, the nearest first. */
export const sortByCost = (pieces: readonly Piece[], isOpen: (piece: number) => boolean): number[] =>
  pieces
    .map(({ id }) => ({ id, cost: isOpen(id) ? 0 : costOf(id) }))
    .sort((a, b) => a.cost - b.cost || a.id - b.id)
    .map(({ id }) => id)

/** The stars every player has at this card at least: one for each card before it. Goals and bots rely on no more. */
export const sureStars = ({ mode, level }: { mode: string; level: number }): number =>
  mode === 'shows' ? level - 1 : 0

/** The prizes between two numbers of stars. */
export const listWon = (from: number, to: number): readonly Prize[] =>
  PRIZES.filter(({ stars }) => stars > from && stars <= to)
export const findNextPrize = (stars: number): Prize | null =>
  PRIZES.find((prize) => prize.stars > stars) ?? null

/** All stars of the theme cards. */
export const sumStars = (stars: Record<string, Record<string, number>>): number =>
  Object.values(stars.shows ?? {}).reduce((sum, one) => sum + one, 0)

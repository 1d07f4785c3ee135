/** The best outfit for a theme: the reference for star goals, and the strategy of the expert bot. */
import { listKind } from '../data/catalogue.ts'
import { KINDS } from '../data/cuts.ts'
import type { Kind } from '../data/cuts.ts'
import { AGAIN_IN_COLOUR, judge, stylePoints } from './judging.ts'
import type { Look, Model, Worn } from './look.ts'
import { SWATCHES } from './palette.ts'
import { listOpen } from '../data/prizes.ts'
import { finish } from './matching-bonus.ts'
import { dyesOf } from '../data/themes.ts'
import type { Theme } from '../data/themes.ts'

const NEUTRALS = [0, 4, 32]
const ANYONE: Model = { skin: 0, body: 0, face: 0, eyes: 0, aid: 0 }

/** What a piece is worth by itself, its faults included. */
function worthOf(piece: number, kind: Kind, theme: Theme): number {
  const style = stylePoints(piece, theme).reduce((sum, [, points]) => sum + points, 0)
  const tags = listKind(kind).find(({ id }) => id === piece)!.tags
  const fault = theme.avoid ? 2 * (tags[theme.avoid] ?? 0) : 0
  return (
    style -
    fault +
    (theme.musts.includes(kind) ? 8 : 0) +
    (theme.palette && kind !== 'hair' ? AGAIN_IN_COLOUR : 0)
  )
}

function bestOf(kind: Kind, theme: Theme, stars: number): { piece: number; worth: number } {
  let best = { piece: -1, worth: -Infinity }
  for (const { id } of listOpen(kind, stars)) {
    const worth = worthOf(id, kind, theme)
    if (worth > best.worth) best = { piece: id, worth }
  }
  return best
}

/** Kinds and pieces worth wearing, the best first; clothes before trimmings. */
function planPieces(theme: Theme, stars: number): { kind: Kind; piece: number }[] {
  const best = Object.fromEntries(KINDS.map((kind) => [kind, bestOf(kind, theme, stars)])) as Record<
    Kind,
    { piece: number; worth: number }
  >
  const isDress = best.dress.worth >= best.top.worth + best.bottom.worth - (theme.most > 0 ? 4 : 0)
  const base: Kind[] = isDress ? ['dress', 'shoes'] : ['top', 'bottom', 'shoes']
  const rest = KINDS.filter(
    (kind) => !['dress', 'top', 'bottom', 'shoes'].includes(kind) && best[kind].worth > 0,
  ).sort((a, b) => best[b].worth - best[a].worth)
  const all = [...base, ...rest]
  return (theme.most > 0 ? all.slice(0, theme.most) : all).map((kind) => ({ kind, piece: best[kind].piece }))
}

/** Every choice of a card's colours, the first one foremost. */
const listMixes = (dyes: readonly number[]): number[][] =>
  Array.from({ length: 2 ** dyes.length - 1 }, (_, i) => dyes.filter((_dye, bit) => (i + 1) & (1 << bit)))
/** Where a card names no colours: one with a neutral, or one with another across the wheel. */
const HUES = [...SWATCHES.keys()].slice(0, 32)
const PAIRS: readonly number[][] = HUES.flatMap((a) =>
  [...NEUTRALS, ...HUES.filter((b) => isAcross(a, b))].map((b) => [a, a, b]),
)
function isAcross(a: number, b: number): boolean {
  const [from, to] = [SWATCHES[a]!.hue, SWATCHES[b]!.hue]
  return from >= 0 && to >= 0 && Math.abs(from - to) === 6
}

/** By the theme itself, which a verdict asks for in every picture, and by what it says. */
const recent = new WeakMap<Theme, { stars: number; look: Look }>()
const known = new Map<string, Look>()
const MAX_CACHED = 200
/** With the pieces that are open at so many stars. */
export function findBestLook(theme: Theme, stars: number): Look {
  const last = recent.get(theme)
  if (last?.stars === stars) return last.look
  const look = recall(theme, stars)
  recent.set(theme, { stars, look })
  return look
}
function recall(theme: Theme, stars: number): Look {
  const key = `${stars} ${JSON.stringify(theme)}`
  const found = known.get(key)
  if (found) return found
  const pieces = planPieces(theme, stars)
  const tries = theme.palette ? listMixes(dyesOf(theme.palette)) : PAIRS
  let best: { look: Look; score: number } | null = null
  for (const dyes of tries) {
    const wear: Partial<Record<Kind, Worn>> = {}
    let nth = 0
    pieces.forEach(({ kind, piece }) => {
      const own = listKind(kind).find(({ id }) => id === piece)!
      wear[kind] =
        kind === 'hair'
          ? { piece, a: own.a, b: own.b, pattern: own.pattern }
          : { piece, a: dyes[nth++ % dyes.length]!, b: own.b, pattern: own.pattern }
    })
    const look = finish({ model: ANYONE, pose: 0, mood: 0, wear }, theme)
    const { score } = judge(look, theme)
    // Of equals, more colours are lovelier than one.
    const worth = score + dyes.length * 0.1
    if (!best || worth > best.score) best = { look, score: worth }
  }
  if (known.size > MAX_CACHED) known.clear()
  known.set(key, best!.look)
  return best!.look
}

/** What a perfect outfit would score. */
export const findPar = (theme: Theme, stars: number): number => judge(findBestLook(theme, stars), theme).score

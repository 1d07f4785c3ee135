/** The best outfit for a theme: what goals are measured by, and what a very good player finds. */
import { listKind } from './catalogue.ts'
import { KINDS } from './cuts.ts'
import type { Kind } from './cuts.ts'
import { judge, stylePoints } from './judging.ts'
import type { Look, Model, Worn } from './look.ts'
import { SWATCHES } from './palette.ts'
import { listOpen } from './prizes.ts'
import { dyesOf } from './themes.ts'
import type { Theme } from './themes.ts'

const NEUTRALS = [0, 4, 32]
const ANYONE: Model = { skin: 0, body: 0, face: 0, eyes: 0, aid: 0 }

/** What a piece is worth by itself, its faults included. */
export function worthOf(piece: number, kind: Kind, theme: Theme): number {
  const style = stylePoints(piece, theme).reduce((sum, [, points]) => sum + points, 0)
  const tags = listKind(kind).find(({ id }) => id === piece)!.tags
  const fault = theme.avoid ? 2 * (tags[theme.avoid] ?? 0) : 0
  return style - fault + (theme.musts.includes(kind) ? 8 : 0) + (theme.palette && kind !== 'hair' ? 2 : 0)
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
export function planPieces(theme: Theme, stars: number): { kind: Kind; piece: number }[] {
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

const known = new Map<string, Look>()
/** With the pieces that are open at so many stars. */
export function findBestLook(theme: Theme, stars: number): Look {
  const key = `${stars} ${JSON.stringify(theme)}`
  const found = known.get(key)
  if (found) return found
  const pieces = planPieces(theme, stars)
  const dyes = theme.palette ? dyesOf(theme.palette) : [...SWATCHES.keys()].slice(0, 32)
  const tries = theme.palette
    ? dyes.flatMap((a) => dyes.map((b): [number, number] => [a, b]))
    : dyes.flatMap((a) => NEUTRALS.map((b): [number, number] => [a, b]))
  let best: { look: Look; score: number } | null = null
  for (const [a, b] of tries) {
    const wear: Partial<Record<Kind, Worn>> = {}
    pieces.forEach(({ kind, piece }, i) => {
      const own = listKind(kind).find(({ id }) => id === piece)!
      wear[kind] =
        kind === 'hair'
          ? { piece, a: own.a, b: own.b, pattern: own.pattern }
          : { piece, a: i % 3 === 2 ? b : a, b: own.b, pattern: own.pattern }
    })
    const look: Look = { model: ANYONE, pose: 0, mood: 0, wear }
    const { score } = judge(look, theme)
    // Of equals, two colours are lovelier than one.
    const worth = score + (a === b ? 0 : 0.5)
    if (!best || worth > best.score) best = { look, score: worth }
  }
  known.set(key, best!.look)
  return best!.look
}

/** What a perfect outfit would score. */
export const findPar = (theme: Theme, stars: number): number => judge(findBestLook(theme, stars), theme).score

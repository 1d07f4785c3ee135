/** The scoring of the three judges: styles, colours, finish. Every point has its sentence; bodies are never judged. */
import { PIECES } from '../data/catalogue.ts'
import { KINDS } from '../data/cuts.ts'
import type { Kind } from '../data/cuts.ts'
import type { Look } from './look.ts'
import { SWATCHES } from './palette.ts'
import { dyesOf } from '../data/themes.ts'
import type { Theme } from '../data/themes.ts'
import type { Tag } from './tags.ts'
import { countTrims, ECHO_POINTS, findEcho, findPose } from './matching-bonus.ts'

export type Judge = 'tansy' | 'otto' | 'nova'
/** What a point was given for; texts make the sentence. */
export type Remark =
  | { judge: 'tansy'; what: 'style'; piece: number; tag: Tag; points: number }
  | { judge: 'tansy'; what: 'nothing'; points: 0 }
  | { judge: 'tansy'; what: 'echo'; pattern: number; points: number }
  | { judge: 'otto'; what: 'palette'; piece: number; dye: number; points: number }
  | { judge: 'otto'; what: 'harmony'; scheme: Scheme; points: number }
  | { judge: 'otto'; what: 'trim'; points: number }
  | { judge: 'nova'; what: 'pose'; tag: Tag; points: number }
  | { judge: 'nova'; what: 'must'; kind: Kind; piece: number; points: number }
  | { judge: 'nova'; what: 'missing'; kind: Kind; points: number }
  | { judge: 'nova'; what: 'avoid'; piece: number; tag: Tag; points: number }
  | { judge: 'nova'; what: 'few'; most: number; points: number }
  | { judge: 'nova'; what: 'many'; most: number; points: number }
  | { judge: 'nova'; what: 'complete'; points: number }
  | { judge: 'nova'; what: 'bare'; points: number }
export type Scheme = 'tone' | 'neighbours' | 'opposites' | 'triad' | 'neutral' | 'loud'
export type Verdict = { remarks: Remark[]; totals: Record<Judge, number>; score: number }

export function judge(look: Look, theme: Theme): Verdict {
  const remarks = [...judgeStyle(look, theme), ...judgeColour(look, theme), ...judgeFinish(look, theme)]
  const totals: Record<Judge, number> = { tansy: 0, otto: 0, nova: 0 }
  for (const { judge: who, points } of remarks) totals[who] += points
  const score = Math.max(0, totals.tansy + totals.otto + totals.nova)
  return { remarks, totals, score }
}

export const listWorn = ({ wear }: Look): { kind: Kind; piece: number; a: number; b: number }[] =>
  KINDS.flatMap((kind) => {
    const worn = wear[kind]
    return worn ? [{ kind, ...worn }] : []
  })

/** A dress does the work of a top and a bottom, so it counts twice. */
export function stylePoints(piece: number, theme: Theme): [tag: Tag, points: number][] {
  const { kind, tags } = PIECES[piece]!
  const times = kind === 'dress' ? 2 : 1
  return Object.entries(theme.tags).flatMap(([tag, weight]): [Tag, number][] => {
    const own = tags[tag as Tag] ?? 0
    return own > 0 ? [[tag as Tag, own * weight * times]] : []
  })
}

function judgeStyle(look: Look, theme: Theme): Remark[] {
  const remarks = listWorn(look)
    .flatMap(({ piece }) =>
      stylePoints(piece, theme).map(([tag, points]): Remark => ({
        judge: 'tansy',
        what: 'style',
        piece,
        tag,
        points,
      })),
    )
    .sort((a, b) => b.points - a.points)
  if (remarks.length === 0) return [{ judge: 'tansy', what: 'nothing', points: 0 }]
  const pattern = findEcho(look)
  return pattern > 0 ? [...remarks, { judge: 'tansy', what: 'echo', pattern, points: ECHO_POINTS }] : remarks
}

/** The first piece in each of the card's colours, and every other one in it. */
export const FIRST_IN_COLOUR = 4
export const AGAIN_IN_COLOUR = 1
function judgeColour(look: Look, theme: Theme): Remark[] {
  const remarks: Remark[] = []
  const worn = listWorn(look).filter(({ kind }) => kind !== 'hair')
  if (theme.palette) {
    const dyes = dyesOf(theme.palette)
    const seen = new Set<number>()
    for (const { piece, a } of worn) {
      if (!dyes.includes(a)) continue
      const points = seen.has(a) ? AGAIN_IN_COLOUR : FIRST_IN_COLOUR
      remarks.push({ judge: 'otto', what: 'palette', piece, dye: a, points })
      seen.add(a)
    }
  }
  if (worn.length > 1) {
    const scheme = findScheme(worn.map(({ a }) => a))
    remarks.push({ judge: 'otto', what: 'harmony', scheme, points: SCHEME_POINTS[scheme] })
  }
  const trims = countTrims(look)
  if (trims > 0) remarks.push({ judge: 'otto', what: 'trim', points: trims })
  return remarks
}

/** Two hues that answer each other are worth a whole gown. */
export const SCHEME_POINTS: Record<Scheme, number> = {
  tone: 6,
  neighbours: 8,
  opposites: 12,
  triad: 12,
  neutral: 4,
  loud: 0,
}

/** How the main dyes lie on the wheel of twelve; ivory, ink, metals and browns go with everything. */
export function findScheme(dyes: readonly number[]): Scheme {
  const hues = [...new Set(dyes.map((dye) => SWATCHES[dye]?.hue ?? -1).filter((hue) => hue >= 0))].sort(
    (a, b) => a - b,
  )
  if (hues.length === 0) return 'neutral'
  if (hues.length === 1) return 'tone'
  const gaps = hues.map((hue, i) => (i + 1 < hues.length ? hues[i + 1]! - hue : hues[0]! + 12 - hue))
  const widest = Math.max(...gaps)
  if (widest >= 9) return 'neighbours'
  const groups = groupHues(hues)
  if (groups.length === 2) {
    const apart = Math.abs(groups[0]! - groups[1]!)
    if (Math.min(apart, 12 - apart) >= 5) return 'opposites'
  }
  if (groups.length === 3 && gaps.filter((gap) => gap >= 3).length === 3) return 'triad'
  return 'loud'
}

/** Hues next to each other count as one; the middle of each group. */
function groupHues(hues: readonly number[]): number[] {
  const groups: number[][] = []
  for (const hue of hues) {
    const last = groups.at(-1)
    if (last && hue - last.at(-1)! <= 1) last.push(hue)
    else groups.push([hue])
  }
  if (groups.length > 1 && groups[0]![0]! + 12 - groups.at(-1)!.at(-1)! <= 1) {
    const tail = groups.pop()!
    groups[0]!.unshift(...tail.map((hue) => hue - 12))
  }
  return groups.map((group) => (group.reduce((sum, hue) => sum + hue, 0) / group.length + 12) % 12)
}

const MUST_POINTS = 5
/** Where only so many pieces may go along: for keeping to it, and for each one more. */
const FEW_POINTS = 3
const MANY_POINTS = -3
function judgeFinish(look: Look, theme: Theme): Remark[] {
  const remarks: Remark[] = []
  const worn = listWorn(look)
  const { wear } = look
  for (const kind of theme.musts) {
    const own = wear[kind]
    if (own) remarks.push({ judge: 'nova', what: 'must', kind, piece: own.piece, points: MUST_POINTS })
    else remarks.push({ judge: 'nova', what: 'missing', kind, points: -3 })
  }
  if (theme.avoid)
    for (const { piece } of worn) {
      const own = PIECES[piece]!.tags[theme.avoid]
      if (own) remarks.push({ judge: 'nova', what: 'avoid', piece, tag: theme.avoid, points: -2 * own })
    }
  const isDressed = Boolean(wear.dress ?? (wear.top && wear.bottom))
  if (isDressed && wear.shoes) remarks.push({ judge: 'nova', what: 'complete', points: 3 })
  else remarks.push({ judge: 'nova', what: 'bare', points: -4 })
  const pose = findPose(look.pose, theme)
  if (pose) remarks.push({ judge: 'nova', what: 'pose', ...pose })
  if (theme.most > 0) {
    const over = worn.length - theme.most
    remarks.push(
      over > 0
        ? { judge: 'nova', what: 'many', most: theme.most, points: MANY_POINTS * over }
        : { judge: 'nova', what: 'few', most: theme.most, points: FEW_POINTS },
    )
  }
  return remarks
}

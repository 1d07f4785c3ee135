/** Matching bonuses of the judges: Tansy likes a pattern used twice, Otto trims in the dye of another piece, Nova a pose that suits the card. */
import { KINDS } from '../data/cuts.ts'
import type { Look, Worn } from './look.ts'
import { TAGS } from './tags.ts'
import type { Tag } from './tags.ts'
import type { Theme } from '../data/themes.ts'

export const ECHO_POINTS = 5
/** A pattern is met again only where not too many others talk at once. */
const MAX_PATTERNS = 2
export const MAX_TRIMS = 4
/** For the card's first style; half of it for the others. */
const POSE_POINTS = 4
/** What each pose says, in the order in which poses are chosen. */
export const POSE_TAGS: readonly (readonly Tag[])[] = [
  ['elegant', 'retro'],
  ['playful', 'cosy'],
  ['sporty', 'magical'],
  ['bold', 'sporty'],
  ['romantic', 'mysterious', 'cosy'],
  ['natural', 'magical', 'playful'],
]

/** Hair has no cloth. */
export const listCloth = ({ wear }: Look): Worn[] =>
  KINDS.flatMap((kind) => (kind === 'hair' ? [] : (wear[kind] ?? [])))

/** The pattern that is met again, or 0. */
export function findEcho(look: Look): number {
  const patterns = listCloth(look).flatMap(({ pattern }) => (pattern > 0 ? [pattern] : []))
  if (new Set(patterns).size > MAX_PATTERNS) return 0
  return patterns.find((one, i) => patterns.indexOf(one) < i) ?? 0
}
/** Trims in the main dye of another piece. */
export function countTrims(look: Look): number {
  const cloth = listCloth(look)
  const answers = cloth.filter(({ a, b }, i) => a !== b && cloth.some((other, j) => i !== j && other.a === b))
  return Math.min(MAX_TRIMS, answers.length)
}
/** The style of the card that a pose says best. */
export function findPose(pose: number, { tags }: Pick<Theme, 'tags'>): { tag: Tag; points: number } | null {
  const said = POSE_TAGS[pose] ?? []
  const [tag] = TAGS.filter((one) => tags[one] && said.includes(one)).sort((a, b) => tags[b]! - tags[a]!)
  return tag ? { tag, points: tags[tag]! > 1 ? POSE_POINTS : POSE_POINTS / 2 } : null
}
function findBestPose(theme: Theme): number {
  const worth = POSE_TAGS.map((_, pose) => findPose(pose, theme)?.points ?? 0)
  return worth.indexOf(Math.max(...worth))
}

/** Sets trims, a pattern and the pose of a dressed look so that all three judges have their thing. */
export function finish(look: Look, theme: Theme): Look {
  const wear: Look['wear'] = { ...look.wear }
  const kinds = KINDS.filter((kind) => kind !== 'hair' && wear[kind])
  const mains = [...new Set(kinds.map((kind) => wear[kind]!.a))]
  for (const kind of kinds) {
    if (countTrims({ ...look, wear }) >= MAX_TRIMS) break
    const own = wear[kind]!
    const answer = mains.find((dye) => dye !== own.a)
    if (answer !== undefined && !(own.b !== own.a && mains.includes(own.b)))
      wear[kind] = { ...own, b: answer }
  }
  const counts = new Map<number, number>()
  for (const kind of kinds) {
    const { pattern } = wear[kind]!
    if (pattern > 0) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  const [first, second] = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b)
  const chosen = first ?? 1
  // Others than the two that are met most would be too many.
  for (const kind of kinds) {
    const own = wear[kind]!
    if (own.pattern > 0 && own.pattern !== chosen && own.pattern !== second)
      wear[kind] = { ...own, pattern: chosen }
  }
  for (const kind of kinds) {
    if (findEcho({ ...look, wear }) > 0) break
    if (wear[kind]!.pattern === 0) wear[kind] = { ...wear[kind]!, pattern: chosen }
  }
  return { ...look, pose: findBestPose(theme), wear }
}

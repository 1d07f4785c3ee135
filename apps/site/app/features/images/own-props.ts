/**
 * Beside what a game of matching or merging is about: three of it that meet, or a small one that becomes a large one. A game of
 * matching cars shows matched cars, never gems.
 */
import type { MotifSubject } from './find-motifs.ts'
import { holds } from './label-conditions.ts'
import { hashText } from './seeded-random.ts'
import { listPhrases } from './split-title.ts'

const BOARDS = ['row', 'column', 'square'] as const
/** Three alike, on no board. */
const TRIOS = ['trio', 'rack', 'swap', 'flash', 'chain', 'bubbles', 'shelf', 'glow'] as const
const GROWTHS = ['growth', 'sum', 'steps', 'turning', 'meeting', 'raised'] as const
export const OWN_PROPS = [...BOARDS, ...TRIOS, ...GROWTHS]
export type OwnProp = (typeof OWN_PROPS)[number]
const MATCHES: readonly OwnProp[] = [...BOARDS, ...TRIOS]

/** Whether it shows three that meet, not one that grows. */
export const isMatch = (prop: OwnProp): boolean => MATCHES.includes(prop)

const MERGING = 'merge* merging merger fusion'
const MATCHING = 'match-3 match3 mach-3 collapse'
/** It says only that what is alike is found. */
const PAIRING = 'match matching matches'
/** Pictures and cards are compared, clothes put together. */
const OTHER_MATCHES = 'difference dress-up fashion pic pics picture pictures image images word'
const MATCHING_TAGS = 'match-3 collapse'
/** Games of these kinds are matched or merged in another way. */
const OTHER_KINDS =
  '2048 memory memo bubble bubble-shooter brick-breaker mahjong mahjong-connect solitaire card cards jigsaw'

/** Null where nothing is matched or merged. */
export function listOwnProps({ title, tags = [] }: MotifSubject): readonly OwnProp[] | null {
  const phrases = listPhrases(title)
  if (holds(OTHER_KINDS, [...phrases, ...tags])) return null
  if (holds(MERGING, phrases)) return GROWTHS
  if (holds(MATCHING, phrases) || holds(MATCHING_TAGS, tags)) return MATCHES
  if (holds(PAIRING, phrases)) return holds(OTHER_MATCHES, [...phrases, ...tags]) ? null : TRIOS
  return holds('merge', tags) ? GROWTHS : null
}

/** Neighbours in lists differ in their palettes, so they differ in what these choose. */
export const pickOwnProp = (props: readonly OwnProp[], slug: string, palette: number): OwnProp =>
  props[(2 * palette + (hashText(`own ${slug}`) % 2)) % props.length]!

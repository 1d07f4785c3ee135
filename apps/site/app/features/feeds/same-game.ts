/**
 * Whether two records with the same title are the same game. In doubt they are not: two games with one title are a blemish, but of two
 * games that were taken for one, the second cannot be found any more, and may one day be played under the other's text.
 */
import { isGenericTitle } from './generic-titles.ts'

export interface GameEvidence {
  provider: string
  /** Whether the provider makes the games it lists, so that no other provider has them. */
  isMaker: boolean
  title: string
  /** Empty where the record does not say. */
  maker: string
  description: string
  /** Empty where the record has none. */
  instructions: string
  /** Width divided by height of the stage. */
  ratio: number
  /** The play address. */
  url: string
  /** The wide cover's address, if there is one. */
  cover: string | null
}

/** Three words in a row are hardly ever the same by chance, unless the texts are a line long. */
const SHINGLE_WORDS = 3
const MIN_SHINGLES = 12
/** Half of one text is in the other: two providers cut or edited it. */
const ALIKE_SHARE = 0.5
/** A short text says something only when all of it is in the other. */
const MIN_CONTAINED_SHINGLES = 9
/** Sizes that many games have, or that stand for an unknown one. */
const COMMON_RATIOS = [1.333, 1.778, 1, 0.75, 0.563, 1.6, 0.625]
const SAME_RATIO = 0.006
/** One provider's own texts follow a pattern; only the same text twice is the same game twice. */
const ALIKE_SHARE_WITHIN_PROVIDER = 0.9

/** What decided. The last four are of records that are not the same game. */
export type ComparisonReason =
  | 'same-address'
  | 'alike-texts'
  | 'contained-text'
  | 'same-cover'
  | 'same-maker'
  | 'same-size'
  | 'title-only'
  | 'other-makers'
  | 'own-maker'
  | 'generic-title'
  | 'no-evidence'

interface Judgement {
  isSame: boolean
  reason: ComparisonReason
}

export interface Comparison extends Judgement {
  /** How much of the shorter description is in the other, from 0 to 1; null for texts that are too short. */
  textShare: number | null
  makers: 'same' | 'different' | 'unknown'
  hasSameSize: boolean
}

export function isSameGame(a: GameEvidence, b: GameEvidence): boolean {
  return judge(a, b).isSame
}

/** The same decision as `isSameGame`, with what it rests on. */
export function compareGames(a: GameEvidence, b: GameEvidence): Comparison {
  return {
    ...judge(a, b),
    textShare: measureShare(a.description, b.description),
    makers: compareMakers(a, b),
    hasSameSize: Math.abs(a.ratio - b.ratio) <= SAME_RATIO,
  }
}

const same = (reason: ComparisonReason): Judgement => ({ isSame: true, reason })
const different = (reason: ComparisonReason): Judgement => ({ isSame: false, reason })

function judge(a: GameEvidence, b: GameEvidence): Judgement {
  if (isSameAddress(a.url, b.url)) return same('same-address')
  const makers = compareMakers(a, b)
  const isSameProvider = a.provider === b.provider
  if (isSameProvider && makers === 'different') return different('other-makers')
  const share = isSameProvider ? ALIKE_SHARE_WITHIN_PROVIDER : ALIKE_SHARE
  if ((measureShare(a.description, b.description) ?? 0) >= share) return same('alike-texts')
  if (isSameProvider)
    return a.cover !== null && a.cover === b.cover ? same('same-cover') : different('no-evidence')
  if (isContained(a, b) || isContained(b, a)) return same('contained-text')
  // Another provider may have a maker's game, in the maker's own size.
  if (a.isMaker || b.isMaker)
    return haveUnusualSize(a, b) && !isGenericTitle(a.title) ? same('same-size') : different('own-maker')
  if (makers !== 'unknown') return makers === 'same' ? same('same-maker') : different('other-makers')
  return isGenericTitle(a.title) ? different('generic-title') : same('title-only')
}

function compareMakers(a: GameEvidence, b: GameEvidence): Comparison['makers'] {
  const [makerA, makerB] = [foldMaker(a.maker), foldMaker(b.maker)]
  if (makerA === '' || makerB === '') return 'unknown'
  return makerA === makerB ? 'same' : 'different'
}

function isSameAddress(a: string, b: string): boolean {
  const [one, other] = [URL.parse(a), URL.parse(b)]
  if (!one || !other) return a === b
  return one.host === other.host && trimPath(one.pathname) === trimPath(other.pathname)
}

function trimPath(path: string): string {
  return path.replace(/\/+(?:index\.html?)?$/, '')
}

const LEGAL_FORM_RE =
  /\b(?:games?|studios?|entertainment|interactive|gmbh|ltd|llc|inc|srl|limited|co|com|www)\b/g

/** `MarketJS Ltd.` and `Market JS` are one maker. */
function foldMaker(maker: string): string {
  const folded = maker.normalize('NFKD').toLowerCase()
  const short = folded.replace(LEGAL_FORM_RE, '').replace(/[^\p{L}\p{N}]/gu, '')
  return short === '' ? folded.replace(/[^\p{L}\p{N}]/gu, '') : short
}

function haveUnusualSize(a: GameEvidence, b: GameEvidence): boolean {
  const isCommon = COMMON_RATIOS.some((ratio) => Math.abs(ratio - a.ratio) <= SAME_RATIO)
  return !isCommon && Math.abs(a.ratio - b.ratio) <= SAME_RATIO
}

/** One provider's description is a sentence of the other's texts. */
function isContained(short: GameEvidence, long: GameEvidence): boolean {
  const shingles = toShingles(short.description)
  if (shingles.size < MIN_CONTAINED_SHINGLES) return false
  const texts = toShingles(`${long.description} ${long.instructions}`)
  return [...shingles].every((shingle) => texts.has(shingle))
}

/** Of the shorter text, because providers cut descriptions. */
function measureShare(a: string, b: string): number | null {
  const [one, other] = [toShingles(a), toShingles(b)]
  const [short, long] = one.size <= other.size ? [one, other] : [other, one]
  if (short.size < MIN_SHINGLES) return null
  let shared = 0
  for (const shingle of short) if (long.has(shingle)) shared++
  return shared / short.size
}

function toShingles(text: string): Set<string> {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const shingles = new Set<string>()
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at++)
    shingles.add(words.slice(at, at + SHINGLE_WORDS).join(' '))
  return shingles
}

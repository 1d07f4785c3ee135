/** Which games a query finds, with their scores: true matches first, likely ones where those are few. */
import { getTitle, getVocabulary, isSelected, type Reader, type Selection } from './index-reader.server.ts'
import { type Words, listTrigrams, measureCoverage, readWords, scoreLikeness } from './typo.ts'
import { CORRECTED, EXACT_TITLE, OTHER_TEXT, POPULARITY, TITLE_START, TITLE_WORDS } from './weights.ts'

/** Words that people add to any search for a game; left out when no title has them all. */
const FILLER_WORDS = new Set(['a', 'and', 'free', 'game', 'games', 'online', 'play', 'the', 'unblocked'])
const MAX_QUERY_WORDS = 12
/** With fewer title matches than this, mistyped titles are looked for too. */
const FEW_MATCHES = 3
const MAX_LIKELY_GAMES = 160
/** Share of the query's trigrams that a title must have to be worth comparing letter by letter. */
const MIN_SHARED = 0.2
const MAX_TRIGRAM_ENTRIES = 40_000

export interface Matches {
  scores: Map<number, number>
  titleMatchCount: number
  bestLikely: number | null
  corrected: string | null
}

function scoreTitleMatch(query: Words, title: Words): number {
  const coverage = measureCoverage(query, title)
  if (query.compact === title.compact) return EXACT_TITLE
  if (!title.compact.startsWith(query.compact)) return TITLE_WORDS.base + TITLE_WORDS.coverage * coverage
  const endsAtWord =
    query.compact.length === title.compact.length || title.starts.includes(query.compact.length)
  const { base, wholeWord, coverage: weight } = TITLE_START
  return base + (endsAtWord ? wholeWord : 0) + weight * coverage ** 2
}

/** The first `max` matches that pass the filters; they come popular first. */
function takeIds(reader: Reader, rows: Iterable<unknown>, selection: Selection, max: number): number[] {
  const ids: number[] = []
  for (const row of rows) {
    const { id } = row as { id: number }
    if (!isSelected(reader, id, selection)) continue
    ids.push(id)
    if (ids.length === max) break
  }
  return ids
}

/**
 * Every word quoted: an operator of FTS5 in a query is a word like any other. Words match by their beginning; a single letter
 * does only where it is still being typed, since half of all texts have a word for every letter.
 */
function writeMatch(words: readonly string[]): string {
  const isUnfinished = (word: string, place: number) => word.length > 1 || place === words.length - 1
  const terms = words.map((word, place) => `"${word}"${isUnfinished(word, place) ? '*' : ''}`)
  return [...new Set(terms)].slice(0, MAX_QUERY_WORDS).join(' AND ')
}

export function addTrueMatches(
  reader: Reader,
  query: Words,
  selection: Selection,
  max: number,
  matches: Matches,
): void {
  const add = (ids: number[], score: (id: number) => number) => {
    for (const id of ids) {
      if (matches.scores.has(id)) continue
      matches.scores.set(id, score(id) + POPULARITY * reader.popularities[id]!)
    }
  }
  const scoreTitle = (id: number) => scoreTitleMatch(query, getTitle(reader, id).words)
  const byStart = reader.listByStart.iterate(query.compact, `${query.compact}\u{10ffff}`)
  add(takeIds(reader, byStart, selection, max), scoreTitle)
  const match = writeMatch(query.words)
  add(takeIds(reader, reader.listByWords.iterate(`{title} : (${match})`), selection, max), scoreTitle)
  matches.titleMatchCount = matches.scores.size
  add(takeIds(reader, reader.listByWords.iterate(match), selection, max), () => OTHER_TEXT)
}

/** Games sharing most of the query's rarest trigrams. */
function listLikelyIds(reader: Reader, query: Words, selection: Selection): number[] {
  const trigrams = [...listTrigrams(query)]
    .map((trigram) => ({ trigram, count: Number(reader.countTrigram.get(trigram)?.['game_count'] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
  const shared = new Uint8Array(reader.flags.length)
  const touched: number[] = []
  let read = 0
  for (const { trigram, count } of trigrams) {
    if (read > 0 && read + count > MAX_TRIGRAM_ENTRIES) break
    read += count
    const bytes = (reader.findTrigram.get(trigram)!['game_ids'] as Uint8Array).slice()
    for (const id of new Uint32Array(bytes.buffer)) {
      if (!isSelected(reader, id, selection)) continue
      if (shared[id]!++ === 0) touched.push(id)
    }
  }
  return selectMostShared(reader, touched, shared, trigrams.length)
}

function selectMostShared(reader: Reader, ids: number[], shared: Uint8Array, queryCount: number): number[] {
  const gamesByShared = new Uint32Array(256)
  for (const id of ids) gamesByShared[shared[id]!]!++
  const fewest = Math.max(1, Math.floor(queryCount * MIN_SHARED))
  let least = 255
  for (let included = 0; least > fewest; least--) {
    included += gamesByShared[least]!
    if (included >= MAX_LIKELY_GAMES) break
  }
  // Among equals, titles of similar length first: one error hardly changes a title's length.
  const likeness = (id: number) =>
    shared[id]! / queryCount + shared[id]! / (queryCount + reader.trigramCounts[id]!)
  return ids
    .filter((id) => shared[id]! >= least)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, MAX_LIKELY_GAMES)
}

export function addLikelyMatches(
  reader: Reader,
  query: Words,
  selection: Selection,
  matches: Matches,
  isRelaxed: boolean,
): void {
  let best = 0
  for (const id of listLikelyIds(reader, query, selection)) {
    const likeness = scoreLikeness(query, getTitle(reader, id).words, isRelaxed)
    if (likeness === 0) continue
    const score = likeness + POPULARITY * reader.popularities[id]!
    if (score > best) matches.bestLikely = id
    best = Math.max(best, score)
    matches.scores.set(id, Math.max(score, matches.scores.get(id) ?? 0))
  }
}

export function collectMatches(
  reader: Reader,
  folded: string,
  selection: Selection,
  max: number,
  isExactOnly = false,
): Matches {
  const query = readWords(folded)
  const matches = createMatches()
  if (query.compact === '') return matches
  addTrueMatches(reader, query, selection, max, matches)
  const telling = query.words.filter((word) => !FILLER_WORDS.has(word))
  if (matches.titleMatchCount === 0 && telling.length > 0 && telling.length < query.words.length)
    addTrueMatches(reader, readWords(telling.join(' ')), selection, max, matches)
  if (isExactOnly) return matches
  const isExact = [...matches.scores.values()].some((score) => score >= EXACT_TITLE)
  if (matches.titleMatchCount >= FEW_MATCHES || isExact || query.compact.length < 3) return matches
  // A word that is spelled right is not a slip of another one, whether or not something listed has it.
  if (telling.length === 1 && getVocabulary(reader).knows(telling[0]!)) return matches
  if (query.compact.length >= 4) addLikelyMatches(reader, query, selection, matches, false)
  if (matches.titleMatchCount === 0 && telling.length > 0)
    addCorrectedMatches(reader, telling, selection, max, matches)
  return matches
}

export const createMatches = (): Matches => ({
  scores: new Map(),
  titleMatchCount: 0,
  bestLikely: null,
  corrected: null,
})

/** What titles, tags and categories have for the query with each unknown word replaced by the nearest known one. */
function addCorrectedMatches(
  reader: Reader,
  telling: readonly string[],
  selection: Selection,
  max: number,
  matches: Matches,
): void {
  const words = telling.slice(0, MAX_QUERY_WORDS).map((word) => getVocabulary(reader).correct(word))
  if (words.includes(null) || words.join(' ') === telling.join(' ')) return
  const corrected = createMatches()
  addTrueMatches(reader, readWords(words.join(' ')), selection, max, corrected)
  if (corrected.scores.size === 0) return
  matches.corrected = words.join(' ')
  for (const [id, score] of corrected.scores) {
    const share = CORRECTED * Math.min(1, score)
    matches.scores.set(id, Math.max(share, matches.scores.get(id) ?? 0))
  }
}

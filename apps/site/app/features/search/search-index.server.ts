/** Reads the index that `index-build.server.ts` writes: true matches first, likely ones where those are few. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { FLAGS } from './index-build.server.ts'
import { type SearchFilters, foldQuery } from './search.ts'
import { listRelatedWords } from './related-words.ts'
import {
  type Words,
  correctToTitle,
  listTrigrams,
  measureCoverage,
  readWords,
  scoreLikeness,
} from './typo.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Matches looked at of each kind: for a page of results, and for the list under the field. */
const MAX_PAGE_MATCHES = 1500
const MAX_SUGGESTED_MATCHES = 150
/** Words that people add to any search for a game; left out when no title has them all. */
const FILLER_WORDS = new Set(['a', 'and', 'free', 'game', 'games', 'online', 'play', 'the', 'unblocked'])
const MAX_QUERY_WORDS = 12
/** Popularity decides between equals and near equals, never between an exact title and a part of one. */
const POPULARITY_WEIGHT = 0.1
/** With fewer title matches than this, mistyped titles are looked for too. */
const FEW_MATCHES = 3
const MAX_LIKELY_GAMES = 160
/** Share of the query's trigrams that a title must have to be worth comparing letter by letter. */
const LEAST_SHARED = 0.2
const MAX_TRIGRAM_ENTRIES = 40_000
const START_SCORE = 0.68
const WHOLE_WORD_SCORE = 0.8
/** Of what a title scores for the words as typed, where they had to be corrected first. */
const CORRECTED_SHARE = 0.8

export interface SearchResult {
  /** All matches, of which `slugs` is one page; matches past 1,500 of a kind are not counted. */
  total: number
  slugs: string[]
  /** What was found instead, where nothing has the words as typed and it is clear what was meant. */
  corrected?: string
  /** Nothing has the words as typed and it is not clear what was meant: these are spelled alike. */
  isGuess?: boolean
  /** Of all matches, how many work on each device and how many without a network. */
  working: Record<keyof typeof FLAGS, number>
}

/** Games of kinds near to a query that nothing listed fits. */
export interface RelatedGames {
  /** The kinds that have games here. */
  words: string[]
  slugs: string[]
}

export interface SearchIndex {
  search(query: string, options: { limit: number; offset: number } & SearchFilters): SearchResult
  /** Slugs, best first. */
  suggest(query: string, limit: number, filters?: SearchFilters): string[]
  /** Slugs of the titles least unlike the query, for a page that found nothing. */
  findClosest(query: string, limit: number, filters?: SearchFilters): string[]
  findRelated(query: string, limit: number, filters?: SearchFilters): RelatedGames
  /** The same index with these games only, as a site that lists not all of them sees it. It is closed with this one. */
  restrictTo(slugs: { has(slug: string): boolean }): SearchIndex
  close(): void
}

interface IndexedTitle {
  slug: string
  title: string
  words: Words
}

interface Reader {
  db: DatabaseSync
  findTitle: StatementSync
  listSlugs: StatementSync
  listByStart: StatementSync
  listByWords: StatementSync
  countTrigram: StatementSync
  findTrigram: StatementSync
  flags: Uint8Array
  trigramCounts: Uint8Array
  popularities: Float32Array
  /** Filled as titles are read. */
  titles: (IndexedTitle | undefined)[]
  /** By id; read when the first site asks for a part of the games. */
  slugs?: (string | undefined)[]
  /** Of all games, also those that a site does not list; read at the first search for a word that is in no title. */
  vocabulary?: Vocabulary
}

/** Which games may be found: those with all these flags and, where there is a list, those on it (by id, 1 for yes). */
interface Selection {
  mask: number
  listed: Uint8Array | null
}

interface Matches {
  scores: Map<number, number>
  titleMatchCount: number
  bestLikely: number | null
  corrected: string | null
}

function openReader(file: string): Reader {
  const db = new DatabaseSync(file, { readOnly: true })
  const findColumn = db.prepare('SELECT numbers FROM columns WHERE name = ?')
  // A copy, because the bytes SQLite hands out need not begin where a 32-bit number may begin.
  const readColumn = (name: string) => (findColumn.get(name)!['numbers'] as Uint8Array).slice()
  return {
    db,
    findTitle: db.prepare('SELECT slug, title, folded FROM games WHERE id = ?'),
    listSlugs: db.prepare('SELECT id, slug FROM games'),
    listByStart: db.prepare('SELECT id FROM games WHERE compact >= ? AND compact < ? ORDER BY id'),
    listByWords: db.prepare('SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rowid'),
    countTrigram: db.prepare('SELECT game_count FROM trigrams WHERE trigram = ?'),
    findTrigram: db.prepare('SELECT game_ids FROM trigrams WHERE trigram = ?'),
    flags: readColumn('flags'),
    trigramCounts: readColumn('trigramCounts'),
    popularities: new Float32Array(readColumn('popularities').buffer),
    titles: [],
  }
}

function getTitle(reader: Reader, id: number): IndexedTitle {
  const known = reader.titles[id]
  if (known) return known
  const row = reader.findTitle.get(id) as { slug: string; title: string; folded: string }
  return (reader.titles[id] = { slug: row.slug, title: row.title, words: readWords(row.folded) })
}

function countWorking({ flags }: Reader, { scores }: Matches): SearchResult['working'] {
  const counts = { phone: 0, tablet: 0, desktop: 0, offline: 0 }
  const names = Object.keys(counts) as (keyof typeof FLAGS)[]
  for (const id of scores.keys()) for (const name of names) if (flags[id]! & FLAGS[name]) counts[name]++
  return counts
}

export function readMask({ device, offline }: SearchFilters): number {
  return (device ? FLAGS[device] : 0) | (offline ? FLAGS.offline : 0)
}

function isSelected({ flags }: Reader, id: number, { mask, listed }: Selection): boolean {
  return (flags[id]! & mask) === mask && (listed === null || listed[id] === 1)
}

function scoreTitleMatch(query: Words, title: Words): number {
  const coverage = measureCoverage(query, title)
  if (query.compact === title.compact) return 2
  if (!title.compact.startsWith(query.compact)) return 0.65 + 0.15 * coverage
  const endsAtWord =
    query.compact.length === title.compact.length || title.starts.includes(query.compact.length)
  // "car" is a word of its own before it is the beginning of "Carrom".
  return (endsAtWord ? WHOLE_WORD_SCORE : START_SCORE) + 0.2 * coverage ** 2
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

function addTrueMatches(
  reader: Reader,
  query: Words,
  selection: Selection,
  max: number,
  matches: Matches,
): void {
  const add = (ids: number[], score: (id: number) => number) => {
    for (const id of ids) {
      if (matches.scores.has(id)) continue
      matches.scores.set(id, score(id) + POPULARITY_WEIGHT * reader.popularities[id]!)
    }
  }
  const scoreTitle = (id: number) => scoreTitleMatch(query, getTitle(reader, id).words)
  const byStart = reader.listByStart.iterate(query.compact, `${query.compact}\u{10ffff}`)
  add(takeIds(reader, byStart, selection, max), scoreTitle)
  const match = writeMatch(query.words)
  add(takeIds(reader, reader.listByWords.iterate(`{title} : (${match})`), selection, max), scoreTitle)
  matches.titleMatchCount = matches.scores.size
  add(takeIds(reader, reader.listByWords.iterate(match), selection, max), () => 0.3)
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
  return keepMostShared(reader, touched, shared, trigrams.length)
}

function keepMostShared(reader: Reader, ids: number[], shared: Uint8Array, queryCount: number): number[] {
  const gamesByShared = new Uint32Array(256)
  for (const id of ids) gamesByShared[shared[id]!]!++
  const fewest = Math.max(1, Math.floor(queryCount * LEAST_SHARED))
  let least = 255
  for (let kept = 0; least > fewest; least--) {
    kept += gamesByShared[least]!
    if (kept >= MAX_LIKELY_GAMES) break
  }
  // Among equals those whose titles have little else: one error leaves a title's length almost as it was.
  const likeness = (id: number) =>
    shared[id]! / queryCount + shared[id]! / (queryCount + reader.trigramCounts[id]!)
  return ids
    .filter((id) => shared[id]! >= least)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, MAX_LIKELY_GAMES)
}

function addLikelyMatches(
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
    const score = likeness + POPULARITY_WEIGHT * reader.popularities[id]!
    if (score > best) matches.bestLikely = id
    best = Math.max(best, score)
    matches.scores.set(id, Math.max(score, matches.scores.get(id) ?? 0))
  }
}

function collectMatches(reader: Reader, folded: string, selection: Selection, max: number): Matches {
  const query = readWords(folded)
  const matches = createMatches()
  if (query.compact === '') return matches
  addTrueMatches(reader, query, selection, max, matches)
  const telling = query.words.filter((word) => !FILLER_WORDS.has(word))
  if (matches.titleMatchCount === 0 && telling.length > 0 && telling.length < query.words.length)
    addTrueMatches(reader, readWords(telling.join(' ')), selection, max, matches)
  const isExact = [...matches.scores.values()].some((score) => score >= 2)
  if (matches.titleMatchCount >= FEW_MATCHES || isExact || query.compact.length < 3) return matches
  // A word that is spelled right is not a slip of another one, whether or not something listed has it.
  if (telling.length === 1 && getVocabulary(reader).knows(telling[0]!)) return matches
  if (query.compact.length >= 4) addLikelyMatches(reader, query, selection, matches, false)
  if (matches.titleMatchCount === 0 && telling.length > 0)
    addCorrectedMatches(reader, telling, selection, max, matches)
  return matches
}

const createMatches = (): Matches => ({
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
    const share = CORRECTED_SHARE * Math.min(1, score)
    matches.scores.set(id, Math.max(share, matches.scores.get(id) ?? 0))
  }
}

function getVocabulary(reader: Reader): Vocabulary {
  return (reader.vocabulary ??= createVocabulary(
    new Map(
      reader.db
        .prepare('SELECT word, game_count FROM vocabulary')
        .all()
        .map((row) => [String(row['word']), Number(row['game_count'])]),
    ),
  ))
}

function sortIds({ scores }: Matches): number[] {
  return [...scores].sort(([idA, a], [idB, b]) => b - a || idA - idB).map(([id]) => id)
}

export function openSearchIndex(file: string): SearchIndex {
  const reader = openReader(file)
  return createIndex(reader, null)
}

function createIndex(reader: Reader, listed: Uint8Array | null): SearchIndex {
  const listSlugs = (ids: number[]) => ids.map((id) => getTitle(reader, id).slug)
  const select = (filters: SearchFilters): Selection => ({ mask: readMask(filters), listed })
  return {
    search(query, { limit, offset, ...filters }) {
      const folded = foldQuery(query)
      const matches = collectMatches(reader, folded, select(filters), MAX_PAGE_MATCHES)
      const slugs = listSlugs(sortIds(matches).slice(offset, offset + limit))
      const result = { total: matches.scores.size, slugs, working: countWorking(reader, matches) }
      if (matches.titleMatchCount > 0 || result.total === 0) return result
      if (matches.corrected !== null) return { ...result, corrected: matches.corrected }
      if (matches.bestLikely === null) return result
      const corrected = correctToTitle(readWords(folded), getTitle(reader, matches.bestLikely))
      return corrected === null ? { ...result, isGuess: true } : { ...result, corrected }
    },
    suggest(query, limit, filters = {}) {
      const matches = collectMatches(reader, foldQuery(query), select(filters), MAX_SUGGESTED_MATCHES)
      return listSlugs(sortIds(matches).slice(0, limit))
    },
    findClosest(query, limit, filters = {}) {
      const matches = createMatches()
      const words = readWords(foldQuery(query))
      const isKnown = words.words.length === 1 && getVocabulary(reader).knows(words.compact)
      if (words.compact.length > 1 && !isKnown)
        addLikelyMatches(reader, words, select(filters), matches, true)
      return listSlugs(sortIds(matches).slice(0, limit))
    },
    findRelated(query, limit, filters = {}) {
      const found = listRelatedWords(foldQuery(query).split(' ')).map((word) => {
        const matches = createMatches()
        addTrueMatches(reader, readWords(word), select(filters), MAX_SUGGESTED_MATCHES, matches)
        return { word, ids: sortIds(matches) }
      })
      const filled = found.filter(({ ids }) => ids.length > 0)
      // One of each kind in turn, so that the first row shows them all.
      const ids = Array.from({ length: limit }, (_, place) => filled.map((kind) => kind.ids[place]))
        .flat()
        .filter((id) => id !== undefined)
      return { words: filled.map(({ word }) => word), slugs: listSlugs([...new Set(ids)].slice(0, limit)) }
    },
    restrictTo: (slugs) => ({ ...createIndex(reader, markListed(reader, slugs)), close: () => undefined }),
    close: () => reader.db.close(),
  }
}

function markListed(reader: Reader, slugs: { has(slug: string): boolean }): Uint8Array {
  reader.slugs ??= readSlugs(reader)
  return Uint8Array.from(reader.slugs, (slug) => (slug !== undefined && slugs.has(slug) ? 1 : 0))
}

function readSlugs({ listSlugs, flags }: Reader): (string | undefined)[] {
  const slugs = Array.from<string | undefined>({ length: flags.length })
  for (const row of listSlugs.iterate()) {
    const { id, slug } = row as { id: number; slug: string }
    slugs[id] = slug
  }
  return slugs
}

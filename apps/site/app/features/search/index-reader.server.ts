/** Opens the file that `index-build.server.ts` writes and reads single values of it. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { FLAGS } from './index-build.server.ts'
import type { SearchFilters } from './search.ts'
import { type Words, readWords } from './typo.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

interface IndexedTitle {
  slug: string
  title: string
  words: Words
}

export interface Reader {
  db: DatabaseSync
  findTitle: StatementSync
  listByStart: StatementSync
  listByWords: StatementSync
  countTrigram: StatementSync
  findTrigram: StatementSync
  flags: Uint8Array
  trigramCounts: Uint8Array
  popularities: Float32Array
  /** Filled as titles are read. */
  titles: (IndexedTitle | undefined)[]
  /** What it was built of; empty when that was not named. */
  mark: string
  /** By id. */
  slugs: readonly string[]
  /** Of all games, also those that a site does not list; read at the first search for a word that is in no title. */
  vocabulary?: Vocabulary
}

/** Which games may be found: those with all these flags and, when there is a list, those on it. */
export interface Selection {
  mask: number
  listed: ListedGames | null
}

export interface ListedGames {
  has(id: number): boolean
}

export function openReader(file: string): Reader {
  const db = new DatabaseSync(file, { readOnly: true })
  const findColumn = db.prepare('SELECT numbers FROM columns WHERE name = ?')
  // A copy, because the bytes SQLite hands out need not begin where a 32-bit number may begin.
  const readColumn = (name: string) => (findColumn.get(name)!['numbers'] as Uint8Array).slice()
  const readText = (name: string) => new TextDecoder().decode(readColumn(name))
  return {
    db,
    findTitle: db.prepare('SELECT title, folded FROM games WHERE id = ?'),
    listByStart: db.prepare('SELECT id FROM games WHERE compact >= ? AND compact < ? ORDER BY id'),
    listByWords: db.prepare('SELECT rowid AS id FROM words WHERE words MATCH ? ORDER BY rowid'),
    countTrigram: db.prepare('SELECT game_count FROM trigrams WHERE trigram = ?'),
    findTrigram: db.prepare('SELECT game_ids FROM trigrams WHERE trigram = ?'),
    flags: readColumn('flags'),
    trigramCounts: readColumn('trigramCounts'),
    popularities: new Float32Array(readColumn('popularities').buffer),
    mark: readText('mark'),
    slugs: readText('slugs').split('\n'),
    titles: [],
  }
}

export function getTitle(reader: Reader, id: number): IndexedTitle {
  const known = reader.titles[id]
  if (known) return known
  const row = reader.findTitle.get(id) as { title: string; folded: string }
  return (reader.titles[id] = { slug: reader.slugs[id]!, title: row.title, words: readWords(row.folded) })
}

/** Of some games, how many work on each device and how many without a network. */
export function countWorking({ flags }: Reader, ids: Iterable<number>): Record<keyof typeof FLAGS, number> {
  const counts = { phone: 0, tablet: 0, desktop: 0, offline: 0 }
  const names = Object.keys(counts) as (keyof typeof FLAGS)[]
  for (const id of ids) for (const name of names) if (flags[id]! & FLAGS[name]) counts[name]++
  return counts
}

export function readMask({ device, offline }: SearchFilters): number {
  return (device ? FLAGS[device] : 0) | (offline ? FLAGS.offline : 0)
}

export function isSelected({ flags }: Reader, id: number, { mask, listed }: Selection): boolean {
  return (flags[id]! & mask) === mask && (listed === null || listed.has(id))
}

export function getVocabulary(reader: Reader): Vocabulary {
  return (reader.vocabulary ??= createVocabulary(
    new Map(
      reader.db
        .prepare('SELECT word, game_count FROM vocabulary')
        .all()
        .map((row) => [String(row['word']), Number(row['game_count'])]),
    ),
  ))
}

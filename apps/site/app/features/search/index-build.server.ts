/** Builds the full-text index of one generation of the catalogue: an immutable file, written completely. */
import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Game } from '#app/domain/game.ts'
import { foldText } from './search.ts'
import { listTrigrams, readWords } from './typo.ts'
import { POPULARITY_PARTS } from './weights.ts'

export type IndexedGame = Pick<
  Game,
  | 'slug'
  | 'title'
  | 'tags'
  | 'maker'
  | 'summary'
  | 'plays'
  | 'quality'
  | 'devices'
  | 'offline'
  | 'controls'
  | 'categories'
>

export const FLAGS = { phone: 1, tablet: 2, desktop: 4, offline: 8 } as const

/**
 * A game's id is its rank by popularity, so reading matches in id order returns popular games first, without
 * sorting. `columns` stores one number or slug per game in one value, read at once when the file is opened.
 */
const SCHEMA = `
  CREATE TABLE games (id INTEGER PRIMARY KEY, title TEXT NOT NULL, folded TEXT NOT NULL, compact TEXT NOT NULL);
  CREATE VIRTUAL TABLE words USING fts5(title, labels, summary, content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
  CREATE TABLE trigrams (trigram TEXT PRIMARY KEY, game_count INTEGER NOT NULL, game_ids BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE vocabulary (word TEXT PRIMARY KEY, game_count INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE columns (name TEXT PRIMARY KEY, numbers BLOB NOT NULL);
`

/** What a game works on, as bits of `FLAGS`. */
export function readFlags(game: Pick<IndexedGame, 'controls' | 'devices' | 'offline'>): number {
  const byTouch = game.controls.touch !== undefined
  return (
    (byTouch || game.devices.includes('phone') ? FLAGS.phone : 0) |
    (byTouch || game.devices.includes('tablet') ? FLAGS.tablet : 0) |
    (game.devices.includes('desktop') || game.devices.length === 0 ? FLAGS.desktop : 0) |
    (game.offline ? FLAGS.offline : 0)
  )
}

/** "SugarRushPaths" is also found by "rush"; nothing where no words are joined. */
function splitJoinedWords(title: string): string {
  const split = title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return split === title ? '' : split
}

function asBytes(numbers: Uint8Array | Uint32Array | Float32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** 0 to 1: how often it is played, on a scale where ten times as many is one step, then how good it is. */
function rateGames(games: readonly IndexedGame[]): { game: IndexedGame; popularity: number }[] {
  const { plays, quality } = POPULARITY_PARTS
  const mostPlays = games.reduce((most, game) => Math.max(most, game.plays), 1)
  return games
    .map((game) => ({
      game,
      popularity: (plays * Math.log1p(game.plays)) / Math.log1p(mostPlays) + quality * game.quality,
    }))
    .sort((a, b) => b.popularity - a.popularity || (a.game.slug < b.game.slug ? -1 : 1))
}

function fillIndex(db: DatabaseSync, games: readonly IndexedGame[], mark: string): void {
  const insertGame = db.prepare('INSERT INTO games VALUES (?, ?, ?, ?)')
  const insertWords = db.prepare('INSERT INTO words (rowid, title, labels, summary) VALUES (?, ?, ?, ?)')
  const idsByTrigram = new Map<string, number[]>()
  const gamesByWord = new Map<string, number>()
  const flags = new Uint8Array(games.length + 1)
  const trigramCounts = new Uint8Array(games.length + 1)
  const popularities = new Float32Array(games.length + 1)
  const slugs = ['']
  for (const [index, { game, popularity }] of rateGames(games).entries()) {
    const id = index + 1
    const folded = foldText(game.title)
    const words = readWords(folded)
    const labels = [splitJoinedWords(game.title), game.maker, ...game.categories, ...game.tags].join(' ')
    insertGame.run(id, game.title, folded, words.compact)
    insertWords.run(id, folded, foldText(labels), foldText(game.summary))
    const kinds = foldText([...game.categories, ...game.tags].join(' ')).split(' ')
    for (const word of new Set([...words.words, ...kinds]))
      gamesByWord.set(word, (gamesByWord.get(word) ?? 0) + 1)
    const trigrams = listTrigrams(words)
    for (const trigram of trigrams) {
      const ids = idsByTrigram.get(trigram)
      if (ids) ids.push(id)
      else idsByTrigram.set(trigram, [id])
    }
    slugs.push(game.slug)
    flags[id] = readFlags(game)
    trigramCounts[id] = Math.min(255, trigrams.size)
    popularities[id] = popularity
  }
  const insertTrigram = db.prepare('INSERT INTO trigrams VALUES (?, ?, ?)')
  for (const [trigram, ids] of idsByTrigram)
    insertTrigram.run(trigram, ids.length, asBytes(Uint32Array.from(ids)))
  const insertWord = db.prepare('INSERT INTO vocabulary VALUES (?, ?)')
  for (const [word, count] of gamesByWord) if (count > 1) insertWord.run(word, count)
  const insertColumn = db.prepare('INSERT INTO columns VALUES (?, ?)')
  insertColumn.run('mark', new TextEncoder().encode(mark))
  insertColumn.run('slugs', new TextEncoder().encode(slugs.join('\n')))
  insertColumn.run('flags', flags)
  insertColumn.run('trigramCounts', trigramCounts)
  insertColumn.run('popularities', asBytes(popularities))
}

/** Readers that have the old file open keep reading it; the new file takes its name atomically. `mark`: what it was built of. */
export function buildSearchIndex(file: string, games: readonly IndexedGame[], mark = ''): void {
  const unfinished = `${file}.${process.pid}-${Date.now()}.part`
  try {
    const db = new DatabaseSync(unfinished)
    try {
      // The file is thrown away if anything fails, so nothing is gained by a journal.
      db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
      db.exec(SCHEMA)
      db.exec('BEGIN')
      fillIndex(db, games, mark)
      db.exec('COMMIT')
      db.exec('CREATE INDEX games_by_compact ON games (compact)')
      db.exec(`INSERT INTO words (words) VALUES ('optimize')`)
    } finally {
      db.close()
    }
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

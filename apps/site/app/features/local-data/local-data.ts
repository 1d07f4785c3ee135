/**
 * The data in the visitor's own browser. It is never part of a server-rendered page, so that one cached page fits all visitors.
 * Each part is validated on its own: an invalid entry is dropped, the rest stays.
 */
import { isSlug } from '#app/domain/slug.ts'
import { isCount, isRecord, isText, readList, readRecord } from './read-stored.ts'

export const LOCAL_DATA_VERSION = 1
export const MAX_RECENT = 24
const MAX_FAVOURITES = 500
const MAX_SEARCHES = 8
const MAX_RECORDED_GAMES = 2000
const MAX_DISMISSED = 100
const MAX_UNLISTED = 1000
export const MAX_ACHIEVEMENTS = 50

/** Enough of a game to draw its tile without asking the server. */
export interface StoredGame {
  slug: string
  title: string
  coverVersion: string
  /** When it was played or added, milliseconds since 1970. */
  at: number
}

export const VOTE_TOKEN_RE = /^[0-9a-f]{32}$/
export const VOTE_VALUES = [1, -1, 0] as const
export type VoteValue = (typeof VOTE_VALUES)[number]
export interface StoredVote {
  token: string
  value: VoteValue
}

export interface Achievement {
  /** A slug of at most 32 characters. */
  name: string
  title: string
  at: number
}

export interface LocalData {
  /** Newest first. */
  favourites: StoredGame[]
  /** Continue playing, newest first. */
  recent: StoredGame[]
  /** Newest first. */
  searches: string[]
  /** By slug; the token is random for each game and goes to the server only with a vote on that game. */
  votes: Record<string, StoredVote>
  /** By slug, when a play was last counted. */
  counted: Record<string, number>
  /** By slug: achievements that a game reported, oldest first. */
  achievements: Record<string, Achievement[]>
  /** The visitor's own choice; null follows the site. */
  theme: 'dark' | 'light' | null
  /** 0 to 1 */
  volume: number
  muted: boolean
  theatre: boolean
  /** Names of hints that need not be shown again. */
  dismissed: string[]
  /** Slugs among the lists above that the site did not list when it was asked last. */
  unlisted: string[]
}

function readStoredGame(value: unknown): StoredGame | null {
  if (!isRecord(value)) return null
  const { slug, title, coverVersion, at } = value
  const isValid =
    isSlug(slug) && isText(title, 1, 160) && isText(coverVersion, 0, 64) && /^[\w.-]*$/.test(coverVersion)
  return isValid && isCount(at) ? { slug, title, coverVersion, at } : null
}

function readVote(value: unknown): StoredVote | null {
  if (!isRecord(value)) return null
  const { token, value: cast } = value
  const vote = VOTE_VALUES.find((known) => known === cast)
  return isText(token, 32, 32) && VOTE_TOKEN_RE.test(token) && vote !== undefined
    ? { token, value: vote }
    : null
}

function readAchievement(value: unknown): Achievement | null {
  if (!isRecord(value)) return null
  const { name, title, at } = value
  return isSlug(name) && name.length <= 32 && isText(title, 1, 60) && isCount(at) ? { name, title, at } : null
}

function readSearch(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return isText(text, 1, 80) ? text : null
}

/** Written by hand: a schema library would be a tenth of all the code a first page may load. */
function readLocalData(stored: Record<string, unknown>): LocalData {
  const { theme, volume } = stored
  return {
    favourites: readList(stored.favourites, readStoredGame, MAX_FAVOURITES),
    recent: readList(stored.recent, readStoredGame, MAX_RECENT),
    searches: readList(stored.searches, readSearch, MAX_SEARCHES),
    votes: readRecord(stored.votes, readVote, MAX_RECORDED_GAMES),
    counted: readRecord(stored.counted, (at) => (isCount(at) ? at : null), MAX_RECORDED_GAMES),
    achievements: readRecord(
      stored.achievements,
      (list) => readList(list, readAchievement, MAX_ACHIEVEMENTS),
      MAX_RECORDED_GAMES,
    ),
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    muted: stored.muted === true,
    theatre: stored.theatre === true,
    dismissed: readList(stored.dismissed, (name) => (isText(name, 0, 64) ? name : null), MAX_DISMISSED),
    unlisted: readList(stored.unlisted, (slug) => (isSlug(slug) ? slug : null), MAX_UNLISTED),
  }
}

/** What the server renders with, and what a first visit has. */
export const EMPTY_LOCAL_DATA: LocalData = Object.freeze(readLocalData({}))

/** Step `n` migrates stored data of version `n` to `n + 1`; there is none yet because the first version is the current one. */
const MIGRATIONS: Record<number, (old: Record<string, unknown>) => Record<string, unknown>> = {}

/** Whatever the storage held becomes sound data; what cannot be used is left out. Never throws. */
export function parseLocalData(text: string | null, migrations = MIGRATIONS): LocalData {
  if (!text) return EMPTY_LOCAL_DATA
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    // Cut off or written by other software: nothing can be recovered.
    return EMPTY_LOCAL_DATA
  }
  return migrateLocalData(stored, migrations)
}

export function migrateLocalData(stored: unknown, migrations = MIGRATIONS): LocalData {
  if (!isRecord(stored)) return EMPTY_LOCAL_DATA
  let data = stored
  for (let version = Number(data.version) || 1; migrations[version]; version += 1) {
    data = migrations[version]!(data)
  }
  return readLocalData(data)
}

export function serializeLocalData(data: LocalData): string {
  return JSON.stringify({ version: LOCAL_DATA_VERSION, ...data })
}

/** The game moves to the front; the oldest leave. */
export function withGameFirst(list: StoredGame[], game: StoredGame, max: number): StoredGame[] {
  return [game, ...list.filter((entry) => entry.slug !== game.slug)].slice(0, max)
}

export function withRecentPlay(data: LocalData, game: StoredGame): LocalData {
  return { ...data, recent: withGameFirst(data.recent, game, MAX_RECENT) }
}

export function withFavourite(data: LocalData, game: StoredGame, isFavourite: boolean): LocalData {
  const others = data.favourites.filter((entry) => entry.slug !== game.slug)
  return { ...data, favourites: isFavourite ? [game, ...others].slice(0, MAX_FAVOURITES) : others }
}

export function withSearch(data: LocalData, search: string): LocalData {
  const text = search.trim().slice(0, 80)
  if (!text) return data
  const others = data.searches.filter((entry) => entry.toLowerCase() !== text.toLowerCase())
  return { ...data, searches: [text, ...others].slice(0, MAX_SEARCHES) }
}

/** The list without the games that the site does not list, as far as this browser knows. */
export function listListed<Game extends { slug: string }>(
  games: readonly Game[],
  { unlisted }: Pick<LocalData, 'unlisted'>,
): readonly Game[] {
  return unlisted.length === 0 ? games : games.filter(({ slug }) => !unlisted.includes(slug))
}

/** Stores the server's answer for the requested slugs; other slugs stay. Returns the same data when nothing changes. */
export function withUnlisted(
  data: LocalData,
  requested: readonly string[],
  answered: readonly string[],
): LocalData {
  const others = data.unlisted.filter((slug) => !requested.includes(slug))
  const unlisted = [...others, ...answered.filter((slug) => requested.includes(slug))].slice(-MAX_UNLISTED)
  return unlisted.join() === data.unlisted.join() ? data : { ...data, unlisted }
}

/** Returns the same data when the achievement is known or the list is full. */
export function withAchievement(data: LocalData, slug: string, achievement: Achievement): LocalData {
  const stored = data.achievements[slug] ?? []
  const isKnown = stored.some(({ name }) => name === achievement.name)
  if (isKnown || stored.length >= MAX_ACHIEVEMENTS || readAchievement(achievement) === null) return data
  const { [slug]: _before, ...others } = data.achievements
  // Written last, because the games at the front are the first to go.
  return { ...data, achievements: { ...others, [slug]: [...stored, achievement] } }
}

/** Merges the data of two browsers: the newer entry wins, votes cast here stay, settings come from `incoming`. */
export function mergeLocalData(here: LocalData, incoming: LocalData): LocalData {
  return {
    ...incoming,
    favourites: mergeGames(here.favourites, incoming.favourites, MAX_FAVOURITES),
    recent: mergeGames(here.recent, incoming.recent, MAX_RECENT),
    searches: [...new Set([...here.searches, ...incoming.searches])].slice(0, MAX_SEARCHES),
    votes: { ...incoming.votes, ...here.votes },
    counted: mergeCounted(here.counted, incoming.counted),
    achievements: mergeAchievements(here.achievements, incoming.achievements),
    dismissed: [...new Set([...here.dismissed, ...incoming.dismissed])].slice(0, MAX_DISMISSED),
    unlisted: here.unlisted,
  }
}

function mergeGames(here: StoredGame[], incoming: StoredGame[], max: number): StoredGame[] {
  const newestFirst = [...here, ...incoming].toSorted((a, b) => b.at - a.at)
  const bySlug = new Map<string, StoredGame>()
  for (const game of newestFirst) if (!bySlug.has(game.slug)) bySlug.set(game.slug, game)
  return [...bySlug.values()].slice(0, max)
}

function mergeCounted(here: Record<string, number>, incoming: Record<string, number>) {
  const merged = { ...incoming }
  for (const [slug, at] of Object.entries(here)) merged[slug] = Math.max(at, merged[slug] ?? 0)
  return merged
}

function mergeAchievements(
  here: LocalData['achievements'],
  incoming: LocalData['achievements'],
): LocalData['achievements'] {
  const merged = { ...here }
  for (const [slug, list] of Object.entries(incoming)) {
    const names = new Set(merged[slug]?.map(({ name }) => name))
    const news = list.filter(({ name }) => !names.has(name))
    merged[slug] = [...(merged[slug] ?? []), ...news].slice(0, MAX_ACHIEVEMENTS)
  }
  return merged
}

/**
 * What the visitor's own browser remembers. Nothing of it is ever part of a server-rendered page, so that one cached page suits everybody.
 * Every part is checked by itself: one spoiled entry costs that entry, never the rest.
 */
import * as v from 'valibot'
import { SlugSchema } from '#app/features/catalogue/slug.ts'

export const LOCAL_DATA_VERSION = 1
export const MAX_RECENT = 24
const MAX_FAVOURITES = 500
const MAX_SEARCHES = 8
const MAX_RECORDED_GAMES = 2000
const MAX_DISMISSED = 100
export const MAX_ACHIEVEMENTS = 50

const AtSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Enough of a game to draw its tile without asking the server. */
const KeptGameSchema = v.object({
  slug: SlugSchema,
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  coverVersion: v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w.-]*$/)),
  /** When it was played or kept, milliseconds since 1970. */
  at: AtSchema,
})
export type KeptGame = v.InferOutput<typeof KeptGameSchema>

export const VoteTokenSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
export const VoteValueSchema = v.picklist([1, -1, 0])
export type VoteValue = v.InferOutput<typeof VoteValueSchema>
const KeptVoteSchema = v.object({ token: VoteTokenSchema, value: VoteValueSchema })

/** What a game called worth keeping; its own words. */
const AchievementSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(32), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  at: AtSchema,
})
export type Achievement = v.InferOutput<typeof AchievementSchema>

const LocalDataSchema = v.object({
  /** Newest first. */
  favourites: soundList(KeptGameSchema, MAX_FAVOURITES),
  /** Continue playing, newest first. */
  recent: soundList(KeptGameSchema, MAX_RECENT),
  /** Newest first. */
  searches: soundList(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)), MAX_SEARCHES),
  /** By slug; the token is random for each game and goes to the server only with a vote on that game. */
  votes: soundRecord(KeptVoteSchema),
  /** By slug, when a play was last counted. */
  counted: soundRecord(AtSchema),
  /** By slug, oldest first. */
  achievements: soundRecord(soundList(AchievementSchema, MAX_ACHIEVEMENTS)),
  /** The visitor's own choice; null follows the site. */
  theme: v.fallback(v.nullable(v.picklist(['dark', 'light'])), null),
  /** 0 to 1 */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  muted: v.fallback(v.boolean(), false),
  theatre: v.fallback(v.boolean(), false),
  /** Names of hints that need not be shown again. */
  dismissed: soundList(v.pipe(v.string(), v.maxLength(64)), MAX_DISMISSED),
})
export type LocalData = v.InferOutput<typeof LocalDataSchema>

/** What the server renders with, and what a first visit has. */
export const EMPTY_LOCAL_DATA: LocalData = Object.freeze(v.parse(LocalDataSchema, {}))

/** Step `n` lifts stored data of version `n` to `n + 1`; there is none yet because the first version is the current one. */
const MIGRATIONS: Record<number, (old: Record<string, unknown>) => Record<string, unknown>> = {}

/** Whatever the storage held becomes sound data; what cannot be used is left out. Never throws. */
export function parseLocalData(text: string | null, migrations = MIGRATIONS): LocalData {
  if (!text) return EMPTY_LOCAL_DATA
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    // Cut off or written by someone else: there is nothing in it to save.
    return EMPTY_LOCAL_DATA
  }
  return salvageLocalData(stored, migrations)
}

export function salvageLocalData(stored: unknown, migrations = MIGRATIONS): LocalData {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return EMPTY_LOCAL_DATA
  let data = stored as Record<string, unknown>
  for (let version = Number(data.version) || 1; migrations[version]; version += 1) {
    data = migrations[version]!(data)
  }
  const result = v.safeParse(LocalDataSchema, data)
  return result.success ? result.output : EMPTY_LOCAL_DATA
}

export function serializeLocalData(data: LocalData): string {
  return JSON.stringify({ version: LOCAL_DATA_VERSION, ...data })
}

/** The game moves to the front; the oldest leave. */
export function withKeptGame(list: KeptGame[], game: KeptGame, max: number): KeptGame[] {
  return [game, ...list.filter((kept) => kept.slug !== game.slug)].slice(0, max)
}

export function withRecentPlay(data: LocalData, game: KeptGame): LocalData {
  return { ...data, recent: withKeptGame(data.recent, game, MAX_RECENT) }
}

export function withFavourite(data: LocalData, game: KeptGame, isFavourite: boolean): LocalData {
  const others = data.favourites.filter((kept) => kept.slug !== game.slug)
  return { ...data, favourites: isFavourite ? [game, ...others].slice(0, MAX_FAVOURITES) : others }
}

export function withSearch(data: LocalData, search: string): LocalData {
  const text = search.trim().slice(0, 80)
  if (!text) return data
  const others = data.searches.filter((kept) => kept.toLowerCase() !== text.toLowerCase())
  return { ...data, searches: [text, ...others].slice(0, MAX_SEARCHES) }
}

/** The same data when the game said it before, or says too much. */
export function withAchievement(data: LocalData, slug: string, achievement: Achievement): LocalData {
  const kept = data.achievements[slug] ?? []
  const isKnown = kept.some(({ name }) => name === achievement.name)
  if (isKnown || kept.length >= MAX_ACHIEVEMENTS || !v.is(AchievementSchema, achievement)) return data
  const { [slug]: _before, ...others } = data.achievements
  // Written last, because the games at the front are the first to go.
  return { ...data, achievements: { ...others, [slug]: [...kept, achievement] } }
}

/** Two browsers' data as one: nothing is lost, the newer entry wins, a vote cast here stays ours, settings come from `incoming`. */
export function mergeLocalData(here: LocalData, incoming: LocalData): LocalData {
  return {
    ...incoming,
    favourites: mergeKept(here.favourites, incoming.favourites, MAX_FAVOURITES),
    recent: mergeKept(here.recent, incoming.recent, MAX_RECENT),
    searches: [...new Set([...here.searches, ...incoming.searches])].slice(0, MAX_SEARCHES),
    votes: { ...incoming.votes, ...here.votes },
    counted: mergeCounted(here.counted, incoming.counted),
    achievements: mergeAchievements(here.achievements, incoming.achievements),
    dismissed: [...new Set([...here.dismissed, ...incoming.dismissed])].slice(0, MAX_DISMISSED),
  }
}

function mergeKept(here: KeptGame[], incoming: KeptGame[], max: number): KeptGame[] {
  const newestFirst = [...here, ...incoming].toSorted((a, b) => b.at - a.at)
  const bySlug = new Map<string, KeptGame>()
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

function soundList<Item extends v.GenericSchema>(item: Item, max: number) {
  const keepSound = (list: unknown[]): v.InferOutput<Item>[] => {
    const results = list.map((entry) => v.safeParse(item, entry))
    return results.flatMap((result) => (result.success ? [result.output] : [])).slice(0, max)
  }
  return v.fallback(v.pipe(v.array(v.unknown()), v.transform(keepSound)), () => [])
}

function soundRecord<Value extends v.GenericSchema>(value: Value) {
  const keepSound = (record: Record<string, unknown>) => {
    const sound: Record<string, v.InferOutput<Value>> = {}
    // The newest entries are written last, so the bound drops the oldest.
    for (const [slug, entry] of Object.entries(record).slice(-MAX_RECORDED_GAMES)) {
      const result = v.safeParse(value, entry)
      if (result.success && v.is(SlugSchema, slug)) sound[slug] = result.output
    }
    return sound
  }
  return v.fallback(v.pipe(v.record(v.string(), v.unknown()), v.transform(keepSound)), () => ({}))
}

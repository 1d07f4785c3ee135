/** The player of the SDK of Yandex Games: data, numbers, scores. Nobody is logged in, so there is no name and no id. */
import type { Playhouse } from '../src/playhouse.ts'
import { toName } from './portal.ts'
import type { Texts } from './texts.ts'

/** Characters of a player's data, and of the numbers. */
const MAX_DATA_LENGTH = 200 * 1024
const MAX_STATS_LENGTH = 10 * 1024
/** Beside what `getStorage` stores, whose keys are the game's. */
const DATA_KEY = ' data'
const STATS_KEY = ' stats'

export function createPlayer(texts: Texts) {
  const read = (key: string) => JSON.parse(texts.get(key) ?? '{}') as Record<string, unknown>
  const pick = (values: Record<string, unknown>, keys?: readonly string[]) =>
    keys ? Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]])) : values
  const write = (key: string, values: object, maxLength: number) => {
    const text = JSON.stringify(values)
    if (text.length > maxLength || !texts.set(key, text)) throw new Error('The data is too large')
  }
  return {
    getData: async (keys?: readonly string[]) => pick(read(DATA_KEY), keys),
    setData: async (data: object, _isFlushed?: boolean) => write(DATA_KEY, data, MAX_DATA_LENGTH),
    getStats: async (keys?: readonly string[]) => pick(read(STATS_KEY), keys),
    setStats: async (stats: object) => write(STATS_KEY, stats, MAX_STATS_LENGTH),
    async incrementStats(increments: Record<string, number>) {
      const stats = read(STATS_KEY)
      const next = Object.fromEntries(
        Object.entries(increments).map(([key, by]) => [key, Number(stats[key] ?? 0) + Number(by)]),
      )
      write(STATS_KEY, { ...stats, ...next }, MAX_STATS_LENGTH)
      return { stats: next, newKeys: Object.keys(next).filter((key) => !(key in stats)) }
    },
    isAuthorized: () => false,
    getMode: () => 'lite',
    getUniqueID: () => '',
    getID: () => '',
    getName: () => '',
    getPhoto: (_size?: string) => '',
    getPayingStatus: () => 'unknown',
    getIDsPerGame: () => Promise.reject(new Error('Nobody is logged in')),
  }
}

export function createLeaderboards(playhouse: Playhouse) {
  const describe = (name: string) => ({
    ...{ appID: 'upload', name, default: false },
    description: {
      invert_sort_order: false,
      score_format: { type: 'numeric', options: { decimal_offset: 0 } },
    },
    title: { en: name },
  })
  return {
    setScore: async (name: string, score: number, _extra?: string) =>
      playhouse.score(Number(score), { mode: toName(name) }),
    getDescription: async (name: string) => describe(name),
    // The list of a game has only the results of this browser, which the page shows itself.
    getEntries: async (name: string, _options?: object) => ({
      ...{ leaderboard: describe(name), ranges: [], userRank: 0, entries: [] },
    }),
    getPlayerEntry: (_name: string) =>
      Promise.reject({ code: 'LEADERBOARD_PLAYER_NOT_PRESENT', message: 'The player has no entry' }),
  }
}

/** The names of the first version. */
export function createOldLeaderboards(leaderboards: ReturnType<typeof createLeaderboards>) {
  return {
    setLeaderboardScore: leaderboards.setScore,
    getLeaderboardDescription: leaderboards.getDescription,
    getLeaderboardEntries: leaderboards.getEntries,
    getLeaderboardPlayerEntry: leaderboards.getPlayerEntry,
  }
}

/** Used as `localStorage` is. */
export function createStorage(texts: Texts) {
  const keys = () => Object.keys(texts.all()).filter((key) => !key.startsWith(' '))
  return {
    getItem: (key: string) => texts.get(String(key)),
    setItem: (key: string, value: unknown) => void texts.set(String(key), String(value)),
    removeItem: (key: string) => texts.remove(String(key)),
    clear: () => keys().forEach((key) => texts.remove(key)),
    key: (index: number) => keys()[index] ?? null,
    get length() {
      return keys().length
    },
  }
}

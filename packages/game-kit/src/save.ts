/** The save file and its version: an older save is migrated, an invalid one is replaced by a new one. */
import type { Playhouse } from '@playhouse/sdk'
import { parseSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { hasKindsOf, isRecord } from './validation.ts'

export type SaveRules<Data> = {
  version: number
  /** The data of a new player. */
  init(): Data
  /** By the version they migrate from: `{ 1: (old) => … }` makes version 2 out of version 1. */
  migrate?: Record<number, (old: unknown) => unknown>
  /** Whether data is valid. Default: it has the same fields with the same types as a new player's. */
  isValid?(data: unknown): boolean
}

/** What the kit stores for every game. */
export type PlayerRecord = {
  mode: string
  level: number
  /** Best score by mode, by mode and level (`levels/3`), and by day (`daily/2026-11-21`). */
  best: Record<string, number>
  /** Stars by level, by mode; 0 is won without a star. */
  stars: Record<string, Record<string, number>>
  /** Days the daily was played, oldest first; the last 60. */
  days: string[]
  /** Whether the first hint was followed. */
  knowsHow: boolean
}
export type Progress<Data> = { kit: PlayerRecord; settings: Settings; game: Data }

const MAX_DAYS = 60
const SAVE_MS = 250

export type Saves<Data> = ReturnType<typeof createSaves<Data>>

export function createSaves<Data>(playhouse: Playhouse, rules: SaveRules<Data>, prefersCalm: boolean) {
  const progress: Progress<Data> = {
    kit: freshRecord(),
    settings: parseSettings({}, prefersCalm),
    game: rules.init(),
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let dirty = false
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!dirty) return
    dirty = false
    void playhouse.save('progress', { v: rules.version, ...progress })
  }
  return {
    progress,
    async load() {
      const { kit, settings, game } = parseProgress(await playhouse.load('progress'), rules, prefersCalm)
      // Other modules hold references to these two objects.
      Object.assign(progress.kit, kit)
      Object.assign(progress.settings, settings)
      progress.game = game
    },
    /** Schedules a save; `flush` saves now. */
    touch() {
      dirty = true
      timer ??= setTimeout(flush, SAVE_MS)
    },
    flush,
    saveRun: (mode: string, run: unknown) =>
      void playhouse.save(`run-${mode}`, run && { v: rules.version, run }),
    async loadRun(mode: string): Promise<unknown> {
      const saved = await playhouse.load(`run-${mode}`)
      return isRecord(saved) && saved.v === rules.version ? saved.run : null
    },
  }
}

/** Parses a save of any version; invalid parts get their defaults, the rest stays. */
export function parseProgress<Data>(
  data: unknown,
  rules: SaveRules<Data>,
  prefersCalm: boolean,
): Progress<Data> {
  const fields = isRecord(data) ? data : {}
  return {
    kit: parseRecord(fields.kit),
    settings: parseSettings(fields.settings, prefersCalm),
    game: parseGame(fields, rules),
  }
}

function parseGame<Data>(fields: Record<string, unknown>, rules: SaveRules<Data>): Data {
  let data = fields.game
  let version = Number(fields.v)
  if (data === undefined || !Number.isInteger(version) || version > rules.version) return rules.init()
  try {
    for (; version < rules.version; version++) data = rules.migrate?.[version]?.(data)
  } catch {
    // A save that fails to migrate must not crash the game at start.
    return rules.init()
  }
  const fresh = rules.init()
  const isValid = rules.isValid ? rules.isValid(data) : hasKindsOf(data, fresh)
  return isValid ? (data as Data) : fresh
}

function freshRecord(): PlayerRecord {
  return { mode: '', level: 0, best: {}, stars: {}, days: [], knowsHow: false }
}

function parseRecord(data: unknown): PlayerRecord {
  const fresh = freshRecord()
  if (!isRecord(data)) return fresh
  const numbers = (value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
        )
      : {}
  return {
    mode: typeof data.mode === 'string' ? data.mode : '',
    level: Number.isInteger(data.level) ? (data.level as number) : 0,
    best: numbers(data.best),
    stars: isRecord(data.stars)
      ? Object.fromEntries(Object.entries(data.stars).map(([mode, stars]) => [mode, numbers(stars)]))
      : {},
    days: Array.isArray(data.days) ? data.days.filter((day) => typeof day === 'string').slice(-MAX_DAYS) : [],
    knowsHow: data.knowsHow === true,
  }
}

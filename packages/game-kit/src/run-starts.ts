/** How runs start: with which level, day and seed, or from a saved run. */
import type { GameOptions } from './kit.ts'
import type { GameTypes, Start } from './game-types.ts'
import { findPeriod } from './period.ts'
import { hashText } from './seed.ts'
import type { Saves } from './save.ts'
import { hasKindsOf, isRecord } from './validation.ts'

export type SavedRun = { start: Start; state: unknown; gift?: unknown }

export function createStarts(
  options: GameOptions<GameTypes, unknown>,
  saves: Pick<Saves<unknown>, 'loadRun'>,
) {
  const { rules } = options
  let nextSeed: number | null = null
  /** A weekly run that an earlier version stored has the day on which it began. */
  const isCurrent = ({ mode, day }: Start) => {
    const { every = 'day' } = rules.modes[mode] ?? {}
    return findPeriod(every, day) === findPeriod(every, today())
  }
  return {
    /** The seed of all further runs; null makes it random again. */
    setSeed: (seed: number | null) => void (nextSeed = seed),
    create(mode: string, level = 0): Start {
      const spec = rules.modes[mode]
      if (!spec) throw new Error(`The game ${rules.slug} has no mode "${mode}"`)
      const day = spec.every ? findPeriod(spec.every, today()) : ''
      const chosen = spec.levels ? Math.min(spec.levels, Math.max(1, level)) : 0
      const chance = nextSeed ?? (Math.random() * 2 ** 32) >>> 0
      // A level has the same seed for all players, so that ghosts, stars and bots are comparable.
      const seed = spec.every
        ? hashText(`${rules.slug} ${day}`)
        : chosen > 0 && nextSeed === null
          ? chosen
          : chance
      return { mode, level: chosen, seed, day }
    },
    /** The saved run of that mode; none of another day or week. */
    async load(mode: string): Promise<SavedRun | null> {
      const saved = options.resume ? parseRun(await saves.loadRun(mode), options) : null
      return saved && saved.start.mode === mode && (!saved.start.day || isCurrent(saved.start)) ? saved : null
    },
  }
}

/** Parses a saved run; null unless every part is valid. */
function parseRun(data: unknown, { rules }: GameOptions<GameTypes, unknown>): SavedRun | null {
  if (!isRecord(data) || !isRecord(data.start) || !rules.modes[String(data.start.mode)]) return null
  const start = data.start as Start
  if (!hasKindsOf(start, { mode: '', level: 0, seed: 0, day: '' })) return null
  const isValid = rules.isValid ? rules.isValid(data.state) : hasKindsOf(data.state, rules.init(start))
  return isValid && !rules.getOutcome(data.state) ? { start, state: data.state, gift: data.gift } : null
}

/** The current day in UTC, the same for all players. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

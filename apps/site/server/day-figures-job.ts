/** Stores each day how many games there are of each state, what waits, and how much of the disk is free. */
import { statfs } from 'node:fs/promises'
import { startPolling, type Poll } from './base/polling.ts'
import type { Config } from './config.ts'
import { readDayFigures, storeDayFigures } from './ledger/day-figures.ts'
import { dayOf } from './ledger/events.ts'
import { countByStatus } from './ledger/game-list.ts'
import { listWaitingImports } from './ledger/imports.ts'
import type { Ledger } from './ledger/ledger.ts'

const LOOK_EVERY_MS = 10 * 60_000

export interface DayFiguresOptions {
  ledger: Ledger
  config: Pick<Config, 'dataDir'>
  log: { error(message: string, error: unknown): void }
}

export function startDayFigures({ ledger, config, log }: DayFiguresOptions): Poll {
  const poll = startPolling({
    look: () => recordDayFigures(ledger, config, Date.now()),
    everyMs: LOOK_EVERY_MS,
    onError: (error) => log.error('storing the figures of the day failed', error),
  })
  poll.lookNow()
  return poll
}

export async function recordDayFigures(
  ledger: Ledger,
  { dataDir }: Pick<Config, 'dataDir'>,
  nowMs: number,
): Promise<void> {
  const day = dayOf(nowMs)
  if ((await readDayFigures(ledger)).has(day)) return
  const { published, draft, broken } = await countByStatus(ledger)
  const { length: waitingImports } = await listWaitingImports(ledger)
  // Servers that share a PostgreSQL database have a disk each.
  const disk = ledger.engine === 'sqlite' ? await statfs(dataDir) : null
  const freeBytes = disk && disk.bavail * disk.bsize
  await storeDayFigures(ledger, day, { published, draft, broken, waitingImports, freeBytes })
}

/** What a worker process shares with the others, through the primary process. */
import type { ClaimPlay } from '#app/features/play/known-plays.ts'
import type { Config } from '../config.ts'
import type { ChangeListener, ChangeTopic } from '../ledger/change-listener.ts'
import type { Grant } from '../ledger/shared-limits.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LimitStore } from '../limit-store.ts'
import { STALL_TIMEOUT_MS } from '../open-ledger.ts'
import { createChannel, type Channel, type MessagePort } from './message-channel.ts'
import { openRemoteLedger } from './remote-ledger.ts'

/** How many workers answer, and how many should. */
export interface WorkerCounts {
  ready: number
  wanted: number
}

export interface PrimaryLink {
  channel: Channel
  readConfig(): Promise<Config>
  /** With SQLite, which the primary process owns. */
  openLedger(): Promise<Ledger>
  limits: LimitStore
  changes: Pick<ChangeListener, 'subscribe'>
  claimPlay: ClaimPlay
  /** Whether this worker does what one process of a machine does: periodic jobs, purging a CDN, storing the last good catalogue. */
  isLeader(): boolean
  countWorkers(): WorkerCounts
}

/** A visitor does not wait for a stalled primary process as long as a statement may take. */
const SHORT_TIMEOUT_MS = 2000

export function connectPrimary(port: MessagePort): PrimaryLink {
  const channel = createChannel(port, { stallTimeoutMs: STALL_TIMEOUT_MS })
  const looks: { topic: ChangeTopic; look: () => void }[] = []
  let isLeader = false
  let counts: WorkerCounts = { ready: 0, wanted: 0 }

  channel.handle('leader', () => void (isLeader = true))
  channel.handle('workers', (next: WorkerCounts) => void (counts = next))
  channel.handle('changed', (topics: ChangeTopic[]) => {
    for (const { topic, look } of looks) if (topics.includes(topic)) look()
  })

  return {
    channel,
    readConfig: () => channel.ask('config'),
    openLedger: () => openRemoteLedger(channel),
    limits: {
      takeTokens: (...args) => channel.ask<Grant>('limits.takeTokens', args, SHORT_TIMEOUT_MS),
      takeInWindow: (...args) => channel.ask<Grant>('limits.takeInWindow', args, SHORT_TIMEOUT_MS),
      reportUses: (...args) => channel.ask('limits.reportUses', args, SHORT_TIMEOUT_MS),
    },
    changes: { subscribe: (topic, look) => void looks.push({ topic, look }) },
    claimPlay: async (key, atMs) => {
      const isNew = await channel.ask<boolean>('plays.claim', { key, atMs }, SHORT_TIMEOUT_MS)
      return isNew ? { confirm: () => channel.notify('plays.stored', key) } : null
    },
    isLeader: () => isLeader,
    countWorkers: () => counts,
  }
}

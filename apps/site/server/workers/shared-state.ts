/** What the primary process has for all workers: the SQLite ledger, the counts of limits, the plays of the last half an hour. */
import { createKnownPlays } from '#app/features/play/known-plays.ts'
import type { Config } from '../config.ts'
import type { GameLimitName } from '../game-limits.ts'
import { createMemoryLimitStore, type ClientUses } from '../limit-store.ts'
import { createLimits, type LimitName, type WriteLimitName } from '../limits.ts'
import { openServerSqlite } from '../open-ledger.ts'
import { startChangeWatch, type ChangeWatch } from './change-watch.ts'
import { createLedgerHost } from './ledger-host.ts'
import type { Channel } from './message-channel.ts'

export interface SharedState {
  /** Answers a worker's questions. Call the returned function when its process has ended. */
  serve(channel: Channel): () => Promise<void>
  close(): Promise<void>
}

export function createSharedState(config: Config): SharedState {
  const channels = new Set<Channel>()
  let watch: ChangeWatch | null = null
  const host = createLedgerHost({
    open: () => openServerSqlite(config),
    onOpen(ledger) {
      watch = startChangeWatch({
        ledger,
        announce(topics) {
          for (const channel of channels) channel.notify('changed', topics)
        },
      })
    },
    async onClose() {
      await watch?.close()
    },
  })
  const limits = createMemoryLimitStore(createLimits(config.hasRateLimit))
  const plays = createKnownPlays()

  function servePlays(channel: Channel): () => void {
    const unconfirmed = new Set<string>()
    channel.handle('plays.claim', async ({ key, atMs }: { key: string; atMs: number }) => {
      const claim = await plays.claim(key, atMs)
      if (claim) unconfirmed.add(key)
      return claim !== null
    })
    channel.handle('plays.stored', (key: string) => void unconfirmed.delete(key))
    return () => {
      for (const key of unconfirmed) plays.release(key)
    }
  }

  return {
    serve(channel) {
      channels.add(channel)
      const endLedger = host.serve(channel)
      const endPlays = servePlays(channel)
      channel.handle('limits.takeTokens', (args: [WriteLimitName, string, number]) =>
        limits.takeTokens(...args),
      )
      channel.handle('limits.takeInWindow', (args: [GameLimitName, string, string, number]) =>
        limits.takeInWindow(...args),
      )
      channel.handle('limits.reportUses', (args: [LimitName, ClientUses[]]) => limits.reportUses(...args))
      return async () => {
        channels.delete(channel)
        endPlays()
        await endLedger()
      }
    },
    close: host.close,
  }
}

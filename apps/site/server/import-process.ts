/** Imports of a running server, each in a process of its own: a list of 100,000 records delays no page and leaves no memory behind. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { FeedFault, type FeedFaultCode } from '#app/features/feeds/feed-fault.ts'
import type { ImportOptions } from '#app/features/feeds/import-feed.server.ts'
import type { ImportReport } from '#app/features/feeds/import-run.server.ts'
import { findSourceFile } from './base/source-file.ts'
import { ledgerOptions, type Config } from './config.ts'
import type { LedgerOptions } from './ledger/ledger.ts'

const CHILD_FILE = 'apps/site/server/import-child.ts'
/** A child that does not end when it is asked to is ended. */
const STOP_LIMIT_MS = 10_000
/** With them it stays below 300 MB. */
const MEMORY_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=192']

export interface ImportRequest extends Pick<ImportOptions, 'provider' | 'origin' | 'slice' | 'isForced'> {
  /** Sent and not passed as an argument: it may have a password. */
  ledger: LedgerOptions
  rootDir: string
}

export type ImportReply =
  | { kind: 'report'; report: ImportReport }
  | { kind: 'fault'; code: FeedFaultCode; message: string }
  | { kind: 'error'; message: string }

/** Runs in place of `importFeed`, with the same outcome. An aborted signal ends the child, and nothing is changed then. */
export function importInProcess(config: Config): (options: ImportOptions) => Promise<ImportReport> {
  return async ({ provider, origin, slice, isForced, signal }) => {
    signal?.throwIfAborted()
    const child = fork(findSourceFile(CHILD_FILE), { execArgv: MEMORY_FLAGS, stdio: 'inherit' })
    let reply: ImportReply | null = null
    let timer: NodeJS.Timeout | undefined
    const stop = () => {
      child.kill('SIGTERM')
      timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    }
    signal?.addEventListener('abort', stop)
    try {
      const ended = once(child, 'exit') as Promise<[number | null, string | null]>
      child.once('message', (message: ImportReply) => (reply = message))
      const { rootDir } = config
      const request: ImportRequest = {
        ledger: ledgerOptions(config),
        rootDir,
        provider,
        origin,
        slice,
        isForced,
      }
      child.send(request)
      const [code, killedBy] = await ended
      signal?.throwIfAborted()
      return toReport(reply, `${origin}: the import’s process ended with ${killedBy ?? code}`)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }
}

function toReport(reply: ImportReply | null, ending: string): ImportReport {
  if (reply?.kind === 'report') return reply.report
  if (reply?.kind === 'fault') throw new FeedFault(reply.code, reply.message)
  throw new Error(reply?.message ?? ending)
}

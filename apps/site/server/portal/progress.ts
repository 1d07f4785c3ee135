/** A progress line that is rewritten in place, for terminals. */
import type { FeedProgress } from '#app/features/feeds/feed-reading.server.ts'
import type { PortalIo } from './command.ts'

const SHOW_EVERY_MS = 100

export function startProgress({ isTerminal, writeError }: Pick<PortalIo, 'isTerminal' | 'writeError'>) {
  const startedAtMs = performance.now()
  let shownAtMs = 0
  return {
    show({ records, bytes, totalBytes }: FeedProgress): void {
      const nowMs = performance.now()
      if (!isTerminal || nowMs - shownAtMs < SHOW_EVERY_MS) return
      shownAtMs = nowMs
      const share = totalBytes
        ? `${Math.min(100, Math.round((bytes / totalBytes) * 100))} %`
        : `${Math.round(bytes / 1024)} KiB`
      const seconds = ((nowMs - startedAtMs) / 1000).toFixed(0)
      writeError(`\r\u001b[K  reading: ${records.toLocaleString('en')} records, ${share}, ${seconds} s`)
    },
    /** Clears the line for the next output. */
    end(): void {
      if (shownAtMs > 0) writeError('\r\u001b[K')
    },
  }
}

/** Tells the operator, not the visitor, which hosts are asked for and not served: once an hour each, and no more than a few an hour. */
import type { Log } from './log.ts'

const WINDOW_MS = 3_600_000
const MAX_LINES = 20

export interface UnknownHosts {
  /** `isSample`: the site exists, but answers only on this machine. */
  note(host: string, isSample: boolean): void
}

export function createUnknownHosts(log: Pick<Log, 'warn'>, now: () => number = Date.now): UnknownHosts {
  let startedAt = Number.NEGATIVE_INFINITY
  let noted = new Set<string>()
  return {
    note(host, isSample) {
      if (now() - startedAt >= WINDOW_MS) {
        startedAt = now()
        noted = new Set()
      }
      if (noted.has(host) || noted.size >= MAX_LINES) return
      noted.add(host)
      if (isSample)
        log.warn('a sample site was asked for from elsewhere; SAMPLES=on lets it answer', { host })
      else log.warn('no site answers to this host', { host, command: `npm run portal -- site add ${host}` })
    },
  }
}

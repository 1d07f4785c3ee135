/** Logs which hosts are requested and not served, with the command for the operator: each host once an hour, at most twenty an hour. */
import type { Log } from './base/log.ts'

const WINDOW_MS = 3_600_000
const MAX_LINES = 20

export interface UnknownHosts {
  /** `isSample`: the site exists, but answers only on this machine. */
  report(host: string, isSample: boolean): void
}

export function createUnknownHosts(log: Pick<Log, 'warn'>, now: () => number = Date.now): UnknownHosts {
  let startedAt = Number.NEGATIVE_INFINITY
  let reported = new Set<string>()
  return {
    report(host, isSample) {
      if (now() - startedAt >= WINDOW_MS) {
        startedAt = now()
        reported = new Set()
      }
      if (reported.has(host) || reported.size >= MAX_LINES) return
      reported.add(host)
      if (isSample)
        log.warn('sample site requested from another machine; set SAMPLES=on to serve it', { host })
      else log.warn('no site has this host', { host, command: `npm run portal -- site add ${host}` })
    },
  }
}

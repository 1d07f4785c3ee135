/** Where this visit came from, by parameter; empty where the link did not say it. */
import { readTabTracking } from '#app/features/sites/tab-tracking.ts'
import type { TRACKING_PARAMETERS } from '#app/features/sites/tracking.ts'

export type VisitSource = Record<(typeof TRACKING_PARAMETERS)[number], string>

export function readSource(): VisitSource {
  const query = new URLSearchParams(readTabTracking())
  const read = (name: string) => query.get(name) ?? ''
  return { channel: read('channel'), network: read('network'), pid: read('pid') }
}

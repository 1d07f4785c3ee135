/** Sites that a journey adds to the server of all journeys, instead of starting a server: a start takes three seconds of processor time. */
import { expect } from '@playwright/test'
import { openLedger } from '../server/ledger/ledger.ts'
import { setSiteEdits } from '../server/ledger/sites.ts'
import { requestHost } from './host-request.ts'

export interface OwnHosts {
  urlOf(host: string): string
  /** Of the server, for commands. Games and plays are those of all journeys. */
  dataDir: string
}

/** Adds hosts with these settings, unless another file has added them, and waits until the server answers for them. */
export async function addHosts(sites: Record<string, Record<string, unknown>>): Promise<OwnHosts> {
  const { SITE_URL, SITE_DATA_DIR: dataDir } = process.env
  if (!SITE_URL || !dataDir) throw new Error('SITE_URL or SITE_DATA_DIR is not set: start with `npm run e2e`')
  const port = Number(new URL(SITE_URL).port)
  const isServed = async (host: string) => (await requestHost(port, host, '/')).status === 200
  const ledger = await openLedger({ dataDir })
  for (const [host, settings] of Object.entries(sites))
    if (!(await isServed(host))) await setSiteEdits(ledger, host, settings)
  await ledger.close()
  for (const host of Object.keys(sites)) await expect.poll(() => isServed(host)).toBe(true)
  return { urlOf: (host) => `http://${host}:${port}`, dataDir }
}

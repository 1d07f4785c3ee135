/** Sites as an operator changes them: their layers, read and stored. */
import { createBrandFiles } from '#app/features/sites/brand-files.server.ts'
import { SiteFaultsError } from '#app/features/sites/site-faults.ts'
import type { Settings } from '#app/features/sites/site-layers.ts'
import { parseRawSite, readRawSites, type RawSite } from '#app/features/sites/sites.server.ts'
import type { Site } from '#app/domain/site.ts'
import { brandFolders, sitesDir } from '../config.ts'
import { listSiteEdits, setSiteEdits } from '../ledger/sites.ts'
import { OperationError, type OperationContext } from './operation.ts'

export type SiteContext = Pick<OperationContext, 'ledger' | 'config'>

export async function readSites({ ledger, config }: SiteContext): ReturnType<typeof readRawSites> {
  return readRawSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
}

export async function findRawSite(context: SiteContext, host: string): Promise<RawSite | undefined> {
  return (await readSites(context)).raw.find((site) => site.host === host)
}

/** Throws `OperationError`. */
export async function getRawSite(context: SiteContext, given: string): Promise<RawSite> {
  const site = await findRawSite(context, given.toLowerCase())
  if (site) return site
  throw new OperationError(
    'unknown-site',
    `There is no site “${given.slice(0, 100)}”. Known ones: site list. Add it: site add <host>`,
  )
}

/** The whole site as its pages see it; throws `SiteFaultsError`. */
export async function getWholeSite(context: SiteContext, host: string): Promise<Site> {
  const { site, faults } = parseRawSite(await getRawSite(context, host))
  if (!site) throw new SiteFaultsError(faults)
  return site
}

/** Faulty edits are refused here, before the server's next check; changed icons are drawn at once. Throws `SiteFaultsError`. */
export async function storeEdits(
  { ledger, config }: SiteContext,
  site: RawSite,
  edits: Settings,
): Promise<void> {
  const changed = parseRawSite({ ...site, edits })
  // A faulty site may be corrected key by key.
  if (changed.faults.length > 0 && changed.faults.length >= parseRawSite(site).faults.length)
    throw new SiteFaultsError(changed.faults)
  // Drawn first: a logo that cannot be rendered is not stored.
  if (changed.site) await createBrandFiles(brandFolders(config)).prepare(changed.site)
  await setSiteEdits(ledger, site.host, edits)
}

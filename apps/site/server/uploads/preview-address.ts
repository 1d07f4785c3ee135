import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { loadSites } from '#app/features/sites/sites.server.ts'
import { toGameOrigin } from '#app/features/uploads/upload-address.ts'
import { sitesDir, type Config } from '../config.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import type { Ledger } from '../ledger/ledger.ts'

interface Installation {
  config: Config
  ledger: Ledger
}

/** The whole address of an uploaded file: on the origin of its game, or on the first site of the operator. */
export async function toPreviewAddress(
  installation: Installation,
  label: string,
  path: string,
): Promise<string> {
  const { gamesOrigin } = installation.config
  if (gamesOrigin !== undefined) return toGameOrigin(gamesOrigin, label) + path
  return (await findFirstOrigin(installation)) + path
}

/** Of the first site of the operator. */
export async function findFirstOrigin({ config, ledger }: Installation): Promise<string> {
  const sites = await loadSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  const all = sites.listSites()
  const site = all.find(({ host }) => host.includes('.') && !host.endsWith('.localhost')) ?? all[0]
  return site ? siteOrigin({ canonicalHost: site.host }, config.port) : `http://localhost:${config.port}`
}

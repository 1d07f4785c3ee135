import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { loadSites } from '#app/features/sites/sites.server.ts'
import { toGameOrigin } from '#app/features/uploads/upload-address.ts'
import { sitesDir, type Config } from '../config.ts'
import { listSiteEdits } from '../ledger/sites.ts'
import type { Ledger } from '../ledger/ledger.ts'

/** The whole address of an uploaded file: on the origin of its game, or on the first site of the operator. */
export async function toPreviewAddress(
  { config, ledger }: { config: Config; ledger: Ledger },
  label: string,
  path: string,
): Promise<string> {
  if (config.gamesOrigin !== undefined) return toGameOrigin(config.gamesOrigin, label) + path
  const sites = await loadSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  const all = sites.listSites()
  const site = all.find(({ host }) => host.includes('.') && !host.endsWith('.localhost')) ?? all[0]
  const origin = site
    ? siteOrigin({ canonicalHost: site.host }, config.port)
    : `http://localhost:${config.port}`
  return origin + path
}

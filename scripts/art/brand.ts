/** The sample sites' icons, wordmarks and share images, from the drawings in `features/sites`. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brandVersion, writeBrand } from '../../apps/site/app/features/sites/brand-files.server.ts'
import { renderBrandFiles } from '../../apps/site/app/features/sites/brand-pictures.server.ts'
import { loadSites } from '../../apps/site/app/features/sites/sites.server.ts'

const SITES = join(import.meta.dirname, '../../content/sites')

export async function renderBrand(): Promise<string[]> {
  const folder = join(SITES, 'brand')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const sites = (await loadSites({ dir: SITES, edits: [] })).listSites()
  for (const site of sites)
    await writeBrand(join(folder, site.host), brandVersion(site), await renderBrandFiles(site))
  return sites.map(({ host, name }) => `${host} (${name})`)
}

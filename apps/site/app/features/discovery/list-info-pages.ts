import type { InfoPage } from '#app/domain/article.ts'
import { listInfoPageKeys } from '#app/domain/info-page.ts'
import type { DiscoveryView } from './discovery-view.ts'

/** The pages a site has about itself, with their addresses. */
export function listInfoPages({ content, site }: DiscoveryView): { path: string; page: InfoPage }[] {
  return listInfoPageKeys(site.audience).map((key) => ({
    path: `/privacyIndex/${key}`,
    page: content.getInfoPage(key, site.host),
  }))
}

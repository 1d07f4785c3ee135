import type { InfoPage } from '#app/domain/article.ts'
import { listInfoPageKeys } from '#app/domain/info-page.ts'
import type { SeoView } from './seo-view.ts'
import { infoPath } from '#app/site-paths.ts'

/** The pages a site has about itself, with their addresses. */
export function listInfoPages({ content, site }: SeoView): { path: string; page: InfoPage }[] {
  return listInfoPageKeys(site.audience).map((key) => ({
    path: infoPath(key),
    page: content.getInfoPage(key, site.host),
  }))
}

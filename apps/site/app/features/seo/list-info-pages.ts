import { listInfoPageKeys } from '#app/domain/info-page.ts'
import { infoPath } from '#app/site-paths.ts'
import type { SeoView } from './seo-view.ts'

export interface ListedPage {
  path: string
  page: {
    /** Of an own page: its slug. */
    key: string
    title: string
    summary: string
    updatedAt: number
  }
}

/** The pages a site has about itself, and the operator's own, with their addresses. */
export function listInfoPages({ content, site }: SeoView): ListedPage[] {
  const infoPages = listInfoPageKeys(site.audience).map((key) => ({
    path: infoPath(key),
    page: content.getInfoPage(key, site.host),
  }))
  const own = content
    .listOwnPages()
    .map(({ slug, ...page }) => ({ path: infoPath(slug), page: { ...page, key: slug } }))
  return [...infoPages, ...own]
}

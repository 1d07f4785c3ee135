/** The input of the files for crawlers: one site, as it is now. */
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Site } from '#app/domain/site.ts'

export interface SeoView {
  site: Site
  catalogue: Pick<
    Catalogue,
    'total' | 'lists' | 'categories' | 'feelings' | 'findCategoryOfTag' | 'listCategoriesOf' | 'tags'
  >
  content: Pick<Content, 'listArticles' | 'listTopics' | 'getInfoPage' | 'listOwnPages'>
  /** Where the site's pages belong, such as `https://games.example.com`. */
  origin: string
  /** This host itself: the same, unless the pages belong to another host. */
  ownOrigin: string
  /** When the software and its texts were built, in milliseconds. */
  builtAt: number
}

/**
 * Changes with the code, the texts, the site's settings and its games, not with votes; the same in every process. Unlisted games are removed
 * before their version is built, so the number of games is part of it.
 */
export function nameState(
  build: { id: string; contentMark: string },
  { version, total }: Pick<Catalogue, 'version' | 'total'>,
): string {
  return `${build.id}${build.contentMark}-${version}-${total}`
}

export interface SeoFile {
  type: string
  body: string
  /** When anything in it changed last, in milliseconds, where that is known. */
  lastModifiedMs?: number
  /** Read by machines, shown in no search result. */
  isUnlisted?: true
}

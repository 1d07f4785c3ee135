/** Where a page says that its news can be read elsewhere; apart from what writes them, because the pages' code goes to the browser. */
export const NEWS_KINDS = ['games', 'articles'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export function newsLinks(kind: NewsKind) {
  return (['rss', 'atom'] as const).map((form) => ({
    rel: 'alternate',
    type: `application/${form}+xml`,
    href: `/feeds/${kind}.${form}`,
  }))
}

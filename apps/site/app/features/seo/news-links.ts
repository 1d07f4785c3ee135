/** The feed links in a page's head; separate from the code that writes feeds, because pages are sent to the browser. */
export const NEWS_KINDS = ['games', 'articles'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export function newsLinks(kind: NewsKind) {
  return (['rss', 'atom'] as const).map((form) => ({
    rel: 'alternate',
    type: `application/${form}+xml`,
    href: `/feeds/${kind}.${form}`,
  }))
}

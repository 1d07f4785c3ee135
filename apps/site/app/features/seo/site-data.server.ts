/** The site itself, its lists and its articles in schema.org's words. */
import type { Article, ArticleSummary, InfoPage } from '#app/domain/article.ts'
import { articleTexts } from '#app/features/articles/article-texts.ts'
import type { InfoPageKey } from '#app/domain/info-page.ts'
import { brandVersion } from '#app/features/sites/brand-files.server.ts'
import { articlePath, ARTICLES_PATH, SEARCH_PATH } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import type { DataNode } from './data-node.ts'
import type { Home } from './page-metadata.server.ts'
import { articleSharePicture } from './share-address.server.ts'

export interface Crumb {
  name: string
  path: string
}

/** An entry of a list, by name and address. */
export type Listed = Crumb

export function organizationData({ site, origin }: Home): DataNode {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.operatorName || site.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png?v=${brandVersion(site)}`,
  }
}

/** In short, as other pages name it. */
export function websiteData({ site, origin }: Home): DataNode {
  return { '@type': 'WebSite', '@id': `${origin}/#website`, name: site.name, url: `${origin}/` }
}

/** In full, as the home page has it. */
export function homeData(home: Home, description: string, wall: readonly Listed[]): DataNode[] {
  const { site, origin } = home
  const website = {
    ...websiteData(home),
    description,
    inLanguage: site.language,
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${SEARCH_PATH}?searchValue={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
  return [website, organizationData(home), listData(home, listTexts.home.heading, wall)]
}

/** `first` is the place of the list's first entry, for the later pages of a long one. */
export function listData(home: Home, name: string, entries: readonly Listed[], first = 1): DataNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, place) => ({
      '@type': 'ListItem',
      position: first + place,
      name: entry.name,
      url: home.origin + entry.path,
    })),
  }
}

/** The breadcrumbs of a page, from the home page down; the last one is the page itself. */
export function breadcrumbData({ origin }: Home, crumbs: readonly Crumb[]): DataNode {
  const all = [{ name: texts.header.home, path: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  }
}

export interface ListedPage {
  name: string
  description: string
  path: string
  entries: readonly Listed[]
  /** The position of the first entry in the full list. */
  first?: number
  /** The pages above this one. */
  above?: readonly Crumb[]
}

/** A page that is a list: a category, a tag, all categories, all articles. */
export function collectionData(home: Home, page: ListedPage): DataNode[] {
  const { name, description, path, entries, first, above = [] } = page
  return [
    {
      '@type': 'CollectionPage',
      '@id': home.origin + path,
      name,
      description,
      url: home.origin + path,
      inLanguage: home.site.language,
      isPartOf: websiteData(home),
      mainEntity: listData(home, name, entries, first),
    },
    breadcrumbData(home, [...above, { name, path }]),
  ]
}

/** What it is about in a search engine's result: 110 letters at most. */
const MAX_HEADLINE = 110

export function articleData(home: Home, article: Article): DataNode[] {
  const { site, origin } = home
  const url = origin + articlePath(article.id)
  const publisher = organizationData(home)
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: article.title.slice(0, MAX_HEADLINE),
      description: article.content,
      url,
      mainEntityOfPage: url,
      image: [origin + articleSharePicture(site, article).path, `${origin}/img/${article.icon}`],
      datePublished: toDay(article.publishedAt),
      dateModified: toDay(Math.max(article.publishedAt, article.updatedAt)),
      inLanguage: site.language,
      isAccessibleForFree: true,
      timeRequired: `PT${article.readingMinutes}M`,
      articleSection: article.topics.map(articleTexts.topic),
      author: publisher,
      publisher,
    },
    breadcrumbData(home, [
      { name: articleTexts.listTitle, path: ARTICLES_PATH },
      { name: article.title, path: articlePath(article.id) },
    ]),
  ]
}

export function listArticleEntries(articles: readonly Pick<ArticleSummary, 'id' | 'title'>[]): Listed[] {
  return articles.map(({ id, title }) => ({ name: title, path: articlePath(id) }))
}

const INFO_TYPES: Partial<Record<InfoPageKey, string>> = { aboutUs: 'AboutPage', contactUs: 'ContactPage' }

type NamedPage = Pick<InfoPage, 'title' | 'summary'> & { key: string; updatedAt?: number }

export function infoPageData(home: Home, page: NamedPage, path: string): DataNode[] {
  const url = home.origin + path
  return [
    {
      '@type': INFO_TYPES[page.key as InfoPage['key']] ?? 'WebPage',
      '@id': url,
      name: page.title,
      description: page.summary,
      url,
      inLanguage: home.site.language,
      isPartOf: websiteData(home),
      publisher: organizationData(home),
      ...(page.updatedAt === undefined ? {} : { dateModified: toDay(page.updatedAt) }),
    },
    breadcrumbData(home, [{ name: page.title, path }]),
  ]
}

/** Editors give days, not times. */
function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

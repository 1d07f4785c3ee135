/**
 * Every page of the site, one row each, with all that is true of its addresses. React Router's routes, redirects of spelling, cache keys,
 * screen names, the sitemap, prerendered data and what works offline are worked out from these rows. The browser gets what it
 * needs of them from `browser-routes.ts`.
 */
import { toPathPattern } from './path-pattern.ts'
import {
  articleListPath,
  articlePath,
  ARTICLES_PATH,
  CATEGORIES_PATH,
  categoryPath,
  DEVELOPERS_PATH,
  feelingPath,
  gamePath,
  HOME_PATH,
  infoPath,
  MESSAGE_SENT_PATH,
  MY_GAMES_PATH,
  OFFLINE_PATH,
  playPath,
  SEARCH_PATH,
  tagPath,
} from './site-paths.ts'

/** The parts of the sitemap, in the order of its index. */
export const SITEMAP_KINDS = ['pages', 'games', 'categories', 'tags', 'articles'] as const

/** How the value of a parameter is spelled: in lower case, or as in a list of names. */
export type ParamRule = 'slug' | 'number' | 'category' | 'info-page'
/** Names of the product's analytics. */
export type Screen = 'Home' | 'Play' | 'Detail' | 'Category' | 'CateDetail' | 'Search'
export type SitemapKind = (typeof SITEMAP_KINDS)[number]
/** Stored by the service worker: once visited, together with an own game, with the worker itself, or not at all. */
export type OfflineRule = 'visited' | 'with-game' | 'always' | 'never'

export interface SiteRoute {
  /** Each parameter as `:name`; `*` is every address that no other row has. */
  path: string
  /** The route's module, under `app/`. */
  page: `pages/${string}.tsx`
  /** React Router's name of the route, where two rows share a page. */
  id?: string
  /** A layout around the page, within the site's own. */
  layout?: `pages/${string}.tsx`
  params: Readonly<Record<string, ParamRule>>
  /** The query parameters that change what is rendered; all others are left out of cache keys. */
  query: readonly string[]
  screen: Screen | null
  /** The part of the sitemap that lists these pages. */
  sitemap: SitemapKind | null
  /** Whether the data of these pages, or of some, belongs to the build and never changes within one. */
  prerendered: boolean
  /** A policy of `http.ts`. Pages of one game are never served stale. */
  cache: 'page' | 'gamePage' | 'none'
  offline: OfflineRule
}

/** A page that is listed nowhere and nothing special. */
const PLAIN = {
  params: {},
  query: [],
  screen: null,
  sitemap: null,
  prerendered: false,
  cache: 'page',
  offline: 'visited',
} as const

const LIST_PARAMS = { pageCurrent: 'number' } as const

export const SITE_ROUTES = {
  home: { ...PLAIN, path: HOME_PATH, page: 'pages/home.tsx', screen: 'Home', sitemap: 'pages' },
  categories: {
    ...PLAIN,
    path: CATEGORIES_PATH,
    page: 'pages/categories.tsx',
    screen: 'Category',
    sitemap: 'pages',
  },
  articles: {
    ...PLAIN,
    path: ARTICLES_PATH,
    page: 'pages/articles.tsx',
    sitemap: 'pages',
    prerendered: true,
  },
  /** A number in the place of the topic is a page of all articles. */
  articlesOfTopic: {
    ...PLAIN,
    path: articleListPath(':topic'),
    page: 'pages/articles.tsx',
    id: 'pages/articles-of-topic',
    params: { topic: 'slug' },
    sitemap: 'pages',
    prerendered: true,
  },
  articlesOfTopicPage: {
    ...PLAIN,
    path: articleListPath(':topic', ':pageCurrent'),
    page: 'pages/articles.tsx',
    id: 'pages/articles-of-topic-page',
    params: { topic: 'slug', ...LIST_PARAMS },
    sitemap: 'pages',
  },
  article: {
    ...PLAIN,
    path: articlePath(':articlesId'),
    page: 'pages/article.tsx',
    params: { articlesId: 'number' },
    sitemap: 'articles',
    prerendered: true,
  },
  category: {
    ...PLAIN,
    path: categoryPath(':categoryType', ':pageCurrent'),
    page: 'pages/category.tsx',
    params: { categoryType: 'category', ...LIST_PARAMS },
    screen: 'CateDetail',
    sitemap: 'categories',
  },
  feeling: {
    ...PLAIN,
    path: feelingPath(':feeling', ':pageCurrent'),
    page: 'pages/feeling.tsx',
    params: { feeling: 'slug', ...LIST_PARAMS },
    sitemap: 'categories',
  },
  tag: {
    ...PLAIN,
    path: tagPath(':tag', ':pageCurrent'),
    page: 'pages/tag.tsx',
    params: { tag: 'slug', ...LIST_PARAMS },
    sitemap: 'tags',
  },
  info: {
    ...PLAIN,
    path: infoPath(':infoKey'),
    page: 'pages/info.tsx',
    layout: 'pages/info-layout.tsx',
    params: { infoKey: 'info-page' },
    sitemap: 'pages',
    prerendered: true,
  },
  messageSent: {
    ...PLAIN,
    path: MESSAGE_SENT_PATH,
    page: 'pages/message-sent.tsx',
    layout: 'pages/info-layout.tsx',
  },
  /** Only on sites whose setting `developers` is on. */
  developers: {
    ...PLAIN,
    path: DEVELOPERS_PATH,
    page: 'pages/developers.tsx',
    sitemap: 'pages',
    prerendered: true,
  },
  game: {
    ...PLAIN,
    path: gamePath(':gameId'),
    page: 'pages/game.tsx',
    params: { gameId: 'slug' },
    screen: 'Detail',
    sitemap: 'games',
    cache: 'gamePage',
    offline: 'with-game',
  },
  play: {
    ...PLAIN,
    path: playPath(':gameId'),
    page: 'pages/play.tsx',
    params: { gameId: 'slug' },
    screen: 'Play',
    cache: 'gamePage',
    offline: 'with-game',
  },
  search: {
    ...PLAIN,
    path: SEARCH_PATH,
    page: 'pages/search.tsx',
    query: ['searchValue', 'pageCurrent', 'device', 'offline', 'exact'],
    screen: 'Search',
  },
  offline: { ...PLAIN, path: OFFLINE_PATH, page: 'pages/offline.tsx', offline: 'always' },
  myGames: { ...PLAIN, path: MY_GAMES_PATH, page: 'pages/my-games.tsx' },
  lost: { ...PLAIN, path: '*', page: 'pages/not-found.tsx', cache: 'none', offline: 'never' },
} as const satisfies Record<string, SiteRoute>

export type PageName = keyof typeof SITE_ROUTES

/** The pages whose row has this value in a column. */
export type PagesWith<Column extends Exclude<keyof SiteRoute, 'id' | 'layout'>, Value> = {
  [Name in PageName]: (typeof SITE_ROUTES)[Name][Column] extends Value ? Name : never
}[PageName]

export const PAGE_NAMES = Object.keys(SITE_ROUTES) as PageName[]

const PATTERNS = PAGE_NAMES.filter((name) => name !== 'lost').map(
  (name) => [name, toPathPattern(SITE_ROUTES[name].path)] as const,
)

/** Which page an address is of, and what its parameters are. */
export function findPage(pathname: string): { name: PageName; params: Record<string, string> } {
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(pathname)
    if (match) return { name, params: { ...match.groups } }
  }
  return { name: 'lost', params: {} }
}

/**
 * The sitemap: an index of parts, each with at most 50,000 addresses. Only pages that are their own canonical address stand in it,
 * so every page of a list does, and the pages for playing and searching do not (`site-routes.ts`). A date is given only where it is known.
 */
import { listArticlePaths } from '#app/features/articles/article-pages.ts'
import { articleIconUrl } from '#app/features/articles/article-view.ts'
import { countPages } from '#app/features/catalogue/category-types.ts'
import { isLinkedTag } from '#app/features/catalogue/small-tags.ts'
import { coverUrl } from '#app/domain/tile.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import {
  CATEGORIES_PATH,
  articlePath,
  categoryPath,
  DEVELOPERS_PATH,
  feelingPath,
  gamePath,
  HOME_PATH,
  tagPath,
} from '#app/site-paths.ts'
import {
  PAGE_NAMES,
  type PageName,
  type PagesWith,
  SITE_ROUTES,
  SITEMAP_KINDS,
  type SitemapKind,
} from '#app/site-routes.ts'
import type { SeoFile, SeoView } from './seo-view.ts'
import { listInfoPages } from './list-info-pages.ts'
import { escapeXml, formatTime, XML_DECLARATION } from './xml.ts'

/** The protocol's limit; the longest addresses there can be still leave such a part below its other one, 50 MiB. */
export const MAX_PART_URLS = 50_000
/** Addresses written in one piece: few enough that the server does something else in between. */
const PIECE_URLS = 200
const COVER_WIDTH = 1280

const SITEMAP_XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE_XMLNS = 'http://www.google.com/schemas/sitemap-image/1.1'
const PART_RE = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,4})\.xml\.gz$/

interface SitemapEntry {
  path: string
  lastModifiedMs?: number
  /** Worked out only where it is written. */
  findImagePath?: () => string
}

type SitemapPage = Exclude<PageName, PagesWith<'sitemap', null>>

/** What lists the addresses of each page that the route table puts into the sitemap. */
const LISTS: Record<SitemapPage, (view: SeoView) => Iterable<SitemapEntry>> = {
  home: () => [{ path: HOME_PATH }],
  categories: () => [{ path: CATEGORIES_PATH }],
  articles: (view) => listAllArticles(view).slice(0, 1),
  articlesOfTopic: (view) => [
    ...listAllArticles(view).slice(1),
    ...listTopicPages(view).flatMap((pages) => pages.slice(0, 1)),
  ],
  articlesOfTopicPage: (view) => listTopicPages(view).flatMap((pages) => pages.slice(1)),
  article: listArticles,
  // These lists move with votes and plays, at times that nothing records: they have no date.
  category: ({ catalogue }) => listGameLists(catalogue.categories, categoryPath),
  feeling: ({ catalogue }) => listGameLists(catalogue.feelings, feelingPath),
  tag: ({ catalogue }) =>
    listGameLists(
      [...catalogue.tags]
        .filter(([tag]) => isLinkedTag(catalogue, tag))
        .map(([id, games]) => ({ id, games })),
      tagPath,
    ),
  info: listInfo,
  developers: ({ site }) => (site.developers ? [{ path: DEVELOPERS_PATH }] : []),
  game: (view) => listGames(view, 0),
}

/** The entries of one kind without the first `skipped`; games can be very many, so those that are skipped are not made. */
function listEntries(kind: SitemapKind, view: SeoView, skipped: number): IteratorObject<SitemapEntry> {
  return kind === 'games' ? listGames(view, skipped) : listAll(kind, view).drop(skipped)
}

function* listAll(kind: SitemapKind, view: SeoView): Generator<SitemapEntry> {
  for (const name of PAGE_NAMES)
    if (SITE_ROUTES[name].sitemap === kind) yield* LISTS[name as SitemapPage](view)
}

function listAllArticles({ content }: SeoView): SitemapEntry[] {
  const articles = content.listArticles()
  const lastModifiedMs = articles.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), 0)
  return listArticlePaths(null, articles.length).map((path) => ({ path, lastModifiedMs }))
}

function listTopicPages({ content }: SeoView): SitemapEntry[][] {
  return content
    .listTopics()
    .map(({ topic, count }) => listArticlePaths(topic, count).map((path) => ({ path })))
}

function listInfo(view: SeoView): SitemapEntry[] {
  return listInfoPages(view).map(({ path, page }) =>
    // The privacy page also depends on settings and on the games that are listed, whose days are unknown.
    page.key === 'privacyPolicy' ? { path } : { path, lastModifiedMs: page.updatedAt },
  )
}

/** Oldest first: a new game comes last, and the parts before it stay as they are. */
function* listGames({ catalogue }: SeoView, skipped: number): Generator<SitemapEntry> {
  const games = catalogue.lists.Newest
  for (let place = games.length - 1 - skipped; place >= 0; place--) {
    const game = games[place]!
    const { slug, updatedAt } = game
    const findImagePath = () => coverUrl({ slug, coverVersion: coverVersion(game) }, 'wide', COVER_WIDTH)
    yield { path: gamePath(slug), lastModifiedMs: updatedAt, findImagePath }
  }
}

/** Every page of each list that has games. */
function* listGameLists<Id extends string>(
  lists: Iterable<{ id: Id; games: readonly unknown[] }>,
  pathOf: (id: Id, page: number) => string,
): Generator<SitemapEntry> {
  for (const { id, games } of lists) {
    if (games.length === 0) continue
    for (let page = 1; page <= countPages(games.length); page++) yield { path: pathOf(id, page) }
  }
}

function* listArticles({ content }: SeoView): Generator<SitemapEntry> {
  for (const article of content.listArticles())
    yield {
      path: articlePath(article.id),
      lastModifiedMs: article.updatedAt,
      findImagePath: () => articleIconUrl(article),
    }
}

export interface SitemapPart {
  kind: SitemapKind
  /** From 1. */
  number: number
}

/** Null for an address that is not a part's. */
export function parseSitemapPart(path: string): SitemapPart | null {
  const [, kind, number] = PART_RE.exec(path) ?? []
  const known = SITEMAP_KINDS.find((name) => name === kind)
  return known ? { kind: known, number: Number(number) } : null
}

/** `/sitemap.xml` */
export function renderSitemapIndex(view: SeoView): SeoFile {
  const parts = SITEMAP_KINDS.flatMap((kind) => listParts(kind, view))
  const lines = parts.map(({ kind, number, lastModifiedMs }) => {
    const address = `${view.origin}/sitemaps/${kind}-${number}.xml.gz`
    return `<sitemap><loc>${escapeXml(address)}</loc>${writeDate(lastModifiedMs)}</sitemap>\n`
  })
  return {
    type: 'application/xml; charset=utf-8',
    body: `${XML_DECLARATION}<sitemapindex xmlns="${SITEMAP_XMLNS}">\n${lines.join('')}</sitemapindex>\n`,
    isUnlisted: true,
  }
}

function listParts(kind: SitemapKind, view: SeoView): (SitemapPart & { lastModifiedMs: number })[] {
  const dates = listDates(kind, view)
  return Array.from({ length: Math.ceil(dates.length / MAX_PART_URLS) }, (_, index) => {
    const ofPart = dates.slice(index * MAX_PART_URLS, (index + 1) * MAX_PART_URLS)
    return {
      kind,
      number: index + 1,
      lastModifiedMs: ofPart.reduce((newest, ms) => Math.max(newest, ms), 0),
    }
  })
}

/** In the order of the entries; games can be very many, so nothing else of them is looked at. */
function listDates(kind: SitemapKind, view: SeoView): number[] {
  if (kind === 'games') return view.catalogue.lists.Newest.map((game) => game.updatedAt).reverse()
  return Array.from(listEntries(kind, view, 0), ({ lastModifiedMs = 0 }) => lastModifiedMs)
}

/** One part in chunks, as it is written; null when the site has no such part. */
export function writeSitemapPart({ kind, number }: SitemapPart, view: SeoView): Generator<string> | null {
  const entries = listEntries(kind, view, (number - 1) * MAX_PART_URLS).take(MAX_PART_URLS)
  const first = entries.next()
  return first.done ? null : writeUrlSet(first.value, entries, view.origin)
}

function* writeUrlSet(first: SitemapEntry, rest: Iterable<SitemapEntry>, origin: string): Generator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${SITEMAP_XMLNS}" xmlns:image="${IMAGE_XMLNS}">\n`
  let piece = writeUrl(first, origin)
  let count = 1
  for (const entry of rest) {
    if (count++ % PIECE_URLS === 0) {
      yield piece
      piece = ''
    }
    piece += writeUrl(entry, origin)
  }
  yield `${piece}</urlset>\n`
}

function writeUrl({ path, lastModifiedMs, findImagePath }: SitemapEntry, origin: string): string {
  const image = findImagePath
    ? `<image:image><image:loc>${escapeXml(origin + findImagePath())}</image:loc></image:image>`
    : ''
  return `<url><loc>${escapeXml(origin + path)}</loc>${writeDate(lastModifiedMs)}${image}</url>\n`
}

function writeDate(ms: number | undefined): string {
  const time = formatTime(ms)
  return time === null ? '' : `<lastmod>${time}</lastmod>`
}

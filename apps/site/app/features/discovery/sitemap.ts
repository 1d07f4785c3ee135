/**
 * The sitemap: an index of parts, each with at most 50,000 addresses. Only pages that are their own canonical address stand in it,
 * so every page of a shelf does, and `/gamePlay` and `/search` do not. A date is given only where it is known to be true.
 */
import { listArticlePaths } from '#app/features/articles/article-pages.ts'
import { articleIconUrl, articlePath } from '#app/features/articles/article-view.ts'
import { countPages } from '#app/features/catalogue/category-types.ts'
import { isLinkedTag } from '#app/features/catalogue/small-tags.ts'
import { coverUrl } from '#app/domain/tile.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import type { DiscoveryFile, DiscoveryView } from './discovery-view.ts'
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

/** The entries of one kind without the first `skipped`. */
type ListEntries = (view: DiscoveryView, skipped: number) => IteratorObject<SitemapEntry>

const KINDS = {
  pages: (view, skipped) => listPages(view).drop(skipped),
  games: listGames,
  categories: (view, skipped) => listCategoryPages(view).drop(skipped),
  tags: (view, skipped) => listTagPages(view).drop(skipped),
  articles: (view, skipped) => listArticles(view).drop(skipped),
} satisfies Record<string, ListEntries>
export type SitemapKind = keyof typeof KINDS

function* listPages(view: DiscoveryView): Generator<SitemapEntry> {
  yield { path: '/' }
  yield { path: '/category' }
  const articles = view.content.listArticles()
  const lastModifiedMs = articles.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), 0)
  for (const path of listArticlePaths(null, articles.length)) yield { path, lastModifiedMs }
  for (const { topic, count } of view.content.listTopics())
    for (const path of listArticlePaths(topic, count)) yield { path }
  for (const { path, page } of listInfoPages(view))
    // The privacy page also tells of settings and of the games that are listed, whose days nobody knows.
    yield page.key === 'privacyPolicy' ? { path } : { path, lastModifiedMs: page.updatedAt }
}

/** Oldest first: a new game comes last, and the parts before it stay as they are. */
function* listGames({ catalogue }: DiscoveryView, skipped: number): Generator<SitemapEntry> {
  const games = catalogue.lists.Newest
  for (let place = games.length - 1 - skipped; place >= 0; place--) {
    const game = games[place]!
    const { slug, updatedAt } = game
    const findImagePath = () => coverUrl({ slug, coverVersion: coverVersion(game) }, 'wide', COVER_WIDTH)
    yield { path: `/gameDetail/${slug}`, lastModifiedMs: updatedAt, findImagePath }
  }
}

/** These lists move with votes and plays, at times nobody wrote down: they have no date. */
function* listCategoryPages({ catalogue }: DiscoveryView): Generator<SitemapEntry> {
  for (const { id, games } of catalogue.categories)
    yield* listShelfPages(`/categoryDetail/${id}`, games.length)
  for (const { id, games } of catalogue.feelings) yield* listShelfPages(`/feeling/${id}`, games.length)
}

function* listTagPages({ catalogue }: DiscoveryView): Generator<SitemapEntry> {
  for (const [tag, games] of catalogue.tags)
    if (isLinkedTag(catalogue, tag)) yield* listShelfPages(`/tag/${tag}`, games.length)
}

function* listShelfPages(base: string, total: number): Generator<SitemapEntry> {
  if (total === 0) return
  for (let page = 1; page <= countPages(total); page++) yield { path: `${base}/${page}` }
}

function* listArticles({ content }: DiscoveryView): Generator<SitemapEntry> {
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

/** Null for an address that is none of a part's. */
export function parseSitemapPart(path: string): SitemapPart | null {
  const [, kind, number] = PART_RE.exec(path) ?? []
  return kind !== undefined && Object.hasOwn(KINDS, kind)
    ? { kind: kind as SitemapKind, number: Number(number) }
    : null
}

/** `/sitemap.xml` */
export function renderSitemapIndex(view: DiscoveryView): DiscoveryFile {
  const parts = (Object.keys(KINDS) as SitemapKind[]).flatMap((kind) => listParts(kind, view))
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

function listParts(kind: SitemapKind, view: DiscoveryView): (SitemapPart & { lastModifiedMs: number })[] {
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
function listDates(kind: SitemapKind, view: DiscoveryView): number[] {
  if (kind === 'games') return view.catalogue.lists.Newest.map((game) => game.updatedAt).reverse()
  return Array.from(KINDS[kind](view, 0), ({ lastModifiedMs = 0 }) => lastModifiedMs)
}

/** One part in pieces, as it is written; null when the site has no such part. */
export function writeSitemapPart(
  { kind, number }: SitemapPart,
  view: DiscoveryView,
): Generator<string> | null {
  const entries = KINDS[kind](view, (number - 1) * MAX_PART_URLS).take(MAX_PART_URLS)
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

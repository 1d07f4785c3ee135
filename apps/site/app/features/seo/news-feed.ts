/**
 * News as RSS and Atom, for feed readers. An entry's id is its page's address: a slug is assigned
 * once and never reused, and an article keeps its number.
 */
import { articleTexts } from '#app/features/articles/article-texts.ts'
import { articleIconUrl } from '#app/features/articles/article-view.ts'
import { COVER_ASPECT, coverUrl } from '#app/domain/tile.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import { articlePath, ARTICLES_PATH, categoryPath, gamePath } from '#app/site-paths.ts'
import { seoTexts } from './seo-texts.ts'
import type { SeoFile, SeoView } from './seo-view.ts'
import { listGenres } from './game-data.server.ts'
import { fillText } from './fill-text.ts'
import type { NewsKind } from './news-links.ts'
import { escapeXml, formatTime, XML_DECLARATION } from './xml.ts'

const MAX_ENTRIES = 50
const COVER_WIDTH = 640
/** Minutes after which a reader may ask again. */
const TTL_MINUTES = 60

interface NewsEntry {
  path: string
  title: string
  summary: string
  publishedAt: number
  updatedAt: number
  imagePath: string
  imageSize?: { width: number; height: number }
  labels: string[]
}

interface NewsFeed {
  title: string
  description: string
  /** The page that shows the same. */
  pagePath: string
  selfPath: string
  updatedAt: number
  entries: NewsEntry[]
}

export function renderRss(kind: NewsKind, view: SeoView): SeoFile {
  const feed = readFeed(kind, `/feeds/${kind}.rss`, view)
  const { site, origin } = view
  const head = [
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(origin + feed.pagePath)}</link>`,
    `<description>${escapeHtmlInXml(feed.description)}</description>`,
    `<language>${escapeXml(site.language.toLowerCase())}</language>`,
    `<lastBuildDate>${toRssDate(feed.updatedAt)}</lastBuildDate>`,
    `<ttl>${TTL_MINUTES}</ttl>`,
    `<atom:link href="${escapeXml(origin + feed.selfPath)}" rel="self" type="application/rss+xml"/>`,
  ]
  const items = feed.entries.map((entry) => writeItem(entry, origin))
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${[...head, ...items].join('\n')}
</channel>
</rss>
`,
    lastModifiedMs: feed.updatedAt,
    isUnlisted: true,
  }
}

function writeItem(entry: NewsEntry, origin: string): string {
  const address = escapeXml(origin + entry.path)
  return [
    '<item>',
    `<title>${escapeXml(entry.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${toRssDate(entry.publishedAt)}</pubDate>`,
    `<description>${escapeHtmlInXml(entry.summary)}</description>`,
    ...entry.labels.map((label) => `<category>${escapeXml(label)}</category>`),
    writeThumbnail(entry, origin),
    '</item>',
  ].join('\n')
}

export function renderAtom(kind: NewsKind, view: SeoView): SeoFile {
  const feed = readFeed(kind, `/feeds/${kind}.atom`, view)
  const { site, origin } = view
  const head = [
    `<id>${escapeXml(origin + feed.selfPath)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    `<updated>${toAtomDate(feed.updatedAt)}</updated>`,
    `<author><name>${escapeXml(site.name)}</name></author>`,
    `<icon>${escapeXml(`${origin}/favicon.ico`)}</icon>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feed.selfPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + feed.pagePath)}"/>`,
  ]
  const entries = feed.entries.map((entry) => writeAtomEntry(entry, origin))
  return {
    type: 'application/atom+xml; charset=utf-8',
    body: `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${escapeXml(site.language)}">
${[...head, ...entries].join('\n')}
</feed>
`,
    lastModifiedMs: feed.updatedAt,
    isUnlisted: true,
  }
}

function writeAtomEntry(entry: NewsEntry, origin: string): string {
  const address = escapeXml(origin + entry.path)
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${toAtomDate(entry.publishedAt)}</published>`,
    `<updated>${toAtomDate(Math.max(entry.publishedAt, entry.updatedAt))}</updated>`,
    `<summary>${escapeXml(entry.summary)}</summary>`,
    ...entry.labels.map((label) => `<category term="${escapeXml(label)}"/>`),
    writeThumbnail(entry, origin),
    '</entry>',
  ].join('\n')
}

function readFeed(kind: NewsKind, selfPath: string, view: SeoView): NewsFeed {
  const { site, builtAt } = view
  const entries = kind === 'games' ? listGameEntries(view) : listArticleEntries(view)
  const times = entries.flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt]).filter(isWritable)
  const shared = { selfPath, updatedAt: times.length > 0 ? Math.max(...times) : builtAt, entries }
  return kind === 'games'
    ? {
        ...shared,
        title: seoTexts.newGames(site.name),
        description: seoTexts.newGamesDescription(site.name),
        pagePath: categoryPath('Newest'),
      }
    : {
        ...shared,
        title: seoTexts.newArticles(site.name),
        description: seoTexts.newArticlesDescription(site.name),
        pagePath: ARTICLES_PATH,
      }
}

function listGameEntries({ catalogue }: SeoView): NewsEntry[] {
  return catalogue.lists.Newest.slice(0, MAX_ENTRIES).map((game) => ({
    path: gamePath(game.slug),
    title: game.title,
    summary: game.summary || game.title,
    publishedAt: game.publishedAt,
    updatedAt: game.updatedAt,
    imagePath: coverUrl({ slug: game.slug, coverVersion: coverVersion(game) }, 'wide', COVER_WIDTH),
    imageSize: { width: COVER_WIDTH, height: COVER_WIDTH * COVER_ASPECT.wide },
    labels: listGenres(game, catalogue),
  }))
}

function listArticleEntries({ content, site }: SeoView): NewsEntry[] {
  return content
    .listArticles()
    .slice(0, MAX_ENTRIES)
    .map((article) => ({
      path: articlePath(article.id),
      title: fillText(article.title, site),
      summary: fillText(article.content, site),
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      imagePath: articleIconUrl(article),
      labels: article.topics.map(articleTexts.topic),
    }))
}

function writeThumbnail({ imagePath, imageSize }: NewsEntry, origin: string): string {
  const size = imageSize ? ` width="${imageSize.width}" height="${imageSize.height}"` : ''
  return `<media:thumbnail url="${escapeXml(origin + imagePath)}"${size}/>`
}

/** RSS readers take a description for HTML: plain text is escaped once as that, and once more as XML. */
function escapeHtmlInXml(text: string): string {
  return escapeXml(escapeXml(text))
}

const isWritable = (ms: number) => formatTime(ms) !== null

/** Both forms must have a date: what no calendar shows becomes the first day computers count from. */
function toAtomDate(ms: number): string {
  return formatTime(ms) ?? new Date(0).toISOString()
}

function toRssDate(ms: number): string {
  return new Date(toAtomDate(ms)).toUTCString()
}

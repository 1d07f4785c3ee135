/**
 * Which build a site's pages belong to. The id changes with the code, the content and the site's settings, so whatever carries it is
 * valid forever: data that belongs to the build, the route rules, and the settings of an open page. The operator's articles and pages change
 * without it: where a site has some, the data of these pages does not belong to the build.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { listArticlePaths } from '#app/features/articles/article-pages.ts'
import { listInfoPageKeys } from '#app/domain/info-page.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { LiveContent } from '#app/features/articles/live-content.server.ts'
import type { Site } from '#app/domain/site.ts'
import { buildMatcher, type Matcher, type RouteRule } from '#app/features/navigation/matcher.ts'
import { articlePath, DEVELOPERS_PATH, infoPath } from '#app/site-paths.ts'
import type { PagesWith } from '#app/site-routes.ts'

export interface BuildStamp {
  id: string
  /** When it was built, in milliseconds. */
  timestamp: number
}

export interface SiteBuild extends BuildStamp {
  /** Moves with the operator's articles and pages. */
  contentMark: string
  matcher: Matcher
  /** Pages whose data belongs to the build. */
  prerendered: string[]
}

export interface Builds {
  of(site: Site): SiteBuild
  isPrerendered(site: Site, path: string): boolean
}

const ID_CHARS = 16

type PrerenderedPage = PagesWith<'prerendered', true>

/** The addresses of each page whose data, as the route table says, belongs to the build. */
const LISTS: Record<PrerenderedPage, (site: Site, content: Content) => string[]> = {
  articles: (_, content) => listAllArticles(content).slice(0, 1),
  articlesOfTopic: (_, content) => listAllArticles(content).slice(1),
  // A sponsor comes and goes with a day.
  article: ({ sponsors }, content) =>
    content.own.articles || sponsors.length > 0
      ? []
      : content.listArticles().map(({ id }) => articlePath(id)),
  developers: ({ developers }) => (developers ? [DEVELOPERS_PATH] : []),
  // The privacy page also depends on the games that are listed now and on the server's own switches.
  info: ({ audience }, content) =>
    content.own.pages
      ? []
      : listInfoPageKeys(audience)
          .filter((key) => key !== 'privacyPolicy')
          .map(infoPath),
}
const PRERENDERED_PAGES = Object.keys(LISTS) as PrerenderedPage[]

function listAllArticles(content: Content): string[] {
  return content.own.articles ? [] : listArticlePaths(null, content.listArticles().length)
}

export async function readBuildStamp(file: string): Promise<BuildStamp> {
  const stamp = JSON.parse(await readFile(file, 'utf8')) as Partial<BuildStamp>
  if (typeof stamp.id !== 'string' || typeof stamp.timestamp !== 'number')
    throw new Error(`${file} does not name a build; build the site again with npm run build`)
  return { id: stamp.id, timestamp: stamp.timestamp }
}

export function createBuilds(stamp: BuildStamp, live: Pick<LiveContent, 'forSite'>): Builds {
  const known = new WeakMap<Site, { content: Content; build: SiteBuild; prerendered: Set<string> }>()

  function getBuild(site: Site) {
    const content = live.forSite(site)
    const cached = known.get(site)
    if (cached?.content === content) return cached
    const prerendered = PRERENDERED_PAGES.flatMap((name) => LISTS[name](site, content))
    const build = {
      id: nameBuild(stamp.id, content.own, site),
      contentMark: content.importMark,
      timestamp: stamp.timestamp,
      matcher: buildMatcher(listRules(site)),
      prerendered,
    }
    const made = { content, build, prerendered: new Set(prerendered) }
    known.set(site, made)
    return made
  }

  return {
    of: (site) => getBuild(site).build,
    isPrerendered: (site, path) => getBuild(site).prerendered.has(path),
  }
}

/** Only the home page, or the pages of results, show these: `page-generations.ts` renders them again, and all other pages stay as they are. */
const NOT_OF_THE_BUILD: readonly string[] = ['homeRows', 'searchAliases']

/** The same build and settings have the same id in every process. Which data belongs to it is part of it. */
function nameBuild(id: string, own: Content['own'], site: Site): string {
  const kinds = `${own.articles ? 'articles' : ''}${own.pages ? 'pages' : ''}`
  const keys = Object.keys(site)
    .filter((key) => !NOT_OF_THE_BUILD.includes(key))
    .sort()
  const settings = JSON.stringify(keys.map((key) => [key, site[key as keyof Site]]))
  return createHash('sha256').update(`${id}${kinds}\n${settings}`).digest('hex').slice(0, ID_CHARS)
}

function listRules(site: Site): Record<string, RouteRule> {
  const rules = Object.entries(site.redirects)
  return Object.fromEntries(rules.map(([from, { to, status }]) => [from, { redirect: to, status }]))
}

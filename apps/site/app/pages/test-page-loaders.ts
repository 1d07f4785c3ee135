/** Test only: a site with its content and games, and its pages' loaders. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import { portalContext } from '#app/context.ts'
import { createContent, readCompiledContent } from '#app/features/articles/articles.server.ts'
import { writeContent } from '#app/features/articles/write-content.ts'
import { createCatalogue, type Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { parseCategoryMapping } from '#app/features/catalogue/categories.ts'
import { listCategoryEntries } from '#app/features/catalogue/category-entries.ts'
import { parseFeelingRules } from '#app/features/catalogue/feelings.ts'
import type { Game } from '#app/domain/game.ts'
import { loadOwnGames } from '#app/features/catalogue/own-games.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { renderHeadMarkup } from '#app/features/seo/head-markup.server.ts'
import { readChoice } from '#app/features/images/read-choice.ts'
import { pickDrawnColours, toStageLight } from '#app/features/images/stage-light.ts'
import { findPageMetadata, type PageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { buildSearchIndex } from '#app/features/search/index-build.server.ts'
import { openSearchIndex } from '#app/features/search/search-index.server.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import {
  articlePath,
  ARTICLES_PATH,
  CATEGORIES_PATH,
  categoryPath,
  DEVELOPERS_PATH,
  feelingPath,
  gamePath,
  HOME_PATH,
  infoPath,
  tagPath,
  articleListPath,
} from '#app/site-paths.ts'
import { findPage, SITE_ROUTES } from '#app/site-routes.ts'
import { makeGame } from '#server/ledger/make-game.ts'

const ROOT = join(import.meta.dirname, '../../../..')
export const ORIGIN = 'https://games.example'
const site: Site = completeSite('games.example', v.parse(SiteSchema, { name: 'Fox Games', developers: true }))

const remote: Game['source'] = { kind: 'remote', url: 'https://play.example/x', fallbacks: [] }
const MADE = [
  makeGame({ slug: 'bare', tags: [], maker: '', languages: [], source: remote, provider: 'gamepix' }),
  makeGame({
    slug: 'voted',
    tags: ['co-op', 'io'],
    likes: 30,
    dislikes: 10,
    plays: 12,
    rating: { age: '7+', notes: [], by: 'words', reasons: [] },
    source: remote,
  }),
  ...Array.from({ length: 70 }, (_, place) =>
    makeGame({ slug: `many-${place}`, tags: place < 12 ? ['crowd', 'chess'] : ['crowd'] }),
  ),
]

type PageModule = { loader: (args: never) => unknown }
const PAGE_MODULES = import.meta.glob<PageModule>('./*.tsx')

export type RenderedMetadata = PageMetadata & { markup: string }

export interface TestSite {
  catalogue: Catalogue
  /** The metadata of the page at this address; `catalogue` in place of the site's own. */
  visit(address: string, catalogue?: Catalogue): Promise<RenderedMetadata>
  close(): void
}

export async function openTestSite(): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-metadata-'))
  await writeContent(ROOT, join(folder, 'content.json'))
  const content = createContent(await readCompiledContent(join(folder, 'content.json')))
  const shipped = await loadOwnGames(join(ROOT, 'games'), (await loadRules(ROOT)).words)
  const games = [...shipped.games, ...MADE]
  buildSearchIndex(join(folder, 'search.sqlite'), games)
  const search = openSearchIndex(join(folder, 'search.sqlite'))
  const merged = new Map([['old-name', 'bare']])
  const removed = new Set(['gone'])
  const mapping = parseCategoryMapping(await readFile(join(ROOT, 'content/categories.json'), 'utf8'))
  const categories = listCategoryEntries(mapping, [])
  const feelings = parseFeelingRules(await readFile(join(ROOT, 'content/feelings.json'), 'utf8'))
  const shared = { generation: '1', version: 1, categories, feelings, hotScores: new Map<string, number>() }
  const builtAt = Date.UTC(2026, 10, 22)
  const own = createCatalogue({ ...shared, games, merged, removed, search, builtAt }, site)
  return {
    catalogue: own,
    async visit(address, catalogue = own) {
      const { name, params } = findPage(new URL(address, ORIGIN).pathname)
      const { loader } = await PAGE_MODULES[SITE_ROUTES[name].page.replace('pages/', './')]!()
      const context = new RouterContextProvider()
      const server = {
        port: 80,
        findStageLight: (game: Game) => toStageLight(pickDrawnColours(readChoice(game).palette)),
        gamesOrigin: undefined,
        buildId: 'b',
        hasServiceWorker: true,
        scriptNonce: 'test',
        backupDays: null,
        hasConsole: true,
        day: 20_000,
        contact: null,
        visitorQuery: '',
      }
      context.set(portalContext, { site, catalogue, content, ...server })
      await loader({ context, params, request: new Request(ORIGIN + address) } as never)
      const { metadata, home } = findPageMetadata(context)!
      return { ...metadata, markup: renderHeadMarkup(metadata, home) }
    },
    close() {
      search.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface TestPage {
  path: string
  /** Of the page's JSON-LD, in its order. */
  types: string[]
}

const OF_A_LIST = ['CollectionPage', 'BreadcrumbList']
const OF_A_GAME = ['VideoGame+WebApplication', 'BreadcrumbList']

/** Every page type, with its metadata type. */
export const PAGES = {
  'the home page': { path: HOME_PATH, types: ['WebSite', 'Organization', 'ItemList'] },
  'an own game': { path: gamePath('cozy-blocks'), types: OF_A_GAME },
  'a game of which little is known': { path: gamePath('bare'), types: OF_A_GAME },
  'a game with votes': { path: gamePath('voted'), types: OF_A_GAME },
  'a category': { path: categoryPath('Kids'), types: OF_A_LIST },
  'an empty category': { path: categoryPath('Girls'), types: OF_A_LIST },
  'the second page of a tag': { path: tagPath('crowd', 2), types: OF_A_LIST },
  'a feeling': { path: feelingPath('brain'), types: OF_A_LIST },
  'all categories': { path: CATEGORIES_PATH, types: OF_A_LIST },
  'all articles': { path: ARTICLES_PATH, types: OF_A_LIST },
  'articles of a topic': { path: articleListPath('beginners'), types: OF_A_LIST },
  'an article': { path: articlePath(3), types: ['Article', 'BreadcrumbList'] },
  aboutUs: { path: infoPath('aboutUs'), types: ['AboutPage', 'BreadcrumbList'] },
  imprint: { path: infoPath('imprint'), types: ['WebPage', 'BreadcrumbList'] },
  contactUs: { path: infoPath('contactUs'), types: ['ContactPage', 'BreadcrumbList'] },
  privacyPolicy: { path: infoPath('privacyPolicy'), types: ['WebPage', 'BreadcrumbList'] },
  developers: { path: DEVELOPERS_PATH, types: ['WebPage', 'BreadcrumbList'] },
  parents: { path: infoPath('parents'), types: ['WebPage', 'BreadcrumbList'] },
} satisfies Record<string, TestPage>

/** Test only: a site with its content and games, and its pages as loaders are asked for them. */
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
import type { Game } from '#app/features/catalogue/game.ts'
import { loadOwnGames } from '#app/features/catalogue/own-games.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { renderHeadMarkup } from '#app/features/discovery/head-markup.server.ts'
import { readChoice } from '#app/features/images/cover-choice.ts'
import { pickDrawnColours, toStageLight } from '#app/features/images/stage-light.ts'
import { readPageFacts, type PageFacts } from '#app/features/discovery/page-facts.server.ts'
import { buildSearchIndex } from '#app/features/search/index-build.server.ts'
import { openSearchIndex } from '#app/features/search/search-index.server.ts'
import { SiteSchema } from '#app/features/sites/site-schema.ts'
import { completeSite, type Site } from '#app/features/sites/site.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import * as article from './article.tsx'
import * as articles from './articles.tsx'
import * as categories from './categories.tsx'
import * as category from './category.tsx'
import * as feeling from './feeling.tsx'
import * as game from './game.tsx'
import * as home from './home.tsx'
import * as info from './info.tsx'
import * as play from './play.tsx'
import * as tag from './tag.tsx'

const ROOT = join(import.meta.dirname, '../../../..')
export const ORIGIN = 'https://games.example'
const site: Site = completeSite('games.example', v.parse(SiteSchema, { name: 'Fox Games' }))

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

export interface FactPage {
  loader: (args: never) => unknown
  path: string
  params?: Record<string, string>
}

export type ToldFacts = PageFacts & { markup: string }

export interface FactSite {
  catalogue: Catalogue
  /** What the page tells; `catalogue` in place of the site's own. */
  visit(page: FactPage, catalogue?: Catalogue): Promise<ToldFacts>
  close(): void
}

export async function openFactSite(): Promise<FactSite> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-facts-'))
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
    async visit({ loader, path, params = {} }, catalogue = own) {
      const context = new RouterContextProvider()
      const server = {
        port: 80,
        findStageLight: (game: Game) => toStageLight(pickDrawnColours(readChoice(game).palette)),
        gamesOrigin: undefined,
        buildId: 'b',
        hasServiceWorker: true,
        day: 20_000,
        contact: null,
        visitorQuery: '',
      }
      context.set(portalContext, { site, catalogue, content, ...server })
      await loader({ context, params, request: new Request(ORIGIN + path) } as never)
      const { facts, home } = readPageFacts(context)!
      return { ...facts, markup: renderHeadMarkup(facts, home) }
    },
    close() {
      search.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const gamePage = (gameId: string): FactPage => ({
  loader: game.loader,
  path: `/gameDetail/${gameId}`,
  params: { gameId },
})
export const playPage = (gameId: string): FactPage => ({
  loader: play.loader,
  path: `/gamePlay/${gameId}`,
  params: { gameId },
})

interface CasePage extends FactPage {
  types: string[]
}

const OF_A_LIST = ['CollectionPage', 'BreadcrumbList']

const gameCase = (gameId: string): CasePage => ({
  ...gamePage(gameId),
  types: ['VideoGame+WebApplication', 'BreadcrumbList'],
})
const categoryCase = (categoryType: string): CasePage => ({
  loader: category.loader,
  path: `/categoryDetail/${categoryType}/1`,
  params: { categoryType, pageCurrent: '1' },
  types: OF_A_LIST,
})
const infoCase = (infoKey: string, type: string): CasePage => ({
  loader: info.loader,
  path: `/privacyIndex/${infoKey}`,
  params: { infoKey },
  types: [type, 'BreadcrumbList'],
})

/** Every page type, and what it says it is. */
export const PAGES = {
  'the home page': { loader: home.loader, path: '/', types: ['WebSite', 'Organization', 'ItemList'] },
  'an own game': gameCase('cozy-blocks'),
  'a game of which little is known': gameCase('bare'),
  'a game with votes': gameCase('voted'),
  'a category': categoryCase('Kids'),
  'an empty category': categoryCase('Girls'),
  'the second page of a tag': {
    loader: tag.loader,
    path: '/tag/crowd/2',
    params: { tag: 'crowd', pageCurrent: '2' },
    types: OF_A_LIST,
  },
  'a feeling': {
    loader: feeling.loader,
    path: '/feeling/brain/1',
    params: { feeling: 'brain', pageCurrent: '1' },
    types: OF_A_LIST,
  },
  'all categories': { loader: categories.loader, path: '/category', types: OF_A_LIST },
  'all articles': { loader: articles.loader, path: '/articles', types: OF_A_LIST },
  'an article': {
    loader: article.loader,
    path: '/articlesDetail/3',
    params: { articlesId: '3' },
    types: ['Article', 'BreadcrumbList'],
  },
  aboutUs: infoCase('aboutUs', 'AboutPage'),
  imprint: infoCase('imprint', 'WebPage'),
  contactUs: infoCase('contactUs', 'ContactPage'),
  privacyPolicy: infoCase('privacyPolicy', 'WebPage'),
  parents: infoCase('parents', 'WebPage'),
} satisfies Record<string, CasePage>

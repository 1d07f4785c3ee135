/** A network that allows only the site's own host, as in many schools: our own content works, other content explains why it does not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { INFO_PAGE_KEYS } from '../app/domain/info-page.ts'
import { searchUrl } from '../app/features/search/search.ts'
import {
  articlePath,
  ARTICLES_PATH,
  CATEGORIES_PATH,
  categoryPath,
  feelingPath,
  gamePath,
  HOME_PATH,
  infoPath,
  MESSAGE_SENT_PATH,
  MY_GAMES_PATH,
  OFFLINE_PATH,
  playPath,
  tagPath,
  articleListPath,
} from '../app/site-paths.ts'
import type { PageName } from '../app/site-routes.ts'
import { ROOT } from './operator.ts'
import { madeGame } from './seeded-site.ts'
import { expect, isLong, NOT_FOUND_ERROR, seededTest, test } from './site-test.ts'
import { GAME_STAGE, startPlaying, visit } from './visit.ts'

/** Example addresses of every page in the route table: a new page needs one here. */
const SCREENS: Record<PageName, string[]> = {
  home: [HOME_PATH],
  articles: [ARTICLES_PATH],
  articlesOfTopic: [articleListPath('beginners')],
  articlesOfTopicPage: [],
  article: [articlePath(1)],
  categories: [CATEGORIES_PATH],
  category: [categoryPath('Newest'), categoryPath('puzzle')],
  feeling: [feelingPath('brain')],
  tag: [tagPath('relaxing')],
  info: INFO_PAGE_KEYS.map(infoPath),
  messageSent: [MESSAGE_SENT_PATH],
  game: [gamePath('cozy-blocks'), gamePath(madeGame(3).slug)],
  play: [playPath('cozy-blocks'), playPath(madeGame(3).slug)],
  search: [searchUrl({ searchValue: 'amber' })],
  offline: [OFFLINE_PATH],
  myGames: [MY_GAMES_PATH],
  lost: ['/nothing'],
}

/** Blocks every other host, and returns the blocked requests. */
async function restrict(page: Page, baseURL: string | undefined): Promise<string[]> {
  const refused: string[] = []
  await page.context().route(
    (url) => url.origin !== new URL(baseURL!).origin,
    (route) => {
      refused.push(route.request().url())
      return route.abort('blockedbyclient')
    },
  )
  return refused
}

// covers: '1.2'
seededTest(
  'every screen loads with all its covers, and without requests to other hosts',
  async ({ page, baseURL, watch }) => {
    seededTest.setTimeout(120_000)
    watch.allowError(NOT_FOUND_ERROR)
    const refused = await restrict(page, baseURL)
    // In a short run one address of each page.
    for (const path of Object.values(SCREENS).flatMap((paths) => (isLong ? paths : paths.slice(0, 1)))) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Content below the fold is loaded too.
      await page.evaluate(() =>
        document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')),
      )
      const lost = () =>
        page.evaluate(() => {
          const images = [...document.images]
          return images
            .filter((image) => !image.complete || image.naturalWidth === 0)
            .map((image) => image.currentSrc)
        })
      await expect.poll(lost, { message: `covers of ${path}`, timeout: 20_000 }).toEqual([])
    }
    expect(refused).toEqual([])
  },
)

const games = readdirSync(join(ROOT, 'games')).filter((slug) =>
  existsSync(join(ROOT, 'games', slug, 'game.json')),
)

// `games.spec.ts` starts each game and fails when it requests another host.
for (const slug of isLong ? games : games.slice(0, 1)) {
  test(`${slug} starts and plays`, async ({ page, baseURL }) => {
    const refused = await restrict(page, baseURL)
    const { title } = JSON.parse(readFileSync(join(ROOT, 'games', slug, 'game.json'), 'utf8')) as {
      title: string
    }
    await startPlaying(page, slug, title)
    await page.frame({ url: new RegExp(`/games/${slug}/`) })!.waitForLoadState('networkidle')
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
    expect(refused).toEqual([])
  })
}

// covers: '1.3'
seededTest(
  'a provider’s game reports that it is blocked, and suggests games that are not',
  async ({ page, baseURL, watch }) => {
    watch.allowOrigin('https://play.gamepix.com')
    watch.allowError(/Failed to load resource|net::ERR/)
    const refused = await restrict(page, baseURL)
    const { slug, title } = madeGame(3)
    await visit(page, playPath(slug))
    expect(refused).toEqual([])
    await page.getByRole('button', { name: `Play ${title}` }).click()
    const card = page.getByRole('alert')
    await expect(card).toContainText('This game does not respond right now')
    const offered = card.getByRole('list').getByRole('link')
    await expect(offered).toHaveCount(3)
    const own = (await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))).map(
      (href) => href.split('/').at(-1)!,
    )
    for (const offer of own) expect(games).toContain(offer)
    await offered.first().click()
    await page.locator('#btnPlay').click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
  },
)

/** A network that allows only the site's own host, as in many schools: our own content works, other content explains why it does not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { playPath } from '../app/site-paths.ts'
import { ROOT } from './operator.ts'
import { madeGame } from './seeded-site.ts'
import { expect, isLong, seededTest, test, testIf } from './site-test.ts'
import { GAME_STAGE, startPlaying, visit } from './visit.ts'

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

const games = readdirSync(join(ROOT, 'games')).filter((slug) =>
  existsSync(join(ROOT, 'games', slug, 'game.json')),
)

for (const slug of games) {
  // In long runs: `games.spec.ts` starts each game and fails when it requests another host.
  testIf(isLong, test)(`${slug} starts and plays`, async ({ page, baseURL }) => {
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

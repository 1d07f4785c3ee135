/** Games of providers: the notice, the frame, and the policy of their pages. */
import { runPortal } from './operator.ts'
import { expect, seededTest } from './site-test.ts'
import { madeGame } from './seeded-site.ts'
import { GAME_STAGE, visit, waitUntilHydrated } from './visit.ts'

const PROVIDER = 'https://play.gamepix.com'

// covers: '1.7', '1.8', '2.12'
seededTest(
  'a provider’s game loads only after Play, which is beside a notice, and after one press from its page',
  async ({ page, seededSite, watch }) => {
    watch.allowOrigin(PROVIDER)
    const asked: string[] = []
    await page.route(`${PROVIDER}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>x</title><p>the game of another house',
      })
    })
    const { slug, title } = madeGame(3)
    await visit(page, `/gamePlay/${slug}`)
    await expect(page.getByRole('heading', { name: 'This game comes from GamePix' })).toBeVisible()
    await expect(page.getByText(/may show its own ads there and set cookies/)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await visit(page, `/gameDetail/${slug}`)
    await expect(page.getByRole('definition').filter({ hasText: /^GamePix$/ })).toBeVisible()
    const play = page.locator('#btnPlay')
    await expect(play).toHaveAttribute('href', `/gamePlay/${slug}`)
    await expect(play).toHaveAccessibleName(`Play ${title}`)
    await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    const similar = page.getByRole('complementary', { name: 'More like this' })
    await expect(similar.getByRole('link')).not.toHaveCount(0)
    await expect(play).toHaveAccessibleDescription(
      'Comes from GamePix, which may show its own ads and set cookies.',
    )
    expect(asked).toEqual([])
    await play.click()
    await expect(page.frameLocator('iframe').getByText('the game of another house')).toBeVisible()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
    expect(asked[0]).toContain(`/${slug}/embed`)
    const sandbox = await page.locator('iframe').getAttribute('sandbox')
    expect(sandbox).not.toContain('allow-top-navigation')
    expect(sandbox).not.toContain('allow-modals')
    await page.reload()
    await waitUntilHydrated(page)
    await expect(page.getByRole('button', { name: `Play ${title}` })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    // Plays are written in batches.
    const readGame = () => JSON.stringify(runPortal(seededSite.dataDir, 'games', 'show', slug).json)
    await expect.poll(readGame, { timeout: 15_000, intervals: [2000] }).toContain('"plays":1')
  },
)

// covers: '11.21'
seededTest(
  'a page allows frames of its own game only, and one press still leads from the site to another provider’s game',
  async ({ page, watch }) => {
    watch.allowOrigin(PROVIDER)
    await page.route(`${PROVIDER}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><p>their game' }),
    )
    const frameSources = async (path: string) => {
      const policy = (await page.request.get(path)).headers()['content-security-policy']!
      return /frame-src ([^;]+)/.exec(policy)![1]
    }
    const { slug } = madeGame(3)
    expect(await frameSources('/')).toBe("'self'")
    expect(await frameSources('/gameDetail/cozy-blocks')).toBe("'self'")
    expect(await frameSources(`/gamePlay/${slug}`)).toContain(PROVIDER)
    // The document is another game's: the page of the provider's game is loaded in full.
    await visit(page, '/gameDetail/cozy-blocks')
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, id: 'other' })
      link.textContent = 'other'
      document.querySelector('main')!.prepend(link)
    }, `/gameDetail/${slug}`)
    await page.locator('#other').click()
    await expect(page).toHaveURL(new RegExp(`/gameDetail/${slug}$`))
    await page.locator('#btnPlay').click()
    await expect(page).toHaveURL(new RegExp(`/gamePlay/${slug}$`))
    await expect(page.frameLocator('iframe').getByText('their game')).toBeVisible()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
    await page.reload()
    await waitUntilHydrated(page)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

seededTest('on a phone a game that needs a keyboard says so', async ({ browser, baseURL, watch }) => {
  const { slug } = madeGame(148)
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await watch.follow(context)
  const page = await context.newPage()
  await page.goto(`/gameDetail/${slug}`)
  await expect(page.getByText('This game needs a keyboard. Play it on a computer.')).toBeVisible()
  await page.goto('/search?searchValue=' + encodeURIComponent(madeGame(148).title))
  await expect(page.getByRole('list', { name: 'Games found' })).toContainText('Needs a keyboard')
  await context.close()
})

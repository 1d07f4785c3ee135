/** From the home page into a game and back: the frame, the game bar, and stored settings. */
import type { Locator, Page } from '@playwright/test'
import { waitForFrames, waitForIdle } from './page-barriers.ts'
import { expect, isLong, seededTest, test, testIf } from './site-test.ts'
import { findGameBar, GAME_STAGE, startPlaying, visit, waitUntilHydrated } from './visit.ts'

// covers: '1.8'
test('from the home page to the game’s page to the game: nothing of the game loads before Play', async ({
  page,
}) => {
  const gameRequests: string[] = []
  page.on('request', (request) => {
    if (/^\/games\/cozy-blocks\/(?!covers\/|media\/)/.test(new URL(request.url()).pathname))
      gameRequests.push(request.url())
  })
  await visit(page, '/')
  // The poster of some days leads to the game itself.
  await page.getByRole('main').locator('a[href="/gameDetail/cozy-blocks"]').first().click()
  await expect(page).toHaveURL(/\/gameDetail\/cozy-blocks$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cozy Blocks')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(gameRequests).toEqual([])
  await page.locator('#btnPlay').click()
  await expect(page).toHaveURL(/\/gamePlay\/cozy-blocks$/)
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
  expect(gameRequests.length).toBeGreaterThan(0)

  await test.step('a visitor who opens the play page directly presses Play first', async () => {
    // What the game still loads when the page is left belongs to the page before.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) gameRequests.length = 0
    })
    await page.reload()
    await waitUntilHydrated(page)
    await waitForIdle(page)
    await expect(page.getByRole('button', { name: 'Play Cozy Blocks' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(gameRequests).toEqual([])
  })
})

test('a press on Play before hydration is not lost, and counts once', async ({ page }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/gamePlay/cozy-blocks', { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: 'Play Cozy Blocks' })
  await play.click()
  await play.click()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'idle')
  press()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
  await expect(page.locator('iframe')).toHaveCount(1)
})

// covers: '1.22', '2.11'
test('a running game has its frame’s permissions, takes the focus once, and its keys never scroll the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 600 })
  await startPlaying(page)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-pointer-lock')
  await expect(frame).toHaveAttribute('src', '/games/cozy-blocks/')
  await expect(frame).toHaveAttribute('title', 'Cozy Blocks – game')
  await expect(frame).toBeFocused()

  await test.step('the game does not take the focus again after the visitor leaves it', async () => {
    const favourite = findGameBar(page).getByRole('button', { name: 'Mark as favourite' })
    await favourite.focus()
    await page.frame({ url: /\/games\/cozy-blocks\// })!.waitForLoadState()
    await waitForIdle(page)
    await expect(favourite).toBeFocused()
  })

  await test.step('arrow, space and page keys control the game and never scroll the page', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await frame.evaluate((element) => element.focus({ preventScroll: true }))
    await expect(frame).toBeFocused()
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'Space', 'PageDown', 'End', 'Home']
    for (const key of [...keys, 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await waitForFrames(page)
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
  })

  await test.step('the game enters and leaves full screen', async () => {
    await findGameBar(page).getByRole('button', { name: 'Full screen' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-fill', 'element')
    expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION')
    await page.getByRole('button', { name: 'Leave full screen' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-fill', 'none')
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  })

  await test.step('it uses the header’s space; restart loads it again; theatre mode and sound off are stored', () =>
    useHeaderSpace(page))
})

/** With the page of a running game. */
async function useHeaderSpace(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  const stage = page.locator(GAME_STAGE)
  await expect(page.locator('header[aria-label="Site"]')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Popular categories' })).toHaveCount(0)
  expect((await stage.boundingBox())!.y).toBeLessThanOrEqual(24)
  await expect(page.getByRole('link', { name: 'Back to the game’s page' })).toBeInViewport()

  await page.locator('iframe').evaluate((frame) => frame.setAttribute('data-first', ''))
  await findGameBar(page).getByRole('button', { name: 'Restart' }).click()
  await expect(page.locator('iframe[data-first]')).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(stage).toHaveAttribute('data-state', 'playing')

  await findGameBar(page).getByRole('button', { name: 'Mute', exact: true }).click()
  const unmute = findGameBar(page).getByRole('button', { name: 'Unmute', exact: true })
  await expect(unmute).toBeVisible()

  const before = (await stage.boundingBox())!.width
  const button = findGameBar(page).getByRole('button', { name: 'Theatre mode' })
  const place = (await button.boundingBox())!
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const pointer = place.x + place.width / 2
  const box = (await button.boundingBox())!
  expect(Math.abs(box.x + box.width / 2 - pointer), 'it stays under the pointer').toBeLessThan(box.width / 4)
  await expect.poll(async () => (await stage.boundingBox())!.width).toBeGreaterThan(before)

  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect((await stage.boundingBox())!.width).toBeGreaterThan(before)
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
  await expect(stage).toHaveAttribute('data-state', 'playing')
  await unmute.click()
  await expect(findGameBar(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
}

/** Buttons of the game that an element of the page covers. */
async function listUnder(page: Page, cover: Locator): Promise<string[]> {
  const over = (await cover.boundingBox())!
  const buttons = await page.frameLocator('iframe').getByRole('button').all()
  const names = await Promise.all(
    buttons.map(async (button) => {
      const box = await button.boundingBox()
      const isCovered =
        box !== null &&
        box.x < over.x + over.width &&
        over.x < box.x + box.width &&
        box.y < over.y + over.height &&
        over.y < box.y + box.height
      return isCovered ? [await button.getAttribute('aria-label')] : []
    }),
  )
  return names.flat().map(String)
}

testIf(isLong, test)(
  'without element full screen in the browser the game covers the page',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false })
      Element.prototype.requestFullscreen = undefined as never
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await startPlaying(page)
    await findGameBar(page).getByRole('button', { name: 'Full screen' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-fill', 'layer')
    const box = (await page.locator(GAME_STAGE).boundingBox())!
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    // The game has all of it, and the way back lies on none of its controls.
    const back = page.getByRole('button', { name: 'Leave full screen' })
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width, height })
      await expect.poll(() => listUnder(page, back)).toEqual([])
    }
    await page.getByRole('button', { name: 'Leave full screen' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-fill', 'none')
  },
)

seededTest(
  'a game that does not start shows an error with retry, report and three other games',
  async ({ page }) => {
    // The game's script never ends, so it never sends `ready`.
    await page.route('**/games/cozy-blocks/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '/* nothing */' }),
    )
    await page.clock.install()
    await visit(page, '/gamePlay/cozy-blocks')
    await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'loading')
    const card = page.getByRole('alert')
    await expect(card).toBeHidden()
    await page.clock.fastForward(11_000)
    await expect(card).toContainText('The game does not start')
    await expect(card.getByRole('list').getByRole('link')).toHaveCount(3)
    await card.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'It does not load' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Thank you!')
    await page.keyboard.press('Escape')
    await page.unroute('**/games/cozy-blocks/assets/*.js')
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
  },
)

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  testIf(isLong || reducedMotion !== 'reduce', test)(
    `on a phone cover and title are in every frame from the press on Play to the game: motion ${reducedMotion}`,
    async ({ browser, baseURL, watch }) => {
      const context = await browser.newContext({
        baseURL,
        reducedMotion,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      await watch.follow(context)
      const page = await context.newPage()
      await visit(page, '/gameDetail/cozy-blocks')
      await page.evaluate(() => {
        const frames: string[] = []
        Object.assign(window, { launchFrames: frames })
        const isInView = (element: Element | undefined) => {
          const { top, bottom, width } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0, width: 0 }
          return (
            width > 0 &&
            top >= 0 &&
            bottom <= innerHeight &&
            getComputedStyle(element!).visibility === 'visible'
          )
        }
        const named = (name: string) =>
          [...document.querySelectorAll('main *')].find(
            (element) => getComputedStyle(element).viewTransitionName === name,
          )
        requestAnimationFrame(function look() {
          const state = document.querySelector<HTMLElement>('section[data-state]')?.dataset.state ?? 'page'
          if (state === 'playing') return
          frames.push(`${state} ${isInView(named('cover'))} ${isInView(named('title'))}`)
          requestAnimationFrame(look)
        })
      })
      await page.locator('#btnPlay').tap()
      await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
      const frames = await page.evaluate(() => (window as unknown as { launchFrames: string[] }).launchFrames)
      expect([...new Set(frames)]).toEqual(['page true true', 'loading true true'])
      expect(await page.locator(GAME_STAGE).getAttribute('data-fill')).not.toBe('none')
      await context.close()
    },
  )
}

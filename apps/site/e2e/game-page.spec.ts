/** Layout of a game's page: on a phone all important content within two screens, on a desktop no empty areas. */
import type { Browser, Page } from '@playwright/test'
import { expectClientNavigationTo } from './link-navigation.ts'
import { madeGame } from './seeded-site.ts'
import { expect, isLong, seededTest } from './site-test.ts'

const OWN = '/gameDetail/cozy-blocks'
const IMPORTED = `/gameDetail/${madeGame(3).slug}`
const TWO_SCREENS_PX = 1688

const openPhone = (browser: Browser, baseURL: string, javaScriptEnabled = true) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL,
    javaScriptEnabled,
  })

const STAGE = 'main :has(> svg):has(picture)'
const readTransition = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).viewTransitionName)
const similar = (page: Page) => page.getByRole('complementary', { name: 'More like this' })

for (const path of [OWN, IMPORTED]) {
  // covers: '2.33'
  seededTest(
    `${path} shows actions, four lines and similar games within two screens of a phone`,
    async ({ browser, seededSite, watch }) => {
      seededTest.skip(!isLong && path === OWN, 'in long runs')
      const context = await openPhone(browser, seededSite.url)
      await watch.follow(context)
      const page = await context.newPage()
      await page.goto(path)
      const heading = (await similar(page).getByRole('heading').boundingBox())!
      expect(heading.y).toBeLessThanOrEqual(TWO_SCREENS_PX)
      const actions = await Promise.all(
        ['Dislike', 'Mark as favourite', 'Share', 'Report a problem'].map(
          async (name) => (await page.getByRole('button', { name }).first().boundingBox())!,
        ),
      )
      expect(new Set(actions.map(({ y }) => Math.round(y))).size, 'one row').toBe(1)
      for (const { width, height } of actions) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await context.close()
    },
  )
}

for (const path of [OWN, IMPORTED]) {
  // covers: '2.33'
  seededTest(
    `${path} shows the whole Play button on the first screen of a phone in landscape, and names its view transitions`,
    async ({ page }) => {
      seededTest.skip(!isLong && path === OWN, 'in long runs')
      await page.setViewportSize({ width: 844, height: 390 })
      await page.goto(path)
      const stageName = await readTransition(page, STAGE)
      expect([stageName, await readTransition(page, `${STAGE} :has(> picture)`)]).toEqual(['stage', 'cover'])
      const header = (await page.locator('header[aria-label="Site"] > div').boundingBox())!
      expect(header.height).toBeLessThanOrEqual(52)
      const play = (await page.locator('#btnPlay').boundingBox())!
      const share = (await page.getByRole('button', { name: 'Share' }).boundingBox())!
      const cover = (await page.locator('main picture img').first().boundingBox())!
      expect(cover.height).toBeLessThanOrEqual(190)
      expect(play.y + play.height).toBeLessThan(share.y)
      expect(share.y + share.height).toBeLessThanOrEqual(390)
      // A tile's cover, a stage's cover and the stage have the same names on every page.
      await expectClientNavigationTo(page, path.replace('gameDetail', 'gamePlay'))
      const played = 'main section[data-state]'
      expect(await readTransition(page, played)).toBe('stage')
      expect(await readTransition(page, `${played} img`)).toBe('cover')
    },
  )
}

// covers: '2.33'
seededTest(
  'a phone shows touch controls only, and problems as rows that are large enough to press',
  async ({ browser, seededSite, watch }) => {
    const context = await openPhone(browser, seededSite.url)
    await watch.follow(context)
    const page = await context.newPage()
    await page.goto(OWN)
    const cards = page.getByRole('region', { name: 'Controls' }).getByRole('term')
    await expect(cards.filter({ visible: true })).toHaveText(['Touch'])
    await page.getByRole('button', { name: 'Report a problem' }).click()
    const choices = page.getByRole('dialog').getByRole('listitem').getByRole('button')
    await expect(choices).toHaveCount(6)
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)))
    for (const choice of await choices.all()) {
      const { width, height } = (await choice.boundingBox())!
      expect(height).toBeGreaterThanOrEqual(48)
      expect(width).toBeGreaterThan(300)
      expect(await choice.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px')
    }
    await context.close()
  },
)

// covers: '2.33'
seededTest(
  'without scripts a phone shows four lines of a text, unfolds the rest and folds it again',
  async ({ browser, seededSite, watch }) => {
    const context = await openPhone(browser, seededSite.url, false)
    await watch.follow(context)
    const page = await context.newPage()
    const html = await (await page.goto(OWN))!.text()
    expect(html).toContain('and without a network.')
    const end = page.getByText('It works with one thumb')
    const text = page.locator('section', { has: page.getByRole('heading', { name: 'About the game' }) })
    const isEndShown = () =>
      end.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        element.scrollIntoView({ block: 'center' })
        const at = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, at.top + 8) === element && top > 0
      })
    const folded = (await text.locator('xpath=ancestor::div[2]').boundingBox())!
    expect(folded.height).toBeLessThan(140)
    expect(folded.height).toBeGreaterThan(110)
    await page.getByText('Read more').click()
    expect(await isEndShown()).toBe(true)
    await page.getByText('Read less').click()
    expect((await text.locator('xpath=ancestor::div[2]').boundingBox())!.height).toBe(folded.height)
    await context.close()
  },
)

for (const path of [OWN, IMPORTED, '/gameDetail/wheelhop-hills']) {
  // covers: '2.34'
  seededTest(
    `${path}: at 1440 px nothing is empty between the controls and the text, or beside the similar games`,
    async ({ page }) => {
      seededTest.skip(!isLong && path === OWN, 'in long runs')
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      if (path === IMPORTED) {
        const side = (await similar(page).getByRole('list').boundingBox())!
        const facts = (await page.locator('main dl[aria-label="Facts"]').boundingBox())!
        expect(Math.abs(side.y + side.height - facts.y - facts.height)).toBeLessThanOrEqual(24)
      } else {
        const controls = (await page.getByRole('region', { name: 'Controls' }).boundingBox())!
        const about = (await page.getByRole('heading', { name: 'About the game' }).boundingBox())!
        expect(about.y - controls.y - controls.height).toBeGreaterThan(0)
        expect(about.y - controls.y - controls.height).toBeLessThanOrEqual(40)
      }
      const images = page.getByRole('region', { name: 'Pictures and clips' }).getByRole('listitem')
      const heights = await images.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().height),
      )
      expect(new Set(heights).size).toBe(path === IMPORTED ? 0 : 1)
      const stage = (await page.locator('main svg').first().boundingBox())!
      const cover = (await page.locator('main picture img').first().boundingBox())!
      if (path === IMPORTED) {
        const shown = await similar(page)
          .getByRole('link')
          .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().bottom <= 900).length)
        expect(shown, 'similar games before scrolling').toBeGreaterThanOrEqual(7)
        expect(stage.height - cover.height, 'the picture fills the stage').toBeLessThanOrEqual(120)
      } else {
        expect(stage.width - cover.width - 80, 'the text stands beside a wide picture').toBeLessThan(480)
      }
    },
  )
}

const IDLE = 'img[data-idle]'

// covers: '2.36'
seededTest('covers of own games move one at a time and stop after two seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(OWN)
  const seen: string[] = []
  for (let round = 0; round < 2; round++) {
    await expect(page.locator(IDLE)).toHaveCount(1, { timeout: 20_000 })
    seen.push((await page.locator(IDLE).getAttribute('src'))!)
    const sizes = await page.locator(IDLE).evaluate((overlay: HTMLImageElement) => ({
      overlay: overlay.getBoundingClientRect().toJSON() as object,
      cover: overlay.closest('a')!.querySelector('img')!.getBoundingClientRect().toJSON() as object,
    }))
    expect(sizes.overlay).toEqual(sizes.cover)
    await expect(page.locator(IDLE)).toHaveCount(0, { timeout: 3000 })
  }
  expect(new Set(seen).size, 'another tile the second time').toBe(2)
  expect(seen.every((src) => /^\/games\/[a-z-]+\/covers\/idle\.svg$/.test(src))).toBe(true)
})

// covers: '2.36'
seededTest('with reduced motion no cover moves', async ({ page }) => {
  await page.clock.install()
  await page.goto(OWN, { waitUntil: 'networkidle' })
  let asked = 0
  page.on('request', (request) => void (request.url().endsWith('idle.svg') && asked++))
  for (let second = 0; second < 20; second++) await page.clock.runFor(1000)
  await expect(page.locator(IDLE)).toHaveCount(0)
  expect(asked).toBe(0)
})

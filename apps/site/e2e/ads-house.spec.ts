/** The site's own promotions: slots, breaks, rewarded ads, the anchor and the interstitial, without an ad network. */
import type { Page } from '@playwright/test'
import { createRandom } from '../app/features/images/seeded-random.ts'
import { expectNoViolations } from './axe.ts'
import { waitForFrames, waitForIdle } from './page-barriers.ts'
import { expect, isLong } from './site-test.ts'
import { createAdTest, findToy, recordEvents, playToy, pressPlay, type Toy } from './ad-site.ts'
import { waitUntilHydrated } from './visit.ts'

/** A children's site, so that the ad before play is never shown although it is set. */
const test = createAdTest('house.localhost', { 'ads.provider': 'house', 'ads.beforePlay': true })

const AD = '[data-ad-place] a'
const DIALOG = 'dialog[data-ad-kind]'

test('slots keep their size, are filled with labelled promotions of the site, and a click is reported once', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await page.addInitScript(() => {
    const all = window as unknown as { shift: number }
    all.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) all.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, place] of [
    ['/categoryDetail/HotGames/1', 'category'],
    ['/articlesDetail/1', 'article'],
    ['/gameDetail/cozy-blocks', 'game'],
    ['/?network=tiktok&channel=summer', 'home'],
  ] as const) {
    await page.goto(path)
    const slot = page.locator(`aside[data-ad-place="${place}"]`)
    await expect(slot).toHaveAttribute('aria-label', 'Advertisement')
    const before = (await slot.boundingBox())!.height
    await waitUntilHydrated(page)
    await slot.scrollIntoViewIfNeeded()
    await expect(slot.locator('a')).toContainText('From this site')
    expect((await slot.boundingBox())!.height).toBe(before)
    expect(await page.evaluate('shift'), `what jumps on ${path}`).toBeLessThanOrEqual(0.01)
    // A game's page promotes other games.
    if (place === 'game') expect(await slot.locator('a').getAttribute('href')).not.toBe(path)
    // At the page's top the sticky header covers no link in part, which axe would call too small a target.
    await page.evaluate(() => scrollTo(0, 0))
    await waitForFrames(page)
    await expectNoViolations(page, `the place on ${path}`, 'aside[data-ad-place]')
  }
  await events.takeAll()
  await page.locator(AD).click()
  await expect(page).toHaveURL(/\/(gameDetail|articlesDetail)\//)
  const sent = await events.takeAll()
  const clicks = sent.filter(({ subject }) => subject === 'home')
  expect(clicks.map(({ event }) => event)).toEqual([
    'AD_Click',
    'AD_Click_All',
    'Sum_AD_Click_All',
    'ClickButton',
    'AddPaymentInfo',
    'AddToCart',
    'AddToWishlist',
    'AdClick',
  ])
  expect(clicks[0]).toMatchObject({ network: 'tiktok', channel: 'summer' })
})

// covers: '1.17', '4.9', '11.17'
test('a break pauses the game until it is closed, by button, by Escape or at its end; a children’s site has none before a game; after any order of actions no game stays paused', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await pressPlay(page)
  const toy = await findToy(page)
  await toy.expectOffered({ break: true, rewarded: true })
  const dialog = page.locator(DIALOG)

  await toy.ask('askBreak')
  await expect(dialog).toContainText('Advertisement')
  await toy.expectHeld(true)
  const close = dialog.getByRole('button', { name: 'Close this advertisement' })
  const { width, height } = (await close.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await close.click()
  expect(await toy.answer()).toEqual({ shown: true, reason: 'closed' })
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('iframe')).toBeFocused()
  expect(await events.take()).toEqual(['Inter_AD_Show'])

  // The next one waits for the interval.
  await toy.ask('askBreak')
  expect(await toy.answer()).toEqual({ shown: false, reason: 'none' })
  expect(await events.take()).toEqual([])

  // A rewarded ad does not.
  await toy.ask('askReward')
  await expect(dialog).toContainText('Close without the reward')
  await page.keyboard.press('Escape')
  expect(await toy.answer()).toMatchObject({ granted: false })
  expect(await events.take()).toEqual([])

  await toy.ask('askReward')
  await dialog.getByRole('button', { name: 'Collect and play' }).click({ timeout: 15_000 })
  expect(await toy.answer()).toMatchObject({ granted: true })
  await expect(dialog).toHaveCount(0)
  expect(await events.take()).toEqual(['Rewarded', 'AD_Click_All', 'Sum_AD_Click_All'])

  await test.step('after any order of actions by a game, its ads and a visitor, no game stays paused, muted or covered', () =>
    actInAnyOrder(page, toy))
  await test.step('leaving a game closes its ad', async () => {
    await toy.ask('askReward')
    await expect(dialog).toBeVisible()
    await expectNoViolations(page, 'a rewarded ad', DIALOG)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/articles"]')!.click())
    await expect(dialog).toHaveCount(0)
  })
})

/** Ends with a game that runs. */
async function actInAnyOrder(page: Page, toy: Toy): Promise<void> {
  const random = createRandom('disorder')
  const dialog = page.locator(DIALOG)
  const steps = [
    () => toy.ask('askBreak'),
    () => toy.ask('askReward'),
    () => page.keyboard.press('Escape'),
    () =>
      page.evaluate(() => document.querySelector<HTMLElement>('dialog[data-ad-kind] footer button')?.click()),
    () => waitForIdle(page),
  ]
  for (let step = 0; step < (isLong ? 30 : 10); step++) await steps[Math.floor(random() * steps.length)]!()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await toy.expectHeld(false)
}

test('without promotions, or with an unreachable server, a game gets no ad and continues', async ({
  page,
  watch,
}) => {
  watch.allowError(/status of 503/)
  await page.route('**/api/promos?*', (route) => route.fulfill({ json: { promos: [] } }))
  const toy = await playToy(page)
  await toy.expectOffered({ break: false, rewarded: false })
  await toy.ask('askReward')
  expect(await toy.answer()).toEqual({ granted: false, reason: 'none' })
  await page.route('**/api/promos?*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }))
  await page.reload()
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
  const again = await findToy(page)
  await again.ask('askBreak')
  expect(await again.answer()).toEqual({ shown: false, reason: 'none' })
  await again.expectOffered({ break: false, rewarded: false })
})

test('the anchor waits for the first input, leaves space for the button to the top, is reported once, and can be closed', async ({
  page,
}) => {
  await page.clock.install()
  const events = await recordEvents(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // The browser treats the automated input as the visitor's.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  )
  await page.goto('/categoryDetail/HotGames/1')
  await waitUntilHydrated(page)
  const anchor = page.locator('[data-ad-kind="anchor"]')
  // What shows ads is there when the first place is filled.
  await expect(page.locator(AD)).toContainText('From this site')
  await waitForIdle(page)
  await expect(anchor).toHaveCount(0)
  // The page adds its listeners a moment after it is idle.
  const touchUntil = (check: () => Promise<void>) =>
    expect(async () => {
      await page.mouse.click(3, 3)
      await check()
    }).toPass()
  await touchUntil(() => expect(anchor).toBeAttached({ timeout: 700 }))
  // One ad in view is enough on a phone.
  await page.locator('[data-ad-place]').scrollIntoViewIfNeeded()
  await expect(anchor).toBeHidden()
  await page.goto('/articles')
  await events.takeAll()
  await touchUntil(() => expect(anchor).toBeVisible({ timeout: 700 }))
  expect((await anchor.boundingBox())!.height).toBeLessThanOrEqual(90)
  // The page polls for ads once a second.
  await page.clock.runFor(3000)
  expect(await events.take()).toEqual(['Anc_AD_Show'])
  await expectNoViolations(page, 'an anchor', '[data-ad-kind="anchor"]')
  await page.getByRole('button', { name: 'Close this advertisement' }).click()
  await expect(anchor).toHaveCount(0)
})

test('an interstitial is shown between two pages, once per interval, and never on the first page', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await page.goto('/categoryDetail/HotGames/1')
  await waitUntilHydrated(page)
  const dialog = page.locator(DIALOG)
  // What shows ads is there when the first place is filled.
  await expect(page.locator(AD)).toContainText('From this site')
  await page.locator('footer a[href="/articles"]').click()
  await expect(page).toHaveURL(/articles$/)
  await expect(dialog).toContainText('From this site')
  expect(await events.take()).toEqual(['Inter_AD_Show'])
  // It ends by itself after eight seconds in which the page is not hidden.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await expectNoViolations(page, 'an interstitial', DIALOG)
  const [opened] = await Promise.all([page.context().waitForEvent('page'), dialog.getByRole('link').click()])
  await opened.close()
  expect(await events.take()).toEqual(['sum_ClickVig', 'AD_Click_All', 'Sum_AD_Click_All'])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.goBack()
  await expect(page.locator(AD)).toContainText('From this site')
  await waitForIdle(page)
  await expect(dialog).toHaveCount(0)
})

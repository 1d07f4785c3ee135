/** The questions for consent and for an age: when they are asked, where they are, and that they are asked once. */
import { expectNoViolations } from './axe.ts'
import { findAgeQuestion, findQuestion } from './consent-questions.ts'
import { expectClientNavigationTo } from './link-navigation.ts'
import type { OwnHosts } from './own-hosts.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { recordBeacons } from './tracked-events.ts'
import { openOn, openTrackingSites } from './tracking-sites.ts'
import { reloadUntilConfigured } from './visit.ts'

let sites: OwnHosts
test.beforeAll(async () => {
  sites = await openTrackingSites()
})

test('on a mixed site nothing is sent before the visitor states an age, and the question is asked once', async ({
  page,
  watch,
}) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/events')) calls++
  })
  const readBeacons = await recordBeacons(page)
  await openOn(sites, { page, watch }, 'elk.localhost')
  await expect(findAgeQuestion(page)).toBeVisible()
  await expectClientNavigationTo(page, '/category')
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(calls).toBe(0)

  const question = findAgeQuestion(page)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(question.getByRole('alert')).toHaveText('Choose a year from the list.')
  await question.getByRole('combobox').selectOption(String(new Date().getFullYear() - 9))
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(findAgeQuestion(page)).toHaveCount(0)
  await expect(findQuestion(page)).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(async () => (await readBeacons()).join()).toMatch(/"Home".*"Category"/)
  await reloadUntilConfigured(page)
  await expect(findAgeQuestion(page)).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await findAgeQuestion(page).getByRole('combobox').selectOption('1980')
  await findAgeQuestion(page).getByRole('button', { name: 'Continue' }).click()
  await expect(findQuestion(page)).toBeVisible()
  await expect(findQuestion(page)).toContainText('PostHog')
  await expect(findQuestion(page)).not.toContainText('TikTok')
})

test('with Global Privacy Control the consent question is not shown, and the dialog offers no choices', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
  })
  const isAnswered = page.waitForResponse(/\/api\/commonApi/)
  await openOn(sites, { page, watch }, 'owl.localhost')
  await isAnswered
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('dialog')).toContainText('Global Privacy Control')
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0)
  await expect(findQuestion(page)).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  testIf(isLong || width <= 390, test)(
    `at ${width} × ${height} the consent questions shift no layout, do not cover Play, and are accessible`,
    async ({ page, watch }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const seen = window as unknown as { shifted: number }
        seen.shifted = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            seen.shifted += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const [host, find] of [
        ['owl.localhost', findQuestion],
        ['elk.localhost', findAgeQuestion],
      ] as const) {
        await openOn(sites, { page, watch }, host, '/gameDetail/cozy-blocks')
        const question = find(page)
        await expect(question).toBeVisible()
        await question.evaluate((card) =>
          Promise.allSettled(card.getAnimations().map(({ finished }) => finished)),
        )
        const card = (await question.boundingBox())!
        const play = (await page.locator('#btnPlay').boundingBox())!
        const isApart = play.y + play.height + 8 <= card.y || play.x >= card.x + card.width
        expect(isApart, `Play ${JSON.stringify(play)}, the question ${JSON.stringify(card)}`).toBe(true)
        expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(
          0.01,
        )
        await expectNoViolations(
          page,
          `the question of ${host}`,
          `section[aria-labelledby="${await question.getAttribute('aria-labelledby')}"]`,
        )
        // First in the document, so the first Tab focuses it.
        await page.keyboard.press('Tab')
        expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      }
      await openOn(sites, { page, watch }, 'owl.localhost')
      // At one moment, because the card may still be on its way in.
      const [refuse, accept] = await findQuestion(page).evaluate((card) =>
        ['Refuse all', 'Accept all'].map((name) =>
          [...card.querySelectorAll('button')]
            .find(({ textContent }) => textContent === name)
            ?.getBoundingClientRect()
            .toJSON(),
        ),
      )
      expect([refuse!.width, refuse!.height, refuse!.y]).toEqual([accept!.width, accept!.height, accept!.y])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(findQuestion(page)).toHaveCount(0)
      await expect(page.locator('#content')).toBeFocused()
    },
  )
}

/** The consent questions: they cover no content, and are accessible. */
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { findAgeQuestion, findQuestion } from './consent-questions.ts'
import { expect, isLong, test, type Watch } from './site-test.ts'
import { openTrackingSites, type TrackingSites } from './tracking-sites.ts'
import { visit } from './visit.ts'

let sites: TrackingSites
test.beforeAll(async () => {
  test.setTimeout(120_000)
  sites = await openTrackingSites()
})
test.afterAll(() => sites?.close())

async function open(page: Page, watch: Watch, host: string, path = '/') {
  const url = sites.urlOf(host)
  watch.allowOrigin(url)
  await visit(page, url + path)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the consent questions shift no layout, do not cover Play, and are accessible`, async ({
    page,
    watch,
  }) => {
    test.skip(!isLong && width > 390, 'in long runs')
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
      await open(page, watch, host, '/gameDetail/cozy-blocks')
      const question = find(page)
      await expect(question).toBeVisible()
      await question.evaluate((card) =>
        Promise.allSettled(card.getAnimations().map(({ finished }) => finished)),
      )
      const card = (await question.boundingBox())!
      const play = (await page.locator('#btnPlay').boundingBox())!
      const isApart = play.y + play.height + 8 <= card.y || play.x >= card.x + card.width
      expect(isApart, `Play ${JSON.stringify(play)}, the question ${JSON.stringify(card)}`).toBe(true)
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
      if (isLong || host === 'owl.localhost') await expectNoViolations(page, `the question of ${host}`)
      // First in the document, so the first Tab focuses it.
      await page.keyboard.press('Tab')
      expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await open(page, watch, 'owl.localhost')
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
  })
}

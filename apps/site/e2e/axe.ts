/** Violations that axe-core finds on a page. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The game's frame is not tested, only the page around it. `what` names the page and its state in a failure; `within` is a selector of
 * the part that is tested, when the rest of the page is tested elsewhere.
 */
export async function expectNoViolations(page: Page, what: string, within = 'html'): Promise<void> {
  // A tile that is fading in has a temporary contrast, so finite animations are finished first; endless and scroll-driven ones cannot be.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  )
  // Without frames no results have to be merged, for which axe would open a page each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .include(within)
    .exclude('iframe')
    .analyze()
  const described = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} – ${failureSummary}`),
  }))
  expect.soft(described, what).toEqual([])
}

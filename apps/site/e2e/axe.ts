/** What axe-core finds on a page. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A game is a picture that moves; what is judged is the page around it. `what` names the page and its state in a failure. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  // A tile that is just fading in has the contrast of its moment, not of its place. What goes round for ever, or follows the scroll, never ends.
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
  // Without frames there is nothing to put together, for which a page would be opened each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .exclude('iframe')
    .analyze()
  const described = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} – ${failureSummary}`),
  }))
  expect.soft(described, what).toEqual([])
}

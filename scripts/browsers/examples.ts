/** The SDK's examples as a stranger would build them: alone in a tab, and framed by the site, both to the end of a round. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../build.ts'
import type { BrowserCheck } from './check.ts'
import { startGame } from './journeys.ts'
import { pressKey, type TestPage, waitUntil } from './test-page.ts'

const FOLDER = join(ROOT, 'packages/sdk/examples')
/** The own game whose place the example takes. */
const PLACE = 'cozy-blocks'

/** Single calls and their answers, which are no game: `developers.spec.ts` presses them. */
export const LIVE_EXAMPLES = 'verbs'

/** Runs in the page: the document of the game, framed or not. */
const isRoundOver = () => {
  const game = document.querySelector('iframe')?.contentDocument ?? document
  const card = game.querySelector<HTMLElement>('#card')
  return card !== null && !card.hidden && /\d/.test(card.querySelector('h1')?.textContent ?? '')
}
const isRoundOn = () => {
  const game = document.querySelector('iframe')?.contentDocument ?? document
  return game.querySelector<HTMLElement>('#card')?.hidden
}

async function playRound(page: TestPage): Promise<void> {
  await pressKey(page, 'ArrowLeft')
  await waitUntil(page, 'the round ends with a score', isRoundOver)
  // The button has the focus; with the page around it, a break for an ad comes first.
  await pressKey(page, 'Enter')
  await waitUntil(page, 'the next round begins', isRoundOn)
}

const createExampleCheck = (name: string): BrowserCheck => ({
  name: `example ${name}`,
  drawsLong: true,
  async run({ page, front }) {
    front.setGameFolder(PLACE, join(FOLDER, name))
    try {
      await page.goto(`${front.url}/games/${PLACE}/`)
      await waitUntil(page, 'the example draws', () => document.querySelector('#tally')?.textContent)
      await playRound(page)
      await startGame(page, front.url, PLACE)
      await playRound(page)
    } finally {
      front.setGameFolder(PLACE, null)
    }
    return '2 rounds'
  },
})

export const listExampleChecks = (): BrowserCheck[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== LIVE_EXAMPLES)
    .map(({ name }) => createExampleCheck(name))

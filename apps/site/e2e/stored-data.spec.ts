/** Stored data: votes and reports in the ledger, personal data in the visitor's browser. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { waitForIdle } from './page-barriers.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, seededTest, test, testIf } from './site-test.ts'
import { madeGame } from './seeded-site.ts'
import { findGameBar, startPlaying, visit } from './visit.ts'

// covers: '7.11'
seededTest(
  'a vote can be changed, is counted once, and stays after a reload',
  async ({ page, browser, baseURL, watch }) => {
    const { slug } = madeGame(20)
    const press = async (voter: Page, name: RegExp) => {
      const answer = voter.waitForResponse('**/api/vote')
      await voter.getByRole('button', { name }).click()
      return (await (await answer).json()) as { likes: number; dislikes: number }
    }
    await visit(page, `/gameDetail/${slug}`)
    expect(await press(page, /^Like/)).toEqual({ likes: 1, dislikes: 0 })
    expect(await press(page, /^Dislike/)).toEqual({ likes: 0, dislikes: 1 })
    expect(await press(page, /^Like/)).toEqual({ likes: 1, dislikes: 0 })
    await expect(page.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^Like/ })).toHaveText('Liked')

    const context = await browser.newContext({ baseURL })
    await watch.follow(context)
    const other = await context.newPage()
    await visit(other, `/gameDetail/${slug}`)
    expect(await press(other, /^Like/)).toEqual({ likes: 2, dislikes: 0 })
    expect(await press(other, /^Like/)).toEqual({ likes: 1, dislikes: 0 })
    await context.close()
  },
)

// covers: '4.12'
seededTest(
  'a visitor reports a problem with two presses, and the operator sees it',
  async ({ page, seededSite }) => {
    const { slug } = madeGame(21)
    await visit(page, `/gameDetail/${slug}`)
    await page.getByRole('button', { name: 'Report a problem' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'The controls do not work' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Thank you!')
    // Adding a note changes the sent report; it is not a second one.
    await page.getByLabel('Want to tell us more?').fill('The jump key')
    await page.getByRole('button', { name: 'Send this too' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Got it.')
    const reports = runPortal(seededSite.dataDir, 'reports', 'list').json.reports as Record<string, string>[]
    expect(reports.filter(({ gameSlug }) => gameSlug === slug)).toMatchObject([
      { reason: 'controls', note: 'The jump key' },
    ])
  },
)

seededTest('a vote beyond the limit is undone, with a message that says why', async ({ page, watch }) => {
  seededTest.skip(!isLong, 'in long runs')
  watch.allowError(/status of 429/)
  const { slug } = madeGame(22)
  const error = 'too many votes on this game from your network; please try again in 40 min'
  await page.route('**/api/vote', (route) => route.fulfill({ status: 429, json: { error } }))
  await visit(page, `/gameDetail/${slug}`)
  const like = page.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(page.getByText('Many votes on this game came from your network.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('a play counts once in half an hour; a played game and a favourite are on the home page, until they are cleared', async ({
  page,
}) => {
  let plays = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/plays')) plays++
  })
  await startPlaying(page)
  await findGameBar(page).getByRole('button', { name: 'Mark as favourite' }).click()
  await page.locator('iframe').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playhouse:kept'))).toContain('recent')
  await expect.poll(() => plays).toBe(1)
  await visit(page, '/')
  const strip = page.getByRole('region', { name: 'Your games' })
  const game = strip.getByRole('link', { name: /Cozy Blocks/ })
  await expect(game).toHaveCount(1)
  await expect(game).toHaveText(/Continue.*Favourite/)
  await game.click()
  await expect(page).toHaveURL(/\/gameDetail\/cozy-blocks$/)
  await page.getByRole('button', { name: 'Mark as favourite' }).click()
  await visit(page, '/')
  await expect(game).toHaveText(/Continue/)
  await expect(game).not.toHaveText(/Favourite/)

  await startPlaying(page)
  await page.keyboard.press('Enter')
  await waitForIdle(page)
  expect(plays).toBe(1)
  await test.step('data that is cleared during a game is not restored by its next save', () =>
    clearInGame(page))
})

/** Clears all data of the browser while a game runs: the game is loaded again, so that it does not save what it has. */
async function clearInGame(page: Page) {
  const game = page.frameLocator('iframe')
  await game.locator('html').evaluate(() => void Object.assign(window, { isOld: true }))
  await page.getByRole('button', { name: 'My data' }).click()
  const dialog = page.getByRole('dialog', { name: 'My data' })
  await dialog.getByRole('button', { name: 'Clear my data' }).click()
  await dialog.getByRole('button', { name: 'Yes, clear everything' }).click()
  await expect(dialog.getByRole('status')).toContainText('Your data was deleted from this browser')
  await expect
    .poll(() =>
      game
        .locator('html')
        .evaluate(() => 'isOld' in window)
        .catch(() => null),
    )
    .toBe(false)
}

const SPOILED = [
  '{"version":1,"recent":[{',
  'null',
  '[]',
  '"text"',
  '{"version":999,"recent":"x"}',
  '{"version":1,"recent":[{"slug":"../x"}],"votes":{"__proto__":1},"theme":7}',
  '\u0000',
]

test('invalid local data is ignored without further effects', async ({ page }) => {
  // Two of them in a short run.
  for (const [at, text] of SPOILED.filter((_, at) => isLong || at % 5 === 0).entries()) {
    await page.goto('/privacyIndex/imprint')
    await page.evaluate((value) => {
      localStorage.setItem('playhouse', value)
      localStorage.setItem('playhouse:kept', value)
      localStorage.setItem('playhouse:theme', value)
    }, text)
    if (at === 0) for (const path of ['/', '/gameDetail/cozy-blocks']) await visit(page, path)
    await visit(page, '/gamePlay/cozy-blocks')
    const button = findGameBar(page).getByRole('button', { name: 'Mark as favourite' })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
})

testIf(isLong, test)('games run in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, '/')
  await startPlaying(page)
  await findGameBar(page).getByRole('button', { name: 'Mark as favourite' }).click()
})

test('local data can be exported, cleared and imported', async ({ page }) => {
  await visit(page, '/gameDetail/cozy-blocks')
  await page.getByRole('button', { name: 'Mark as favourite' }).click()
  await page.getByRole('button', { name: 'My data' }).click()
  const dialog = page.getByRole('dialog', { name: 'My data' })
  await expect(dialog).toContainText('1 favourite')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kind: 'playhouse-data' })

  await dialog.getByRole('button', { name: 'Clear my data' }).click()
  await dialog.getByRole('button', { name: 'Yes, clear everything' }).click()
  await expect(dialog.getByRole('status')).toContainText('Your data was deleted from this browser')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('playhouse'))),
  ).toEqual([])

  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"kind":"other"}') })
  await expect(dialog.getByRole('status')).toContainText('not a copy of your data')
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await expect(dialog.getByRole('status')).toContainText('Done. Your data')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mark as favourite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('one press changes the theme, and the next page is painted with it', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Light theme' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/category', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

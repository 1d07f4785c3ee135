/**
 * axe-core finds no violation in dialogs, lists, the error page and the colours of other sites; `screens.spec.ts` tests every screen.
 * Phones are tested in the dark theme, desktops in the light one: contrast does not depend on the width, nor layout on the colours.
 */
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, isLong, seededTest, test, testIf } from './site-test.ts'
import { visit } from './visit.ts'
import { madeGame } from './seeded-site.ts'

// The longest of the files: its tests share no state, so they run in all workers.
test.describe.configure({ mode: 'parallel' })

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const THEMES = ['dark', 'light'] as const
const VIEWS = [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const

/** Pages that use a site's colours in many places; `theme.test.ts` computes the contrast of each palette. */
const SITE_SCREENS = ['/gameDetail/cozy-blocks']

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Only our own texts, names and colours are tested: images are replaced by dots, and prefetching is off. */
async function sparePictures(page: Page) {
  await page.route(/\/img\//, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

async function chooseTheme(page: Page, theme: (typeof THEMES)[number]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((name) => localStorage.setItem('playhouse:theme', name), theme)
  await page.addInitScript(
    (name) => localStorage.setItem('playhouse', JSON.stringify({ version: 1, theme: name })),
    theme,
  )
}

for (const [device, theme] of VIEWS) {
  seededTest(`open lists and dialogs are accessible: ${device}, ${theme}`, async ({ page, watch }) => {
    seededTest.skip(!isLong && device === 'desktop', 'in long runs')
    seededTest.setTimeout(120_000)
    watch.allowError(/net::ERR|Failed to load resource/)
    await page.setViewportSize(WIDTHS[device])
    await chooseTheme(page, theme)
    await visit(page, '/')
    await page.getByRole('combobox').fill('amber')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expectNoViolations(page, `open suggestions, ${device}, ${theme}`, 'header')
    await page.keyboard.press('Escape')

    await page.goto('/gameDetail/cozy-blocks')
    for (const name of ['Report a problem', 'Share', 'My data']) {
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page, `dialog ${name}, ${device}, ${theme}`, 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    await visit(page, `/gamePlay/${madeGame(3).slug}`)
    await expect(page.getByRole('heading', { name: 'This game comes from GamePix' })).toBeVisible()
    await expectNoViolations(page, `the question before a provider's game, ${device}, ${theme}`, 'main')
  })
}

for (const host of ['sunny.localhost', 'midnight.localhost']) {
  for (const theme of THEMES) {
    // In long runs: `theme.test.ts` computes the contrast of each palette.
    testIf(isLong, test)(`${host} is accessible, ${theme}`, async ({ page, baseURL, watch }) => {
      test.setTimeout(180_000)
      const origin = `http://${host}:${new URL(baseURL!).port}`
      watch.allowOrigin(origin)
      await page.setViewportSize(WIDTHS.desktop)
      await chooseTheme(page, theme)
      await sparePictures(page)
      for (const path of SITE_SCREENS) {
        await page.goto(origin + path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectNoViolations(page, `${host}${path}, ${theme}`)
      }
    })
  }
}

// covers: '8.8'
testIf(isLong, test)('the error page is accessible', async ({ page, watch }) => {
  watch.allowError(/./)
  await visit(page, '/')
  // The data of the next page is truncated, and a full load just happened: the reload guard refuses another one.
  await page.evaluate(() => {
    sessionStorage.setItem('playhouse:reloads', JSON.stringify([['/articles', Date.now()]]))
  })
  await page.route('**/articles/_payload.json*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  )
  await page.getByRole('link', { name: 'Articles' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  for (const viewport of Object.values(WIDTHS)) {
    await page.setViewportSize(viewport)
    await expectNoViolations(page, 'the error page')
  }
  await page.unroute('**/articles/_payload.json*')
  await page.getByRole('link', { name: 'Browse games' }).click()
  await expect(page).toHaveTitle(/Play Free Games/)
})

/** A third-party game on our page: the SDK's example replaces one of our own games, and talks to the real page. */
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { waitForFrames } from './page-barriers.ts'
import { ROOT, runPortal } from './operator.ts'
import { expect, seededTest, test } from './site-test.ts'
import { GAME_STAGE, visit } from './visit.ts'

const EXAMPLE = join(ROOT, 'packages/sdk/examples/star-catcher')
const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
const readme = readFileSync(join(ROOT, 'packages/sdk/README.md'), 'utf8')
const VERSION = (
  JSON.parse(readFileSync(join(ROOT, 'packages/sdk/package.json'), 'utf8')) as { version: string }
).version

/** Serves the example in place of Cozy Blocks; `change` rewrites its script, to shorten the round. */
async function putExample(page: Page, change: (code: string) => string = (code) => code) {
  await page.route(/\/games\/cozy-blocks\/(index\.html|style\.css|game\.js)?$/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) || 'index.html'
    const text = readFileSync(join(EXAMPLE, name), 'utf8')
    return route.fulfill({
      contentType: TYPES[name.split('.').at(-1)!]!,
      body: name === 'game.js' ? change(text) : text,
    })
  })
}

const endSoon = (code: string) => code.replace('ROUND_SECONDS = 20', 'ROUND_SECONDS = 1')

async function play(page: Page, path = '/gamePlay/cozy-blocks') {
  await visit(page, path)
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
  return page.frameLocator('iframe')
}

// asvs: '3.4.2'
test('the SDK is served to every origin: v1 cached for an hour, an exact version permanently, with the integrity of the README', async ({
  request,
}) => {
  for (const name of ['v1.js', 'v1.mjs', `${VERSION}.js`, `${VERSION}.mjs`]) {
    const response = await request.get(`/sdk/${name}`)
    expect(response.status(), name).toBe(200)
    const headers = response.headers()
    expect(headers['content-type']).toContain('text/javascript')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['cache-control']).toBe(
      name.startsWith('v1') ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
    )
    expect(readme).toContain(
      `sha384-${createHash('sha384')
        .update(await response.body())
        .digest('base64')}`,
    )
  }
  expect((await request.get('/sdk/9.9.9.js')).status()).toBe(404)
})

test('a page of another origin loads the exact script with its integrity', async ({
  page,
  baseURL,
  watch,
}) => {
  const [, integrity] = readme.split(`/sdk/${VERSION}.js\` | \``)[1]!.match(/^(sha384-[^`]+)/)!
  const script = `<script src="${baseURL}/sdk/${VERSION}.js" integrity="${integrity}" crossorigin="anonymous"></script>`
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>x</title><link rel="icon" href="data:,">${script}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  watch.allowOrigin(origin)
  await page.goto(origin)
  expect(await page.evaluate('Playhouse.createPlayhouse({ game: "x" }).breakAd()')).toEqual({
    shown: false,
    reason: 'none',
  })
  server.close()
})

test('the example runs standalone', async ({ page, baseURL }) => {
  await putExample(page, endSoon)
  await page.goto(`${baseURL}/games/cozy-blocks/`)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading')).toHaveText(/You caught \d+!/)
  await page.getByRole('button', { name: 'Challenge a friend' }).click()
  await expect(page.getByRole('button', { name: 'Challenge a friend' })).toBeHidden()
  await page.getByRole('button', { name: 'Again' }).click()
  await expect(page.getByRole('heading')).toBeHidden()
})

test('an achievement is shown once, stored and listed on the game’s page', async ({ page }) => {
  await putExample(page, (code) => code.replace('TEN_STARS = 10', 'TEN_STARS = 0'))
  await play(page)
  const stage = page.locator(GAME_STAGE)
  await expect(stage.getByRole('status')).toContainText('Ten stars in one go')
  await expect(stage.getByRole('status')).toBeEmpty({ timeout: 8000 })
  const isReportedAgain = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
          if (data.type === 'achievement') resolve()
        }),
      ),
  )
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(stage).toHaveAttribute('data-state', 'playing')
  await isReportedAgain
  await waitForFrames(page)
  await expect(stage.getByRole('status')).toBeEmpty()
  await visit(page, '/gameDetail/cozy-blocks')
  await expect(page.getByRole('region', { name: 'Your achievements' })).toContainText('Ten stars in one go')
})

test('a new best is celebrated and no ad offered; sharing opens the dialog, and the shared link starts the game with its parameters', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await putExample(page, (code) => endSoon(code).replace('score, left: seconds', 'score: 7, left: seconds'))
  const game = await play(page)
  await expect(page.locator('[class*="confetti"]')).toBeAttached()
  await expect(game.getByRole('heading')).toHaveText(/You caught \d+!/)
  await expect(game.getByRole('button', { name: /Watch an ad/ })).toBeHidden()
  await game.getByRole('button', { name: 'Challenge a friend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Cozy Blocks' })
  const link = await dialog.getByRole('textbox').inputValue()
  expect(link).toMatch(/\/gamePlay\/cozy-blocks\?share=goal\.\d+$/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  // Without an ad the game continues at once.
  await game.getByRole('button', { name: 'Again' }).click()
  await expect(game.getByRole('heading')).toBeHidden()
  const shared = await play(page, new URL(link).pathname + new URL(link).search)
  await expect(shared.locator('#tally')).toContainText(/beat \d+/)
  const odd = await play(page, '/gamePlay/cozy-blocks?share=goal.%3Cb%3E~x')
  await expect(odd.locator('#tally')).not.toContainText('beat')
})

seededTest('an uncaught error in a game is reported to the operator', async ({ page, seededSite, watch }) => {
  watch.allowError(/the basket is torn/)
  await putExample(
    page,
    (code) => `${code}\nsetTimeout(() => { throw new Error('the basket is torn') }, 300)`,
  )
  const reported = page.waitForResponse('**/api/game-error')
  await play(page)
  expect((await reported).status()).toBe(201)
  const reports = JSON.stringify(runPortal(seededSite.dataDir, 'reports', 'list').json)
  expect(reports).toContain('the basket is torn')
  expect(reports).toContain('script-error')
})

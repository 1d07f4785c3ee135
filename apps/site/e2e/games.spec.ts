/** Every game of our own, by the fact that its folder exists: a new one is tested without a new test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openFinger } from '../../../scripts/test/finger.ts'
import { pressEntries } from '../../../scripts/test/press-entries.ts'
import { COVER_WIDTHS } from '../app/domain/tile.ts'
import { ROOT } from './operator.ts'
import { expect, test } from './site-test.ts'
import { GAME_STAGE, startPlaying } from './visit.ts'

interface Manifest {
  slug: string
  title: string
  preview: string | null
  media: { url: string }[]
  controls: Record<string, { keys: string[] }[] | undefined>
  covers: Record<string, string>
}

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
/** Longer than the card of any game waits before it takes a press. */
const CARD_MS = 1300

const folder = join(ROOT, 'games')
const slugs = readdirSync(folder).filter((slug) => existsSync(join(folder, slug, 'game.json')))
const readManifest = (slug: string) =>
  JSON.parse(readFileSync(join(folder, slug, 'game.json'), 'utf8')) as Manifest

/** The pictures a game draws differ before and after a move; so something happened. */
async function look(page: Page) {
  return (await page.locator('iframe').screenshot()).toString('base64')
}

test('there is at least one game of our own', () => {
  expect(slugs.length).toBeGreaterThan(0)
})

for (const slug of slugs) {
  const manifest = readManifest(slug)

  // covers: '3.11'
  test(`${slug}: its page stands, and its covers come in every size`, async ({ page, request }) => {
    await page.goto(`/gameDetail/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(manifest.title)
    for (const [shape, widths] of Object.entries(COVER_WIDTHS)) {
      for (const width of widths) {
        const response = await request.get(`/img/games/${slug}/${shape}-${width}.webp`)
        expect(response.status(), `${shape} ${width}`).toBe(200)
        expect(response.headers()['content-type']).toBe('image/webp')
        const bytes = await response.body()
        expect(bytes.length, `${shape} ${width}`).toBeGreaterThan(width * 15)
      }
    }
    const files = [...Object.values(manifest.covers), ...(manifest.preview ? [manifest.preview] : [])]
    const urls = [...files.map((file) => `/games/${slug}/${file}`), ...manifest.media.map(({ url }) => url)]
    for (const url of urls) expect((await request.get(url)).status(), url).toBe(200)
  })

  test(`${slug}: its folder is whole: nothing is fetched from elsewhere`, async ({ page, request }) => {
    const fetched: string[] = []
    page.on('request', (asked) => {
      if (asked.frame() !== page.mainFrame() && /^https?:/.test(asked.url()))
        fetched.push(new URL(asked.url()).pathname)
    })
    await startPlaying(page, slug, manifest.title)
    await page.waitForTimeout(500)
    expect(fetched.length).toBeGreaterThan(1)
    for (const path of fetched) expect(path).toMatch(new RegExp(`^/games/${slug}/|^/api/`))
    const html = await (await request.get(`/games/${slug}/`)).text()
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  test(`${slug}: plays a few moves by keyboard`, async ({ page }) => {
    test.skip(!manifest.controls.keyboard, 'is not played by keyboard')
    await startPlaying(page, slug, manifest.title)
    await expect(page.locator('iframe')).toBeFocused()
    const before = await look(page)
    for (let round = 0; round < 6; round++) {
      for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Space', 'ArrowLeft', 'ArrowUp', 'Enter'])
        await page.keyboard.press(key)
      await page.waitForTimeout(120)
    }
    expect(await look(page)).not.toBe(before)
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
  })

  test(`${slug}: plays a few moves by touch on a phone`, async ({ browser, baseURL, watch }) => {
    test.skip(!manifest.controls.touch, 'is not played by touch')
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    watch.follow(context)
    const page = await context.newPage()
    await startPlaying(page, slug, manifest.title)
    const before = await look(page)
    const box = (await page.locator('iframe').boundingBox())!
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    for (const [x, y] of [
      [0.3, 0.85],
      [0.4, 0.4],
      [0.5, 0.85],
      [0.6, 0.5],
      [0.7, 0.85],
      [0.5, 0.3],
    ] as const) {
      await page.touchscreen.tap(...at(x, y))
      await page.waitForTimeout(150)
    }
    expect(await look(page)).not.toBe(before)
    await context.close()
  })

  // covers: '11.18'
  test(`${slug}: a finger opens every menu, and from a result each leads back to it`, async ({
    browser,
    baseURL,
    watch,
  }) => {
    const openPhone = async () => {
      const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true })
      watch.follow(context)
      // Every visit is dealt the same.
      await context.addInitScript(() => void (Math.random = () => 0.42))
      const page = await context.newPage()
      await openAlone(page, slug, '&hold')
      return page
    }
    const [byMouse, page] = [await openPhone(), await openPhone()]
    const finger = await openFinger(page)
    const start = await page.evaluate(findLanding)
    const isMenu = (id: string) => /^[a-z]+$/.test(id)
    const tap = async (button: Locator) => {
      await button.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await button.boundingBox())!
      await finger.tap(x + width / 2, y + height / 2)
    }
    for (const viewport of PHONES) {
      for (const one of [byMouse, page]) await one.setViewportSize(viewport)
      const expected = await pressEntries(byMouse, start, (x, y) => byMouse.mouse.click(x, y), isMenu)
      expect(await pressEntries(page, start, finger.tap, isMenu)).toEqual(expected)
      expect(expected.some(({ dialog }) => dialog !== '')).toBe(true)
    }
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport)
      await page.evaluate(async ({ mode, level }) => {
        __gk.start(mode, level)
        await __gk.play('expert', { ticks: 30_000 })
        __gk.run()
      }, start)
      await page.waitForFunction(() => __gk.page() === 'result')
      await page.waitForTimeout(CARD_MS)
      await page.evaluate(() => __gk.open('modes'))
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }))
      expect(await page.evaluate(() => __gk.page())).toBe('result')
      await page.waitForTimeout(CARD_MS)
      await tap(page.locator('dialog[open] [data-main]'))
      expect(await page.evaluate(() => [__gk.page(), __gk.phase() === 'over'])).toEqual([null, false])
    }
    for (const one of [byMouse, page]) await one.context().close()
  })

  test(`${slug}: from the last level of a mode, levels of every other mode can be chosen`, async ({
    page,
  }) => {
    await openAlone(page, slug)
    const pages = await page.evaluate(
      async (landing) => {
        __gk.start(landing.mode, landing.level)
        await __gk.play('expert', { ticks: 30_000 })
        const modes = Object.entries(__gk.modes)
        const found: Record<string, number> = {}
        for (const [from, { levels = 0 }] of modes) {
          for (const [to] of modes.filter(([mode, one]) => mode !== from && one.levels)) {
            __gk.start(from, levels)
            __gk.open('modes')
            const tiles = document.querySelectorAll<HTMLElement>('dialog[open] .gk-stack .gk-choice')
            tiles[modes.findIndex(([mode]) => mode === to)]!.click()
            // The game fills the page in when it has seen it.
            await Promise.resolve()
            const choices = document.querySelectorAll('dialog[open] .gk-levels button:enabled')
            found[`${from} to ${to}`] = __gk.page() === 'levels' ? choices.length : 0
          }
        }
        return found
      },
      await page.evaluate(findLanding),
    )
    for (const [way, choices] of Object.entries(pages)) expect(choices, way).toBeGreaterThan(0)
  })

  test(`${slug}: plays where a page may keep nothing`, async ({ page, baseURL }) => {
    // Framed without allow-same-origin, a game has no storage, as on a site that embeds it.
    await page.route('**/bare-frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>frame</title><iframe sandbox="allow-scripts" width="800" height="600" src="${baseURL}/games/${slug}/"></iframe>`,
      }),
    )
    await page.route(`**/games/${slug}/**`, async (route) => {
      const response = await route.fetch()
      const headers: Record<string, string> = {
        ...response.headers(),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }
      // Only what keeps an opaque origin out is lifted: the site itself never frames a game so.
      delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
    await page.goto('/bare-frame')
    const game = page.frameLocator('iframe')
    await expect(game.locator('canvas').first()).toBeVisible()
    await page.waitForTimeout(800)
    await page.mouse.click(300, 300)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
  })

  test(`${slug}: with no page around it, by gamepad alone, something good happens`, async ({ page }) => {
    await openAlone(page, slug)
    const rewards = await page.evaluate(async () => {
      const [mode] = Object.keys(__gk.modes)
      __gk.start(mode!, __gk.modes[mode!]!.levels ? 1 : 0)
      const from = __gk.events().length
      await __gk.play('expert', { ticks: 600, device: 'gamepad' })
      return __gk
        .events()
        .slice(from)
        .filter(({ type }) => __gk.rewards.includes(type)).length
    })
    expect(rewards).toBeGreaterThan(0)
    expect(await page.evaluate(() => __gk.errors)).toEqual([])
  })

  test(`${slug}: is the same game at 30, 60, 120 and 144 pictures a second`, async ({ page }) => {
    await openAlone(page, slug)
    const hashes = await page.evaluate(async () => {
      const [mode] = Object.keys(__gk.modes)
      __gk.seed(5)
      __gk.start(mode!, __gk.modes[mode!]!.levels ? 1 : 0)
      await __gk.play('expert', { ticks: 240 })
      const log = __gk.log()
      const play = (hz: number) => {
        __gk.cue(log)
        for (let i = 0; i < 5000 && __gk.ticks() < log.ticks && !__gk.outcome(); i++) __gk.frame(1000 / hz)
        // At 30 the last picture may hold a tick more.
        return { hz, ticks: __gk.ticks(), hash: __gk.hash(), wanted: __gk.replay(log, __gk.ticks()) }
      }
      return [30, 60, 120, 144].map(play)
    })
    for (const { hz, ticks, hash, wanted } of hashes) {
      expect(ticks, `${hz} Hz`).toBeGreaterThan(30)
      expect(hash, `${hz} Hz`).toBe(wanted)
    }
  })
}

/** The game's own address, nothing around it, with its test contract. Small, because every picture is drawn without a graphics card. */
async function openAlone(page: Page, slug: string, query = '') {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`/games/${slug}/?test=1${query}`)
  await page.waitForFunction(() => globalThis.__gk?.ready)
}

/** Runs in the page: where a new player begins. */
function findLanding() {
  const [mode] = Object.keys(__gk.modes)
  return { mode: mode!, level: __gk.modes[mode!]!.levels ? 1 : 0 }
}

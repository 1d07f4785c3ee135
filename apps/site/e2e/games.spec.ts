/** Tests every folder of `games/`: a new game is tested without a new test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame, Locator, Page } from '@playwright/test'
import { openFinger } from '../../../scripts/test/touch-gestures.ts'
import { pressEntries } from '../../../scripts/test/press-entries.ts'
import { walkMenus } from '../../../scripts/test/walk-menus.ts'
import { COVER_WIDTHS } from '../app/domain/tile.ts'
import { type Device, leaveAlone, playByDevice, recordPlay } from './device-input.ts'
import { ROOT } from './operator.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { startPlaying } from './visit.ts'

interface Manifest {
  slug: string
  title: string
  preview: string | null
  media: { url: string }[]
  controls: Partial<Record<Device, { keys: string[] }[]>>
  covers: Record<string, string>
}

// The longest of all files: its tests run in both workers.
test.describe.configure({ mode: 'parallel' })

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const
const DEVICES = ['touch', 'keyboard', 'mouse', 'gamepad'] as const
const SAMPLE = 'cozy-blocks'
const FRAME_RATES = isLong ? [30, 60, 120, 144] : [30, 144]
/** Games get their input on their page: one of them in a short run, because the page passes it to all of them alike. */
const isFramed = (slug: string) => isLong || slug === SAMPLE
const folder = join(ROOT, 'games')
const slugs = readdirSync(folder).filter((slug) => existsSync(join(folder, slug, 'game.json')))
const readManifest = (slug: string) =>
  JSON.parse(readFileSync(join(folder, slug, 'game.json'), 'utf8')) as Manifest

test('there is at least one game of our own', () => {
  expect(slugs.length).toBeGreaterThan(0)
})

for (const slug of slugs) {
  const manifest = readManifest(slug)
  /** What the kit does for all games alike is tried in one of them, in long runs in all. */
  const isSampled = isLong || slug === SAMPLE

  // covers: '3.11'
  test(`${slug}: its page is served, and its covers exist in every size`, async ({ request }) => {
    expect(await (await request.get(`/gameDetail/${slug}`)).text()).toMatch(
      new RegExp(`<h1[^>]*>${manifest.title}</h1>`),
    )
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
    const html = await (await request.get(`/games/${slug}/`)).text()
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  const devices = DEVICES.filter((device) => manifest.controls[device])
  test(`${slug}: input by ${devices.join(', ')} changes the game, and its menus have no dead end`, async ({
    browser,
    baseURL,
    watch,
  }) => {
    const context = await browser.newContext({ baseURL, viewport: PHONES[0], hasTouch: true, isMobile: true })
    await watch.follow(context)
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url())
      if (!isFramed(slug) || request.frame() !== page.mainFrame())
        if (protocol.startsWith('http')) fetched.push(pathname)
    })
    const game = isFramed(slug) ? await playTested(page, manifest) : await openAlone(page, slug, '&hold')
    for (const device of devices) {
      await test.step(device, async () => {
        const recording = await recordPlay(game, device)
        if (device === 'gamepad') return
        const untouched = await leaveAlone(game, recording)
        if (device === devices[0])
          expect(await leaveAlone(game, recording), 'without input two runs are the same').toBe(untouched)
        expect(await playByDevice(page, game, device, recording), device).not.toBe(untouched)
      })
    }
    expect(await game.evaluate(() => __gk.errors)).toEqual([])
    // Its folder is complete. `watch` fails on requests to other hosts.
    expect(fetched.length).toBeGreaterThan(1)
    for (const path of fetched) expect(path).toMatch(new RegExp(`^/games/${slug}/|^/api/`))
    await test.step('menus', async () => {
      if (!isFramed(slug)) return expectNoDeadEnd(page)
      // The framed game fills the window, which no new size can be given.
      await page.close()
      const alone = await context.newPage()
      await openAlone(alone, slug, '&hold')
      await expectNoDeadEnd(alone)
    })
    await context.close()
  })

  // covers: '11.18'
  testIf(isLong, test)(
    `${slug}: touch opens every menu, and menus opened from a result return to it`,
    async ({ browser, baseURL, watch }) => {
      const openPhone = async () => {
        const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true })
        await watch.follow(context)
        // Every visit gets the same random state.
        await context.addInitScript(() => void (Math.random = () => 0.42))
        const page = await context.newPage()
        await openAlone(page, slug, '&hold')
        return page
      }
      const [byMouse, page] = [await openPhone(), await openPhone()]
      // `npm run game -- check` presses at four sizes.
      const viewport = PHONES[slugs.indexOf(slug) % PHONES.length]!
      for (const one of [byMouse, page]) await one.setViewportSize(viewport)
      const finger = await openFinger(page)
      const start = await page.evaluate(findLanding)
      const isMenu = (id: string) => /^[a-z]+$/.test(id)
      const tap = async (button: Locator) => {
        await button.scrollIntoViewIfNeeded()
        const { x, y, width, height } = (await button.boundingBox())!
        await finger.tap(x + width / 2, y + height / 2)
      }
      const expected = await pressEntries(byMouse, start, (x, y) => byMouse.mouse.click(x, y), isMenu)
      expect(await pressEntries(page, start, finger.tap, isMenu)).toEqual(expected)
      expect(expected.some(({ dialog }) => dialog !== '')).toBe(true)

      await page.evaluate(async ({ mode, level }) => {
        __gk.start(mode, level)
        await __gk.play('expert', { ticks: 30_000 })
        __gk.run()
      }, start)
      await waitForResult(page)
      await page.evaluate(() => __gk.open('modes'))
      // A new card ignores presses for a moment.
      await expect(async () => {
        await tap(page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }))
        expect(await page.evaluate(() => __gk.page())).toBe('result')
      }).toPass()
      await expect(async () => {
        if (await page.evaluate(() => __gk.page())) await tap(page.locator('dialog[open] [data-main]'))
        expect(await page.evaluate(() => [__gk.page(), __gk.phase() === 'over'])).toEqual([null, false])
      }).toPass()
      for (const one of [byMouse, page]) await one.context().close()
    },
  )

  testIf(isLong, test)(`${slug}: plays when the page cannot store anything`, async ({ page, baseURL }) => {
    // Framed without allow-same-origin a game has no storage, as on a third-party site.
    await page.route('**/bare-frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>frame</title><iframe sandbox="allow-scripts" width="800" height="600" src="${baseURL}/games/${slug}/?test=1"></iframe>`,
      }),
    )
    await page.route(`**/games/${slug}/**`, async (route) => {
      const response = await route.fetch()
      const headers: Record<string, string> = {
        ...response.headers(),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }
      // Only the headers that block an opaque origin are removed: the site itself never frames a game like this.
      delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
    await page.goto('/bare-frame')
    await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
    const game = page.frames()[1]!
    await game.waitForFunction(() => globalThis.__gk?.ready)
    const recording = await recordPlay(game, 'mouse')
    const untouched = await leaveAlone(game, recording)
    expect(await playByDevice(page, game, 'mouse', recording)).not.toBe(untouched)
  })

  testIf(isSampled, test)(
    `${slug}: standalone, by its test contract: frame rates, a gamepad, and the way between modes`,
    async ({ page }) => {
      await openAlone(page, slug)
      await test.step('a run is identical at 30 and 144 frames a second, in long runs also at 60 and 120', async () => {
        const hashes = await page.evaluate(async (rates) => {
          const [mode] = Object.keys(__gk.modes)
          __gk.seed(5)
          __gk.start(mode!, __gk.modes[mode!]!.levels ? 1 : 0)
          await __gk.play('expert', { ticks: 240 })
          const log = __gk.log()
          const play = (hz: number) => {
            __gk.cue(log)
            for (let i = 0; i < 5000 && __gk.ticks() < log.ticks && !__gk.outcome(); i++)
              __gk.frame(1000 / hz)
            // At 30 Hz the last frame may contain one more tick.
            return { hz, ticks: __gk.ticks(), hash: __gk.hash(), wanted: __gk.replay(log, __gk.ticks()) }
          }
          return rates.map(play)
        }, FRAME_RATES)
        for (const { hz, ticks, hash, wanted } of hashes) {
          expect(ticks, `${hz} Hz`).toBeGreaterThan(30)
          expect(hash, `${hz} Hz`).toBe(wanted)
        }
      })
      await test.step('a run with a gamepad alone earns a reward', async () => {
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
      await test.step('from the last level of a mode, levels of every other mode can be chosen', async () => {
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
                document.querySelector<HTMLElement>(`dialog[open] [data-id="${to}"]`)!.click()
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
    },
  )
}

/** Twenty random walks through the menus; in long runs, and by `npm run game -- check`, every control of every page is pressed once, too. */
async function expectNoDeadEnd(page: Page) {
  const [mode = '', { levels = 0 } = {}] = Object.entries(await page.evaluate(() => __gk.modes))[0] ?? []
  const report = await walkMenus(page, {
    mode,
    level: levels > 0 ? 1 : 0,
    walks: 20,
    seed: 1,
    visitsAll: isLong,
  })
  expect(report.faults).toEqual([])
  expect(report.pages.length).toBeGreaterThanOrEqual(4)
}

/** The game standalone, with its test contract. In a small window, because frames are rendered in software. */
async function openAlone(page: Page, slug: string, query = ''): Promise<Frame> {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`/games/${slug}/?test=1${query}`)
  await page.waitForFunction(() => globalThis.__gk?.ready)
  await expect(page.getByText(/needs JavaScript/)).toBeHidden()
  return page.mainFrame()
}

/** The game on its page, with its test contract, once it is playing. */
async function playTested(page: Page, { slug, title }: Manifest): Promise<Frame> {
  await page.route(new RegExp(`/games/${slug}/$`), (route) =>
    route.fulfill({ status: 302, headers: { location: `/games/${slug}/?test=1` } }),
  )
  await startPlaying(page, slug, title)
  const game = page.frame({ url: new RegExp(`/games/${slug}/`) })!
  await game.waitForFunction(() => globalThis.__gk?.ready)
  await expect(page.locator('iframe')).toBeFocused()
  return game
}

/** Waits for the result card, including its entry animations. */
async function waitForResult(page: Page): Promise<void> {
  await page.waitForFunction(() => __gk.page() === 'result')
  await page.waitForFunction(() =>
    document
      .querySelector('dialog[open]')!
      .getAnimations({ subtree: true })
      .every(
        // One that follows the scroll position never ends by itself.
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          effect?.getTiming().iterations === Infinity ||
          !(timeline instanceof DocumentTimeline),
      ),
  )
}

/** Runs in the page: the start of a new player. */
function findLanding() {
  const [mode] = Object.keys(__gk.modes)
  return { mode: mode!, level: __gk.modes[mode!]!.levels ? 1 : 0 }
}

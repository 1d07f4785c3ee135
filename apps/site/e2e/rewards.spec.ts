/** Rewarded offers of the own games: with a page that answers at once, and with the site's own promotions. */
import { replay } from '@playhouse/game-kit/rules'
import type { Frame, Locator, Page } from '@playwright/test'
import { loadGame } from '../../../scripts/game/game-files.ts'
import '../../../scripts/test/press-entries.ts'
import { createAdTest } from './ad-site.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { startPlaying } from './visit.ts'

/** A page around a game that shows an ad on every request, and ends it as `adEnd` says. */
const PAGE = (slug: string) => `<!doctype html><title>Around the game</title>
<meta name="viewport" content="width=device-width">
<style>html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block }</style>
<iframe src="/games/${slug}/?test=1"></iframe>
<script>
window.adEnd = 'done'
window.asked = []
const tell = (message) => document.querySelector('iframe').contentWindow.postMessage({ playhouse: 1, ...message }, '*')
addEventListener('message', ({ data }) => {
  if (data.type === 'hello')
    tell({ type: 'welcome', muted: false, paused: false, lang: 'en', dir: 'ltr', params: {}, ads: { break: true, rewarded: true } })
  if (data.type !== 'ad') return
  asked.push(data.kind)
  tell({ type: 'ad-begun', id: data.id })
  setTimeout(() => tell({ type: 'ad-ended', id: data.id, reason: adEnd }), 50)
})
</script>`

async function openOffering(page: Page, slug: string): Promise<Frame> {
  await page.route('**/around-a-game', (route) =>
    route.fulfill({ contentType: 'text/html', body: PAGE(slug) }),
  )
  await page.goto('/around-a-game')
  const frame = page.frame({ url: /\/games\// })!
  await frame.waitForFunction(() => globalThis.__gk?.ready)
  return frame
}

type Ending = {
  mode: string
  level: number
  bot: 'random' | 'novice' | 'expert'
  seed?: number
  ticks?: number
  /** Inputs that follow, and the way to end a run that no bot ends. */
  presses?: readonly string[]
  send?: object
  label: string
  command: string
}
const ENDINGS: Record<string, Ending> = {
  'atelier-nova': {
    mode: 'shows',
    level: 1,
    bot: 'novice',
    label: 'Ask the stylist',
    command: 'advise',
  },
  'cozy-blocks': { mode: 'endless', level: 0, bot: 'random', label: 'New pieces', command: 'refill' },
  'evergreen-solitaire': {
    mode: 'freecell',
    level: 0,
    bot: 'novice',
    ticks: 400,
    // The free leaf of new players is used first.
    presses: ['hint', 'hint', 'hint', 'hint', 'hint'],
    send: { type: 'giveUp' },
    label: 'A golden leaf',
    command: 'gift',
  },
  inkrealm: {
    mode: 'rush',
    level: 0,
    bot: 'random',
    label: 'Begin with a larger realm',
    command: 'gift',
  },
  'memory-meadow': {
    mode: 'meadow',
    level: 4,
    bot: 'random',
    label: 'Wake everyone',
    command: 'wake',
  },
  'wheelhop-hills': {
    mode: 'levels',
    level: 1,
    bot: 'expert',
    label: 'Try a new coat of paint',
    command: 'paint',
  },
}

/** Ends a run this way, and waits for its result card. */
async function end(frame: Frame, ending: Ending): Promise<void> {
  await frame.evaluate(async ({ mode, level, bot, seed = 1, ticks = 30_000, presses = [], send }) => {
    __gk.seed(seed)
    __gk.start(mode, level)
    await __gk.play(bot, { ticks })
    __gk.run()
    for (const name of presses) {
      __gk.press(name)
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    if (send) __gk.send(send)
  }, ending)
  await frame.waitForFunction(() => __gk.page() === 'result')
}

/** Whether a button's text overflows. */
function isCutOff(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const box = element.getBoundingClientRect()
    return [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.left || right > box.right || top < box.top - 1 || bottom > box.bottom + 1,
    )
  })
}

for (const [at, [slug, ending]] of Object.entries(ENDINGS).entries()) {
  // covers: '11.16'
  testIf(isLong || at < 1, test)(
    `${slug}: a rewarded ad grants the offer of the result, as an input of the run`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const frame = await openOffering(page, slug)
      await end(frame, ending)
      const offer = frame.locator('dialog[open] .gk-ad')
      await expect(offer).toContainText(ending.label)
      await expect(offer).toContainText('Watch an ad')
      expect(await isCutOff(offer)).toBe(false)
      await offer.click()
      await frame.waitForFunction(() => __gk.page() === null && __gk.phase() !== 'over')
      expect(await page.evaluate('asked')).toEqual(['rewarded'])
      const { log, hash } = await frame.evaluate(() => {
        const { actions, axes } = __gk.actions
        // A waiting run starts with the first press.
        if (actions[0]) __gk.press(actions[0])
        else if (axes[0]) __gk.axis(axes[0], 1)
        __gk.step(10)
        return { log: __gk.log(), hash: __gk.hash() }
      })
      expect(log.commands.map(([, command]) => (command as { type: string }).type)).toContain(ending.command)
      const { rules } = await loadGame(slug)
      expect(replay(rules, log).hash()).toBe(hash)
    },
  )
}

/** The site's own promotions, six seconds each for a reward. */
const siteTest = createAdTest('rewards.localhost', { 'ads.provider': 'house' })

siteTest(
  'Cozy Blocks with the site’s own promotions: a reward, a closed ad, and a break between rounds',
  async ({ page }) => {
    siteTest.skip(!isLong, 'in long runs; `ads-house.spec.ts` asks for the same ads from a toy game')
    siteTest.setTimeout(90_000)
    // With its test contract, and clocks that can be advanced.
    await page.route(/\/games\/cozy-blocks\/$/, (route) =>
      route.fulfill({ status: 302, headers: { location: '/games/cozy-blocks/?test=1' } }),
    )
    await page.addInitScript(() => {
      let ahead = 0
      for (const clock of [performance, Date]) {
        const read = clock.now.bind(clock)
        clock.now = () => read() + ahead
      }
      Object.assign(window, { skipMinutes: (minutes: number) => (ahead += minutes * 60_000) })
    })
    await startPlaying(page)
    const frame = page.frame({ url: /\/games\/cozy-blocks\// })!
    await frame.waitForFunction(() => globalThis.__gk?.ready)
    const { ['cozy-blocks']: ending } = ENDINGS
    const ad = page.locator('dialog[data-ad-kind]')
    const offer = frame.locator('dialog[open] .gk-ad')
    const readHeld = () => frame.evaluate(() => [__gk.perf().isRunning, __gk.perf().audio])

    // The first touch unlocks the game's audio.
    await frame.locator('canvas').click({ position: { x: 20, y: 20 } })

    // Early in a visit there is no break between two rounds.
    await end(frame, ending!)
    await frame.locator('dialog[open] [data-main]').click()
    await frame.waitForFunction(() => __gk.page() === null && __gk.phase() === 'playing')
    await expect(ad).toHaveCount(0)

    // Closed early: no reward, and no loss.
    await end(frame, { ...ending!, seed: 2 })
    const { score } = (await frame.evaluate(() => __gk.outcome()))!
    await offer.click()
    await expect(ad).toContainText('Close without the reward')
    expect(await readHeld()).toEqual([false, 'suspended'])
    await page.keyboard.press('Escape')
    await expect(ad).toHaveCount(0)
    expect(await frame.evaluate(() => [__gk.page(), __gk.phase()])).toEqual(['result', 'over'])
    await expect(offer).toBeEnabled()

    // Watched to its end: the same run continues.
    await offer.click()
    await ad.getByRole('button', { name: 'Collect and play' }).click({ timeout: 15_000 })
    await frame.waitForFunction(() => (__gk.state() as { refilled?: true }).refilled)
    expect(await frame.evaluate(() => [__gk.phase(), __gk.state()])).toMatchObject(['playing', { score }])
    await expect.poll(readHeld).toEqual([true, 'running'])

    // Once a run.
    await frame.evaluate(async () => {
      await __gk.play('random', { ticks: 30_000 })
      __gk.run()
    })
    await frame.waitForFunction(() => __gk.page() === 'result')
    await expect(offer).toHaveCount(0)

    // Later in the visit a break is shown after a result, and the next round waits for it.
    for (const one of page.frames()) await one.evaluate('skipMinutes(3)')
    await frame.getByRole('button', { name: 'Play again' }).click()
    await expect(ad).toContainText('Advertisement')
    expect(await readHeld()).toEqual([false, 'suspended'])
    await ad.getByRole('button', { name: 'Close this advertisement' }).click()
    await expect(ad).toHaveCount(0)
    expect(await frame.evaluate(() => [__gk.page(), __gk.phase()])).toEqual([null, 'playing'])
    await end(frame, { ...ending!, seed: 3 })
    await frame.getByRole('button', { name: 'Play again' }).click()
    await frame.waitForFunction(() => __gk.page() === null && __gk.phase() === 'playing')
    await expect(ad).toHaveCount(0)

    // The daily challenge is the same for every player, so it offers no reward.
    await end(frame, { ...ending!, mode: 'daily' })
    await expect(offer).toHaveCount(0)
  },
)

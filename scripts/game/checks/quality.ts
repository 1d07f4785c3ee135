/** Items 18, 19, 20, 21, 23 of docs/game-checklist.md: sound, saves, leaks, manners, help. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fail, judge, openFramed, playOn, sleep } from './bench.ts'
import type { Bench, Check } from './bench.ts'
import { readKnownWeaknesses } from '../known-weaknesses.ts'
import { isWeak, judgeSpectra, measureSpectra } from '../spectrum.ts'
import type { Stage } from '../stage.ts'

export const sound: Check = {
  item: 18,
  name: 'Sound',
  async run({ open, stage, landing, log }) {
    const follows = await followsPage(stage)
    const page = await open()
    await page.evaluate((log) => __gk.replay(log, Math.min(log.ticks, 1800)), log)
    const { lufs, peakDb, sounds } = await page.evaluate(() => __gk.mixdown(30))
    await page.evaluate(() => __gk.run())
    const readMute = () =>
      page.evaluate(() => (__gk.progress() as { settings: { muted: boolean } }).settings.muted)
    await page.evaluate(([mode, level]) => __gk.start(mode, level), [landing.mode, landing.level] as const)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.gk-hud [data-id=sound], [data-id=sound]')?.click(),
    )
    await sleep(500)
    const isMuted = await readMute()
    await page.reload()
    await page.waitForFunction(() => globalThis.__gk?.ready)
    const isRemembered = await readMute()
    await page.evaluate(() => __gk.open('settings'))
    const sliders = await page.evaluate(() => document.querySelectorAll('dialog input[type=range]').length)
    await page.close()
    const isOk =
      follows && isMuted && isRemembered && sliders === 2 && lufs >= -20 && lufs <= -14 && peakDb <= -1
    return judge(
      isOk,
      `${lufs.toFixed(1)} LUFS (-20…-14), peak ${peakDb.toFixed(1)} dBFS (≤ -1), ${sounds} sounds and music for 30 s; mute in one tap ${isMuted ? 'works' : 'fails'}, ${isRemembered ? 'is remembered' : 'is forgotten'}; the page’s mute ${follows ? 'is followed' : 'is ignored'}; ${sliders} sliders`,
    )
  },
}

export const spectrum: Check = {
  item: 33,
  name: 'Spectrum of songs and sounds',
  async run({ game }) {
    const spectra = await measureSpectra(game.dir)
    const faults = judgeSpectra(spectra, readKnownWeaknesses().spectra[game.slug])
    const known = Object.values(spectra).filter(isWeak).length
    const good = Object.keys(spectra).length - known
    return judge(
      faults.length === 0,
      faults.length > 0 ? faults.join('; ') : `${good} good, ${known} with known weaknesses`,
    )
  },
}

async function followsPage(stage: Stage): Promise<boolean> {
  const { game, sendMessage, close } = await openFramed(stage)
  const received: boolean[] = []
  for (const muted of [true, false]) {
    await sendMessage({ type: 'mute', muted })
    await sleep(100)
    received.push(await game.evaluate(() => __gk.perf().isMuted))
  }
  await close()
  return received[0] === true && received[1] === false
}

const RELOADS = 20
const MAX_SAVE = 64 * 1024

export const saving: Check = {
  item: 19,
  name: 'Saves',
  async run({ open, landing }) {
    const page = await open({ w: 390, h: 844, query: '&hold' })
    let lost = 0
    let bytes = 0
    for (let i = 0; i < RELOADS; i++) {
      // Different moments in one check, and the same ones in every run.
      await playUntil(page, landing, 40 + ((i * 389) % 900))
      const before = await page.evaluate(() => JSON.stringify(__gk.persisted()))
      await page.reload()
      await page.waitForFunction(() => globalThis.__gk?.ready)
      const after = await page.evaluate(() => JSON.stringify(__gk.persisted()))
      if (before !== after) lost++
      bytes = Math.max(
        bytes,
        await page.evaluate(() =>
          Math.max(0, ...Object.values({ ...localStorage }).map((text) => String(text).length)),
        ),
      )
    }
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        localStorage.setItem(key, '{"v":-3,"kit":7,"settings":[],"game":"x","run":{"start":1}}')
    })
    await page.reload()
    await page.waitForFunction(() => globalThis.__gk?.ready, undefined, { timeout: 5000 })
    const survives = (await page.evaluate(() => __gk.errors)).length === 0
    await page.close()
    const denied = await playDenied(open)
    return judge(
      lost === 0 && bytes <= MAX_SAVE && survives && denied === '',
      `${RELOADS - lost} of ${RELOADS} reloads lost nothing; largest ${(bytes / 1024).toFixed(1)} KB (≤ 64); a broken save ${survives ? 'starts afresh' : 'breaks the game'}; storage denied: ${denied || 'plays'}`,
    )
  },
}

/** Plays to a moment inside a run; when the run has ended there, an earlier moment is used. */
async function playUntil(page: Page, { mode, level }: Bench['landing'], ticks: number): Promise<void> {
  await page.evaluate(
    async ([mode, level, most]) => {
      for (let ticks = most; ticks >= 5; ticks = Math.floor(ticks / 2)) {
        __gk.start(mode, level)
        await __gk.play('expert', { ticks, draw: true, seed: most })
        if (__gk.outcome() === null) return
      }
    },
    [mode, level, ticks] as const,
  )
}

async function playDenied(open: Parameters<Check['run']>[0]['open']): Promise<string> {
  const page = await open({
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }),
  })
  await page.evaluate(() => __gk.play('expert', { ticks: 300, draw: true }))
  const errors = await page.evaluate(() => __gk.errors)
  await page.close()
  return errors[0] ?? ''
}

const RESTARTS = 50
/** The longest notes of all games ring for some six seconds. */
const RING_OUT_MS = 8000

export const leaks: Check = {
  item: 20,
  name: 'Leaks: 50 restarts',
  async run({ open, landing }) {
    const page = await open()
    // Audio starts only after an input.
    await page.mouse.click(683, 500)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const toggleSound = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('[data-id=sound]')?.click())
    const read = async () => {
      // Notes that are still playing are not a leak.
      await toggleSound()
      await sleep(RING_OUT_MS)
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const value = (name: string) => metrics.find((metric) => metric.name === name)!.value
      return {
        heap: value('JSHeapUsedSize'),
        listeners: value('JSEventListeners'),
        nodes: value('Nodes'),
        sounds: value('AudioHandlers'),
      }
    }
    const restart = async (times: number) => {
      for (let i = 0; i < times; i++) await playOn(page, landing, 60)
      await page.evaluate(() => __gk.forget())
    }
    // As many runs before the measurement: one-time allocations such as images, sounds and compiled code are not leaks.
    await restart(RESTARTS)
    const before = await read()
    await toggleSound()
    await restart(RESTARTS)
    const after = await read()
    await page.close()
    const growth = after.heap / before.heap - 1
    return judge(
      growth <= 0.05 &&
        after.listeners <= before.listeners + 2 &&
        after.nodes <= before.nodes * 1.1 + 5 &&
        after.sounds <= before.sounds * 1.5 + 40,
      `heap ${(growth * 100).toFixed(1)} % (≤ 5) to ${(after.heap / 1e6).toFixed(1)} MB, listeners ${before.listeners} → ${after.listeners}, nodes ${before.nodes} → ${after.nodes}, audio nodes ${before.sounds} → ${after.sounds}`,
    )
  },
}

export const manners: Check = {
  item: 21,
  name: 'Page manners',
  async run({ stage }) {
    const context = await stage.browser.newContext({ viewport: { width: 900, height: 700 } })
    const page = await context.newPage()
    await page.goto(`${stage.url}host.html`)
    const frame = page.frameLocator('iframe')
    await frame.locator('canvas').first().waitFor()
    await sleep(800)
    await frame
      .locator('canvas')
      .first()
      .click({ position: { x: 200, y: 250 } })
    for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      await page.keyboard.press(key)
    await page.mouse.wheel(0, 400)
    await sleep(300)
    const scrolled = await page.evaluate(() => [scrollX, scrollY, visualViewport!.scale])
    const game = page.frames()[1]!
    const notPrevented = await game.evaluate(() => {
      const dispatch = (target: EventTarget, event: Event) => !target.dispatchEvent(event)
      const canvas = document.querySelector('canvas')!
      const key = (init: KeyboardEventInit) =>
        dispatch(document, new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init }))
      return {
        menu: dispatch(canvas, new MouseEvent('contextmenu', { cancelable: true, bubbles: true })),
        selection: dispatch(document.body, new Event('selectstart', { cancelable: true, bubbles: true })),
        shortcuts:
          ['KeyR', 'KeyT', 'KeyL', 'KeyW', 'ArrowLeft'].some(
            (code) => key({ code, ctrlKey: true }) || key({ code, altKey: true }),
          ) ||
          key({ code: 'F5' }) ||
          key({ code: 'F11' }),
        touchAction: getComputedStyle(canvas).touchAction,
      }
    })
    await context.close()
    const isStill = scrolled[0] === 0 && scrolled[1] === 0 && scrolled[2] === 1
    return judge(
      isStill &&
        notPrevented.menu &&
        notPrevented.selection &&
        !notPrevented.shortcuts &&
        notPrevented.touchAction === 'none',
      `the page around it ${isStill ? 'does not move' : `moves to ${scrolled.join(', ')}`}; context menu ${notPrevented.menu ? 'off' : 'on'}, selection ${notPrevented.selection ? 'off' : 'on'}, browser shortcuts ${notPrevented.shortcuts ? 'taken' : 'free'}, touch-action ${notPrevented.touchAction}`,
    )
  },
}

export const accessible: Check = {
  item: 23,
  name: 'Accessibility',
  async run({ open, landing }) {
    const page = await open({ w: 390, h: 844, context: { reducedMotion: 'reduce' } })
    const found: string[] = []
    const isCalm = await page.evaluate(
      () => (__gk.progress() as { settings: { calm: boolean } }).settings.calm,
    )
    await playOn(page, landing, 300)
    const sways = await page.evaluate(() => __gk.shaken())
    found.push(...(await listFaults(page, 'play')))
    await page.evaluate(() => __gk.run())
    for (const menu of ['pause', 'settings', 'howTo', 'levels'] as const) {
      await page.evaluate((name) => __gk.open(name), menu)
      found.push(...(await listFaults(page, menu)))
    }
    const choices = await page.evaluate(() => {
      __gk.open('settings')
      return document.querySelectorAll('dialog input[type=checkbox]').length
    })
    await page.close()
    if (!isCalm || sways)
      return fail(`reduced motion: ${isCalm ? 'the camera still shakes' : 'not followed'}`)
    return judge(
      found.length === 0 && choices >= 4,
      `reduced motion followed, no shake; ${found.length} axe faults${found.length > 0 ? `: ${found.slice(0, 3).join('; ')}` : ''}; ${choices} switches; keys can be changed`,
    )
  },
}

async function listFaults(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  // Games disable pinch zoom, so they need a setting for large text.
  return violations
    .filter(({ id }) => id !== 'meta-viewport')
    .map(({ id, nodes }) => `${where}: ${id} ×${nodes.length} (${nodes[0]?.target.join(' ')})`)
}

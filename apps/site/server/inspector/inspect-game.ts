/** Plays a game in a browser as its maker would try it, at several sizes, and lists what it did. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Game } from '#app/domain/game.ts'
import { startCheckedProxy, type CheckedProxy, type ProxyOptions } from '../play-test/checked-proxy.ts'
import { noticeSound, readFacts } from '../play-test/document-facts.ts'
import { writeFramePage, type FrameAttributes } from '../play-test/frame-page.ts'
import { look, measureChange, takePicture, waitForPicture } from '../play-test/frame-picture.ts'
import { launchBrowser } from '../play-test/launch-browser.ts'
import { tryInput } from '../play-test/press-controls.ts'
import { installProbe, measureFrames, readProbes } from './frame-probe.ts'
import { INSPECTED_SCREENS, type InspectedScreen, type InspectedSize } from './inspection.ts'
import { serveFromHere, type ServedHere } from './serve-from-here.ts'
import { openPageHost, PAGE_SCRIPT, type PageHost } from './page-host.ts'
import { watchFiles, type FileWatch } from './watch-files.ts'

const LOOK_EVERY_MS = 250
const LOAD_LIMIT_MS = 30_000
const PLAY_MS = 4000
const PAUSE_MS = 1000
const MOVES = 0.004
const MAX_ERRORS = 20
const MAX_ERROR_LENGTH = 300

export interface InspectOptions extends ProxyOptions {
  browserPath: string
  hasSandbox: boolean
  /** Of the game's document. */
  address: string
  /** From which the game's messages come; null for an opaque origin. */
  origin: string | null
  frame: FrameAttributes
  /** The address of the page that holds the frame; nothing is requested of it. */
  pageAddress: string
  controls?: Game['controls']
  screens?: readonly InspectedSize[]
  loadLimitMs?: number
  /** The game's files are on this server. */
  servedHere?: ServedHere
  /** Ends the browser. */
  signal?: AbortSignal
  /** Called before each screen. */
  onScreen?: (screen: InspectedSize) => void
}

export interface RanInspection {
  screens: InspectedScreen[]
  /** JPEG; only of screens on which something was drawn. */
  pictures: { screen: string; bytes: Buffer }[]
}

/** Throws when the browser cannot be started. */
export async function inspectGame(options: InspectOptions): Promise<RanInspection> {
  const { browserPath, hasSandbox, screens = INSPECTED_SCREENS, onScreen, signal } = options
  const proxy = await startCheckedProxy(options)
  try {
    const browser = await launchBrowser({ browserPath, hasSandbox, proxy })
    const end = () => void browser.close()
    signal?.addEventListener('abort', end, { once: true })
    try {
      const found: RanInspection = { screens: [], pictures: [] }
      for (const size of screens) {
        onScreen?.(size)
        const { screen, picture } = await inspectScreen(browser, proxy, size, options)
        found.screens.push(screen)
        if (picture) found.pictures.push({ screen: size.name, bytes: picture })
      }
      return found
    } finally {
      signal?.removeEventListener('abort', end)
      await browser.close()
    }
  } finally {
    await proxy.close()
  }
}

async function inspectScreen(
  browser: Browser,
  proxy: CheckedProxy,
  size: InspectedSize,
  options: InspectOptions,
): Promise<{ screen: InspectedScreen; picture: Buffer | null }> {
  const { address, origin, frame, pageAddress, controls = {}, loadLimitMs = LOAD_LIMIT_MS } = options
  const { name, width, height, isTouch } = size
  const context = await browser.newContext({
    viewport: { width, height },
    ...{ hasTouch: isTouch, isMobile: isTouch, serviceWorkers: 'block', acceptDownloads: false },
  })
  try {
    await context.addInitScript(noticeSound)
    await context.addInitScript(installProbe)
    const page = await context.newPage()
    const errors = watchErrors(page)
    const sizeOf = options.servedHere && (await serveFromHere(context, options.servedHere))
    const files = watchFiles(page, address, sizeOf)
    await page.route(pageAddress, (route) =>
      route.fulfill({ contentType: 'text/html', body: writeFramePage(address, frame, PAGE_SCRIPT) }),
    )
    const host = await openPageHost(page, origin)
    const startedAt = performance.now()
    await page.goto(pageAddress, { waitUntil: 'commit' })
    const slow = await slowDown(page, size.slowdown)
    const isShown = await waitForPicture(page, {
      ...{ limitMs: loadLimitMs, everyMs: LOOK_EVERY_MS },
      hasFailed: () => (files.httpStatus() ?? 0) >= 400,
      isQuiet: () => !files.isLoading(),
    })
    const firstFrameSeconds = isShown ? Math.round((performance.now() - startedAt) / 100) / 10 : null
    const bytesBeforeFirstFrame = files.bytes()
    const reactsToInput = isShown ? await tryInput(page, controls, isTouch) : null
    const frameTimes = isShown ? await measureFrames(page, PLAY_MS) : null
    await slow?.detach().catch(() => undefined)
    const obeysPause = isShown ? await tryPause(page, host) : null
    const { hasSound, asksToTurn } = await readFacts(page)
    const { blocked, ...probed } = await readProbes(page)
    const picture = isShown ? await takePicture(page) : null
    host.connection.dispose()
    const screen: InspectedScreen = {
      ...{ name, width, height, httpStatus: files.httpStatus(), firstFrameSeconds, frameTimes },
      ...{ readySeconds: host.readySeconds, calls: host.calls, refused: host.refused },
      ...{ bytesBeforeFirstFrame, bytes: files.bytes(), files: files.largest(), missing: files.missing },
      errors,
      blockedHosts: listBlocked(blocked, files, proxy),
      hosts: proxy.hosts().toSorted(),
      ...{ reactsToInput, obeysPause, hasSound, asksToTurn },
      ...probed,
    }
    return { screen, picture }
  } finally {
    await context.close()
  }
}

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    const text = message.slice(0, MAX_ERROR_LENGTH)
    if (errors.length < MAX_ERRORS && !errors.includes(text)) errors.push(text)
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  page.context().on('page', (other) => {
    if (other !== page) void other.close()
  })
  return errors
}

/** A phone's processor, for the frame's own process where it has one; null when the browser has no control over it. */
async function slowDown(page: Page, rate: number): Promise<CDPSession | null> {
  if (rate === 1) return null
  const context = page.context()
  const [frame] = page.frames().filter((one) => one !== page.mainFrame())
  const session = await (frame ? context.newCDPSession(frame) : Promise.reject(new Error('no frame'))).catch(
    () => context.newCDPSession(page).catch(() => null),
  )
  await session?.send('Emulation.setCPUThrottlingRate', { rate }).catch(() => undefined)
  return session
}

/** A page pauses a game while an ad is on. Null where that cannot be seen: nothing moves, or the game does not support it. */
async function tryPause(page: Page, { connection }: PageHost): Promise<boolean | null> {
  if (connection.supports?.pause !== true) return null
  const moved = async () => {
    const before = await look(page)
    await sleep(PAUSE_MS)
    const after = await look(page)
    return before && after ? measureChange(before, after) : 0
  }
  if ((await moved()) < MOVES) return null
  connection.setPaused(true)
  await sleep(PAUSE_MS)
  const isStill = (await moved()) < MOVES
  connection.setPaused(false)
  return isStill
}

/** By the policy of its documents, and those that did not answer. */
function listBlocked(blocked: readonly string[], files: FileWatch, proxy: CheckedProxy): string[] {
  const named = blocked.flatMap((uri) => URL.parse(uri)?.host || [])
  const reached = new Set(proxy.hosts())
  const failed = [...files.failedHosts].filter((host) => !reached.has(host.replace(/:\d+$/, '')))
  return [...new Set([...named, ...failed])].toSorted()
}

/** Opens a game in a frame, as a page of the site does, waits for its first picture, presses its keys, and reports what happened. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Frame, Page } from 'playwright-core'
import { getDomain } from 'tldts'
import type { Game } from '#app/domain/game.ts'
import type { CheckedProxy } from './checked-proxy.ts'
import { isDrawn, measureChange, toThumbnail, type Thumbnail } from './frame-picture.ts'
import type { Observation, PlayScreen } from './judge-play-test.ts'

export const SCREENS: Record<PlayScreen, { width: number; height: number; isTouch: boolean }> = {
  desktop: { width: 1280, height: 720, isTouch: false },
  phone: { width: 390, height: 844, isTouch: true },
}
const LOOK_EVERY_MS = 500
/** A game that has loaded and draws nothing gets this long. */
const QUIET_LIMIT_MS = 8000
const IDLE_MS = 1000
const MIN_REACTION = 0.004
const MEGABYTE = 1_000_000

export interface ObserveOptions {
  browser: Browser
  proxy: CheckedProxy
  game: Pick<Game, 'controls'> & { url: string }
  screen: PlayScreen
  /** The site whose page holds the frame; providers look at the referrer. */
  host: string
  /** Attributes of the frame, as the site sets them. */
  frame: { sandbox: string; allow: string }
  limitMs: number
}

/** With a picture of what was drawn, JPEG; null when nothing was. */
export async function observeGame(
  options: ObserveOptions,
): Promise<{ observation: Observation; picture: Buffer | null }> {
  const { browser, proxy, game, screen, host, frame: attributes, limitMs } = options
  const { width, height, isTouch } = SCREENS[screen]
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isTouch,
    isMobile: isTouch,
    serviceWorkers: 'block',
    acceptDownloads: false,
  })
  try {
    await context.addInitScript(noticeSound)
    const page = await context.newPage()
    const address = `https://${host}/play-test`
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: writeHarness(game.url, attributes) }),
    )
    const notes = watch(page, game.url)
    const bytesBefore = proxy.bytes()
    const startedAt = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    const drawn = await waitForPicture(page, notes, limitMs)
    const firstFrameSeconds = drawn && (performance.now() - startedAt) / 1000
    const megabytes = (proxy.bytes() - bytesBefore) / MEGABYTE
    const reactsToInput = drawn && (await tryInput(page, game.controls, isTouch))
    const facts = await readFacts(page)
    const picture = drawn && !page.isClosed() ? await takePicture(page) : null
    return {
      picture,
      observation: {
        screen,
        httpStatus: notes.httpStatus,
        blocked: findBlock(notes, proxy, game.url),
        firstFrameSeconds: firstFrameSeconds && Math.round(firstFrameSeconds * 10) / 10,
        isLoading: notes.pending.size > 0,
        megabytes: Math.round(megabytes * 10) / 10,
        error: notes.error,
        hasMixedContent: notes.hasMixedContent,
        ...facts,
        leftTo: notes.hasLeft ? 'top' : findNewHost(page, game.url),
        reactsToInput: reactsToInput ?? null,
        hosts: [...proxy.hosts()].toSorted(),
      },
    }
  } finally {
    await context.close()
  }
}

function writeHarness(url: string, { sandbox, allow }: ObserveOptions['frame']): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Play-test</title><style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style>
<iframe src="${escape(url)}" sandbox="${escape(sandbox)}" allow="${escape(allow)}" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
}

/** Runs in each document before its own scripts. */
function noticeSound(): void {
  const notice = () => ((window as { heardSound?: boolean }).heardSound = true)
  const Native = window.AudioContext
  if (Native)
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        notice()
      }
    }
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function (...args) {
    notice()
    return play.apply(this, args)
  }
}

interface Notes {
  httpStatus: number | null
  failure: string | null
  error: string | null
  hasMixedContent: boolean
  hasLeft: boolean
  pending: Set<unknown>
  hasLoaded: boolean
}

function watch(page: Page, url: string): Notes {
  const notes: Notes = {
    ...{ httpStatus: null, failure: null, error: null, hasMixedContent: false, hasLeft: false },
    ...{ pending: new Set(), hasLoaded: false },
  }
  const isGame = (frame: Frame) => frame.parentFrame() === page.mainFrame()
  page.on('request', (request) => {
    notes.pending.add(request)
    const isTop = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isTop && !request.url().endsWith('/play-test')) notes.hasLeft = true
  })
  page.on('requestfinished', (request) => notes.pending.delete(request))
  page.on('requestfailed', (request) => {
    notes.pending.delete(request)
    if (request.url() === url && request.isNavigationRequest())
      notes.failure = request.failure()?.errorText ?? 'failed'
  })
  page.on('response', (response) => {
    const request = response.request()
    if (!request.isNavigationRequest()) return
    if (
      !isGame(request.frame()) ||
      response.status() < 200 ||
      (response.status() >= 300 && response.status() < 400)
    )
      return
    notes.httpStatus = response.status()
  })
  page.on('pageerror', (error) => {
    notes.error ??= error.message.slice(0, 300)
    // The frame's sandbox did not let it replace the page.
    if (/permission to navigate/i.test(error.message)) notes.hasLeft = true
  })
  page.on('console', (message) => {
    const text = message.text()
    if (text.includes('Mixed Content')) notes.hasMixedContent = true
    if (/refused to (display|connect).*frame|frame-ancestors/i.test(text))
      notes.failure = 'net::ERR_BLOCKED_BY_RESPONSE'
  })
  page.on('load', () => (notes.hasLoaded = true))
  page.on('dialog', (dialog) => void dialog.dismiss())
  page.context().on('page', (other) => {
    if (other !== page) void other.close()
  })
  return notes
}

async function takePicture(page: Page): Promise<Buffer | null> {
  return page.screenshot({ type: 'jpeg', quality: 60, timeout: 5000 }).catch(() => null)
}

async function look(page: Page): Promise<Thumbnail | null> {
  const picture = await takePicture(page)
  return picture && toThumbnail(picture)
}

/** Whether something was drawn in time. */
async function waitForPicture(page: Page, notes: Notes, limitMs: number): Promise<true | null> {
  const end = performance.now() + limitMs
  let quietSince: number | null = null
  while (performance.now() < end) {
    await sleep(LOOK_EVERY_MS)
    if (notes.failure !== null || notes.hasLeft || (notes.httpStatus ?? 0) >= 400) return null
    const seen = await look(page)
    if (seen && isDrawn(seen)) return true
    const isQuiet = notes.hasLoaded && notes.pending.size === 0
    quietSince = isQuiet ? (quietSince ?? performance.now()) : null
    if (quietSince !== null && performance.now() - quietSince > QUIET_LIMIT_MS) return null
  }
  return null
}

/** Presses what its controls name, or what most games understand. Null where the game moves by itself too much to tell. */
async function tryInput(page: Page, controls: Game['controls'], isTouch: boolean): Promise<boolean | null> {
  const { width, height } = page.viewportSize()!
  const first = await look(page)
  await sleep(IDLE_MS)
  const idle = await look(page)
  if (!first || !idle) return null
  const own = measureChange(first, idle)
  let last = idle
  const press = (x: number, y: number) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const steps: (() => Promise<unknown>)[] = [
    () => press(width / 2, height / 2),
    () => press(width / 2, height * 0.7),
    ...listKeys(controls).map((key) => () => page.keyboard.press(key, { delay: 120 })),
  ]
  for (const step of steps) {
    await step().catch(() => undefined)
    await sleep(IDLE_MS / 2)
    const seen = await look(page)
    if (!seen) return null
    if (measureChange(last, seen) > Math.max(MIN_REACTION, 2 * own)) return true
    last = seen
  }
  return own > MIN_REACTION ? null : false
}

const KEY_NAMES: Record<string, string> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Space: 'Space',
  Enter: 'Enter',
  Esc: 'Escape',
  Shift: 'Shift',
}
const COMMON_KEYS = ['Enter', 'Space', 'ArrowRight', 'ArrowUp', 'KeyW', 'KeyD']

function listKeys({ keyboard }: Game['controls']): string[] {
  const named = (keyboard ?? []).flatMap(({ keys }) =>
    keys.flatMap((key) => KEY_NAMES[key] ?? (/^[A-Z]$/.test(key) ? `Key${key}` : [])),
  )
  return [...new Set([...named, ...COMMON_KEYS])].slice(0, 8)
}

interface Facts {
  hasCanvas: boolean
  needsPlugin: boolean
  asksSignIn: boolean
  hasSound: boolean
  asksToTurn: boolean
}

const NO_FACTS: Facts = {
  ...{ hasCanvas: false, needsPlugin: false, asksSignIn: false, hasSound: false, asksToTurn: false },
}

/** Of all documents inside the game's frame. */
async function readFacts(page: Page): Promise<Facts> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const found = await Promise.all(
    frames.map((frame) =>
      Promise.race([frame.evaluate(readDocument), sleep(3000, NO_FACTS)]).catch(() => NO_FACTS),
    ),
  )
  const any = (name: keyof Facts) => found.some((facts) => facts[name])
  return {
    hasCanvas: any('hasCanvas'),
    needsPlugin: any('needsPlugin'),
    asksSignIn: any('asksSignIn'),
    hasSound: any('hasSound'),
    asksToTurn: any('asksToTurn'),
  }
}

/** Runs in the game's documents. */
function readDocument(): Facts {
  const text = document.body?.innerText.slice(0, 4000) ?? ''
  const isShown = (element: Element) => element.getClientRects().length > 0
  const plugins = document.querySelectorAll(
    'object[type*="shockwave"],embed[type*="shockwave"],embed[src$=".swf"],object[data$=".swf"],embed[type*="unity"],applet',
  )
  return {
    hasCanvas: [...document.querySelectorAll('canvas,video')].some(isShown),
    needsPlugin:
      plugins.length > 0 ||
      /(flash player|unity web player) (is )?(required|needed)|enable flash/i.test(text),
    asksSignIn: [...document.querySelectorAll('input[type="password"]')].some(isShown),
    hasSound: (window as { heardSound?: boolean }).heardSound === true,
    asksToTurn: /(rotate|turn) your (device|phone|screen)/i.test(text),
  }
}

function findBlock(notes: Notes, proxy: CheckedProxy, url: string): Observation['blocked'] {
  if (notes.failure === 'net::ERR_BLOCKED_BY_RESPONSE') return 'framing'
  if (notes.failure === null) return null
  const refusal = proxy.refusals().get(new URL(url).hostname)
  return refusal === 'unknown-host' || refusal === 'private-address' ? refusal : 'unreachable'
}

/** The host of the game's frame, where another organisation has it. */
function findNewHost(page: Page, url: string): string | null {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
  const now = frame && URL.parse(frame.url())
  if (!now || !now.protocol.startsWith('http')) return null
  const owner = (address: URL) =>
    getDomain(address.hostname, { allowPrivateDomains: true }) ?? address.hostname
  return owner(now) === owner(new URL(url)) ? null : now.hostname
}

/** Opens a game in a frame, as a page of the site does, waits for its first picture, presses its keys, and reports what happened. */
import type { Browser, Frame, Page } from 'playwright-core'
import { getDomain } from 'tldts'
import type { Game } from '#app/domain/game.ts'
import type { CheckedProxy } from './checked-proxy.ts'
import { noticeSound, readFacts } from './document-facts.ts'
import { writeFramePage, type FrameAttributes } from './frame-page.ts'
import { takePicture, waitForPicture } from './frame-picture.ts'
import type { Observation, PlayScreen } from './judge-play-test.ts'
import { tryInput } from './press-controls.ts'

export const SCREENS: Record<PlayScreen, { width: number; height: number; isTouch: boolean }> = {
  desktop: { width: 1280, height: 720, isTouch: false },
  phone: { width: 390, height: 844, isTouch: true },
}
const LOOK_EVERY_MS = 500
const MEGABYTE = 1_000_000

export interface ObserveOptions {
  browser: Browser
  proxy: CheckedProxy
  game: Pick<Game, 'controls'> & { url: string }
  screen: PlayScreen
  /** The site whose page holds the frame; providers look at the referrer. */
  host: string
  /** Attributes of the frame, as the site sets them. */
  frame: FrameAttributes
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
      route.fulfill({ contentType: 'text/html', body: writeFramePage(game.url, attributes) }),
    )
    const notes = watch(page, game.url)
    const bytesBefore = proxy.bytes()
    const startedAt = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    const hasFailed = () => notes.failure !== null || notes.hasLeft || (notes.httpStatus ?? 0) >= 400
    const isQuiet = () => notes.hasLoaded && notes.pending.size === 0
    const drawn =
      (await waitForPicture(page, { limitMs, everyMs: LOOK_EVERY_MS, hasFailed, isQuiet })) || null
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

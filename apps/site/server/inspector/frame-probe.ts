/** What is measured inside of a game's documents. */
import type { Frame, Page } from 'playwright-core'
import type { FrameTimes } from './inspection.ts'

interface Probe {
  blocked: string[]
  usesWebgl: boolean
  isPressed: boolean
  soundsEarly: boolean
}

type ProbedWindow = Window & { inspectorProbe?: Probe }

/** Runs in each document before its own scripts. */
export function installProbe(): void {
  const probe: Probe = { blocked: [], usesWebgl: false, isPressed: false, soundsEarly: false }
  ;(window as ProbedWindow).inspectorProbe = probe
  addEventListener('securitypolicyviolation', (event) => probe.blocked.push(event.blockedURI))
  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, () => (probe.isPressed = true), true)
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    if (String(args[0]).startsWith('webgl')) probe.usesWebgl = true
    return Reflect.apply(getContext, this, args) as null
  } as typeof getContext
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    if (!probe.isPressed && !this.muted) probe.soundsEarly = true
    return play.call(this)
  }
}

export interface ProbeResult extends Omit<Probe, 'isPressed'> {
  scrolls: { width: number; height: number } | null
}

const gameFrames = (page: Page) => page.frames().filter((frame) => frame !== page.mainFrame())

/** Of all documents of the game; a document that does not answer says nothing. */
export async function readProbes(page: Page): Promise<ProbeResult> {
  const [first] = gameFrames(page)
  const read = (frame: Frame) => withLimit(frame.evaluate(readProbe)).catch(() => null)
  const found = (await Promise.all(gameFrames(page).map(read))).filter((one) => one !== null)
  const own = first ? await read(first) : null
  return {
    blocked: [...new Set(found.flatMap(({ blocked }) => blocked))],
    usesWebgl: found.some(({ usesWebgl }) => usesWebgl),
    soundsEarly: found.some(({ soundsEarly }) => soundsEarly),
    scrolls: own?.scrolls ?? null,
  }
}

/** Runs in the game's documents. */
function readProbe(): ProbeResult {
  const {
    blocked = [],
    usesWebgl = false,
    soundsEarly = false,
  } = (window as ProbedWindow).inspectorProbe ?? {}
  const { scrollWidth, scrollHeight } = document.documentElement
  const canScroll = (axis: 'X' | 'Y') =>
    [document.documentElement, document.body].every(
      (element) => element && !/hidden|clip/.test(getComputedStyle(element)[`overflow${axis}`]),
    )
  // A pixel of rounding is no scroll bar.
  const isWide = scrollWidth > innerWidth + 1 && canScroll('X')
  const isHigh = scrollHeight > innerHeight + 1 && canScroll('Y')
  const scrolls = isWide || isHigh ? { width: scrollWidth, height: scrollHeight } : null
  return { blocked, usesWebgl, soundsEarly, scrolls }
}

/** The distances between animation frames of the game's document for `ms`; null when it has no document that answers. */
export async function measureFrames(page: Page, ms: number): Promise<FrameTimes | null> {
  const frame = gameFrames(page)[0]
  if (!frame) return null
  const distances = await withLimit(frame.evaluate(collectDistances, ms), ms + 5000).catch(() => null)
  if (!distances || distances.length === 0) return null
  const sorted = distances.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}

/** Runs in the game's document. */
function collectDistances(ms: number): Promise<number[]> {
  return new Promise((resolve) => {
    const distances: number[] = []
    let last = performance.now()
    const end = last + ms
    const step = () => {
      const now = performance.now()
      distances.push(now - last)
      last = now
      if (now < end) requestAnimationFrame(step)
      else resolve(distances)
    }
    requestAnimationFrame(step)
  })
}

async function withLimit<T>(asked: Promise<T>, ms = 3000): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error('The document does not answer'))
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

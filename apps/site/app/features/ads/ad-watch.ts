/** Three ways to detect what happens to ads that a network draws. */

export const INTERACTION_MS = 300
export const COUNTDOWN_SECONDS = 20
const TICK_MS = 1000

/** Frames that networks draw, and everything inside our own ad places. */
const AD_FRAMES =
  '[data-ad-kind] iframe, ins.adsbygoogle iframe, iframe[id^="google_ads_iframe"], iframe[id^="aswift_"], [id^="gpt_unit_"] iframe'

export function isAdFrame(element: Element | null): element is HTMLIFrameElement {
  return element instanceof HTMLIFrameElement && element.matches(AD_FRAMES)
}

export interface InteractionWatch {
  /** True for 300 ms after the focus moved into an ad's frame. */
  isInteracting(): boolean
  stop(): void
}

/**
 * Nothing of a foreign frame can be seen but that it took the focus, so that is what counts as a click. The focus is then taken back,
 * or a second click would go unnoticed; a keyboard's focus stays, and is no click.
 */
export function watchInteraction(onClick: (frame: HTMLIFrameElement) => void): InteractionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInteracting = false
  let wasTab = false

  function look() {
    const frame = document.activeElement
    if (!isAdFrame(frame) || isInteracting) return
    isInteracting = true
    const isPress = !wasTab
    timer = setTimeout(() => {
      isInteracting = false
      if (isPress && document.activeElement === frame) frame.blur()
    }, INTERACTION_MS)
    if (isPress) onClick(frame)
  }
  // The window loses the focus before the frame is the active element.
  const follow = () => void setTimeout(look)
  const followKey = (event: KeyboardEvent) => void (wasTab = event.key === 'Tab')
  const followPress = () => void (wasTab = false)

  addEventListener('blur', follow)
  addEventListener('keydown', followKey, true)
  addEventListener('pointermove', followPress, { capture: true, passive: true })
  return {
    isInteracting: () => isInteracting,
    stop() {
      clearTimeout(timer)
      removeEventListener('blur', follow)
      removeEventListener('keydown', followKey, true)
      removeEventListener('pointermove', followPress, true)
    },
  }
}

/** Whether a message reports that an ad was closed. */
export function isClosedMessage(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('adClosed')
  try {
    return (JSON.stringify(data) ?? '').includes('adClosed')
  } catch {
    return false // a message that contains itself is none of these
  }
}

/** Only the ad's own frame can say that it is closed: any other frame, such as a game's, could close it too. */
export function watchClosed(
  findFrames: () => Iterable<HTMLIFrameElement>,
  onClosed: (frame: HTMLIFrameElement) => void,
): () => void {
  function follow(event: MessageEvent<unknown>) {
    if (!event.source || !isClosedMessage(event.data)) return
    const windows = listWindowsAround(event.source)
    for (const frame of findFrames())
      if (frame.contentWindow && windows.includes(frame.contentWindow)) return onClosed(frame)
  }
  addEventListener('message', follow)
  return () => removeEventListener('message', follow)
}

const MAX_DEPTH = 10

/** A window and its ancestors: an ad is often a frame inside its network's frame. */
function listWindowsAround(source: MessageEventSource): MessageEventSource[] {
  const windows = [source]
  let inner = source as Window
  while (inner.parent && inner.parent !== inner && windows.length < MAX_DEPTH)
    windows.push((inner = inner.parent))
  return windows
}

/** Every frame inside an element, or of its own. */
export function listFrames(element: Element | null): HTMLIFrameElement[] {
  if (!element) return []
  return element instanceof HTMLIFrameElement ? [element] : [...element.querySelectorAll('iframe')]
}

/** Checks once a second for twenty seconds; reports a finding once and stops. */
export function startCountdown<Found>(look: () => Found | null, onFound: (found: Found) => void): () => void {
  let left = COUNTDOWN_SECONDS
  const timer = setInterval(() => {
    left--
    const found = look()
    if (found !== null) onFound(found)
    if (found !== null || left === 0) clearInterval(timer)
  }, TICK_MS)
  return () => clearInterval(timer)
}

export function isDisplayed(element: Element | null): element is Element {
  if (!element) return false
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden'
}

/** The menus' part of the core: the HUD, the countdown and the lazy chunk with the pages. */
import { make } from './overlay/elements.ts'
import { createHud } from './overlay/hud.ts'
import type { Hud } from './overlay/hud.ts'
import type { PageDetail, Result } from './overlay/menu-types.ts'
import type { Overlay } from './overlay/overlay.ts'
import type { MenusTarget } from './overlay/menu-context.ts'
import { chooseTexts } from './texts/texts.ts'
import { hudTexts } from './texts/texts-hud.ts'

export type Menus = ReturnType<typeof createMenus>

const COUNT_MS = 550
/** Pages whose open menu does not mute the game: the sliders of the settings are audible. */
const AUDIBLE = ['settings', 'result']

export function createMenus(target: MenusTarget) {
  const { root, options, progress } = target
  const countdown = createCountdown(root, () => target.blockingChanged(false))
  const texts = { ...chooseTexts({ en: hudTexts }), ...options.texts.menu }
  const toggleMute = () => {
    progress.settings.muted = !progress.settings.muted
    target.changed()
    target.clicked()
  }
  const open = (page: string, detail?: PageDetail) =>
    pages.whenLoaded((overlay) => overlay.open(page, detail))
  const hud = createHud(root, texts, { pause: () => open('pause'), toggleMute }, options.hud)
  const pages = createLazyPages(target, hud, countdown)
  const noteKeys = followPointing()
  const isOpen = () => pages.get()?.isOpen() ?? false
  return {
    hud,
    load: pages.load,
    toggleMute,
    /** Starts a new run immediately. */
    skipCount() {
      if (!countdown.isOn()) return
      countdown.stop()
      target.blockingChanged(false)
    },
    isBlocking: () => pages.isPending() || countdown.isOn() || isOpen(),
    isStill: () => isOpen() && !AUDIBLE.includes(pages.get()!.getPage() ?? ''),
    open,
    /** Escape, P and a pad's Start: leaves a page of the game's own, else pauses. */
    pause() {
      const overlay = pages.get()
      if (overlay?.isCanvasPage()) overlay.back()
      else open('pause')
    },
    back: () => pages.get()?.back(),
    placeHint: () => pages.get()?.placeHint(),
    close: pages.close,
    getPage: () => pages.get()?.getPage() ?? null,
    showResult: (result: Result) => pages.whenLoaded((overlay) => overlay.showResult(result)),
    /** For gamepads. */
    menu() {
      noteKeys()
      return pages.get()?.menu ?? { move() {}, accept() {}, back: pages.close }
    },
  }
}

/** The menu pages, which load in a chunk of their own. */
function createLazyPages(target: MenusTarget, hud: Hud, countdown: ReturnType<typeof createCountdown>) {
  const { root, canvas, options, eventLog, session } = target
  let overlay: Overlay | null = null
  let loading: Promise<void> | undefined
  /** A page was asked for while the chunk loads. */
  let isPending = false
  const dialog = make('dialog', 'gk-dialog')
  root.append(dialog)
  const load = () =>
    (loading ??= (async () => {
      const [{ createOverlay }, pages] = await Promise.all([
        import('./overlay/overlay.ts'),
        typeof options.menus === 'function' ? options.menus(target.kit()) : options.menus,
      ])
      overlay = createOverlay(
        {
          ...target,
          dialog,
          hint: hud.hint,
          say: hud.say,
          opened(page) {
            countdown.stop()
            eventLog.write({ type: 'opened', page })
            target.blockingChanged(true)
          },
          closed() {
            eventLog.write({ type: 'closed' })
            canvas.focus({ preventScroll: true })
            if (options.countdown && session().phase === 'playing') countdown.start(3)
            else target.blockingChanged(false)
          },
        },
        pages ?? {},
      )
    })())
  const setPending = (value: boolean) => {
    isPending = value
    target.blockingChanged(value)
  }
  return {
    load,
    get: () => overlay,
    isPending: () => isPending,
    whenLoaded(act: (loaded: Overlay) => void) {
      if (overlay) return act(overlay)
      setPending(true)
      load().then(
        () => {
          if (!isPending) return
          isPending = false
          act(overlay!)
        },
        () => {
          // Without a network the next press tries again.
          loading = undefined
          setPending(false)
        },
      )
    },
    close() {
      if (isPending) setPending(false)
      overlay?.close()
    },
  }
}

/** Three, two, one before play goes on. */
function createCountdown(root: HTMLElement, done: () => void) {
  const number = make('p', 'gk-count')
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    number.remove()
  }
  const start = (left: number) => {
    if (left === 0) {
      stop()
      return done()
    }
    number.textContent = String(left)
    root.append(number)
    timer = setTimeout(start, COUNT_MS, left - 1)
  }
  return { start, stop, isOn: () => timer !== undefined }
}

/** One rule for every game: no focus ring after a touch or a click. Returns what notes that keys or a pad are used. */
function followPointing(): () => void {
  const note = (isPointed: boolean) => () =>
    document.documentElement.classList.toggle('gk-pointed', isPointed)
  const noteKeys = note(false)
  addEventListener('pointerdown', note(true), true)
  addEventListener('keydown', noteKeys, true)
  return noteKeys
}

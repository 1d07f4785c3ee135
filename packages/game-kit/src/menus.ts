/** The menus' part of the core: the HUD, the countdown and the lazy chunk with the pages. */
import { make } from './overlay/elements.ts'
import { createHud } from './overlay/hud.ts'
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
  const { root, canvas, options, progress, eventLog, session } = target
  let counting: ReturnType<typeof setTimeout> | undefined
  let overlay: Overlay | null = null
  let loading: Promise<void> | undefined
  /** A page was asked for while the chunk loads. */
  let isPending = false
  const number = make('p', 'gk-count')
  const dialog = make('dialog', 'gk-dialog')
  root.append(dialog)

  const stopCounting = () => {
    clearTimeout(counting)
    counting = undefined
    number.remove()
  }
  const count = (left: number) => {
    if (left === 0) {
      stopCounting()
      return target.blockingChanged(false)
    }
    number.textContent = String(left)
    root.append(number)
    counting = setTimeout(count, COUNT_MS, left - 1)
  }
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
            stopCounting()
            eventLog.write({ type: 'opened', page })
            target.blockingChanged(true)
          },
          closed() {
            eventLog.write({ type: 'closed' })
            canvas.focus({ preventScroll: true })
            if (options.countdown && session().phase === 'playing') count(3)
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
  const whenLoaded = (act: (loaded: Overlay) => void) => {
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
  }
  const open = (page: string, detail?: PageDetail) => whenLoaded((loaded) => loaded.open(page, detail))
  const toggleMute = () => {
    progress.settings.muted = !progress.settings.muted
    target.changed()
    target.clicked()
  }
  const texts = { ...chooseTexts({ en: hudTexts }), ...options.texts.menu }
  const hud = createHud(root, texts, { pause: () => open('pause'), toggleMute }, options.hud)
  // One rule for every game: no focus ring after a touch or a click.
  const note = (isPointed: boolean) => () =>
    document.documentElement.classList.toggle('gk-pointed', isPointed)
  addEventListener('pointerdown', note(true), true)
  addEventListener('keydown', note(false), true)
  const close = () => {
    if (isPending) setPending(false)
    overlay?.close()
  }
  return {
    hud,
    load,
    toggleMute,
    /** Starts a new run immediately. */
    skipCount() {
      if (counting === undefined) return
      stopCounting()
      target.blockingChanged(false)
    },
    isBlocking: () => isPending || counting !== undefined || (overlay?.isOpen() ?? false),
    isStill: () => (overlay?.isOpen() ?? false) && !AUDIBLE.includes(overlay!.getPage() ?? ''),
    open,
    /** Escape, P and a pad's Start: leaves a page of the game's own, else pauses. */
    pause() {
      if (overlay?.isCanvasPage()) overlay.back()
      else open('pause')
    },
    back: () => overlay?.back(),
    placeHint: () => overlay?.placeHint(),
    close,
    getPage: () => overlay?.getPage() ?? null,
    showResult: (result: Result) => whenLoaded((loaded) => loaded.showResult(result)),
    /** For gamepads. */
    menu() {
      note(false)()
      return overlay?.menu ?? { move() {}, accept() {}, back: close }
    },
  }
}

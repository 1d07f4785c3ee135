/** The kit's menus and their effects on the game. */
import type { Ads } from './ads.ts'
import type { Controls } from './input/controls.ts'
import type { TestEventLog } from './test-event-log.ts'
import type { GameOptions } from './kit.ts'
import { findNextLevel, listLevels } from './levels.ts'
import { make } from './overlay/elements.ts'
import { createHud } from './overlay/hud.ts'
import { createOverlay } from './overlay/overlay.ts'
import type { Page } from './overlay/overlay-target.ts'
import type { Progress } from './save.ts'
import type { Session } from './session.ts'
import type { GameTypes } from './game-types.ts'
import { getKitTexts } from './texts.ts'

export type MenusTarget = {
  root: HTMLElement
  canvas: HTMLCanvasElement
  options: GameOptions<GameTypes, unknown>
  progress: Progress<unknown>
  eventLog: { write: TestEventLog }
  changed(): void
  blockingChanged(isOpen: boolean): void
  clicked(): void
  ads: Ads
  session(): Session
}
export type Menus = ReturnType<typeof createMenus>

const COUNT_MS = 550

export function createMenus(target: MenusTarget) {
  const { root, canvas, options, progress, eventLog, session } = target
  const { rules, texts } = options
  const kit = { ...getKitTexts(), ...texts.menu }
  let counting: ReturnType<typeof setTimeout> | undefined
  const number = make('p', 'gk-count')
  const starsOf = (mode: string) => progress.kit.stars[mode] ?? {}

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
  const overlay = createOverlay(root, {
    kit,
    texts,
    controls: options.controls as Controls<GameTypes>,
    settings: progress.settings,
    hasMusic: Object.keys(options.songs ?? {}).length > 0,
    changed: target.changed,
    opened(page: Page) {
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
    clicked: target.clicked,
    restart: () => session().restart(),
    next: () => session().next(),
    begin: (mode, level) => void session().choose(mode, level),
    listModes: () =>
      Object.entries(rules.modes).map(([mode, { levels = 0 }]) => ({
        mode,
        levels,
        isCurrent: mode === session().run.start.mode,
      })),
    listLevels: (mode) => listLevels(rules.modes[mode]!, starsOf(mode)),
    findLevel(mode) {
      const { start } = session().run
      return mode === start.mode ? start.level : findNextLevel(rules.modes[mode]!, starsOf(mode))
    },
    showResult: () => session().showResult(),
    // A run of a day or a week is the same for all players.
    canReward: () => target.ads.hasRewarded() && !rules.modes[session().run.start.mode]!.every,
    async watchAd(reward) {
      const end = await target.ads.showRewarded()
      if (end === 'granted') {
        overlay.close()
        session().reward(reward)
      }
      return end
    },
  })
  const toggleMute = () => {
    progress.settings.muted = !progress.settings.muted
    target.changed()
    target.clicked()
  }
  const hud = createHud(root, kit, { pause: () => overlay.showHome(), toggleMute }, options.hud)
  return {
    overlay,
    hud,
    toggleMute,
    /** Starts a new run immediately. */
    skipCount() {
      if (counting === undefined) return
      stopCounting()
      target.blockingChanged(false)
    },
    isBlocking: () => overlay.isOpen() || counting !== undefined,
    /** Whether the open page mutes the game; the settings page does not, so that the sliders are audible. */
    isStill: () => ['pause', 'howTo', 'levels', 'modes', 'keys'].includes(overlay.getPage() ?? ''),
    open(page: 'pause' | 'settings' | 'howTo' | 'modes' | 'levels') {
      if (page === 'levels') {
        const { mode } = session().run.start
        const withLevels = Object.keys(rules.modes).find((name) => rules.modes[name]!.levels)
        return overlay.showLevels(rules.modes[mode]!.levels ? mode : (withLevels ?? mode))
      }
      const show = {
        pause: overlay.showHome,
        settings: overlay.showSettings,
        howTo: overlay.showHowTo,
        modes: overlay.showModes,
      }[page]
      show()
    },
  }
}

/** The renderer: canvas size, the view's frame, effects and touch controls on top. */
import type { Input } from '../input/input.ts'
import type { Juice } from '../drawing/juice.ts'
import type { Motion } from './loop.ts'
import type { GameOptions, View } from '../kit.ts'
import type { Menus } from '../menus.ts'
import { fitCanvas, layOutScreen } from '../screen.ts'
import type { Insets, Screen } from '../screen.ts'
import type { Session } from '../session.ts'
import type { Settings } from '../settings.ts'
import type { GameTypes } from '../game-types.ts'
import { drawTouchControls } from '../input/touch-controls.ts'
import type { Pace } from './profiler.ts'
import type { SharpLayers } from './sharp-layers.ts'
import { make } from '../overlay/elements.ts'

export type Renderer = ReturnType<typeof createRenderer>

export type RendererTarget = {
  canvas: HTMLCanvasElement
  options: GameOptions<GameTypes, unknown>
  settings(): Settings
  session: Session
  juice: Juice
  input: Input<GameTypes>
  menus: Menus
  view(): View<GameTypes>
}

/** The hint's place is looked for so often: layouts change, and targets move. */
const HINT_FRAMES = 4

export function createRenderer(target: RendererTarget) {
  const { canvas, options, session, juice, input, menus, view } = target
  const g = canvas.getContext('2d', { alpha: false })!
  const probe = make('div', 'gk-insets')
  canvas.after(probe)
  let pace: Pace = { quality: 1, ambience: true, isHalved: false }
  let now = 0
  let frames = 0
  /** The side of the upper left corner that a button of the page covers, in CSS pixels. */
  let corner = 0
  const measure = (): Screen =>
    layOutScreen({
      design: options.design,
      window: { w: innerWidth || 1, h: innerHeight || 1 },
      devicePixelRatio,
      insets: readInsets(probe),
      corner,
      quality: pace.quality,
      hud: menus.hud.getRect(),
    })
  let screen = measure()

  return {
    /** For texts, once the resolution may fall. */
    sharpLayers: undefined as SharpLayers | undefined,
    get screen() {
      return screen
    },
    get now() {
      return now
    },
    get frames() {
      return frames
    },
    /** Measures the window again; false while it has no size. */
    fit(): boolean {
      if (innerWidth === 0 || innerHeight === 0) return false
      screen = measure()
      return true
    },
    setCorner: (side: number) => void (corner = side),
    setPace(next: Pace) {
      const isResized = next.quality !== pace.quality
      pace = next
      if (!isResized) return
      screen = measure()
      view().resize?.(screen)
    },
    draw(alpha: number, time: number, seconds: number): Motion {
      now = time
      frames++
      input.poll(performance.now())
      juice.update(time, seconds)
      fitCanvas(canvas, g, screen)
      shake(canvas, juice.getShake())
      const { run, phase } = session
      const { sharpLayers } = this
      const motion = view().draw({
        g,
        state: run.state,
        screen,
        phase,
        alpha,
        now,
        seconds,
        settings: target.settings(),
        ambience: pace.ambience,
        drawSharp: (text) => (sharpLayers ? sharpLayers.draw(g, screen, text) : text.draw(g)),
      })
      sharpLayers?.removeUnused()
      if (!options.drawsJuice) juice.draw(g)
      fitCanvas(canvas, g, screen)
      juice.drawFlash(g, screen.visible)
      drawTouchControls(g, screen, input.touch)
      if (frames % HINT_FRAMES === 1) menus.placeHint()
      return juice.isBusy() || (!menus.isBlocking() && input.isBusy()) || (motion ?? false)
    },
  }
}

/** The whole canvas shakes. It is enlarged so that the shake never shows a gap at the window's edges. */
function shake({ style }: HTMLCanvasElement, { x, y }: { x: number; y: number }): void {
  style.translate = `${x}px ${y}px`
  style.scale = `${1 + Math.hypot(x, y) / 160}`
}

function readInsets(probe: HTMLElement): Insets {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe)
  const [top = 0, right = 0, bottom = 0, left = 0] = [
    paddingTop,
    paddingRight,
    paddingBottom,
    paddingLeft,
  ].map((value) => parseFloat(value) || 0)
  return { top, right, bottom, left }
}

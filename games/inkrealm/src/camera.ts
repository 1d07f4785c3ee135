/** Follows the player's painter, a little ahead of it, and never in jumps. */
import type { Screen } from '@playhouse/game-kit'
import { SIZE } from './state.ts'

/** Cells that are seen at once, whatever the window's shape. */
const CELLS_SEEN = 740
/** And on a phone, where most of them are above and below. */
const PHONE_CELLS_SEEN = 760
const PHONE_SIDE = 500
/** Cells of desk that may show beside the sheet. */
const DESK_SEEN = 3.5
/** At the upper edge more of it: the painter is never higher than this on the screen, clear of cards and words. */
const HIGHEST = 0.28
/** And on a phone never lower than this, clear of the thumb. */
const LOWEST = 0.77

/** Little by little more is seen as a realm grows: at this share of the sheet all there is to be. */
const FULL_SHARE = 0.22
const MOST_FAR = 0.38
const ZOOM_RATE = 0.9

export type Camera = {
  /** Canvas pixels to a cell in what is kept painted: even and whole. */
  base: number
  /** Canvas pixels to a cell as it is seen: less where the realm is large. */
  cell: number
  /** Where the sheet's upper left corner lies, in canvas pixels. */
  left: number
  top: number
  w: number
  h: number
}

export function createCamera() {
  let x = SIZE / 2
  let y = SIZE / 2
  let zoom = 1
  let isPhone = false
  const camera: Camera = { base: 20, cell: 20, left: 0, top: 0, w: 1, h: 1 }
  return {
    camera,
    resize(screen: Screen) {
      isPhone = Math.min(screen.w, screen.h) < PHONE_SIDE
      const seen = isPhone ? PHONE_CELLS_SEEN : CELLS_SEEN
      const css = Math.max(17, Math.min(46, Math.sqrt((screen.w * screen.h) / seen)))
      camera.base = Math.max(8, Math.round((css * screen.ratio) / 2) * 2)
      camera.cell = camera.base * zoom
      camera.w = Math.round(screen.w * screen.ratio)
      camera.h = Math.round(screen.h * screen.ratio)
    },
    /** `share`: of the sheet, that is the player's. */
    jumpTo(toX: number, toY: number, share: number) {
      x = toX
      y = toY
      zoom = zoomFor(share)
      camera.cell = camera.base * zoom
    },
    /** How much nearer than at the beginning, 1 or less. */
    getZoom: () => zoom,
    easeOut(share: number, seconds: number) {
      zoom += (zoomFor(share) - zoom) * (1 - Math.exp(-seconds * ZOOM_RATE))
      camera.cell = camera.base * zoom
    },
    /** `swayX`, `swayY`: a shaken picture, in canvas pixels. */
    follow(toX: number, toY: number, seconds: number, swayX: number, swayY: number) {
      const share = 1 - Math.exp(-seconds * 5)
      x += (toX - x) * share
      y += (toY - y) * share
      const halfW = camera.w / camera.cell / 2
      const halfH = camera.h / camera.cell / 2
      x = keepIn(x, halfW)
      const below = isPhone ? halfH * 2 * (1 - LOWEST) : 0
      y = keepIn(y, halfH, Math.max(DESK_SEEN, halfH * 2 * HIGHEST), Math.max(DESK_SEEN, below))
      camera.left = Math.round(camera.w / 2 - x * camera.cell + swayX)
      camera.top = Math.round(camera.h / 2 - y * camera.cell + swayY)
    },
  }
}

const zoomFor = (share: number) => 1 - MOST_FAR * Math.sqrt(Math.min(1, share / FULL_SHARE))

/** Little more than the sheet is shown, unless the window is larger than the sheet. */
function keepIn(at: number, half: number, before = DESK_SEEN, after = DESK_SEEN): number {
  const most = SIZE - half + after
  return half - DESK_SEEN > SIZE / 2 ? SIZE / 2 : Math.max(half - before, Math.min(most, at))
}

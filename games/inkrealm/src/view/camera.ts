/** The camera: follows the player's painter, slightly ahead of it, without jumps. */
import type { Screen } from '@playhouse/game-kit'
import { QUIET_REACH } from '../rules/sheets.ts'
import { SIZE } from '../state.ts'

/** Cells that are seen at once, whatever the window's shape. */
const CELLS_SEEN = 740
/** And on a phone, where most of them are above and below. */
const PHONE_CELLS_SEEN = 1260
const PHONE_SIDE = 500
/** Cells of desk that may show beside the sheet. */
const DESK_SEEN = 3.2
/** At the upper edge more of it: the painter is never higher than this on the screen, clear of cards and words. */
const HIGHEST = 0.14
/** A phone's painter is never nearer to the screen's edges, in CSS pixels and, on a small screen, in parts of it. */
const PHONE_TOP = [150, 0.25] as const
const PHONE_SIDES = [88, 0.25] as const
const PHONE_LOW = [112, 0.2] as const
/** From the outermost painter's middle to the border. */
const HALF_CELL = 0.5
/** Of the quiet sheet's water so many cells are seen beyond its rope. */
const QUIET_WATER = 6
const QUIET_EDGE = SIZE / 2 - QUIET_REACH

/** Little by little more is seen as a realm grows: at this share of the sheet all there is to be. */
const FULL_SHARE = 0.22
const MAX_LOOK_AHEAD = 0.38
/** A phone sees more from the beginning, so the end is the same. */
const PHONE_MAX_LOOK_AHEAD = 0.26
/** Painters are drawn so much larger, and grow with the sight, so that they are never lost in it. */
const BODY = 1.05
const PHONE_BODY = 1.32
const BODY_GROWTH = 0.75
const ZOOM_RATE = 0.9
/** The camera rests where a cell has a whole number of canvas pixels, so that the sheet is copied, not scaled. */
const MIN_CELL_STEP = 0.75
/** It goes there at least so fast, in canvas pixels of a cell a second. */
const MIN_ZOOM_PX = 0.8

export type Camera = {
  /** Canvas pixels per cell of the cached images: an even integer. */
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
  let edge = 0
  let ratio = 1
  /** Canvas pixels to a cell that the camera eases to. */
  let restCell = 20
  const camera: Camera = { base: 20, cell: 20, left: 0, top: 0, w: 1, h: 1 }
  const rest = (cell: number) => {
    restCell = cell
    camera.cell = cell
    zoom = cell / camera.base
  }
  return {
    camera,
    resize(screen: Screen) {
      isPhone = Math.min(screen.w, screen.h) < PHONE_SIDE
      ratio = screen.ratio
      const seen = isPhone ? PHONE_CELLS_SEEN : CELLS_SEEN
      const css = Math.max(15, Math.min(46, Math.sqrt((screen.w * screen.h) / seen)))
      camera.base = Math.max(8, Math.round((css * screen.ratio) / 2) * 2)
      rest(Math.round(camera.base * zoom))
      camera.w = Math.round(screen.w * screen.ratio)
      camera.h = Math.round(screen.h * screen.ratio)
    },
    /** `share`: of the sheet, that is the player's. */
    jumpTo(toX: number, toY: number, share: number) {
      x = toX
      y = toY
      rest(Math.round(camera.base * zoomFor(share, isPhone)))
    },
    /** A quiet sheet is smaller. */
    setQuiet: (isQuiet: boolean) => void (edge = isQuiet ? QUIET_EDGE : 0),
    /** How much nearer than at the beginning, 1 or less. */
    getZoom: () => zoom,
    /** How much larger than their size on the sheet painters are drawn. */
    getBody: () => (isPhone ? PHONE_BODY : BODY) / zoom ** BODY_GROWTH,
    easeOut(share: number, seconds: number) {
      const wanted = camera.base * zoomFor(share, isPhone)
      // A share that sways around the middle between two steps does not move the camera to and fro.
      if (Math.abs(wanted - restCell) >= MIN_CELL_STEP) restCell = Math.round(wanted)
      const left = restCell - camera.cell
      const far = Math.abs(left)
      const step = Math.max(far * (1 - Math.exp(-seconds * ZOOM_RATE)), seconds * MIN_ZOOM_PX)
      if (step >= far) return rest(restCell)
      camera.cell += Math.sign(left) * step
      zoom = camera.cell / camera.base
    },
    /** `swayX`, `swayY`: a shaken picture, in canvas pixels. */
    follow(toX: number, toY: number, seconds: number, swayX: number, swayY: number) {
      const share = 1 - Math.exp(-seconds * 5)
      x += (toX - x) * share
      y += (toY - y) * share
      const halfW = camera.w / camera.cell / 2
      const halfH = camera.h / camera.cell / 2
      const min = edge > 0 ? QUIET_WATER : DESK_SEEN
      /** Cells beyond the border that keep a phone's painter off the screen's edge. */
      const beyond = ([most, part]: readonly [number, number], half: number) =>
        isPhone ? Math.max(min, Math.min((most * ratio) / camera.cell, half * 2 * part) - HALF_CELL) : min
      const aside = beyond(PHONE_SIDES, halfW)
      const above = isPhone || edge > 0 ? beyond(PHONE_TOP, halfH) : Math.max(min, halfH * 2 * HIGHEST)
      x = clampTo(x, halfW, edge, aside, aside)
      y = clampTo(y, halfH, edge, above, beyond(PHONE_LOW, halfH))
      camera.left = Math.round(camera.w / 2 - x * camera.cell + swayX)
      camera.top = Math.round(camera.h / 2 - y * camera.cell + swayY)
    },
  }
}

const zoomFor = (share: number, isPhone: boolean) =>
  1 - (isPhone ? PHONE_MAX_LOOK_AHEAD : MAX_LOOK_AHEAD) * Math.sqrt(Math.min(1, share / FULL_SHARE))

/** Little more than the sheet is shown, unless the window is larger than the sheet. */
function clampTo(at: number, half: number, edge: number, before: number, after: number): number {
  const max = SIZE - edge - half + after
  const min = edge + half - before
  return min > max ? SIZE / 2 : Math.max(min, Math.min(max, at))
}

/** Maps the game's units to a window of any size. Pure arithmetic, so that tests can try every size. */
export type Size = { w: number; h: number }
export type Rect = { x: number; y: number; w: number; h: number }
export type Insets = { top: number; right: number; bottom: number; left: number }

/**
 * What the game is drawn for. `{ w, h }`: that much always fits whole, in the middle, and what the window has beyond it shows
 * more of the surroundings. Two of them: one for tall windows, one for wide ones. `'css'`: a unit is a CSS pixel and the game
 * lays itself out.
 */
export type Design = Size | { portrait: Size; landscape: Size } | 'css'

export type Screen = {
  /** The design in use; the window's size for `'css'`. */
  readonly w: number
  readonly h: number
  /** CSS pixels to a unit. */
  readonly scale: number
  /** Canvas pixels to a CSS pixel. */
  readonly ratio: number
  /** All that can be seen, in units; (0, 0) is the design's upper left corner. */
  readonly visible: Rect
  /** The part of it that no notch, rounded corner or system gesture takes. */
  readonly safe: Rect
  /** Room taken by the kit's own buttons, in units; keep scores and controls out of it. */
  readonly hud: Rect
  /** The side of the square in the upper left corner that a button of the page covers, in units; 0 for none. It is not safe. */
  readonly corner: number
  readonly portrait: boolean
}

export const MAX_RATIO = 2
/** Canvas pixels at most; beyond that sharpness costs more than it shows. */
export const MAX_PIXELS = 4_200_000

export type ScreenRequest = {
  design: Design
  /** The window, in CSS pixels. */
  window: Size
  devicePixelRatio: number
  insets?: Insets
  /** The side of a square in the upper left corner that a button of the page covers, in CSS pixels. */
  corner?: number
  /** 1 is the sharpest; less when the device is slow. */
  quality?: number
  /** The kit's buttons, in CSS pixels. */
  hud?: Rect
}

export function layOutScreen(request: ScreenRequest): Screen {
  const { design, window, corner = 0, quality = 1 } = request
  const portrait = window.w < window.h
  const insets = { top: 0, right: 0, bottom: 0, left: 0, ...request.insets }
  // A tall window has more room above, a wide one beside.
  const side = portrait ? 'top' : 'left'
  insets[side] = Math.max(insets[side], corner)
  const size =
    design === 'css' ? window : 'portrait' in design ? design[portrait ? 'portrait' : 'landscape'] : design
  const room = { w: window.w - insets.left - insets.right, h: window.h - insets.top - insets.bottom }
  const scale = design === 'css' ? 1 : Math.min(room.w / size.w, room.h / size.h)
  const left = design === 'css' ? 0 : insets.left + (room.w - size.w * scale) / 2
  const top = design === 'css' ? 0 : insets.top + (room.h - size.h * scale) / 2
  const toUnits = ({ x, y, w, h }: Rect): Rect => ({
    x: (x - left) / scale,
    y: (y - top) / scale,
    w: w / scale,
    h: h / scale,
  })
  const budget = Math.sqrt(MAX_PIXELS / Math.max(1, window.w * window.h))
  const ratio = Math.min(Math.max(1, MAX_RATIO * quality), request.devicePixelRatio || 1, budget)
  return {
    w: size.w,
    h: size.h,
    scale,
    ratio,
    portrait,
    visible: toUnits({ x: 0, y: 0, ...window }),
    safe: toUnits({ x: insets.left, y: insets.top, ...room }),
    hud: toUnits(request.hud ?? { x: 0, y: 0, w: 0, h: 0 }),
    corner: corner / scale,
  }
}

/** A point of the window, in CSS pixels, in the game's units. */
export function toUnits(screen: Screen, x: number, y: number): { x: number; y: number } {
  return { x: screen.visible.x + x / screen.scale, y: screen.visible.y + y / screen.scale }
}

/** A rectangle of the game in CSS pixels of the window. */
export function toCss(screen: Screen, rect: Rect): Rect {
  const { visible, scale } = screen
  return {
    x: (rect.x - visible.x) * scale,
    y: (rect.y - visible.y) * scale,
    w: rect.w * scale,
    h: rect.h * scale,
  }
}

/** Sets canvas size and transform, so that drawing happens in the game's units. */
export function fitCanvas(canvas: HTMLCanvasElement, g: CanvasRenderingContext2D, screen: Screen): void {
  const { visible, scale, ratio } = screen
  const w = Math.max(1, Math.round(visible.w * scale * ratio))
  const h = Math.max(1, Math.round(visible.h * scale * ratio))
  // Setting the size, even to the same, wipes the canvas.
  if (canvas.width !== w) canvas.width = w
  if (canvas.height !== h) canvas.height = h
  const zoom = scale * ratio
  g.setTransform(zoom, 0, 0, zoom, -visible.x * zoom, -visible.y * zoom)
}

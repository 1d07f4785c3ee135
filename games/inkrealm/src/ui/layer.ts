/** A part of the panel cached as an image: repainted only when its key or size changes. */

/** CSS pixels around a card, for its shadow and its rim. */
const MARGIN = 6

export type Box = { x: number; y: number; w: number; h: number }

export function createLayer() {
  const canvas = document.createElement('canvas')
  let paintedKey = ''
  let placed: Box = { x: 0, y: 0, w: 0, h: 0 }
  /** Empties it, and draws at the same place as on the screen from now on. */
  const open = ({ x, y, w, h }: Box, ratio: number): CanvasRenderingContext2D => {
    const wide = Math.ceil((w + MARGIN * 2) * ratio) + 1
    const tall = Math.ceil((h + MARGIN * 2) * ratio) + 1
    // On whole pixels: else all on it is blurred.
    const snap = (at: number) => Math.floor(at * ratio) / ratio
    const own = canvas.getContext('2d')!
    // Reallocating pixels is slow; Safari before 17 has no reset().
    if ('reset' in own && canvas.width === wide && canvas.height === tall) own.reset()
    else Object.assign(canvas, { width: wide, height: tall })
    placed = { x: snap(x - MARGIN), y: snap(y - MARGIN), w: canvas.width / ratio, h: canvas.height / ratio }
    own.setTransform(ratio, 0, 0, ratio, -placed.x * ratio, -placed.y * ratio)
    return own
  }
  const show = (g: CanvasRenderingContext2D) => {
    g.drawImage(canvas, placed.x, placed.y, placed.w, placed.h)
  }
  return {
    open,
    show,
    draw(
      g: CanvasRenderingContext2D,
      box: Box,
      ratio: number,
      key: string,
      paint: (g: CanvasRenderingContext2D) => void,
    ) {
      const full = `${key} ${box.x} ${box.y} ${box.w} ${box.h} ${ratio}`
      if (full !== paintedKey) {
        paintedKey = full
        paint(open(box, ratio))
      }
      show(g)
    },
    forget: () => void (paintedKey = ''),
  }
}

export const FONT = "'Ink Nunito', system-ui, sans-serif"
export const INK = '#2b1a45'
export const PAPER = '#fdf6e6'
/** Of the clock at the end. */
export const LATE = '#d93636'
const SHADE = 'rgba(30,12,60,0.25)'

/** A card of paper with a shadow. */
export function drawCard(g: CanvasRenderingContext2D, { x, y, w, h }: Box, r: number, colour = PAPER): void {
  g.fillStyle = SHADE
  g.beginPath()
  g.roundRect(x, y + 3, w, h, r)
  g.fill()
  g.fillStyle = colour
  g.beginPath()
  g.roundRect(x, y, w, h, r)
  g.fill()
  g.lineWidth = 2
  g.strokeStyle = 'rgba(43,26,69,0.22)'
  g.stroke()
}

/** A disc of ink, as large as the empty picture it is drawn on: cut out so, its rim is smoother than a clip's. */
export function drawSwatchDisc(g: CanvasRenderingContext2D, swatch: HTMLCanvasElement, side: number): void {
  g.drawImage(swatch, 0, 0, side, side)
  g.globalCompositeOperation = 'destination-in'
  g.beginPath()
  g.arc(side / 2, side / 2, side / 2, 0, 7)
  g.fill()
  g.globalCompositeOperation = 'source-over'
}

export function fitText(g: CanvasRenderingContext2D, text: string, w: number): string {
  let short = text
  while (short.length > 3 && g.measureText(short).width > w) short = `${short.slice(0, -2)}…`
  return short
}

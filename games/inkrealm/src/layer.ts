/** A part of the panel kept as a picture: painted anew only when its key or its size changes. */

/** CSS pixels around a card, for its shadow and its rim. */
const MARGIN = 6

export type Box = { x: number; y: number; w: number; h: number }

export function createLayer() {
  const canvas = document.createElement('canvas')
  let kept = ''
  return {
    /** `paint` draws at the same place as on the screen. */
    draw(
      g: CanvasRenderingContext2D,
      { x, y, w, h }: Box,
      ratio: number,
      key: string,
      paint: (g: CanvasRenderingContext2D) => void,
    ) {
      const left = x - MARGIN
      const top = y - MARGIN
      const wide = w + MARGIN * 2
      const tall = h + MARGIN * 2
      const full = `${key} ${left} ${top} ${wide} ${tall} ${ratio}`
      if (full !== kept) {
        kept = full
        canvas.width = Math.ceil(wide * ratio)
        canvas.height = Math.ceil(tall * ratio)
        const own = canvas.getContext('2d')!
        own.setTransform(ratio, 0, 0, ratio, -left * ratio, -top * ratio)
        paint(own)
      }
      g.drawImage(canvas, left, top, canvas.width / ratio, canvas.height / ratio)
    },
    forget: () => void (kept = ''),
  }
}

export const FONT = "'Ink Nunito', system-ui, sans-serif"
export const INK = '#2b1a45'
export const PAPER = '#fdf6e6'
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

export function drawSwatchAt(
  g: CanvasRenderingContext2D,
  swatch: HTMLCanvasElement,
  x: number,
  y: number,
  size: number,
): void {
  g.save()
  g.beginPath()
  g.arc(x + size / 2, y + size / 2, size / 2, 0, 7)
  g.clip()
  g.drawImage(swatch, x, y, size, size)
  g.restore()
}

export function fitText(g: CanvasRenderingContext2D, text: string, w: number): string {
  let short = text
  while (short.length > 3 && g.measureText(short).width > w) short = `${short.slice(0, -2)}…`
  return short
}

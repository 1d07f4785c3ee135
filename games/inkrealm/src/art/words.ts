/** Glyphs cached as images: frequently changing text is composed from them, since text drawing is slow. In CSS pixels. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import { FONT } from '../ui/layer.ts'

type G = CanvasRenderingContext2D
/** `wide`: of what is on it. */
type Picture = { canvas: OffscreenCanvas; w: number; h: number; wide: number }
/** `ratio`: pixels to a CSS pixel. */
type Style = { weight: number; letter: number; colour: string; ratio: number }

const GLYPHS = '0123456789.:%'
/** Of a letter's size: how wide and tall its picture is, and what is free to its left. */
const GLYPH_WIDE = 1.3
const GLYPH_TALL = 1.6
const GLYPH_FREE = 0.1

export type Words = ReturnType<typeof createWords>

export function createWords() {
  const cached = createCache<string, Picture>()
  const take = (key: string, w: number, h: number, ratio: number, paint: (g: G) => number): Picture =>
    cached.find(`${key} ${w} ${h} ${ratio}`, () => {
      const [canvas, g] = openSheet(w, h, ratio)
      g.textBaseline = 'middle'
      const wide = paint(g)
      return { canvas, w: canvas.width / ratio, h: canvas.height / ratio, wide }
    })
  const takeGlyph = (glyph: string, { weight, letter, colour, ratio }: Style): Picture => {
    const h = letter * GLYPH_TALL
    return take(`${glyph} ${weight} ${colour}`, letter * GLYPH_WIDE, h, ratio, (g) => {
      g.font = `${weight} ${letter}px ${FONT}`
      g.fillStyle = colour
      g.fillText(glyph, letter * GLYPH_FREE, h / 2)
      return g.measureText(glyph).width
    })
  }
  const measure = (text: string, style: Style): number => {
    let wide = 0
    for (const glyph of text) wide += takeGlyph(glyph, style).wide
    return wide
  }
  /** All figures before they are needed. */
  const prepare = (style: Style): void => void measure(GLYPHS, style)
  /** On whole pixels of the screen, so that it is sharp. */
  const put = (g: G, { canvas, w, h }: Picture, x: number, y: number, ratio: number) =>
    g.drawImage(canvas, Math.round(x * ratio) / ratio, Math.round(y * ratio) / ratio, w, h)
  return {
    put,
    prepare,
    forget: () => cached.clear(),
    /** An image with more than letters; `paint` returns its width. */
    take,
    measure,
    /** Figures, from `x` to the right, their middle at `y`. */
    write(g: G, text: string, x: number, y: number, style: Style) {
      const { letter, ratio } = style
      let at = x - letter * GLYPH_FREE
      for (const glyph of text) {
        const picture = takeGlyph(glyph, style)
        put(g, picture, at, y - picture.h / 2, ratio)
        at += picture.wide
      }
    },
  }
}

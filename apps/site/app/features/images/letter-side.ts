/** What fills the side of a wide cover on which its letters stand: the drawing's silhouette, large and pale, and small things around the letters. */
import type { Box } from './cover-title.ts'
import type { Mood } from './drawing-mood.ts'
import type { Palette } from './palettes.ts'
import { standsOnGround } from './road-things.ts'
import { drawSmallThing, type SmallThing } from './small-things.ts'

interface LetterSide {
  names: readonly SmallThing[]
  mood: Mood
  /** Of the whole cover. */
  h: number
  title: Box
  /** Whether the letters stand left of the drawing. */
  isLeft: boolean
  palette: Palette
  random: () => number
}

/** Of a thing of 44 units, with its outline and its turn. */
const THING_REACH = 27
const EDGE = 6
const OPACITY: Record<Mood, { echo: number; things: number }> = {
  bright: { echo: 0.13, things: 0.92 },
  fast: { echo: 0.11, things: 0.75 },
  tense: { echo: 0.1, things: 0.6 },
  dread: { echo: 0.09, things: 0.5 },
}
/** Shares of the letters' width, from the cover's edge: nearer to the drawing it has small things of its own. */
const ABOVE = [0.08, 0.6]
const BELOW = [0.3, 0.78]
const MIN_SCALE = 0.4
const MAX_SCALE = 0.95

/** On the cover's lower edge; above the letters there are clouds. */
const drawStanding = (
  name: SmallThing,
  { x, y, size, h }: { x: number; y: number; size: number; h: number },
) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(name === 'cloud' ? y : h - 20 * size)}) scale(${size.toFixed(2)})">${drawSmallThing(name)}</g>`

/** Drawn before the drawing, whose silhouette has the id `z`. */
export function drawLetterSide(side: LetterSide): string {
  const { names, mood, h, title, isLeft, palette, random } = side
  const start = Math.floor(random() * names.length)
  const { echo, things } = OPACITY[mood]
  const middle = Math.round(title.x + title.w / 2)
  const lean = Math.round((random() - 0.5) * 24)
  const big = `<use href="#z" color="${mood === 'bright' ? '#fff' : palette.accentLight}" opacity="${echo}" transform="translate(${middle} ${Math.round(h * 0.5)}) rotate(${lean}) scale(1.55)"/>`
  const rows = [
    { shares: ABOVE, from: 0, to: title.y },
    { shares: BELOW, from: title.y + title.h, to: h },
  ]
  const placed = rows.flatMap(({ shares, from, to }, row) => {
    const scale = Math.min(MAX_SCALE, (to - from - EDGE) / (2 * THING_REACH))
    return scale < MIN_SCALE
      ? []
      : shares.map((share, place) => {
          const size = scale * (0.72 + random() * 0.28)
          const x = title.x + title.w * (isLeft ? share : 1 - share) + (random() - 0.5) * 10
          const slack = to - from - EDGE - 2 * THING_REACH * size
          const y = (from + to) / 2 + (random() - 0.5) * Math.max(0, slack)
          const name = names[(start + row + place) % names.length]!
          if (standsOnGround(name)) return drawStanding(row === 0 ? 'cloud' : name, { x, y, size, h })
          return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((random() - 0.5) * 50)}) scale(${size.toFixed(2)})">${drawSmallThing(name)}</g>`
        })
  })
  return `${big}<g opacity="${things}">${placed.join('')}</g>`
}

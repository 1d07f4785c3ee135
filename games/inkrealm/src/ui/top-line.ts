/** The phone's top line above the play: the player's place and share, the leader's coin, the clock; along the lower rim the progress to the next rank. In CSS pixels. */
import { drawDisc, drawSign } from './coin.ts'
import { createCardLayer, drawCard, FONT, INK, LATE, PAPER } from './layer.ts'
import type { Box } from './layer.ts'
import { AIM_PALE, drawBar, REALM_TONE } from './realm-card.ts'
import { CROWN } from '../view/moments.ts'
import { drawFlag } from '../art/flag.ts'
import { createWords } from '../art/words.ts'
import type { Words } from '../art/words.ts'

type G = CanvasRenderingContext2D
export type TopLine = {
  /** The place, or a team's mark. */
  sign: string
  share: string
  /** Who leads, or who comes next where the player does. */
  rival: { id: number; sign: string; share: string; leads: boolean; isDuel: boolean } | null
  /** Along the way to the next rank or to the aim, 0 to 1. */
  full: number
  /** The comeback goal, or no text. */
  aim: string
  clock: string
  isLate: boolean
}

const LETTER = 17.5
const PAD = 7
const SWATCH = 26
const COIN = 23
/** The leader's share, where there is room; and where there is less. */
const COIN_LETTERS = [17.5, 16.5, 15.5] as const
const COIN_GAP = 4
const CROWN_SIZE = 15
const BAR = 4
let crown: Path2D | null = null
type Scale = { ratio: number; big: number }

type Inks = { swatches: readonly HTMLCanvasElement[]; mine: number }

export function createTopLine() {
  const layer = createCardLayer()
  const words = createWords()
  return {
    forget() {
      layer.forget()
      words.forget()
    },
    draw(g: G, box: Box, line: TopLine, { swatches, mine }: Inks, { ratio, big }: Scale) {
      layer.draw(g, box, ratio, [JSON.stringify(line), big], (own) =>
        paint(own, { box, ratio, words, swatches, big }, line, mine),
      )
    },
  }
}

type Sheet = {
  box: Box
  ratio: number
  words: Words
  swatches: readonly HTMLCanvasElement[]
  big: number
}
function paint(g: G, sheet: Sheet, line: TopLine, mine: number): void {
  const { box, ratio, words, big } = sheet
  const { x, y, w, h } = box
  const { sign, share, rival, full, aim, clock, isLate } = line
  const style = { weight: 900, letter: LETTER * big, colour: INK, ratio }
  const middle = y + h / 2
  drawCard(g, { x, y, w, h }, h / 2)
  words.prepare(style)
  const clockWide = words.measure('0:00', style) + 22 * big
  const right = x + w - clockWide
  g.fillStyle = isLate ? LATE : INK
  g.beginPath()
  g.roundRect(right, y + 3, clockWide - 3, h - 6, h / 2)
  g.fill()
  const time = { ...style, colour: isLate ? '#ffffff' : PAPER }
  words.prepare(time)
  words.write(g, clock, right + (clockWide - words.measure(clock, time)) / 2 - 1, middle + 1, time)
  const side = SWATCH * big
  drawDisc(g, words, mine, sheet.swatches[mine]!, { x: x + PAD, y: middle - side / 2, side, ratio })
  drawSign(g, words, sign, { x: x + PAD + side / 2, y: middle, letter: LETTER * big, ratio })
  const left = x + PAD + side + 6
  words.write(g, share, left, middle + (aim ? 1 : -1), style)
  const wide = words.measure(share, style)
  const from = left + wide + 9
  const room = right - 8 - from
  if (aim) return drawAim(g, { x: from, y: y + 7, w: room, h: h - 14 }, full, aim, big)
  drawBar(g, { x: left, y: y + h - BAR - 4, w: wide, h: BAR }, full, REALM_TONE)
  if (rival) drawRival(g, sheet, rival, { x: from, w: room }, middle)
}

/** A coin in the rival's ink; a crown for the leader, a flag for the rival to beat. */
function drawRival(
  g: G,
  sheet: Sheet,
  { id, sign, share, leads, isDuel }: NonNullable<TopLine['rival']>,
  { x, w }: { x: number; w: number },
  middle: number,
): void {
  const { words, ratio, big } = sheet
  const side = COIN * big
  const styleOf = (letter: number) => ({ weight: 900, letter: letter * big, colour: INK, ratio })
  const measure = (letter: number) => side + COIN_GAP + words.measure(share, styleOf(letter))
  const letter = COIN_LETTERS.find((size) => measure(size) <= w)
  if (!letter) return
  const wide = measure(letter)
  // The flag goes first where the line is full.
  const flag = isDuel && wide + 13 * big <= w ? 13 * big : 0
  const whole = wide + flag
  const left = x + (w - whole) / 2
  const down = middle + (leads ? 3 : 0)
  drawDisc(g, words, id, sheet.swatches[id]!, { x: left, y: down - side / 2, side, ratio })
  words.write(g, share, left + side + COIN_GAP, middle + 1, styleOf(letter))
  if (flag > 0) drawFlag(g, left + whole - 5 * big, middle, 12 * big)
  if (!leads) return drawSign(g, words, sign, { x: left + side / 2, y: middle, letter: 14 * big, ratio })
  const size = CROWN_SIZE * big
  g.save()
  g.translate(left + side / 2 - size / 2, down - side / 2 - size * 0.62)
  g.scale(size / 24, size / 24)
  crown ??= new Path2D(CROWN)
  g.lineWidth = 5
  g.lineJoin = 'round'
  g.strokeStyle = INK
  g.stroke(crown)
  g.fillStyle = '#ffc62e'
  g.fill(crown)
  g.restore()
}

function drawAim(g: G, box: Box, full: number, words: string, big: number): void {
  drawBar(g, box, full, AIM_PALE)
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = INK
  g.font = `900 ${14 * big}px ${FONT}`
  const fit = Math.min(1, (box.w - 8) / g.measureText(words).width)
  if (fit < 1) g.font = `900 ${14 * big * fit}px ${FONT}`
  g.fillText(words, box.x + box.w / 2, box.y + box.h / 2 + 1)
}

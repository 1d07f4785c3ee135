/** The shop of the garden: images with prices below the lawn, or beside it on a low window. */
import type { Rect } from '@playhouse/game-kit'
import { drawThing } from '../art/garden-art.ts'
import { THINGS, canPlant, listOffered } from '../view/garden.ts'
import type { Garden, ThingId } from '../view/garden-state.ts'
import type { Thing } from '../view/garden.ts'
import { drawHelper } from '../art/helper-art.ts'
import { box } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'
import { texts } from '../texts.ts'

const FONT = "'Meadow Nunito', ui-rounded, system-ui, sans-serif"
const COUNT = 6
const GAP = 6
/** Below this height the cards stand in two columns at the side. */
const LOW = 420
const SIDE_W = 148
const MIN_H = 88
/** Six in a row would be too small for a finger. */
const NARROW = 340
const TWO_ROWS_H = 156
/** An upright phone has room for larger pictures with names. */
const UPRIGHT = { w: 560, h: 640 }
const UPRIGHT_H = 236
/** From this width on a card has room for its name. */
const NAMED = 96

export function layOutTray(whole: Rect): { panel: Rect; cards: Rect[] } {
  const { x, y, w, h } = whole
  const isSide = h < LOW
  const isUpright = w < UPRIGHT.w && h > UPRIGHT.h
  const isNarrow = isUpright || w < NARROW
  const trayH = isUpright ? UPRIGHT_H : isNarrow ? TWO_ROWS_H : Math.max(MIN_H, Math.min(132, w / 7.6))
  const panel = isSide ? { x, y, w: w - SIDE_W, h } : { x, y, w, h: h - trayH }
  const tray = isSide ? { x: x + w - SIDE_W, y, w: SIDE_W, h } : { x, y: y + h - trayH, w, h: trayH }
  const columns = isSide ? 2 : isNarrow ? COUNT / 2 : COUNT
  const [cw, ch] = [(tray.w - GAP) / columns, (tray.h - GAP) / (COUNT / columns)]
  const cards = Array.from({ length: COUNT }, (_, i) => ({
    x: tray.x + GAP + (i % columns) * cw,
    y: tray.y + GAP + Math.floor(i / columns) * ch,
    w: cw - GAP,
    h: ch - GAP,
  }))
  return { panel, cards }
}

export type TrayDrawing = {
  g: G
  cards: readonly Rect[]
  garden: Garden
  held: ThingId | null
  cursor: number
  seconds: number
  calm: boolean
}

export function drawTray({ g, cards, garden, held, cursor, seconds, calm }: TrayDrawing): void {
  const offered = listOffered(garden)
  cards.forEach((card, i) => {
    const thing = THINGS.find(({ id }) => id === offered[i])
    if (!thing) return box(g, card, '#8a5a3460', { r: 14 })
    const isHeld = held === thing.id
    const isReady = canPlant(garden, thing)
    const lift = isHeld ? 8 : isReady && !calm ? Math.abs(Math.sin(seconds * 2.6 + i)) * 4 : 0
    drawCard(g, { ...card, y: card.y - lift }, thing, { isReady, isHeld, isOn: i === cursor })
  })
}
type CardState = { isReady: boolean; isHeld: boolean; isOn: boolean }

function drawCard(g: G, card: Rect, thing: Thing, { isReady, isHeld, isOn }: CardState): void {
  const { x, y, w, h } = card
  const edge = isOn ? '#d8442f' : isHeld ? '#c2571a' : isReady ? '#b8741a' : '#7a5a3a'
  box(g, card, isReady ? '#ffe79a' : '#eee2c4', { r: 14, line: edge, width: isOn || isHeld ? 5 : 3 })
  const hasName = w >= NAMED
  const foot = y + h - (hasName ? 45 : 26)
  const isWide = thing.id === 'rainbow'
  const size = Math.min((foot - y - 4) / 128, (w - 10) / 124) * (isWide ? 0.5 : thing.id === 'pond' ? 0.9 : 1)
  g.save()
  g.beginPath()
  g.roundRect(x + 2, y + 2, w - 4, h - 4, 12)
  g.clip()
  // Aside from who moves in with it.
  g.translate(x + w / 2 - (thing.friend ? Math.min(9, w * 0.08) : 0), isWide ? foot - 4 : foot - 17 * size)
  g.scale(size, size)
  drawThing(g, thing.id, 1.2)
  g.restore()
  // The friend that comes with it.
  if (thing.friend) {
    g.save()
    g.translate(x + w - (hasName ? 18 : 13), y + (hasName ? 18 : 14))
    g.scale(hasName ? 0.52 : 0.4, hasName ? 0.52 : 0.4)
    drawHelper(g, thing.friend, true, false)
    g.restore()
  }
  g.fillStyle = '#4a2a16'
  g.textBaseline = 'middle'
  if (hasName) {
    g.font = `800 15px ${FONT}`
    g.textAlign = 'center'
    g.fillText(texts.things[thing.id], x + w / 2, y + h - 34)
  }
  g.font = `900 ${w < 64 ? 16 : 18}px ${FONT}`
  g.textAlign = 'left'
  const words = String(thing.price)
  const left = x + (w - g.measureText(words).width - 20) / 2
  drawIcon(g, 'flower', { x: left + 7, y: y + h - 14, r: 8 }, '#e8588a')
  g.fillStyle = '#4a2a16'
  g.fillText(words, left + 19, y + h - 13)
}

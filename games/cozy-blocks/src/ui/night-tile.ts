/** A night as a wide tile: its rule in front of the sky, with its quest beside it. */
import { drawCharmOver, drawCharmUnder } from '../art/charm-art.ts'
import { drawCushion } from '../art/cushion.ts'
import { paintNight } from '../art/night-paint.ts'
import { getNight, getNightQuest } from '../rules/nights.ts'
import { FONT, ROOM } from '../art/palette.ts'
import { drawQuestIcon } from '../art/quest-icon.ts'

type Pen = CanvasRenderingContext2D
export const NIGHT_TILE = { w: 150, h: 62 } as const
const CHIP = { x: 86, y: 11, w: 58, h: 38 } as const
/** Under it are the stars of a night that was dreamt. */
const CHIP_OVER_STARS = 3

export function paintNightTile(g: Pen, number: number, state: 'won' | 'open' | 'closed'): void {
  const { w, h } = NIGHT_TILE
  g.beginPath()
  g.roundRect(0, 0, w, h, 12)
  g.clip()
  const sky = g.createLinearGradient(0, 0, w, h)
  sky.addColorStop(0, state === 'won' ? '#2f3a8c' : ROOM.nightTop)
  sky.addColorStop(1, state === 'won' ? '#a47fd6' : ROOM.nightLow)
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  g.fillStyle = 'rgba(255,241,196,.8)'
  for (let i = 0; i < 9; i++) {
    g.beginPath()
    g.arc((i * 37 + number * 23) % w, (i * 29 + number * 17) % h, i % 3 ? 0.9 : 1.5, 0, 7)
    g.fill()
  }
  g.save()
  g.translate(20, 2)
  g.beginPath()
  g.rect(0, 0, 58, 58)
  g.clip()
  paintNight(g, number, 58, state === 'won', false)
  g.restore()
  if (state === 'closed') dim(g)
  paintQuest(g, number, state === 'won' ? CHIP_OVER_STARS : CHIP.y)
  if (state === 'closed') paintLock(g)
}

/** On a slip of paper: what, and how many. */
function paintQuest(g: Pen, number: number, y: number): void {
  const { x, w, h } = CHIP
  const { need, kind } = getNight(number)
  g.fillStyle = '#fff3dc'
  g.beginPath()
  g.roundRect(x, y, w, h, 11)
  g.fill()
  const size = 26
  drawQuestIcon(
    g,
    getNightQuest(number),
    { x: x + 5, y: y + (h - size) / 2, size },
    (colour, charm, left, top, side) => {
      g.save()
      g.translate(left, top)
      drawCharmUnder(g, charm, side)
      drawCushion(g, { colour, links: 0, mood: 'happy', patterns: false }, side)
      drawCharmOver(g, charm, side)
      g.restore()
    },
  )
  g.fillStyle = ROOM.ink
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.font = `900 ${need > 9 ? 17 : 21}px ${FONT}`
  // At one go, or one after the other.
  g.fillText(kind === 'together' ? `${need}×` : String(need), x + w - 13, y + h / 2 + 1)
}

function dim(g: Pen): void {
  g.fillStyle = 'rgba(30,14,46,.5)'
  g.fillRect(0, 0, NIGHT_TILE.w, NIGHT_TILE.h)
}

function paintLock(g: Pen): void {
  const [x, y] = [15, NIGHT_TILE.h - 14]
  g.fillStyle = '#fff3dc'
  g.beginPath()
  g.arc(x, y, 12, 0, 7)
  g.fill()
  g.strokeStyle = ROOM.ink
  g.lineWidth = 2.4
  g.beginPath()
  g.arc(x, y - 2, 3.6, Math.PI, 0)
  g.stroke()
  g.fillStyle = ROOM.ink
  g.beginPath()
  g.roundRect(x - 6, y - 2, 12, 8.5, 2.5)
  g.fill()
}

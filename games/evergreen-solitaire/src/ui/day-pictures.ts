/** The tiles of the daily deal and of the calendar: today's date beside today's table, and the month with its won days. */
import { dealOfDay, listMonth } from '../rules/days.ts'
import { isUp } from '../rules/cards.ts'
import { makePicture } from './elements.ts'
import type { G } from './elements.ts'
import { FONT } from '../art/faces.ts'
import { layOut, placeCard } from '../view/layout.ts'
import { dealTable } from '../state.ts'
import { nameMonth } from './day-names.ts'

const W = 300
const H = 108
const SHEET = { x: 26, y: 10, w: 84, h: 88 }
/** The window whose table is shown, so much smaller. */
const TABLE = { w: 620, h: 440, scale: 0.23, x: 134, y: 6 }

/** A leaf of a calendar with a red head. */
function paintSheet(g: G, { x, y, w, h }: typeof SHEET, head: string): void {
  g.fillStyle = '#04140f50'
  g.beginPath()
  g.roundRect(x + 2, y + 4, w, h, 10)
  g.fill()
  g.fillStyle = '#fff8e6'
  g.beginPath()
  g.roundRect(x, y, w, h, 10)
  g.fill()
  g.fillStyle = '#c4302b'
  g.beginPath()
  g.roundRect(x, y, w, 24, [10, 10, 0, 0])
  g.fill()
  g.font = `900 17px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = '#fff'
  g.fillText(head, x + w / 2, y + 13)
}

export function pictureToday(day: string): HTMLCanvasElement {
  const made = makePicture(W, H, (g) => {
    paintSheet(g, SHEET, nameMonth(day.slice(0, 7)).slice(0, 3))
    g.fillStyle = '#27402f'
    g.font = `900 50px ${FONT}`
    g.fillText(String(Number(day.slice(8))), SHEET.x + SHEET.w / 2, SHEET.y + 59)
    const { mode, deal } = dealOfDay(day)
    const table = dealTable(mode, deal)
    const { w, h, scale, x, y } = TABLE
    const layout = layOut({
      w,
      h,
      safe: { x: 0, y: 0, w, h },
      hud: { x: w, y: 0, w: 0, h: 0 },
      kind: table.kind,
      isLeftHanded: false,
      isBig: false,
    })
    g.translate(x - layout.area.x * scale, y)
    g.scale(scale, scale)
    g.lineWidth = 3
    table.piles.forEach((cards, pile) =>
      cards.forEach((card, i) => {
        const at = placeCard(layout, table, pile, i)
        g.fillStyle = isUp(card) ? '#fff6e0' : '#1f4f70'
        g.strokeStyle = isUp(card) ? '#5b4a2c' : '#cfe6d8'
        g.beginPath()
        g.roundRect(at.x, at.y, layout.cw, layout.ch, 6)
        g.fill()
        g.stroke()
        if (!isUp(card)) return
        g.fillStyle = Math.floor(card / 13) & 1 ? '#c4302b' : '#17233f'
        g.beginPath()
        g.arc(at.x + layout.cw / 2, at.y + layout.ch / 2, layout.cw * 0.2, 0, Math.PI * 2)
        g.fill()
      }),
    )
  })
  made.className = 'es-day-picture'
  return made
}

export function pictureMonth(day: string, won: readonly string[]): HTMLCanvasElement {
  const month = day.slice(0, 7)
  const sheet = { x: 62, y: 6, w: 176, h: 98 }
  const made = makePicture(W, H, (g) => {
    paintSheet(g, sheet, nameMonth(month))
    listMonth(month).forEach((one, i) => {
      if (!one) return
      const x = sheet.x + 15 + (i % 7) * 24.4
      const y = sheet.y + 35 + Math.floor(i / 7) * 12
      g.fillStyle = won.includes(one) ? '#ef9f2a' : one > day ? '#e7dcc2' : '#9cc48a'
      g.beginPath()
      g.ellipse(x, y, 8, 4.4, -0.4, 0, Math.PI * 2)
      g.fill()
      if (one !== day) return
      g.strokeStyle = '#c4302b'
      g.lineWidth = 2.5
      g.stroke()
    })
  })
  made.className = 'es-day-picture'
  return made
}

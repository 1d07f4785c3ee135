/** The evening room behind the board. Painted once per window size, then copied. */
import { paintPlanks, paintShelf } from './furniture.ts'
import { paintLights } from './lights.ts'
import type { Layout, Rect } from '../view/layout-rects.ts'
import { CLOTHS, ROOM } from './palette.ts'
import { paintBoard } from './quilt.ts'
import { drawThing } from './thing-art.ts'
import type { Standing } from '../view/room-placement.ts'
import { paintWindow } from './window-paint.ts'

/** CSS pixels to one of the light's. */
const SOFT = 6

export function paintRoom(
  g: CanvasRenderingContext2D,
  layout: Layout,
  things: readonly Standing[],
  patches: number,
): void {
  paintLight(g, layout)
  paintPaper(g, layout)
  paintBlanket(g, layout, patches)
  paintLights(g, layout)
  paintWindow(g, layout.score)
  if (!layout.portrait) paintShelf(g, layout)
  paintPlanks(g, layout)
  paintTray(g, layout)
  paintBoard(g, layout)
  for (const { id, x, y, size } of things) drawThing(g, id, x, y, size)
}

/** Nothing in the light has an edge: painted small and drawn large it takes a fraction of the time. */
function paintLight(g: CanvasRenderingContext2D, layout: Layout): void {
  const small = document.createElement('canvas')
  small.width = Math.max(1, Math.ceil(layout.w / SOFT))
  small.height = Math.max(1, Math.ceil(layout.h / SOFT))
  const sheet = small.getContext('2d')!
  sheet.scale(small.width / layout.w, small.height / layout.h)
  paintWall(sheet, layout)
  paintLamp(sheet, layout)
  g.drawImage(small, 0, 0, layout.w, layout.h)
}

function paintWall(g: CanvasRenderingContext2D, { w, h }: Layout): void {
  const wall = g.createLinearGradient(0, 0, 0, h)
  wall.addColorStop(0, ROOM.wallTop)
  wall.addColorStop(0.55, ROOM.wallMiddle)
  wall.addColorStop(1, ROOM.wallLow)
  g.fillStyle = wall
  g.fillRect(0, 0, w, h)
}

function paintPaper(g: CanvasRenderingContext2D, { w, h }: Layout): void {
  g.fillStyle = ROOM.paper
  g.globalAlpha = 0.05
  const step = 44
  // One path for all of them: this is painted again for every size of the window.
  g.beginPath()
  for (let y = 0, row = 0; y < h + step; y += step * 0.6, row++) {
    for (let x = row % 2 ? step / 2 : 0; x < w + step; x += step) {
      g.moveTo(x, y - 7)
      g.quadraticCurveTo(x + 1.5, y - 1.5, x + 7, y)
      g.quadraticCurveTo(x + 1.5, y + 1.5, x, y + 7)
      g.quadraticCurveTo(x - 1.5, y + 1.5, x - 7, y)
      g.quadraticCurveTo(x - 1.5, y - 1.5, x, y - 7)
    }
  }
  g.fill()
  g.globalAlpha = 1
}

/** The light everything is lit by: from the upper left, warm. */
function paintLamp(g: CanvasRenderingContext2D, { w, h, board }: Layout): void {
  const reach = Math.max(w, h) * 0.8
  const glow = g.createRadialGradient(0, 0, 0, 0, 0, reach)
  glow.addColorStop(0, 'rgba(230,120,50,.75)')
  glow.addColorStop(0.35, 'rgba(190,80,60,.3)')
  glow.addColorStop(1, 'rgba(150,60,80,0)')
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = glow
  g.fillRect(0, 0, w, h)
  g.restore()
  const halo = g.createRadialGradient(
    board.x + board.w / 2,
    board.y + board.h / 2,
    board.w * 0.3,
    board.x + board.w / 2,
    board.y + board.h / 2,
    board.w * 0.85,
  )
  halo.addColorStop(0, 'rgba(255,214,150,.35)')
  halo.addColorStop(1, 'rgba(255,200,140,0)')
  g.fillStyle = halo
  g.fillRect(0, 0, w, h)
}

/** Every puzzle that was solved has sewn a patch onto it, from the front row on. */
function paintBlanket(
  g: CanvasRenderingContext2D,
  { w, h, portrait, slots, next }: Layout,
  patches: number,
): void {
  // Under the tray it would show through it.
  const lowest = Math.max(next.y + next.h, ...slots.map((slot) => slot.y + slot.h))
  const wave = portrait ? w / 8 : Math.max(60, w / Math.max(4, Math.round(w / 130)))
  const top = portrait ? lowest + 8 + wave / 2 : h * 0.86
  const inset = portrait ? 5 : 8
  const step = portrait ? wave * 0.5 : h * 0.055
  const bands = [
    { y: top, colour: ROOM.blanket },
    { y: top + step, colour: ROOM.blanketLight },
    { y: top + step * 2, colour: ROOM.blanket },
  ]
  bands.forEach(({ y, colour }, band) => {
    g.fillStyle = colour
    g.globalAlpha = 0.85
    g.beginPath()
    g.moveTo(0, h)
    g.lineTo(0, y)
    for (let x = band % 2 ? -wave / 2 : 0; x < w + wave; x += wave)
      g.arc(x + wave / 2, y, wave / 2, Math.PI, 0)
    g.lineTo(w, h)
    g.fill()
    const perBand = Math.ceil(w / wave) + 1
    g.globalAlpha = portrait ? 0.36 : 0.62
    for (let i = 0; i < perBand; i++) {
      const patch = (bands.length - 1 - band) * perBand + i
      if (patch >= patches) break
      g.fillStyle = CLOTHS[1 + ((patch * 3) % 7)]!.base
      g.beginPath()
      g.arc((band % 2 ? -wave / 2 : 0) + wave * (i + 0.5), y, wave / 2 - inset, Math.PI, 0)
      g.fill()
    }
    g.globalAlpha = 0.3
    g.strokeStyle = ROOM.cream
    g.lineWidth = 2
    g.setLineDash([5, 7])
    for (let x = band % 2 ? -wave / 2 : 0; x < w + wave; x += wave) {
      g.beginPath()
      g.arc(x + wave / 2, y + 2, wave / 2 - inset, Math.PI, 0)
      g.stroke()
    }
    g.setLineDash([])
  })
  g.globalAlpha = 1
}

/** The tray's cloth: under a phone's board, and beside it, where it is a fifth of the window. */
const DARK = 'rgba(34,14,36,.68)'
/** Nothing shows through it: the blanket's patches would. */
const WARM = '#673656'

function paintTray(g: CanvasRenderingContext2D, layout: Layout): void {
  const slots = layout.slots
  if (slots.length === 0) return
  const first = slots[0]!
  const last = slots.at(-1)!
  const right = Math.max(...slots.map((slot) => slot.x + slot.w))
  panel(
    g,
    { x: first.x - 3, y: first.y - 3, w: right - first.x + 6, h: last.y + last.h - first.y + 6, r: 20 },
    layout.portrait ? DARK : WARM,
  )
  for (const slot of slots) paintNest(g, slot, layout.portrait)
  const { x, y, w, h } = layout.next
  if (h > 0) panel(g, { x, y, w, h, r: 14 }, layout.portrait ? DARK : WARM)
}

/** Where a piece lies: a hollow in the bedding, also to be seen when it is empty. */
function paintNest(g: CanvasRenderingContext2D, { x, y, w, h }: Rect, portrait: boolean): void {
  const inset = Math.min(8, w * 0.05)
  const hollow = g.createLinearGradient(x, y, x, y + h)
  hollow.addColorStop(0, portrait ? 'rgba(20,6,26,.42)' : 'rgba(78,34,66,.5)')
  hollow.addColorStop(1, portrait ? 'rgba(150,84,110,.34)' : 'rgba(206,128,138,.42)')
  g.fillStyle = hollow
  g.beginPath()
  g.roundRect(x + inset, y + inset, w - inset * 2, h - inset * 2, Math.min(22, h * 0.18))
  g.fill()
  // A moon is stitched into it: an empty one is a made bed.
  const r = Math.min(w, h) * 0.17
  g.strokeStyle = 'rgba(255,226,178,.2)'
  g.lineWidth = 2
  g.setLineDash([5, 5])
  g.beginPath()
  g.arc(x + w / 2, y + h / 2, r, 0.6, Math.PI * 2 - 0.6)
  g.arc(x + w / 2 + r * 0.62, y + h / 2, r * 0.6, Math.PI * 2 - 1.25, 1.25, true)
  g.stroke()
  g.setLineDash([])
}
type Panel = { x: number; y: number; w: number; h: number; r: number }

function panel(g: CanvasRenderingContext2D, { x, y, w, h, r }: Panel, cloth: string): void {
  g.fillStyle = cloth
  g.beginPath()
  g.roundRect(x, y, w, h, r)
  g.fill()
  g.strokeStyle = 'rgba(255,220,170,.28)'
  g.lineWidth = 1.5
  g.setLineDash([6, 6])
  g.beginPath()
  g.roundRect(x + 4, y + 4, w - 8, h - 8, Math.max(4, r - 4))
  g.stroke()
  g.setLineDash([])
}

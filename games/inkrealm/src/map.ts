/** The little map: everybody's land, and where everybody is. */
import type { Screen } from '@playhouse/game-kit'
import type { Dress } from './dress.ts'
import { createLandPixels, UNSEEN } from './land-pixels.ts'
import { createLayer, drawCard, INK } from './layer.ts'
import type { Box } from './layer.ts'
import { CELLS, SIZE } from './state.ts'
import type { State } from './state.ts'

/** Land is slower than people, who are drawn anew in every picture. */
const LAND_MS = 900
/** Cells around the player that are seen through fog. */
const FOG_SIGHT = 9
/** Where the thumb needs the lower edge, the map hangs under the buttons. */
const NARROW = 620
const LOW = 480
const UNDER_BUTTONS = 60

/** A dot for everybody else. */
const DOT = 2
/** Whose land stands out: the player's, and friends'. */
const mineOf = ({ painters }: State): number[] =>
  painters.flatMap(({ team }, i) => (team === painters[0]!.team ? [i + 1] : []))

export function createMap(dress: Dress) {
  const layer = createLayer()
  const land = createLandPixels()
  let paintedAt = -1e9
  const memory = new Uint8Array(CELLS).fill(UNSEEN)
  const paintBoons = (g: CanvasRenderingContext2D, state: State, x: number, y: number, scale: number) => {
    g.fillStyle = '#fff'
    g.strokeStyle = INK
    g.lineWidth = 1.5
    if (state.gold) {
      g.fillStyle = '#ffc62e'
      g.beginPath()
      g.roundRect(x + state.gold.x * scale - 5, y + state.gold.y * scale - 5, 10, 10, 2)
      g.fill()
      g.stroke()
      g.fillStyle = '#fff'
    }
    for (const boon of state.boons ?? []) {
      g.beginPath()
      g.arc(x + boon.x * scale, y + boon.y * scale, 3.4, 0, 7)
      g.fill()
      g.stroke()
    }
  }
  const paintPeople = (g: CanvasRenderingContext2D, state: State, x: number, y: number, scale: number) => {
    const me = state.painters[0]!
    g.fillStyle = INK
    g.beginPath()
    state.painters.forEach((painter, i) => {
      if (i === 0 || painter.backIn > 0) return
      if (state.twist === 'fog' && Math.hypot(painter.x - me.x, painter.y - me.y) > FOG_SIGHT) return
      g.moveTo(x + painter.x * scale + DOT, y + painter.y * scale)
      g.arc(x + painter.x * scale, y + painter.y * scale, DOT, 0, 7)
    })
    g.fill()
    if (me.backIn > 0) return
    g.beginPath()
    g.arc(x + me.x * scale, y + me.y * scale, 5.5, 0, 7)
    g.fillStyle = '#fff'
    g.fill()
    g.lineWidth = 2.5
    g.strokeStyle = INK
    g.stroke()
  }
  /** What was seen through the fog is remembered as it was. */
  const remember = ({ painters }: State, shown: Uint8Array): Uint8Array => {
    const { x, y } = painters[0]!
    for (let row = Math.max(0, y - FOG_SIGHT); row <= Math.min(SIZE - 1, y + FOG_SIGHT); row++)
      for (let at = Math.max(0, x - FOG_SIGHT); at <= Math.min(SIZE - 1, x + FOG_SIGHT); at++)
        if (Math.hypot(at - x, row - y) <= FOG_SIGHT) memory[row * SIZE + at] = shown[row * SIZE + at]!
    for (let i = 0; i < CELLS; i++) if (shown[i] === 1) memory[i] = 1
    return memory
  }
  const place = ({ safe, w, h }: Screen): Box => {
    const isTight = w < NARROW || h < LOW
    const size = isTight ? 76 : Math.round(Math.max(84, Math.min(176, Math.min(w, h) * 0.21)))
    return {
      x: Math.round(safe.x + safe.w - size - (isTight ? 6 : 12)) - 5,
      y: isTight ? safe.y + UNDER_BUTTONS : Math.round(safe.y + safe.h - size - 12) - 5,
      w: size + 10,
      h: size + 10,
    }
  }
  return {
    place,
    /** Other inks are worn now. */
    redress() {
      land.setInks(dress.list())
      paintedAt = -1e9
    },
    /** A new sheet, of which nothing was seen. */
    reset: () => void memory.fill(UNSEEN),
    draw(g: CanvasRenderingContext2D, state: State, screen: Screen, shown: Uint8Array, now: number) {
      const card = place(screen)
      const [x, y, size] = [card.x + 5, card.y + 5, card.w - 10]
      if (now < paintedAt || now - paintedAt >= LAND_MS) {
        paintedAt = now
        land.paint(
          state.twist === 'fog' ? remember(state, shown) : shown,
          state.twist === 'relax' ? [] : mineOf(state),
        )
      }
      layer.draw(g, card, screen.ratio, String(paintedAt), (own) => {
        drawCard(own, card, 14)
        own.save()
        own.beginPath()
        own.roundRect(x, y, size, size, 10)
        own.clip()
        own.drawImage(land.canvas, x, y, size, size)
        own.restore()
      })
      paintBoons(g, state, x, y, size / SIZE)
      paintPeople(g, state, x, y, size / SIZE)
    },
  }
}

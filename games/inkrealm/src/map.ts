/** The little map: everybody's land, and where everybody is. */
import type { Screen } from '@playhouse/game-kit'
import { INKS } from './inks.ts'
import { createLayer, drawCard, INK } from './layer.ts'
import { SEA, SIZE } from './state.ts'
import type { State } from './state.ts'

const EVERY_MS = 120
/** Little-endian pixels. */
const PAPER_PIXEL = 0xffdaeaf6
const SEA_PIXEL = 0xffd8c69c

export function createMap() {
  const layer = createLayer()
  const land = document.createElement('canvas')
  land.width = land.height = SIZE
  const landG = land.getContext('2d')!
  const pixels = landG.createImageData(SIZE, SIZE)
  const colours = new Uint32Array(pixels.data.buffer)
  const inkPixels = INKS.map(({ fill }) => toPixel(fill))

  const paintLand = (shown: Uint8Array, isFoggy: boolean) => {
    for (let i = 0; i < shown.length; i++) {
      const owner = shown[i]!
      const isHidden = owner === 0 || (isFoggy && owner > 1)
      colours[i] = owner === SEA ? SEA_PIXEL : isHidden ? PAPER_PIXEL : inkPixels[owner - 1]!
    }
    landG.putImageData(pixels, 0, 0)
  }
  const paintPeople = (g: CanvasRenderingContext2D, state: State, x: number, y: number, scale: number) => {
    const isFoggy = state.twist === 'fog'
    state.painters.forEach((painter, i) => {
      if (i === 0 || painter.backIn > 0 || isFoggy) return
      g.beginPath()
      g.arc(x + painter.x * scale, y + painter.y * scale, 2, 0, 7)
      g.fillStyle = INK
      g.fill()
    })
    const me = state.painters[0]!
    if (me.backIn > 0) return
    g.beginPath()
    g.arc(x + me.x * scale, y + me.y * scale, 4.5, 0, 7)
    g.fillStyle = '#fff'
    g.fill()
    g.lineWidth = 2.5
    g.strokeStyle = INK
    g.stroke()
  }
  return {
    draw(g: CanvasRenderingContext2D, state: State, screen: Screen, shown: Uint8Array, now: number) {
      const { safe, ratio } = screen
      const size = Math.round(Math.max(84, Math.min(150, Math.min(screen.w, screen.h) * 0.2)))
      const x = Math.round(safe.x + safe.w - size - 12)
      const y = Math.round(safe.y + safe.h - size - 12)
      const card = { x: x - 5, y: y - 5, w: size + 10, h: size + 10 }
      layer.draw(g, card, ratio, String(Math.floor(now / EVERY_MS)), (own) => {
        paintLand(shown, state.twist === 'fog')
        drawCard(own, card, 14)
        own.save()
        own.beginPath()
        own.roundRect(x, y, size, size, 10)
        own.clip()
        own.drawImage(land, x, y, size, size)
        paintPeople(own, state, x, y, size / SIZE)
        own.restore()
      })
    },
  }
}

function toPixel(hex: string): number {
  const value = parseInt(hex.slice(1), 16)
  return (0xff000000 | ((value & 255) << 16) | (value & 0xff00) | (value >> 16)) >>> 0
}

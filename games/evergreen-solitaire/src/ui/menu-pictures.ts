/** The icons on the buttons of the pause page. */
import { drawBack } from '../art/backs.ts'
import { makePicture } from './elements.ts'
import type { G } from './elements.ts'
import { drawFace } from '../art/faces.ts'
import type { Standing } from '../rules/forest.ts'

const W = 140
const H = 62
const CARD = { w: 32, h: 48, hasFour: false, isBig: false, back: 'moon', strip: 0 } as const
/** How high a card lies, and how far each column of the small table hangs down. */
const TOP = 7
const COLUMNS = [1, 3, 2, 4, 3, 5, 2]

export type MenuPicture = 'deal' | 'games' | 'howTo' | 'settings' | 'giveUp'

const drawers: Record<MenuPicture, (g: G, data: Standing) => void> = {
  deal(g, { back }) {
    for (const i of [-1, 0, 1]) {
      g.save()
      g.translate(W / 2, H + 16)
      g.rotate(i * 0.34)
      g.translate(-CARD.w / 2, -H - 8)
      if (i < 1) drawBack(g, { ...CARD, back })
      else drawFace(g, 0, 4, CARD)
      g.restore()
    }
  },
  games(g) {
    COLUMNS.forEach((count, i) => {
      for (let j = 0; j < count; j++) {
        const isUp = j === count - 1
        g.fillStyle = isUp ? '#fff6e0' : '#173f5c'
        g.strokeStyle = isUp ? '#5b4a2c' : '#cfe6d8'
        g.lineWidth = 1
        g.beginPath()
        g.roundRect(15 + i * 16, TOP + j * 7, 13, 19, 2.5)
        g.fill()
        g.stroke()
      }
      g.fillStyle = i % 2 ? '#c4302b' : '#17233f'
      g.beginPath()
      g.arc(21.5 + i * 16, TOP + (count - 1) * 7 + 10, 3, 0, Math.PI * 2)
      g.fill()
    })
  },
  howTo(g) {
    for (const [card, x, y] of [
      [34, 28, TOP],
      [46, 80, TOP + 4],
    ] as const) {
      g.save()
      g.translate(x, y)
      drawFace(g, card, 4, CARD)
      g.restore()
    }
    g.fillStyle = '#ffd25e'
    g.beginPath()
    g.moveTo(64, 36)
    g.lineTo(78, 27)
    g.lineTo(78, 45)
    g.fill()
  },
  settings(g) {
    g.lineCap = 'round'
    ;[0.3, 0.72, 0.5].forEach((share, i) => {
      const y = 16 + i * 15
      g.lineWidth = 5
      g.strokeStyle = '#0e3a31'
      g.beginPath()
      g.moveTo(32, y)
      g.lineTo(108, y)
      g.stroke()
      g.strokeStyle = '#ffd25e'
      g.beginPath()
      g.moveTo(32, y)
      g.lineTo(32 + share * 76, y)
      g.stroke()
      g.fillStyle = '#fff6e0'
      g.beginPath()
      g.arc(32 + share * 76, y, 6.5, 0, Math.PI * 2)
      g.fill()
    })
  },
  giveUp(g) {
    g.lineWidth = 4
    g.lineCap = 'round'
    g.strokeStyle = '#c98f56'
    g.beginPath()
    g.moveTo(52, 54)
    g.lineTo(52, 9)
    g.stroke()
    g.fillStyle = '#fff6e0'
    g.beginPath()
    g.moveTo(54, 10)
    g.quadraticCurveTo(68, 4, 78, 11)
    g.quadraticCurveTo(86, 16, 94, 11)
    g.lineTo(94, 34)
    g.quadraticCurveTo(86, 39, 78, 34)
    g.quadraticCurveTo(68, 27, 54, 33)
    g.fill()
  },
}

export const pictureMenu = (name: MenuPicture, data: Standing): HTMLCanvasElement =>
  makePicture(W, H, (g) => {
    const felt = g.createRadialGradient(W / 2, H / 2, 6, W / 2, H / 2, W * 0.6)
    felt.addColorStop(0, '#2f8266')
    felt.addColorStop(1, '#17493f')
    g.fillStyle = felt
    g.fillRect(0, 0, W, H)
    drawers[name](g, data)
  })

/** The board: a quilt of four patches in a wooden frame. */
import type { Layout, Rect } from '../view/layout-rects.ts'
import { QUILT, ROOM } from './palette.ts'

export function paintBoard(g: CanvasRenderingContext2D, { board, frame, cell }: Layout): void {
  const { x, y, w, h } = board
  // Layers instead of a blur, which would take longer than all the rest of the room.
  g.fillStyle = 'rgba(24,6,24,.075)'
  for (let layer = 8; layer > 0; layer--) {
    const out = frame + layer * cell * 0.06
    g.beginPath()
    g.roundRect(x - out, y - out + cell * 0.22, w + out * 2, h + out * 2, frame + out)
    g.fill()
  }
  g.fillStyle = ROOM.woodDark
  g.beginPath()
  g.roundRect(x - frame, y - frame, w + frame * 2, h + frame * 2, frame * 1.9)
  g.fill()
  const wood = g.createLinearGradient(x - frame, y - frame, x + w, y + h)
  wood.addColorStop(0, '#e2a36c')
  wood.addColorStop(0.4, ROOM.wood)
  wood.addColorStop(1, '#7c4630')
  g.fillStyle = wood
  g.beginPath()
  g.roundRect(x - frame + 1.5, y - frame + 1.5, w + frame * 2 - 3, h + frame * 2 - 4, frame * 1.8)
  g.fill()
  g.fillStyle = ROOM.woodDark
  g.beginPath()
  g.roundRect(x - 3, y - 3, w + 6, h + 6, 8)
  g.fill()
  g.save()
  g.beginPath()
  g.roundRect(x, y, w, h, 6)
  g.clip()
  paintQuilt(g, board, cell)
  g.restore()
}

/** Four patches sewn together: the zones. */
function paintQuilt(g: CanvasRenderingContext2D, { x, y, w, h }: Rect, cell: number): void {
  for (let zone = 0; zone < 4; zone++) {
    g.fillStyle = zone === 0 || zone === 3 ? QUILT.a : QUILT.b
    g.fillRect(x + (zone % 2) * (w / 2), y + (zone < 2 ? 0 : h / 2), w / 2, h / 2)
  }
  g.lineCap = 'round'
  for (let row = 0; row < 8; row++) {
    for (let col = 0; col < 8; col++) {
      g.strokeStyle = QUILT.seam
      g.globalAlpha = 0.55
      g.lineWidth = Math.max(1, cell * 0.025)
      g.beginPath()
      g.roundRect(
        x + col * cell + cell * 0.08,
        y + row * cell + cell * 0.08,
        cell * 0.84,
        cell * 0.84,
        cell * 0.22,
      )
      g.stroke()
    }
  }
  embroider(g, x, y, w / 2)
  g.globalAlpha = 0.9
  g.strokeStyle = QUILT.stitch
  g.lineWidth = Math.max(2, cell * 0.06)
  g.setLineDash([cell * 0.16, cell * 0.17])
  g.beginPath()
  g.moveTo(x + w / 2, y + cell * 0.1)
  g.lineTo(x + w / 2, y + h)
  g.moveTo(x + cell * 0.1, y + h / 2)
  g.lineTo(x + w, y + h / 2)
  g.stroke()
  g.setLineDash([])
  g.globalAlpha = 1
  const light = g.createRadialGradient(x, y, 0, x, y, w * 1.3)
  light.addColorStop(0, 'rgba(255,236,190,.5)')
  light.addColorStop(0.5, 'rgba(255,210,150,0)')
  light.addColorStop(1, 'rgba(150,70,60,.2)')
  g.fillStyle = light
  g.fillRect(x, y, w, h)
}

/** A moon, a star, a heart and a leaf: each patch has its own, to show that the four belong to themselves. */
function embroider(g: CanvasRenderingContext2D, x: number, y: number, half: number): void {
  g.save()
  g.globalAlpha = 0.16
  g.fillStyle = '#b07a4a'
  const r = half * 0.3
  g.translate(x + half / 2, y + half / 2)
  g.beginPath()
  g.arc(0, 0, r, 0.6, 5.2)
  g.quadraticCurveTo(r * 0.05, r * 0.1, r * 0.82, r * 0.56)
  g.fill()
  g.translate(half, 0)
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = i % 2 ? r * 0.52 : r * 1.1
    g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  g.fill()
  g.translate(-half, half)
  g.beginPath()
  g.moveTo(0, r)
  g.bezierCurveTo(-r * 2, -r * 0.3, -r * 0.7, -r * 1.5, 0, -r * 0.4)
  g.bezierCurveTo(r * 0.7, -r * 1.5, r * 2, -r * 0.3, 0, r)
  g.fill()
  g.translate(half, 0)
  g.beginPath()
  g.moveTo(-r, r)
  g.quadraticCurveTo(-r, -r, r, -r)
  g.quadraticCurveTo(r, r, -r, r)
  g.fill()
  g.restore()
}

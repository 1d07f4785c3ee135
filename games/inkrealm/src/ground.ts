/** What lies under the ink: the desk, the sheet of paper, and the pools. */
import type { Camera } from './camera.ts'
import { drawPaper } from './inks.ts'
import { SIZE } from './state.ts'
import type { Pool } from './state.ts'

const DESK = '#2a3260'

export function createGround() {
  const paper = drawPaper(512)
  let pattern: CanvasPattern | null = null
  return {
    draw(g: CanvasRenderingContext2D, { cell, left, top, w, h }: Camera, isWater: boolean) {
      g.fillStyle = isWater ? '#9cc6d8' : DESK
      g.fillRect(0, 0, w, h)
      const size = SIZE * cell
      g.save()
      g.translate(left, top)
      if (!isWater) {
        g.fillStyle = 'rgba(10,8,40,0.35)'
        g.beginPath()
        g.roundRect(-cell * 0.2, cell * 0.1, size + cell * 0.9, size + cell * 0.9, cell)
        g.fill()
      }
      pattern ??= g.createPattern(paper, 'repeat')
      g.fillStyle = pattern!
      g.beginPath()
      const rim = isWater ? 0 : cell * 0.35
      g.roundRect(-rim, -rim, size + rim * 2, size + rim * 2, cell * 0.8)
      g.fill()
      g.restore()
    },
    /** In cells. */
    drawPools(g: CanvasRenderingContext2D, pools: readonly Pool[], now: number, isCalm: boolean) {
      for (const { x, y, r } of pools) drawPool(g, x + 0.5, y + 0.5, r, isCalm ? 0 : now / 1000)
    },
  }
}

/** A swirl with arrows: told by shape, not only by its blue. */
function drawPool(g: CanvasRenderingContext2D, x: number, y: number, r: number, time: number): void {
  g.save()
  g.translate(x, y)
  g.fillStyle = 'rgba(40,150,230,0.34)'
  g.strokeStyle = 'rgba(20,90,180,0.55)'
  g.lineWidth = 0.14
  g.beginPath()
  for (let i = 0; i <= 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const reach = r + Math.sin(angle * 5 + time) * 0.22
    g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  g.fill()
  g.stroke()
  g.rotate(time * 0.8)
  g.strokeStyle = 'rgba(255,255,255,0.8)'
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.lineWidth = 0.24
  for (let i = 0; i < 3; i++) {
    g.rotate((Math.PI * 2) / 3)
    g.beginPath()
    g.arc(0, 0, r * 0.6, 0, 1.3)
    g.stroke()
    g.beginPath()
    g.moveTo(r * 0.6 * Math.cos(1.3) + 0.55, r * 0.6 * Math.sin(1.3) - 0.5)
    g.lineTo(r * 0.6 * Math.cos(1.36), r * 0.6 * Math.sin(1.36))
    g.lineTo(r * 0.6 * Math.cos(1.3) + 0.3, r * 0.6 * Math.sin(1.3) + 0.5)
    g.stroke()
  }
  g.restore()
}

/** Dark clouds all around, open where the painter is; in canvas pixels. */
export function drawFog(
  g: CanvasRenderingContext2D,
  camera: Camera,
  x: number,
  y: number,
  now: number,
): void {
  const { cell, w, h } = camera
  const breath = Math.sin(now / 900) * 0.15
  const fog = g.createRadialGradient(x, y, cell * (6 + breath), x, y, cell * (10.5 + breath))
  fog.addColorStop(0, 'rgba(35,24,72,0)')
  fog.addColorStop(0.55, 'rgba(35,24,72,0.72)')
  fog.addColorStop(1, 'rgba(28,18,60,0.97)')
  g.fillStyle = fog
  g.fillRect(0, 0, w, h)
}

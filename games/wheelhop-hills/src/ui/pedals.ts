/** Two pedals under the thumbs; a hand shows which one comes first, until the player knows. */
import type { Screen, UiRect } from '@playhouse/game-kit'
import { FONT, INK, PAPER } from './hud.ts'
import { ink, rounded, sheet } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import type { State } from '../state.ts'

export type PedalsWhat = {
  state: State
  isTouch: boolean
  showHand: boolean
  /** The player's setting. */
  isBig: boolean
  now: number
}

const GAS = { face: '#2f9a5b', rim: '#1c6a3c' }
const STOP = { face: '#dd4a41', rim: '#96261f' }

type PedalsLook = Pick<PedalsWhat, 'isTouch' | 'showHand' | 'isBig'>

const sizeOf = ({ portrait }: Screen, isBig: boolean) => (portrait ? 146 : 112) * (isBig ? 1.4 : 1)
const heightOf = ({ safe }: Screen, size: number) => safe.y + safe.h - size * 0.9
/** What the hand covers beside its fingertip, in parts of a pedal. */
const HAND = { x: -0.55, y: -0.09, w: 0.62, h: 0.68 }

/** The pedals, and the hand at the first of them. */
export function listPedals(screen: Screen, { isTouch, showHand, isBig }: PedalsLook): UiRect[] {
  if (!isTouch && !showHand) return []
  const { safe } = screen
  const size = sizeOf(screen, isBig)
  const y = heightOf(screen, size)
  const [w, h] = [size, size * 1.2]
  const gasX = safe.x + safe.w - size * 0.72
  const [tipX, tipY] = [gasX - size * 0.44, y + size * 0.2]
  const hand = { x: tipX + HAND.x * size, y: tipY + HAND.y * size, w: HAND.w * size, h: HAND.h * size }
  return [
    { id: 'brake', kind: 'target', x: safe.x + size * 0.22, y: y - h / 2, w, h },
    { id: 'gas', kind: 'target', x: gasX - w / 2, y: y - h / 2, w, h },
    ...(showHand ? [{ id: 'hand', kind: 'float', of: 'gas', ...hand } as const] : []),
  ]
}

export function drawPedals(g: G, screen: Screen, what: PedalsWhat): void {
  const { state, isTouch, showHand, isBig, now } = what
  if (!isTouch && !showHand) return
  const { safe } = screen
  const size = sizeOf(screen, isBig)
  const y = heightOf(screen, size)
  const spots = [
    { x: safe.x + size * 0.72, down: state.brake, label: '←', isGas: false },
    { x: safe.x + safe.w - size * 0.72, down: state.gas, label: '→', isGas: true },
  ]
  for (const { x, down, label, isGas } of spots) {
    g.save()
    g.translate(x, y + (down ? size * 0.07 : 0))
    if (isTouch) drawPedal(g, size, isGas, down)
    else drawKey(g, size * 0.74, label, down)
    g.restore()
  }
  if (showHand) drawHand(g, spots[1]!.x - size * 0.44, y + size * 0.2, size, now)
}

/** A cream frame keeps it apart from any earth. */
function drawPedal(g: G, size: number, isGas: boolean, down: boolean): void {
  const { face, rim } = isGas ? GAS : STOP
  const frame = rounded(-size / 2, -size * 0.6, size, size * 1.2, size * 0.2)
  sheet(g, frame, PAPER, down ? 2 : 9, { shadow: '#00000048' })
  g.fillStyle = rim
  ink(g, rounded(-size * 0.45, -size * 0.55, size * 0.9, size * 1.1, size * 0.16))
  g.fillStyle = face
  ink(g, rounded(-size * 0.45, -size * 0.55, size * 0.9, size * (down ? 1.08 : 1.02), size * 0.16))
  g.fillStyle = '#ffffff4a'
  for (let i = 0; i < 3; i++)
    ink(g, rounded(-size * 0.3, size * (0.16 + i * 0.1), size * 0.6, size * 0.045, 3))
  const way = isGas ? 1 : -1
  g.beginPath()
  for (const [dx, dy] of [
    [0.3, -0.2],
    [0, -0.45],
    [0, -0.3],
    [-0.27, -0.3],
    [-0.27, -0.1],
    [0, -0.1],
    [0, 0.05],
  ] as const)
    g.lineTo(way * dx * size, dy * size)
  g.closePath()
  g.fillStyle = '#ffffff'
  g.fill()
}

function drawKey(g: G, size: number, label: string, down: boolean): void {
  sheet(g, rounded(-size / 2, -size / 2, size, size, 16), PAPER, down ? 2 : 8, { shadow: '#3b2b4560' })
  g.fillStyle = INK
  g.font = `900 ${size * 0.56}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(label, 0, 2)
}

/** Comes from the side and points at the lower corner, so that the arrow stays free. */
function drawHand(g: G, x: number, y: number, size: number, now: number): void {
  const press = Math.max(0, Math.sin(now / 420))
  g.save()
  g.translate(x + press * size * 0.06, y - press * size * 0.05)
  g.rotate(0.95)
  g.scale(size / 112, size / 112)
  g.strokeStyle = INK
  g.lineWidth = 5
  g.lineJoin = 'round'
  const hand = new Path2D(
    'M-9,0 Q-9,-12 0,-12 Q9,-12 9,0 L9,26 Q13,20 20,23 Q24,19 30,23 Q36,22 38,30 L38,52 Q38,72 18,74 L6,74 Q-8,72 -16,58 L-26,42 Q-30,34 -23,31 Q-17,30 -9,40Z',
  )
  sheet(g, hand, '#fff3dd', 6, { shadow: '#00000040' })
  g.stroke(hand)
  g.restore()
}

/** Flying feathers, stars and numbers. */
import { ease } from '@playhouse/game-kit'
import { BIG_POINTS, POINTS } from './clear-effects.ts'
import { POP_MS, RING_MS, SETTLE_MS } from './effects.ts'
import type { Bit } from './effect-types.ts'
import { clamp01 } from './curves.ts'
import { FONT } from '../art/palette.ts'
import { RISE } from './pop-place.ts'
import type { Scene } from './scene.ts'

const MAX_ON_PHONE = 8

export function drawSparks(g: CanvasRenderingContext2D, scene: Scene): void {
  const { board, cell } = scene.layout
  for (const bit of scene.effects.bits) {
    if (scene.now < bit.at) continue
    const age = clamp01((scene.now - bit.at) / bit.life)
    g.save()
    g.globalAlpha = age < 0.6 ? 1 : 1 - (age - 0.6) / 0.4
    g.translate(board.x + bit.x * cell, board.y + bit.y * cell)
    g.rotate(bit.turn)
    g.scale(bit.size * cell, bit.size * cell)
    drawBit(g, bit)
    g.restore()
  }
  drawRings(g, scene)
  drawPops(g, scene)
}

function drawRings(g: CanvasRenderingContext2D, { effects, now, layout: { board, cell } }: Scene): void {
  for (const { x, y, at } of effects.rings) {
    const t = (now - at) / RING_MS
    if (t < 0) continue
    g.globalAlpha = Math.max(0, 1 - t)
    g.strokeStyle = '#fff3b8'
    g.lineWidth = cell * 0.22 * (1 - t) + 1
    g.beginPath()
    g.arc(board.x + x * cell, board.y + y * cell, cell * (0.4 + 1.5 * ease.out(clamp01(t))), 0, 7)
    g.stroke()
  }
  g.globalAlpha = 1
}

/** Landed particles stay for the rest of the run. */
export function drawSettled(g: CanvasRenderingContext2D, scene: Scene): void {
  const { w, h, board, frame, next, slots } = scene.layout
  const unit = Math.max(8, Math.min(17, Math.min(w, h) * 0.024))
  // The floor is what is free under everything else.
  const lowest = Math.max(board.y + board.h + frame, next.y + next.h, ...slots.map((slot) => slot.y + slot.h))
  const spread = Math.max(3, Math.min(30, h - lowest - unit * 1.5))
  // On a phone they would bury what stands there.
  const { settled } = scene.effects
  for (const { x, y, turn, size, at } of scene.layout.portrait ? settled.slice(-MAX_ON_PHONE) : settled) {
    const t = clamp01((scene.now - at) / SETTLE_MS)
    if (t <= 0) continue
    const fall = (1 - ease.out(t)) * h * 0.3
    g.save()
    g.globalAlpha = Math.min(1, t * 3) * 0.92
    g.translate(
      w * (0.02 + 0.96 * x) + Math.sin(t * 9 + turn) * fall * 0.12,
      h - unit * 0.7 - y * spread - fall,
    )
    g.rotate(Math.sin(turn) * 0.5 + (1 - t) * 2)
    g.scale(unit * size, unit * size)
    drawBit(g, { kind: 'feather', colour: '#fff4e2', turn })
    g.restore()
  }
}

function drawBit(
  g: CanvasRenderingContext2D,
  { kind, colour, turn }: Pick<Bit, 'kind' | 'colour' | 'turn'>,
): void {
  g.fillStyle = colour
  g.beginPath()
  if (kind === 'feather') {
    g.moveTo(-1.3, 0)
    g.quadraticCurveTo(0, -0.85, 1.3, 0)
    g.quadraticCurveTo(0, 0.85, -1.3, 0)
    g.fill()
    g.strokeStyle = 'rgba(150,100,90,.5)'
    g.lineWidth = 0.12
    g.beginPath()
    g.moveTo(-1.3, 0)
    g.lineTo(1, 0)
    g.stroke()
  } else if (kind === 'star') {
    for (let i = 0; i < 10; i++) {
      const angle = (i * Math.PI) / 5
      const reach = i % 2 ? 0.45 : 1
      g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
    g.fill()
  } else if (kind === 'scrap') drawScrap(g, turn)
  else {
    g.arc(0, 0, 0.6, 0, 7)
    g.fill()
  }
}

/** A square of the cushion's cloth with its hem: it tumbles, so that one sees it from the side. */
function drawScrap(g: CanvasRenderingContext2D, turn: number): void {
  g.scale(0.3 + 0.7 * Math.abs(Math.cos(turn * 1.3)), 1)
  g.roundRect(-0.85, -0.85, 1.7, 1.7, 0.5)
  g.fill()
  g.strokeStyle = 'rgba(58,20,40,.62)'
  g.lineWidth = 0.24
  g.stroke()
  g.strokeStyle = 'rgba(255,255,255,.75)'
  g.lineWidth = 0.14
  g.setLineDash([0.3, 0.22])
  g.strokeRect(-0.5, -0.5, 1, 1)
  g.setLineDash([])
}

function drawPops(g: CanvasRenderingContext2D, { effects, now, layout, calm }: Scene): void {
  const { board, cell } = layout
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  for (const pop of effects.pops) {
    const ms = pop.ms ?? POP_MS
    const t = (now - pop.at) / ms
    if (t < 0 || t >= 1) continue
    const share = pop.isClear ? (pop.big ? BIG_POINTS : POINTS) : pop.ms || !pop.big ? 0.66 : 0.78
    const wanted = Math.max(20, cell * share)
    const y =
      board.y + pop.y * cell - (calm ? 0 : Math.min(1, t * (ms / POP_MS)) * cell * (pop.isClear ? RISE : 0.9))
    g.globalAlpha = t < 0.7 ? 1 : 1 - (t - 0.7) / 0.3
    g.font = `900 ${wanted}px ${FONT}`
    // Long words are smaller, so that they never leave the board.
    const fitting = Math.min(wanted, (wanted * board.w * 0.94) / g.measureText(pop.text).width)
    const size = fitting * (calm ? 1 : ease.back(clamp01((t * ms) / 250)))
    g.font = `900 ${size}px ${FONT}`
    const small = Math.min(size * 0.66, Math.max(17, cell * 0.44))
    const width = g.measureText(pop.text).width
    g.font = `900 ${small}px ${FONT}`
    const half = Math.max(width, g.measureText(pop.under).width) / 2 + size * 0.2
    const x = Math.max(board.x + half, Math.min(board.x + board.w - half, board.x + pop.x * cell))
    g.strokeStyle = '#4a1f3c'
    const write = (text: string, at: number, height: number, colour: string) => {
      g.font = `900 ${height}px ${FONT}`
      g.lineWidth = height * 0.26
      g.strokeText(text, x, at)
      g.fillStyle = colour
      g.fillText(text, x, at)
    }
    write(pop.text, y, size, pop.big ? '#ffe08a' : '#fff6e2')
    if (pop.under) write(pop.under, y + size * 0.86, small, '#ffc9de')
  }
  g.globalAlpha = 1
}

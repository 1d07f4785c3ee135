/** What is read while driving: time, cargo, carrots, how far it is; and pedals under the thumbs. */
import type { Kit, Screen, UiRect } from '@playhouse/game-kit'
import { drawCargo } from './cargo-art.ts'
import type { Course } from './course.ts'
import type { Keeps } from './ghost.ts'
import { disc, ink, rounded, sheet } from './paper.ts'
import type { G } from './paper.ts'
import { drawCarrot } from './props.ts'
import { CHASSIS } from './state.ts'
import type { Game, State } from './state.ts'
import { START } from './course.ts'

export const FONT = "'Wheelhop Nunito', ui-rounded, system-ui, sans-serif"
const INK = '#3b2b45'
const PAPER = '#fffaf0'

export type HudWhat = {
  state: State
  course: Course
  par: number
  ghostX: number | null
  calm: boolean
  now: number
  spilledAt: number
}

/** Where everything lies, in units. */
function layOut({ safe, visible, portrait, hud }: Screen) {
  const left = Math.max(safe.x, visible.x) + 18
  const top = Math.max(safe.y, visible.y) + 14
  const big = portrait ? 44 : 36
  const tag = { x: left, y: top, w: big * 4.1, h: big * 1.55 }
  const row = { x: left, y: top + tag.h + 12, h: big * 1.3 }
  const right = safe.x + safe.w - 18
  const bar = portrait
    ? { x: left + 4, y: Math.max(row.y + row.h + 26, hud.y + hud.h + 30), w: right - left - 8 }
    : { x: left + tag.w + 40, y: top + tag.h / 2, w: Math.max(120, Math.min(460, hud.x - left - tag.w - 80)) }
  return { big, tag, row, bar }
}

export function drawHud(g: G, screen: Screen, what: HudWhat): void {
  const { state, course, par } = what
  const { big, tag, row, bar } = layOut(screen)
  const seconds = state.ticks / 60
  sheet(g, rounded(tag.x, tag.y, tag.w, tag.h, 14), PAPER, 5, '#00000030')
  drawClock(g, tag.x + big * 0.72, tag.y + tag.h / 2, big * 0.44, Math.min(1, seconds / par))
  g.fillStyle = seconds > par ? '#9a6a74' : INK
  g.font = `900 ${big}px ${FONT}`
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillText(seconds.toFixed(1), tag.x + big * 1.4, tag.y + tag.h / 2 + 2)
  drawLoad(g, what, row, big)
  drawWay(g, what, bar)
  const left = state.eaten.filter((one) => one).length
  const cx = row.x + state.load.length * big * 1.02 + big * 0.9
  g.save()
  g.translate(cx, row.y + row.h / 2)
  g.rotate(0.4)
  drawCarrot(g, big / 44)
  g.restore()
  g.lineWidth = 7
  g.lineJoin = 'round'
  g.strokeStyle = '#00000070'
  g.fillStyle = '#fff'
  const count = `${left}/${course.carrots.length}`
  g.strokeText(count, cx + big * 0.5, row.y + row.h / 2 + 3)
  g.fillText(count, cx + big * 0.5, row.y + row.h / 2 + 3)
}

function drawClock(g: G, x: number, y: number, r: number, share: number): void {
  g.fillStyle = '#e9ddc9'
  ink(g, disc(x, y, r))
  g.fillStyle = share < 1 ? '#4fb286' : '#d98a94'
  g.beginPath()
  g.moveTo(x, y)
  g.arc(x, y, r, -Math.PI / 2 + share * Math.PI * 2, Math.PI * 1.5)
  g.fill()
  g.strokeStyle = INK
  g.lineWidth = 3
  g.stroke(disc(x, y, r))
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + Math.sin(share * 6.28) * r * 0.7, y - Math.cos(share * 6.28) * r * 0.7)
  g.stroke()
}

function drawLoad(
  g: G,
  { state, now, spilledAt }: HudWhat,
  row: { x: number; y: number; h: number },
  big: number,
): void {
  state.load.forEach(({ kind, lost }, i) => {
    const x = row.x + big * (0.5 + i * 1.02)
    const y = row.y + row.h / 2
    sheet(g, disc(x, y, big * 0.5), lost ? '#e6d9cf' : PAPER, 4, '#00000030')
    g.save()
    g.translate(x, y + (kind === 'cat' ? big * 0.02 : 0))
    const scale = (big / 44) * (kind === 'tier3' ? 0.72 : kind === 'cat' ? 0.9 : 1.15)
    g.scale(scale, scale)
    g.globalAlpha = lost ? 0.35 : 1
    drawCargo(g, kind, { wobble: 0, squash: 0, awake: 1, now, i })
    g.restore()
    if (!lost) return
    const flash = now - spilledAt < 900 && Math.floor(now / 150) % 2 === 0
    g.strokeStyle = flash ? '#ff9a8a' : '#d8404f'
    g.lineWidth = 6
    g.lineCap = 'round'
    g.beginPath()
    g.moveTo(x - big * 0.24, y - big * 0.24)
    g.lineTo(x + big * 0.24, y + big * 0.24)
    g.moveTo(x + big * 0.24, y - big * 0.24)
    g.lineTo(x - big * 0.24, y + big * 0.24)
    g.stroke()
  })
}

/** A ribbon from here to the gate, with you and your ghost on it. */
function drawWay(
  g: G,
  { state, course, ghostX }: HudWhat,
  { x, y, w }: { x: number; y: number; w: number },
): void {
  const shareOf = (at: number) => Math.max(0, Math.min(1, (at - START) / (course.finish - START)))
  sheet(g, rounded(x, y - 6, w, 12, 6), '#fffaf0d8', 3, '#00000028')
  const here = shareOf(state.world.bodies[CHASSIS]!.x)
  g.fillStyle = '#4fb286'
  ink(g, rounded(x, y - 6, Math.max(12, w * here), 12, 6))
  if (ghostX !== null) {
    g.fillStyle = '#ffffff'
    g.strokeStyle = '#7b6c8a'
    g.lineWidth = 2.5
    const at = disc(x + w * shareOf(ghostX), y, 10)
    ink(g, at)
    g.stroke(at)
  }
  sheet(g, disc(x + w * here, y, 14), '#f2564d', 3)
  g.fillStyle = PAPER
  ink(g, disc(x + w * here, y, 5))
  g.fillStyle = INK
  g.fillRect(x + w - 2, y - 24, 4, 30)
  g.fillStyle = '#ffd75e'
  g.beginPath()
  g.moveTo(x + w + 2, y - 24)
  g.lineTo(x + w + 22, y - 16)
  g.lineTo(x + w + 2, y - 8)
  g.fill()
}

/** Two pedals; the hand shows which one, until it is known. */
export function drawPedals(
  g: G,
  kit: Kit<Game, Keeps>,
  state: State,
  showHand: boolean,
  now: number,
  calm: boolean,
): void {
  const { safe, portrait } = kit.screen
  const isTouch = kit.device === 'touch'
  const size = portrait ? 118 : 96
  const y = safe.y + safe.h - size * 0.95
  const spots = [
    { x: safe.x + size * 0.85, down: state.brake, label: '←', gas: false },
    { x: safe.x + safe.w - size * 0.85, down: state.gas, label: '→', gas: true },
  ]
  for (const { x, down, label, gas } of spots) {
    if (!isTouch && !showHand) continue
    g.globalAlpha = isTouch ? (down ? 0.95 : 0.55) : 0.95
    g.save()
    g.translate(x, y + (down ? 8 : 0))
    if (isTouch) drawPedal(g, size, gas, down)
    else drawKey(g, size * 0.8, label, down)
    g.restore()
    g.globalAlpha = 1
  }
  if (showHand) drawHand(g, spots[1]!.x, y, size, calm ? 0 : now)
}

function drawPedal(g: G, size: number, gas: boolean, down: boolean): void {
  sheet(
    g,
    rounded(-size / 2, -size * 0.6, size, size * 1.15, 24),
    gas ? '#5bbf7a' : '#f0685e',
    down ? 2 : 8,
    '#00000038',
  )
  g.fillStyle = '#ffffff70'
  for (let i = 0; i < 3; i++)
    ink(g, rounded(-size * 0.32, -size * 0.42 + i * size * 0.13, size * 0.64, size * 0.055, 4))
  g.fillStyle = '#fff'
  g.beginPath()
  const way = gas ? 1 : -1
  g.moveTo(way * size * 0.24, size * 0.24)
  g.lineTo(-way * size * 0.16, size * 0.06)
  g.lineTo(-way * size * 0.16, size * 0.42)
  g.fill()
}

function drawKey(g: G, size: number, label: string, down: boolean): void {
  sheet(g, rounded(-size / 2, -size / 2, size, size, 16), PAPER, down ? 2 : 8, '#3b2b4560')
  g.fillStyle = INK
  g.font = `900 ${size * 0.56}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(label, 0, 2)
}

function drawHand(g: G, x: number, y: number, size: number, now: number): void {
  const press = Math.max(0, Math.sin(now / 420))
  g.save()
  g.translate(x + size * 0.1, y + size * 0.12 - press * 6)
  g.rotate(-0.35)
  const s = size / 100
  g.scale(s, s)
  g.strokeStyle = INK
  g.lineWidth = 5
  g.lineJoin = 'round'
  const hand = new Path2D(
    'M-9,0 Q-9,-12 0,-12 Q9,-12 9,0 L9,26 Q13,20 20,23 Q24,19 30,23 Q36,22 38,30 L38,52 Q38,72 18,74 L6,74 Q-8,72 -16,58 L-26,42 Q-30,34 -23,31 Q-17,30 -9,40Z',
  )
  sheet(g, hand, '#fff3dd', 6, '#00000040')
  g.stroke(hand)
  g.restore()
}

export function listHud(screen: Screen, state: State): UiRect[] {
  const { big, tag, row } = layOut(screen)
  return [
    { id: 'time', kind: 'text', ...tag, size: big },
    {
      id: 'load',
      kind: 'text',
      x: row.x,
      y: row.y,
      w: state.load.length * big * 1.02 + big * 2.8,
      h: row.h,
      size: big,
    },
  ]
}

/** What is read while driving: time, cargo, carrots, how far it is, and which stars can still be won. */
import type { Screen, UiRect } from '@playhouse/game-kit'
import { drawCargo } from './cargo-art.ts'
import type { CargoName } from './cargo.ts'
import type { Course } from './course.ts'
import { disc, ink, rounded, sheet } from './paper.ts'
import type { G } from './paper.ts'
import { drawCarrot } from './props.ts'
import { CHASSIS } from './state.ts'
import { stamp } from './stamps.ts'
import type { State } from './state.ts'
import { START } from './course.ts'
import type { Palette } from './worlds.ts'

export const FONT = "'Wheelhop Nunito', ui-rounded, system-ui, sans-serif"
export const INK = '#3b2b45'
export const PAPER = '#fffaf0'

export type HudWhat = {
  state: State
  course: Course
  par: number
  ghostX: number | null
  calm: boolean
  now: number
  spilledAt: number
  palette: Palette
}

/** Where everything lies, in units. */
function layOut({ safe, visible, portrait, hud }: Screen) {
  const left = Math.max(safe.x, visible.x) + 18
  const top = Math.max(safe.y, visible.y) + 14
  const big = portrait ? 44 : 36
  const tag = { x: left, y: top, w: big * 5.2, h: big * 1.55 }
  const row = { x: left, y: top + tag.h + 12, h: big * 1.3 }
  const right = safe.x + safe.w - 18
  const bar = portrait
    ? { x: left + 4, y: Math.max(row.y + row.h + 26, hud.y + hud.h + 30), w: right - left - 8 }
    : { x: left + tag.w + 40, y: top + tag.h / 2, w: Math.max(120, Math.min(460, hud.x - left - tag.w - 80)) }
  return { big, tag, row, bar }
}

/** Takes back the sway that the kit gives the whole canvas: what is read stands still while the hill shakes. */
export function holdStill(g: G, { visible, scale }: Screen, sway: { x: number; y: number }): void {
  const grown = 1 + Math.hypot(sway.x, sway.y) / 160
  const [x, y] = [visible.x + visible.w / 2, visible.y + visible.h / 2]
  g.translate(x, y)
  g.scale(1 / grown, 1 / grown)
  g.translate(-x - sway.x / scale, -y - sway.y / scale)
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
  const late = seconds - par
  drawStar(g, tag.x + tag.w - big * 0.72, tag.y + tag.h / 2, big * 0.46, late > 0, {
    lostFor: late * 1000,
    beat: !what.calm && late > -3 && late <= 0 ? Math.sin(what.now / 90) * 0.12 : 0,
  })
  drawLoad(g, what, row, big)
  const starX = row.x + state.load.length * big * 1.02 + big * 0.6
  const isSpilled = state.load.some(({ lost }) => lost)
  drawStar(g, starX, row.y + row.h / 2, big * 0.46, isSpilled, {
    lostFor: what.now - what.spilledAt,
    beat: 0,
  })
  drawWay(g, what, bar)
  const left = state.eaten.filter((one) => one).length
  const cx = starX + big * 1.2
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

const STAR = Array.from({ length: 10 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.46 : 1]
  return [Math.cos(angle) * r, Math.sin(angle) * r] as const
})
const FALL_MS = 700

/** Gold while it can be won; lost, it drops out and leaves its hole. */
function drawStar(
  g: G,
  x: number,
  y: number,
  r: number,
  isLost: boolean,
  { lostFor, beat }: { lostFor: number; beat: number },
): void {
  const path = new Path2D()
  for (const [dx, dy] of STAR) path.lineTo(dx * r, dy * r)
  path.closePath()
  g.save()
  g.translate(x, y)
  g.lineWidth = 3.5
  g.lineJoin = 'round'
  if (isLost) {
    g.fillStyle = '#d9cdbd'
    g.strokeStyle = '#8b7d86'
    g.setLineDash([5, 4])
    ink(g, path)
    g.stroke(path)
    g.setLineDash([])
    const t = lostFor / FALL_MS
    if (t >= 1) return g.restore()
    g.globalAlpha = 1 - t
    g.translate(0, t * t * r * 4)
    g.rotate(t * 2)
  }
  g.scale(1 + beat, 1 + beat)
  g.strokeStyle = '#8a5200'
  g.fillStyle = '#ffbe2e'
  g.stroke(path)
  ink(g, path)
  g.restore()
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

function drawTag(g: G, kind: CargoName, i: number, lost: boolean, big: number): void {
  sheet(g, disc(0, 0, big * 0.5), lost ? '#e6d9cf' : PAPER, 4, '#00000030')
  const scale = (big / 44) * (kind === 'tier3' ? 0.72 : kind === 'cat' ? 0.9 : 1.15)
  g.translate(0, kind === 'cat' ? big * 0.02 : 0)
  g.scale(scale, scale)
  g.globalAlpha = lost ? 0.35 : 1
  drawCargo(g, kind, { wobble: 0, squash: 0, awake: 1, now: 0, i })
}

function drawLoad(
  g: G,
  { state, now, spilledAt, palette }: HudWhat,
  row: { x: number; y: number; h: number },
  big: number,
): void {
  state.load.forEach(({ kind, lost }, i) => {
    const x = row.x + big * (0.5 + i * 1.02)
    const y = row.y + row.h / 2
    g.save()
    g.translate(x, y)
    const half = big * 0.62
    stamp(g, palette, `load ${kind} ${i} ${lost} ${big}`, { w: half * 2, up: half, down: half }, (own) =>
      drawTag(own, kind, i, lost, big),
    )
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

export function listHud(screen: Screen, state: State): UiRect[] {
  const { big, tag, row } = layOut(screen)
  return [
    { id: 'time', kind: 'text', ...tag, size: big },
    {
      id: 'load',
      kind: 'text',
      x: row.x,
      y: row.y,
      w: state.load.length * big * 1.02 + big * 4,
      h: row.h,
      size: big,
    },
  ]
}

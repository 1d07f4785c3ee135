/** The HUD while driving: time, cargo, carrots, progress, and the stars that are still possible; each on its own plate. */
import type { Frame, Screen, UiRect } from '@playhouse/game-kit'
import { listHazards } from '../view/upcoming-signs.ts'
import type { Course } from '../rules/course.ts'
import { START } from '../rules/course.ts'
import { drawLoad, widthOfLoad } from './hud-load.ts'
import { disc, ink, rounded, sheet } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { drawCarrot } from '../art/props.ts'
import type { RoadHud } from './road-hud.ts'
import { stamp } from '../art/stamps.ts'
import { CHASSIS } from '../state.ts'
import type { Game, State } from '../state.ts'
import type { Palette } from '../art/worlds.ts'

export const FONT = "'Wheelhop Nunito', ui-rounded, system-ui, sans-serif"
export const INK = '#3b2b45'
export const PAPER = '#fffaf0'

/** Seconds that fill the clock of the long road, and the last ones. */
const FULL = 30
const HURRY = 5

export type HudWhat = {
  state: State
  course: Course
  par: number
  ghostX: number | null
  calm: boolean
  now: number
  spilledAt: number
  palette: Palette
  /** On the long road. */
  road: RoadHud | null
  drawSharp: Frame<Game>['drawSharp']
}

type Place = { x: number; y: number; w: number; h: number }

/** Where every plate lies, in units. */
function layOut({ safe, visible, portrait, hud }: Screen, pieces: number) {
  const left = Math.max(safe.x, visible.x) + 16
  const top = Math.max(safe.y, visible.y) + 14
  const right = safe.x + safe.w - 16
  const big = portrait ? 46 : 38
  const tag = { x: left, y: top, w: big * 5.1, h: big * 1.6 }
  const row = portrait ? Math.max(top + tag.h, hud.y + hud.h) + 12 : top + tag.h + 10
  const high = big * 1.62
  const load = { x: left, y: row, w: widthOfLoad(pieces, high) + high * 0.86, h: high }
  const carrots = { x: load.x + load.w + 12, y: row, w: big * 3.5, h: high }
  const bar = portrait
    ? { x: left, y: row + high + 12, w: right - left, h: 38 }
    : {
        x: left + tag.w + 16,
        y: top + tag.h / 2 - 21,
        w: Math.max(140, Math.min(520, hud.x - left - tag.w - 44)),
        h: 42,
      }
  return { big, tag, load, carrots, bar }
}

/** Undoes the canvas shake of the kit, so that text stays readable while the hill shakes. */
export function holdStill(g: G, { visible, scale }: Screen, sway: { x: number; y: number }): void {
  const grown = 1 + Math.hypot(sway.x, sway.y) / 160
  const [x, y] = [visible.x + visible.w / 2, visible.y + visible.h / 2]
  g.translate(x, y)
  g.scale(1 / grown, 1 / grown)
  g.translate(-x - sway.x / scale, -y - sway.y / scale)
}

/** A cream sheet, drawn once for every size. */
function drawPlate(g: G, of: unknown, { x, y, w, h }: Place): void {
  g.save()
  g.translate(x + w / 2, y + h / 2)
  stamp(g, of, `plate ${Math.round(w)} ${h}`, { w: w + 16, up: h / 2 + 8, down: h / 2 + 12 }, (own) =>
    sheet(own, rounded(-w / 2, -h / 2, w, h, Math.min(18, h * 0.42)), PAPER, 5, { shadow: '#00000038' }),
  )
  g.restore()
}

export function drawHud(g: G, screen: Screen, what: HudWhat): void {
  const { state, palette, calm, now, spilledAt, road } = what
  const { big, tag, load, carrots, bar } = layOut(screen, state.load.length)
  drawTime(what, tag, big)
  for (const plate of [load, bar]) drawPlate(g, palette, plate)
  drawLoad(g, { state, now, spilledAt, calm, of: palette }, load.x, load.y, load.h)
  const isSpilled = state.load.some(({ lost }) => lost)
  if (!road)
    drawStar(g, { x: load.x + load.w - load.h * 0.48, y: load.y + load.h / 2, r: big * 0.48 }, isSpilled, {
      lostFor: now - spilledAt,
      beat: 0,
    })
  drawCount(what, carrots, big)
  drawWay(g, what, bar)
}

/** Room around a plate for its shadow. */
const AROUND = 14
const around = ({ x, y, w, h }: Place, below = AROUND): Place => ({
  x: x - AROUND,
  y: y - AROUND,
  w: w + AROUND * 2,
  h: h + AROUND + below,
})

/** The clock, the seconds, and the star for being in time. */
function drawTime(
  { state, par, palette, calm, now, road, drawSharp }: HudWhat,
  tag: Place,
  big: number,
): void {
  const seconds = road ? road.left : state.ticks / 60
  const share = road ? 1 - Math.min(1, road.left / FULL) : Math.min(1, seconds / par)
  const late = seconds - par
  const beat = !calm && late > -3 && late <= 0 ? Math.sin(now / 90) * 0.12 : 0
  const isFalling = late > 0 && late * 1000 < FALL_MS
  drawSharp({
    id: 'time',
    // A lost star falls out of its plate.
    rect: around(tag, big * 2.5),
    key: `${seconds.toFixed(1)} ${par} ${road !== null} ${beat} ${isFalling ? late : late > 0}`,
    draw(g) {
      drawPlate(g, palette, tag)
      drawClock(g, tag.x + big * 0.76, tag.y + tag.h / 2, big * 0.46, share)
      g.textAlign = 'left'
      g.textBaseline = 'middle'
      g.font = `900 ${big}px ${FONT}`
      g.fillStyle = road && seconds < HURRY ? '#c22f3c' : seconds > par ? '#96505e' : INK
      g.fillText(seconds.toFixed(1), tag.x + big * 1.42, tag.y + tag.h / 2 + 2)
      if (!road)
        drawStar(g, { x: tag.x + tag.w - big * 0.72, y: tag.y + tag.h / 2, r: big * 0.48 }, late > 0, {
          lostFor: late * 1000,
          beat,
        })
    },
  })
}

/** Carrots, or how far the long road went. */
function drawCount({ state, course, palette, road, drawSharp }: HudWhat, plate: Place, big: number): void {
  const { x, y, w, h } = plate
  let eaten = 0
  for (const one of state.eaten) if (one) eaten++
  const text = road ? road.text : `${eaten}/${course.carrots.length}`
  drawSharp({
    id: 'carrots',
    rect: around(plate),
    key: `${text} ${big}`,
    draw(g) {
      drawPlate(g, palette, plate)
      g.textAlign = 'left'
      g.textBaseline = 'middle'
      if (!road) {
        g.save()
        g.translate(x + big * 0.72, y + h / 2 + 2)
        stamp(g, palette, `carrot ${big}`, { w: big * 1.6, up: big * 0.8, down: big * 0.8 }, (own) => {
          own.rotate(0.4)
          drawCarrot(own, big / 46)
        })
        g.restore()
      }
      const left = big * (road ? 0.5 : 1.3)
      g.fillStyle = INK
      g.font = `900 ${big * 0.86}px ${FONT}`
      g.fillText(text, x + left, y + h / 2 + 2, w - left - big * (road ? 0.3 : 0.2))
    },
  })
}

const STAR = Array.from({ length: 10 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.46 : 1]
  return [Math.cos(angle) * r, Math.sin(angle) * r] as const
})
const FALL_MS = 700
type StarPlace = { x: number; y: number; r: number }

/** Gold while it can be won; lost, it drops out and leaves its hole. */
function drawStar(
  g: G,
  { x, y, r }: StarPlace,
  isLost: boolean,
  { lostFor, beat }: { lostFor: number; beat: number },
): void {
  g.save()
  g.translate(x, y)
  const path = () => {
    g.beginPath()
    for (const [dx, dy] of STAR) g.lineTo(dx * r, dy * r)
    g.closePath()
  }
  path()
  g.lineWidth = 3.5
  g.lineJoin = 'round'
  if (isLost) {
    g.fillStyle = '#d9cdbd'
    g.strokeStyle = '#8b7d86'
    g.setLineDash([5, 4])
    g.fill()
    g.stroke()
    g.setLineDash([])
    const t = lostFor / FALL_MS
    if (t >= 1) return g.restore()
    g.globalAlpha = 1 - t
    g.translate(0, t * t * r * 4)
    g.rotate(t * 2)
    path()
  }
  if (beat !== 0) {
    g.scale(1 + beat, 1 + beat)
    path()
  }
  g.strokeStyle = '#8a5200'
  g.fillStyle = '#ffbe2e'
  g.stroke()
  g.fill()
  g.restore()
}

function drawClock(g: G, x: number, y: number, r: number, share: number): void {
  g.fillStyle = '#e9ddc9'
  g.strokeStyle = INK
  g.lineWidth = 3
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.stroke()
  g.fillStyle = share < 1 ? '#4fb286' : '#d98a94'
  g.beginPath()
  g.moveTo(x, y)
  g.arc(x, y, r - 2, -Math.PI / 2 + share * Math.PI * 2, Math.PI * 1.5)
  g.fill()
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x + Math.sin(share * 6.28) * r * 0.7, y - Math.cos(share * 6.28) * r * 0.7)
  g.stroke()
}

/** A ribbon from here to the gate, with you and your ghost on it. */
function drawWay(g: G, { state, course, ghostX, road }: HudWhat, place: Place): void {
  const [from, to] = road ? [road.from, road.to] : [START, course.finish]
  const shareOf = (at: number) => Math.max(0, Math.min(1, (at - from) / (to - from)))
  const thick = place.h * 0.36
  const [x, y, w] = [place.x + 24, place.y + place.h / 2, place.w - 64]
  g.fillStyle = '#dccfbd'
  ink(g, rounded(x, y - thick / 2, w, thick, thick / 2))
  // Obstacles on the way: gaps as notches, loops as rings.
  g.strokeStyle = '#7a6a72'
  g.lineWidth = 3
  for (const { kind, at } of listHazards(course)) {
    if (at < from || at > to) continue
    const mark = x + w * shareOf(at)
    g.fillStyle = '#8b7a80'
    if (kind === 'gap') g.fillRect(mark - 3, y - thick / 2, 6, thick)
    if (kind !== 'loop') continue
    g.beginPath()
    g.arc(mark, y - thick * 0.2, thick * 0.52, 0, 7)
    g.stroke()
  }
  const here = shareOf(state.world.bodies[CHASSIS]!.x)
  g.fillStyle = '#3f9f74'
  ink(g, rounded(x, y - thick / 2, Math.max(thick, w * here), thick, thick / 2))
  g.lineWidth = 3
  if (ghostX !== null) {
    g.fillStyle = '#ffffff'
    g.strokeStyle = '#6b5c7a'
    const at = disc(x + w * shareOf(ghostX), y, thick * 0.72)
    ink(g, at)
    g.stroke(at)
  }
  g.fillStyle = '#f2564d'
  g.strokeStyle = '#8e2620'
  const at = disc(x + w * here, y, thick)
  ink(g, at)
  g.stroke(at)
  const flag = x + w + 14
  g.fillStyle = INK
  g.fillRect(flag - 2, y - place.h * 0.34, 4, place.h * 0.68)
  g.fillStyle = '#f0a92c'
  g.beginPath()
  g.moveTo(flag + 2, y - place.h * 0.34)
  g.lineTo(flag + 20, y - place.h * 0.15)
  g.lineTo(flag + 2, y + place.h * 0.04)
  g.fill()
}

export function listHud(screen: Screen, state: State): UiRect[] {
  const { big, tag, load, carrots } = layOut(screen, state.load.length)
  return [
    { id: 'time', kind: 'text', ...tag, size: big },
    { id: 'load', kind: 'text', ...load, size: big },
    { id: 'carrots', kind: 'text', ...carrots, size: big * 0.86 },
  ]
}

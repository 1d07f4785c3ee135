/** Draws a hiding place: the home, who looks out of it or what grows there. */
import { lay, lerp, smoothstep } from '@playhouse/game-kit'
import type { Grid } from '@playhouse/game-kit'
import { CHILD, GLANCE_MS, MEET_MS, SHAKE_FROM, TRADE_MS, poseOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { stampAnimal } from '../art/animal-sprites.ts'
import { drawBouquet, stampBouquet } from '../art/bouquet.ts'
import { OPENING } from '../art/homes.ts'
import { HOME_BOX, drawShadow } from '../art/home-sheets.ts'
import type { Spot } from './layout-types.ts'
import { drawDust, drawHeadShake } from '../art/miss-art.ts'
import type { G } from '../art/pen.ts'
import type { Sprites } from '../art/scene.ts'
import type { Place } from '../state.ts'

const DUST_MS = 620
/** How far under the middle of the opening an animal's feet are. */
const FEET = 3

export type PlaceDrawing = {
  g: G
  /** Where the units of the meadow lie on the canvas' pixels. */
  grid: Grid
  spot: Spot
  place: Place
  actor: Actor
  sprites: Sprites
  /** How large it is drawn when it is up. */
  risen: number
  now: number
  mouth: number
  /** Whether its voice is to be seen: in meadows for the ears. */
  isCalling: boolean
  /** All animals sleep. */
  isAsleep: boolean
  /** The closing song: homes and flowers dance to it. */
  isSong: boolean
  /** How long it has known that this is not its friend, and on which side the other is: -1 to 1; absent where it is not so. */
  missed?: { ms: number; side: number }
  calm: boolean
}

export function drawPlace(drawing: PlaceDrawing): void {
  const { actor, place, now, calm, isSong, isCalling, missed } = drawing
  const isLively = (now < actor.wiggleUntil || isCalling) && !calm
  // To the closing song homes rock by turns.
  const isDancing = isSong && place.status === 'joined' && !calm
  const isResting = actor.size === 1 && actor.speed === 0 && !actor.from && !missed
  if (isResting && !isLively && !isDancing) drawResting(drawing)
  else drawMoving(drawing, isLively, isDancing)
}

/** Nothing about the home itself moves: its pictures are copied as they are. */
function drawResting(drawing: PlaceDrawing): void {
  const { g, grid, spot, place, actor, sprites, now, calm } = drawing
  const home = sprites.homes(place.home)
  const own = {
    scale: spot.scale * grid.scale,
    dx: Math.round(spot.x * grid.scale + grid.dx),
    dy: Math.round(spot.y * grid.scale + grid.dy),
  }
  const put = (canvas: HTMLCanvasElement) => lay(g, own, { canvas, left: HOME_BOX.x, top: HOME_BOX.y }, 0, 0)
  const isUp = actor.rise > 0.01
  g.save()
  if (place.status !== 'joined' && !isUp && !isGlancing(actor, now)) put(home.closed)
  else {
    g.setTransform(own.scale, 0, 0, own.scale, own.dx, own.dy)
    drawShadow(g)
    put(home.back)
    if (place.status !== 'joined') {
      if (isUp) drawRising(drawing)
      else drawGlance(g, actor, now)
    } else if (actor.grown < 1) drawBouquet(g, place.animal, actor.grown, 0)
    else stampBouquet(g, own, place.animal, calm ? 0 : Math.sin(now * 0.0015 + spot.x))
    put(home.front)
  }
  if (actor.snow > 0.01) {
    g.globalAlpha = actor.snow
    put(home.snowed)
  }
  g.restore()
}

function drawMoving(drawing: PlaceDrawing, isLively: boolean, isDancing: boolean): void {
  const { g, spot, place, actor, sprites, now, calm } = drawing
  const { x, y } = findPosition(actor, spot, now)
  const home = sprites.homes(place.home)
  g.save()
  g.translate(x, y)
  g.scale(spot.scale * actor.size, spot.scale * actor.size)
  drawShadow(g)
  if (isLively) {
    g.rotate(Math.sin(now * 0.035) * 0.055)
    g.scale(1, 1 + Math.sin(now * 0.05) * 0.03)
  }
  const beat = now * 0.0062 + spot.x * 0.011 + spot.y * 0.007
  if (isDancing) {
    g.translate(0, -Math.abs(Math.sin(beat)) * 7)
    g.rotate(Math.sin(beat) * 0.06)
    g.scale(1 - Math.cos(beat * 2) * 0.025, 1 + Math.cos(beat * 2) * 0.025)
  }
  // The place squashes when an animal shoots out or in.
  const squash = calm ? 0 : Math.max(-0.1, Math.min(0.1, actor.speed * 0.012))
  g.scale(1 + squash, 1 - squash)
  g.drawImage(home.back, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  if (place.status === 'joined') {
    const sway = calm ? 0 : isDancing ? Math.sin(beat) * 4.6 : Math.sin(now * 0.0015 + spot.x)
    drawBouquet(g, place.animal, actor.grown, sway)
  } else if (actor.rise > 0.01) drawRising(drawing)
  else drawGlance(g, actor, now)
  g.drawImage(home.front, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  if (drawing.missed && !calm) drawDust(g, (drawing.missed.ms - MEET_MS - SHAKE_FROM) / DUST_MS)
  if (actor.snow > 0.01) {
    g.globalAlpha = actor.snow
    g.drawImage(home.snowed, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  }
  g.restore()
}

/** They look at each other, shake their heads, and droop. */
function shakeOf(missed: PlaceDrawing['missed'], calm: boolean) {
  if (!missed || missed.ms < MEET_MS) return { since: -1, turn: 0, look: undefined, droop: 0 }
  const since = missed.ms - MEET_MS
  const isShaking = since > SHAKE_FROM && since < 870
  const droop = Math.max(0, Math.min(1, (since - 860) / 200))
  return {
    since: since - SHAKE_FROM,
    turn: calm || !isShaking ? 0 : Math.sin((since - SHAKE_FROM) * 0.0251) * 0.3,
    look: { x: missed.side * 1.9 * (1 - droop), y: droop * 1.8 },
    droop: calm ? 0 : droop,
  }
}

function drawRising({ g, place, actor, risen, now, mouth, isAsleep, missed, calm }: PlaceDrawing): void {
  g.save()
  const size = risen * (place.young ? CHILD : 1)
  // Above the front edge of the opening only; who stands still has a picture that ends there.
  const isStill = actor.rise === 1 && actor.speed === 0 && !missed
  if (!isStill) clipOpening(g)
  const stretch = Math.max(-0.22, Math.min(0.22, actor.speed * 0.028))
  g.translate(0, (1 - actor.rise) * 112 + FEET)
  g.scale(size * (1 - stretch), size * (1 + stretch))
  const { since, turn, look, droop } = shakeOf(missed, calm)
  g.rotate(turn)
  g.scale(1 + droop * 0.07, 1 - droop * 0.2)
  const pose = poseOf(actor, now, mouth, look)
  if (isAsleep && !calm) g.rotate(Math.sin(now * 0.0016 + place.animal) * 0.06)
  // Screwed up while the head shakes.
  const isCross = !isAsleep && since > 0 && droop < 0.5
  stampAnimal(
    g,
    place.animal,
    isAsleep ? { ...pose, blink: 1, ear: 0 } : isCross ? { ...pose, blink: Math.max(pose.blink, 0.5) } : pose,
    isStill ? { y: -FEET / size, rx: OPENING.rx / size, ry: OPENING.ry / size } : undefined,
  )
  g.rotate(-turn)
  if (since > 0) drawHeadShake(g, since, droop, calm)
  g.restore()
}

function clipOpening(g: G): void {
  g.beginPath()
  g.moveTo(-OPENING.rx, 0)
  g.ellipse(0, 0, OPENING.rx, OPENING.ry, 0, Math.PI, 0, true)
  g.lineTo(86, -70)
  g.lineTo(86, -190)
  g.lineTo(-86, -190)
  g.lineTo(-86, -70)
  g.clip()
}

const isGlancing = ({ glanceAt }: Actor, now: number) => now >= glanceAt && now <= glanceAt + GLANCE_MS

/** Two eyes in the dark, the same for all animals. */
function drawGlance(g: G, actor: Actor, now: number): void {
  if (!isGlancing(actor, now)) return
  const t = (now - actor.glanceAt) / GLANCE_MS
  const open = Math.min(1, Math.sin(t * Math.PI) * 3) * (t > 0.5 && t < 0.58 ? 0.1 : 1)
  const look = t < 0.45 ? -2 : 2
  for (const side of [-1, 1]) {
    g.fillStyle = '#fffbe8'
    g.strokeStyle = '#2a1b2e'
    g.lineWidth = 1.6
    g.beginPath()
    g.ellipse(side * 9, 1, 5.4, 5.4 * open, 0, 0, 7)
    g.fill()
    g.stroke()
    g.fillStyle = '#2a1b2e'
    g.beginPath()
    g.ellipse(side * 9 + look, 1, 2.7, 3 * open, 0, 0, 7)
    g.fill()
  }
}

function findPosition(actor: Actor, spot: Spot, now: number): { x: number; y: number } {
  if (!actor.from) return spot
  const t = Math.min(1, (now - actor.movedAt) / TRADE_MS)
  const eased = smoothstep(0, 1, t)
  const lift = Math.sin(t * Math.PI) * spot.scale * 46
  return {
    x: lerp(actor.from.x, spot.x, eased),
    y: lerp(actor.from.y, spot.y, eased) - lift,
  }
}

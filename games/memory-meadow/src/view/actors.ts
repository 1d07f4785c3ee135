/** The current state of each hiding place: how far its animal has risen, how it wiggles, what grows there. */
import { lerp, smoothstep } from '@playhouse/game-kit'
import { drawAnimal } from '../art/animals.ts'
import { drawBouquet } from '../art/bouquet.ts'
import { OPENING } from '../art/homes.ts'
import type { Spot } from './layout-types.ts'
import { drawDust, drawHeadShake } from '../art/miss-art.ts'
import type { G, Pose } from '../art/pen.ts'
import { HOME_BOX } from '../art/home-sheets.ts'
import { isComplete } from '../rules/animal-families.ts'
import type { Sprites } from '../art/scene.ts'
import type { Place, State } from '../state.ts'

export type Actor = {
  /** 0 hidden, 1 up; swings past both. */
  rise: number
  speed: number
  /** Rustling until then. */
  wiggleUntil: number
  /** 0 to 1: the flowers of those who moved out. */
  grown: number
  /** Size of the place itself, for the dealing. */
  size: number
  dealtAt: number
  /** Where it comes from in a trade, and when that began. */
  from: { x: number; y: number } | null
  movedAt: number
  /** Next blink, and next pair of eyes in the dark. */
  blinkAt: number
  glanceAt: number
  /** 0 to 1: fresh snow on it. */
  snow: number
}

export const TRADE_MS = 900
const STIFF = 210
const DAMP = 15
const BLINK_MS = 150
const GLANCE_MS = 1900
/** The second animal must be up before the pair reacts to the mismatch. */
const MEET_MS = 240
const SHAKE_FROM = 120
const DUST_MS = 620
/** How large a child is. */
export const CHILD = 0.66

export function createActor(i: number, now: number): Actor {
  return {
    rise: 0,
    speed: 0,
    wiggleUntil: 0,
    grown: 0,
    size: 0,
    dealtAt: now + 60 + i * 26,
    from: null,
    movedAt: 0,
    blinkAt: now + 900 + ((i * 733) % 2600),
    glanceAt: now + 2500 + ((i * 1931) % 9000),
    snow: 0,
  }
}

export function isShown(state: State, index: number): boolean {
  const place = state.places[index]!
  const isFound = state.wait > 0 && place.status === 'up' && isComplete(state)
  if ((state.kind === 'listen' || place.shy) && !state.isAsleep)
    return isFound || state.peeking.includes(index)
  return (
    place.status === 'up' ||
    (state.greeting > 0 && place.status === 'hidden') ||
    state.peeking.includes(index) ||
    // At bedtime all animals are shown once more, asleep.
    (state.isAsleep && place.status === 'hidden')
  )
}

/** Snow covers a place that was not opened for this many looks. */
const SNOW_AFTER = 12
export const isSnowed = ({ looks, places }: State, index: number): boolean =>
  places[index]!.status === 'hidden' && looks - places[index]!.seenAt >= SNOW_AFTER
type Moment = { now: number; seconds: number; calm: boolean }

type ActorGoal = { goal: number; snow: number }

/** True while it moves. */
export function moveActor(
  actor: Actor,
  place: Place,
  { goal, snow }: ActorGoal,
  { now, seconds, calm }: Moment,
): boolean {
  const dealt = Math.max(0, Math.min(1, (now - actor.dealtAt) / 420))
  const isDealing = dealt < 1
  actor.size = calm ? 1 : 1 + 2.7 * (dealt - 1) ** 3 + 1.7 * (dealt - 1) ** 2
  if (place.status === 'joined') actor.grown = Math.min(1, actor.grown + seconds / (calm ? 0.01 : 0.9))
  if (calm) {
    actor.rise = goal
    actor.speed = 0
  } else {
    // Small steps: the spring is stiff and frames may be long.
    for (let left = seconds; left > 0; left -= 0.008) {
      const dt = Math.min(0.008, left)
      actor.speed += ((goal - actor.rise) * STIFF - actor.speed * DAMP) * dt
      actor.rise += actor.speed * dt
    }
  }
  // Snow falls slowly, and an animal that comes out shakes it off.
  const drift = snow - actor.snow
  actor.snow += calm ? drift : Math.max(-seconds * 6, Math.min(seconds * 0.8, drift))
  const isSettled = Math.abs(goal - actor.rise) < 0.002 && Math.abs(actor.speed) < 0.02
  if (isSettled) [actor.rise, actor.speed] = [goal, 0]
  if (now > actor.blinkAt + BLINK_MS) actor.blinkAt = now + 1400 + ((actor.blinkAt * 7) % 2900)
  if (now > actor.glanceAt + GLANCE_MS) actor.glanceAt = now + 5000 + ((actor.glanceAt * 3) % 9000)
  const isTrading = actor.from !== null && now < actor.movedAt + TRADE_MS
  if (!isTrading) actor.from = null
  return (
    isDealing ||
    !isSettled ||
    isTrading ||
    now < actor.wiggleUntil ||
    Math.abs(drift) > 0.01 ||
    (place.status === 'joined' && actor.grown < 1)
  )
}

export function poseOf(actor: Actor, now: number, mouth: number, look = { x: 0, y: 0 }): Pose {
  const blink = now > actor.blinkAt ? Math.sin(Math.min(1, (now - actor.blinkAt) / BLINK_MS) * Math.PI) : 0
  // A twitch now and then, not a steady wave.
  const beat = (now * 0.001 + actor.blinkAt * 0.37) % 2.6
  const ear = beat < 0.5 ? Math.sin(beat * Math.PI * 4) * (1 - beat * 2) : 0
  return { blink, lookX: look.x, lookY: look.y, ear: ear + actor.speed * 0.09, mouth }
}

export type PlaceDrawing = {
  g: G
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
  const { g, spot, place, actor, sprites, now, calm } = drawing
  const { x, y } = findPosition(actor, spot, now)
  const home = sprites.homes(place.home)
  g.save()
  g.translate(x, y)
  g.scale(spot.scale * actor.size, spot.scale * actor.size)
  g.fillStyle = '#10203026'
  g.beginPath()
  g.ellipse(0, 36, 62, 12, 0, 0, 7)
  g.fill()
  const isLively = now < actor.wiggleUntil || drawing.isCalling
  if (isLively && !calm) {
    g.rotate(Math.sin(now * 0.035) * 0.055)
    g.scale(1, 1 + Math.sin(now * 0.05) * 0.03)
  }
  // To the closing song homes rock by turns.
  const isDancing = drawing.isSong && place.status === 'joined' && !calm
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
  // Above the front edge of the opening only.
  g.beginPath()
  g.moveTo(-OPENING.rx, 0)
  g.ellipse(0, 0, OPENING.rx, OPENING.ry, 0, Math.PI, 0, true)
  g.lineTo(86, -70)
  g.lineTo(86, -190)
  g.lineTo(-86, -190)
  g.lineTo(-86, -70)
  g.clip()
  const stretch = Math.max(-0.22, Math.min(0.22, actor.speed * 0.028))
  g.translate(0, (1 - actor.rise) * 112 + 3)
  const size = risen * (place.young ? CHILD : 1)
  g.scale(size * (1 - stretch), size * (1 + stretch))
  const { since, turn, look, droop } = shakeOf(missed, calm)
  g.rotate(turn)
  g.scale(1 + droop * 0.07, 1 - droop * 0.2)
  const pose = poseOf(actor, now, mouth, look)
  if (isAsleep && !calm) g.rotate(Math.sin(now * 0.0016 + place.animal) * 0.06)
  // Screwed up while the head shakes.
  const isCross = !isAsleep && since > 0 && droop < 0.5
  drawAnimal(
    g,
    place.animal,
    isAsleep
      ? { ...pose, blink: 1, ear: 0 }
      : isCross
        ? { ...pose, blink: Math.max(pose.blink, 0.35) }
        : pose,
  )
  g.rotate(-turn)
  if (since > 0) drawHeadShake(g, since, droop, calm)
  g.restore()
}

/** Two eyes in the dark, the same for all animals. */
function drawGlance(g: G, actor: Actor, now: number): void {
  const t = (now - actor.glanceAt) / GLANCE_MS
  if (t < 0 || t > 1) return
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

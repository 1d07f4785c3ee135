/** The current state of each hiding place: how far its animal has risen, how it wiggles, what grows there. */
import type { Pose } from '../art/pen.ts'
import { isComplete } from '../rules/animal-families.ts'
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
export const GLANCE_MS = 1900
/** The second animal must be up before the pair reacts to the mismatch. */
export const MEET_MS = 240
export const SHAKE_FROM = 120
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

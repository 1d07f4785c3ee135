/** The drawn state of the painters: moods, blinks and squashes, which the rules do not use. */
import { lerp } from '@playhouse/game-kit'
import type { Settings } from '@playhouse/game-kit'
import { drawBlob } from '../art/blob.ts'
import type { Mood } from '../art/blob.ts'
import type { Dress } from './dress.ts'
import { isAtPeace, isThreatened } from '../rules/rival-ai.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import { brushOf, rankOf } from '../rules/realm.ts'
import { isInPool } from '../rules.ts'
import type { Painter, State } from '../state.ts'
import { isOver } from './text-placement.ts'
import type { Spot } from './text-placement.ts'
import { texts } from '../texts.ts'
import type { Stamps } from '../art/stamps.ts'
import { createWetTrail } from '../art/trails.ts'
import type { WetTrail } from '../art/trails.ts'
import { courseOf, goalOf, leadOf } from '../rules/walking.ts'

type Look = {
  /** Where it is drawn. */
  x: number
  y: number
  goX: number
  goY: number
  mood: Mood
  moodUntil: number
  squash: number
  /** What it feels by itself, and the tick it was last asked. */
  own: Mood
  askedAt: number
  wet: WetTrail
}
export type Sight = { left: number; top: number; right: number; bottom: number }

const TEAM_MARKS = ['●', '▲', '■', '◆']
/** A mood lasts some ticks at least, because detecting a threat is expensive. */
const MOOD_TICKS = 8
/** Radius of a painter, in cells, and how much more a rank makes it. */
const RADIUS = 0.78
const RANK_RADIUS = 0.06
/** How high the tip, a hat and a crown stand, in radii. */
const TOPS = { bare: 1.4, hat: 1.75, crown: 2.45 } as const
/** How far below a painter its name stands. */
const NAME_DROP = 0.55
/** A name above a painter stands clear of its hat; of a name's height so much is letters. */
const NAME_LIFT = 0.5
const NAME_TALL = 0.7
/** So much of it a face lies higher than its painter's middle: there are hats. */
const FACE_UP = 0.1
/** Cells in which two painters meet. */
const MEET_WIDE = 4.2
const MEET_TALL = 3.4
const NAME_RATE = 0.15
/** So much of the own name is seen then. */
const MET_SHOWN = 0.55
/** How much wider a wider brush is drawn. */
const BRUSH_WIDE = 0.32

export function nameOf({ painters }: State, who: number): string {
  return who === 0 ? texts.you : PERSONALITIES[painters[who]!.mind.who]!.name
}

/** Of two words the last. */
export const shortName = (name: string): string => name.split(' ').at(-1) ?? name

/** In a round of teams, friends wear tones of one mark; the ink is always the painter's own. */
export function markOf({ twist, painters }: State, who: number): string {
  return twist === 'teams' ? `${TEAM_MARKS[painters[who]!.team]} ` : ''
}

export function placeAt({ px, py, px0, py0 }: Painter, alpha: number): { x: number; y: number } {
  return { x: lerp(px0, px, alpha) / 1000 + 0.5, y: lerp(py0, py, alpha) / 1000 + 0.5 }
}

export function createCast(stamps: Stamps, dress: Dress) {
  let looks: Look[] = []
  const lookOf = (who: number) =>
    (looks[who] ??= {
      x: -1e3,
      y: -1e3,
      goX: 1,
      goY: 0,
      mood: 'calm',
      moodUntil: 0,
      squash: 0,
      own: 'calm',
      askedAt: -1e9,
      wet: createWetTrail(),
    })
  const drawNames = createNames(lookOf, stamps)
  return {
    reset: () => void (looks = []),
    feel(who: number, mood: Mood, until: number) {
      Object.assign(lookOf(who), { mood, moodUntil: until, squash: 1 })
    },
    /** Advances all painters by one frame. */
    glide(state: State, alpha: number) {
      state.painters.forEach((painter, i) => void Object.assign(lookOf(i), placeAt(painter, alpha)))
    },
    /** Where a painter is drawn. */
    at: (who: number): { x: number; y: number } => lookOf(who),
    /** Cells from a painter's middle to the top of what it wears. */
    topOf: (state: State, who: number, body: number, isLeader: boolean): number =>
      radiusOf(state, state.painters[who]!.land, body) *
      TOPS[isLeader ? 'crown' : dress.hatOf(state, who) === 'none' ? 'bare' : 'hat'],
    drawTrails(g: CanvasRenderingContext2D, state: State, sight: Sight) {
      state.painters.forEach((painter, i) => {
        if (painter.backIn > 0 || !isTrailSeen(painter, sight)) return
        const look = lookOf(i)
        const wide = 1 + BRUSH_WIDE * brushOf(state, painter)
        look.wet.draw(
          g,
          painter.trail,
          look,
          { ink: dress.inkOf(state, i), isSafe: isSafe(state, i), wide, brush: dress.brushOf(i) },
          { sight, dry: countDry(state, i) },
        )
      })
    },
    /** `body`: how much larger than their size on the sheet painters are drawn. */
    draw(
      g: CanvasRenderingContext2D,
      state: State,
      sight: Sight,
      time: Moment,
      { leader, body }: { leader: number; body: number },
    ) {
      // The player is drawn last, above all others.
      for (let i = state.painters.length - 1; i >= 0; i--) {
        const painter = state.painters[i]!
        const look = lookOf(i)
        if (painter.backIn > 0 || !isNear(look.x, look.y, sight)) continue
        const r = radiusOf(state, painter.land, body)
        drawOne(g, { stamps, dress }, state, { who: i, look, r, isLeader: leader === i }, time)
      }
    },
    drawNames,
  }
}

/** The painters' names. */
function createNames(lookOf: (who: number) => Look, stamps: Stamps) {
  /** How much of the player's own name is seen. */
  let mineShown = 1
  /** Drawn above all flying things; `swell`: names grow when the camera zooms out; `words`: the gain label at the painter. */
  const drawNames = (
    g: CanvasRenderingContext2D,
    state: State,
    sight: Sight,
    settings: Settings,
    { duel, swell, body, words }: { duel: number; swell: number; body: number; words: Spot | null },
  ) => {
    if (state.painters.length === 1) return
    const taken: Spot[] = words ? [words] : []
    // No name lies on a face, its own apart.
    const faces = state.painters.map(({ land, backIn }, i): Spot | null => {
      const side = backIn > 0 ? 0 : radiusOf(state, land, body) * 2
      const { x, y } = lookOf(i)
      return side > 0 && isNear(x, y, sight) ? { x, y: y - side * FACE_UP, w: side, h: side } : null
    })
    const isMet = faces.some((face, i) => i > 0 && face && isMeeting(face, lookOf(0), swell))
    mineShown += ((isMet ? MET_SHOWN : 1) - mineShown) * NAME_RATE
    for (let i = state.painters.length - 1; i >= 0; i--) {
      const { backIn, land } = state.painters[i]!
      const { x, y } = lookOf(i)
      if (backIn > 0 || x < sight.left || x > sight.right || y < sight.top - 1 || y > sight.bottom) continue
      const hasFlag = state.twist !== 'teams' && i === duel
      const name = markOf(state, i) + shortName(nameOf(state, i))
      const label = { name, isBig: settings.bigText, hasFlag }
      const { w, h } = stamps.sizeOfName(label)
      const drop = radiusOf(state, land, body) + NAME_DROP * swell
      // Below the painter; where another name or face is there, above it, or a line further down.
      const spots = [drop, -drop - NAME_LIFT * swell, drop + h * swell].map((dy) => ({
        // Whole on the screen, or not at all.
        x: Math.max(sight.left + (w * swell) / 2, Math.min(sight.right - (w * swell) / 2, x)),
        y: y + dy,
        w: w * swell,
        h: h * swell * NAME_TALL,
      }))
      const spot = spots.find(
        (free) =>
          free.y > sight.top + free.h / 2 &&
          free.y < sight.bottom - free.h / 2 &&
          !taken.some((other) => isOver(free, other)) &&
          !faces.some((face, who) => face && who !== i && isOver(free, face)),
      )
      if (!spot) continue
      taken.push(spot)
      if (i === 0) g.globalAlpha = mineShown
      stamps.drawName(g, label, spot.x, spot.y, swell)
      g.globalAlpha = 1
    }
  }
  return drawNames
}

/** Whether a rival is so near that the player's own name would be in the way. */
const isMeeting = (face: Spot, { x, y }: { x: number; y: number }, swell: number): boolean =>
  Math.abs(face.x - x) < MEET_WIDE * swell && Math.abs(face.y - y) < MEET_TALL * swell

/** Cells at a trail's beginning that have become land. */
function countDry({ painters, cells }: State, who: number): number {
  const { trail } = painters[who]!
  let dry = 0
  while (dry < trail.length && cells[trail[dry]!] === who + 1) dry++
  return dry
}

/** Whether a trail cannot be cut now, by whomever. */
const isSafe = (state: State, who: number): boolean =>
  state.painters[who]!.safe > 0 || (who === 0 && state.twist !== 'relax' && isAtPeace(state))

const isNear = (x: number, y: number, { left, right, top, bottom }: Sight) =>
  x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2

const radiusOf = (state: State, land: number, body: number) =>
  RADIUS * (1 + RANK_RADIUS * rankOf(state, land)) * body

function isTrailSeen({ trail, x, y }: Painter, sight: Sight): boolean {
  const near = 40
  return (
    trail.length > 0 &&
    x > sight.left - near &&
    x < sight.right + near &&
    y > sight.top - near &&
    y < sight.bottom + near
  )
}

type Moment = { now: number; seconds: number; isCalm: boolean }
type Drawn = { who: number; look: Look; r: number; isLeader: boolean }

function drawOne(
  g: CanvasRenderingContext2D,
  { stamps, dress }: { stamps: Stamps; dress: Dress },
  state: State,
  { who, look, r, isLeader }: Drawn,
  { now, seconds, isCalm }: Moment,
): void {
  const painter = state.painters[who]!
  const share = 1 - Math.exp(-seconds * 20)
  const go = leadOf(courseOf(painter))
  const eyes = leadOf(goalOf(painter))
  look.goX += (go.x - look.goX) * share
  look.goY += (go.y - look.goY) * share
  look.squash *= Math.exp(-seconds * 5)
  const isFast = isInPool(state, painter) || Boolean(painter.swift)
  const wave = isCalm ? 0 : Math.sin(now / 110 + who * 1.7) * 0.03
  const wobble = isCalm ? 0 : Math.sin(look.squash * 14) * look.squash * 0.22
  const phase = (now + who * 811) % 3400
  const ink = dress.inkOf(state, who)
  const blob = {
    x: look.x,
    y: look.y,
    r,
    goX: look.goX,
    goY: look.goY,
    lookX: eyes.x,
    lookY: eyes.y,
    mood: chooseMood(state, who, look, now),
    stretch: 1.06 + wave + wobble + (isFast ? 0.14 : 0),
    blink: phase < 130 ? 1 - Math.abs(phase - 65) / 65 : 0,
    hat: dress.hatOf(state, who),
    wreath: dress.wreathOf(who),
    isLeader,
    shield: painter.safe > 0 ? Math.min(1, painter.safe / 30) : 0,
  }
  if (painter.swift && !isCalm) drawHaste(g, ink.fill, look)
  drawBlob(g, ink, blob, (r) => stamps.drawBody(g, ink, r))
}

/** A fast painter leaves pale drops behind. */
function drawHaste(g: CanvasRenderingContext2D, colour: string, { x, y, goX, goY }: Look): void {
  g.fillStyle = colour
  for (const [far, r] of [
    [1.9, 0.36],
    [1.35, 0.5],
    [0.75, 0.64],
  ] as const) {
    g.globalAlpha = 0.42 - far * 0.13
    g.beginPath()
    g.arc(x - goX * far, y - goY * far, r, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}

function chooseMood(state: State, who: number, look: Look, now: number): Mood {
  if (now < look.moodUntil) return look.mood
  const age = state.ticks - look.askedAt
  if (age >= 0 && age < MOOD_TICKS) return look.own
  look.askedAt = state.ticks
  const { trail, mind } = state.painters[who]!
  const isSly = who > 0 && PERSONALITIES[mind.who]!.hunt > 5
  look.own = trail.length > 0 && isThreatened(state, who, 4) ? 'scared' : isSly ? 'sly' : 'calm'
  return look.own
}

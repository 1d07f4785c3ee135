/** Idle motion of the dressed figure: stands, shifts its weight, waves, blinks, and reacts to a new piece. */
import { PIECES } from '../../data/catalogue.ts'
import type { Kind } from '../../data/cuts.ts'
import type { DollOptions } from './doll.ts'
import { stylePoints } from '../../rules/judging.ts'
import type { Mood } from '../../rules/models.ts'
import { GLADNESS, GLANCES, IDLES, POSES } from './poses.ts'
import { createMover, MOVES, pictureOf } from './moves.ts'
import type { Pose } from './rig.ts'
import type { Tag } from '../../rules/tags.ts'
import type { Theme } from '../../data/themes.ts'

/** How long a new piece is looked at, and then enjoyed. */
const GLANCE_MS = 420
const GLAD_MS = 1900
/** The chosen pose, then one of the others, and so on. */
const STAND_MS = 4200
const IDLE_MS = 3000
const BLINK_MS = 140
/** Points of one style from which a piece is laughed at right away. A round mouth reads as alarm. */
const GREAT_FIND = 8

type Gladness = {
  kind: Kind
  at: number
  reaction: readonly [Mood, Mood] | null
  isWrong: boolean
  glance: Mood
}
/** How a style is enjoyed, at first and then: not everything lovely is laughed at. */
const MIENS: Partial<Record<Tag, readonly [Mood, Mood]>> = {
  elegant: ['dream', 'smile'],
  mysterious: ['cool', 'smile'],
  romantic: ['dream', 'joy'],
  magical: ['dream', 'laugh'],
  bold: ['wink', 'cool'],
  retro: ['wink', 'joy'],
}
const LAUGHS = ['laugh', 'joy'] as const
export type IdleMotion = {
  /** What to draw the whole figure with. */
  options: DollOptions
  /** On the way from one pose to another. */
  isMove: boolean
  /** Only the face differs. */
  face: { name: string; options: DollOptions } | null
  /** How it will stand in a moment, and what lies on the way there. */
  coming: { options: DollOptions; isMove: boolean }[]
  /** How far what hangs behind swings. */
  swing: number
}

type IdleMotionState = {
  glad: Gladness | null
}

export function createIdleMotion(int: (below: number) => number) {
  const current: IdleMotionState = { glad: null }
  let quietSince = 0
  const mover = createMover()
  /** On the way to enjoying something it is looked at. */
  const looking = () => ({ mood: current.glad!.glance })
  const { planFor, faceAt } = createFaces(looking, int, current)
  const target = (pose: number, now: number): Pose => {
    const own = POSES[pose] ?? POSES[0]!
    if (current.glad && now < current.glad.at + GLAD_MS)
      return now < current.glad.at ? (mover.pose ?? own) : GLADNESS[current.glad.kind]
    const since = now - quietSince
    const round = STAND_MS + IDLE_MS
    return since % round < STAND_MS ? own : IDLES[Math.floor(since / round) % IDLES.length]!
  }
  return {
    /** A piece has just landed, or will at a time. */
    worn(piece: number, theme: Theme, at: number) {
      const { kind, tags } = PIECES[piece]!
      const [best] = stylePoints(piece, theme).sort(([, a], [, b]) => b - a)
      const isAsked = Object.keys(theme.tags).length > 0 && !theme.musts.includes(kind)
      const isAvoided = theme.avoid !== null && Boolean(tags[theme.avoid])
      const isWrong = isAvoided || (!best && isAsked)
      current.glad = {
        kind,
        at,
        reaction: best ? (MIENS[best[0]] ?? LAUGHS) : null,
        isWrong,
        glance: isWrong ? 'puzzled' : (best?.[1] ?? 0) >= GREAT_FIND ? 'joy' : 'smile',
      }
      quietSince = at + GLAD_MS
    },
    /** The player chose how to stand, or took something off. */
    rest(now: number) {
      current.glad = null
      quietSince = now
    },
    at(pose: number, now: number, isCalm: boolean): IdleMotion {
      const own = POSES[pose] ?? POSES[0]!
      if (isCalm) return { options: {}, isMove: false, face: null, coming: [], swing: 0 }
      const { options, isMove, swing } = mover.at(target(pose, now), now)
      const isGlad = current.glad !== null && now >= current.glad.at && now < current.glad.at + GLAD_MS
      if (isMove)
        return {
          options: isGlad ? { ...options, ...looking() } : options,
          isMove,
          face: null,
          coming: [],
          swing,
        }
      const to = mover.pose!
      // Drawn while the piece still flies.
      const next = current.glad && now < current.glad.at ? GLADNESS[current.glad.kind] : null
      const coming = next ? planFor(to, next) : []
      return { options: to === own ? {} : options, isMove, face: faceAt(now), coming, swing }
    },
  }
}

/** Glances and blinks. */
function createFaces(
  looking: () => { mood: Mood },
  int: (below: number) => number,
  current: IdleMotionState,
) {
  let nextBlink = 1800
  let plan: { from: Pose; to: Pose; glance: Mood; coming: IdleMotion['coming'] } | null = null
  /** The same in every frame until the piece lands. */
  const planFor = (from: Pose, to: Pose): IdleMotion['coming'] => {
    const { glance } = current.glad!
    if (plan?.from === from && plan.to === to && plan.glance === glance) return plan.coming
    const moves = Array.from({ length: to === from ? 0 : MOVES }, (_, nth) => ({
      options: { ...pictureOf(from, to, nth), ...looking() },
      isMove: true,
    }))
    plan = { from, to, glance, coming: [...moves, { options: { pose: to }, isMove: false }] }
    return plan.coming
  }
  const faceAt = (now: number): IdleMotion['face'] => {
    if (now > nextBlink + BLINK_MS) nextBlink = now + 1500 + int(2600)
    const since = current.glad ? now - current.glad.at : -1
    if (current.glad && since >= 0 && since < GLAD_MS) {
      if (since < GLANCE_MS)
        return {
          name: `glance ${current.glad.glance} ${current.glad.kind}`,
          options: { mood: current.glad.glance, gaze: GLANCES[current.glad.kind] },
        }
      if (current.glad.isWrong) return { name: 'doubt', options: { mood: 'puzzled' } }
      const mood = current.glad.reaction ? current.glad.reaction[since < GLAD_MS * 0.7 ? 0 : 1] : 'joy'
      return { name: mood, options: { mood } }
    }
    if (now > nextBlink) return { name: 'blink', options: { isBlinking: true } }
    // Eyes wander to the wardrobe and back.
    const wander = Math.floor(now / 1300) % 6
    if (wander === 2) return { name: 'aside', options: { gaze: [0.8, 0.25] } }
    return wander === 5 ? { name: 'down', options: { gaze: [-0.5, 0.7] } } : null
  }
  return { planFor, faceAt }
}

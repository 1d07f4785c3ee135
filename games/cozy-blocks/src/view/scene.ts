/** The scene: the run, and all view state needed to draw a frame. */
import type { CatPose } from '../art/cat.ts'
import type { createEffects } from './effects.ts'
import { layOut } from './layout.ts'
import type { Layout } from './layout-rects.ts'
import type { Standing } from './room-placement.ts'
import type { GameState, Piece } from '../state.ts'
import type { ThingId } from './things.ts'
import { texts } from '../texts.ts'

export type Aim = { slot: number; row: number; col: number; fits: boolean }

/** A piece in the hand: its top left corner, how far it has grown from tray size (0) to board size (1), how it leans. */
export type Held = { slot: number; x: number; y: number; grown: number; lean: number }

/** Which way a piece is pushed, in squares. */
export type Push = { x: number; y: number }

export type Scene = {
  layout: Layout
  /** Canvas pixels per CSS pixel, at most 2. */
  scale: number
  game: GameState
  effects: ReturnType<typeof createEffects>['state']
  now: number
  /** The largest width and height of a puzzle's pieces: all of them lie at one scale. Null in a run. */
  largest: { w: number; h: number } | null
  /** The piece under the finger, in CSS pixels. */
  held: Held | null
  /** A piece released outside the board, on its way back to the tray. */
  homing: (Held & { at: number; isRefused: boolean }) | null
  /** The squares that blocked a piece, and when. */
  refusal: { at: number; squares: readonly number[] }
  /** The cushions pushed by a new neighbour. */
  nudges: { at: number; by: ReadonlyMap<number, Push> }
  /** The cat looks up for a moment: when, and at which square. */
  glance: { at: number; x: number; y: number }
  /** When the quilt last moved by a column. */
  driftAt: number
  /** A combo that ended. */
  lost: { at: number; combo: number }
  /** Release point of the piece being placed; null when keys or a tap place it. */
  letGoAt: { x: number; y: number; size: number } | null
  /** Where the held or chosen piece would go. */
  aim: Aim | null
  /** The slot chosen by key, pad or tap. */
  chosen: number | null
  /** A placement to show: by the paw at the start, by the hint button in puzzles. */
  guide: { slot: number; row: number; col: number; at: number; paw: boolean } | null
  /** The starting gap, while a new player has to find it: the box of its squares. */
  gap: { row: number; col: number; w: number; h: number } | null
  /** What a special cushion in the tray is, over the piece that brings it. */
  notice: { slot: number; at: number; name: string; what: string } | null
  /** Pieces of the hand that were swapped when it came, and when. */
  swapped: { at: number; slots: readonly number[] }
  /** Which pieces fit anywhere. */
  playable: boolean[]
  /** A board square whose cushion peeps for a moment. */
  peeping: number | null
  cat: CatPose
  /** The things in the room, the newest last; and where those on display stand. */
  things: readonly ThingId[]
  standing: readonly Standing[]
  /** Counts the runs: on a phone things take turns. */
  turn: number
  /** A thing or the cat that was touched. */
  poked: { thing: Standing | null; at: number }
  /** A thing on its way to its place. */
  gift: { id: ThingId; at: number; to: { x: number; y: number; size: number } } | null
  /** When the quest last changed. */
  questAt: number
  /** Until when the window's last line shows the quest. */
  lessonUntil: number
  /** Patches in the blanket: the puzzles that were solved. */
  patches: number
  /** How much the fairy lights sparkle, 0 to 1. */
  twinkle: number
  title: string
  /** The three lines where there is little room; empty leaves the line out. */
  short: { title: string; footline: string }
  /** The score as it counts up, or the puzzle's task. */
  headline: string
  footline: string
  headlineAt: number
  labels: { next: string; last: string }
  /** Bold patterns on the cushions. */
  patterns: boolean
  /** Less motion. */
  calm: boolean
}

export const HOMING_MS = 220
/** Words that say what is new have to be read. */
export const NOTICE_MS = 2600

export function createScene(effects: Scene['effects'], game: GameState): Scene {
  return {
    layout: layOut({ w: 360, h: 640, slots: 3, hasNext: true }),
    scale: 1,
    game,
    effects,
    now: 0,
    largest: null,
    held: null,
    homing: null,
    refusal: { at: -1e9, squares: [] },
    nudges: { at: -1e9, by: new Map() },
    glance: { at: -1e9, x: 0, y: 0 },
    driftAt: -1e9,
    lost: { at: -1e9, combo: 0 },
    letGoAt: null,
    aim: null,
    chosen: null,
    guide: null,
    gap: null,
    notice: null,
    swapped: { at: -1e9, slots: [] },
    playable: [],
    peeping: null,
    cat: { breath: 0, awake: 0, twitch: 0, hop: 0, look: { x: 0, y: 0 } },
    things: [],
    standing: [],
    turn: 0,
    poked: { thing: null, at: -1e9 },
    gift: null,
    questAt: -1e9,
    lessonUntil: -1e9,
    patches: 0,
    twinkle: 0,
    title: '',
    short: { title: '', footline: '' },
    headline: '',
    footline: '',
    headlineAt: -1e9,
    labels: { next: texts.next, last: texts.last },
    patterns: false,
    calm: false,
  }
}

/** How many squares a slot is wide and high, so that the pieces of a hand lie at one scale. */
const UPRIGHT_SLOT = 3.3
const WIDE_SLOT = 3.9

/** Square size of a piece lying in its slot; only the longest bars lie smaller than the rest. */
export function trayCellOf(
  scene: Pick<Scene, 'layout' | 'largest'>,
  slot: number,
  size: { w: number; h: number },
): number {
  const rect = scene.layout.slots[slot]
  if (!rect) return scene.layout.cell * 0.5
  const { largest, layout } = scene
  const usual = largest
    ? Math.min(rect.w / (largest.w + 0.35), rect.h / (largest.h + 0.35), layout.cell * 0.95)
    : Math.min(rect.w / slotOf(layout), rect.h / slotOf(layout), layout.cell * 0.95)
  return Math.min(usual, rect.w / (size.w + 0.3), rect.h / (size.h + 0.3))
}

const slotOf = ({ portrait }: Layout) => (portrait ? UPRIGHT_SLOT : WIDE_SLOT)

/** Top left corner of a piece lying in its slot. */
export function restOf(
  scene: Pick<Scene, 'layout' | 'largest'>,
  slot: number,
  size: { w: number; h: number },
): { x: number; y: number } {
  const rect = scene.layout.slots[slot] ?? { x: 0, y: 0, w: 0, h: 0 }
  const cell = trayCellOf(scene, slot, size)
  return { x: rect.x + (rect.w - size.w * cell) / 2, y: rect.y + (rect.h - size.h * cell) / 2 }
}

export function pieceAt(scene: Pick<Scene, 'game'>, slot: number): Piece | null {
  return scene.game.hand[slot] ?? null
}

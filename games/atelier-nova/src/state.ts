/** The state of the rules, as plain values. */
import type { Kind } from './data/cuts.ts'
import type { Verdict } from './rules/judging.ts'
import type { Look, Model } from './rules/look.ts'
import type { Secret, Theme } from './data/themes.ts'

export type State = {
  mode: string
  level: number
  theme: Theme
  /** `dress`: idle, everything waits for the player. `walk`: on the runway. `verdict`: the judges speak. `done`: over. */
  phase: 'dress' | 'walk' | 'verdict' | 'done'
  /** Ticks since the phase began; where no rival walks first, a walk begins at `RIVAL_TICKS`. */
  ticks: number
  /** The rival has walked in this show, and does not do it again. */
  hasMet?: boolean
  look: Look
  /** Outfits to go back to, the latest last. */
  past: Look[]
  verdict: Verdict | null
  /** Points for one, two and three stars. */
  goals: [number, number, number]
  /** Score of this run so far, in collections the sum. */
  score: number
  /** In collections: which show of how many. */
  show: number
  shows: number
  /** Themes still to come in a collection. */
  next: Theme[]
  /** In collections: stars so far; absent before the first verdict. */
  won?: number
  /** A stylist has put a piece on; absent where none has. */
  isAdvised?: true
}

export type Command =
  | { type: 'wear'; piece: number }
  | { type: 'dye'; kind: Kind; zone: 0 | 1; dye: number }
  | { type: 'pattern'; kind: Kind; pattern: number }
  | { type: 'model'; part: keyof Model; value: number }
  | { type: 'pose'; pose: number }
  | { type: 'mood'; mood: number }
  | { type: 'dress'; look: Look }
  /** `stars`: limits the pieces that may be chosen. */
  | { type: 'shuffle'; seed: number; stars: number }
  | { type: 'undo' }
  | { type: 'walk' }
  | { type: 'skip' }
  | { type: 'done' }
  | { type: 'back' }
  /** A stylist chooses one piece of those open at so many stars. */
  | { type: 'advise'; stars: number }

export type Event =
  | { type: 'worn'; piece: number; kind: Kind; points: number }
  | { type: 'matched'; piece: number; kind: Kind; points: number }
  | { type: 'removed'; kind: Kind }
  | { type: 'dyed'; kind: Kind; zone: number; dye: number }
  | { type: 'patterned'; kind: Kind }
  | { type: 'changed'; part: string }
  | { type: 'posed' }
  | { type: 'redressed' }
  | { type: 'undone' }
  | { type: 'refused' }
  /** The envelope was opened. */
  | { type: 'revealed'; secret: Secret }
  | { type: 'walked' }
  /** The rival is through: the curtain closes for the next one. */
  | { type: 'passed' }
  | { type: 'judged'; score: number }
  | { type: 'spoke'; judge: number }
  | { type: 'showed'; show: number }
  | { type: 'returned' }
  | { type: 'finished' }

export type Game = { state: State; action: never; axis: never; command: Command; event: Event }

/** How long a rival walks first, then the player's own figure, and how long each judge has. */
export const RIVAL_TICKS = 168
export const WALK_TICKS = 420
export const SPEECH_TICKS = 70
/** Changes after which a sealed envelope opens. */
export const REVEAL_AFTER = 4

/** The state of a round: hashed and replayed. Positions are integers in thousandths of a cell. */
import type { RngState } from '@playhouse/game-kit/rules'
import type { Shape } from './rules/personalities.ts'

/** Cells along each side of the sheet. */
export const SIZE = 100
export const CELLS = SIZE * SIZE
/** Painter 0 is the player. */
export const PAINTERS = 12
/** Number of painters in saves from before realms existed. */
export const PAINTERS_BEFORE = 20
export const ROUND_TICKS = 180 * 60
/** Some sheets are sooner full. */
export const SHORT_TICKS: Partial<Record<Twist, number>> = { pools: 150 * 60, fog: 135 * 60 }
/** The quiet sheet has no time pressure, but it ends after ten minutes. */
export const QUIET_TICKS = 600 * 60
/** After the time is up, all painters stop this long before the result card. */
export const ENDING_TICKS = 54
/** During the last ticks all painters are faster and paint wider. */
export const FLOOD_TICKS = 30 * 60
/** Value of `cells` for water, which has no owner. */
export const SEA = 99

/** What makes a round different from the plain one. */
export type Twist = 'none' | 'islands' | 'fog' | 'teams' | 'pools' | 'relax'

/** What a bot has in mind between two cells. */
export type Mind = {
  /** Who it is: index into `PERSONALITIES`. */
  who: number
  plan: 'walk' | 'loop' | 'home'
  shape: Shape
  /** Which leg of the shape, and how many cells of it are left. */
  leg: number
  left: number
  /** Direction of this leg, in eighths of a turn clockwise from east. */
  heading: number
  /** 1 turns clockwise, -1 the other way. */
  turn: number
  /** Cells it has run after the player's trail, and the tick from which it may again; absent until it does. */
  chase?: number
  huntFrom?: number
}

export type Painter = {
  team: number
  /** The cell it is in. */
  x: number
  y: number
  /** Only in saves from before free steering: the cell it came from. */
  fromX?: number
  fromY?: number
  /** Where it goes, and where it wants to go, in steps of 256 clockwise from east; absent in those rounds. */
  course?: number
  goal?: number
  /** The nearest of eight directions to both. */
  dir: number
  wish: number
  /** How far a rival has come since it last looked around, in thousandths of a cell, and when it does again. */
  way: number
  span: number
  /** Where it is, and where it was a tick ago, in thousandths of a cell. */
  px: number
  py: number
  px0: number
  py0: number
  /** Cells of the wet trail, oldest first. */
  trail: number[]
  /** Cells owned. */
  land: number
  splashes: number
  /** 0 while playing; else ticks until it comes back. */
  backIn: number
  /** Ticks during which its trail cannot be cut. */
  safe: number
  /** Ticks of higher speed; absent in saves from before boons existed. */
  swift?: number
  mind: Mind
}

/** Something good that lies on the sheet: speed, a shield, or a great blot of the own ink right there. */
export const BOON_KINDS = ['swift', 'shield', 'blot'] as const
export type BoonKind = (typeof BOON_KINDS)[number]
export type Boon = {
  kind: BoonKind
  x: number
  y: number
  /** Ticks until it dries up. */
  left: number
}

/** What the player did in a round. Cells and ticks. */
export type Tally = {
  /** The largest loop. */
  loop: number
  boons: number
  /** How often the player's own trail was cut. */
  cuts: number
  /** How long the player led. */
  lead: number
  /** The most land. */
  most: number
  /** How long the player led without a break, now and at most; absent in rounds from before it was counted. */
  reign?: number
  hold?: number
  /** Rivals cut over the player's own land. */
  guard?: number
  /** The most rivals cut in a row without being cut, and how many that are now. */
  chain?: number
  row?: number
}

/** A cell. */
export type Place = { x: number; y: number }

export type Pool = { x: number; y: number; r: number }

export type State = {
  rng: RngState
  twist: Twist
  /** Owner of every cell: 0 none, painter + 1, or SEA. */
  cells: number[]
  /** Whose wet trail lies on a cell, as painter + 1; dry cells are not in it, which keeps saves small. */
  trails: Record<number, number>
  /** Relax only: which ink every cell was painted with. */
  tints: number[]
  /** Relax only: the ink in the brush, and with it how many loops were drawn. */
  ink: number
  painters: Painter[]
  pools: Pool[]
  /** Two boons to choose from: taking one removes the other. Absent in older saves. */
  boons?: Boon[]
  /** Drops of free paint. Absent in older saves. */
  rain?: Place[]
  /** How soft the rivals are: 2 calm, 0 lively, -2 fierce; see rungs.ts. */
  ease?: number
  /** The daily sheet has easier star goals. Absent in older saves. */
  isDaily?: true
  /** True until the player has closed its first loop: its land is safe and no rival walks there. */
  isNew?: true
  /** The player began with a larger home. Absent where it did not. */
  isGifted?: true
  /** Absent in older saves. */
  tally?: Tally
  /** Land to be reached by a player far behind: it is worth a star, whatever the place. */
  aim?: { target: number; isReached: boolean }
  /** A golden drop on the sheet, for the first painter to reach it. */
  gold?: { x: number; y: number; left: number }
  /** Cells that can be owned. */
  room: number
  ticks: number
  /** Ticks until the end; below 0 while all painters stand still. */
  left: number
}

export type Event =
  | { type: 'left'; who: number; x: number; y: number }
  /** A cell or some, won by the way. */
  | { type: 'grazed'; who: number; x: number; y: number }
  | { type: 'claimed'; who: number; count: number; x: number; y: number }
  /** The player drew a loop and came home by itself: no gift closed it. */
  | { type: 'drew' }
  /** A rival crossed the player's trail while it cannot be cut. */
  | { type: 'passed'; who: number; x: number; y: number }
  /** `count`: cells that `by` gained; `lost`: cells that `who` lost; `isCrown`: `who` led; `foot`: where the trail left home. */
  | {
      type: 'splashed'
      who: number
      by: number
      x: number
      y: number
      count: number
      lost: number
      isCrown?: true
      foot: Place
    }
  /** From now on the player's trail can be cut. */
  | { type: 'peaceOver' }
  | { type: 'looped'; who: number; x: number; y: number }
  | { type: 'back'; who: number; x: number; y: number }
  | { type: 'second'; left: number }
  /** The last seconds begin, with wider brushes. */
  | { type: 'flood' }
  /** The comeback goal was set; it was reached. */
  | { type: 'aimed'; target: number }
  | { type: 'reached'; x: number; y: number }
  /** A golden drop fell; a painter took it. */
  | { type: 'gold'; x: number; y: number }
  | { type: 'golden'; who: number; count: number; x: number; y: number }
  /** Two boons lie there now. */
  | { type: 'offered'; x: number; y: number }
  /** Something happens to the sheet. */
  | { type: 'event'; kind: 'rain' | 'ebb' | 'pools' | 'flash' }
  /** A drop of free paint. */
  | { type: 'drop'; who: number; count: number; x: number; y: number }
  /** `count`: cells won with it. */
  | { type: 'taken'; who: number; kind: BoonKind; count: number; x: number; y: number }

/** Sent once, with the first tick of a round; a gift makes the player's home larger. */
export type Command = { type: 'ease'; level: number } | { type: 'gift' }

export type Game = { state: State; action: never; axis: 'x' | 'y'; command: Command; event: Event }

/** East, then clockwise. */
export const DX = [1, 1, 0, -1, -1, -1, 0, 1] as const
export const DY = [0, 1, 1, 1, 0, -1, -1, -1] as const

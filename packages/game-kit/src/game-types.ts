/** The contract between a game's rules and everything that runs them: browser, bots, replays, checks. */

/** A game's own types in one place.
 * @example type Hop = { state: State; action: 'jump'; axis: never; command: never; event: Event }
 */
export type GameTypes = {
  /** Everything the rules know. Plain values (what JSON can hold) unless the rules bring a `snapshot`. */
  state: unknown
  /** Names of what can be held down: `'jump'`. */
  action: string
  /** Names of what goes from -1 to 1: `'steer'`. */
  axis: string
  /** What the view sends the rules at a certain tick: `{ type: 'flip'; card: number }`. Plain values. */
  command: unknown
  /** Events that the rules report to the view and the audio. */
  event: { type: string }
}

/** How a run begins. */
export type Start = {
  mode: string
  /** From 1 in modes with levels, else 0. */
  level: number
  seed: number
  /** The first day of the period of a run that is the same for all (YYYY-MM-DD), else empty. */
  day: string
}

/** How a run ended. */
export type Outcome = {
  won: boolean
  score?: number
  /** 0 to 3, in modes with levels. */
  stars?: number
  /** The run ended because no move was left: the result card says so. */
  hasNoMoves?: boolean
}

/** How long a run of a mode is the same for all players. */
export type Period = 'day' | 'week'

export type ModeRules = {
  /** How many levels it has; absent where there are none. */
  levels?: number
  /** All players get the same run, and a new one comes every day or every Monday. */
  every?: Period
  /** Every level can be chosen from the start; else winning a level unlocks the next. */
  open?: boolean
  /** False where a level has no stars. */
  stars?: boolean
}

/** The input of one tick, as the rules read it. */
export type StepInput<G extends GameTypes> = {
  /** Held now. */
  down(action: G['action']): boolean
  /** Held now and not the tick before. */
  pressed(action: G['action']): boolean
  /** Held the tick before and not now. */
  released(action: G['action']): boolean
  /** -1 to 1. */
  axis(axis: G['axis']): number
  /** What the view sent since the last tick. */
  readonly commands: readonly G['command'][]
}

/** A game's rules: deterministic, without the DOM, without clocks. */
export type RuleSet<G extends GameTypes> = {
  slug: string
  /** By name, in the order they are offered; a new player starts in the first. */
  modes: Record<string, ModeRules>
  /** The order is the order of bits in logs: add at the end. */
  actions: readonly G['action'][]
  axes?: readonly G['axis'][]
  init(start: Start): G['state']
  /** One sixtieth of a second. Changes the state it is given and touches nothing else. */
  step(state: G['state'], input: StepInput<G>, emit: (event: G['event']) => void): void
  /** How the run ended, or null while it goes on. */
  getOutcome(state: G['state']): Outcome | null
  /** True when a step without input would change nothing: the loop may sleep. Absent: never. */
  isIdle?(state: G['state']): boolean
  /** Types of events that count as a reward: points, a star. */
  rewards?: readonly G['event']['type'][]
  /** The state as plain values, where it is not (a physics world). Bots, hashes and checks see this. */
  snapshot?(state: G['state']): unknown
  /** Whether a saved state is valid. Default: its fields have the same types as those of a new state. */
  isValid?(state: unknown): boolean
}

/** The buttons, axes and commands of one tick. */
export type InputFrame<G extends GameTypes> = {
  /** Bit i: the i-th action is down. */
  buttons: number
  /** One whole number from -127 to 127 for each axis. */
  axes: readonly number[]
  commands: readonly G['command'][]
}

/** One run of a game: the state, its ticks and the log that can repeat it. The part a browser needs; `run.ts` adds hashes. */
import { createStepInput } from './step-input.ts'
import type { GameTypes, InputFrame, Outcome, RuleSet, Start } from './game-types.ts'

/** Everything needed to play a run again, as JSON; a minute of play is a few hundred bytes. */
export type RunLog<G extends GameTypes = GameTypes> = {
  v: 1
  game: string
  start: Start
  ticks: number
  /** Runs of equal input: how many ticks, the held buttons, then the axes. */
  held: number[][]
  /** Commands and the tick they came at. */
  commands: [tick: number, command: G['command']][]
}

export type BareRun<G extends GameTypes> = {
  readonly start: Start
  readonly state: G['state']
  /** Ticks so far. */
  readonly ticks: number
  readonly outcome: Outcome | null
  /** Advances by one sixtieth of a second and returns the events. */
  tick(frame: InputFrame<G>): G['event'][]
  log(): RunLog<G>
  snapshot(): unknown
}

/** Starts a run, or continues one from a saved state. */
export function createBareRun<G extends GameTypes>(
  rules: RuleSet<G>,
  start: Start,
  savedState?: G['state'],
): BareRun<G> {
  const state = savedState ?? rules.init(start)
  const reader = createStepInput(rules)
  const log: RunLog<G> = { v: 1, game: rules.slug, start, ticks: 0, held: [], commands: [] }
  let outcome = rules.getOutcome(state)
  const snapshot = () => (rules.snapshot ? rules.snapshot(state) : state)
  return {
    start,
    state,
    get ticks() {
      return log.ticks
    },
    get outcome() {
      return outcome
    },
    tick(frame) {
      const events: G['event'][] = []
      // A released key is a change too.
      const wasHeld = (log.held.at(-1)?.[1] ?? 0) !== 0
      record(log, frame)
      reader.read(frame)
      if (wasHeld || !isQuiet(frame) || !rules.isIdle?.(state)) {
        rules.step(state, reader.input, (event) => events.push(event))
        outcome = rules.getOutcome(state)
      }
      return events
    },
    log: () => log,
    snapshot,
  }
}

function isQuiet({ buttons, axes, commands }: InputFrame<GameTypes>): boolean {
  return buttons === 0 && commands.length === 0 && axes.every((value) => value === 0)
}

function record(log: RunLog, { buttons, axes, commands }: InputFrame<GameTypes>): void {
  for (const command of commands) log.commands.push([log.ticks, command])
  log.ticks++
  const last = log.held.at(-1)
  if (last && last[1] === buttons && axes.every((value, i) => value === last[i + 2])) last[0]!++
  else log.held.push([1, buttons, ...axes])
}

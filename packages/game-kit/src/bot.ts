/** Bots: simulated players that show that a game is fair and rewards skill. */
import { createRng } from './rng.ts'
import type { Rng } from './rng.ts'
import { createRun } from './run.ts'
import type { Run, RunLog } from './run.ts'
import { quantise } from './step-input.ts'
import type { GameTypes, InputFrame, Outcome, RuleSet, Start } from './game-types.ts'

/** A bot's input for one tick: everything it holds, and a few commands at most. */
export type BotInput<G extends GameTypes> = {
  down?: readonly G['action'][]
  axes?: Partial<Record<G['axis'], number>>
  commands?: readonly G['command'][]
}

export type Bot<G extends GameTypes> = {
  /** Reaction time; 0 by default. The runner delays the bot's input by this. */
  reactionMs?: number
  /** Extra time for a move in a game that waits for input: looking, dragging. */
  moveMs?: number
  /** Asked every tick; in a game that is idle between commands, asked when no input is pending. Never changes the state. */
  play(state: G['state'], rng: Rng, tick: number): BotInput<G>
}
export type BotName = 'random' | 'novice' | 'expert'

/** Maps commands to device input for the checks, where the view creates commands from pointers and cursors. */
export type InputDriver<G extends GameTypes> = {
  /**
   * Names of actions or moves to tap, one after the other; `probe` is the current result of the view's `probe()`. With `again` at the end it is asked
   * once more after these taps, when the cursor has moved.
   */
  taps?(command: G['command'], state: G['state'], probe: unknown): string[]
  /** A gesture in logical units: pressed at the first point, moved along the others, released at the last. One gesture after the other. */
  touches?(command: G['command'], state: G['state'], probe: unknown): { x: number; y: number }[][]
  /** Where a finger is held for the bot's input, in units, for games steered by pointing; null: no finger. */
  point?(botInput: BotInput<G>, state: G['state'], probe: unknown): { x: number; y: number } | null
}

export type BotResult<G extends GameTypes> = {
  outcome: Outcome | null
  ticks: number
  /** Tick of the first event the rules count as a reward, or null. */
  firstReward: number | null
  log: RunLog<G>
  hash: string
  state: G['state']
}

const TICKS_PER_SECOND = 60

/** Turns a bot's input by name into an input frame.
 * @example toFrame(rules, { down: ['jump'], axes: { steer: -0.5 } })
 */
export function toFrame<G extends GameTypes>(
  { actions, axes = [] }: RuleSet<G>,
  botInput: BotInput<G>,
): InputFrame<G> {
  let buttons = 0
  for (const action of botInput.down ?? []) buttons |= 1 << actions.indexOf(action)
  const values = botInput.axes as Record<string, number> | undefined
  return {
    buttons,
    axes: axes.map((axis) => quantise(values?.[axis] ?? 0)),
    commands: botInput.commands ?? [],
  }
}

/**
 * Returns the input of a bot, tick by tick, its reaction time included. `minMoveMs` slows down bots that would move sixty times a second in a
 * game that waits.
 */
export function createBotPlayer<G extends GameTypes>(
  rules: RuleSet<G>,
  bot: Bot<G>,
  rng: Rng,
  minMoveMs = 0,
) {
  const ms = (bot.reactionMs ?? 0) + (rules.isIdle ? Math.max(minMoveMs, bot.moveMs ?? 0) : 0)
  const delay = Math.round((ms * TICKS_PER_SECOND) / 1000)
  const waiting: BotInput<G>[] = []
  let held: BotInput<G> = {}
  return (state: G['state'], tick: number): BotInput<G> => {
    if (!rules.isIdle) {
      waiting.push(bot.play(state, rng, tick))
      if (waiting.length > delay) held = waiting.shift()!
      return held
    }
    // Between commands the game waits for the player, so input for this state still fits after the delay.
    if (waiting.length === 0) {
      const botInput = rules.isIdle(state) ? bot.play(state, rng, tick) : {}
      for (let i = 0; i < delay; i++) waiting.push({})
      waiting.push(botInput)
    }
    return waiting.shift()!
  }
}

type PlayOptions = { seed?: number | string; maxTicks?: number; minMoveMs?: number }

/** Plays one run headlessly to its end or to `maxTicks`.
 * @example playBot(rules, start, bots.expert, { seed: 1 }).outcome?.won
 */
export function playBot<G extends GameTypes>(
  rules: RuleSet<G>,
  start: Start,
  bot: Bot<G>,
  options: PlayOptions = {},
): BotResult<G> {
  const run = createRun(rules, start)
  const firstReward = playOn(rules, run, bot, options)
  const { outcome, ticks, state } = run
  return { outcome, ticks, firstReward, log: run.log(), hash: run.hash(), state }
}

/** Continues a run; returns the tick of the first event that the rules count as a reward, or null.
 * @example playOn(rules, run, bots.novice)
 */
export function playOn<G extends GameTypes>(
  rules: RuleSet<G>,
  run: Run<G>,
  bot: Bot<G>,
  { seed = 1, maxTicks = 36_000, minMoveMs = 0 }: PlayOptions = {},
): number | null {
  const player = createBotPlayer(rules, bot, createRng(seed), minMoveMs)
  const rewards = new Set<string>(rules.rewards)
  let firstReward: number | null = null
  while (!run.outcome && run.ticks < maxTicks) {
    const frame: InputFrame<G> = toFrame(rules, player(run.state, run.ticks))
    for (const event of run.tick(frame)) {
      if (firstReward === null && rewards.has(event.type)) firstReward = run.ticks
    }
  }
  return firstReward
}

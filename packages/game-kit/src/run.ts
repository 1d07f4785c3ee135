/** A run with its hash: bots, replays and servers compare hashes. */
import { createBareRun } from './bare-run.ts'
import type { BareRun, RunLog } from './bare-run.ts'
import { hashState } from './hash.ts'
import type { GameTypes, InputFrame, RuleSet, Start } from './game-types.ts'

export type { RunLog } from './bare-run.ts'
export type Run<G extends GameTypes> = BareRun<G> & { hash(): string }

/** Starts a run, or continues one from a saved state. A continued run has no log of its beginning, so `log` returns only the rest.
 * @example const run = createRun(rules, { mode: 'levels', level: 1, seed: 7, day: '' })
 */
export function createRun<G extends GameTypes>(
  rules: RuleSet<G>,
  start: Start,
  savedState?: G['state'],
): Run<G> {
  const run = createBareRun(rules, start, savedState)
  return Object.assign(run, { hash: () => hashState(run.snapshot()) })
}

/** Replays a log; the hash of the result proves that it is the same run.
 * @example replay(rules, log).hash()
 */
export function replay<G extends GameTypes>(rules: RuleSet<G>, log: RunLog<G>): Run<G> {
  const run = createRun(rules, log.start)
  for (const frame of listFrames(log)) run.tick(frame)
  return run
}

/** The frames of a log, tick by tick. */
export function* listFrames<G extends GameTypes>(log: RunLog<G>): Generator<InputFrame<G>> {
  let next = 0
  let tick = 0
  for (const [count = 0, buttons = 0, ...axes] of log.held) {
    for (let i = 0; i < count; i++, tick++) {
      const commands: G['command'][] = []
      while (next < log.commands.length && log.commands[next]![0] === tick)
        commands.push(log.commands[next++]![1])
      yield { buttons, axes, commands }
    }
  }
}

/** Runs and saves of players from before a run could have rewards: every change of the rules must read them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRun, listFrames, replay } from '@playhouse/game-kit/rules'
import type { Outcome, RunLog } from '@playhouse/game-kit/rules'
import { hasKindsOf } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { loadGame } from './game-files.ts'

type SavedRun = {
  log: RunLog
  outcome: Outcome | null
  hash: string
  /** The state after so many ticks; null where a game saves none. */
  savedAt: number
  state: unknown
}
const saved = JSON.parse(readFileSync(join(import.meta.dirname, 'saved-runs.json'), 'utf8')) as Record<
  string,
  SavedRun
>

test.each(Object.keys(saved))('%s: a replay of before reaches the same score', async (slug) => {
  const { rules } = await loadGame(slug)
  const { log, outcome, hash } = saved[slug]!
  const run = replay(rules, log)
  expect(run.outcome).toEqual(outcome)
  expect(run.hash()).toBe(hash)
})

test.each(Object.keys(saved).filter((slug) => saved[slug]!.state !== null))(
  '%s: a run that was saved before goes on as it would have',
  async (slug) => {
    const { rules } = await loadGame(slug)
    const { log, hash, savedAt, state } = saved[slug]!
    expect(rules.isSound ? rules.isSound(state) : hasKindsOf(state, rules.init(log.start))).toBe(true)
    const run = createRun(rules, log.start, state)
    for (const frame of [...listFrames(log)].slice(savedAt)) run.tick(frame)
    expect(run.hash()).toBe(hash)
  },
)

/** Runs and saves of players from before a run could have rewards, and what later versions saved: every change of the rules must read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRun, listFrames, replay } from '@playhouse/game-kit/rules'
import type { Outcome, RunLog, Start } from '@playhouse/game-kit/rules'
import { hasKindsOf } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { ROOT } from '../build.ts'
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

/** The unfinished runs of every save in `games/<slug>/saves/`. */
const unfinished = readdirSync(join(ROOT, 'games')).flatMap((slug) => {
  const folder = join(ROOT, 'games', slug, 'saves')
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const save = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
      string,
      { run: { start: Start; state: unknown } }
    >
    return Object.entries(save)
      .filter(([key]) => key.startsWith('run-'))
      .map(([key, { run }]) => [slug, `${key} of ${file}`, run] as const)
  })
})

test('there are unfinished runs of several games and modes', () => {
  expect(unfinished.length).toBeGreaterThan(8)
})

test.each(unfinished)('%s: the unfinished %s is read with its whole state', async (slug, _name, run) => {
  const { rules } = await loadGame(slug)
  expect(rules.isSound ? rules.isSound(run.state) : hasKindsOf(run.state, rules.init(run.start))).toBe(true)
  expect(JSON.parse(JSON.stringify(createRun(rules, run.start, run.state).snapshot()))).toEqual(run.state)
})

/** Runs and saves of earlier versions, before and after rewards were added: every change of the rules must load them. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
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

test.each(Object.keys(saved))('%s: an earlier replay reaches the same score', async (slug) => {
  const { rules } = await loadGame(slug)
  const { log, outcome, hash } = saved[slug]!
  const run = replay(rules, log)
  expect(run.outcome).toEqual(outcome)
  expect(run.hash()).toBe(hash)
})

test.each(Object.keys(saved).filter((slug) => saved[slug]!.state !== null))(
  '%s: an earlier saved run continues as it would have',
  async (slug) => {
    const { rules } = await loadGame(slug)
    const { log, hash, savedAt, state } = saved[slug]!
    expect(rules.isValid ? rules.isValid(state) : hasKindsOf(state, rules.init(log.start))).toBe(true)
    const run = createRun(rules, log.start, state)
    for (const frame of [...listFrames(log)].slice(savedAt)) run.tick(frame)
    expect(run.hash()).toBe(hash)
  },
)

type Run = { start: Start; state: unknown }
type SavedGame = { run: Run }

/** Saves of earlier versions: `games/<slug>/saves/`. */
const saves = readdirSync(join(ROOT, 'games')).flatMap((slug) => {
  const folder = join(ROOT, 'games', slug, 'saves')
  return (existsSync(folder) ? readdirSync(folder) : []).map((file) => {
    const save = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, SavedGame>
    return [slug, file, save] as const
  })
})
const unfinished = saves.flatMap(([slug, file, save]) =>
  Object.entries(save)
    .filter(([key]) => key.startsWith('run-'))
    .map(([key, { run }]) => [slug, `${key} of ${file}`, run] as const),
)

test('there are unfinished runs of several games and modes', () => {
  expect(unfinished.length).toBeGreaterThan(8)
})

test.each(unfinished)('%s: the unfinished %s is read with its complete state', async (slug, _name, run) => {
  const { rules } = await loadGame(slug)
  expect(rules.isValid ? rules.isValid(run.state) : hasKindsOf(run.state, rules.init(run.start))).toBe(true)
  expect(JSON.parse(JSON.stringify(createRun(rules, run.start, run.state).snapshot()))).toEqual(run.state)
})

/** Field names and names of pieces, prizes and places; levels, days and recorded paths are written in another way. */
const NAME = /^[a-z](?:[a-z-]{0,23}[a-z])?$/i
/** A key of the keyboard, and a list with one letter for each win. */
const NO_NAMES = new Set(['KeyJ', 'ksfptddkff'])

/** Every name in a save, however deep, as a field or as a value. */
function listNames(value: unknown): string[] {
  if (typeof value === 'string') return NAME.test(value) && !NO_NAMES.has(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const fields = Array.isArray(value) ? [] : Object.keys(value).filter((name) => NAME.test(name))
  return [...fields, ...Object.values(value).flatMap(listNames)]
}

/** The words of code, without those of tests, comments and imports. */
function readWords(pattern: string): Set<string> {
  const code = globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|demo\.json$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$|from '.*'$/gm, '')
  return new Set(code.match(/[a-z][\w-]*/gi))
}

// Some names are put together, such as `hat-leaf`.
const listMissing = (value: unknown, words: ReadonlySet<string>) =>
  listNames(value).filter((name) => !words.has(name) && !name.split('-').every((part) => words.has(part)))

// A save is passed on unchanged, so a field that the code has renamed would be stored but never read.
test.each(saves)('%s: every field and name in %s is still one of the code’s', (slug, _file, save) => {
  const { progress, ...runs } = save as unknown as { progress: { game: object } } & Record<string, SavedGame>
  const { game, ...ofKit } = progress
  const ofGame = [game, Object.values(runs).map(({ run }) => run.state)]
  const starts = Object.values(runs).map((entry) => ({ ...entry, run: { ...entry.run, state: null } }))
  expect(listMissing(ofGame, readWords(`games/${slug}/src/**/*.{ts,json}`))).toEqual([])
  expect(listMissing([ofKit, starts], readWords(`{packages/game-kit,games/${slug}}/src/**/*.ts`))).toEqual([])
})

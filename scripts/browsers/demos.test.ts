import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../build.ts'
import { findFirstDifference, listDemoChecks } from './demos.ts'
import { LIVE_EXAMPLES, listExampleChecks } from './examples.ts'

test.each([1, 2, 37, 99, 100])('the first different tick is found: %i of 100', async (tick) => {
  expect(await findFirstDifference(100, (ticks) => Promise.resolve(ticks < tick))).toBe(tick)
})

test('every own game and every example of the SDK has a check', () => {
  expect(listDemoChecks().map(({ name }) => name)).toEqual(
    readdirSync(join(ROOT, 'games')).map((slug) => `demo ${slug}`),
  )
  const entries = readdirSync(join(ROOT, 'packages/sdk/examples'), { withFileTypes: true })
  const games = entries.filter((entry) => entry.isDirectory() && entry.name !== LIVE_EXAMPLES)
  expect(listExampleChecks().map(({ name }) => name)).toEqual(games.map(({ name }) => `example ${name}`))
})

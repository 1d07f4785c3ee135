import { expect, test } from 'vitest'
import { playBot } from './bot.ts'
import type { Bot } from './bot.ts'
import { counter, quiet, start } from './counter.fixture.ts'
import type { Counter } from './counter.fixture.ts'
import { replay } from './run.ts'

const runner: Bot<Counter> = {
  play: (_, __, tick) => ({ axes: { move: 1 }, down: tick === 30 ? ['jump'] : [] }),
}

test('a bot plays to the end, and its log proves it', () => {
  const result = playBot(counter, start, runner)
  expect(result.outcome).toEqual({ won: true, score: 1 })
  expect(result.firstReward).toBe(31)
  expect(replay(counter, result.log).hash()).toBe(result.hash)
})

test('what a novice wants comes 350 ms later', () => {
  expect(playBot(counter, start, { ...runner, reactionMs: 350 }).firstReward).toBe(31 + 21)
})

test('where the game waits, a bot is asked again only when its last wish was done', () => {
  let asked = 0
  const setter: Bot<Counter> = {
    reactionMs: 100,
    play: ({ x }) => {
      asked++
      return { commands: [{ set: Math.floor(x) + 10 }] }
    },
  }
  const { outcome, ticks } = playBot(quiet, start, setter)
  expect(outcome?.won).toBe(true)
  expect(asked).toBe(10)
  expect(ticks).toBe(70)
})

test('a bot that never ends is stopped', () => {
  expect(playBot(counter, start, { play: () => ({}) }, { maxTicks: 50 })).toMatchObject({
    ticks: 50,
    outcome: null,
  })
})

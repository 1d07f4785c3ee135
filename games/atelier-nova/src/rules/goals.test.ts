import { createRun, playBot, toFrame } from '@playhouse/game-kit/rules'
import type { BotName } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { isLong } from '../../../../scripts/test/long-run.ts'
import { bots } from '../bots.ts'
import { findPiece } from '../data/catalogue.ts'
import { glows } from '../ui/piece-hints.ts'
import { countStars } from './goals.ts'
import { AGAIN_IN_COLOUR, FIRST_IN_COLOUR, judge } from './judging.ts'
import { swatch } from './palette.ts'
import { rules } from '../rules.ts'
import type { Command } from '../state.ts'
import { THEMES } from '../data/themes.ts'

const RUNS = 80
const start = (mode: string, level: number, seed = level) => ({ mode, level, seed, day: '' })
const shareOf = (bot: BotName, level: number) =>
  Array.from({ length: RUNS }, (_, i) =>
    playBot(rules, start('shows', level), bots[bot], { seed: i + 1 }),
  ).filter(({ outcome }) => outcome?.won).length / RUNS

test('card by card the novice’s luck grows thin slowly: no cliff, and no card far from its neighbours', () => {
  // In a short run every second card.
  const step = isLong ? 1 : 2
  const cards = THEMES.map((_, i) => i).filter((i) => i % step === 0)
  const shares = cards.map((i) => shareOf('novice', i + 1))
  for (const [at, share] of shares.entries()) {
    const i = cards[at]!
    // Nearly all on the first three cards, 55 of 100 on the tenth, then slowly to 35 on the last.
    const expected = i < 3 ? 0.9 : i < 10 ? 0.9 - ((i - 2) / 7) * 0.35 : 0.55 - ((i - 9) / 26) * 0.2
    expect(Math.abs(share - expected), `card ${i + 1}: ${share}`).toBeLessThan(0.13)
  }
  const mean = (from: number) => {
    const six = shares.slice(from / step, (from + 6) / step)
    return six.reduce((sum, one) => sum + one, 0) / six.length
  }
  for (const from of [6, 12, 18, 24, 30]) expect(mean(from)).toBeLessThan(mean(from - 6) + 0.05)
})

test('on the first card a fitting dress has the star, an unfit coat over it costs it', () => {
  const wear = (...names: string[]) => {
    const run = createRun(rules, start('shows', 1))
    for (const name of names)
      run.tick(toFrame(rules, { commands: [{ type: 'wear', piece: findPiece(name).id }] }))
    return countStars(run.state, judge(run.state.look, run.state.theme).score)
  }
  expect(wear('sweater-dress')).toBe(1)
  expect(wear('sweater-dress', 'opera-coat')).toBe(0)
  expect(wear('tea-dress')).toBe(0)
})

test.each(['daily', 'weekly', 'collection'])(
  '%s: what chance put on does not pass, a good outfit does',
  (mode) => {
    const play = (bot: BotName, seed: number) =>
      playBot(rules, start(mode, 0, seed), bots[bot], { seed }).outcome
    const lucky = Array.from({ length: 20 }, (_, i) => play('random', i + 1)).filter(
      (outcome) => outcome?.won,
    )
    expect(lucky.length).toBeLessThan(6)
    for (const seed of [1, 2, 3]) expect(play('expert', seed)).toMatchObject({ won: true, stars: 3 })
  },
)

test('a collection counts the stars of all three shows, and taking the last one back takes its stars', () => {
  const run = createRun(rules, start('collection', 0, 5))
  const send = (...commands: Command[]) => {
    for (const command of commands) run.tick(toFrame(rules, { commands: [command] }))
  }
  // Runs from before this was counted have no such field, and must load.
  expect(run.state).not.toHaveProperty('won')
  // The last show has an envelope, which is opened first.
  for (let i = 0; i < 3; i++)
    send({ type: 'walk' }, { type: 'walk' }, { type: 'skip' }, { type: 'skip' }, { type: 'done' })
  const { won = 0 } = run.state
  expect(run.outcome?.won).toBe(won >= 3)
  send({ type: 'back' })
  expect(run.state.won).toBeLessThanOrEqual(won)
  send({ type: 'walk' }, { type: 'skip' }, { type: 'skip' }, { type: 'done' })
  expect(run.state.won).toBe(won)
})

test('each of the card’s colours counts in full once', () => {
  const theme = THEMES.find(({ palette }) => palette === 'sea')!
  const { look } = createRun(rules, start('shows', 1)).state
  const worn = (name: string, dye: string) => ({
    piece: findPiece(name).id,
    a: swatch(dye),
    b: 0,
    pattern: 0,
  })
  const points = (...dyes: [string, string, string]) =>
    judge(
      {
        ...look,
        wear: {
          top: worn('hoodie', dyes[0]),
          bottom: worn('pencil-jeans', dyes[1]),
          hat: worn('wool-beret', dyes[2]),
        },
      },
      theme,
    )
      .remarks.filter(({ what }) => what === 'palette')
      .map((remark) => remark.points)
  expect(points('teal', 'lagoon', 'sky')).toEqual([FIRST_IN_COLOUR, FIRST_IN_COLOUR, FIRST_IN_COLOUR])
  expect(points('teal', 'teal', 'rust')).toEqual([FIRST_IN_COLOUR, AGAIN_IN_COLOUR])
})

test.each<[level: number, piece: string, has: boolean]>([
  [7, 'riviera-sunhat', true],
  [7, 'star-cap', false],
  [9, 'velvet-choker', true],
  [9, 'gala-gown', false],
  [20, 'wool-beret', false],
])('on show %i gold on the %s: %s', (level, piece, has) => {
  expect(glows(findPiece(piece).id, { theme: THEMES[level - 1]!, mode: 'shows', level })).toBe(has)
})

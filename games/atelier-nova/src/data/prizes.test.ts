import { createRun, playBot, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { findBestLook } from '../rules/best.ts'
import { bots } from '../bots.ts'
import { findPiece, listKind, PIECES } from './catalogue.ts'
import { KINDS } from './cuts.ts'
import { judge } from '../rules/judging.ts'
import { shuffleLook } from '../rules/surprise.ts'
import { costOf, findNextPrize, listOpen, listWon, PRIZES, sumStars } from './prizes.ts'
import { countStars } from '../rules/goals.ts'
import { rules } from '../rules.ts'
import type { Command } from '../state.ts'
import { TAGS } from '../rules/tags.ts'
import type { Tag } from '../rules/tags.ts'
import { THEMES } from './themes.ts'

const start = (level: number) => ({ mode: 'shows', level, seed: level, day: '' })
const wear = (name: string): Command => ({ type: 'wear', piece: findPiece(name).id })
const starsOf = (level: number, commands: readonly Command[]) => {
  const run = createRun(rules, start(level))
  for (const command of commands) run.tick(toFrame(rules, { commands: [command] }))
  return countStars(run.state, judge(run.state.look, run.state.theme).score)
}

test('48 different pieces are won, the first with the first star, all of them before the last stars', () => {
  expect(PRIZES).toHaveLength(48)
  expect(new Set(PRIZES.map(({ piece }) => piece)).size).toBe(48)
  expect(PRIZES[0]!.stars).toBe(1)
  expect(PRIZES.at(-1)!.stars).toBeLessThanOrEqual(THEMES.length * 3)
})

test('every drawer and every style has something to wear from the start', () => {
  for (const kind of KINDS) expect(listOpen(kind, 0).length, kind).toBeGreaterThanOrEqual(4)
  const open = PIECES.filter(({ id }) => costOf(id) === 0)
  for (const tag of TAGS) expect(open.filter(({ tags }) => tags[tag]).length, tag).toBeGreaterThanOrEqual(10)
})

test.each<[from: number, to: number, names: readonly string[]]>([
  [0, 0, []],
  [0, 1, ['fairy-wings']],
  [0, 3, ['fairy-wings', 'star-shades']],
  [3, 4, []],
  [94, 108, ['starlight-gown']],
])('from %i to %i stars wins %j', (from, to, names) => {
  expect(listWon(from, to).map(({ piece }) => PIECES[piece]!.name)).toEqual(names)
})

test('with all stars nothing is left to win', () => {
  expect(findNextPrize(0)?.piece).toBe(findPiece('fairy-wings').id)
  expect(findNextPrize(108)).toBeNull()
  for (const kind of KINDS) expect(listOpen(kind, 108)).toEqual(listKind(kind))
})

test('stars of older saves count, those of other modes do not', () => {
  expect(sumStars({ shows: { 1: 3, 2: 1, 3: 0 }, free: { 1: 3 } })).toBe(4)
  expect(sumStars({})).toBe(0)
})

test('a surprise shows nothing that is still to be won', () => {
  const { look } = createRun(rules, start(1)).state
  for (let seed = 0; seed < 200; seed++)
    for (const { piece } of Object.values(shuffleLook(look, seed, 4).wear))
      expect(costOf(piece)).toBeLessThanOrEqual(4)
})

test('a surprise follows the card: required kinds worn, nothing unwanted, no piece too many, and more style than a random outfit has', () => {
  const { look } = createRun(rules, start(1)).state
  for (const theme of THEMES.slice(7)) {
    const [themed, blind] = [true, false].map((followsTheme) => {
      const verdicts = Array.from({ length: 40 }, (_, seed) =>
        judge(shuffleLook(look, seed, 20, followsTheme ? theme : undefined), theme),
      )
      const said = verdicts.flatMap(({ remarks }) => remarks.map(({ what }) => what))
      if (followsTheme)
        for (const fault of ['missing', 'avoid', 'many', 'bare']) expect(said).not.toContain(fault)
      return verdicts.reduce((sum, { totals }) => sum + totals.tansy, 0)
    })
    // Fewer pieces have less style.
    if (theme.most === 0) expect(themed).toBeGreaterThan(blind! * 1.4)
  }
})

test('goals ask for nothing that is not open yet', () => {
  for (const [i, theme] of THEMES.entries())
    for (const { piece } of Object.values(findBestLook(theme, i).wear))
      expect(costOf(piece)).toBeLessThanOrEqual(i)
})

test.each([1, 2])('on card %i a dress that fits has a star', (level) => {
  const [tag] = Object.keys(THEMES[level - 1]!.tags) as [Tag]
  const fitting = listOpen('dress', level - 1).filter(({ tags }) => (tags[tag] ?? 0) > 1)
  expect(fitting.length).toBeGreaterThan(0)
  for (const { name } of fitting) expect(starsOf(level, [wear(name)]), name).toBeGreaterThanOrEqual(1)
})

test('what hung there by chance has no star on the first card', () => {
  expect(starsOf(1, [])).toBe(0)
})

test('the cards grow harder to the very end for those who read only the first word', () => {
  const share = (levels: readonly number[]) => {
    const won = levels.flatMap((level) =>
      Array.from(
        { length: 10 },
        (_, seed) => playBot(rules, start(level), bots.novice, { seed }).outcome?.won,
      ),
    )
    return won.filter(Boolean).length / won.length
  }
  const [early, middle, late] = [share([1, 2, 3, 4]), share([15, 17, 19, 21]), share([31, 33, 35, 36])]
  expect(early).toBeGreaterThan(0.85)
  expect(middle).toBeLessThan(early - 0.3)
  expect(late).toBeLessThan(middle + 0.05)
  expect(late).toBeGreaterThan(0.3)
})

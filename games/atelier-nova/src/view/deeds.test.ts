import { createRun, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { findBestLook } from '../rules/best.ts'
import { saves } from './book.ts'
import {
  addDeeds,
  GOALS,
  isReached,
  listDeeds,
  listWonFrames,
  listWonSets,
  SETS,
  WON_FRAMES,
} from './deeds.ts'
import type { Deeds } from './deeds.ts'
import { rules } from '../rules.ts'
import type { Command } from '../state.ts'
import { THEMES } from '../data/themes.ts'
import { texts } from '../texts.ts'

/** The best outfit of a card, shown. */
function show(level: number, mode = 'shows') {
  const run = createRun(rules, { mode, level, seed: level, day: '' })
  const look = findBestLook(run.state.theme, Math.max(0, level - 1))
  // The sealed envelope is opened before the walk.
  const commands: Command[] = [
    { type: 'dress', look },
    { type: 'walk' },
    ...(run.state.theme.late ? [{ type: 'walk' } as const] : []),
    { type: 'skip' },
  ]
  for (const command of commands) run.tick(toFrame(rules, { commands: [command] }))
  // Past a rival first.
  if (run.state.phase === 'walk') run.tick(toFrame(rules, { commands: [{ type: 'skip' }] }))
  return { ...run.state, verdict: run.state.verdict! }
}

test('every backdrop and frame is won by one goal, and every goal has its words', () => {
  const rewards = GOALS.map(({ reward }) => ('set' in reward ? reward.set : reward.frame))
  expect(rewards.toSorted()).toEqual([...SETS, ...WON_FRAMES].toSorted())
  for (const { name, need } of GOALS) expect(texts.goals[name](need)).not.toBe('')
})

test('a good show counts its required kinds, place, stars and pieces; free dressing counts nothing', () => {
  const deeds = listDeeds(show(13), 'shows/13/1')
  expect(deeds).toMatchObject({ wishes: ['shows/13/1'], places: ['garden'], best: ['shows/13/1'], days: [] })
  expect(deeds.pieces!.length).toBeGreaterThan(5)
  expect(listDeeds(show(1, 'free'), 'free/1/1')).toEqual({})
})

test('the same show counts once, and a goal is reached once', () => {
  const mustsGoal = GOALS.find(({ name }) => name === 'wishes')!
  let deeds: Deeds = {}
  let times = 0
  const levels = THEMES.flatMap(({ musts }, i) => (musts.length > 0 ? [i + 1] : []))
  for (const level of [...levels, ...levels]) {
    const added = addDeeds(deeds, { wishes: [`shows/${level}/1`] })
    times += added.reached.filter(({ name }) => name === 'wishes').length
    deeds = added.deeds
  }
  expect(times).toBe(1)
  expect(isReached(mustsGoal, deeds)).toBe(true)
  expect(deeds.wishes).toHaveLength(mustsGoal.need)
  expect(listWonFrames(deeds)).toEqual(['pearls'])
  expect(listWonSets(deeds)).toEqual([])
})

test('every goal can be reached with the best outfits of the shows, days and collections', () => {
  let deeds: Deeds = {}
  for (let level = 1; level <= THEMES.length; level++)
    deeds = addDeeds(deeds, listDeeds(show(level), `shows/${level}/1`)).deeds
  const open = GOALS.filter((goal) => !isReached(goal, deeds)).map(({ name }) => name)
  // These ask for other ways to play, or for a colour choice of one's own.
  for (const name of open)
    expect(['triad', 'tone', 'opposites', 'colours', 'light', 'days', 'collections']).toContain(name)
})

test('saves from before the goals load, broken ones do not', () => {
  expect(saves.isValid!({ looks: [] })).toBe(true)
  expect(saves.isValid!({ looks: [], deeds: { triad: ['shows/3/1'] } })).toBe(true)
  expect(saves.isValid!({ looks: [], deeds: { triad: 7 } })).toBe(false)
})

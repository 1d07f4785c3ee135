import { expect, test } from 'vitest'
import { initialState } from './sheets.ts'
import { createRankingNews } from './ranking-news.ts'

const state = initialState({ mode: 'rush', level: 0, seed: 1, day: '' })
const show = (news: ReturnType<typeof createRankingNews>, from: number, to: number, sign: string) => {
  let shown = 0
  for (let ticks = from; ticks < to; ticks++) if (news.isDue({ ...state, ticks }, sign)) shown++
  return shown
}

test('a phone shows the ranking as a round begins, and then when the place has changed for good', () => {
  const news = createRankingNews()
  expect(show(news, 0, 60, '5')).toBe(60)
  expect(show(news, 60, 2000, '5')).toBeLessThan(400)
  // To and fro is no news.
  for (let ticks = 2000; ticks < 2600; ticks += 20)
    expect(show(news, ticks, ticks + 20, ticks % 40 ? '4' : '5')).toBe(0)
  const shown = show(news, 2600, 3600, '3')
  expect(shown).toBeGreaterThan(120)
  expect(shown).toBeLessThan(300)
})

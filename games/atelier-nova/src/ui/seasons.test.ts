import { expect, test } from 'vitest'
import { listSeasons, seasonOf } from './seasons.ts'
import { texts } from '../texts.ts'
import { THEMES } from '../data/themes.ts'

test('every show stands in one season, and every season has a name', () => {
  const seasons = listSeasons(THEMES.length)
  expect(seasons.map(({ from, to }) => `${from}–${to}`)).toEqual(['1–10', '11–20', '21–30', '31–36'])
  expect(texts.seasons).toHaveLength(seasons.length)
  for (let level = 1; level <= THEMES.length; level++) {
    const { from, to } = seasons[seasonOf(level)]!
    expect(level >= from && level <= to).toBe(true)
  }
})

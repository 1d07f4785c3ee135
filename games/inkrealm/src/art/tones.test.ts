import { expect, test } from 'vitest'
import { toneOf } from './tones.ts'

test('every day of the week has a paper and a table of its own, and every kind of round a paper', () => {
  const week = Array.from({ length: 7 }, (_, i) => toneOf('daily', `2026-11-${22 + i}`))
  expect(new Set(week.map(({ paper }) => paper)).size).toBe(7)
  expect(new Set(week.map(({ desk }) => desk)).size).toBe(7)
  const papers = ['rush', 'islands', 'relax', 'pools', 'teams', 'fog'].map((mode) => toneOf(mode, '').paper)
  expect(new Set(papers).size).toBe(papers.length)
})

test('a day that is none falls back to the usual paper', () => {
  expect(toneOf('daily', 'whenever')).toEqual(toneOf('rush', ''))
})

import { expect, test } from 'vitest'
import { slugOf } from './import-article.server.ts'

test.each([
  ['How to Win at Chess', 'how-to-win-at-chess'],
  ['  Café – 10 tips! ', 'cafe-10-tips'],
  ['Fire & Ice', 'fire-ice'],
])('%j is known by %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each([
  ['2026 年最好的游戏', '2026 年最难的游戏'],
  ['Der große Hund', 'Der gro e Hund'],
  ['A '.repeat(60) + 'fox', 'A '.repeat(60) + 'ox'],
  ['Лиса', 'Сова'],
  ['!!!', '???'],
])('%j and %j are two articles', (one, other) => {
  expect(slugOf(one)).not.toBe(slugOf(other))
  for (const title of [one, other]) {
    expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(slugOf(title).length).toBeLessThanOrEqual(80)
    expect(slugOf(title)).toBe(slugOf(title))
  }
})

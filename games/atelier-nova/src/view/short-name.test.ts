import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a look has a short name of its own', () => {
  const names = new Set<string>()
  for (let piece = 0; piece < 180; piece++)
    for (let a = 0; a < 40; a++)
      for (const b of [0, 7, 39]) names.add(shortName(JSON.stringify([{ wear: { top: { piece, a, b } } }])))
  expect(names.size).toBe(180 * 40 * 3)
  expect(Math.max(...[...names].map((name) => name.length))).toBeLessThanOrEqual(14)
})

test('the same text has the same name', () => {
  expect(shortName('one dress')).toBe(shortName('one dress'))
  expect(shortName('one dress')).not.toBe(shortName('one dresr'))
})

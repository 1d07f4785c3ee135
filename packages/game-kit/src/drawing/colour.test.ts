import { expect, test } from 'vitest'
import { brightnessOf, mixColours, parseHex, withAlpha } from './colour.ts'

test('colours are read from six digits', () => {
  expect(parseHex('#ffb000')).toEqual([255, 176, 0])
  expect(parseHex('#01020380')).toEqual([1, 2, 3])
})

test('two colours are mixed part by part, and stay colours beyond their ends', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColours('#102030', '#304050', 0)).toBe('#102030')
  expect(mixColours('#102030', '#304050', 1)).toBe('#304050')
  expect(mixColours('#102030', '#f0e0d0', 2)).toBe('#ffffff')
  expect(mixColours('#102030', '#f0e0d0', -1)).toBe('#000000')
})

test('a colour becomes transparent, and tells how bright it is', () => {
  expect(withAlpha('#ffb000', 0.4)).toBe('rgba(255,176,0,0.4)')
  expect([brightnessOf('#000000'), brightnessOf('#ffffff')]).toEqual([0, 1])
  expect(brightnessOf('#00ff00')).toBeGreaterThan(brightnessOf('#ff0000'))
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { COVER_ASPECT, type CoverShape } from '#app/features/catalogue/tile.ts'
import { renderGeneratedCover } from './generated-cover.ts'
import { fitTitle, measureText, toDrawable, UNITS_PER_EM } from './lettering.ts'
import { MOTIFS, pickMotif } from './pick-motif.ts'

const SHAPES = Object.keys(COVER_ASPECT) as CoverShape[]

const TITLES = [
  'X',
  'Bubble Shooter',
  'Supercalifragilisticexpialidocious',
  'Łódź: Zażółć gęślą jaźń — Ünïcödé & Friends',
  'سوليتير',
  '麻雀ゲーム',
  '🎮🎲',
  '  ',
  '<script>alert("x")</script>',
  `${'Very '.repeat(30)}Long Title`,
]

test('every title, in any script, is a whole picture in every shape, of a few kilobytes', async () => {
  for (const title of TITLES) {
    for (const shape of SHAPES) {
      const svg = renderGeneratedCover({ slug: 'some-game', title, tags: ['puzzle'] }, shape)
      expect(svg.length).toBeLessThan(10_000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect(height! / width!).toBeCloseTo(COVER_ASPECT[shape])
    }
  }
})

test('the same game looks the same every time, two games do not', () => {
  const subject = { slug: 'jewel-path', title: 'Jewel Path', tags: ['match-3'] }
  expect(renderGeneratedCover(subject, 'square')).toBe(renderGeneratedCover({ ...subject }, 'square'))
  expect(renderGeneratedCover(subject, 'square')).not.toBe(
    renderGeneratedCover({ ...subject, slug: 'b' }, 'square'),
  )
})

test('a title never leaves its box', () => {
  for (const title of [
    'Super Long Word Combination',
    'Hi',
    'Supercalifragilisticexpialidocious',
    'A B C D E F G',
  ]) {
    const { lines, size } = fitTitle(title, 176, 62, 46, 0.9)
    expect(lines.join(' ')).toBe(title)
    expect(Math.max(...lines.map(measureText)) * (size / UNITS_PER_EM)).toBeLessThanOrEqual(176.001)
    expect(((lines.length - 1) * 0.9 + 0.95) * size).toBeLessThanOrEqual(62.001)
  }
})

test('accents outside the outlines lose their mark, other scripts fall away', () => {
  expect(toDrawable('Čeština Łódź')).toBe('Cestina Lódz')
  expect(toDrawable('Café 麻雀')).toBe('Café')
  expect(toDrawable('麻雀')).toBe('')
})

test('the drawing fits what the game is about', () => {
  expect(MOTIFS[pickMotif('anything', ['racing'])]).toBeDefined()
  expect(pickMotif('mahjong-gardens')).toMatch(/^mahjong/)
  expect(pickMotif('super-taxi', ['simulation'])).toBe('car')
  expect(pickMotif('kitten-cafe')).toBe('cat')
  expect(pickMotif('qwertz', ['soccer'])).toBe('ball')
})

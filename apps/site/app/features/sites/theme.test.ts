import { expect, test } from 'vitest'
import { contrast } from '#app/domain/colour.ts'
import type { Theme } from '#app/domain/site-schema.ts'
import { correctTheme, paletteOf, schemeOf, themeStyle, turnTheme } from './theme.ts'

const DARK: Theme = {
  background: '#0e1024',
  element: '#1b1f42',
  text: '#f4f1ea',
  textHover: '#ffd84d',
  accent: '#7050f4',
  glow: '#b03a8c',
  corners: 'soft',
  tiles: 'shade',
}
const LIGHT: Theme = {
  background: '#fff3dc',
  element: '#ffffff',
  text: '#43240e',
  textHover: '#b3380c',
  accent: '#c93f0a',
  glow: '#ff9fb6',
  corners: 'round',
  tiles: 'shade',
}
const NEON: Theme = {
  ...DARK,
  background: '#07060f',
  element: '#15122d',
  accent: '#ff3fb4',
  corners: 'sharp',
  tiles: 'neon',
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s on %s is %f', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  expect(contrast(b, a)).toBeCloseTo(ratio, 2)
})

test('a theme that can be read is left as it is', () => {
  expect(correctTheme(DARK)).toEqual(DARK)
})

test.each([
  ['dark text on a dark ground', { ...DARK, text: '#222244', textHover: '#333366' }],
  [
    'light text on a light ground',
    { ...DARK, background: '#ffffff', element: '#f0f0f0', text: '#dddddd', textHover: '#ffd84d' },
  ],
  [
    'grey on grey',
    { ...DARK, background: '#808080', element: '#7f7f7f', text: '#818181', textHover: '#7e7e7e' },
  ],
  [
    'the text is the ground',
    { ...DARK, background: '#123456', element: '#123456', text: '#123456', textHover: '#123456' },
  ],
  [
    'a middle ground, hard for both',
    { ...DARK, background: '#757575', element: '#767676', text: '#ff0000', textHover: '#00ff00' },
  ],
])('text is corrected until it can be read on both surfaces: %s', (_name, theme) => {
  const corrected = correctTheme(theme)
  for (const colour of [corrected.text, corrected.textHover]) {
    expect(contrast(colour, corrected.background)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour, corrected.element)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a thousand random themes on like surfaces can all be read', () => {
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647)
  const colour = () => `#${(random() % 0x1000000).toString(16).padStart(6, '0')}`
  for (let round = 0; round < 1000; round++) {
    const background = colour()
    const { text, textHover } = correctTheme({
      ...DARK,
      background,
      element: background,
      text: colour(),
      textHover: colour(),
    })
    expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(textHover, background), `${textHover} on ${background}`).toBeGreaterThanOrEqual(4.5)
  }
})

test('colours move as little as needed', () => {
  const { text } = correctTheme({ ...DARK, text: '#5a5f9e' })
  expect(contrast(text, DARK.element)).toBeGreaterThanOrEqual(4.5)
  expect(text).not.toBe('#ffffff')
})

test('surfaces that no one colour can be read on get the best there is', () => {
  const corrected = correctTheme({
    ...DARK,
    background: '#000000',
    element: '#ffffff',
    text: '#777777',
    textHover: '#888888',
  })
  expect(corrected.text).toMatch(/^#[0-9a-f]{6}$/)
})

test('the style of a theme has its four colours and cannot end the element', () => {
  const style = themeStyle(DARK)
  expect(style).toMatch(
    /^html:root\{--background:#0e1024;--element:#1b1f42;--text:#f4f1ea;--text-hover:#ffd84d;/,
  )
  expect(style).toMatch(/^(html:root(\[data-theme=(dark|light)\])?\{([a-z-]+:[#\w ,-]+;?)+\})+$/)
})

test('a site has its own scheme and the other one, for visitors who prefer that', () => {
  expect([schemeOf(DARK), schemeOf(LIGHT), schemeOf(NEON)]).toEqual(['dark', 'light', 'dark'])
  for (const theme of [DARK, LIGHT, NEON]) {
    const other = schemeOf(theme) === 'dark' ? 'light' : 'dark'
    expect(schemeOf(turnTheme(theme))).toBe(other)
    expect(themeStyle(theme)).toContain(`html:root[data-theme=${other}]{`)
    expect(themeStyle(theme)).toContain(`color-scheme:${other}`)
  }
})

// covers: '3.7'
test.each(
  Object.entries({ DARK, LIGHT, NEON }).flatMap(([name, theme]) => [
    [name, theme] as const,
    [`${name} in the other light`, turnTheme(theme)] as const,
  ]),
)('everything written in the palette of %s can be read where it stands', (_name, theme) => {
  const palette = paletteOf(theme)
  const colour = (name: string) => palette[`--${name}`]!
  for (const surface of ['background', 'element', 'surface', 'surface-raised'].map(colour)) {
    for (const name of ['text', 'text-hover', 'dim', 'accent-text', 'danger'])
      expect(contrast(colour(name), surface), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colour('on-go'), colour('go'))).toBeGreaterThanOrEqual(4.5)
})

test('corners are the theme’s', () => {
  expect(themeStyle(LIGHT)).toContain('--radius-tile:28px')
  expect(themeStyle(NEON)).toContain('--radius-tile:6px')
})

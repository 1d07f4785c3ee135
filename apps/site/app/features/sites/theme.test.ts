import { expect, test } from 'vitest'
import { contrast, correctTheme, themeStyle } from './theme.ts'

const DARK = {
  background: '#0e1024',
  element: '#1b1f42',
  text: '#f4f1ea',
  textHover: '#ffd84d',
  accent: '#7050f4',
  glow: '#b03a8c',
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

test('the style of a theme holds its four colours and nothing that could end the element', () => {
  expect(themeStyle(DARK)).toBe(
    ':root{--background:#0e1024;--element:#1b1f42;--text:#f4f1ea;--text-hover:#ffd84d}',
  )
})

import { expect, test } from 'vitest'
import { isLong } from '../../../../../../scripts/test/long-run.ts'
import { measureDrawing } from '../../../../../../scripts/art/measure-drawing.ts'
import { findDrawingBox } from '../compositions.ts'
import { DRAWING_CLASSES } from '../drawing-styles.ts'
import { MOTIFS } from './registry.ts'

/** Outlines reach a little over the box. */
const REACH = 96
/** Drawing all of them takes half a minute. */
const SAMPLED_EVERY = isLong ? 5 : 20
const DRAWINGS = Object.entries(MOTIFS).flatMap(([motif, drawings]) =>
  Object.entries(drawings).map(([name, markup]) => ({ motif, name, markup })),
)

// covers: '9.10'
test('there are 180 drawings of 60 motifs or more, no two the same', () => {
  expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(60)
  expect(new Set(DRAWINGS.map(({ markup }) => markup)).size).toBe(DRAWINGS.length)
  expect(DRAWINGS.length).toBeGreaterThanOrEqual(180)
})

test('drawings have the classes of the palette only, and nothing that is no drawing', () => {
  for (const { motif, name, markup } of DRAWINGS) {
    const classes = [...markup.matchAll(/class="([^"]*)"/g)].map(([, value]) => value!)
    expect(
      classes.filter((value) => !(DRAWING_CLASSES as readonly string[]).includes(value)),
      `${motif} ${name}`,
    ).toEqual([])
    expect(markup, `${motif} ${name}`).not.toMatch(
      /NaN|undefined|\bid=|<(script|image|foreignObject|text)\b|href/,
    )
    expect(markup.length, `${motif} ${name}`).toBeLessThan(4500)
  }
})

test('every drawing fills its box and keeps to it, by the table of its measures', () => {
  for (const { motif, name } of DRAWINGS) {
    const { x, y, w, h } = findDrawingBox('whole', motif, name)
    expect(Math.max(Math.abs(x) + w / 2, Math.abs(y) + h / 2), `${motif} ${name}`).toBeLessThanOrEqual(
      REACH + 1,
    )
    expect(Math.max(w, h), `${motif} ${name}`).toBeGreaterThan(90)
  }
})

test('drawings can be drawn, and have the measures of the table', async () => {
  for (const { motif, name, markup } of DRAWINGS.filter((_, at) => at % SAMPLED_EVERY === 0)) {
    const { left, top, width, height } = await measureDrawing(markup)
    // `npm run art -- drawings` measures all of them again.
    const box = findDrawingBox('whole', motif, name)
    expect(Math.abs(box.w - width), `${motif} ${name}`).toBeLessThanOrEqual(1)
    expect(Math.abs(box.h - height), `${motif} ${name}`).toBeLessThanOrEqual(1)
    expect(Math.abs(box.x - left - width / 2), `${motif} ${name}`).toBeLessThanOrEqual(1.5)
    expect(Math.abs(box.y - top - height / 2), `${motif} ${name}`).toBeLessThanOrEqual(1.5)
  }
}, 120_000)

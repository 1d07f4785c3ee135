import { expect, test } from 'vitest'
import { measureDrawing } from '../../../../../../scripts/art/measure-drawing.ts'
import { findDrawingBox } from '../compositions.ts'
import { DRAWING_CLASSES } from '../drawing-styles.ts'
import { MOTIFS } from './registry.ts'

/** Outlines reach a little over the box. */
const REACH = 96
/** Smaller than the table is measured with, for speed: each edge may be a pixel of this size away. */
const SCALE = 0.5
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

test('every drawing can be drawn, fills its box, keeps to it and has its measures in the table', async () => {
  for (const { motif, name, markup } of DRAWINGS) {
    const { left, top, width, height } = await measureDrawing(markup, SCALE)
    expect(Math.min(left, top), `${motif} ${name}`).toBeGreaterThanOrEqual(-REACH)
    expect(Math.max(left + width, top + height), `${motif} ${name}`).toBeLessThanOrEqual(REACH)
    expect(Math.max(width, height), `${motif} ${name}`).toBeGreaterThan(90)
    // `npm run art -- drawings` measures them again.
    const box = findDrawingBox('whole', motif, name)
    expect(Math.abs(box.w - width), `${motif} ${name}`).toBeLessThanOrEqual(1 + 2 / SCALE)
    expect(Math.abs(box.h - height), `${motif} ${name}`).toBeLessThanOrEqual(1 + 2 / SCALE)
    expect(Math.abs(box.x - left - width / 2), `${motif} ${name}`).toBeLessThanOrEqual(1.5 + 2 / SCALE)
    expect(Math.abs(box.y - top - height / 2), `${motif} ${name}`).toBeLessThanOrEqual(1.5 + 2 / SCALE)
  }
}, 120_000)

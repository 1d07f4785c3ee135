import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWING_CLASSES, drawPaints, drawStyles } from '../drawing-styles.ts'
import { PALETTES } from '../palettes.ts'
import { MOTIFS } from './registry.ts'

/** Outlines reach a little over the box. */
const REACH = 96
const CANVAS = 140
/** Drawn at half the size, for speed. */
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

test('every drawing can be drawn, fills its box and keeps to it', async () => {
  const palette = PALETTES[0]!
  for (const { motif, name, markup } of DRAWINGS) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${CANVAS} -${CANVAS} ${2 * CANVAS} ${2 * CANVAS}" width="${2 * CANVAS * SCALE}" height="${2 * CANVAS * SCALE}">${drawPaints(palette, ['#fff', '#fff'])}${drawStyles(palette, markup)}<path fill="#0f0" d="M-${CANVAS}-${CANVAS}H${CANVAS}V${CANVAS}H-${CANVAS}z"/>${markup}</svg>`
    const { info } = await sharp(Buffer.from(svg))
      .trim({ background: '#0f0', threshold: 40 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [left, top] = [info.trimOffsetLeft!, info.trimOffsetTop!].map((offset) => -offset / SCALE - CANVAS)
    const [width, height] = [info.width / SCALE, info.height / SCALE]
    expect(Math.min(left!, top!), `${motif} ${name}`).toBeGreaterThanOrEqual(-REACH)
    expect(Math.max(left! + width, top! + height), `${motif} ${name}`).toBeLessThanOrEqual(REACH)
    expect(Math.max(width, height), `${motif} ${name}`).toBeGreaterThan(90)
  }
}, 60_000)

import { expect, test } from 'vitest'
import { COMPOSITIONS, type Composition } from '#app/domain/cover-choice.ts'
import { MOTIFS } from './drawings/registry.ts'
import { renderGeneratedCover } from './generated-cover.ts'
import { PALETTES } from './palettes.ts'
import { pickRoadside, standsOnGround } from './road-things.ts'
import { drawSmallThing, listSmallThings, SURROUNDED_MOTIFS } from './small-things.ts'

const draw = (
  title: string,
  motif: string,
  { slug = 'a', composition = 'whole' }: { slug?: string; composition?: Composition } = {},
) =>
  renderGeneratedCover(
    {
      slug,
      title,
      drawnCover: { motif, drawing: Object.keys(MOTIFS[motif]!)[0]!, composition, palette: 2 },
    },
    'square',
  )
const countThings = (svg: string) => svg.match(/href="#s\w+"/g)?.length ?? 0

test('every motif that small things are listed for has drawings, and no motif is listed twice', () => {
  expect(SURROUNDED_MOTIFS.filter((motif) => !MOTIFS[motif])).toEqual([])
  expect(new Set(SURROUNDED_MOTIFS).size).toBe(SURROUNDED_MOTIFS.length)
})

test.each(COMPOSITIONS)(
  'a cover that shows its drawing as a %s has things of its kind around',
  (composition) => {
    const svg = draw('Any', 'cards', { composition })
    const things = listSmallThings('cards').filter((name) => svg.includes(drawSmallThing(name)))
    expect(things.length).toBeGreaterThan(1)
    expect(countThings(svg)).toBeGreaterThanOrEqual(4)
  },
)

test('where a second drawing stands near, no small thing does', () => {
  expect(countThings(draw('Cat Clicker', 'cat'))).toBe(4)
  expect(countThings(draw('Cat', 'cat'))).toBe(6)
})

test('about one cover of five has nothing around its drawing', () => {
  const counts = Array.from({ length: 100 }, (_, i) => countThings(draw('Cat', 'cat', { slug: `game-${i}` })))
  const bare = counts.filter((count) => count === 0).length
  expect(bare).toBeGreaterThan(8)
  expect(bare).toBeLessThan(32)
})

test('a board that is played without dice has none around it', () => {
  expect(listSmallThings('dice', 'pair')).toContain('die')
  expect(listSmallThings('dice', 'stones')).not.toContain('die')
})

test('cones and tyres are around at most one vehicle of four, and neighbours have other roadsides', () => {
  const sides = Array.from({ length: 2 * PALETTES.length }, (_, variant) => pickRoadside(variant))
  const withCones = sides.filter((side) => side.some((name) => name === 'cone' || name === 'tyre'))
  expect(withCones.length / sides.length).toBeLessThanOrEqual(0.25)
  expect(withCones.length).toBeGreaterThan(0)
  expect(new Set(sides.slice(0, 12)).size).toBe(12)
})

test('what stands at a road is upright, what flies is turned', () => {
  const placed = PALETTES.flatMap((_, palette) => {
    const drawnCover = { motif: 'car', drawing: 'saloon', composition: 'whole', palette } as const
    const svg = renderGeneratedCover({ slug: 'a', title: 'Any', drawnCover }, 'square')
    return [...svg.matchAll(/<use href="#s(\w+)" transform="([^"]*)"/g)]
  })
  expect(new Set(placed.map(([, name]) => name)).size).toBeGreaterThan(8)
  for (const [, name, transform] of placed)
    expect(transform!.includes('rotate'), name).toBe(!standsOnGround(name!))
  expect(placed.some(([, name]) => standsOnGround(name!))).toBe(true)
})

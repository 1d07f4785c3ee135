import sharp from 'sharp'
import { expect, test } from 'vitest'
import { COVER_ASPECT, type CoverShape } from '#app/domain/tile.ts'
import { readChoice } from './read-choice.ts'
import { COMPOSITIONS, type CoverChoice } from '#app/domain/cover-choice.ts'
import {
  COVER_WIDTH,
  coverHeight,
  FREE_TOP_SHARE,
  SAFE_SHARE,
  setLines,
  setTitle,
  showsWholeTitle,
} from './cover-title.ts'
import { MOTIFS } from './drawings/registry.ts'
import { renderGeneratedCover } from './generated-cover.ts'
import { FACES, findLetterStyle, LETTER_STYLES, STYLED_MOTIFS } from './letter-styles.ts'
import {
  canSet,
  fitTitle,
  leadingOf,
  measureText,
  ROUND_FACE,
  toDrawable,
  UNITS_PER_EM,
} from './lettering.ts'

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

const choice: CoverChoice = {
  motif: 'car',
  drawing: Object.keys(MOTIFS['car']!)[0]!,
  composition: 'whole',
  palette: 0,
}

test('every title, in any script, is a whole picture in every shape and composition, of a few kilobytes', async () => {
  for (const [place, title] of TITLES.entries()) {
    for (const shape of SHAPES) {
      const drawnCover = { ...choice, composition: COMPOSITIONS[place % COMPOSITIONS.length]! }
      const svg = renderGeneratedCover({ slug: 'some-game', title, tags: ['puzzle'], drawnCover }, shape)
      expect(svg.length).toBeLessThan(14_000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect(height! / width!).toBeCloseTo(COVER_ASPECT[shape])
    }
  }
})

test('every paint and shape that a cover uses is in it, for drawings in colours of nature and of the palette', () => {
  for (const [motif, drawing] of [
    ['fruit', 'apple'],
    ['bear', 'panda'],
    ['car', 'crash'],
    ['numbers', 'board16'],
  ] as const) {
    const svg = renderGeneratedCover(
      { slug: 'a', title: 'Any', drawnCover: { ...choice, motif, drawing } },
      'square',
    )
    const used = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id!)
    const defined = [...svg.matchAll(/\bid="(\w+)"/g)].map(([, id]) => id!)
    expect(new Set(defined).size, drawing).toBe(defined.length)
    expect(defined, drawing).toEqual(expect.arrayContaining(used))
  }
})

test('a drawing stands before its ground: light on its upper left, its shadow on its lower right', async () => {
  // A disc, whose edges are at the same distance everywhere, on light ground.
  const subject = {
    slug: 'a',
    title: '',
    drawnCover: { ...choice, motif: 'shapes', drawing: 'circle', palette: 10 },
  }
  const { data, info } = await sharp(Buffer.from(renderGeneratedCover(subject, 'square')))
    .resize(200)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  /** Along the diagonal, in pixels from the middle. */
  const lightnessAt = (distance: number) => {
    const at = Math.round(100 + distance * Math.SQRT1_2)
    return data[(at * info.width + at) * info.channels]!
  }
  const [rim, ground] = [Math.max(...[-86, -87, -88, -89].map(lightnessAt)), lightnessAt(-94)]
  const [shadow, behind] = [Math.min(...[90, 91, 92, 93].map(lightnessAt)), lightnessAt(99)]
  expect(rim).toBeGreaterThan(ground + 40)
  expect(shadow).toBeLessThan(behind - 5)
})

test('the same game looks the same every time, two games do not', () => {
  const subject = { slug: 'jewel-path', title: 'Jewel Path', tags: ['match-3'] }
  expect(renderGeneratedCover(subject, 'square')).toBe(renderGeneratedCover({ ...subject }, 'square'))
  expect(renderGeneratedCover(subject, 'square')).not.toBe(
    renderGeneratedCover({ ...subject, slug: 'b' }, 'square'),
  )
})

test('what is chosen is what is drawn: drawing, composition and colours', () => {
  const subject = { slug: 'a', title: 'Any Title' }
  const draw = (change: Partial<CoverChoice>) =>
    renderGeneratedCover({ ...subject, drawnCover: { ...choice, ...change } }, 'square')
  const [first, second] = Object.keys(MOTIFS['mahjong']!)
  const covers = [
    draw({}),
    draw({ motif: 'mahjong', drawing: first! }),
    draw({ motif: 'mahjong', drawing: second! }),
    draw({ palette: 3 }),
    ...COMPOSITIONS.slice(1).map((composition) => draw({ motif: 'mahjong', drawing: first!, composition })),
  ]
  expect(new Set(covers).size).toBe(covers.length)
  expect(draw({ motif: 'mahjong', drawing: first! })).toContain(MOTIFS['mahjong']![first!])
  const pair = draw({ motif: 'mahjong', drawing: first!, composition: 'pair' })
  expect(pair).toContain(MOTIFS['mahjong']![first!])
  expect(pair).toContain('id="p"')
})

test('a drawing that a later version has no more gives way to another of its motif', () => {
  const subject = { slug: 'a', title: 'Any Title', drawnCover: { ...choice, drawing: 'gone', palette: 5 } }
  const read = readChoice(subject)
  expect(read).toMatchObject({ motif: 'car', palette: 5 })
  expect(MOTIFS['car']).toHaveProperty(read.drawing)
  const without = readChoice({ ...subject, drawnCover: { ...choice, motif: 'gone' } })
  expect(MOTIFS[without.motif]).toHaveProperty(without.drawing)
})

// covers: '9.11'
test('lettering keeps from the edges, and from the top fifth, in every shape and at every tilt', () => {
  for (const title of TITLES) {
    for (const shape of SHAPES) {
      for (const tilt of [-4, 0, 3]) {
        for (const place of [{ isLeft: false }, { isLeft: true }, { isLeft: false, isBelow: true }]) {
          const set = setTitle(title, shape, { tilt, ...place })
          if (!set) continue
          const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
          expect(set.box.x).toBeGreaterThanOrEqual(w * SAFE_SHARE - 0.01)
          expect(set.box.x + set.box.w).toBeLessThanOrEqual(w * (1 - SAFE_SHARE) + 0.01)
          expect(set.box.y).toBeGreaterThanOrEqual(h * FREE_TOP_SHARE - 0.01)
          expect(set.box.y + set.box.h).toBeLessThanOrEqual(h * (1 - SAFE_SHARE) + 0.01)
        }
      }
    }
  }
})

test.each(['match-3', 'merge'])(
  'a wide cover of a game of %s shows both drawings over its whole width, its letters below them',
  (tag) => {
    const drawnCover = { ...choice, motif: 'object', drawing: 'prism' }
    const subject = { slug: 'a', title: 'Prism Three', tags: [tag], drawnCover }
    const svg = renderGeneratedCover(subject, 'wide')
    expect(svg).toContain('id="z"')
    expect(svg).toContain('id="p"')
    const set = setTitle(subject.title, 'wide', { tilt: 0, isLeft: true, isBelow: true })!
    expect(Math.abs(set.box.x + set.box.w / 2 - COVER_WIDTH.wide / 2)).toBeLessThan(1)
    const beside = setTitle(subject.title, 'wide', { tilt: 0, isLeft: true })!
    expect(set.box.w).toBeGreaterThan(beside.box.w)
  },
)

test('on a wide cover, letters stand beside a slim drawing and below a broad one', () => {
  const hasLettersBeside = (motif: string, drawing: string) =>
    renderGeneratedCover(
      { slug: 'a', title: 'Any', drawnCover: { ...choice, motif, drawing } },
      'wide',
    ).includes('scale(1.55)')
  expect(hasLettersBeside('object', 'prism')).toBe(false)
  expect(hasLettersBeside('car', 'saloon')).toBe(false)
  expect(hasLettersBeside('bird', 'owl')).toBe(true)
})

test.each(LETTER_STYLES)('%s letters are where their box says', async (style) => {
  const set = setTitle('Bubble Shooter', 'square', { tilt: 3, isLeft: false, face: FACES[style] })!
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><style>.o{fill:#000;stroke:#000;stroke-width:56}</style><path fill="#fff" d="M0 0h200v200H0z"/>${set.markup.replace('fill="url(#x)"', '')}</svg>`
  const { info } = await sharp(Buffer.from(svg))
    .flatten()
    .trim({ background: '#fff' })
    .toBuffer({ resolveWithObject: true })
  expect(-info.trimOffsetLeft!).toBeGreaterThanOrEqual(set.box.x - 1.5)
  expect(-info.trimOffsetTop!).toBeGreaterThanOrEqual(set.box.y - 1.5)
  expect(-info.trimOffsetLeft! + info.width).toBeLessThanOrEqual(set.box.x + set.box.w + 1.5)
  expect(-info.trimOffsetTop! + info.height).toBeLessThanOrEqual(set.box.y + set.box.h + 1.5)
})

test('faces are as high as each other, and every shape of a cover keeps their letters in the safe area', () => {
  for (const style of LETTER_STYLES) {
    const face = FACES[style]
    expect(face.ascent, style).toBeCloseTo(ROUND_FACE.ascent, 1)
    for (const shape of SHAPES) {
      const { box } = setTitle('Quick Jumpy Fox Ç', shape, { tilt: 2, isLeft: true, face })!
      expect(box.y, style).toBeGreaterThanOrEqual(coverHeight(shape) * FREE_TOP_SHARE - 0.01)
      expect(box.x + box.w, style).toBeLessThanOrEqual(COVER_WIDTH[shape] * (1 - SAFE_SHARE) + 0.01)
    }
  }
})

test('a title with a letter that a face lacks is set in the round one', () => {
  const set = (title: string, face = ROUND_FACE) =>
    setTitle(title, 'square', { tilt: 0, isLeft: false, face })!.markup
  expect(canSet('Haÿ', FACES.spooky)).toBe(false)
  expect(set('Haÿ', FACES.spooky)).toBe(set('Haÿ'))
  expect(set('Ghost', FACES.spooky)).not.toBe(set('Ghost'))
})

test.each([
  ['racing', 'fast', 'sporty'],
  ['cat', 'dread', 'spooky'],
  ['robot', 'tense', 'blocky'],
  ['cake', 'bright', 'sweet'],
  ['cards', 'bright', 'round'],
] as const)('a game of %s that is %s has %s letters', (motif, mood, style) => {
  expect(findLetterStyle(mood, motif)).toBe(style)
})

test('every motif with letters of its own exists', () => {
  expect(STYLED_MOTIFS.filter((motif) => !MOTIFS[motif])).toEqual([])
})

test.each([
  ['Bubble Shooter', true],
  ['Café Łódź', true],
  ['Who Wants to Be the Very Best Bubble Shooter of All', false],
  ['Mahjong: The Long Journey of the Small Dragon', false],
  ['麻雀', false],
  ['Mahjong 麻雀', false],
])('whether the lettering says the whole of %j: %j', (title, isComplete) => {
  expect(showsWholeTitle(title)).toBe(isComplete)
})

test.each([
  ['Boxing Hero : Punch', 'Boxing Hero: Punch'],
  ['Cruise Ship Hidden Objects', 'Cruise Ship Hidden Objects'],
  ['Fisherman Sliding Puzzles', 'Fisherman Sliding Puzzles'],
  ['Christmas Triple Mahjong', 'Christmas Triple Mahjong'],
  ['Medical Shop - Cash Register Drug Store Simulation', 'Medical Shop'],
])('%j is set as %j', (title, expected) => {
  expect(setLines(title).join(' ')).toBe(expected)
})

test.each([
  ['Noob Base. Army Tycoon', ['Noob Base.', 'Army Tycoon']],
  ['Dr. Rocket', ['Dr. Rocket']],
])('%j is broken between its phrases, never after an abbreviation', (title, lines) => {
  expect(setLines(title)).toEqual(lines)
})

test('lines keep apart where letters hang below one of them', () => {
  expect(leadingOf(['Magic', 'Merge'])).toBeGreaterThan(leadingOf(['Rocket', 'Magic']))
})

test('a title never leaves its box', () => {
  for (const title of [
    'Super Long Word Combination',
    'Hi',
    'Supercalifragilisticexpialidocious',
    'A B C D E F G',
  ]) {
    const { lines, size } = fitTitle(title, 176, 62, 46)
    expect(lines.join(' ')).toBe(title)
    expect(Math.max(...lines.map((line) => measureText(line))) * (size / UNITS_PER_EM)).toBeLessThanOrEqual(
      176.001,
    )
    expect(((lines.length - 1) * 0.9 + 0.95) * size).toBeLessThanOrEqual(62.001)
  }
})

test('accents outside the outlines lose their mark, other scripts fall away', () => {
  expect(toDrawable('Čeština Łódź')).toBe('Cestina Lódz')
  expect(toDrawable('Café 麻雀')).toBe('Café')
  expect(toDrawable('麻雀')).toBe('')
})

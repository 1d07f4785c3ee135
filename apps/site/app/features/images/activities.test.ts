import { expect, test } from 'vitest'
import { ACTIVITY_LOOKS, findActivity } from './activities.ts'
import { MOTIFS } from './drawings/registry.ts'
import { renderGeneratedCover } from './generated-cover.ts'

type Look = Parameters<typeof findActivity>[0]
type Subject = Parameters<typeof findActivity>[1]
const find = (look: Look, subject: Subject) =>
  findActivity(look, subject, 'title') ?? findActivity(look, subject, 'tags')

test.each([
  ['bird', 'Penguin Parking', [], 'car'],
  ['cat', 'Cat Clicker', ['animal'], 'pointer'],
  ['zombie', 'Zombie Area', ['shooter'], 'target'],
  ['bear', 'Evolution of Hamster', ['arcade', 'clicker'], 'evolution'],
  ['monkey', 'Big Bad Ape War', ['battle'], 'strategy'],
  ['truck', 'Bus Parking', [], 'car'],
])('a game of a %s called %j with the tags %j shows a drawing of %s, too', (motif, title, tags, expected) => {
  expect(expected.split(' ')).toContain(find({ motif, drawing: 'any' }, { slug: 'a', title, tags })?.motif)
})

test.each([
  ['clicker', 'racing'],
  ['bubble', 'bubbles'],
])(
  'of a Cat Race with the tag %s, %s is shown: the title decides, unless the tag is a sure kind',
  (tag, motif) => {
    const subject = { slug: 'a', title: 'Cat Race', tags: [tag] }
    expect(find({ motif: 'cat', drawing: 'face' }, subject)?.motif).toBe(motif)
  },
)

test.each([
  ['cards', 'Cat Solitaire', ['solitaire']],
  ['truck', 'Truck Race', ['racing']],
  ['cat', 'Sleepy Cat', ['animal']],
  ['monkey', 'Big Bad Ape', ['battle']],
  ['cat', 'Cat Life', ['runner', 'escape', 'treasure', 'building']],
  ['rocket', 'Ufo Run', []],
  ['voxel', 'Obby Parkour', ['parkour']],
])('a game of %s called %j needs no second drawing', (motif, title, tags) => {
  expect(find({ motif, drawing: 'any' }, { slug: 'a', title, tags })).toBeNull()
})

test('a parked car has a sign, unless its drawing has one', () => {
  const signOf = (drawing: string) =>
    find({ motif: 'car', drawing }, { slug: 'a', title: 'Car Parking' })?.drawing
  expect(signOf('saloon')).toBe('parkingSign')
  expect(signOf('parkingLot')).toBeUndefined()
})

test('no weapon stands beside what a game is about', () => {
  const arms = ['rifle', 'pistol', 'revolver', 'cannon', 'knife', 'sword', 'crossed']
  expect(ACTIVITY_LOOKS.filter(({ drawing }) => arms.includes(drawing))).toEqual([])
})

test('every drawing that says what is done exists', () => {
  expect(ACTIVITY_LOOKS.filter(({ motif, drawing }) => !MOTIFS[motif]?.[drawing])).toEqual([])
})

test('a cover shows what is done beside what it is about, but not within a lens', () => {
  const subject = { slug: 'a', title: 'Penguin Parking', tags: [] }
  const draw = (composition: 'whole' | 'lens') =>
    renderGeneratedCover(
      { ...subject, drawnCover: { motif: 'bird', drawing: 'penguin', composition, palette: 1 } },
      'square',
    )
  const penguin = MOTIFS['bird']!['penguin']!
  // The small one has other paints: its outline says which it is.
  const car = /d="[^"]{30,}"/.exec(MOTIFS['car']!['parking']!)![0]
  expect(draw('whole')).toContain(penguin)
  expect(draw('whole')).toContain(car)
  expect(draw('lens')).not.toContain(car)
})

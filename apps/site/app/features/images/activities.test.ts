import { expect, test } from 'vitest'
import { ACTIVITY_LOOKS, findActivity } from './activities.ts'
import { MOTIFS } from './drawings/registry.ts'
import { renderGeneratedCover } from './generated-cover.ts'

test.each([
  ['bird', 'Penguin Parking', [], 'car'],
  ['monster', 'Monster Match', ['match-3'], 'match gems'],
  ['cat', 'Cat Clicker', ['animal'], 'pointer'],
  ['zombie', 'Zombie Area', ['shooter'], 'target'],
  ['bear', 'Evolution of Hamster', ['arcade', 'clicker'], 'pointer'],
  ['monkey', 'Big Bad Ape', ['battle'], 'knight'],
  ['truck', 'Bus Parking', [], 'car'],
])('a game of a %s called %j with the tags %j shows a drawing of %s, too', (motif, title, tags, expected) => {
  expect(expected.split(' ')).toContain(
    findActivity({ motif, drawing: 'any' }, { slug: 'a', title, tags })?.motif,
  )
})

test('the title decides before the tags', () => {
  expect(
    findActivity({ motif: 'cat', drawing: 'face' }, { slug: 'a', title: 'Cat Race', tags: ['match-3'] })
      ?.motif,
  ).toBe('racing')
})

test.each([
  ['cards', 'Cat Solitaire', ['solitaire']],
  ['truck', 'Truck Race', ['racing']],
  ['cat', 'Sleepy Cat', ['animal']],
  ['voxel', 'Obby Parkour', ['parkour']],
])('a game of %s called %j needs no second drawing', (motif, title, tags) => {
  expect(findActivity({ motif, drawing: 'any' }, { slug: 'a', title, tags })).toBeNull()
})

test('a parked car has a sign, unless its drawing has one', () => {
  const find = (drawing: string) =>
    findActivity({ motif: 'car', drawing }, { slug: 'a', title: 'Car Parking' })?.drawing
  expect(find('saloon')).toBe('parkingSign')
  expect(find('parkingLot')).toBeUndefined()
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

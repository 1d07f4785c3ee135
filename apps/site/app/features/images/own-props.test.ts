import { expect, test } from 'vitest'
import { canHaveOwnProp } from './activities.ts'
import { MOTIFS } from './drawings/registry.ts'
import { renderGeneratedCover } from './generated-cover.ts'
import { findOwnProp, OWN_ID } from './own-props.ts'

test.each([
  ['Merge Cars', [], /growth/],
  ['Triple Cars', ['match-3'], /row|column|trio/],
  ['Cat Match', [], /trio/],
  ['Merge the Cats', ['match-3'], /growth/],
])('in %j with the tags %j the subject itself is matched or merged', (title, tags, expected) => {
  expect(findOwnProp({ slug: 'a', title, tags })).toMatch(expected)
})

test.each([
  ['Merge Cats', ['2048']],
  ['Cat Memory Match', ['match-3']],
  ['Cats', ['puzzle']],
  ['Mermaid Match the Pic', ['difference']],
])('in %j with the tags %j nothing of the kind is', (title, tags) => {
  expect(findOwnProp({ slug: 'a', title, tags })).toBeNull()
})

test('a board is no piece of another board', () => {
  expect(canHaveOwnProp({ motif: 'jelly', drawing: 'board' })).toBe(false)
  expect(canHaveOwnProp({ motif: 'car', drawing: 'parkingLot' })).toBe(false)
  expect(canHaveOwnProp({ motif: 'car', drawing: 'saloon' })).toBe(true)
})

test('a cover of matched cars has the car once in its markup and shows it three times on the board', () => {
  const svg = renderGeneratedCover(
    {
      slug: 'a',
      title: 'Triple Cars',
      tags: ['match-3'],
      drawnCover: { motif: 'car', drawing: 'saloon', composition: 'whole', palette: 1 },
    },
    'square',
  )
  expect(svg).toContain(MOTIFS['car']!['saloon']!)
  expect(svg.match(new RegExp(`href="#${OWN_ID}"`, 'g'))).toHaveLength(3)
  expect(svg.match(new RegExp(`id="${OWN_ID}"`, 'g'))).toHaveLength(1)
})

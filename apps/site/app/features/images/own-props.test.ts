import { expect, test } from 'vitest'
import { canHaveOwnProp } from './activities.ts'
import { assignCovers } from './assign-covers.ts'
import { MOTIFS } from './drawings/registry.ts'
import { renderGeneratedCover } from './generated-cover.ts'
import { MAX_SHARED, WINDOW } from './list-places.ts'
import { OWN_ID } from './own-prop-drawings.ts'
import { listOwnProps, OWN_PROPS, pickOwnProp } from './own-props.ts'
import { PALETTES } from './palettes.ts'

test.each([
  ['Merge Cars', [], 'growth', 'row'],
  ['Triple Cars', ['match-3'], 'row', 'growth'],
  ['Cat Match', [], 'trio', 'row'],
  ['Merge the Cats', ['match-3'], 'growth', 'trio'],
])('in %j with the tags %j the subject itself is matched or merged', (title, tags, expected, other) => {
  const props = listOwnProps({ title, tags })
  expect(props).toContain(expected)
  expect(props).not.toContain(other)
})

test.each([
  ['Merge Cats', ['2048']],
  ['Cat Memory Match', ['match-3']],
  ['Cats', ['puzzle']],
  ['Mermaid Match the Pic', ['difference']],
])('in %j with the tags %j nothing of the kind is', (title, tags) => {
  expect(listOwnProps({ title, tags })).toBeNull()
})

test('a board is no piece of another board', () => {
  expect(canHaveOwnProp({ motif: 'jelly', drawing: 'board' })).toBe(false)
  expect(canHaveOwnProp({ motif: 'car', drawing: 'parkingLot' })).toBe(false)
  expect(canHaveOwnProp({ motif: 'car', drawing: 'saloon' })).toBe(true)
})

test('every way in which a drawing comes again is chosen by some palette', () => {
  const chosen = ['Merge Cars', 'Match 3 Cars'].flatMap((title) =>
    PALETTES.flatMap((_, palette) =>
      ['a', 'b', 'c', 'd'].map((slug) => pickOwnProp(listOwnProps({ title })!, slug, palette)),
    ),
  )
  expect(new Set(chosen)).toEqual(new Set(OWN_PROPS))
})

test('in a list of forty games of matching, at most two of twelve neighbours show it in the same way', () => {
  const games = Array.from({ length: 40 }, (_, i) => ({
    slug: `match-${i}`,
    title: `${['Cat', 'Flower', 'Treasure', 'Robot', 'Bear'][i % 5]} Match 3`,
    tags: ['match-3'],
    isDrawn: true,
  }))
  const choices = assignCovers(games, [{ games: games.map((_, i) => i), weight: 1 }])
  const props = games.map((game) => {
    const choice = choices.get(game.slug)!
    return canHaveOwnProp(choice)
      ? pickOwnProp(listOwnProps(game)!, game.slug, choice.palette)
      : `none ${game.slug}`
  })
  expect(props.filter((prop) => !prop.startsWith('none')).length).toBeGreaterThan(25)
  for (let at = 0; at + WINDOW <= props.length; at++) {
    const window = props.slice(at, at + WINDOW)
    const most = Math.max(...window.map((prop) => window.filter((other) => other === prop).length))
    expect(most, window.join(' ')).toBeLessThanOrEqual(MAX_SHARED)
  }
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

import { expect, test } from 'vitest'
import { MOTIFS } from './drawings/registry.ts'
import { findMotifs } from './find-motifs.ts'
import { ANY_MOTIFS, TAG_RULES } from './motif-tags.ts'
import { KIN_MOTIFS, TITLE_RULES } from './motif-words.ts'
import { SCENE_OF_MOTIF } from './scenes.ts'

const first = (title: string, ...tags: string[]) => findMotifs({ title, tags }).first

test('every motif that a word leads to has drawings and a scene, and every motif can be reached', () => {
  const rules = [...TITLE_RULES, ...TAG_RULES].flatMap(({ motifs }) => motifs)
  const named = new Set([
    ...rules,
    ...ANY_MOTIFS,
    ...Object.entries(KIN_MOTIFS).flatMap(([motif, kin]) => [motif, ...kin.split(' ')]),
  ])
  expect([...named].filter((motif) => !MOTIFS[motif])).toEqual([])
  expect(Object.keys(MOTIFS).filter((motif) => !named.has(motif))).toEqual([])
  expect(Object.keys(MOTIFS).filter((motif) => !SCENE_OF_MOTIF.has(motif))).toEqual([])
  expect([...SCENE_OF_MOTIF.keys()].filter((motif) => !MOTIFS[motif])).toEqual([])
})

test.each([
  ['Mahjong Gardens', [], 'mahjong'],
  ['Super Taxi', ['simulation'], 'car'],
  ['Kitten Café', [], 'cat'],
  ['Qwertz', ['soccer'], 'soccer'],
  ['Click Planet', [], 'rocket'],
  ['Tung Sahur Training', ['action'], 'monster'],
  ['Monster Truck Race', [], 'truck'],
  ['Katzen Rennen', [], 'cat'],
  ['Coches Locos', [], 'car'],
  ['Vier Wörter', ['word'], 'words'],
])('%s with %j shows %s', (title, tags, motif) => {
  expect(first(title, ...tags)).toContain(motif)
})

test.each([
  ['Air Hockey', [], 'hockey'],
  ['Air Wings', ['flight'], 'plane'],
  ['Air Block', ['puzzle', 'platformer'], 'blocks'],
  ['Girls Nail Salon', ['girls', 'manicure'], 'makeup'],
  ['Nail Challenge', ['skill'], 'star'],
  ['Milk Tea Adventure', ['clicker'], 'cooking'],
  ['Milk the Cow', ['casual'], 'farm'],
  ['Big Spider', ['solitaire', 'card'], 'cards'],
  ['Spider Hunt', ['arcade'], 'spider'],
  ['The Bar', ['restaurant'], 'cooking'],
  ['Match Day', ['football'], 'soccer'],
  ['Crazy Match', ['match-3'], 'gems'],
  ['Pool Party', ['match-3'], 'fish'],
  ['8 Ball Pool', ['board'], 'pool'],
  ['Bow Master', ['archery'], 'archery'],
  ['Pretty Bow', ['dress-up'], 'fashion'],
  ['Golf', ['sports'], 'golf'],
  ['Golf', ['card'], 'cards'],
])('a word with several meanings: %s with %j shows %s', (title, tags, motif) => {
  expect(first(title, ...tags)).toContain(motif)
})

test('what else a title names is known, and comes second', () => {
  expect(findMotifs({ title: 'Halloween Mahjong' })).toEqual({ first: ['mahjong'], others: ['halloween'] })
})

test('where title and tags name nothing, the description does; where it does not either, the tags of kinds', () => {
  const game = { title: 'Ozzz', tags: ['casual'] }
  expect(findMotifs({ ...game, summary: 'Help the little penguin home.' }).first).toEqual(['bird'])
  expect(findMotifs({ ...game, summary: 'Play it and see.' }).first).toContain('controller')
  expect(findMotifs({ title: 'Ozzz' }).first).toEqual(ANY_MOTIFS)
})

import { expect, test } from 'vitest'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { findSecond } from './second-look.ts'

const find = (title: string, look: string, tags: string[] = []) => {
  const [motif, drawing] = look.split(' ')
  const choice: CoverChoice = { motif: motif!, drawing: drawing!, composition: 'whole', palette: 0 }
  return findSecond(choice, { slug: 'a', title, tags })
}

test.each([
  ['Stickman Zombie Shooting', 'stickman gunner', 'zombie'],
  ['Stickman Zombie Shooting', 'stickman run', 'zombie'],
  ['Stickman Shooting', 'stickman run', 'target'],
  ['Number Jelly', 'jelly cubes', 'numbers'],
  ['Bubble Shooter World Cup', 'bubbles rows', 'soccer'],
  ['Maya Bubbles', 'bubbles rows', 'treasure'],
  ['Cube Blast', 'blocks plainCube', 'smash'],
  ['Bridge Fight!', 'bridge suspension', 'boxing'],
  ['Sniper Freeze', 'target sightCity', 'christmas'],
  ['Puzzle Drop', 'rocket saucer', 'blocks'],
  ['Pet Bubbles', 'bubbles rows', /^(cat|dog)$/],
  ['Sandman', 'castle tower', undefined],
  ['Time Mahjong', 'mahjong row', 'clock'],
  ['King of Sumo', 'boxing sumo', 'princess'],
  ['Chinese Solitaire', 'cards rows', 'treasure'],
  ['Bubble Party', 'bubbles rows', 'party'],
  ['Fishing Trip', 'fish hook', undefined],
  ['Rail Runner', 'train front', undefined],
])('beside what %s shows, %s, stands %s', (title, look, expected) => {
  const found = find(title, look)?.motif
  if (expected instanceof RegExp) expect(found).toMatch(expected)
  else expect(found).toBe(expected)
})

test('who shoots or fights already has no sights and no gloves beside him', () => {
  expect(find('Stickman Shooting', 'stickman gunner')).toBeNull()
  expect(find('Stickman Fight', 'stickman kick')).toBeNull()
})

test('what is called a solitaire and played without cards has none', () => {
  expect(find('Daily Battleship Solitaire', 'boat grid', ['solitaire'])).toBeNull()
  expect(find('Penguin Solitaire', 'bird penguin', ['solitaire'])?.motif).toBe('cards')
})

test('pieces of falling blocks stand beside a puzzle, a plain cube beside any other game of blocks', () => {
  expect(find('Owl Block', 'bird owl', ['adventure'])?.drawing).toMatch(/^(plainCube|twoCubes)$/)
  expect(find('Owl Block', 'bird owl', ['puzzle'])?.drawing).toMatch(/^(tetro|heap|corner)$/)
})

test('an adventure has its backpack only where the tags say nothing better', () => {
  expect(find('Bear Adventure', 'bear face')?.motif).toBe('journey')
  expect(find('Bear Adventure', 'bear face', ['platformer'])?.motif).toBe('platformer')
})

test('beside what stands in for the first thing of a title stands that thing', () => {
  expect(find('Candy Love', 'heart pair', ['match-3', 'candy'])?.motif).toBe('cake')
  expect(find('Candy Love', 'cake candy', ['match-3', 'candy'])?.motif).toBe('heart')
  expect(find('Candy Era', 'cake candy', ['match-3', 'candy'])?.own).toMatch(/^(row|column|trio)$/)
})

test.each([
  ['Pirate Jewels', 'gems three', ['match-3'], 'pirate'],
  ['Make the Elephant', 'jelly single', ['2048'], 'zoo elephant'],
  ['Couple Holiday Dress up', 'fashion outfit', ['christmas'], 'christmas'],
  ['Candy Blocks Halloween', 'cake candy', ['puzzle'], 'halloween'],
  ['Army Pet', 'dog face', [], 'tank soldierHelmet'],
  ['Warriors vs Spirits', 'ghost flying', [], 'knight helmet'],
  ['Batty Math', 'numbers equation', ['halloween'], 'halloween bat'],
  ['Stickman Prison Assault', 'stickman run', [], 'door bars'],
] as const)('a noun of %s that its drawing does not show stands beside it', (title, look, tags, expected) => {
  const found = find(title, look, [...tags])
  expect(`${found?.motif} ${found?.drawing}`.startsWith(expected)).toBe(true)
})

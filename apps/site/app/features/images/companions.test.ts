import { expect, test } from 'vitest'
import type { Composition } from '#app/domain/cover-choice.ts'
import { findCompanion, findCounterpart } from './companions.ts'
import { MOTIFS } from './drawings/registry.ts'

const find = (title: string, look: string, composition: Composition = 'whole', tags: string[] = []) => {
  const [motif, drawing] = look.split(' ')
  return findCompanion(
    { motif: motif!, drawing: drawing!, composition, palette: 0 },
    { slug: 'a', title, tags },
  )
}

test.each([
  ['Sheep vs Wolf', 'farm sheep', 'dog'],
  ['Penguin Solitaire', 'cards king', 'bird'],
  ['Bee and Bear', 'insect bee', 'bear'],
  ['1010 Halloween', 'blocks withFace', 'halloween'],
  ['Musical Bubble', 'bubbles three', 'music'],
  ['Noob Huggy Winter', 'monster toyBox', 'christmas'],
])('what else %s names stands beside %s: %s', (title, look, motif) => {
  expect(find(title, look)?.motif).toBe(motif)
})

test.each([
  ['Pirate Ship', 'boat sail'],
  ['Spider Solitaire', 'spider web'],
  ['Penguin', 'bird penguin'],
])('%s has nothing beside %s that says the same again', (title, look) => {
  expect(['boat', 'pirate', 'spider', 'bird']).not.toContain(find(title, look)?.motif)
})

test('a pair has another drawing of its kind beside it, never the same one again', () => {
  const { motif, drawing } = find('Bowling', 'bowling smiling', 'pair')!
  expect(motif).toBe('bowling')
  expect(drawing).not.toBe('smiling')
  expect(MOTIFS['bowling']).toHaveProperty(drawing)
})

test.each([
  ['Apples & Lemons', 'fruit lemon', 'apple'],
  ['Cameraman vs Toilets', 'monster tripod', 'toilet'],
  ['Fireball vs Ice Cream', 'cake popsicle', /flame|torch|campfire/],
  ['Apple Catcher', 'fruit apple', undefined],
])('of the two that %s names, %s has the other one beside it: %s', (title, look, expected) => {
  const [motif, drawing] = look.split(' ')
  const choice = { motif: motif!, drawing: drawing!, composition: 'whole', palette: 0 } as const
  const found = findCounterpart(choice, { slug: 'a', title })?.drawing
  if (expected instanceof RegExp) expect(found).toMatch(expected)
  else expect(found).toBe(expected)
})

test('what stands beside a creature points at nothing', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(
      findCompanion(
        { motif: 'bird', drawing: 'owl', composition: 'whole', palette: 0 },
        { slug, title: 'Owl and Gun' },
      )?.drawing ?? '',
    ).not.toMatch(/rifle|pistol|machineGun|revolver/)
})

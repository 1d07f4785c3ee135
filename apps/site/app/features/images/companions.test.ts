import { expect, test } from 'vitest'
import type { Composition } from '#app/domain/cover-choice.ts'
import { findCompanion } from './companions.ts'
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

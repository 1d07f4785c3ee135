import { expect, test } from 'vitest'
import { drawFace } from '../face.ts'
import { removeFaces } from './plain-objects.ts'
import { MOTIFS } from './registry.ts'

const body = '<circle class="a" r="80"/>'

test('a thing loses its face and nothing else; one that is named by its face keeps it', () => {
  const truck = { lorry: body + drawFace(0, 0, 1), smiling: body + drawFace(0, 0, 1) }
  const motifs = removeFaces({ ...MOTIFS, truck })
  expect(motifs['truck']).toEqual({ lorry: body, smiling: truck.smiling })
})

test('animals and food keep their faces', () => {
  expect(MOTIFS['cake']!['cupcake']).toContain('cx="-19" cy="-4"')
  expect(MOTIFS['truck']!['busFront']).not.toContain('cx="-19" cy="-4"')
})

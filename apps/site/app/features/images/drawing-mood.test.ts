import { expect, test } from 'vitest'
import { findMood } from './drawing-mood.ts'
import { MOTIFS } from './drawings/registry.ts'
import { listMoodGrounds, drawMoodScene } from './mood-scenes.ts'
import { paletteOf, PALETTES } from './palettes.ts'
import { createRandom } from './seeded-random.ts'
import { MOODS } from './drawing-mood.ts'
import { sternFaces } from './stern-faces.ts'

test.each([
  ['ghost', 'House of Fear', ['horror'], 'dread'],
  ['window', 'The Man from the Window', ['horror'], 'dread'],
  ['target', 'City Sniper', ['shooter'], 'tense'],
  ['stickman', 'Stickman War', [], 'tense'],
  ['stickman', 'Stickman Golf', ['sports'], 'bright'],
  ['racing', 'Grand Prix', [], 'fast'],
  ['car', 'Night Drift', ['driving'], 'fast'],
  ['car', 'Park the Car', ['racing'], 'bright'],
  ['zombie', 'Zombie Jigsaw', ['jigsaw'], 'bright'],
  ['ghost', 'Little Ghosts', ['kids'], 'bright'],
  ['bunny', 'Racing Bunny', ['racing'], 'bright'],
])('the cover of a %s, %s with %j, is %4$s', (motif, title, tags, mood) => {
  expect(findMood(motif, { title, tags })).toBe(mood)
})

test('a frightening description darkens what may frighten, and nothing else', () => {
  const description = 'A chilling night of horror.'
  expect(findMood('window', { title: 'Who Is There', description })).toBe('dread')
  expect(findMood('cake', { title: 'Who Is There', description })).toBe('bright')
})

const lightnessOf = (hex: string) =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0)

test('a mood darkens the ground of every palette and leaves light to what is drawn', () => {
  for (const mood of MOODS.slice(1))
    for (const [place, { lit }] of PALETTES.entries()) {
      const shaded = paletteOf(place, mood)
      expect(lightnessOf(shaded.lit), `${mood} ${place}`).toBeLessThan(lightnessOf(lit) + 40)
      expect(lightnessOf(shaded.main), `${mood} ${place}`).toBeGreaterThan(lightnessOf(shaded.lit) + 60)
    }
})

test('every ground of a mood is a drawing without faults, the same for the same game', () => {
  for (const mood of MOODS) {
    if (mood === 'bright') continue
    const palette = paletteOf(3, mood)
    for (const [w, h] of [
      [200, 200],
      [320, 200],
      [200, 300],
    ] as const) {
      const draw = () =>
        [
          ...listMoodGrounds(mood).map((ground) => ground(w, h, createRandom('a'), palette)),
          drawMoodScene(mood, { w, h, horizon: h * 0.6, random: createRandom('a'), palette }),
        ].join('')
      expect(draw()).not.toMatch(/NaN|undefined|Infinity|--|class=/)
      expect(draw()).toBe(draw())
    }
  }
})

test('stern faces have brows, no cheeks and no smile; a drawing without a face stays as it is', () => {
  const smiling = MOTIFS['cake']!['cupcake']!
  const stern = sternFaces(smiling)
  expect(smiling).toContain('M-10 13c4 9 16 9 20 0')
  expect(stern).not.toContain('M-10 13c4 9 16 9 20 0')
  expect(stern).not.toContain('#ff5c7a')
  expect(stern.match(/<path class="K"/g)).toHaveLength(1)
  const faceless = MOTIFS['cards']!['ace']!
  expect(sternFaces(faceless)).toBe(faceless)
  expect(sternFaces(MOTIFS['racing']!['kart']!)).not.toBe(MOTIFS['racing']!['kart']!)
})

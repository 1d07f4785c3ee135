/** Animals, monsters and machines with a face: every motif with its drawings. */
import { BIRDS_AND_FISH } from './creatures-birds-fish.ts'
import { LAND_ANIMALS } from './creatures-land.ts'
import { PETS } from './creatures-pets.ts'
import { ROBOTS_AND_REPTILES } from './creatures-robots.ts'
import { SPOOKY } from './creatures-spooky.ts'
import type { Motifs } from './motifs.ts'

export const CREATURES = {
  ...PETS,
  ...BIRDS_AND_FISH,
  ...SPOOKY,
  ...ROBOTS_AND_REPTILES,
  ...LAND_ANIMALS,
} satisfies Motifs

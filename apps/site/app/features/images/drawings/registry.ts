/** Every motif with its drawings. */
import { BIRDS_AND_FISH } from './creatures-birds-fish.ts'
import { LAND_ANIMALS } from './creatures-land.ts'
import { PETS } from './creatures-pets.ts'
import { ROBOTS_AND_REPTILES } from './creatures-robots.ts'
import { SPOOKY } from './creatures-spooky.ts'
import type { Motifs } from './motifs.ts'
import { PEOPLE } from './people.ts'
import { TABLES } from './tables.ts'
import { VEHICLES } from './vehicles.ts'

export const MOTIFS: Readonly<Motifs> = {
  ...VEHICLES,
  ...PETS,
  ...BIRDS_AND_FISH,
  ...LAND_ANIMALS,
  ...ROBOTS_AND_REPTILES,
  ...SPOOKY,
  ...PEOPLE,
  ...TABLES,
}

/** Every motif with its drawings. */
import { CREATURES } from './creatures.ts'
import type { Motifs } from './motifs.ts'
import { PEOPLE } from './people.ts'
import { TABLES } from './tables.ts'
import { VEHICLES } from './vehicles.ts'

export const MOTIFS: Readonly<Motifs> = { ...VEHICLES, ...CREATURES, ...PEOPLE, ...TABLES }

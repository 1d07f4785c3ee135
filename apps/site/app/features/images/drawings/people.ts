/** Drawings of people and what belongs to them, within 80 units around 0,0, lit from the upper left. */
import type { Motifs } from './motifs.ts'
import { FOOD } from './people-food.ts'
import { HEROES } from './people-heroes.ts'
import { SEASONS } from './people-seasons.ts'
import { STYLE } from './people-style.ts'

export const PEOPLE = { ...HEROES, ...STYLE, ...FOOD, ...SEASONS } satisfies Motifs

/** Every motif with its drawings. */
import { BOARD_GAMES } from './board-games.ts'
import { CREATURES } from './creatures.ts'
import type { Motifs } from './motifs.ts'
import { PEOPLE } from './people.ts'
import { TABLES } from './tables.ts'
import { VEHICLES } from './vehicles.ts'

export const MOTIFS: Readonly<Motifs> = {
  ...VEHICLES,
  ...CREATURES,
  ...PEOPLE,
  ...TABLES,
  dice: { ...TABLES.dice, ...BOARD_GAMES.dice },
  jigsaw: { ...TABLES.jigsaw, ...BOARD_GAMES.jigsaw },
}

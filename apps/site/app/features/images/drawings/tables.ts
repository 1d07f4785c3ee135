/** Drawings of games at a table and of the things in them. */
import type { Motifs } from './motifs.ts'
import { TABLE_BLOCKS } from './tables-blocks.ts'
import { TABLE_FINDS } from './tables-finds.ts'
import { TABLE_GAMES } from './tables-games.ts'
import { TABLE_LETTERS } from './tables-letters.ts'
import { TABLE_SIGNS } from './tables-signs.ts'

export const TABLES = {
  ...TABLE_BLOCKS,
  ...TABLE_LETTERS,
  ...TABLE_FINDS,
  ...TABLE_GAMES,
  ...TABLE_SIGNS,
} satisfies Motifs

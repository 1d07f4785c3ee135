import type { Game } from '#app/features/catalogue/game.ts'
import { hashText } from './seeded-random.ts'

/** Raised when generated covers are drawn differently. */
const DRAWING = 2

/** Changes whenever a game's covers may have changed; part of their address, so that they can be kept for ever. */
export function coverVersion(game: Pick<Game, 'title' | 'covers' | 'updatedAt'>): string {
  const { wide, square, tall } = game.covers
  // The title counts too: a generated cover shows it.
  return hashText(JSON.stringify([DRAWING, game.title, wide, square, tall, game.updatedAt])).toString(36)
}

import type { Game } from '#app/domain/game.ts'
import { hashText } from './seeded-random.ts'

/** Raised when generated covers are drawn differently. */
const DRAWING = 5

/** Changes whenever a game's covers may have changed; part of their address, so that they can be cached forever. */
export function coverVersion(game: Pick<Game, 'title' | 'covers' | 'updatedAt' | 'drawnCover'>): string {
  const { wide, square, tall } = game.covers
  const { motif, drawing, composition, palette } = game.drawnCover ?? {}
  const drawn = [DRAWING, game.title, motif, drawing, composition, palette]
  return hashText(JSON.stringify([...drawn, wide, square, tall, game.updatedAt])).toString(36)
}

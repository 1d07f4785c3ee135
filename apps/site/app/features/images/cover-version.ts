import type { Game } from '#app/domain/game.ts'
import { hashText } from './seeded-random.ts'

/** Raised when generated covers are drawn differently. */
const DRAWING = 17

/** By game, because a game is in many lists. */
const versions = new WeakMap<object, string>()

/** Changes whenever a game's covers may have changed; part of their address, so that they can be cached forever. */
export function coverVersion(
  game: Readonly<Pick<Game, 'title' | 'covers' | 'updatedAt' | 'drawnCover' | 'operatorCover'>>,
): string {
  const known = versions.get(game)
  if (known !== undefined) return known
  const { wide, square, tall } = game.covers
  const { motif, drawing, composition, palette } = game.drawnCover ?? {}
  const drawn = [DRAWING, game.title, motif, drawing, composition, palette]
  const operators = game.operatorCover?.from === 'picture' ? [game.operatorCover] : []
  const parts = [...drawn, wide, square, tall, game.updatedAt, ...operators]
  const version = hashText(JSON.stringify(parts)).toString(36)
  versions.set(game, version)
  return version
}

/** The games that an otherwise empty page offers: the same for all visitors, suitable on every device. */
import type { Game } from '#app/domain/game.ts'
import { isKeyboardOnly } from '#app/domain/tile.ts'

export const PLAYABLE_TILES = 12

/**
 * Twelve games, the `wanted` ones first. Games that need a keyboard are hidden on a phone, so each of them among the twelve has a spare
 * after the twelfth; `playable-tiles.module.css` shows one or the other.
 */
export function listPlayableGames(wanted: readonly Game[], popular: readonly Game[]): Game[] {
  const others = popular.filter((game) => !isKeyboardOnly(game) && !wanted.includes(game))
  const all = [...new Set(wanted), ...others]
  const shown = all.slice(0, PLAYABLE_TILES)
  const spare = all.slice(PLAYABLE_TILES).filter((game) => !isKeyboardOnly(game))
  return [...shown, ...spare.slice(0, shown.filter(isKeyboardOnly).length)]
}

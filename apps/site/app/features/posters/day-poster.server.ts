/** What the poster of a day shows: one of the site's own games, with its daily challenge where it has one. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import { isKeyboardOnly } from '#app/domain/tile.ts'

/** The game of the day: each own game in turn, the same for all visitors of the site. Null when there is none. */
export function pickDayGame({ localGames }: Pick<Catalogue, 'localGames'>, day: number): Game | null {
  const own = localGames
    .filter((game) => game.source.kind === 'own' && !isKeyboardOnly(game))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  return own[day % own.length] ?? null
}

/** Which games the wall shows, and in what order: picks and the hot ones first, with new ones among them. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/features/catalogue/game.ts'

const WALL_TILES = 66

export function mixWall(catalogue: Catalogue): Game[] {
  const { EditorPicks, HotGames, BestGames, Newest } = catalogue.lists
  const own = BestGames.filter((game) => game.source.kind === 'own')
  const wall = new Set<Game>([...EditorPicks.slice(0, 8), ...own.slice(0, 8)])
  const queues = [HotGames, BestGames, Newest].map((games) => games[Symbol.iterator]())
  for (let turn = 0; wall.size < WALL_TILES && turn < WALL_TILES * 6; turn++) {
    const next = queues[turn % queues.length]!.next()
    if (!next.done) wall.add(next.value)
  }
  return [...wall].slice(0, WALL_TILES)
}

/** Starts a game in a page. */
import { begin } from './begin.ts'
import { assemble } from './game.ts'
import type { GameOptions } from './kit.ts'
import type { GameTypes } from './game-types.ts'

/**
 * Starts a game in `#game` (or the body): loads the save, starts the last mode, draws the first frame and reports ready to the page.
 * @example void createGame({ rules, texts, design: { w: 720, h: 1280 }, controls, createView })
 */
export async function createGame<G extends GameTypes, Data = Record<string, never>>(
  options: GameOptions<G, Data>,
): Promise<void> {
  const runtime = assemble(options as unknown as GameOptions<GameTypes, unknown>)
  if (new URLSearchParams(location.search).has('test'))
    (await import('./testing.ts')).openTestContract(runtime)
  await begin(runtime)
}

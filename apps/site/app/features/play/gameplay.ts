/** Whether the page's game is played, as it tells itself. What comes over a game asks here where in the game it would fall. */
export type Gameplay = 'none' | 'playing' | 'stopped'

let gameplay: Gameplay = 'none'

export function setGameplay(next: Gameplay): void {
  gameplay = next
}

export function readGameplay(): Gameplay {
  return gameplay
}

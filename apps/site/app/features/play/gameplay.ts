/** Whether the page's game is in gameplay, as it reports. Overlays use it to know the moment in the game. */
export type Gameplay = 'none' | 'playing' | 'stopped'

let gameplay: Gameplay = 'none'

export function setGameplay(next: Gameplay): void {
  gameplay = next
}

export function readGameplay(): Gameplay {
  return gameplay
}

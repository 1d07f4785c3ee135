/** Tables in the middle of good games, for the store page: `npm run game -- shots evergreen-solitaire`. */
import type { Shots } from '../../../scripts/game/shots.ts'

const won = { played: 4, won: 3, streak: 2, longest: 3, bestMs: 240_000 }
/** A player with a few wins: trees at the table's edge. */
export const save: Shots['save'] = {
  tallies: { klondike: won, spider2: won },
  clocks: {},
  grove: 'kkkSSSfpt',
}

const playMoves = (mode: string, moves: number) => `(async () => {
  __gk.seed(7)
  __gk.start('${mode}')
  for (let i = 0; i < 400 && __gk.state().moves.length < ${moves}; i++) await __gk.play('expert', { ticks: 8, draw: true })
  __gk.roll(70)
})()`

export const shots: Shots['shots'] = [
  { name: 'klondike', w: 1280, h: 800, ratio: 1, play: playMoves('klondike', 62) },
  { name: 'spider', w: 1280, h: 800, ratio: 1, play: playMoves('spider2', 66) },
  { name: 'phone', w: 390, h: 844, ratio: 2, play: playMoves('klondike', 48) },
]

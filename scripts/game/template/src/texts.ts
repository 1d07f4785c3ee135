/** All texts of the game; one object per language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'

const en = {
  title: '__title__',
  board: 'Move the basket with the left and right arrow keys to catch falling stars.',
  hint: 'Catch the stars',
  howTo: [
    'Move the basket to catch falling stars.',
    'Three misses end the run.',
    'A level is won with twelve stars.',
  ],
  modes: {
    levels: { name: 'Levels', about: 'Twelve stars each, a little faster every time' },
    endless: { name: 'Endless', about: 'As long as you can' },
    daily: { name: 'Daily', about: 'The same sky for everyone' },
  },
} satisfies GameTexts

export const texts = chooseTexts({ en })

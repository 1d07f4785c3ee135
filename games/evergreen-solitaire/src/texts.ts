/** Every word the game says; one object a language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'

const en = {
  title: 'Evergreen Solitaire',
  board:
    'A table of cards. Arrow keys choose a card, Enter picks it up and puts it down, Space draws, Z takes back, H shows a hint.',
  hint: 'Tap a card to move it',
  howTo: [
    'Tap a card and it goes where it fits best. Or drag it.',
    'Tap the stock, or press Space, to draw.',
    'Take back as often as you like: Z or the arrow button.',
    'The lamp button shows a good move. Every deal was won before it was dealt to you.',
    'Klondike: alternate colours downwards, each suit home from the ace.',
    'Spider: build king to ace; whole runs of a suit fly home.',
    'FreeCell: four free cells hold a card each.',
    'Pyramid: pair free cards that make 13; kings go alone; the stock is turned over twice. Peaks: one higher or lower than the open card.',
    'Settings: big cards, left-handed table, and colour-safe for four suit colours.',
  ],
  modes: {
    klondike: { name: 'Klondike', about: 'The classic, one card drawn' },
    klondike3: { name: 'Klondike 3', about: 'Three cards drawn at once' },
    spider1: { name: 'Spider 1', about: 'One suit, a gentle web' },
    spider2: { name: 'Spider 2', about: 'Two suits, a real knot' },
    spider4: { name: 'Spider 4', about: 'Four suits, for patient heads' },
    freecell: { name: 'FreeCell', about: 'Everything open, all is skill' },
    pyramid: { name: 'Pyramid', about: 'Pairs that make thirteen' },
    tripeaks: { name: 'TriPeaks', about: 'Up and down three fir tops' },
    daily: { name: 'Daily deal', about: 'One a day, the same for all' },
  },
  buttons: {
    games: 'Games',
    again: 'Again',
    undo: 'Take back',
    hint: 'Hint',
    stats: 'Stats',
    finish: 'Finish',
  },
  stuck: 'No moves left. Give up?',
  finishReady: 'All clear! Finish?',
  moves: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  won: 'The forest cheers!',
  /** How much of the game was done, in percent. */
  lost: (share: number) => (share > 60 ? `So close: ${share}%` : `${share}% of the way`),
  sameDeal: 'Same deal again',
  record: (won: number, played: number, streak: number) => `Won ${won} of ${played} · streak ${streak}`,
  best: (time: string) => `Best ${time}`,
  stats: {
    title: 'Your forest book',
    game: 'Game',
    won: 'Won',
    streak: 'Streak',
    best: 'Best',
    close: 'Tap to close',
  },
  suits: ['leaves', 'berries', 'clovers', 'buds'],
  say: {
    card: (rank: string, suit: string) => `${rank} of ${suit}`,
    empty: 'Empty place',
    lifted: (card: string) => `Picked up ${card}`,
    stock: (count: number) => `Stock, ${count} cards`,
    hint: (from: string, to: string) => `Hint: ${from} to ${to}`,
  },
} satisfies GameTexts & Record<string, unknown>

export const texts = chooseTexts({ en })

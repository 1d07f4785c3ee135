/** All texts of the game; one object per language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'
import type { Goal } from './view/goals.ts'
import type { Need, PrizeId } from './rules/prizes.ts'
import type { Kind } from './state.ts'

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const en = {
  title: 'Evergreen Solitaire',
  board:
    'A table of cards. Arrow keys choose a card, Enter picks it up and puts it down, Space draws, Z undoes, H shows a hint.',
  hint: 'Tap a card to move it',
  /** The same for a mouse. */
  clickHint: 'Click a card to move it',
  todays: (game: string) => `Today: ${game}`,
  /** What other games say first. */
  firstWords: {
    spider: 'Build down, king to ace',
    freecell: 'Send the aces home first',
    pyramid: 'Two cards that make 13',
    tripeaks: 'One higher or lower',
  } as Partial<Record<Kind, string>>,
  /** The how-to texts of the game on the table, see `tellRules`. */
  howTo: [] as string[],
  rulesOf: {
    klondike: [
      'Build columns downwards in alternating colours.',
      'Send each suit home, from the ace to the king.',
      'Only a king may begin an empty column.',
      'The stock may be gone through as often as you like.',
    ],
    spider: [
      'Build columns downwards, whatever the suit.',
      'Cards of one suit in order move together.',
      'A whole run of one suit, king to ace, flies home.',
      'The stock deals a card to every column.',
    ],
    freecell: [
      'Build columns downwards in alternating colours.',
      'Send each suit home, from the ace to the king.',
      'Four free cells hold one card each.',
      'The more cells are free, the more cards move together.',
    ],
    pyramid: [
      'Pair free cards that make 13: jack 11, queen 12.',
      'A king is 13 alone: tap it.',
      'A card is free when nothing lies on it.',
      'The stock may be turned over twice.',
    ],
    tripeaks: [
      'Tap a card one higher or one lower than the open one.',
      'King and ace are neighbours.',
      'No move? The stock turns a new card.',
      'Long rows of cards make the forest sing.',
    ],
  },
  anyRule: 'Tap a card: it goes where it fits best. Or drag it.',
  helpRule: 'Every deal can be won. Hint shows a move: one a deal is free.',
  modes: {
    klondike: { name: 'Klondike', about: 'The classic' },
    klondike3: { name: 'Klondike by\u00a03', about: 'Draw three' },
    spider1: { name: 'Spider 1\u00a0suit', about: 'A gentle web' },
    spider2: { name: 'Spider 2\u00a0suits', about: 'A real knot' },
    spider4: { name: 'Spider 4\u00a0suits', about: 'All the suits' },
    freecell: { name: 'FreeCell', about: 'All cards open' },
    pyramid: { name: 'Pyramid', about: 'Pairs that make 13' },
    tripeaks: { name: 'TriPeaks', about: 'One up or one down' },
    daily: { name: 'Daily deal', about: 'One a day, the same for all' },
    past: { name: 'Calendar', about: 'Past days' },
  },
  /** Where a narrow column has no room for the whole name. */
  shortNames: {
    klondike3: 'Klondike 3',
    spider1: 'Spider 1',
    spider2: 'Spider 2',
    spider4: 'Spider 4',
  } as Record<string, string>,
  /** For one to five firs. */
  howHard: ['Gentle', 'Medium', 'Hard', 'Very hard', 'Expert'],
  hideClock: 'Hide the clock',
  settings: { sound: 'Sound', table: 'Cards and table' },
  giveUp: 'Give up this game',
  buttons: {
    games: 'Games',
    again: 'Deal',
    undo: 'Undo',
    hint: 'Hint',
    stats: 'Forest',
    finish: 'Finish',
  },
  menu: {
    modes: 'Choose a game',
    colourSafe: 'Four suit colours',
    bigText: 'Big cards',
    again: 'Deal new cards',
    restart: 'Deal new cards',
  },
  stuck: {
    undo: 'No moves left: undo one',
    leaf: (left: number) => `A golden leaf lights the way (${left} left)`,
    back: 'Go back to a winning position?',
    giveUp: 'No moves left. Give up?',
  },
  leaf: {
    gift: 'A golden leaf',
    /** Under a hint, while golden leaves are left. */
    again: (left: number) => `Again: golden leaf, costs an acorn (${left})`,
    gentle: (left: number) => `${left === 1 ? '1 golden leaf' : `${left} golden leaves`} for this deal`,
    led: (moves: number) =>
      moves > 0 ? `The next ${many(moves, 'move')} are lit` : 'From here it can be won',
  },
  sureToGiveUp: 'Give up? Press again to confirm',
  nothingToGiveUp: 'Nothing to give up yet',
  /** The first hint of a deal, and the one that takes the goal. */
  hintFree: 'Your free hint. More cost an acorn',
  hintCosts: 'This hint cost an acorn',
  finishReady: 'All clear! Finish?',
  /** For five in a row, ten, and so on. */
  praise: ['Lovely!', 'Wonderful!', 'The forest sings!'],
  moves: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  runs: (home: number, all: number) => `Runs ${home} / ${all}`,
  won: 'The forest cheers!',
  /** How much of the game was done, in percent. */
  lost: (share: number) =>
    share > 60 ? `So close: ${share}%` : share > 14 ? `${share}% of the way` : 'The fox kept your cards',
  /** Under it. */
  winnable: 'This deal can be won. Undo and try another way?',
  /** What a lost game leaves: percent of a basket that is worth an acorn when it is full. */
  basket: (percent: number, full: number, isAcorn: boolean) =>
    isAcorn
      ? `The basket is full: an acorn for you! Next basket: ${full}%`
      : `+${percent}% in the fox’s basket: ${full}%. A full one is an acorn.`,
  sameDeal: 'Same deal again',
  takeBack: 'Undo',
  result: {
    use: 'Use it now',
    used: 'On the table',
    moves: 'moves',
    time: 'time',
    streak: 'in a row',
    fewest: (moves: number) => `fewest: ${moves}`,
    fastest: (time: string) => `fastest: ${time}`,
    longest: (wins: number) => `longest: ${wins}`,
    isFewest: 'Your fewest!',
    isFastest: 'Your fastest!',
    isLongest: 'Your longest!',
    grown: (plant: string, count: number) =>
      count === 1 ? `${plant}: the first tree of your forest.` : `${plant}: tree ${count} of your forest.`,
    won: (prize: string) => `New: ${prize}`,
  },
  plants: {
    k: 'A fir',
    s: 'A birch',
    f: 'An oak',
    p: 'A pine',
    t: 'A rowan',
    d: 'A blossom tree',
    K: 'A silver fir',
    S: 'A silver birch',
    O: 'A golden oak',
  } as Record<string, string>,
  rank: {
    short: (rank: number) => `Rank ${rank}`,
    whole: (rank: number, missing: number, days: number) =>
      `Rank ${rank}, ${many(missing, 'point')} to\u00a0rank\u00a0${rank + 1}${days > 1 ? `; ${days} daily deals in a row` : ''}`,
  },
  forest: {
    title: 'Your forest',
    tabs: { glade: 'Glade', looks: 'Looks', calendar: 'Calendar', book: 'Book' },
    count: (trees: number, friends: number, acorns: number) =>
      trees === 0
        ? 'Every win plants a tree, and friends move in.'
        : `${many(trees, 'tree')}, ${many(friends, 'friend')}, ${many(acorns, 'acorn')}. Tap them!`,
    /** `amount` is what is still missing. */
    next: (amount: string, prize: string) => `${amount}: ${prize}`,
    complete: 'You have won every prize. The forest thanks you.',
    missing: {
      wins: (count: number) => `${count} more ${count === 1 ? 'win' : 'wins'}`,
      days: (count: number) => `${count} more ${count === 1 ? 'day' : 'days'}`,
      acorns: (count: number) => `${count} more ${count === 1 ? 'acorn' : 'acorns'}`,
      game: (count: number, game: string) => `${count} more ${count === 1 ? 'win' : 'wins'} in ${game}`,
      streak: (count: number, game: string) => `${game}, ${count} more in a row`,
    },
    need: {
      wins: (count: number) => many(count, 'win'),
      days: (count: number) => many(count, 'day'),
      acorns: (count: number) => many(count, 'acorn'),
      game: (count: number, game: string) => (count === 1 ? game : `${count}× ${game}`),
      streak: (count: number, game: string) => `${game} ×${count}`,
    },
    glade: (trees: number) => `A glade with ${trees} trees`,
    backs: 'Card backs',
    seasons: 'Season of the table',
    cloths: 'Cloth on the table',
    leaves: (days: number) => (days === 1 ? '1 day won' : `${days} days won`),
    earlier: 'Previous month',
    later: 'Next month',
    dayWon: (day: string) => `${day}, won`,
    calendarAbout: 'Win a day’s deal and its leaf turns gold.',
    close: 'Back to the table',
  },
  prizes: {
    leaf: 'card back Clover wood',
    berry: 'card back Berries',
    snow: 'card back Snowflakes',
    fox: 'card back The fox',
    gold: 'card back Golden fir',
    dawn: 'card back Sunrise',
    moon: 'card back Moonlight',
    summer: 'the table in summer',
    autumn: 'the table in autumn',
    winter: 'the table in winter',
    spring: 'the table in spring',
    hedgehog: 'a hedgehog moves in',
    owl: 'an owl moves in',
    hare: 'a hare moves in',
    deer: 'a deer moves in',
    bear: 'a bear moves in',
    squirrel: 'a squirrel moves in',
    badger: 'a badger moves in',
    peaks: 'card back Three peaks',
    acorn: 'card back Acorns',
    web: 'card back Spider web',
    stag: 'card back The queen of the forest',
    aurora: 'card back Northern lights',
    oak: 'card back Oak leaves',
    feather: 'card back Owl feathers',
    felt: 'the season’s own felt',
    wine: 'a wine-red table cloth',
    plum: 'a plum-coloured table cloth',
    amber: 'an amber table cloth',
    night: 'a midnight blue table cloth',
    mushrooms: 'mushrooms for the glade',
    campfire: 'a campfire for the glade',
    pond: 'a pond for the glade',
    lanterns: 'lanterns for the glade',
  } satisfies Record<PrizeId, string>,
  goals: {
    hints: () => 'One hint at most',
    moves: (count: number) => `In ${count} moves`,
    turns: (count: number) => (count === 1 ? 'Stock turned once at most' : `Stock turned ${count}× at most`),
    undos: () => 'Without undo',
    early: (deals: number) => (deals === 1 ? 'A run with 1 deal left' : `A run with ${deals} deals left`),
    row: (cards: number) => `${cards} cards in a row`,
    standing: { open: 'still open', done: 'reached', lost: 'missed' },
  },
  deal: {
    title: 'Deal',
    same: 'The same cards again',
    fresh: 'New cards',
    difficulty: 'Which deals?',
    easy: 'Easy',
    any: 'Any',
    hard: 'Hard',
    /** What the first games of a table are like. */
    gentle: (left: number) => `Gentle start: ${left} of 3 wins to go.`,
    /** What the leaves beside the acorns are for. */
    leaves: (left: number) =>
      left > 0
        ? `${left === 1 ? 'One golden leaf' : `${left} golden leaves`}: finds the way that wins and lights a part of it. It takes the hints’ acorn, and the win counts as a gentle one.`
        : 'The golden leaves of this game are used.',
    only: (game: string) => `${game}: one deal a day.`,
  },
  stats: { game: 'Game', won: 'Won', streak: 'Streak', best: 'Best' },
  suits: ['spades', 'hearts', 'clubs', 'diamonds'],
  say: {
    card: (rank: string, suit: string) => `${rank} of ${suit}`,
    empty: 'Empty place',
    lifted: (card: string) => `Picked up ${card}`,
    stock: (count: number) => `Stock, ${count} cards`,
    hint: (from: string, to: string) => `Hint: ${from} to ${to}`,
  },
} satisfies GameTexts & Record<string, unknown>

export const texts = chooseTexts({ en })

export const describeGoal = ({ id, need }: Goal): string => texts.goals[id](need)
const gameOf = (need: Need) => ('mode' in need ? texts.modes[need.mode as keyof typeof texts.modes].name : '')
/** The condition of a prize, short enough for the space under an image. */
export const describeNeed = (need: Need): string => texts.forest.need[need.by](need.count, gameOf(need))
export const describeMissing = (need: Need, count: number, prize: string): string =>
  texts.forest.next(texts.forest.missing[need.by](count, gameOf(need)), prize)

/** The how-to page speaks of the game that is on the table only. */
export function setHowTo(kind: Kind): void {
  texts.howTo.splice(0, Infinity, ...texts.rulesOf[kind], texts.anyRule, texts.helpRule)
}
setHowTo('klondike')

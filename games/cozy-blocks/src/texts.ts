/** All texts of the game; one object per language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'
import type { NightRule } from './rules/nights.ts'
import type { Quest } from './rules/quests.ts'

const COLOUR_NAMES = ['', 'yellow', 'red', 'pink', 'purple', 'blue', 'green', 'brown']
/** As few words as say it. */
const describeQuest = ({ kind, need, colour }: Pick<Quest, 'kind' | 'need' | 'colour'>) =>
  ({
    row: () => (need === 1 ? 'Clear a row' : `Clear ${need} rows`),
    col: () => (need === 1 ? 'Clear a column' : `Clear ${need} columns`),
    patch: () => (need === 1 ? 'Clear a 4×4 patch' : `Clear ${need} patches`),
    together: () => `${need} lines at once`,
    colour: () => `Wake ${need} ${COLOUR_NAMES[colour]}`,
    combo: () => `${need} clears in a row`,
    gift: () => (need === 1 ? 'Open a gift' : `Open ${need} gifts`),
  })[kind]()
const withArticle = (word: string) =>
  word === 'stairs' ? 'a flight of stairs' : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`

const numbers = new Intl.NumberFormat('en')
export const formatNumber = (value: number) => numbers.format(Math.round(value))

const en = {
  title: 'Cozy Blocks',
  board:
    'Cozy Blocks board, 8 by 8. Arrow keys move, 1 to 3 choose a piece, Enter places it, Z undoes, P pauses.',
  menu: { paused: 'A little break', noMoves: 'No room left', colourSafe: 'Bold patterns', modes: 'Modes' },
  // A paw shows how.
  hint: '',
  howTo: [
    'Drag a piece onto the quilt, or tap it, then its place.',
    'A full row, column or 4×4 patch wakes up and flies off.',
    'Clear within three placements for a combo: up to ×5.',
    'Make the cat’s wish come true for points.',
    'Gifts open, stars pop all around, night caps need two clears.',
    'Puzzles: fill the picture, or leave no cushion.',
    'Whatever you do brings things into your room.',
  ],
  modes: {
    endless: { name: 'Endless', about: 'Play as long as you like' },
    daily: { name: 'Daily', about: 'One board a day, the same for everyone' },
    puzzle: { name: 'Puzzles', about: 'A hundred pictures and riddles' },
    night: { name: 'Dream nights', about: 'Each night has its own wish and rule' },
  },
  /** Where there is little room. */
  short: {
    best: (score: string) => `★ ${score}`,
    dailyFoot: (hand: number, all: number) => `${hand} / ${all}`,
    quest: (quest: Quest) => `${describeQuest(quest)} ${quest.have}/${quest.need}`,
  },
  puzzleTitle: (number: number) => `Puzzle ${number}`,
  dailyTitle: (day: string) => `Daily · ${day}`,
  fillTask: 'Fill it!',
  clearTask: 'Clear it!',
  fillAbout: 'Use every piece',
  clearAbout: 'Leave no cushion',
  best: (score: string) => `Best ${score}`,
  newBest: 'New best!',
  dailyFoot: (hand: number, all: number) => `Hand ${hand} of ${all}`,
  next: 'Next',
  last: 'Last hand',
  emptyBoard: 'All clear!',
  /** How deep a combo is, by what it multiplies: in the badge, and over the board when it gets deeper. */
  combo: (times: number) =>
    times > 1 ? `${['', '', 'Drowsy', 'Dozing', 'Dreaming', 'Deep dream'][times]} ×${times}` : 'Clear again!',
  inARow: (combo: number) => `${combo} in a row`,
  together: (lines: number) => `${['', '', 'Two', 'Three', 'Four'][Math.min(4, lines)]} at once!`,
  lost: (combo: number) => `Dream over: ${combo} in a row`,
  dream: (combo: number) => `Sweet dreams: ${combo}!`,
  giftUndo: 'One more undo!',
  giftOpened: 'A gift!',
  poof: 'Poof!',
  stillSleepy: 'Still sleepy…',
  /** Special cushions by number: what they are, what they do. */
  charms: [
    ['', ''],
    ['A gift!', 'Clear it and it opens'],
    ['A deep sleeper', 'It takes two clears to get up'],
    ['A star cushion', 'It pops all around it'],
  ] as readonly (readonly [string, string])[],
  /** What the cat dreams of. */
  quest: ({ kind, need, colour }: Quest) =>
    `Wish: ${{
      row: () => (need === 1 ? 'clear a row' : `clear ${need} rows`),
      col: () => (need === 1 ? 'clear a column' : `clear ${need} columns`),
      patch: () => (need === 1 ? 'clear a patch of four by four' : `clear ${need} patches`),
      together: () => `clear ${need} lines at once`,
      colour: () => `wake ${need} ${COLOUR_NAMES[colour]} cushions`,
      combo: () => `${need} clears in a row`,
      gift: () => (need === 1 ? 'open a gift' : `open ${need} gifts`),
    }[kind]()}`,
  /** In the bubble over the cat, and on the tile of a night. */
  questInBubble: describeQuest,
  /** Under the number of hands that are left of a night. */
  handsLeft: (count: number) => (count === 0 ? 'the last hand' : count === 1 ? 'more hand' : 'more hands'),
  granted: 'A wish came true!',
  scoreMore: (points: number) => `+${points}`,
  nightTitle: (number: number) => `Night ${number}`,
  nightHands: (hands: number) => `${hands} hands until morning`,
  /** What each kind of night is called, and what happens in it. */
  nightRules: {
    calm: ['A calm night', 'Only a wish to fulfil'],
    fort: ['Pillow fort', 'Some cushions are already there'],
    stars: ['Shooting stars', 'A star cushion in every hand'],
    basket: ['Kitten’s basket', 'It stays full: less to fill around it'],
    snow: ['Snowfall', 'After each hand a small sleeper falls'],
    caps: ['Deep sleepers', 'A night cap in every hand'],
    drift: ['Drifting quilt', 'After each hand it moves to the right'],
  } as Readonly<Record<NightRule, readonly [string, string]>>,
  nightWonTitle: 'Sweet dreams!',
  nightWon: (night: string) => `${night}: the wish came true.`,
  lastNightWon: 'All twenty nights are dreamt!',
  nightLostTitle: 'Good morning!',
  nightLost: (night: string, have: number, need: number) =>
    `${night}: ${have} of ${need}. The dream goes on tonight.`,
  nextNight: 'Next night',
  nightLocked: 'Finish an earlier night',
  earlierNights: 'Earlier nights',
  laterNights: 'Later nights',
  nightsDone: (count: number, of: number) => `${count} of ${of} dreamt`,
  nightsLater: (count: number, need: number) => `Opens with ${need} lines: ${count} of ${need}`,
  /** Under the round buttons. */
  hudWords: { menu: 'Menu', sound: 'Sound', games: 'Modes', hint: 'Hint', undo: 'Undo' },
  menuButton: 'Menu',
  chooseGame: 'Modes',
  sound: 'Sound',
  showHint: 'Hint',
  undo: 'Undo',
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
  place: 'Place it',
  nextPiece: 'Next piece',
  lastPiece: 'Previous piece',
  piece: (number: number) => `Piece ${number}`,
  freshPieces: 'New pieces',
  doneTitle: 'All in bed!',
  solvedTitle: 'Lovely!',
  solvedAbout: (number: number, picture: string | null) =>
    picture ? `Puzzle ${number} is ${withArticle(picture)}!` : `Puzzle ${number} is all clear.`,
  starsAbout: 'Three stars: no hint, no undo.',
  /** What the run was like. */
  tale: (lines: number, combo: number) =>
    lines === 0
      ? 'Fill a whole row, column or patch to make room.'
      : `${lines === 1 ? '1 line' : `${lines} lines`} put to bed${combo > 1 ? `, ${combo} clears in a row` : ''}.`,
  nextPuzzle: 'Next puzzle',
  hintFirst: 'Undo first',
  placed: (row: number, col: number) => `Placed at row ${row}, column ${col}.`,
  cleared: (lines: number, points: number) => `Cleared ${lines}${points ? ` for ${points} points` : ''}.`,
  scoreIs: (score: string) => `Score ${score}.`,
  swapped: 'One piece was swapped so that it fits.',
  swappedShort: 'Swapped to fit',
  taken: 'Undone.',
  refused: 'It does not fit there.',
  wentHome: 'Back in the tray.',
  fillTheGap: 'Fill the gap!',
  room: 'My room',
  roomBack: 'Back',
  roomTouch: 'Touch a thing.',
  roomNext: 'What comes next',
  forRoom: (thing: string) => `${thing[0]!.toUpperCase()}${thing.slice(1)} for your room`,
  comfort: (have: number, every: number) =>
    have === 0
      ? `Every ${every} things: one more undo in Endless`
      : `Your room gives you ${have === 1 ? 'one more undo' : `${have} more undos`} in Endless`,
  putAway: (isOut: boolean) => (isOut ? 'Put away' : 'Put out'),
  page: (number: number, of: number) => `${number} of ${of}`,
  roomFull: 'You have everything. What a room!',
  notYet: (thing: string) => `${thing}, not here yet`,
  bestOfAll: (best: number) => `Best ${formatNumber(best)}`,
  dailyDone: 'Played today',
  dailyOpen: 'Not played yet',
  solvedCount: (count: number, of: number) => `${count} of ${of} solved`,
  earlierPatches: 'Earlier patches',
  laterPatches: 'Later patches',
  patches: (first: number, last: number, solved: number) => `Patches ${first} to ${last}, ${solved} sewn`,
  roomAbout: (count: number, of: number) => `${count} of ${of} things collected`,
  quilt: (patches: number, of: number, stars: number) => `Quilt: ${patches} of ${of} patches, ${stars} stars`,
  gift: (thing: string) => `New: ${thing}!`,
  things: {
    plant: 'a plant',
    mug: 'hot cocoa',
    picture: 'a picture',
    books: 'bedtime books',
    clock: 'a clock',
    yarn: 'yarn for the cat',
    lamp: 'a star lamp',
    teapot: 'a teapot',
    musicBox: 'a music box',
    kitten: 'a kitten',
    fish: 'a goldfish',
    rosette: 'a rosette',
    slippers: 'rabbit slippers',
    radio: 'a night radio',
    horse: 'a rocking horse',
    globe: 'a snow globe',
    owl: 'an owl',
    telescope: 'a telescope',
    cuckoo: 'a cuckoo clock',
    tent: 'a pillow tent',
    train: 'a toy train',
    crown: 'a crown',
    castle: 'a toy castle',
    moon: 'a moon of your own',
  },
  deeds: {
    lines: (count: number, need: number) =>
      `${formatNumber(count)} of ${formatNumber(need)} lines put to bed`,
    best: (count: number, need: number) =>
      `${formatNumber(count)} of ${formatNumber(need)} points in one run`,
    solved: (count: number, need: number) => `${formatNumber(count)} of ${formatNumber(need)} puzzles solved`,
    days: (count: number, need: number) => `${formatNumber(count)} of ${formatNumber(need)} daily boards`,
    stars: (count: number, need: number) => `${formatNumber(count)} of ${formatNumber(need)} puzzle stars`,
    wishes: (count: number, need: number) =>
      `${formatNumber(count)} of ${formatNumber(need)} wishes of the cat`,
    dreams: (count: number, need: number) =>
      `${formatNumber(count)} of ${formatNumber(need)} stars of dream nights`,
  },
  aimAt: (row: number, col: number, fits: boolean) =>
    `Row ${row}, column ${col}${fits ? ', fits' : ', taken'}.`,
} satisfies GameTexts & Record<string, unknown>

export const texts = chooseTexts({ en })

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
export const formatDay = (day: string) => days.format(new Date(`${day}T00:00:00Z`))

/** Pairs of records with equal titles, written for the benchmark; no text is a provider's. */
import type { GameEvidence } from '../../apps/site/app/features/feeds/same-game.ts'

export interface WrittenPair {
  name: string
  isSame: boolean
  a: GameEvidence
  b: GameEvidence
}

type Parts = Partial<GameEvidence>

const FIRST = { provider: 'first', isMaker: false, url: 'https://play.first.example/a', cover: null } as const
const SECOND = {
  provider: 'second',
  isMaker: false,
  url: 'https://html5.second.example/b',
  cover: null,
} as const
const MAKER = { provider: 'maker', isMaker: true, url: 'https://cdn.maker.example/c', cover: null } as const

function pair(isSame: boolean, title: string, a: Parts, b: Parts): WrittenPair {
  const texts = { title, maker: '', description: '', instructions: '', ratio: 1.333 }
  const name = `written: ${title} (${[a, b].map(({ provider = '', maker = '' }) => maker || provider).join(', ')})`
  return { name, isSame, a: { ...FIRST, ...texts, ...a }, b: { ...SECOND, ...texts, ...b } }
}

const same = (title: string, a: Parts, b: Parts) => pair(true, title, a, b)
const different = (title: string, a: Parts, b: Parts) => pair(false, title, a, b)

const LIGHTHOUSE =
  'Keep the lamp of the old lighthouse burning through the storm, row out for oil between two waves and bring the fishing boats home.'
const BAKERY =
  'Run a small bakery by the canal: knead, bake and wrap, learn the wishes of your regulars and buy a second oven before the fair.'

export const WRITTEN_PAIRS: readonly WrittenPair[] = [
  // Two distributors describe one game in their own words.
  same(
    'Lantern Bay',
    { description: 'Light the lanterns of a sleepy bay.' },
    { description: 'A bay needs its lights back. Can you?' },
  ),
  same(
    'Rowboat Rescue',
    { description: 'Row out and bring everybody in.' },
    { maker: 'Tern & Tide', description: 'Save the swimmers.' },
  ),
  same(
    'Moss Knight',
    { description: 'A knight of moss guards the last brook.' },
    { description: 'Defend the brook.', ratio: 1.778 },
  ),
  same(
    'Pigeon Post',
    { maker: 'Grey Feather', description: 'Carry letters.' },
    { maker: 'Grey Feather Games Ltd.', description: 'Deliver mail.' },
  ),
  same(
    'Quarry Quest',
    { description: 'Dig for the lost bell.' },
    { description: 'Deep in the quarry a bell rings.', instructions: 'Arrows to dig' },
  ),
  same('Teapot Tactics', { maker: 'Old Kettle' }, { maker: 'OLD KETTLE Studios' }),
  same(
    'Umbrella Ella',
    { description: 'Fly with an umbrella.' },
    { description: 'Ella drifts over the roofs of her town.' },
  ),
  same('Violin Village', {}, { description: 'Tune every violin of the village.' }),
  same('Wobbly Waiter', { ratio: 0.563 }, { ratio: 1.778, description: 'Carry soup.' }),
  same('Yeti Yoga', { description: 'Breathe in.' }, { maker: 'Snow Line' }),
  // A generic title, and evidence beside it.
  same('Chess', { description: LIGHTHOUSE }, { description: `New! ${LIGHTHOUSE} Free to play.` }),
  same('Bubble Shooter', { description: BAKERY }, { description: BAKERY }),
  same('Sudoku', { maker: 'Nine Squares' }, { maker: 'Nine Squares GmbH' }),
  same('Hangman', { maker: 'Word Mill' }, { maker: 'Word Mill', description: 'Guess the word.' }),
  same(
    'Klondike Solitaire',
    { url: 'https://cdn.shared.example/klondike/' },
    { url: 'https://cdn.shared.example/klondike/index.html?x=1' },
  ),
  same(
    'Daily Crossword',
    { description: 'Every morning a new crossword with clues about the sea, the wind and the harbour.' },
    {
      instructions:
        'Every morning a new crossword with clues about the sea, the wind and the harbour. Type to fill in.',
    },
  ),
  // Games of a maker at another provider.
  same('Harbour Collision', { ...MAKER, ratio: 1.667 }, { ratio: 1.67 }),
  same('Otters Connect', { ...MAKER, ratio: 1.5 }, { ratio: 1.5 }),
  same('Kettle Kingdom', { ...MAKER, description: LIGHTHOUSE }, { description: `${LIGHTHOUSE} ${BAKERY}` }),
  // One provider lists a game twice.
  same(
    'Cobble Cart',
    { cover: 'https://img.first.example/cart.png' },
    { ...FIRST, url: 'https://play.first.example/cart-2', cover: 'https://img.first.example/cart.png' },
  ),
  same(
    'Puddle Parade',
    { description: BAKERY },
    { ...FIRST, url: 'https://play.first.example/parade-2', description: BAKERY },
  ),
  // What everybody makes.
  different('Chess', { description: 'Play chess against the computer.' }, { description: 'The royal game.' }),
  different(
    'Daily Crossword',
    { description: 'A new crossword each day.' },
    { description: 'Solve today’s crossword.' },
  ),
  different(
    'Hangman',
    { description: 'Guess letters.' },
    { description: 'Guess the word before the drawing is done.' },
  ),
  different(
    'Spades',
    { description: 'Bid and take tricks.' },
    { description: 'Play spades with three others.' },
  ),
  different('Mahjong', { ratio: 1.667 }, { ratio: 1.667, description: 'Find pairs of tiles.' }),
  different('Daily Sudoku', {}, {}),
  different(
    'Spider Solitaire',
    { description: 'One, two or four suits.' },
    { description: 'Build from king to ace.' },
  ),
  different('Tic Tac Toe', {}, { description: 'Three in a row.' }),
  different(
    'Bubble Shooter',
    { description: 'Shoot bubbles.' },
    { description: 'Match 3 or more of the same color.' },
  ),
  different('Snake', {}, { maker: 'Retro Corner' }),
  different('Christmas Match 3', { maker: 'North Star' }, { description: 'Swap presents.' }),
  different('Connect Four', { description: 'Drop discs.' }, { description: 'Four in a row wins.' }),
  different('Solitaire Classic', { ratio: 1.6 }, { ratio: 1.6 }),
  different('Halloween Jigsaw', {}, { description: 'Twelve puzzles of pumpkins.' }),
  different('2048', { maker: 'Plus One' }, { maker: 'Tile Works' }),
  // Two makers had the same idea for a name.
  different('Sky Bridge', { maker: 'Red Rope' }, { maker: 'Blue Plank' }),
  different(
    'Night Train',
    { maker: 'Sleeper' },
    { maker: 'Iron Owl', description: 'Find the thief in the dining car.' },
  ),
  different(
    'Garden Party',
    { ...MAKER, description: 'Arrange the tables.' },
    { description: 'Match cups and cakes.', ratio: 1.778 },
  ),
  different(
    'Animal Connect',
    { ...MAKER, ratio: 1.667, description: 'Connect animals.' },
    { description: 'Draw lines between herds.' },
  ),
  different(
    'Mahjong Tower',
    { ...MAKER, ratio: 1.667 },
    { ratio: 1.667, description: 'Build a tower of tiles.' },
  ),
  different(
    'Lucky Fisher',
    { maker: 'Pond & Co' },
    { ...FIRST, url: 'https://play.first.example/fisher-2', maker: 'Deep Line' },
  ),
  different(
    'Frog Jump',
    { description: 'Hop.' },
    { ...FIRST, url: 'https://play.first.example/frog-2', description: 'Cross the road.' },
  ),
]

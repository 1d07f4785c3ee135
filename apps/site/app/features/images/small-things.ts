/** Small things that belong to a kind of game: suits around cards, cones around cars. They fill what a drawing leaves of a large cover. */
import { ball, cube, paint, redSuit, star, suit, write } from './drawings/tables-parts.ts'
import { pickRoadside, ROAD_THINGS } from './road-things.ts'

const LEAF = paint('#6cc84a', '#256b1c', 5)
const GOLD = paint('#ffce3a', '#8a5404', 5)
const RED = paint('#f5434f', '#8c1730', 5)
const DARK = paint('#454d70', '#1b2038', 5)
const ORANGE = paint('#ff9a3c', '#8f4606', 5)

/** Each about 44 units wide, around 0 0. */
const THINGS = {
  ...ROAD_THINGS,
  heartSuit: redSuit('heart', 0, 0, 0.46),
  diamondSuit: redSuit('diamond', 0, 0, 0.46),
  spadeSuit: suit('spade', 0, 0, 0.46, 'w'),
  clubSuit: suit('club', 0, 0, 0.46, 'w'),
  mahjongTile: '<rect class="b" x="-15" y="-20" width="34" height="44" rx="7"/><rect class="w" x="-19" y="-22" width="34" height="42" rx="6"/><circle class="a" cx="-2" cy="-1" r="8" style="stroke-width:4"/>',
  gem: '<path class="b" d="M-14-20h28L24-6 0 22-24-6z"/><path class="H" d="M-14-20h28L6-6H-6z"/>',
  diamond: '<path class="a" d="M0-24L22 0 0 24-22 0z"/><path class="H" d="M0-18L-14 0 0-4z"/>',
  cube: cube(0, 0, 22, 'b'),
  otherCube: cube(0, 0, 22, 'a'),
  plus: write('+', 0, 0, 62, 'w'),
  times: write('×', 0, 0, 62, 'b'),
  five: write('5', 0, 0, 50, 'b'),
  question: write('?', 0, 0, 54, 'w'),
  letterA: `<rect class="w" x="-20" y="-20" width="40" height="40" rx="8"/>${write('A', 0, 0, 34)}`,
  letterZ: `<rect class="b" x="-20" y="-20" width="40" height="40" rx="8"/>${write('Z', 0, 0, 34)}`,
  square: '<rect class="a" x="-19" y="-19" width="38" height="38" rx="8"/><path class="h" style="stroke-width:5" d="M-9-4v-5h5"/>',
  dot: ball(0, 0, 19, 'b'),
  ball: ball(0, 0, 21, 'a'),
  whiteBall: ball(0, 0, 18, 'w'),
  bubble: '<circle fill="#fff" fill-opacity=".25" stroke="#fff" stroke-opacity=".7" stroke-width="4" r="20"/><ellipse fill="#fff" cx="-7" cy="-8" rx="6" ry="4" opacity=".8"/>',
  piece: '<path class="b" d="M-20-16h11c-5-12 19-12 14 0h13v13c12-5 12 17 0 12v13h-13c5-12-19-12-14 0h-11V9c12 5 12-17 0-12z"/>',
  die: '<rect class="w" x="-20" y="-20" width="40" height="40" rx="9"/><g class="k"><circle cx="-9" cy="-9" r="4.5"/><circle r="4.5"/><circle cx="9" cy="9" r="4.5"/></g>',
  pawn: '<path class="w" d="M0-24a11 11 0 0 1 7 19c4 2 4 5 1 6 1 8 5 13 10 17v6h-36v-6c5-4 9-9 10-17-3-1-3-4 1-6A11 11 0 0 1 0-24z"/>',
  star: star(0, 0, 0.32, 'b'),
  planet: '<circle class="b" r="16"/><path class="l" d="M-24 8C-30-2 26-18 26-8 26 0-18 18-24 8z"/>',
  leaf: `<path ${LEAF} d="M-18 20c-6-28 10-42 38-40 4 28-10 46-38 40z"/><path fill="none" stroke="#256b1c" stroke-width="4" stroke-linecap="round" d="M-16 18L8-8"/>`,
  blossom: `<g class="b" style="stroke-width:5"><circle cy="-13" r="10"/><circle cx="13" cy="-3" r="10"/><circle cx="8" cy="12" r="10"/><circle cx="-8" cy="12" r="10"/><circle cx="-13" cy="-3" r="10"/></g><circle ${GOLD} r="8"/>`,
  paw: '<g class="w" style="stroke-width:5"><path d="M0-4c12 0 18 12 14 20-4 6-24 6-28 0-4-8 2-20 14-20z"/><circle cx="-17" cy="-9" r="6"/><circle cx="-6" cy="-19" r="6"/><circle cx="8" cy="-19" r="6"/><circle cx="18" cy="-8" r="6"/></g>',
  carrot: `<path ${ORANGE} d="M-20 20c-2-16 8-32 20-30 10 2 12 12 6 18C0 14-10 20-20 20z"/><path ${LEAF} d="M4-10c0-8 4-12 8-12 0 4 6 2 8 6-4 2-2 8-14 8z"/>`,
  coin: `<circle ${GOLD} r="20"/><circle fill="none" stroke="#8a5404" stroke-width="4" opacity=".6" r="12"/>`,
  heart: `<path ${RED} d="M0 20C-13 10-22 3-22-8c0-7 5-12 11-12 5 0 9 3 11 8 2-5 6-8 11-8 6 0 11 5 11 12C22 3 13 10 0 20z"/>`,
  bow: '<path class="b" d="M0 0c-8-14-24-16-24-10V12c0 6 16 2 24-12zM0 0c8-14 24-16 24-10V12c0 6-16 2-24-12z"/><circle class="b" r="6"/>',
  cherry: `<path fill="none" stroke="#256b1c" stroke-width="5" stroke-linecap="round" d="M-9 6C-8-8 0-16 10-22 8-10 10-2 12 4"/><circle ${RED} cx="-10" cy="11" r="11"/><circle ${RED} cx="12" cy="9" r="10"/>`,
  spoon: '<path class="w" style="stroke-width:5" d="M0-24c10 0 12 20 3 25v19c0 5-6 5-6 0V1c-9-5-7-25 3-25z"/>',
  tomato: `<circle ${RED} r="18"/><path ${LEAF} d="M0-10l-12-4 9-5 3-6 3 6 9 5z"/>`,
  sweet: '<path class="b" d="M-9 0l-15-10v20zM9 0l15-10v20z"/><circle class="a" r="13"/><path class="h" style="stroke-width:5" d="M-5-5l3-2"/>',
  drop: '<path class="b" d="M0-24c12 16 18 24 18 32 0 20-36 20-36 0 0-8 6-16 18-32z"/>',
  note: '<path class="b" d="M-8-20L18-24V10c0 12-20 14-20 2 0-6 6-8 12-6V-8L0-6v22c0 12-20 12-20 2 0-6 6-9 12-7z"/>',
  key: `<circle ${GOLD} cx="-10" r="11"/><path fill="none" stroke="#8a5404" stroke-width="12" stroke-linecap="round" d="M2 0h20M18 0v8"/><path fill="none" stroke="#ffce3a" stroke-width="6" stroke-linecap="round" d="M2 0h20M18 0v8"/>`,
  bolt: `<path ${GOLD} d="M4-24L-16 6h12l-6 20L18-6H4z"/>`,
  nut: '<path class="w" d="M-12-20h24L24 0 12 20h-24L-24 0z"/><circle class="k" r="8"/>',
  snowflake: '<path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="M0-20v40M-17-10l34 20M-17 10l34-20M-6-16l6 5 6-5M-6 16l6-5 6 5"/>',
  bat: `<path ${DARK} d="M0-4l5-8 3 7c6-8 12-10 18-10-3 5-2 8-2 14-6-3-10-2-12 2-3-4-8-2-12 8-4-10-9-12-12-8-2-4-6-5-12-2 0-6 1-9-2-14 6 0 12 2 18 10l3-7z"/>`,
  bullet: `<path ${GOLD} d="M-8 22V-8c0-8 4-12 8-16 4 4 8 8 8 16v30z"/><path fill="#8a5404" d="M-10 12h20v5h-20z"/>`,
  spark: '<path class="b" d="M0-24l7 15 16-4-10 13 10 13-16-3L0 24l-7-14-16 3L-13 0l-10-13 16 4z"/>',
  cloud: '<path fill="#fff" opacity=".8" d="M-20 14c-10 0-10-14 0-15 0-14 20-16 24-5 8-4 16 2 14 9 8 1 8 11 0 11z"/>',
  bone: '<path class="w" d="M-12-7c-8-8-16 2-9 7-7 5 1 15 9 7h24c8 8 16-2 9-7 7-5-1-15-9-7z"/>',
} as const // oxfmt-ignore
export type SmallThing = keyof typeof THINGS

const OF_MOTIFS: readonly [motifs: string, things: string][] = [
  ['cards cardBattle', 'heartSuit spadeSuit diamondSuit clubSuit'],
  ['mahjong', 'mahjongTile'],
  ['gems', 'gem diamond star'],
  ['match', 'gem diamond dot square heart'],
  ['blocks voxel merge box jelly evolution', 'cube otherCube'],
  ['numbers', 'plus times five'],
  ['words school', 'letterA letterZ'],
  ['quiz idea', 'question bolt'],
  ['sudoku memory sort shapes maze colours', 'square dot'],
  ['jigsaw', 'piece'],
  ['dice', 'die'],
  ['chess strategy', 'pawn'],
  ['bubbles pinball wheel hole physics', 'ball dot whiteBall'],
  ['water fish beach boat', 'bubble'],
  ['rocket star', 'star planet'],
  ['soccer basketball golf bowling hockey tennis pool', 'whiteBall ball'],
  ['trophy podium gym skateboard', 'star bolt'],
  ['plane weather', 'cloud'],
  ['dog', 'bone paw'],
  ['cat bear animals horse zoo', 'paw leaf'],
  ['bunny', 'carrot'],
  ['frog snake monkey dino bird tree island mountain journey garden farm farmGarden bull', 'leaf'],
  ['flower insect', 'blossom leaf'],
  ['monster spider squid emoji', 'star bolt'],
  ['zombie ghost halloween', 'bat'],
  ['robot gears tools office', 'nut bolt'],
  ['knight castle pirate treasure platformer runner pointer clock phone shop train bridge', 'coin'],
  ['wizard rides circus', 'star spark'],
  ['film action controller', 'bolt star'],
  ['house decor', 'leaf key'],
  ['desert globe', 'cloud'],
  ['cleaning glass', 'bubble drop'],
  ['object', 'spark dot'],
  ['princess fashion makeup hair baby heart doctor', 'heart bow'],
  ['cooking', 'spoon tomato'],
  ['pizza', 'tomato leaf'],
  ['cake', 'sweet heart'],
  ['fruit', 'cherry leaf'],
  ['drawing', 'drop'],
  ['music', 'note'],
  ['door hiddenObject window', 'key'],
  ['christmas', 'snowflake'],
  ['party', 'star bow'],
  ['target soldier tank', 'bullet spark'],
  ['stickman boxing sword ninja archery fire hazard', 'spark'],
] // oxfmt-ignore
const LISTS: ReadonlyMap<string, readonly SmallThing[]> = new Map(
  OF_MOTIFS.flatMap(([motifs, things]) =>
    motifs.split(' ').map((motif) => [motif, things.split(' ') as SmallThing[]] as const),
  ),
)

const VEHICLES: readonly string[] = ['car', 'truck', 'racing', 'motorbike']

export const SURROUNDED_MOTIFS: readonly string[] = [...LISTS.keys(), ...VEHICLES]

export const isSurrounded = (motif: string): boolean => LISTS.has(motif) || VEHICLES.includes(motif)

/** Boards that are played without dice. */
const WITHOUT_DICE = new Set(
  'stones ticTacToe xAndO noughts connectFour pegs mills besieged pits corners carrom bingo dominoes domino dominoRow'.split(
    ' ',
  ),
)

/** Where the things of a motif suit one of its drawings badly. */
const OF_DRAWINGS: Readonly<Record<string, readonly SmallThing[]>> = {
  'chess palace': ['whiteBall', 'dot'],
  'chess starBoard': ['ball', 'dot', 'whiteBall'],
  'object prism': ['gem', 'diamond'],
  'bird penguin': ['snowflake'],
  'bird duck': ['drop'],
  'bird goose': ['drop'],
  'bird flying': ['cloud'],
  'dog wolf': ['leaf', 'paw'],
  'dog fox': ['leaf', 'paw'],
  'object gate': ['spark'],
  'treasure pyramid': ['spark'],
  'soccer header': ['star'],
}

/** What stands around the drawings of a motif, or around one of them that has things of its own; around vehicles, one roadside of many. */
export function listSmallThings(motif: string, drawing?: string, variant = 0): readonly SmallThing[] {
  if (VEHICLES.includes(motif)) return pickRoadside(variant)
  const own = OF_DRAWINGS[`${motif} ${drawing}`]
  if (own) return own
  if (motif === 'dice' && drawing && WITHOUT_DICE.has(drawing)) return ['whiteBall', 'dot']
  return LISTS.get(motif) ?? ['star']
}

/** In its own units, around 0 0. */
export const drawSmallThing = (name: SmallThing): string => THINGS[name]

/** Every motif with its drawings. */
import { CREATURES as OLD_CREATURES } from '../motifs-creatures.ts'
import { TOYS } from '../motifs-toys.ts'
import type { Motifs } from './motifs.ts'

const OLD: Record<string, string> = { ...TOYS, ...OLD_CREATURES }
const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, OLD[name]!]))

const STAND_INS: Motifs = {
  car: pick('car', 'racer', 'helmet'), truck: pick('car'), motorbike: pick('helmet'), racing: pick('racer', 'helmet'), tank: pick('tank'),
  plane: pick('plane'), rocket: pick('rocket', 'planet'), boat: pick('fish'), train: pick('car'), soccer: pick('ball'),
  basketball: pick('basketball'), golf: pick('golf'), pool: pick('eightball'), bowling: pick('eightball'), hockey: pick('target'),
  tennis: pick('ball'), boxing: pick('trophy'), archery: pick('target'), target: pick('target'), sword: pick('sword'), castle: pick('castle', 'rook'),
  controller: pick('controller'), trophy: pick('trophy'), runner: pick('sneaker'), skateboard: pick('sneaker'),
  cat: pick('cat'), dog: pick('bear'), bear: pick('bear'), bunny: pick('bunny'), bird: pick('bird'), fish: pick('fish'), monster: pick('monster'),
  zombie: pick('monster'), ghost: pick('ghost'), dino: pick('dino'), snake: pick('snake'), robot: pick('robot'), farm: pick('bunny', 'bird'),
  insect: pick('flower'), monkey: pick('bear'), horse: pick('bunny'), spider: pick('monster'),
  ninja: pick('ninja'), princess: pick('crown'), fashion: pick('dress'), makeup: pick('heart'), hair: pick('crown'), baby: pick('bear'),
  pirate: pick('chest'), wizard: pick('star'), knight: pick('sword'), cooking: pick('cupcake'), cake: pick('cupcake'), pizza: pick('cupcake'),
  fruit: pick('berry'), flower: pick('flower'), tree: pick('tree', 'mushroom'), christmas: pick('tree'), halloween: pick('pumpkin', 'ghost'),
  heart: pick('heart'), stickman: pick('ninja'), doctor: pick('heart'), farmGarden: pick('berry', 'flower'),
  blocks: pick('blocks'), bubbles: pick('bubbles'), numbers: pick('numbers'), words: pick('letters', 'pencil'), hiddenObject: pick('magnifier'),
  treasure: pick('chest', 'key'), gems: pick('gem', 'gems'), star: pick('star'), door: pick('key'), mahjong: pick('mahjong', 'mahjongRow', 'bamboo'),
  cards: pick('cards', 'fan', 'spade'), jigsaw: pick('puzzle'), idea: pick('bulb'), dice: pick('dice'), chess: pick('rook'), sudoku: pick('grid'),
  pinball: pick('controller'), clock: pick('bulb'), maze: pick('key'), quiz: pick('bulb'), drawing: pick('pencil'), sort: pick('blocks'),
  music: pick('star'), physics: pick('ball'), merge: pick('numbers'),
} // oxfmt-ignore

export const MOTIFS: Motifs = { ...STAND_INS }

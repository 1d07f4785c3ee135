/**
 * Drawings that show something particular: they stand on a cover where its title or tags have one of these words, and elsewhere only where
 * nothing else is left. `*` stands for any ending. A drawing that is not listed suits every game of its motif.
 */
import { holds } from './find-motifs.ts'

const CHRISTMAS = 'christmas xmas santa* weihnacht* navidad noel natal advent holiday* december gift* elf'
const MATH = 'math* count* calculat* rechnen sum sums add* multipl* algebra school learn*'

export const DRAWING_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car: {
    police: 'police* cop cops swat',
    taxi: 'taxi* cab uber',
    parking: 'park* parken estacionar',
    van: 'van vans delivery camp*',
  },
  truck: {
    bus: 'bus buses coach school*',
    tractor: 'tractor* traktor* farm* harvest*',
    digger: 'excavat* digger* dig construct* bulldozer* crane* build* mining',
    fireEngine: 'fire* rescue* feuerwehr',
  },
  motorbike: {
    bicycle: 'bicycle* bmx cycle* fahrrad bici*',
    scooter: 'scooter* vespa moped delivery',
  },
  racing: { kart: 'kart*' },
  plane: {
    paper: 'paper*',
    balloon: 'balloon*',
    helicopter: 'helicopter* copter* heli',
    jet: 'jet jets fight* war* strike force aircombat',
  },
  boat: {
    sail: 'sail* yacht* wind',
    steamer: 'ship* battleship* battle navy naval war titanic cruise cargo',
    speedboat: 'speed* jet* race* racing power* drive*',
  },
  target: {
    target: 'target* dart* aim archery arrow*',
    stall: 'gallery stall carnival bottle* duck*',
    cannon: 'cannon* artillery castle',
    slingshot: 'slingshot* sling* knock*',
  },
  castle: { sand: 'sand* beach', catapult: 'catapult* siege' },
  controller: { cabinet: 'arcade retro classic', joystick: 'arcade retro classic' },
  bird: {
    owl: 'owl* night',
    parrot: 'parrot* jungle',
    penguin: 'penguin* ice* snow*',
    duck: 'duck*',
    toucan: 'toucan* jungle',
  },
  fish: {
    shark: 'shark* hungry jaws',
    octopus: 'octopus* kraken* squid*',
    whale: 'whale*',
    crab: 'crab*',
    jellyfish: 'jelly*',
  },
  monster: { slime: 'slime* goo* jelly*' },
  zombie: { brain: 'brain*', bandaged: 'mummy* mummies' },
  dino: { dragon: 'dragon* drachen', egg: 'egg*' },
  stickman: {
    fight: 'fight* war* battle* duel* warrior* combat boxing',
    swing: 'rope* swing* hook* spider*',
    cape: 'hero* super* city',
  },
  pirate: { parrot: 'parrot*' },
  fashion: { sunHat: 'hat hats summer beach', sunglasses: 'summer sun* beach holiday*' },
  cake: {
    iceCream: 'ice* cream* gelato eis',
    donut: 'donut* doughnut*',
    candy: 'candy candies sweet* choco* lollipop* sugar* gummy bonbon*',
    layers: 'cake* birthday wedding bake* bakery torta kuchen',
  },
  christmas: { tree: CHRISTMAS, gift: CHRISTMAS, stocking: CHRISTMAS, bauble: CHRISTMAS },
  doctor: { tooth: 'dent* tooth teeth zahn*' },
  blocks: {
    bricks: 'brick* breakout arkanoid breaker',
    falling: 'tetr* fall* drop*',
    tower: 'tower* stack* build*',
  },
  bubbles: {
    wand: 'soap wand blow*',
    balloons: 'balloon* pop*',
    marbles: 'zuma* marble* beads zumba luxor',
  },
  merge: { eggs: 'egg* dragon* dino* bird* chick* easter' },
  physics: { ragdoll: 'ragdoll*', slingshot: 'sling* angry knock* shoot*' },
  numbers: {
    abacus: `abacus ${MATH}`,
    counting: `123 ${MATH}`,
    calculator: MATH,
    ladder: `ladder ${MATH}`,
    signs: `plus minus ${MATH}`,
    hexagons: 'hex*',
  },
  sudoku: { nonogram: 'nonogram* picross pic pics picture*' },
  hiddenObject: { hat: 'detective* sherlock* mystery* crime* case', pocketWatch: 'time* watch* clock*' },
  treasure: {
    pyramid: 'pyramid* egypt* pharaoh* cleopatra* mummy* tomb* desert',
    idol: 'temple* aztec* maya* inca tomb* idol* jungle ancient',
    map: 'map maps treasure* pirate* island* hunt* quest* adventure*',
    goldBag: 'gold* money bank* rob* thief thieves cash heist* rich idle tycoon',
  },
  door: {
    keyhole: 'key keys keyhole lock* unlock* escape* room* roomescape',
    padlock: 'lock* unlock* prison* jail* escape* roomescape',
  },
  cards: { jester: 'joker* jester* clown*' },
  dice: {
    twenty: 'd20 rpg dice dungeon*',
    domino: 'domino*',
    ticTacToe: 'tic toe tictac* tictoc xo ox noughts four gomoku renju',
    ludo: 'ludo parchis* parchee* board snakes',
    cup: 'dice yatzy yahtzee kniffel dados',
  },
  star: { moon: 'moon* night* luna*' },
  skateboard: { ramp: 'skate* ramp*' },
}

/** Whether one of a drawing's words is among these; null for a drawing that suits every game of its motif. */
export function isDrawingMeant(motif: string, drawing: string, words: readonly string[]): boolean | null {
  const wanted = DRAWING_WORDS[motif]?.[drawing]
  return wanted === undefined ? null : holds(wanted, words)
}

/**
 * What one does in a game whose title names a creature, a person or a thing: a second, smaller drawing says it. A “Penguin Parking” shows the
 * penguin and the car that is parked. Games that are known by what they are played with (cards, blocks) show that already.
 */
import type { MotifSubject } from './find-motifs.ts'
import { listPhrases } from './split-title.ts'
import { holds } from './label-conditions.ts'
import { hashText } from './seeded-random.ts'

interface ActivityRule {
  /** Of a title, a word or two joined by `-`; `*` stands for any ending. */
  title: string
  tags: string
  /** Drawings that say it, each a motif and its drawing. */
  props: readonly string[]
  /** Motifs that say it without help, beside those of the drawings. */
  unless?: string
  /** Motifs of what a game is played with, for which it is said, too. */
  also?: string
  /** One of these tags is needed, too. */
  with?: string
  /** Words of a title beside which it means something else. */
  not?: string
  /** The only motifs that it stands beside. */
  only?: string
  /** Beside one of these, the tags alone do not say it. */
  notTags?: string
  /** The motif whose ground suits it. */
  ground?: string
}

interface Look {
  motif: string
  drawing: string
}

export interface Activity extends Look {
  /** The motif whose ground stands behind both; null for that of the game's own. */
  ground: string | null
}

/** What a game may be about. Where a cover shows what a game is played with, that says what is done. */
const SUBJECTS = new Set(
  'object sword smash gems rides globe music fire star glass clock train bridge desert water weather cat dog bear bunny bird snake insect horse frog fish zoo animals monkey dino monster zombie ghost robot stickman ninja knight pirate wizard princess makeup fashion baby squid soldier emoji spider farm voxel fruit cake cooking pizza jelly christmas halloween flower heart house castle treasure tree mountain island beach garden farmGarden box rocket plane boat doctor shop bull evolution school party'.split(
    ' ',
  ),
)
/** What is parked. */
const VEHICLES = new Set('car truck motorbike train boat plane'.split(' '))
/** Drawings that are boards of several things already. */
const BOARDS = new Set(['board', 'candyGrid', 'gemGrid', 'threeInRow', 'tracks', 'faces', 'phases'])

/** Whether what is matched or merged in a game may be the drawing itself. */
export const canHaveOwnProp = ({ motif, drawing }: Look): boolean =>
  (SUBJECTS.has(motif) || VEHICLES.has(motif)) && !BOARDS.has(drawing) && !drawing.startsWith('parking')

const PARKING = 'parking car-park park-the park-my park-it parken estacionar'
const PARKING_SIGN = { motif: 'car', drawing: 'parkingSign', ground: 'car' }

/** The more particular before the more general. */
const RULES: readonly ActivityRule[] = [
  { title: PARKING, tags: 'parking', props: ['car parking'], ground: 'car' },
  { title: 'sliding-puzzle sliding-puzzles slide-puzzle sliding-tile*', tags: '', props: ['numbers sliding', 'numbers slideOut'] },
  { title: 'jigsaw* jigsaw-puzzles', tags: 'jigsaw', props: ['jigsaw two', 'jigsaw piece'] },
  { title: 'solitaire klondike freecell', tags: 'solitaire', props: ['cards fan', 'cards twoAces', 'cards hearts', 'cards ace', 'cards columns', 'cards foundations'], not: 'battleship* mahjong* sudoku crossword* peg marble* domino* chess word words' },
  { title: 'basketball dunk* hoop hoops basket', tags: 'basketball', props: ['basketball hoop', 'basketball ball'], ground: 'basketball' },
  { title: 'football soccer penalty goalkeeper* goal worldcup', tags: 'soccer football', props: ['soccer ball', 'soccer goal'], ground: 'soccer' },
  { title: 'golf* minigolf putt*', tags: 'golf', props: ['golf hole'], ground: 'golf' },
  { title: 'volley* volleyball', tags: 'volleyball', props: ['tennis volleyball'], ground: 'tennis' },
  { title: 'tennis ping-pong badminton', tags: 'tennis', props: ['tennis racket', 'tennis bat'], ground: 'tennis' },
  { title: 'bowling', tags: 'bowling', props: ['bowling pins'], ground: 'bowling' },
  { title: 'skate* skater skating skateboard*', tags: 'skateboard', props: ['skateboard board'], ground: 'skateboard' },
  { title: 'surf* surfer*', tags: 'surf', props: ['skateboard surfboard'], ground: 'boat' },
  { title: 'ski skiing skier snowboard*', tags: 'ski skiing', props: ['christmas skis'] },
  { title: 'moto* bike biker* bmx', tags: '', props: ['motorbike wheel', 'motorbike dirtBike'], ground: 'motorbike' },
  { title: 'fishing fisher* angler', tags: 'fishing', props: ['fish hook'], ground: 'boat' },
  { title: 'race racing racer* races kart* rally drift* derby', tags: '', props: ['racing flag', 'racing stopwatch', 'racing cup', 'racing lights'], unless: 'car truck fashion', ground: 'car' },
  { title: 'drive driver* driving car cars taxi traffic', tags: '', props: ['car mini', 'car above', 'car convertible'], unless: 'truck train boat plane doctor rocket cooking', ground: 'car' },
  { title: 'smash* smasher destroy* demolish* crush crusher blast blasts blasting crash crashed break-the wreck* boom', tags: '', props: ['smash burst'], also: 'car truck blocks', unless: 'smash match gems rocket bubbles fire smashed shattered crash brokenPlanet monsterTruckCrush bricks paddle snowman cart', not: 'gloves love' },
  { title: 'archer* archery bow arrow*', tags: 'archery', props: ['archery bow'] },
  { title: '', tags: 'shooter first-person-shooter', props: ['target shells', 'target flying'], only: 'farm cat dog bear bunny bird horse frog baby zoo animals insect' },
  { title: 'assault hunting duck-hunt blaster sniper* shooter* shooting shoot gun guns gunner* hunter* shot', tags: 'shooter first-person-shooter sniper', notTags: 'minecraft crafting', props: ['target crosshair', 'target lensView', 'target scope'], unless: 'fish heart flower bubbles soldier rocket treasure boat pirate gunner commando music' },
  { title: 'tower-defense defense defence td', tags: 'tower-defense', props: ['target turret', 'castle defence'] },
  { title: 'boxing boxer* punch* wrestl* kick*', tags: '', props: ['boxing glove'] },
  { title: 'sword* swords gladiator*', tags: '', props: ['object shield'], unless: 'knight ninja' },
  { title: 'fight* fighter* fighting brawl*', tags: '', props: ['boxing fist'], unless: 'knight soldier cake heart flower tank treasure island bridge boat object christmas ninja fight kick stance redAgainstBlue' },
  { title: 'fight* fighter* fighting brawl*', tags: '', props: ['boxing fist'], unless: 'knight soldier cake heart flower tank ninja fight kick stance redAgainstBlue rocket castle' },
  { title: 'slide slides sliding slider', tags: '', props: ['blocks slideRow'], unless: 'numbers beach', not: 'mahjong' },
  { title: 'drop drops dropping', tags: '', props: ['blocks dropping'], unless: 'tumble box', not: 'don dont drag merge' },
  { title: 'army military troops', tags: '', props: ['tank soldierHelmet'], unless: 'soldier robot rocket plane boat army' },
  { title: 'battle* war wars warfare clash', tags: '', props: ['object shield', 'strategy twoFlags'], unless: 'music sword ninja robot rocket plane boat knight soldier cake heart flower tank treasure island' },
  { title: 'difference differences', tags: 'difference', props: ['hiddenObject lens', 'hiddenObject twoPictures'] },
  { title: 'dress* dressup fashion* outfit* style', tags: 'dress-up fashion', props: ['fashion dress', 'fashion hanger', 'fashion outfit', 'fashion rail'], unless: 'makeup hair' },
  { title: 'makeup make-up', tags: '', props: ['makeup lipstick', 'makeup powder'], only: 'fashion' },
  { title: 'makeup make-up makeover* spa beauty', tags: 'makeup', props: ['makeup lipstick', 'makeup polish'], unless: 'hair fashion' },
  { title: 'hair hairstyle* hairdresser* salon barber', tags: 'hair hairstyle', props: ['hair combScissors'], unless: 'makeup fashion' },
  { title: 'doctor* hospital dentist* surgery surgeon vet', tags: 'doctor hospital surgery', props: ['doctor stethoscope', 'doctor plaster'] },
  { title: 'cook cooks cooking chef* kitchen restaurant cafe diner', tags: 'cooking', props: ['cooking pot', 'cooking panEgg', 'cooking chefHat'], unless: 'cake pizza fruit', ground: 'cooking' },
  { title: 'bake* baker* bakery', tags: 'bakery', props: ['cake cupcake'] },
  { title: 'evolution evolve evolving', tags: '', props: ['evolution helix'], unless: 'evolution' },
  { title: '2048', tags: '2048', props: ['numbers tile2048', 'numbers sum248', 'numbers merge248', 'numbers row248', 'numbers corner248', 'numbers tower248', 'numbers cubes248'] },
  { title: 'memory memo remember', tags: 'memory', props: ['memory two'], not: 'difference differences' },
  { title: 'coloring colouring color-book coloring-book paint painting draw drawing pixel-art', tags: 'coloring drawing painting', notTags: 'io battle pirate', props: ['drawing crayon', 'drawing brush'] },
  { title: 'bubble bubbles', tags: 'bubble-shooter bubble', props: ['bubbles three', 'bubbles launcher', 'bubbles cluster', 'bubbles aim', 'bubbles hanging'] },
  { title: 'sort sorting sorter organizer', tags: 'sort sorting', also: 'bubbles', props: ['sort ballTubes'], unless: 'threeInRow tree' },
  { title: 'brick-breaker breaker arkanoid', tags: 'brick-breaker brickbreaker arkanoid', notTags: 'racing runner shooter minecraft', props: ['blocks paddle', 'blocks bricks'] },
  { title: 'slot slots', tags: '', props: ['wheel slots'] },
  { title: 'tetris tetr* tris', tags: 'tetris', props: ['blocks falling', 'blocks well'], unless: 'voxel' },
  { title: 'block blocks bricks', tags: '', with: 'puzzle block match-3 1010 logic collapse', props: ['blocks tetro', 'blocks heap', 'blocks corner'], unless: 'voxel' },
  { title: 'block blocks', tags: '', props: ['blocks plainCube', 'blocks twoCubes'], unless: 'voxel' },
  { title: 'word-search words-search wordsearch word-find wortsuche mots-meles', tags: 'wordsearch word-search', props: ['words grid', 'words searchAcross'] },
  { title: 'slice* slash* slasher* chop*', tags: 'slice', props: ['sword halves'], unless: 'cake hair farmGarden' },
  { title: 'word words letters spelling typing hangman', tags: 'word words typing', props: ['words blocks'] },
  { title: 'math maths numbers counting', tags: 'math', props: ['numbers signs'] },
  { title: 'quiz trivia guess test', tags: 'quiz trivia', props: ['quiz bubble', 'quiz card', 'quiz buzzer'] },
  { title: 'chess checkers', tags: 'chess checkers', props: ['chess pawns'] },
  { title: 'dice ludo', tags: 'dice ludo', props: ['dice pair'] },
  { title: 'maze* labyrinth*', tags: 'maze labyrinth', props: ['maze square', 'maze hedge', 'maze round'] },
  { title: 'clicker* click idle tap tapper', tags: 'clicker idle', notTags: 'puzzle shooter rpg memory', props: ['pointer hand', 'pointer arrow'] },
  { title: 'tycoon business money cash rich', tags: '', props: ['treasure coins'] },
  { title: 'shop shopping store market supermarket', tags: '', props: ['shop front', 'shop register'] },
  { title: 'clean cleaning wash washing cleanup', tags: '', props: ['cleaning bucket'] },
  { title: 'build builder building craft crafting construct*', tags: '', props: ['tools hammerAndNail'], unless: 'voxel train castle house tree plane rocket farmGarden cat dog bear bunny bird snake insect horse frog fish zoo animals monkey dino monster zombie ghost robot baby princess' },
  { title: 'mine miner* mining dig digger* digging', tags: '', props: ['treasure pickaxe'] },
  { title: 'music dance dancing piano rhythm beats song sing', tags: 'music', props: ['music note'] },
  { title: 'escape* exit prison jail breakout', tags: '', props: ['door exit', 'door ajar'], unless: 'house hazard plane boat train rocket window' },
  { title: 'farm farming harvest farmer*', tags: '', props: ['farmGarden barn', 'farmGarden wheat', 'farmGarden carrot', 'farmGarden wateringCan'], unless: 'farm fruit flower' },
  { title: 'treasure* gold loot', tags: '', props: ['treasure chest'] },
  { title: 'jump* jumper* jumping hop hopping bounce climb climber* parkour obby', tags: 'platformer', props: ['platformer ledges', 'platformer leap', 'platformer spring'], unless: 'voxel rocket plane boat train desert treasure stickman music physics' },
  { title: 'run runner* running sprint', tags: '', also: 'drawing target', props: ['runner sneaker'], unless: 'voxel rocket plane boat train stickman squid' },
] // oxfmt-ignore

const SPLIT_RULES = RULES.map((rule) => {
  const looks = rule.props.map((prop) => {
    const [motif, drawing] = prop.split(' ')
    return { motif: motif!, drawing: drawing! }
  })
  return {
    ...rule,
    looks,
    saidBy: new Set([...(rule.unless ?? '').split(' '), ...looks.map(({ motif }) => motif)]),
  }
})

export const ACTIVITY_LOOKS = SPLIT_RULES.flatMap(({ looks }) => looks)

/** Kinds that their tags say for sure: what else a title has is said by the drawing itself. */
const SURE_KINDS = 'brick-breaker bubble bubble-shooter 2048 memory jigsaw solitaire'

/** Null where a game's own drawing is all there is to say. `by`: whether the title and sure kinds say what is done, or any tag. */
export function findActivity(
  { motif, drawing }: Look,
  { slug, title, tags = [] }: MotifSubject & { slug: string },
  by: 'title' | 'tags',
): Activity | null {
  const phrases = listPhrases(title)
  if (VEHICLES.has(motif) && holds(PARKING, phrases)) {
    return drawing.startsWith('parking') ? null : PARKING_SIGN
  }
  const isSubject = SUBJECTS.has(motif)
  const isShown = ({ saidBy }: (typeof SPLIT_RULES)[number]) => saidBy.has(motif) || saidBy.has(drawing)
  const sure = tags.filter((tag) => holds(SURE_KINDS, [tag]))
  const isSaid = ({
    title: words,
    tags: kinds,
    not = '',
    notTags = '',
    with: needed,
    also,
    only = motif,
  }: ActivityRule) =>
    (isSubject || also?.split(' ').includes(motif)) &&
    only.split(' ').includes(motif) &&
    !(not && holds(not, phrases)) &&
    !(needed && !holds(needed, tags)) &&
    (by === 'title' ? holds(words, phrases) : kinds !== '' && holds(kinds, tags) && !holds(notTags, tags))
  const found =
    (by === 'title' &&
      isSubject &&
      SPLIT_RULES.find(
        (rule) =>
          rule.tags &&
          holds(rule.tags, sure) &&
          !holds(rule.notTags ?? '', tags) &&
          !(rule.not && holds(rule.not, phrases)),
      )) ||
    SPLIT_RULES.find((rule) => isSaid(rule) && !isShown(rule))
  if (!found || isShown(found)) return null
  const look = found.looks[hashText(`activity ${slug}`) % found.looks.length]!
  return { ...look, ground: found.ground ?? null }
}

/** Figures and things that a title names by one word, each with one drawing that shows them: they stand beside what a cover shows. */
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import type { MotifSubject } from './find-motifs.ts'
import { holds } from './label-conditions.ts'
import { hashText } from './seeded-random.ts'
import { listPhrases } from './split-title.ts'

interface Look {
  motif: string
  drawing: string
}

/** `unless`: motifs and their drawings that say it themselves; `not`: words beside which it means something else. */
interface Figure {
  words: string
  look: string
  unless?: string
  not?: string
}

/** The first one that a title names. */
const FIGURES: readonly Figure[] = [
  { words: 'skibidi', look: 'monster plunger', unless: 'toilet' },
  { words: 'huggy huggie wuggy wuggie', look: 'monster toyBox', unless: 'toyBox' },
  { words: 'granny grandma', look: 'ghost granny' },
  { words: 'tung sahur brainrot', look: 'monster logAndBat', unless: 'monster' },
  { words: 'capybara*', look: 'bear capybara' },
  { words: 'grimace', look: 'monster grimace' },
  { words: 'labubu', look: 'monster plush' },
  { words: 'noob noobs noobcraft nooblox', look: 'voxel hero', unless: 'hero climber parkour' },
  { words: 'steve steveminer minecraft mcraft mincraft', look: 'voxel hero', unless: 'hero climber parkour' },
  { words: 'gamer gamers gaming', look: 'controller pad', unless: 'controller gamerGirl' },
  {
    words: 'plant plants',
    look: 'garden sprout',
    unless: 'garden flower tree farmGarden',
    not: 'factory power',
  },
  { words: 'pizza pizzeria', look: 'pizza slice', unless: 'pizza' },
  { words: 'montezum* aztec maya inca', look: 'treasure steppedPyramid', unless: 'treasure' },
  { words: 'superhero superheroes', look: 'knight mask', unless: 'knight cape' },
  { words: 'snow snowy', look: 'christmas snowflake', unless: 'christmas weather mountain', not: 'ball' },
  { words: 'moon lunar', look: 'star moon', unless: 'star rocket' },
  { words: 'police cop cops', look: 'car police', unless: 'car truck motorbike policeBike police' },
  { words: 'balloon balloons', look: 'bubbles balloons', unless: 'bubbles plane party' },
  {
    words: 'cross-the cross-road road-cross road-crosser crossy',
    look: 'car above',
    unless: 'car truck train words',
  },
  { words: 'cheese', look: 'cooking cheese', unless: 'cooking cake' },
  { words: 'thief thieves robber robbers robbery burglar', look: 'treasure thief', unless: 'treasure' },
  {
    words: 'impostor* imposter* among amongus',
    look: 'monster astronautHelmet',
    unless: 'monster',
    not: 'the',
  },
  { words: 'zoocraft zoo', look: 'zoo lion', unless: 'zoo animals' },
  { words: 'cemetery graveyard', look: 'zombie tombstone', unless: 'zombie' },
  { words: 'starry cosmo cosmic', look: 'star withFace', unless: 'star rocket' },
  { words: 'rainbow', look: 'weather rainbow', unless: 'weather' },
  { words: 'new-year new-years nye', look: 'party hat', unless: 'party christmas music' },
  { words: 'captain', look: 'pirate captain', unless: 'pirate boat castle rocket' },
  { words: 'black-hole', look: 'hole swirl', unless: 'hole' },
  { words: 'mechanic auto', look: 'car mini', unless: 'car truck' },
  { words: 'prison jail jailbreak', look: 'door bars', unless: 'door prisoner' },
  { words: 'batty', look: 'halloween bat', unless: 'halloween' },
  { words: 'elephant elephants', look: 'zoo elephant', unless: 'zoo' },
  {
    words: 'warrior warriors',
    look: 'knight helmet',
    unless: 'knight sword castle ninja stickman soldier tank rocket voxel plane action',
  },
  { words: 'roof roofs rooftop rooftops', look: 'house skyline', unless: 'house' },
  { words: 'golf', look: 'golf ball', unless: 'golf tennis' },
  { words: 'emperor empress', look: 'princess crown', unless: 'princess chess castle' },
  { words: 'stronghold fortress citadel', look: 'castle castle', unless: 'castle' },
  { words: 'hawaii hawaiian paradise', look: 'island palm', unless: 'island beach tree fish' },
  { words: 'glacier', look: 'christmas iceCube', unless: 'christmas mountain' },
  { words: 'wonders', look: 'object columns', unless: 'object treasure words' },
  { words: 'civilization civilizations', look: 'treasure steppedPyramid', unless: 'treasure castle' },
  { words: 'plumber', look: 'sort pipes', unless: 'sort' },
  { words: 'rune runes', look: 'wizard rune', unless: 'wizard match' },
  { words: 'splash', look: 'water drop', unless: 'water beach' },
  { words: 'purse', look: 'fashion handbag', unless: 'fashion' },
  { words: 'zigzag zig-zag', look: 'maze arrowPath', unless: 'maze idea' },
  { words: 'egg eggs', look: 'bird egg', unless: 'bunny bird farm dino merge cooking cat dog' },
  { words: 'billiards billiard', look: 'pool eight', unless: 'pool numbers' },
  { words: 'lamp lamphead', look: 'idea bulb', unless: 'idea wizard decor' },
  { words: 'black-widow', look: 'spider hanging', unless: 'spider' },
  { words: 'school', look: 'school bag', unless: 'school', not: 'bus monster' },
  { words: 'knight knights', look: 'knight helmet', unless: 'knight sword castle chess' },
  { words: 'rope ropeway', look: 'sort rope', unless: 'sort cake stickman spider', not: 'cut' },
  { words: 'number numbers', look: 'numbers digits', unless: 'numbers words sudoku quiz drawing dice' },
  {
    words: 'world-cup worldcup',
    look: 'soccer ball',
    unless: 'soccer',
    not: 'cricket rugby basketball hockey tennis',
  },
  { words: 'africa african', look: 'zoo elephant', unless: 'zoo animals globe' },
  { words: 'dead', look: 'ghost skull', unless: 'ghost zombie halloween', not: 'walking not' },
  { words: 'royal', look: 'princess crown', unless: 'princess chess castle fashion makeup' },
  { words: 'fairy fairies', look: 'princess fairy', unless: 'princess fashion makeup' },
  { words: 'nyan', look: 'cat face', unless: 'cat' },
  { words: 'critter critters', look: 'animals faces', unless: 'animals zoo bear' },
  { words: 'bumble', look: 'insect bee', unless: 'insect' },
  { words: 'arabian', look: 'wizard lamp', unless: 'wizard' },
  { words: 'celtic irish', look: 'flower clover', unless: 'flower' },
  { words: 'hiking hike', look: 'journey backpack', unless: 'journey mountain' },
  { words: 'freeze freezing', look: 'christmas snowflake', unless: 'christmas' },
  { words: 'crate crates cratemage', look: 'sort crate', unless: 'sort truck' },
  { words: 'pacific navy naval', look: 'boat warship', unless: 'boat target' },
  { words: 'flag flags', look: 'quiz flag', unless: 'quiz mountain castle strategy', not: 'capture' },
  { words: 'tavern', look: 'glass mug', unless: 'glass cooking' },
  { words: 'sum sums sumjong', look: 'numbers signs', unless: 'numbers words sudoku' },
  { words: 'whack', look: 'smash hammer', unless: 'smash tools' },
  { words: 'hammer', look: 'smash hammer', unless: 'smash tools sword' },
  { words: 'zodiac', look: 'star constellation', unless: 'star' },
  { words: 'deck-of', look: 'cards fan', unless: 'cards cardBattle memory' },
  { words: 'snack snacks delicious tasty', look: 'cake cupcake', unless: 'cake cooking pizza fruit' },
  { words: 'farm farms ranch', look: 'farmGarden barn', unless: 'farm farmGarden zoo animals voxel garden' },
  { words: 'aladdin genie', look: 'wizard lamp', unless: 'wizard' },
  { words: 'egypt egyptian luxor cleopatra', look: 'treasure pyramid', unless: 'treasure' },
  { words: 'beach seaside', look: 'beach parasol', unless: 'beach' },
  { words: 'wok', look: 'cooking panEgg', unless: 'cooking' },
  { words: 'firemen fireman firefighter', look: 'truck fireEngine', unless: 'truck' },
  { words: 'frozen frosty', look: 'christmas snowflake', unless: 'christmas weather mountain' },
  { words: 'dot-to', look: 'sort dots', unless: 'sort' },
  { words: 'maze mazes labyrinth', look: 'maze round', unless: 'maze words' },
  {
    words: 'girl girls',
    look: 'hair longHair',
    unless: 'hair fashion makeup princess music skateboard baby monster heart',
    not: 'princess',
  },
  {
    words: 'king kings',
    look: 'princess crown',
    unless: 'princess cards chess castle zoo monkey drawing',
    not: 'card kong lion',
  },
  { words: 'queen queens', look: 'princess crown', unless: 'princess cards chess' },
]

/** The first one that a title names, where nothing else is known that could stand there. */
const LATER_FIGURES: readonly Figure[] = [
  { words: 'army military troops', look: 'tank soldierHelmet', unless: 'tank soldier army' },
  { words: 'dark midnight', look: 'star moon', unless: 'star cat rocket halloween sword voxel' },
  { words: 'wood', look: 'tree log', unless: 'tree blocks' },
  { words: 'hands', look: 'pointer hand', unless: 'pointer' },
  { words: 'black-and black-white', look: 'idea yinYang', unless: 'idea platformer physics' },
  { words: 'devil hell demon inferno', look: 'fire flame', unless: 'fire car racing' },
  { words: 'disaster storm', look: 'weather thunder', unless: 'weather' },
  { words: 'ancient', look: 'object columns', unless: 'object treasure dice' },
  { words: 'card cards', look: 'cards fan', unless: 'cards cardBattle memory dice' },
  { words: 'steam steamjong', look: 'idea gears', unless: 'idea train tools' },
  { words: 'fantasy', look: 'wizard hat', unless: 'wizard princess star monster fashion' },
  { words: 'painting paintings', look: 'drawing palette', unless: 'drawing' },
  { words: 'slope', look: 'physics slope', unless: 'physics' },
  { words: 'wild-west western cowboy', look: 'target sheriff', unless: 'target' },
  { words: 'china chinese japan japanese japanjong shanghai tokio tokyo sensei', look: 'treasure pagoda', unless: 'treasure globe castle chess dice fashion house hiddenObject pagoda' },
  { words: 'assembly', look: 'tools wrenchAndDriver', unless: 'tools' },
  { words: 'factory', look: 'tools factory', unless: 'tools plant' },
  { words: 'crime detective', look: 'hiddenObject hat', unless: 'hiddenObject' },
  { words: 'kitchen', look: 'cooking pot', unless: 'cooking cake' },
  { words: 'toy toys', look: 'bear teddy', unless: 'bear bubbles', not: 'toys-pop' },
  { words: 'dungeon dungeons', look: 'knight helmet', unless: 'knight door sword' },
  { words: 'domino dominoes', look: 'dice dominoes', unless: 'dice' },
  { words: '2048', look: 'numbers tile2048', unless: 'numbers' },
  { words: 'math maths', look: 'numbers signs', unless: 'numbers' },
  { words: 'hex hexa hexagon hexajong', look: 'blocks hexTiles', unless: 'blocks insect numbers sort shapes maze' },
  { words: 'time timed clock chrono seconds', look: 'clock alarm', unless: 'clock baby drawing' },
  { words: 'sports sport', look: 'trophy cup', unless: 'trophy car' },
  { words: 'bot bots robot robots', look: 'robot boxy', unless: 'robot' },
  { words: 'party birthday', look: 'party hat', unless: 'party fashion music stickman cooking' },
  { words: 'magic magical', look: 'wizard hat', unless: 'wizard cake' },
  { words: 'brain', look: 'idea brain', unless: 'idea' },
  { words: 'love lovers', look: 'heart single', unless: 'heart' },
  { words: 'couple', look: 'heart pair', unless: 'heart' },
  { words: 'space galaxy galactic intergalactic', look: 'rocket planet', unless: 'rocket', not: 'room' },
  { words: 'travel voyage', look: 'globe suitcase', unless: 'globe journey' },
  { words: 'adventure adventures quest journey explorer', look: 'journey backpack', unless: 'journey treasure globe fashion hockey colours glass idea' },
  { words: 'championship champion champions league tournament cup', look: 'trophy cup', unless: 'trophy worldCup glass knight' },
  { words: 'bomb bombs boom grenade grenades', look: 'target bomb', unless: 'target smash' },
  { words: 'bang', look: 'smash burst', unless: 'smash' },
  { words: 'fire flame flames fireball', look: 'fire flame', unless: 'fire truck soldier target' },
  { words: 'ice icy', look: 'christmas iceCube', unless: 'christmas cake hockey' },
  { words: 'race racing', look: 'racing flag', unless: 'racing car truck motorbike skateboard' },
  { words: 'battle war wars combat', look: 'object shield', unless: 'car truck strategy sudoku treasure soldier tank sword castle target boxing stickman action boat plane rocket' },
  { words: 'autumn', look: 'tree oak', unless: 'tree' },
  { words: 'spring', look: 'flower tulip', unless: 'flower platformer garden' },
  { words: 'summer', look: 'beach sun', unless: 'beach' },
  { words: 'traffic', look: 'car trafficLight', unless: 'car' },
  { words: 'color colors colour colours colored', look: 'colours drops', unless: 'colours drawing sort bubbles shapes makeup' },
  { words: 'cube cubes', look: 'blocks plainCube', unless: 'blocks numbers idea voxel jelly merge physics bird' },
  { words: 'fall falling fallen', look: 'blocks dropping', unless: 'blocks physics numbers water words stickman runner sudoku podium' },
  { words: 'clicker', look: 'pointer hand', unless: 'pointer' },
  { words: 'pop popping', look: 'smash burst', unless: 'bubbles match smash words star blocks cake music' },
  { words: 'star stars', look: 'star withFace', unless: 'star rocket sudoku shooting' },
  { words: 'run runner', look: 'runner sneaker', unless: 'runner platformer stickman squid voxel insect car truck train' },
  { words: 'jump jumping jumper', look: 'platformer ledges', unless: 'platformer stickman voxel runner mountain basketball' },
  { words: 'escape', look: 'door exit', unless: 'door' },
  { words: 'city town', look: 'house skyline', unless: 'house' },
] // oxfmt-ignore

const listRows = (figures: readonly Figure[]) =>
  figures.map(({ words, look, unless = '', not = '' }) => {
    const [motif, drawing] = look.split(' ')
    return {
      words,
      not,
      look: { motif: motif!, drawing: drawing! },
      saidBy: new Set([...unless.split(' '), look]),
    }
  })
const ROWS = listRows(FIGURES)
const LATER_ROWS = listRows(LATER_FIGURES)

export const FIGURE_LOOKS: readonly Look[] = [...ROWS, ...LATER_ROWS].map(({ look }) => look)

function findIn(rows: typeof ROWS, { motif, drawing }: CoverChoice, { title }: MotifSubject): Look | null {
  const phrases = listPhrases(title)
  const row = rows.find(
    ({ words, not, saidBy }) =>
      holds(words, phrases) &&
      !holds(not, phrases) &&
      ![motif, drawing, `${motif} ${drawing}`].some((one) => saidBy.has(one)),
  )
  return row?.look ?? null
}

/** Null where a title names none, or the drawing is it. */
export const findNamedFigure = (choice: CoverChoice, subject: MotifSubject): Look | null =>
  findIn(ROWS, choice, subject)

/** What season tags say a game is for. */
const TAGGED_SEASONS = [
  { tags: 'christmas xmas', look: { motif: 'christmas', drawings: ['bauble', 'gift', 'winterHat'] } },
  { tags: 'halloween', look: { motif: 'halloween', drawings: ['pumpkin', 'bat', 'witchHat'] } },
  { tags: 'easter', look: { motif: 'bunny', drawings: ['easterEgg', 'basket'] } },
]
/** They say it themselves, or have nothing to do with it. */
const OF_SEASONS = new Set('christmas halloween bunny zombie ghost monster mountain'.split(' '))

/** Null where no tag names a season, or the drawing is of one. */
export function findTaggedSeason(
  { motif }: CoverChoice,
  { slug, tags = [] }: MotifSubject & { slug: string },
): Look | null {
  if (OF_SEASONS.has(motif)) return null
  const season = TAGGED_SEASONS.find((one) => holds(one.tags, tags))
  if (!season) return null
  const { drawings } = season.look
  return { motif: season.look.motif, drawing: drawings[hashText(`season ${slug}`) % drawings.length]! }
}

/** The same, of what titles name that only stands where nothing else does. */
export const findLaterFigure = (choice: CoverChoice, subject: MotifSubject): Look | null =>
  findIn(LATER_ROWS, choice, subject)

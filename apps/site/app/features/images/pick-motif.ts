/** Which drawing stands for a game: told by words of its title first, then by its tags. */
import { CREATURES } from './motifs-creatures.ts'
import { TOYS } from './motifs-toys.ts'
import { hashText } from './seeded-random.ts'

export const MOTIFS = { ...TOYS, ...CREATURES }
export type MotifName = keyof typeof MOTIFS

/** Words to drawings, the particular before the general: the first rule met wins. `*` stands for any ending. */
const RULES: [words: string, drawings: MotifName[]][] = [
  ['mahjong* majong* jong shanghai', ['mahjong', 'mahjongRow', 'bamboo']],
  ['solitaire* freecell* klondike card* poker spider* tripeaks blackjack uno rummy spades pyramid', ['cards', 'fan', 'spade']],
  ['sudoku* crossword* nonogram* kakuro futoshiki grid* codeword* codewort str8ts', ['grid', 'pencil']],
  ['2048* 1024 1010 merge* merging number* math* count* sum', ['numbers', 'blocks']],
  ['word* letter* alphabet* spell* typing scrabble hangman anagram* palabra* wort*', ['letters', 'pencil']],
  ['bubble* pop popper zuma* marble* balloon*', ['bubbles']],
  ['jewel* gem gems gemcrafter diamond* bejeweled crystal* prism* ruby', ['gem', 'gems']],
  ['kitten* kitty cat cats meow', ['cat']],
  ['dog dogs doge puppy pet pets animal* monkey* gorilla* zoo hamster*', ['bear', 'bunny', 'cat']],
  ['bear bears panda* teddy', ['bear']],
  ['bunny rabbit* easter', ['bunny']],
  ['fish* shark* ocean* sea aqua* mermaid* underwater', ['fish']],
  ['bird* duck* chicken* flappy owl penguin* parrot*', ['bird']],
  ['dino* dragon* jurassic rex', ['dino']],
  ['snake* worm*', ['snake']],
  ['robot* mech mechs cyber* android*', ['robot']],
  ['ninja* samurai kung karate shuriken stickman* stick', ['ninja']],
  ['monster* alien* slime* beast* zombie* imposter* impostor* among huggy', ['monster']],
  ['ghost* spooky halloween haunt* scary horror granny witch* pumpkin* vampire* skeleton*', ['ghost', 'pumpkin']],
  ['christmas xmas santa* snow* winter elf', ['tree']],
  ['moto motor* motocross bike* biker* dirt-bike helmet', ['helmet']],
  ['race races racing racer* formula kart* f1 drift* rally', ['racer', 'car', 'helmet']],
  ['car cars drive driving driver parking taxi truck* traffic road* bus garage highway', ['car']],
  ['tank tanks war wars army military soldier*', ['tank']],
  ['planet* moon mars earth orbit*', ['planet']],
  ['space* galax* rocket* cosmic comet* starship astro* invader*', ['rocket', 'planet']],
  ['plane planes airplane* flight* fly flying air jet pilot sky', ['plane']],
  ['basketball hoop* dunk*', ['basketball']],
  ['pool billiard* snooker 8ball', ['eightball']],
  ['golf putt*', ['golf']],
  ['soccer football fifa penalty goal* kick*', ['ball']],
  ['knight* sword* hero heroes rpg fight* warrior* legend* battle* duel* blade* viking* gladiator* boxing', ['sword', 'robot']],
  ['tower* castle* defense defence kingdom* fort empire* siege', ['castle', 'rook']],
  ['chess checkers draughts', ['rook']],
  ['dice ludo yatzy yahtzee backgammon monopoly noughts tictactoe', ['dice']],
  ['target* archery archer* bow sniper* shoot* gun guns aim darts bullet* first-person-shooter', ['target']],
  ['hidden find difference* search* detective* mystery mysteries spot seek clue* secret*', ['magnifier']],
  ['escape* room rooms door* key keys lock* unlock* prison* maze* labyrinth', ['key', 'chest']],
  ['treasure* pirate* gold* loot adventure* quest* island* temple* tomb* pharaoh egypt* money idle', ['chest', 'key']],
  ['draw* paint* color* colour* sketch* pencil*', ['pencil']],
  ['princess* queen* king kings royal crown* prince', ['crown']],
  ['dress* fashion* makeover* makeup girl girls doll* style* wedding salon outfit*', ['dress', 'crown']],
  ['cake* cook* cupcake* bake* bakery dessert* cafe restaurant* chef food* kitchen burger* pizza donut*', ['cupcake']],
  ['candy* sweet* sugar* choco* love* valentine* kiss*', ['cupcake', 'heart']],
  ['fruit* berry* berries farm* garden* harvest* juice* apple* banana* vegetable*', ['berry', 'flower']],
  ['flower* rose* bloom* petal* spring butterfl* bee nature blossom* lily', ['flower']],
  ['heart hearts', ['heart']],
  ['platform* jump* forest* jungle* mushroom* wood*', ['mushroom']],
  ['run runner* running dash parkour rush sprint* subway*', ['sneaker']],
  ['tetris* tetro* block* brick* cube* stack* collapse* arkanoid breakout craft*', ['blocks']],
  ['jigsaw* puzzle* piece*', ['puzzle', 'gems', 'star', 'bulb', 'planet']],
  ['brain* quiz* trivia iq logic* educational think* memory smart riddle*', ['bulb', 'star', 'bird']],
  ['match* connect* link* swap* sort* tile tiles', ['gems', 'berry', 'star', 'fish', 'gem']],
  ['ball balls roll* bounc* pinball bowling volley* tennis', ['basketball', 'ball', 'eightball']],
  ['sport* champion* cup league olympic* winner*', ['trophy', 'ball', 'basketball']],
  ['kids junior baby children fun cute', ['bear', 'bunny', 'star', 'flower', 'bird']],
  ['skill clicker score best', ['trophy', 'star']],
  ['board strategy tactic*', ['dice', 'rook', 'castle']],
  ['arcade retro casual hyper-casual pixel io two-player multiplayer classic', ['controller', 'monster', 'robot', 'planet', 'snake', 'bird']],
  ['action', ['sword', 'target', 'ninja', 'rocket', 'dino']],
  ['simulation simulator building city town management tycoon', ['car', 'castle', 'plane', 'cupcake', 'robot']],
] // oxfmt-ignore

/** Where no word helps: whatever looks good beside a title. */
const ANYTHING: MotifName[] = [
  'star', 'bubbles', 'planet', 'heart', 'monster', 'robot', 'bird', 'mushroom', 'bunny', 'gems', 'controller',
  'flower', 'cat', 'rocket', 'puzzle', 'dino', 'fish', 'blocks', 'crown',
] // oxfmt-ignore

const PATTERNS = RULES.map(([words]) => new RegExp(`^(${words.replaceAll(' ', '|').replaceAll('*', '.*')})$`))

function findByWords(words: string[], seed: number): MotifName | null {
  let best = RULES.length
  for (const word of words) {
    const rule = PATTERNS.findIndex((pattern) => pattern.test(word))
    if (rule >= 0 && rule < best) best = rule
  }
  const drawings = RULES[best]?.[1]
  return drawings ? drawings[seed % drawings.length]! : null
}

export function pickMotif(slug: string, tags: readonly string[] = []): MotifName {
  const seed = hashText(`motif ${slug}`)
  return (
    findByWords(slug.split('-'), seed) ??
    findByWords([...tags, ...tags.flatMap((tag) => tag.split('-'))], seed) ??
    ANYTHING[seed % ANYTHING.length]!
  )
}

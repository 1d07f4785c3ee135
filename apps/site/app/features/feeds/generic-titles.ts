/** Titles that name a kind of game, not one game: `Chess`, `Daily Sudoku`, `Christmas Bubble Shooter` is what every maker calls theirs. */

const KINDS = `
  1010 2048 alchemy aquarium archery arkanoid backgammon badminton ball balls baseball basketball battleship battleships bike billiard billiards
  bingo blackjack block blocks boat bomb bowling boxes boxing brick bricks bridge bubble bubbles bus cake canasta canfield candy car card cards
  carrom cars cat cats cell checkers chess codeword coloring colouring color colors colour connect cooking cribbage cricket crossword crosswords
  cube cubes darts defense defence difference differences dino dinosaur dog dogs domino dominoes dominos dots dress dressup drag draughts drawing
  drift driving euchre fashion fish fishing five flappy football four freecell fruit fruits gem gems gin go golf gomoku hangman hearts helix hex
  hexa hidden hockey horse ice jewel jewels jigsaw karate klondike kakuro knife ladders ludo mahjong mahjongg makeover mancala marble marbles
  match math maths maze memory merge minesweeper monkey monster moto motorbike monopoly music nonogram nonograms number numbers object objects
  othello pac pacman painting pairs paper parking patience peg penalty piano pinball ping pizza poker pong pool puzzle puzzles pyramid quiz race
  racer racing rally reversi rock row rummy scissors scorpion scrabble search shooter shooting shuffleboard simon ski skiing slide sliding slots
  snake snakes sniper snooker soccer sokoban solitaire sort sorting spades spider spot stack stacking stickman stunt sudoku surfer sweeper table
  tac tangram tank tanks taxi tennis tetris tic tictactoe tile tiles toe tower towers toy train trains tripeaks truck trucks trivia typing uno
  volleyball war water whack wheel wood word words wordle wordsearch wrestling yahtzee yatzy yukon zombie zombies zuma
`
const QUALITIES = `
  2d 3d a an and at baby battle best big blast boy boys challenge champion champions championship championships christmas city classic classics
  cool crazy crush cup daily day deluxe drive drop duel easter easy endless escape extreme farm fast find for free fun funny game games garden
  girl girls halloween happy hard hd hero heroes holiday html5 idle in infinite io jump jumping kid kids king league legend legends little lite
  mania master masters max mega mini mode multiplayer new of offline on online or perfect pop pro quick real run runner rush saga santa says
  simple simulator smash space star stars street summer super sweet the to top tour tournament two ultimate up valentine vs winter with world
  xmas
`
const GENERIC_WORDS: ReadonlySet<string> = new Set(`${KINDS} ${QUALITIES}`.trim().split(/\s+/))

/** A title without any word is generic too: nothing distinguishes it from another. */
export function isGenericTitle(title: string): boolean {
  const folded = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => GENERIC_WORDS.has(word) || /^\d+$/.test(word))
}

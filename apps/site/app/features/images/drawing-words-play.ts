/** Particular drawings of what is played with: tables, puzzles, treasures. How conditions are written: see drawing-words.ts. */
const MATH =
  '~ math* calculat* rechnen sum sums add* multipl* algebra arithmetic* division educational education'
const POWERS = '2048 1024 4096 game2048 20482048 merge* merging merger double* fuse fusion'
const CHECKERS = 'checkers draughts dame dammen'
const DISCS = 'halma morris hnefatafl tsoro senet peg ur go gomoku renju pente gobang'
const SUDOKU = 'sudoku* kakuro* killer str8ts futoshiki wordoku zoobiedoku calcudoku kaodoku suguru numbrix'
const MINES = 'minesweeper* mines mine sweeper sweepers jellysweeper'
const SKATES = 'skate* ramp*'
const QUEEN = 'queen queens'
const HEX = 'hex hexa* hexagon* hexjong'
const TICTACTOE = 'tic tictac* tac xo ox noughts'
const DOMINO = 'domino*'
const LUDO = 'ludo parchis* parchee* parcheesi* petits'
const DIFFERENCES = 'difference* differ*'
const PLUMBING = 'pipe* plumber*'
const BOLTS = 'bolt* nut nuts screw* unscrew*'
const LIQUID = 'water liquid pour* bottle* tube* juice potion*'
const CROSSWORD = 'cross crossword* cruci* kreuzwort* crosswords'
const WORD_SEARCH = 'word-search words-search wordsearch word-find find-word find-words search wortsuche'
const GAPS = 'hangman hanged galgje guess-word'
const SLIDING =
  '15-puzzle 8-puzzle 24-puzzle n-puzzle number-slide sliding-number sliding-tile fifteen sliding-puzzle slide-puzzle'
const CLIMB = 'climb* parkour tower'

export const PLAY_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blocks: {
    bricks: 'brick* breakout arkanoid breaker break-out brickbreaker',
    paddle: 'break-out breakout arkanoid brick* breaker brick-breaker brickbreaker',
    falling: '~ tetr* fall* drop* block* tentrix',
    tower: '~ tower* stack* build*',
    slabs: 'stack* stacking stacker*',
    cubes: '~ cube* cubes 3d cubic isometric',
    hexTiles: HEX,
    hexStack: HEX,
    hexBoard: HEX,
  },
  bubbles: {
    wand: 'soap wand blow*',
    balloons: 'balloon*',
    oneBalloon: 'balloon*',
    bunch: 'balloon*',
    dogBalloon: 'balloon*',
    marbles: 'zuma* zumar marble* beads zumba luxor',
    track: 'zuma* zumar marble* beads zumba luxor',
    popIt: 'pop-it popit fidget',
    withFace: '~ bubble* bubbles soap',
  },
  merge: {
    eggs: 'egg* dragon* dino* bird* chick* easter',
    growing: 'fruit* watermelon* ball* grow* evolution suika',
  },
  words: {
    crossword: CROSSWORD,
    crossed: CROSSWORD,
    crossedEmpty: CROSSWORD,
    crossedPencil: CROSSWORD,
    crossedStairs: CROSSWORD,
    crossedNews: CROSSWORD,
    crossedFilled: CROSSWORD,
    crossedBoxes: CROSSWORD,
    grid: WORD_SEARCH,
    searchDown: WORD_SEARCH,
    searchAcross: WORD_SEARCH,
    gaps: GAPS,
    gapsCard: GAPS,
    gapsBoard: GAPS,
  },
  physics: {
    boulder: 'boulder* sisyphus rock rocks stone*',
    ragdoll: 'ragdoll*',
    slingshot: 'sling* knock*',
    pendulum: 'pendulum* newton*',
    plank: 'balance* see-saw seesaw weight*',
  },
  numbers: {
    sliding: SLIDING,
    fifteen: SLIDING,
    slideOut: SLIDING,
    abacus: `${MATH} abacus`,
    counting: `~ 123 count* number* ${MATH.slice(2)}`,
    calculator: MATH,
    signs: `~ plus minus ${MATH.slice(2)}`,
    equation: `~ ${MATH.slice(2)}`,
    tiles: `~ ${POWERS}`,
    cubes248: `~ ${POWERS}`,
    tower248: `~ ${POWERS}`,
    balls248: `~ ${POWERS}`,
    row248: `~ ${POWERS}`,
    merge248: `~ ${POWERS}`,
    corner248: `~ ${POWERS}`,
    sum248: `~ ${POWERS}`,
    tile2048: `~ 2048 game2048 20482048`,
    hexagons: HEX,
    digits: '~ number* digit digits zahl* nummer* count* ten tens',
  },
  sudoku: {
    nonogram: 'nonogram* picross pic pics picture*',
    mines: MINES,
    mineWithFlag: MINES,
    mineField: MINES,
    nineBoxes: SUDOKU,
    clipboard: SUDOKU,
    corner: SUDOKU,
    grid: SUDOKU,
    pencilGrid: SUDOKU,
    magnified: SUDOKU,
    ninth: SUDOKU,
  },
  hiddenObject: {
    hat: 'detective* sherlock* holmes crime* case murder* investigat*',
    pocketWatch: 'pocket watch clock*',
    camera: '~ camera photo*',
    binoculars: 'binocular* safari spy',
    lantern: 'lantern night dark*',
    footprints: 'detective* trace* footprint* clue*',
    differences: DIFFERENCES,
    twoPictures: DIFFERENCES,
    twins: DIFFERENCES,
    magnifiedHouse: '~ city house room* home castle* hotel museum hidden-object hidden object* find*',
    magnifiedFlower: '~ garden* forest nature spring hidden-object hidden object* find*',
  },
  quiz: { flag: 'flag flags' },
  door: {
    key: 'key keys schlüssel',
    keys: 'key keys schlüssel',
    keyhole: '~ key keys keyhole lock* unlock* escape* room* roomescape',
    padlock: '~ security lock* unlock* prison* jail* escape* roomescape',
    bars: 'prison* jail* jailbreak',
    lever: '~ puzzle escape* portal',
  },
  house: {
    cottage: '~ house* home* villa* village build*',
    skyline: '~ city* town* skyscraper* building* build* metropolis',
    hotel: 'hotel* apartment* mansion*',
  },
  cards: {
    jester: 'joker* jester* clown*',
    king: '~ king* solitaire klondike freecell card',
  },
  dice: {
    twenty: 'd20 rpg dungeon*',
    domino: DOMINO,
    dominoes: DOMINO,
    dominoRow: DOMINO,
    ticTacToe: TICTACTOE,
    xAndO: TICTACTOE,
    noughts: TICTACTOE,
    ludo: LUDO,
    ludoPawns: LUDO,
    ludoDie: LUDO,
    connectFour: 'four-in-a-row connect-four connect-4 4-in-a-row straight-4 align-4',
    backgammon: 'backgammon*',
    carrom: 'carrom* shuffleboard',
    bingo: 'bingo',
    snakesAndLadders: 'snakes ladders',
    stones: DISCS,
    cup: '~ dice yatzy yahtzee kniffel dados yams 5dice craps',
    pair: '~ dice yatzy yahtzee kniffel dados yams 5dice roll craps board',
    cube: '~ dice yatzy yahtzee kniffel dados yams 5dice roll craps board',
  },
  chess: {
    discs: CHECKERS,
    stack: CHECKERS,
    jump: CHECKERS,
    othello: 'reversi othello',
    othelloPair: 'reversi othello',
    crown: QUEEN,
    queen: QUEEN,
    rook: '~ chess schach* ajedrez xadrez rook* szachy schaken',
    knight: '~ chess schach* ajedrez xadrez szachy schaken',
    pawns: '~ chess schach* ajedrez xadrez szachy schaken',
    board: '~ chess schach* ajedrez xadrez szachy schaken',
  },
  sort: {
    bolts: BOLTS,
    plate: BOLTS,
    screwdriver: BOLTS,
    tubes: `${LIQUID} ~ color* colour*`,
    bottles: LIQUID,
    glasses: LIQUID,
    pouring: LIQUID,
    twoGlasses: LIQUID,
    flasks: LIQUID,
    ballTubes: '~ ball balls bubble* sort* color* sorting',
    shelves: '~ goods shelf* fridge shop* organiz* sort* closet clean* sorting',
    rings: 'ring* hoop* hanoi',
    pipes: PLUMBING,
    tap: PLUMBING,
    crate: 'sokoban* crate* push* warehouse',
    crates: 'sokoban* crate* push* warehouse',
    dots: '~ dot* connect* line* link* flow path',
    lines: '~ dot* connect* line* link* flow path wire* circuit',
    rope: 'rope* knot* yarn thread*',
  },
  gems: { ring: '~ ring rings jewelry wedding' },
  controller: {
    invader: 'invader* invaders',
    pad: '~ console* gamer* video controller gamepad',
    trophyPad: '~ console* gamer* video controller gamepad',
    buttons: '~ console* gamer* video controller gamepad button*',
    cross: '~ console* gamer* video controller gamepad',
    handheld: '~ retro old-school console* gamer* video pocket',
    play: 'video* movie* film* cinema',
  },
  pointer: {
    rockPaperScissors: 'rock-paper scissors',
    arrow: '~ click* clicker idle tap* tapper mouse cursor',
    upgrade: '~ idle click* clicker tycoon upgrade* incremental',
    hand: '~ tap* tapper finger hand hands click* clicker idle touch',
  },
  wheel: { turning: '~ color* colour* fidget* spin*' },
  rides: {
    ferrisWheel: 'ferris* wheel* ~ park amusement* funfair carnival',
    coaster: 'coaster* roller* rollercoaster* ~ park* amusement*',
    loop: 'coaster* roller* rollercoaster* ~ park* amusement*',
  },
  evolution: { march: '~ homo human* ape*', helix: '~ homo human* gene* dna*' },
  voxel: {
    climber: `${CLIMB} ~ obby roblox`,
    parkour: `${CLIMB} ~ obby roblox`,
    cart: '~ mine* craft* minecraft steve miner',
    pick: '~ mine* craft* minecraft steve miner',
  },
  runner: {
    hurdle: 'hurdle* athlet* olympic*',
    jumping: '~ jump* hop* girl*',
    coins: '~ collect* coin* run* runner*',
  },
  star: { moon: 'moon* night* luna*', shooting: '~ shooting star* meteor*' },
  skateboard: { ramp: SKATES, board: SKATES, skater: SKATES, surfboard: 'surf*', wave: 'surf*' },
  idea: {
    yinYang: 'yin yang',
    matches: 'matchstick* match-stick',
    brain: '~ brain* logic* think* smart mind* test iq',
    bulb: '~ light* bulb* idea* brain* puzzle* test illuminate* logic',
  },
  drawing: {
    bucket: '~ paint* colo* graffiti fill splash',
    palette: '~ paint* art* colo* draw*',
    byNumber: 'color-by colour-by paint-by pixel-art number',
  },
  match: { pairs: '~ pair* memory match*' },
}

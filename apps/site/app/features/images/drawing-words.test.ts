import { expect, test } from 'vitest'
import { assignCovers } from './assign-covers.ts'
import { MOTIFS } from './drawings/registry.ts'
import { ALL_LOOKS, DRAWING_WORDS, listLooks, listSuited } from './drawing-words.ts'

const draw = (title: string, tags: string[] = []) =>
  assignCovers([{ slug: 'a', title, tags, isDrawn: true }], []).get('a')!

test('every listed drawing exists', () => {
  for (const [motif, words] of Object.entries(DRAWING_WORDS))
    expect(Object.keys(MOTIFS[motif]!), motif).toEqual(expect.arrayContaining(Object.keys(words)))
})

test.each([
  ['Bingo 75', ['board'], 'dice bingo'],
  ['Blind Boat Shooting', ['battleship', 'war'], 'boat grid'],
  ['Daily Wordoku', ['sudoku'], 'sudoku letters'],
  ['Turbo Dismounting', ['stickman'], 'stickman thrown'],
  ['Ace of Spades', ['card'], 'cards ace'],
  ['Gaps Solitaire', ['card'], 'cards gaps'],
  ['Sling Drift', [], 'racing slingDrift'],
  ['Geometry Arrow', ['dash'], 'platformer neonArrow'],
  ['10 to 20', ['puzzle'], 'numbers tenToTwenty'],
  ['Wooden Fish', ['fish'], 'pointer woodenFish'],
  ['Sorting frogs', ['puzzle'], 'frog threeInRow'],
  ['Choco Factory', ['candy'], 'cake chocolate'],
])('%s with %j has the drawing %s', (title, tags, look) => {
  const { motif, drawing } = draw(title, tags)
  expect(`${motif} ${drawing}`).toBe(look)
})

// What a title says is shown, not another moment of the same thing.
test.each([
  ['Karate Fighting', [], 'ninja kick'],
  ['Ninja Cut', [], 'ninja slash'],
  ['Stickman Army', [], 'stickman army'],
  ['Ropeman 3D', [], 'stickman swing'],
  ['Mega Fall Ragdoll', [], 'stickman tumble'],
  ['Daily Hitori', ['puzzle'], 'sudoku hitori'],
  ['Giant Fighter', [], 'boxing unequal'],
  ['Planet Demolish', [], 'rocket brokenPlanet'],
  ['Flappy Pumpkin', [], 'halloween wingedPumpkin'],
  ['Fill It Up', ['puzzle'], 'glass happy'],
  ['My Pet House', ['simulation'], 'dog kennel'],
  ['Falling Blocks 2048', ['puzzle'], 'numbers falling248'],
  ['Count Master', ['math', 'runner', 'stickman'], 'stickman crowdGate'],
  ['Clownfish Pin Out', ['fish'], 'fish clownfish'],
  ['Secret Rooms', ['hidden'], 'hiddenObject magnifiedDoor'],
  ['What Is Wrong', ['puzzle'], 'hiddenObject oddOneOut'],
  ['Sorting Balls', ['puzzle'], 'sort ballTubes'],
  ['Emoji Smasher', ['smash'], 'emoji smashed'],
  ['Famous Logo Mahjong', ['mahjong'], 'object emblem'],
  ['Ball Eating Simulator', ['io', 'arena'], 'physics eater'],
  ['Crazy Tunnel 3D', ['ball'], 'physics tunnel'],
  ['Make Eclairs Pastry', ['cooking'], 'cake eclair'],
  ["Papa's Pastaria", [], 'cooking pastaPlate'],
  ['Noob vs Choo-Choo Charles', [], 'train steam'],
  ['Smile Cube', ['block'], 'blocks withFace'],
  ['Black Hole Solitaire', ['solitaire', 'card'], 'cards blackHole'],
  ['Spider Rope Hero City Fight', ['rope', 'superhero'], 'stickman swing'],
])('%s with %j has the drawing %s', (title, tags, look) => {
  const { motif, drawing } = draw(title, tags)
  expect(`${motif} ${drawing}`).toBe(look)
})

test('a word that contradicts a drawing keeps it away, in the title or among the tags', () => {
  expect(listSuited('numbers', { title: 'Chain 2048' })).toContain('ballChain')
  expect(listSuited('numbers', { title: 'Chain Cube 2048' })).not.toContain('ballChain')
  expect(listSuited('cat', { title: 'Cat Life' })).toContain('sleeping')
  expect(listSuited('cat', { title: 'Cat Life', tags: ['running'] })).not.toContain('sleeping')
  expect(listSuited('ninja', { title: 'Hidden Ninja', tags: ['fighting'] })).not.toContain('behindWall')
})

test.each([
  ['Catch the Thief', ['platformer'], 'treasure pyramid'],
  ['Slalom Ski Simulator', ['sports'], 'christmas gift'],
  ['Golf Solitaire', ['card'], 'cards jester'],
  ['Sudoku Daily', [], 'sudoku nonogram'],
])('%s with %j never has the drawing %s', (title, tags, look) => {
  for (let place = 0; place < 40; place++) {
    const slug = `game-${place}`
    const { motif, drawing } = assignCovers([{ slug, title, tags, isDrawn: true }], []).get(slug)!
    expect(`${motif} ${drawing}`).not.toBe(look)
  }
})

const suited = (motif: string, title: string, ...tags: string[]) => listSuited(motif, { title, tags })

test.each([
  ['chess', 'Checkers Casual', [], ['discs', 'stack', 'jump', 'draughts', 'draughtsKing', 'draughtsFaces']],
  ['bubbles', 'Pop It Party', [], ['popIt', 'popItFace', 'popItHeart']],
  ['jigsaw', 'Tangrams', [], ['tangram', 'tangramHouse']],
  ['ghost', 'Backrooms', [], ['corridor', 'corridorTurn']],
  ['chess', 'Reversi', [], ['othello', 'othelloPair']],
  ['chess', 'Daily 2 Queens', [], ['crown', 'queen']],
  ['truck', 'Highway Bus Rush', [], ['bus', 'busFront', 'busStop', 'doubleDecker', 'minibus']],
  [
    'truck',
    'Monster Truck Racing',
    [],
    ['monsterTruck', 'monsterTruckFront', 'monsterTruckJump', 'monsterTruckCrush', 'monsterTruckMud'],
  ],
  ['motorbike', 'BMX Racing', [], ['bicycle']],
  ['motorbike', 'Unicycle Balance', ['bicycle'], ['unicycle']],
  ['boxing', 'King of Sumo', ['sports'], ['sumo']],
  ['target', 'Hit the Target!', ['sports'], ['target', 'poppedTargets', 'medalTarget']],
  ['cards', 'Hearts', ['card'], ['hearts']],
  ['beach', 'Pool Party', [], ['pool']],
  ['match', 'Tiles of Japan', [], ['tiles', 'tilePair', 'tray', 'pileOfTiles']],
  ['dice', 'Peg Solitaire', ['board'], ['pegs']],
  ['sort', 'Dots and Boxes', ['board'], ['dotsAndBoxes']],
  ['sudoku', 'Daily Kakurasu', ['puzzle'], ['weights']],
  ['chess', 'Chinese Checkers', ['board'], ['starBoard']],
  ['hockey', 'Air Hockey', [], ['table']],
  ['hockey', 'Hockey Hero', [], ['ice']],
  ['cards', 'Unno Game', ['board'], ['coloured', 'wild']],
  ['bear', 'Toy Claw Simulator', [], ['claw']],
  ['bear', 'FNAF Freddy', [], ['teddy']],
  ['numbers', 'Mathematical Crossword', ['math'], ['crossedSums']],
  ['blocks', 'Hexa Stapler', [], ['hexTiles', 'hexStack', 'hexBoard']],
  ['fruit', 'Banana Run', [], ['banana']],
  ['boat', 'Battleship', [], ['grid', 'warship']],
  ['fish', 'The Angler', [], ['hook', 'rod']],
  ['knight', 'Viking Puzzle', [], ['viking']],
  ['blocks', 'Endless Run', ['brick-breaker'], ['bricks', 'paddle']],
  ['truck', 'Heavy Crane', ['construction'], ['crane', 'craneHook']],
  ['sort', 'Water Sort', [], ['tubes', 'bottles', 'glasses', 'pouring', 'twoGlasses', 'flasks']],
  ['fashion', 'Shoe Race', [], ['shoe']],
  ['car', 'Car Stunts', [], ['ramp', 'rampFlip']],
  ['car', 'Demolition Derby', [], ['crash']],
  ['car', 'Buggy Battle', [], ['buggy']],
  ['cake', 'Candy Cane', [], ['candyCane']],
  ['cake', 'Lollipop Match', [], ['lollipop']],
  ['cake', 'Papa’s Pancakeria', [], ['pancakes']],
  ['music', 'Dance Party', [], ['discoBall', 'dancer']],
  ['skateboard', 'Skating Hero', [], ['ramp', 'board', 'skater']],
  ['sort', 'Neon Tracks', ['puzzle'], ['rails']],
  ['sort', 'Path', ['puzzle'], ['dots', 'lines']],
  ['sort', 'Room Sort', ['puzzle'], ['shelves']],
  ['bird', 'Duck Hunting', [], ['wildDuck']],
  ['bird', 'Duck Escape', [], ['duck']],
  ['blocks', 'Unblock Me', ['puzzle'], ['slideBoard']],
  ['christmas', 'Snowball Run', [], ['snowball']],
  ['boxing', 'Just Slap It', [], ['palm']],
  ['rides', 'Thrill Rush', [], ['coaster', 'loop']],
  ['words', 'Word Search', [], ['grid', 'searchDown', 'searchAcross']],
  ['words', 'Hangman', [], ['gaps', 'gapsCard', 'gapsBoard']],
  ['horse', 'Horseshoe', [], ['horseshoe']],
  ['door', 'Key Quest', [], ['key', 'keys']],
  ['bird', 'Goose Game', [], ['goose']],
  ['physics', 'Sisyphus', [], ['boulder']],
  ['numbers', 'Magic 15 Puzzle', [], ['sliding', 'fifteen', 'slideOut']],
  [
    'sudoku',
    'Daily Sudoku',
    ['puzzle'],
    ['grid', 'pencilGrid', 'magnified', 'ninth', 'nineBoxes', 'clipboard', 'corner'],
  ],
  ['sudoku', 'Minesweeper', [], ['mines', 'mineWithFlag', 'mineField']],
  ['insect', 'Snail Clicker', [], ['snail']],
  ['cleaning', 'Crazy Laundry', [], ['washer', 'clothesLine']],
  ['target', 'Buckshot Roulette', [], ['shotShells', 'revolver']],
  ['shapes', 'Red Square', [], ['square']],
  ['tennis', 'Crypto Head Ball', ['volleyball'], ['volleyball']],
  ['window', 'The Man from the Window', [], ['watcher']],
  ['fashion', 'Lovely Streamers', ['dress-up'], ['selfie']],
])('of %s, %s with %j has only %j', (motif, title, tags, drawings) => {
  expect(suited(motif, title, ...tags).toSorted()).toEqual(drawings.toSorted())
})

test.each([
  ['bubbles', 'Bubble Shooter Infinite', ['bubble-shooter'], ['balloons', 'oneBalloon', 'wand', 'marbles']],
  ['cake', 'Candy Rain', ['match-3'], ['layers', 'cupcake', 'donut']],
  ['hiddenObject', 'Hidden Food', ['hidden-object'], ['camera', 'binoculars', 'lantern', 'pocketWatch']],
  ['physics', 'Head Ball', [], ['plank', 'pendulum', 'slingshot', 'ragdoll']],
  ['target', 'Sniper', ['shooter'], ['stall', 'cannon', 'slingshot', 'dartboard']],
  ['makeup', 'Blue Girls', ['makeup'], ['nails', 'polish']],
  ['runner', 'Crazy Runner', [], ['hurdle']],
  ['numbers', '2048 Cube', ['2048'], ['hexagons', 'abacus', 'counting']],
  ['monster', 'Skibidi', [], ['angry', 'slime']],
  ['zombie', 'Zombie Outbreak', ['shooter'], ['eyes']],
  ['cards', 'Golf Solitaire', ['card'], ['jester', 'cardHouse']],
  ['bunny', 'Crazy Bunnies', [], ['easterEgg', 'basket']],
  ['robot', 'Robot Band', [], ['dog', 'drone', 'giant']],
  ['stickman', 'Stickman Epic', [], ['wave', 'cape', 'head', 'cheer', 'crowd', 'sitting', 'tumble']],
  ['golf', 'My Golf', [], ['cart', 'miniature']],
  ['cooking', 'BBQ Roast', [], ['cloche', 'pot', 'mixing']],
  ['blocks', 'Falling Blocks', [], ['woodGrid', 'fitted', 'cubes']],
  ['halloween', 'Halloween Puzzle', ['halloween'], ['candyCorn', 'candyBag', 'wingedPumpkin']],
])('of %s, %s with %j has none of %j', (motif, title, tags, drawings) => {
  const found = suited(motif, title, ...tags)
  expect(found.length).toBeGreaterThan(0)
  expect(drawings.filter((drawing) => found.includes(drawing))).toEqual([])
})

test('a drawing for every title of its motif is no closer to one than others are, unless the title has its word', () => {
  const closeOf = (title: string) =>
    listLooks(['motorbike'], { title }).flatMap(({ number, isClose }) =>
      isClose ? [ALL_LOOKS[number]!.drawing] : [],
    )
  expect(closeOf('Super Bikers')).toEqual([])
  expect(closeOf('Wear the Helmet')).toEqual(['helmet'])
})

test('where the title has a word of no drawing, a tag may have one', () => {
  const taggedOf = (title: string) =>
    listLooks(['stickman'], { title, tags: ['runner'] }).flatMap(({ number, isTagged }) =>
      isTagged ? [ALL_LOOKS[number]!.drawing] : [],
    )
  expect(taggedOf('Stickman Gradient')).toEqual(['run'])
  expect(taggedOf('Stickman Archer')).toEqual([])
})

test('a racing car of a formula stands only where it is named', () => {
  expect(listSuited('racing', { title: 'Drift Race', tags: ['racing', 'drift'] })).not.toContain('formula')
  expect(listSuited('racing', { title: 'Formula Race', tags: ['racing'] })).toEqual(['formula', 'above'])
})

test('a description names animals and food, and no other drawing', () => {
  const description = 'Outrun the cops in fast cars.'
  const named = listLooks(['car'], { title: 'Speed', description }, true)
  expect(named.map(({ number }) => ALL_LOOKS[number]!.drawing)).not.toContain('police')
})

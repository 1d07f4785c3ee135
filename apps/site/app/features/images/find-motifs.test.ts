import { expect, test } from 'vitest'
import { MOTIFS } from './drawings/registry.ts'
import { findMotifs } from './find-motifs.ts'
import { DESCRIPTION_RULES } from './motif-descriptions.ts'
import { ANY_MOTIFS, GENERAL_TAG_RULES, TAG_RULES } from './motif-tags.ts'
import { KIN_MOTIFS, TITLE_RULES } from './motif-words.ts'
import { SCENE_OF_MOTIF } from './scenes.ts'

const first = (title: string, ...tags: string[]) => findMotifs({ title, tags }).first

test('every motif that a word leads to has drawings and a scene, and every motif can be reached', () => {
  const rules = [TITLE_RULES, TAG_RULES, GENERAL_TAG_RULES, DESCRIPTION_RULES]
    .flat()
    .flatMap(({ motifs }) => motifs)
  const named = new Set([
    ...rules,
    ...ANY_MOTIFS,
    ...Object.entries(KIN_MOTIFS).flatMap(([motif, kin]) => [motif, ...kin.split(' ')]),
  ])
  expect([...named].filter((motif) => !MOTIFS[motif])).toEqual([])
  expect(Object.keys(MOTIFS).filter((motif) => !named.has(motif))).toEqual([])
  expect(Object.keys(MOTIFS).filter((motif) => !SCENE_OF_MOTIF.has(motif))).toEqual([])
  expect([...SCENE_OF_MOTIF.keys()].filter((motif) => !MOTIFS[motif])).toEqual([])
})

test.each([
  ['Gem Stacker', ['runner'], undefined, 'runner', 'gems'],
  ['2D Platformer Coin', ['adventure'], undefined, 'platformer', 'treasure'],
  ['Sea Lords', ['simulation'], 'Build a shipping empire and manage fleets.', 'boat', 'fish'],
  ['Gem Run', ['runner', 'match-3'], undefined, 'gems', ''],
  ['Santa Run', ['runner'], undefined, 'christmas', ''],
])(
  'of %s with %j, described as %j, the cover shows %s and beside it %s',
  (title, tags, description, motif, beside) => {
    const found = findMotifs({ title, tags, description })
    expect(found.first).toContain(motif)
    if (beside) expect(found.beside).toContain(beside)
  },
)

test.each([
  ['Mahjong Classic', [], 'mahjong'],
  ['Super Taxi', ['simulation'], 'car'],
  ['Kitten Café', [], 'cat'],
  ['Qwertz', ['soccer'], 'soccer'],
  ['Click Planet', [], 'rocket'],
  ['Tung Sahur Training', ['action'], 'monster'],
  ['Monster Truck Race', [], 'truck'],
  ['Katzen Rennen', [], 'cat'],
  ['Coches Locos', [], 'car'],
  ['Vier Wörter', ['word'], 'words'],
])('%s with %j shows %s', (title, tags, motif) => {
  expect(first(title, ...tags)).toContain(motif)
})

test.each([
  ['Air Hockey', [], 'hockey'],
  ['Air Wings', ['flight'], 'plane'],
  ['Air Block', ['puzzle'], 'blocks'],
  ['Girls Nail Salon', ['girls', 'manicure'], 'makeup'],
  ['Nail Challenge', ['skill'], 'tools'],
  ['Milk Tea Adventure', ['clicker'], 'cooking'],
  ['Milk the Cow', ['casual'], 'farm'],
  ['Big Spider', ['solitaire', 'card'], 'cards'],
  ['Spider Hunt', ['arcade'], 'spider'],
  ['The Bar', ['restaurant'], 'cooking'],
  ['Match Day', ['football'], 'soccer'],
  ['Crazy Match', ['match-3'], 'match'],
  ['Pool Party', ['match-3'], 'beach'],
  ['Pool Party', ['billiards'], 'pool'],
  ['Trump Sweeper', ['puzzle'], 'sudoku'],
  ['Street Sweeper', ['cleaning'], 'cleaning'],
  ['Three Cups Game', ['memory'], 'glass'],
  ['Champions Cup', ['sports'], 'trophy'],
  ['Uphill Rush', ['waterslide'], 'beach'],
  ['Uphill Rush', ['racing', 'driving'], 'car'],
  ['8 Ball Pool', ['board'], 'pool'],
  ['Bow Master', ['archery'], 'archery'],
  ['Pretty Bow', ['dress-up'], 'fashion'],
  ['Golf', ['sports'], 'golf'],
  ['Golf', ['card'], 'cards'],
  ['War Machine', ['driving'], 'tank'],
  ['Metal Animals', ['tanks'], 'tank'],
  ['Digital Circus', ['skill'], 'circus'],
  ['Bottle Shooter', ['shooter'], 'target'],
  ['Bottle Sort', ['puzzle'], 'sort'],
  ['Craft World - Building Games', ['minecraft', 'crafting'], 'voxel'],
  ['Pet Salon', [], 'dog'],
  ['Beauty Salon', ['girls'], 'makeup'],
  ['Battle Shot', ['shooter'], 'target'],
  ['Battle Shot', ['strategy'], 'sword'],
  ['Cashier Game', ['simulation'], 'shop'],
  ['Street Ball Jam', ['sports'], 'basketball'],
])('a word with several meanings: %s with %j shows %s', (title, tags, motif) => {
  expect(first(title, ...tags)).toContain(motif)
})

test('what else a title names is known, and comes second', () => {
  expect(findMotifs({ title: 'Halloween Mahjong' })).toMatchObject({
    first: ['halloween'],
    others: ['mahjong'],
    frame: 'tile',
  })
})

test.each([
  ['Mahjong Gardens', [], 'garden', 'tile'],
  ['Pyramid Mahjong Solitaire', ['mahjong'], 'treasure', 'tile'],
  ['Candy Connect', ['mahjong', 'mahjong-connect'], 'cake', 'tile'],
  ['Railway Mysteries', ['hidden-object'], 'train', 'lens'],
  ['Funfair Mysteries', ['hidden-object'], 'rides', 'lens'],
  ['London Hidden Objects', ['hidden-object'], 'house', 'lens'],
  ['Hidden Kitty', ['cat', 'hidden'], 'cat', 'lens'],
  ['Huggy Wuggy - Quiz', ['puzzle'], 'monster', null],
  ['Mahjong Classic', ['mahjong'], 'mahjong', null],
  ['Find 5 Differences: Farm', ['hidden-object'], 'hiddenObject', null],
])(
  'the thing that a title names comes before its kind: %s with %j shows %s in %j',
  (title, tags, motif, frame) => {
    const found = findMotifs({ title, tags })
    expect(found.first).toContain(motif)
    expect(found.frame).toBe(frame)
  },
)

test.each([
  ['Breaker Girls', ['puzzle'], 'In this classic game you must destroy bricks to unveil pictures.', 'blocks'],
  ['Let me in', ['strategy'], 'Fill buses to capacity, and leave no one waiting.', 'truck'],
  ['Bloo Kid', ['adventure', 'platformer'], 'A wizard has taken his friend.', 'platformer'],
  ['Swim or Die', ['action'], undefined, 'beach'],
  ['Ozzz', ['soccer'], 'Race your car.', 'soccer'],
  ['Kitten Game', ['puzzle'], 'Drive a truck.', 'cat'],
])(
  'where a title names nothing, tags and then the description do: %s with %j, %j',
  (title, tags, description, motif) => {
    expect(findMotifs({ title, tags, description }).first).toContain(motif)
  },
)

test('where title and tags name nothing, a cover shows what any game is played with', () => {
  expect(first('Ozzz')).toEqual(ANY_MOTIFS)
  expect(first('Ozzz', 'casual')).toEqual(ANY_MOTIFS)
  expect(first('Ozzz', 'skill')).toEqual(ANY_MOTIFS)
})

test.each([
  ['Mahjong Rows', ['mahjong', 'mahjong-solitaire'], 'mahjong'],
  ['Farm Stacker', ['match-3'], 'farm'],
  ['Tower Stacker', [], 'castle'],
  ['Zoo Collapse', ['collapse', 'puzzle'], 'zoo'],
  ['Green Collapse', ['collapse'], 'blocks'],
  ['Merge Dragons', ['2048'], 'dino'],
  ['Merge It', ['2048'], 'numbers'],
  ['Merge It', ['casual'], 'merge'],
  ['Truth Runner', ['runner', 'skill'], 'runner'],
  ['Truth or Lie', ['trivia'], 'quiz'],
  ['Guess the Door', ['horror', 'monster', 'guessing'], 'door'],
  ['Battleship', ['alien', 'spaceship'], 'rocket'],
  ['Battleship', ['board'], 'boat'],
  ['Dig Down', ['retro'], 'treasure'],
  ['Digger Driver', ['construction'], 'truck'],
  ['Viking Puzzle', [], 'knight'],
  ['Head Ball', ['sports'], 'soccer'],
  ['Head Ball', ['casual'], 'physics'],
  ['Crypto Head Ball', ['sports', 'volleyball'], 'tennis'],
  ['Extreme Pamplona', ['action'], 'bull'],
  ['Baby Bird Flies in the Sky', [], 'bird'],
  ['Baby Bath Time', [], 'baby'],
  ['Lovely Streamers', ['dress-up', 'love'], 'fashion'],
  ['Window Jump Guy', ['jumping'], 'window'],
  ['The Windows Game', ['simulation'], 'office'],
  ['Emoji Pairs', ['memory'], 'emoji'],
  ['Smile Style', ['dress-up'], 'fashion'],
  ['Screw Jam: Matching Colored Screws', ['match-3'], 'sort'],
  ['Super Oliver World', ['platformer'], 'platformer'],
  ['Mask Up', ['racing', 'driving', 'parkour'], 'runner'],
  ['Fast Lane', ['racing', 'driving'], 'car'],
  ['Big Frozen Front', ['tanks'], 'tank'],
  ['Park the Cars', [], 'car'],
  ['Counter Sniper', [], 'target'],
  ['Count to Ten', ['math'], 'numbers'],
  ['Peg Solitaire', ['board'], 'dice'],
  ['Jungle Bus', ['driving'], 'truck'],
  ['Endless Break Out', ['brick-breaker'], 'blocks'],
  ['Sprunki Stunt Driving', ['racing', 'driving', 'parkour'], 'car'],
  ['Sprunki Drop', [], 'monster'],
  ['Homo Evolution', ['merge'], 'evolution'],
  ['Cat Evolution', ['merge'], 'cat'],
  ['Roller Coaster Simulator', ['strategy'], 'rides'],
  ['Counter Terror Battle Simulator', ['strategy'], 'soldier'],
  ['Knight Wars', ['strategy'], 'knight'],
  ['Office.io', ['strategy'], 'office'],
  ['Sisyphus Simulator', ['pirate'], 'physics'],
  ['Obby Tower Parkour Climb', [], 'voxel'],
  ['Magic 15 Puzzle', [], 'numbers'],
  ['World Cup', [], 'soccer'],
  ['Crucigrama', [], 'words'],
  ['Speed Spin Colors', ['casual'], 'wheel'],
  ['Cleaning Simulator', [], 'cleaning'],
  ['25 December', ['2048', 'mahjong-and-connect'], 'christmas'],
  ['Halloween Couple', [], 'halloween'],
  ['Idle Survival', ['fish'], 'journey'],
  ['Survival Zone', ['shooter'], 'target'],
  ['Erase Master', ['puzzle'], 'drawing'],
  ['Color Bouncer', ['puzzle'], 'physics'],
  ['Brain Test', ['puzzle', 'maze'], 'idea'],
  ['Ozzz', ['adventure'], 'journey'],
  ['Ozzz', ['clicker'], 'pointer'],
])(
  'a concrete noun counts more than a deed, and tags decide what a word means: %s with %j shows %s',
  (title, tags, motif) => {
    expect(first(title, ...tags)).toContain(motif)
  },
)

test.each([
  ['Vacuum Rage', ['skill'], 'cleaning'],
  ['Milk Truck', [], 'truck'],
  ['Football Panda', ['arcade'], 'bear'],
  ['Inferno Drift', ['racing'], 'racing'],
  ['Jungle Plumber Challenge', ['puzzle'], 'sort'],
  ['Race in the City', ['sports'], 'racing'],
  ['Berry Cheesecake: Sara’s Cooking Class', ['cooking'], 'cake'],
  ['Bubble Pet Shooter', ['shooter'], 'bubbles'],
  ['Buckshot Roulette', ['simulation'], 'target'],
  ['Enchanted Garden', ['hidden-object'], 'garden'],
  ['Run Gun Robots', ['gun'], 'robot'],
  ['Stickman Truck', ['stickman'], 'stickman'],
])(
  'the last noun names the thing, unless the tags name another: %s with %j shows %s',
  (title, tags, motif) => {
    expect(first(title, ...tags)).toContain(motif)
  },
)

test.each([
  ['Ozzz', ['action'], 'action'],
  ['Ozzz', ['simulation'], 'gears'],
  ['Ozzz', ['strategy'], 'strategy'],
  ['Ozzz', ['animal'], 'animals'],
  ['Ozzz', [], 'shapes'],
])(
  'where a title names nothing, the kind of game has a drawing without a subject: %s with %j shows %s',
  (title, tags, motif) => {
    expect(first(title, ...tags)).toEqual([motif])
  },
)

test.each([
  ['Christmas Fishing', ['christmas'], 'fish'],
  ['Halloween Racing', ['halloween', 'driving'], 'racing'],
  ['Easter Bridge', ['easter'], 'bridge'],
  ['Among at Easter', ['easter'], 'monster'],
  ['Halloween Merge', ['2048'], 'halloween'],
  ['Christmas Tree Solitaire', [], 'christmas'],
  ['Santa Run', [], 'christmas'],
])('a season stands back where the title names a thing: %s with %j shows %s', (title, tags, motif) => {
  expect(first(title, ...tags)).toContain(motif)
})

test('a season that stands back is no second choice', () => {
  const { first: motifs, others } = findMotifs({
    title: 'Duet Cats Halloween Cat Music',
    tags: ['halloween'],
  })
  expect(motifs).toEqual(['cat'])
  expect(others).not.toContain('halloween')
})

test.each([
  ['FNAF Freddy Sliding Puzzle', ['action'], 'bear'],
  ['1010 Golden Trophies', ['puzzle', 'block'], 'trophy'],
  ['Radiation Zone', ['shooter', 'zombie'], 'hazard'],
  ['Mathematical Crossword', ['math'], 'numbers'],
  ['Zombotron', ['action'], 'robot'],
  ['Tiles of Japan', ['puzzle'], 'match'],
  ['Moon Mahjong', ['mahjong'], 'star'],
  ['Moon Lander', ['space'], 'rocket'],
])('the noun of a title comes before its tags: %s with %j shows %s', (title, tags, motif) => {
  expect(first(title, ...tags)).toContain(motif)
})

test('what a phrase takes has no other meaning', () => {
  expect(findMotifs({ title: 'Monster Truck Race' }).others).not.toContain('monster')
  expect(first('Ice Cream Shop')).toEqual(['cake'])
})

test('tags overrule a word of several meanings', () => {
  const firstOf = (title: string, ...tags: string[]) => findMotifs({ title, tags }).first[0]
  expect(firstOf('Spin Shot Siege', 'tank', 'shooter')).toBe('tank')
  expect(firstOf('Endless Siege', 'strategy')).toBe('castle')
  expect(firstOf('Crush it ALL!', 'axe', 'beat-em-up', 'destroy')).toBe('smash')
  expect(firstOf('Sweet Crush', 'match-3', 'candy')).not.toBe('smash')
})

test('who hides is in no magnifying lens: only what is searched is', () => {
  const categories = ['hidden-object']
  expect(findMotifs({ title: 'Haunted Dorm', tags: ['hidden', 'escape'], categories }).frame).toBeNull()
  expect(findMotifs({ title: 'Haunted House', tags: ['hidden-object'], categories }).frame).toBe('lens')
  expect(findMotifs({ title: 'Find the Princess', tags: ['hidden'], categories }).frame).toBe('lens')
})

/** All texts of the game; one object per language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'
import { briefs } from './data/texts-briefs.ts'
import { glad, other } from './data/texts-bubble.ts'
import { mirror } from './data/texts-mirror.ts'
import { advice, adviceTogether, helped, lower, remarks } from './data/texts-remarks.ts'
import { reveal, rival } from './data/texts-show.ts'

const SMALL = new Set(['in', 'the', 'of', 'with', 'a', 'to', 'is', 'at', 'on', 'and'])
/** English names come from the ids themselves: `star-cape` is Star Cape. Another language brings a table instead. */
const title = (id: string): string =>
  id
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ')
    .replace('Grandmothers', 'Grandmother’s')
const upper = (letter: string): string => letter.toUpperCase()
const gained = (points: number): string => (points > 0 ? `+${points}` : points === 0 ? '±0' : `−${-points}`)

const parts = { skin: 'Skin', face: 'Face', eyes: 'Eyes', hair: 'Hair', body: 'Body', aid: 'Support' }
/** Themes without a card of their own. */
const madeThemes: Record<string, string> = {
  daily: 'Theme of the day',
  weekly: 'Grand theme',
  surprise: 'Surprise theme',
  free: 'Dress as you like',
}

const en = {
  title: 'Atelier Nova',
  board:
    'A dressing room. Arrow keys go from button to button, Enter presses, Q and E change the wardrobe, Z undoes, W walks the runway.',
  // A hand shows it, without words.
  hint: '',
  // Each under a picture.
  howTo: [
    'The card names the styles the judges look for.',
    'Tap a piece to wear it, again to take it off.',
    'Signs tell its styles. Judges tell how many points.',
    'Tansy: styles, and one pattern on two pieces.',
    'Otto: the card’s colours, opposites, matching trims.',
    'Nova: wishes, finish, and a pose that fits.',
    'Nobody is judged for a body or a face.',
    'Stars win new pieces: look into the present.',
  ],
  /** Matching bonuses, shown as they happen. */
  together: {
    echo: (points: number) => `+${points} pattern again`,
    trim: (points: number) => `+${points} trim`,
    scheme: (points: number, name: string) => `+${points} ${lower(name)}`,
  },
  /** What each judge likes besides the card. */
  likes: {
    tansy: 'likes a pattern met twice',
    otto: 'likes trims that answer',
    nova: 'likes a pose that fits',
  },
  modes: {
    shows: { name: 'Theme shows', about: '36 cards, from Hot Cocoa Sunday to the Nova Gala' },
    free: { name: 'Free dressing', about: 'No card, no judges, eight places' },
    collection: { name: 'Collection', about: 'Three surprise themes in a row, a star for the prizes' },
    daily: { name: 'Theme of the day', about: 'The same card for everybody, and a star for the prizes' },
    weekly: { name: 'Theme of the week', about: 'A grand card, new every Monday: two stars' },
  },
  menu: {
    modes: 'Ways to play',
    levels: 'All shows',
    next: 'Next show',
    later: 'Later shows',
    earlier: 'Earlier shows',
  },
  piece: title,
  theme: (name: string) => madeThemes[name] ?? title(name),
  brief: (name: string) => briefs[name] ?? '',
  /** Of a theme made of chance: what it asks for, and where. */
  madeBrief: (tags: readonly string[], place: string) =>
    `${tags.join(' and ')}, ${place}`.replace(/^./, upper),
  dyeName: (name: string) => (name === 'honeyblond' ? 'blond' : name),
  who: parts,
  whoLabel: (part: keyof typeof parts, value: number) => `${parts[part]} ${value + 1}`,
  /** Ten shows each. */
  seasons: ['First season', 'Season of wishes', 'Grand tour', 'The gala season'],
  starsOf: (count: number, max: number) => `${count} of ${max} stars`,
  places: {
    atelier: 'Atelier',
    city: 'City lights',
    garden: 'Rose garden',
    library: 'Library',
    beach: 'Harbour beach',
    snow: 'Snow globe',
    space: 'Moon',
    stage: 'Stage',
  },
  at: {
    atelier: 'at home in the atelier',
    city: 'under city lights',
    garden: 'among the roses',
    library: 'between the books',
    beach: 'down at the harbour',
    snow: 'inside a snow globe',
    space: 'on the moon',
    stage: 'on the great stage',
  },
  allPlaces: 'All places',
  musts: 'Wishes',
  /** As short as Otto's wheel is wide. */
  schemes: {
    tone: 'One tone',
    neighbours: 'Neighbours',
    opposites: 'Opposites',
    triad: 'A triad',
    neutral: 'Neutrals',
    loud: 'Too many',
  },
  goalsTitle: 'Goals',
  /** Each brings something into the photo studio. */
  goals: {
    triad: () => 'A show in three evenly spaced hues',
    tone: () => 'A show in one tone, five pieces or more',
    dyes: (need: number) => `Walk in ${need} different dyes`,
    opposites: (need: number) => `${need} shows in opposite colours`,
    light: (need: number) => `A star with five pieces or fewer, ${need} times`,
    places: () => 'A star in every place',
    colours: (need: number) => `All colours of the card in ${need} shows`,
    wishes: (need: number) => `All wishes met in ${need} shows`,
    collections: (need: number) => `A star for ${need} collections`,
    days: (need: number) => `A star on ${need} themes of the day`,
    pieces: (need: number) => `Walk in ${need} different pieces`,
    best: (need: number) => `Three stars in ${need} shows`,
  },
  wonSet: 'A new backdrop for the studio!',
  wonFrame: 'A new frame for the studio!',
  nextStar: (own: number, count: number, best: number) =>
    `You have ${own} of ${best} points. ${count === 1 ? '1 point' : `${count} points`} to the next star.`,
  bestOutfit: (own: number, best: number) =>
    own >= best
      ? `${own} points: this is the best outfit in the wardrobe!`
      : `You have ${own} points, the best outfit has ${best}.`,
  advice,
  adviceTogether,
  rival,
  reveal,
  helped,
  starsLeft: (count: number) => (count === 1 ? '1 more star!' : `${count} more stars!`),
  prizes: {
    title: 'Prizes',
    new: 'New piece!',
    newMany: 'New pieces!',
    count: (won: number, of: number) => `${won} of ${of}`,
    next: (count: number) => (count === 1 ? 'A new piece in 1 star' : `A new piece in ${count} stars`),
    all: 'All of them are yours!',
    hangs: 'It hangs in your wardrobe now.',
    hang: 'They hang in your wardrobe now.',
    locked: (piece: string, count: number) =>
      count === 1 ? `${piece}, 1 more star` : `${piece}, ${count} more stars`,
  },
  tags: {
    cosy: 'cosy',
    bold: 'bold',
    sporty: 'sporty',
    elegant: 'elegant',
    magical: 'magical',
    playful: 'playful',
    romantic: 'romantic',
    retro: 'retro',
    natural: 'natural',
    mysterious: 'mysterious',
  },
  kinds: {
    hair: 'Hair',
    top: 'Tops',
    bottom: 'Bottoms',
    dress: 'Dresses',
    coat: 'Coats',
    shoes: 'Shoes',
    hat: 'Hats',
    eyes: 'Glasses',
    jewel: 'Jewellery',
    bag: 'To carry',
    wings: 'Wings and capes',
  },
  /** As short as a drawer's label. */
  tabs: {
    hair: 'Hair',
    top: 'Tops',
    bottom: 'Bottoms',
    dress: 'Dresses',
    coat: 'Coats',
    shoes: 'Shoes',
    hat: 'Hats',
    eyes: 'Glasses',
    jewel: 'Jewels',
    bag: 'Bags',
    wings: 'Wings',
    who: 'Model',
  },
  /** One of a kind, in a sentence. */
  one: {
    hair: 'hair',
    top: 'a top',
    bottom: 'a bottom',
    dress: 'a dress',
    coat: 'a coat',
    shoes: 'shoes',
    hat: 'a hat',
    eyes: 'glasses',
    jewel: 'jewellery',
    bag: 'a bag',
    wings: 'wings or a cape',
  },
  model: 'Choose a model',
  walk: 'Walk!',
  dressFirst: 'Dress me first',
  bubble: {
    ask: (tags: readonly string[]) => `Dress me ${tags.join(' and ')}, then we walk the runway!`,
    walk: 'I am ready. Shall we walk?',
    dyes: (hasPalette: boolean) =>
      hasPalette ? 'Which colour? The card’s have a star.' : 'Which colour suits me?',
    glad,
    other,
    wrong: (tag: string) => `Hm, ${tag}? Not tonight.`,
    rival: (name: string, points: number) => `${name} shows ${points} points tonight. Let us beat that!`,
    pose: (tags: readonly string[]) => `My ${tags.join(' or ')} pose!`,
  },
  /** Nouns for the kinds of pieces a card requires. */
  wear: 'Wear',
  /** Why a button does nothing now. */
  refused: {
    walk: 'First put something on!',
    undo: 'Nothing to undo yet',
    dye: 'Put one on, then dye it',
  },
  skip: 'Skip',
  done: 'Continue',
  back: 'Change',
  photo: 'Photo',
  save: 'Save picture',
  saved: 'Saved!',
  keep: 'Keep this outfit',
  emptyBook: 'Outfits you love live here.',
  dye: 'Dye shop',
  zones: ['Main dye', 'Trim dye'],
  most: (count: number) => `at most ${count} pieces`,
  show: (nth: number, of: number) => `Show ${nth} of ${of}`,
  applause: 'What a walk!',
  points: (count: number) => `${count} points`,
  goal: (count: number) => `${count} for a star`,
  judges: {
    tansy: { name: 'Tansy', role: 'Style' },
    otto: { name: 'Otto', role: 'Colour' },
    nova: { name: 'Nova', role: 'Finish' },
  },
  remarks,
  mirror,
  /** For those who do not see the card: its number too. */
  spoken: (judge: string, sentence: string, points: number) => `${judge}: ${sentence} ${gained(points)}`,
  far: 'Another look, perhaps?',
  won: ['So close!', 'One star, lovely!', 'Two stars, what a show!', 'Three stars, perfect!'],
  change: 'Change the outfit',
  advise: 'Ask the stylist',
  openStudio: 'Photo studio',
  studioTabs: ['Places', 'Poses', 'Moods', 'Frames'],
  say: {
    worn: (piece: string) => `Wearing ${lower(piece)}`,
    removed: (kind: string) => `${kind} off`,
    button: (name: string) => name,
    dyed: (dye: string) => `Dyed ${dye}`,
  },
  /** Under the signs of the round buttons, as short as they are wide. */
  tools: {
    undo: 'Undo',
    shuffle: 'Surprise',
    pose: 'Pose',
    studio: 'Photo',
    book: 'Looks',
    prizes: 'Prizes',
    walk: 'Runway',
  },
  buttons: {
    undo: 'Undo',
    shuffle: 'Surprise me',
    pose: 'Pose',
    studio: 'Photo studio',
    book: 'Look-book',
    dye: 'Dye',
    dyed: 'Done dyeing',
    pattern: 'Pattern',
    next: 'More',
    prev: 'Back',
    prizes: 'Prizes',
    close: 'Close',
    bin: 'Remove',
  },
} satisfies GameTexts & Record<string, unknown>

export const texts = chooseTexts({ en })

/** One word for one thing: providers say `Cars`, `car games` and `Car`. */
import { slugify } from './slugify.ts'

const MAX_TAGS = 20
const MAX_TAG_LENGTH = 30

/** Words that say nothing about a game. */
const EMPTY_TAGS = new Set([
  '1-player',
  '1player',
  'single-player',
  '2d',
  'html5',
  'webgl',
  'unity',
  'javascript',
  'mobile',
  'desktop',
  'best-games',
  'best',
  'amazing',
  'cool',
  'new',
  'free',
  'game',
  'games',
  'play',
  'online',
  'no-blood',
  'no-cruelty',
  'hot',
  'other',
  'unblocked',
  'boys',
])

const SYNONYMS: Readonly<Record<string, string>> = {
  '2players': '2-player',
  '2-players': '2-player',
  'two-player': '2-player',
  'two-players': '2-player',
  'io-games': 'io',
  cars: 'car',
  girl: 'girls',
  kid: 'kids',
  'for-kids': 'kids',
  animals: 'animal',
  cats: 'cat',
  dogs: 'dog',
  run: 'runner',
  running: 'runner',
  race: 'racing',
  drive: 'driving',
  draw: 'drawing',
  dino: 'dinosaur',
  dinosaurs: 'dinosaur',
  jumping: 'jump',
  puzzles: 'puzzle',
  cards: 'card',
  'card-games': 'card',
  'board-games': 'board',
  boardgames: 'board',
  logical: 'logic',
  zombies: 'zombie',
  monsters: 'monster',
  scary: 'horror',
  shooting: 'shooter',
  shoot: 'shooter',
  'shoot-em-up': 'shooter',
  guns: 'shooter',
  gun: 'shooter',
  weapons: 'shooter',
  fight: 'fighting',
  'make-up': 'makeup',
  dressup: 'dress-up',
  'cute-dress-up': 'dress-up',
  cutedressup: 'dress-up',
  decorate: 'decoration',
  hypercasual: 'hyper-casual',
  'match-3-games': 'match-3',
  match3: 'match-3',
  football: 'soccer',
  motorbike: 'motorcycle',
  sport: 'sports',
  xmas: 'christmas',
  fashionable: 'fashion',
  educative: 'educational',
  education: 'educational',
  colouring: 'coloring',
  bubbles: 'bubble',
}

export function toTags(names: readonly string[]): string[] {
  const tags = new Set<string>()
  for (const name of names) {
    const slug = slugify(name, MAX_TAG_LENGTH + 1).replace(/-games?$/, '')
    const tag = Object.hasOwn(SYNONYMS, slug) ? SYNONYMS[slug]! : slug
    if (tag !== '' && tag.length <= MAX_TAG_LENGTH && !EMPTY_TAGS.has(tag)) tags.add(tag)
  }
  return [...tags].slice(0, MAX_TAGS)
}

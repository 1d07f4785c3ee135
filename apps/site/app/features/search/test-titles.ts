/** Titles made by rule, for tests and benchmarks that have no real catalogue at hand. */
import type { IndexedGame } from './index-build.server.ts'

const FIRST = [
  'Amber',
  'Bouncy',
  'Candle',
  'Dizzy',
  'Echo',
  'Frosty',
  'Glowing',
  'Hidden',
  'Island',
  'Jolly',
  'Kitten',
  'Lantern',
  'Mossy',
  'Night',
  'Orbit',
  'Paper',
  'Quiet',
  'Rocket',
  'Sunny',
  'Turbo',
  'Umbrella',
  'Velvet',
  'Whisper',
  'Yellow',
  'Zigzag',
]
const SECOND = [
  'Acrobat',
  'Balloon',
  'Chess',
  'Dragon',
  'Express',
  'Farm',
  'Garden',
  'Hockey',
  'Invaders',
  'Jigsaw',
  'Karting',
  'Labyrinth',
  'Mahjong',
  'Ninja',
  'Orchard',
  'Puzzle',
  'Quest',
  'Runner',
  'Solitaire',
  'Towers',
  'Undersea',
  'Volley',
  'Workshop',
  'Yacht',
]
const THIRD = ['', '', '', '2', 'Deluxe', 'for Two', 'Rush', 'Story', '3D', 'Adventure', 'Mania', 'World']

/** Distinct titles of one to four words, always the same ones in the same order. */
export function listMadeTitles(count: number): string[] {
  const titles = new Set<string>()
  for (let i = 0; titles.size < count; i++) {
    const round = Math.floor(i / 7200)
    const first = FIRST[(i * 7) % FIRST.length]!
    const second = SECOND[(i * 5 + Math.floor(i / 25)) % SECOND.length]!
    const third = THIRD[(i * 11 + Math.floor(i / 600)) % THIRD.length]!
    titles.add([first, second, third, round > 0 ? `Part ${round + 1}` : ''].filter(Boolean).join(' '))
  }
  return [...titles]
}

export function makeGame(title: string, index: number): IndexedGame {
  return {
    slug: `g${index}`,
    title,
    tags: [],
    maker: '',
    summary: '',
    plays: 0,
    quality: 0.5,
    devices: ['desktop', 'tablet', 'phone'],
    offline: false,
    controls: {},
    categories: [],
  }
}

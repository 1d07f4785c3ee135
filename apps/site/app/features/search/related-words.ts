/**
 * Search words and their related categories. They help when a site lists no game for the word: its titles may be
 * hidden from children, or belong to other sites.
 */
import { countEdits } from './typo.ts'

interface RelatedKinds {
  kinds: readonly string[]
  /** What these games are, after "These are". */
  nature: string
}

const SPOOKY: RelatedKinds = {
  kinds: ['monster', 'halloween', 'ghost', 'witch', 'dragon'],
  nature: 'a little spooky',
}
const BUILDING: RelatedKinds = {
  kinds: ['blocks', 'building', 'craft', 'island', 'farm'],
  nature: 'about building',
}
const AIMING: RelatedKinds = {
  kinds: ['archery', 'bubble shooter', 'tank', 'space', 'arcade'],
  nature: 'about taking aim',
}
const RUNNING: RelatedKinds = {
  kinds: ['running', 'jumping', 'platformer', 'parkour', 'adventure'],
  nature: 'full of running and jumping',
}

export const RELATED_WORDS: Readonly<Record<string, RelatedKinds>> = {
  zombie: SPOOKY,
  zombies: SPOOKY,
  horror: SPOOKY,
  scary: SPOOKY,
  vampire: SPOOKY,
  skeleton: SPOOKY,
  minecraft: BUILDING,
  roblox: BUILDING,
  terraria: BUILDING,
  lego: BUILDING,
  fortnite: AIMING,
  shooter: AIMING,
  gun: AIMING,
  guns: AIMING,
  sniper: AIMING,
  war: { kinds: ['tank', 'castle', 'strategy', 'tower', 'chess'], nature: 'about clever plans' },
  gta: { kinds: ['car', 'driving', 'racing', 'parking', 'truck'], nature: 'about driving' },
  pokemon: { kinds: ['animals', 'monster', 'dragon', 'cards', 'pet'], nature: 'about animals and monsters' },
  mario: RUNNING,
  sonic: RUNNING,
  subway: RUNNING,
  fifa: { kinds: ['football', 'soccer', 'basketball', 'sports', 'penalty'], nature: 'about sports' },
  tetris: { kinds: ['blocks', 'puzzle', 'merge', '2048', 'match 3'], nature: 'about blocks and puzzles' },
  pacman: { kinds: ['maze', 'arcade', 'snake', 'ghost'], nature: 'a little like it' },
  barbie: { kinds: ['dress up', 'makeover', 'princess', 'fashion'], nature: 'about dressing up' },
}

const MIN_UNFINISHED_LENGTH = 3
const MIN_MISTYPED_LENGTH = 5

/** The word that is meant and what is near to it, also while its last letters are missing or one of them is wrong. */
export function findRelatedKinds(words: readonly string[]): (RelatedKinds & { word: string }) | null {
  const known = Object.keys(RELATED_WORDS)
  for (const typed of words) {
    const word =
      known.find((related) => related === typed) ??
      known.find((related) => typed.length >= MIN_UNFINISHED_LENGTH && related.startsWith(typed)) ??
      known.find((related) => typed.length >= MIN_MISTYPED_LENGTH && countEdits(typed, related) <= 1)
    if (word !== undefined) return { word, ...RELATED_WORDS[word]! }
  }
  return null
}

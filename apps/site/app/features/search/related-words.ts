/**
 * Words that people search for, and kinds of games that are near to them. They help where a site lists no game of the word: its titles may be
 * left out for children, or belong to somebody else.
 */
const SPOOKY = ['monster', 'halloween', 'ghost', 'witch', 'dragon']
const BUILDING = ['blocks', 'building', 'craft', 'island', 'farm']
const AIMING = ['archery', 'bubble shooter', 'tank', 'space', 'arcade']
const RUNNING = ['running', 'jumping', 'platformer', 'parkour', 'adventure']

export const RELATED_WORDS: Readonly<Record<string, readonly string[]>> = {
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
  war: ['tank', 'castle', 'strategy', 'tower', 'chess'],
  gta: ['car', 'driving', 'racing', 'parking', 'truck'],
  pokemon: ['animals', 'monster', 'dragon', 'cards', 'pet'],
  mario: RUNNING,
  sonic: RUNNING,
  subway: RUNNING,
  fifa: ['football', 'soccer', 'basketball', 'sports', 'penalty'],
  tetris: ['blocks', 'puzzle', 'merge', '2048', 'match 3'],
  pacman: ['maze', 'arcade', 'snake', 'ghost'],
  barbie: ['dress up', 'makeover', 'princess', 'fashion'],
}

/** Kinds near to a word, also while its last letters are missing. */
export function listRelatedWords(words: readonly string[]): readonly string[] {
  for (const word of words) {
    const known = Object.keys(RELATED_WORDS).find(
      (related) => related === word || (word.length >= 4 && related.startsWith(word)),
    )
    if (known) return RELATED_WORDS[known]!
  }
  return []
}

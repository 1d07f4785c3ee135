import { readLocal, updateLocal } from './local-store.ts'
import { createRandomHex } from './random-hex.ts'

/**
 * The visitor's random number for this game: with it, votes and reports count once. Each game has its own, so that they cannot be linked
 * to a person. It is stored with the vote; a vote of 0 is no vote.
 */
export function getGameToken(slug: string): string {
  const known = readLocal().votes[slug]
  if (known) return known.token
  const token = createRandomHex()
  updateLocal((data) => ({ ...data, votes: { ...data.votes, [slug]: { token, value: 0 } } }))
  return token
}

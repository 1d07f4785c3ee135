import type { VoteValue } from '#app/features/local-data/local-data.ts'

export interface VoteCounts {
  likes: number
  dislikes: number
}

/** A share of fewer votes is not meaningful. */
const MIN_VOTES = 20

/** Whole percent of likes, or null where too few have voted. */
export function likedPercent({ likes, dislikes }: VoteCounts): number | null {
  const total = likes + dislikes
  return total < MIN_VOTES ? null : Math.round((likes / total) * 100)
}

/** The counts after a change of one's own vote, before the server has answered. */
export function withVote(counts: VoteCounts, before: VoteValue, after: VoteValue): VoteCounts {
  return {
    likes: Math.max(0, counts.likes - Number(before === 1) + Number(after === 1)),
    dislikes: Math.max(0, counts.dislikes - Number(before === -1) + Number(after === -1)),
  }
}

/** Pressing the same button again removes the vote. */
export function nextVote(current: VoteValue, pressed: 1 | -1): VoteValue {
  return current === pressed ? 0 : pressed
}

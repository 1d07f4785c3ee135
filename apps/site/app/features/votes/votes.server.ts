/** One changeable vote for each visitor and game. The token is random for each game, so votes cannot be put together to a person. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { VOTE_TOKEN_RE, VOTE_VALUES } from '#app/features/local-data/local-data.ts'
import { castVote } from '#server/ledger/counters.ts'
import type { VoteCounts } from './vote-counts.ts'
import type { Ledger } from '#server/ledger/ledger.ts'

export const VoteSchema = v.strictObject({
  slug: SlugSchema,
  token: v.pipe(v.string(), v.regex(VOTE_TOKEN_RE)),
  value: v.picklist(VOTE_VALUES),
})
export type Vote = v.InferOutput<typeof VoteSchema>

/** Null when the ledger has no such game. */
export function recordVote(ledger: Ledger, vote: Vote): Promise<VoteCounts | null> {
  return castVote(ledger, { slug: vote.slug, tokenHash: hashVoteToken(vote), value: vote.value })
}

/** The slug is part of the hash: even a token reused for every game cannot be linked. */
export function hashVoteToken({ slug, token }: Pick<Vote, 'slug' | 'token'>): string {
  return createHash('sha256').update(slug).update(token).digest('hex')
}

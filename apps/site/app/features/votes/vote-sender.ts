/** Sends votes one after the other, so that the last press is the last one the server gets. When sending fails, the last stored vote is shown. */
import type { VoteValue } from '#app/features/local-data/local-data.ts'
import { type VoteCounts, withVote } from './vote-counts.ts'

export interface Cast {
  value: VoteValue
  counts: VoteCounts
}

export function createVoteSender(
  /** Null when the vote did not count. */
  send: (value: VoteValue) => Promise<VoteCounts | null>,
  show: (cast: Cast) => void,
) {
  let wanted: VoteValue = 0
  let isSending = false
  return async (value: VoteValue, before: Cast): Promise<void> => {
    wanted = value
    show({ value, counts: withVote(before.counts, before.value, value) })
    if (isSending) return
    isSending = true
    let settled = before
    let sent: VoteValue
    do {
      sent = wanted
      const counts = await send(sent)
      if (counts) settled = { value: sent, counts }
    } while (sent !== wanted)
    isSending = false
    show(settled)
  }
}

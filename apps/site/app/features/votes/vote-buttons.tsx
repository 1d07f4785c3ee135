import { useState } from 'react'
import type { VoteValue } from '#app/features/local-data/local-data.ts'
import { getGameToken } from '#app/features/local-data/game-token.ts'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { isTooMany, postJson } from '#app/api-client.ts'
import { useCall } from '#app/features/navigation/use-call.ts'
import { ThumbDownIcon, ThumbUpIcon } from '#app/ui/game-icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { likedPercent, nextVote, type VoteCounts } from './vote-counts.ts'
import { createVoteSender } from './vote-sender.ts'
import { voteTexts as texts } from './vote-texts.ts'
import styles from './vote-buttons.module.css'

export interface VoteButtonsProps {
  slug: string
  /** As the page was rendered; the server's answer to a vote takes their place. */
  counts: VoteCounts
}

export function VoteButtons({ slug, counts }: VoteButtonsProps) {
  const myVote = useLocalData((data) => data.votes[slug]?.value ?? 0)
  const [newCounts, setNewCounts] = useState<VoteCounts | null>(null)
  const { status, error, run } = useCall((body: object) => postJson<VoteCounts>('/api/vote', body))
  const isNotStored = status === 'error'
  const shown = newCounts ?? counts
  const percent = likedPercent(shown)
  const isLiked = myVote === 1
  const isDisliked = myVote === -1

  const [cast] = useState(() =>
    createVoteSender(
      (value) => run({ slug, token: storeVote(slug, value), value }),
      ({ value, counts: now }) => {
        storeVote(slug, value)
        setNewCounts(now)
      },
    ),
  )
  const vote = (pressed: 1 | -1) => void cast(nextVote(myVote, pressed), { value: myVote, counts: shown })

  return (
    <>
      <PillButton
        label={isLiked ? texts.liked : texts.like(percent)}
        icon={<ThumbUpIcon />}
        text={isLiked ? texts.liked : percent === null ? texts.likeShort : texts.likedBy(percent)}
        isPressed={isLiked}
        className={styles.thumb}
        onPress={() => vote(1)}
      />
      <PillButton
        label={isDisliked ? texts.disliked : texts.dislike}
        icon={<ThumbDownIcon />}
        text={isDisliked ? texts.disliked : texts.dislike}
        isPressed={isDisliked}
        className={styles.thumb}
        tone="danger"
        onPress={() => vote(-1)}
      />
      <span role="status" className={isNotStored ? styles.notStored : 'visually-hidden'}>
        {isNotStored && (isTooMany(error) ? texts.tooMany : texts.notStored)}
      </span>
    </>
  )
}

/** Stores the vote under the visitor's token for this game. */
function storeVote(slug: string, value: VoteValue): string {
  const token = getGameToken(slug)
  updateLocal((data) => ({ ...data, votes: { ...data.votes, [slug]: { token, value } } }))
  return token
}

import { expect, test } from 'vitest'
import { type Cast, createVoteSender } from './vote-sender.ts'
import type { VoteCounts } from './vote-counts.ts'

const NONE: Cast = { value: 0, counts: { likes: 4, dislikes: 1 } }
const LIKED: Cast = { value: 1, counts: { likes: 5, dislikes: 1 } }

/** A server that answers when the test says so. */
function openSender() {
  const asked: { value: number; answer: (counts: VoteCounts | null) => void }[] = []
  const shown: Cast[] = []
  const cast = createVoteSender(
    (value) => new Promise((answer) => asked.push({ value, answer })),
    (now) => shown.push(now),
  )
  return { asked, shown, cast }
}

test('a second press waits for the first answer, and its own is the one that is shown', async () => {
  const { asked, shown, cast } = openSender()
  const done = cast(1, NONE)
  void cast(-1, LIKED)
  expect(asked.map(({ value }) => value)).toEqual([1])
  asked[0]!.answer({ likes: 5, dislikes: 1 })
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!.answer({ likes: 4, dislikes: 2 })
  await done
  expect(shown.map(({ value }) => value)).toEqual([1, -1, -1])
  expect(shown.at(-1)!.counts).toEqual({ likes: 4, dislikes: 2 })
})

test('a failed first vote does not revert the second', async () => {
  const { asked, shown, cast } = openSender()
  const done = cast(1, NONE)
  void cast(-1, LIKED)
  asked[0]!.answer(null)
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!.answer({ likes: 4, dislikes: 2 })
  await done
  expect(shown.at(-1)).toEqual({ value: -1, counts: { likes: 4, dislikes: 2 } })
})

test('when the last vote fails, the last stored one is shown', async () => {
  const { asked, shown, cast } = openSender()
  const done = cast(1, NONE)
  void cast(0, LIKED)
  asked[0]!.answer({ likes: 6, dislikes: 1 })
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!.answer(null)
  await done
  expect(shown.at(-1)).toEqual({ value: 1, counts: { likes: 6, dislikes: 1 } })
})

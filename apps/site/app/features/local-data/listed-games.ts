/**
 * Finds games in this browser's own lists (favourites, continue playing, saved offline) that the site no longer lists. They are hidden, never
 * deleted: a game that is listed again is shown again.
 */
import { postJson } from '#app/api-client.ts'
import { withUnlisted } from './local-data.ts'
import { readLocal, updateLocal } from './local-store.ts'

export const MAX_ASKED_SLUGS = 200

export interface UnlistedAnswer {
  unlisted: string[]
}

let isChecked = false

/** Asks the server once a page load; without an answer the lists stay as they are. `more` are slugs that stand elsewhere than in the local data. */
export async function checkListed(more: readonly string[] = []): Promise<void> {
  const { favourites, recent, votes } = readLocal()
  const liked = Object.keys(votes).filter((slug) => votes[slug]!.value === 1)
  const slugs = [...new Set([...recent, ...favourites].map(({ slug }) => slug).concat(liked, more))]
  if ((isChecked && more.length === 0) || slugs.length === 0) return
  isChecked = true
  for (let at = 0; at < slugs.length; at += MAX_ASKED_SLUGS) {
    const requested = slugs.slice(at, at + MAX_ASKED_SLUGS)
    const answer = await postJson<UnlistedAnswer>('/api/unlistedGames', { slugs: requested }).catch(
      () => null,
    )
    if (!Array.isArray(answer?.unlisted)) return
    updateLocal((data) => withUnlisted(data, requested, answer.unlisted))
  }
}

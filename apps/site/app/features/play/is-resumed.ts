import { readLocal } from '#app/features/local-data/local-store.ts'

/** Whether Play resumes a game: one that is in Continue playing. */
export function isResumed(slug: string): boolean {
  return readLocal().recent.some((game) => game.slug === slug)
}

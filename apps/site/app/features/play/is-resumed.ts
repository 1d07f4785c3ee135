import { readLocal } from '#app/features/local-data/local-store.ts'

/** Whether Play goes on with a game of this browser's: one that stands in Continue playing. */
export function isResumed(slug: string): boolean {
  return readLocal().recent.some((game) => game.slug === slug)
}

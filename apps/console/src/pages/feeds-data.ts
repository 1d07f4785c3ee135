import type { ResultOf } from '#server/operations/registry.ts'

export type FeedsData = ResultOf<'listFeeds'>

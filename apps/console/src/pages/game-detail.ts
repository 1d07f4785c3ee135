import type { ResultOf } from '#server/operations/registry.ts'

export type GameDetail = ResultOf<'getGame'>

/** What moving a portal in would do, or did. */
import type { MoveSource } from '#app/features/moving/read-move.server.ts'
import type { Refused } from '#app/features/moving/refusal-list.ts'
import type { UnknownHost } from '#app/features/moving/move-spool.server.ts'

export interface MovedImport {
  provider: string
  label: string
  importId: number
  new: number
  updated: number
  /** There already: unchanged, another source of a game, or on another list. */
  known: number
  refused: number
}

export interface MovedDocuments {
  found: number
  new: number
  known: number
}

export interface Collision {
  path: string
  reason: string
}

export interface MoveReport {
  source: MoveSource | null
  /** Of the old site; null when it is not known. */
  origin: string | null
  /** What it does now, in words; null when it has ended. */
  step: string | null
  /** Why it failed; null when it did not. */
  fault: string | null
  games: { found: number; imports: MovedImport[]; titles: string[] }
  articles: MovedDocuments
  pages: MovedDocuments
  refused: Refused[]
  unknownHosts: UnknownHost[]
  redirects: { new: number; known: number; collisions: number; firstCollisions: Collision[] }
  pictures: { found: number; stored: number; failed: number }
  /** What else a person should know. */
  notes: string[]
  /** Of articles and pages that it added. */
  documents: { kind: 'article' | 'page'; id: number }[]
}

export function createMoveReport(): MoveReport {
  const documents = () => ({ found: 0, new: 0, known: 0 })
  return {
    ...{ source: null, origin: null, step: 'Reading the file', fault: null },
    games: { found: 0, imports: [], titles: [] },
    articles: documents(),
    pages: documents(),
    refused: [],
    unknownHosts: [],
    redirects: { new: 0, known: 0, collisions: 0, firstCollisions: [] },
    pictures: { found: 0, stored: 0, failed: 0 },
    notes: [],
    documents: [],
  }
}

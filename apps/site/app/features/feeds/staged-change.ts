/** What an import has to write for one record. */
import type { StagedKind } from '#server/ledger/staged-rows.ts'
import type { MappedGame } from './map-record.ts'
import type { Refusal } from './refusal.ts'

export interface StagedChange {
  kind: Exclude<StagedKind, 'relink'>
  recordNumber: number
  providerId: string
  /** Empty where no game is concerned. */
  gameSlug: string
  contentHash: string
  /** Null where only a list changes. */
  game: MappedGame | null
  refusal: Refusal | null
  /** Whether the slice listed this id before as a game: another title or address under it is an exchange. */
  wasListed: boolean
}

export function makeChange(
  kind: StagedChange['kind'],
  recordNumber: number,
  providerId: string,
  fields: Partial<Omit<StagedChange, 'kind' | 'recordNumber' | 'providerId'>> = {},
): StagedChange {
  const none = { gameSlug: '', contentHash: '', game: null, refusal: null, wasListed: false }
  return { ...none, ...fields, kind, recordNumber, providerId }
}

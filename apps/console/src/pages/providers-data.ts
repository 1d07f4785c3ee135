import type { ResultOf } from '#server/operations/registry.ts'
import type { InspectedFeed, ProviderDraft } from './provider-draft.ts'

export type ListedProvider = ResultOf<'listProviders'>['providers'][number]

export const PROVIDERS_KEY = ['providers']

/** The feed that the mapping is tried on. */
export interface ReadFeed {
  inspected: InspectedFeed
  /** Its address, or the name of its file. */
  from: string
  /** Sets previews of different feeds apart. */
  atMs: number
}

export interface EditorParts {
  draft: ProviderDraft
  onChange: (next: Partial<ProviderDraft>) => void
  /** Of the first key that has one. */
  faultOf: (...keys: string[]) => string | null
  feed: ReadFeed | null
}

/**
 * Everything the site knows about a feed provider: names, hosts, records, and how its play addresses name a publisher. An adapter is
 * data; `parse` exists for the few things that data cannot express. Adding a provider is one file of this shape and one line in `providers.ts`;
 * `providers.test.ts` fails when a provider is named anywhere else.
 */
import type { AgeEvidence } from '#app/domain/rating.ts'
import type { Game } from '#app/domain/game.ts'

/** An exact host, or a suffix when it starts with a dot (`.example.com`). */
export type HostRule = string

export type RawRecord = Record<string, unknown>

export interface FieldNames {
  /** The path of the record's own id; absent when `parse` finds it elsewhere. */
  id?: string
  title: string
  description: string
  instructions?: string
  url: string
  width?: string
  height?: string
  /** `landscape`, `portrait` or `all`; from width and height when a feed has no such field. */
  orientation?: string
  /** A string, a comma list or an array of strings. */
  category: string
  tags?: string
  maker?: string
  publishedAt?: string
  updatedAt?: string
  /** The provider's own rating, 0 to 1. */
  quality?: string
}

/** What a record may say besides its plain fields. */
export interface ParsedExtras {
  id?: string
  covers?: Partial<Game['covers']>
  devices?: Game['devices']
  ageEvidence?: Partial<AgeEvidence>
}

/** One form in which a provider exports its records. */
export interface RecordShape {
  /**
   * Where the records are: `''` when the document is the list, else the keys that lead to it, joined by dots (`segments.hits`). A list
   * on the way is walked through.
   */
  listPath: string
  /** Keys that every record of this shape has; a file without them is in another shape or another provider's. */
  signature: readonly string[]
  fields: FieldNames
  /** Names of fields with images, best first. */
  covers: Partial<Record<keyof Game['covers'], readonly string[]>>
  parse?: (record: RawRecord) => ParsedExtras
}

/** Where a play address names the publisher's site. */
export type PublisherPlace =
  | {
      /** A query parameter. */
      parameter: string
      /** When a site has no id of its own, the address of the page that shows the game. */
      defaultsToPage?: true
    }
  /** A path segment of its own, after this many that name the game. */
  | { afterSegments: number }

export interface FeedAdapter {
  /** The provider's name in addresses and commands. */
  provider: string
  /** The provider's name for people. */
  label: string
  feedHosts: readonly HostRule[]
  playHosts: readonly HostRule[]
  imageHosts: readonly HostRule[]
  /** Never empty; distinguished by their signatures. */
  shapes: readonly RecordShape[]
  /** The envelope's key with the address of the next page, for feeds that come in pages. */
  nextPageKey?: string
  /** Our tags for the provider's categories; a category that is not listed becomes a tag of its own name. */
  categoryTags: Readonly<Record<string, readonly string[]>>
  /** Where the site's own id goes when a game is played; it is removed from stored addresses. Absent: nowhere. */
  publisher?: PublisherPlace
  /** Further query parameters that name a publisher in the feed's addresses: taken off stored addresses. */
  foreignParams?: readonly string[]
  /** True of a provider that makes the games it lists: an equal title elsewhere is another game. */
  isMaker?: boolean
}

/** The shape that a record is in, or null. */
export function findShape(value: unknown, { shapes }: Pick<FeedAdapter, 'shapes'>): RecordShape | null {
  return shapes.find((shape) => listMissing(value, shape).length === 0) ?? null
}

/** The keys that a record lacks to be one of this provider's, for the closest shape. */
export function listMissingKeys(value: unknown, { shapes }: Pick<FeedAdapter, 'shapes'>): string[] {
  const missing = shapes.map((shape) => listMissing(value, shape))
  return missing.reduce((closest, keys) => (keys.length < closest.length ? keys : closest))
}

function listMissing(value: unknown, { signature }: RecordShape): string[] {
  if (typeof value !== 'object' || value === null) return [...signature]
  return signature.filter((key) => !Object.hasOwn(value, key))
}

export function isOnHosts(hostname: string, rules: readonly HostRule[]): boolean {
  return rules.some((rule) => (rule.startsWith('.') ? hostname.endsWith(rule) : hostname === rule))
}

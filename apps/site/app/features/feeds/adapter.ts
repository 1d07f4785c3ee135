/**
 * Everything the site knows about a feed provider: names, hosts, records, and how its play addresses name a publisher. An adapter is
 * data; `parse` exists for the few things that data cannot express. Adding a provider is one file of this shape and one line in `providers.ts`,
 * or a definition that the operator adds (`provider-definition.ts`). `providers.test.ts` fails when a provider is named anywhere else.
 */
import type { AgeEvidence } from '#app/domain/rating.ts'
import type { Game } from '#app/domain/game.ts'
import { MOVED_SHAPE } from './moved-shape.ts'
import { readField } from './read-field.ts'
import type { FieldPath, RawRecord } from './read-field.ts'

export type { RawRecord } from './read-field.ts'

/** An exact host, or a suffix when it starts with a dot (`.example.com`). */
export type HostRule = string

/** How a feed is written. `jsonl` is JSON Lines: one JSON object in each line. */
export const FEED_FORMATS = ['json', 'jsonl', 'csv', 'xml'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export interface FieldNames {
  /** The record's own id; absent when `parse` finds it elsewhere, or when the play address is the id. */
  id?: FieldPath
  title: FieldPath
  description?: FieldPath
  instructions?: FieldPath
  /** The play address; absent where a template makes it. */
  url?: FieldPath
  width?: FieldPath
  height?: FieldPath
  /** Width divided by height, for feeds without sizes. */
  ratio?: FieldPath
  /** `landscape`, `portrait` or `all`, or words for them; from width and height when a feed has no such field. */
  orientation?: FieldPath
  /** A string, a comma list or an array of strings. */
  category?: FieldPath
  tags?: FieldPath
  maker?: FieldPath
  publishedAt?: FieldPath
  updatedAt?: FieldPath
  /** The provider's own rating, 0 to 1. */
  quality?: FieldPath
  /** Whether it runs on phones and tablets: yes or no, or a list that is empty when it does not. */
  mobile?: FieldPath
  /** Language tags of the game (BCP 47). */
  languages?: FieldPath
  /** The youngest players it is for, in years. */
  minYears?: FieldPath
}

/** What a record may say besides its plain fields. */
export interface ParsedExtras {
  id?: string
  /** The play address. */
  url?: string
  covers?: Partial<Game['covers']>
  devices?: Game['devices']
  orientation?: Game['orientation']
  ageEvidence?: Partial<AgeEvidence>
}

/** One form in which a provider exports its records. */
export interface RecordShape {
  /** What people call it, for messages and the list of providers. */
  name?: string
  /** JSON when absent. */
  format?: FeedFormat
  /**
   * Where the records are: `''` when the document is the list, else the keys that lead to it, joined by dots (`segments.hits`). A list
   * on the way is walked through. In XML the names of the last elements on the way, the record's own last (`channel.item`).
   */
  listPath: string
  /** Of CSV: the character between two values; found in the first line when absent. */
  delimiter?: string
  /** Of CSV: UTF-8 when absent. */
  encoding?: string
  /** Places that every record of this shape has; a file without them is in another shape or another provider's. */
  signature: readonly FieldPath[]
  /** A play address with the names of fields in braces: `https://play.example.com/{id}/`. */
  playTemplate?: string
  fields: FieldNames
  /** What the words in a field mean, by the field: `{"orientation": {"hochkant": "portrait"}}`. */
  values?: Partial<Record<keyof FieldNames, Readonly<Record<string, string>>>>
  /** Values for all records, instead of fields. */
  fixed?: Partial<Record<keyof FieldNames, string>>
  /** Places of images, or templates of their addresses, best first. */
  covers: Partial<Record<keyof Game['covers'], readonly string[]>>
  /** True of a shape that is known from the provider's documents or other importers: no real record of it was read. */
  isFromDocuments?: true
  parse?: (record: RawRecord) => ParsedExtras
}

/** How the pages of a feed are asked for. A feed without it is one page. */
export type Paging =
  /** The envelope names the next page's address. */
  | { kind: 'link'; key: string }
  /** By number, from `first`, or by how many records were read before. An address that names a page is only that page. */
  | {
      kind: 'page' | 'offset'
      /** Only feeds of this host are asked for like this. */
      host?: string
      /** A query parameter, or the keys that lead to it in the body of a POST request. */
      parameter: string
      first?: number
      /** How many records a page should have, unless the address says. */
      size: { parameter: string; records: number }
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
  /** For feeds that come in pages; the first that fits the address counts. */
  paging?: readonly Paging[]
  /** A feed that is read with POST: the JSON of its request. */
  post?: Readonly<Record<string, unknown>>
  /** Our tags for the provider's categories; a category that is not listed becomes a tag of its own name. */
  categoryTags: Readonly<Record<string, readonly string[]>>
  /** Where the site's own id goes when a game is played; it is removed from stored addresses. Absent: nowhere. */
  publisher?: PublisherPlace
  /** Further query parameters that name a publisher in the feed's addresses: taken off stored addresses. */
  foreignParams?: readonly string[]
  /** True of a provider that makes the games it lists: an equal title elsewhere is another game. */
  isMaker?: boolean
  /** Where a play address names the game by the id that the provider's records have: the first group. Absent: nowhere. */
  idInAddress?: RegExp
  /** Set for a provider that the operator added: by which right its games are shown. */
  licence?: string
}

/** The shape that a record is in, or null. A game that was moved in may be of any provider. */
export function findShape(value: unknown, { shapes }: Pick<FeedAdapter, 'shapes'>): RecordShape | null {
  const fits = (shape: RecordShape) => listMissing(value, shape).length === 0
  return shapes.find(fits) ?? (fits(MOVED_SHAPE) ? MOVED_SHAPE : null)
}

/** What a shape is called in messages. */
export function nameShape(shape: RecordShape): string {
  return shape.name ?? (shape.listPath === '' ? 'list' : shape.listPath)
}

/** The keys that a record lacks to be one of this provider's, for the closest shape. */
export function listMissingKeys(value: unknown, { shapes }: Pick<FeedAdapter, 'shapes'>): FieldPath[] {
  const missing = shapes.map((shape) => listMissing(value, shape))
  return missing.reduce((closest, keys) => (keys.length < closest.length ? keys : closest))
}

function listMissing(value: unknown, { signature }: RecordShape): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [...signature]
  return signature.filter(
    (path) =>
      !(typeof path === 'string' && Object.hasOwn(value, path)) &&
      readField(value as RawRecord, path) === undefined,
  )
}

export function isOnHosts(hostname: string, rules: readonly HostRule[]): boolean {
  return rules.some((rule) => (rule.startsWith('.') ? hostname.endsWith(rule) : hostname === rule))
}

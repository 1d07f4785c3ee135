/**
 * A feed provider that the operator adds: how its records are written, as a file of JSON. It becomes an adapter like those of the software.
 * `docs/games-from-everywhere.md` describes each key.
 */
import * as v from 'valibot'
import { HostSchema } from '#app/domain/host-schema.ts'
import { EMBED_PROVIDER, OWN_PROVIDER, UPLOAD_PROVIDER } from '#app/domain/game.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { findTemplateFault, isAddressTemplate, listTemplatePlaces } from './address-template.ts'
import { FEED_FORMATS } from './adapter.ts'
import type { FeedAdapter, RecordShape } from './adapter.ts'
import { FEED_PRESETS } from './feed-presets.ts'
import type { FeedPreset } from './feed-presets.ts'
import { FEED_ADAPTERS } from './providers.ts'
import type { FieldPath } from './read-field.ts'

const PRESETS = Object.keys(FEED_PRESETS) as FeedPreset[]

const TextSchema = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength))
const PathSchema = v.union(
  [TextSchema(200), v.pipe(v.array(TextSchema(200)), v.minLength(1), v.maxLength(8))],
  'a field is the name of its place, or a list of such names',
)
const HostsSchema = v.pipe(v.array(HostSchema), v.maxLength(50))
const NameSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.~-]{1,60}$/, 'a parameter is letters, digits, hyphens, dots and underscores'),
)

const FieldsSchema = v.strictObject(
  Object.fromEntries(
    (
      [
        ...['id', 'title', 'description', 'instructions', 'url', 'width', 'height', 'ratio', 'orientation'],
        ...[
          'category',
          'tags',
          'maker',
          'publishedAt',
          'updatedAt',
          'quality',
          'mobile',
          'languages',
          'minYears',
        ],
      ] as const
    ).map((name) => [name, v.optional(PathSchema)]),
  ) as Record<keyof RecordShape['fields'], v.OptionalSchema<typeof PathSchema, undefined>>,
)

/** What a field of each record would say, where none of the feed does. */
const FIXED_FIELDS = [
  ...['description', 'instructions', 'category', 'tags', 'maker', 'width', 'height', 'ratio'],
  ...['orientation', 'mobile', 'languages', 'minYears', 'quality'],
] as const

const PagingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('link'), key: TextSchema(60) }),
  v.strictObject({
    kind: v.picklist(['page', 'offset']),
    parameter: NameSchema,
    first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))),
    size: v.strictObject({
      parameter: NameSchema,
      records: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    }),
  }),
])

export const ProviderDefinitionSchema = v.strictObject({
  /** Its name in commands and settings. */
  provider: v.pipe(SlugSchema, v.maxLength(40)),
  /** Its name for people. */
  label: TextSchema(60),
  /** By which right its games may be shown, in words. */
  licence: TextSchema(500),
  /** A shape that many sites publish; instead of format, records and most fields. */
  preset: v.optional(v.picklist(PRESETS, `the presets are ${PRESETS.join(', ')}`)),
  format: v.optional(v.picklist(FEED_FORMATS, `the formats are ${FEED_FORMATS.join(', ')}`)),
  /** The path of the records. */
  records: v.optional(v.pipe(v.string(), v.maxLength(200))),
  delimiter: v.optional(v.pipe(v.string(), v.length(1))),
  encoding: v.optional(TextSchema(40)),
  fields: v.optional(FieldsSchema, {}),
  covers: v.optional(
    v.strictObject({
      wide: v.optional(PathSchema),
      square: v.optional(PathSchema),
      tall: v.optional(PathSchema),
    }),
  ),
  values: v.optional(
    v.record(
      v.picklist(['orientation', 'mobile', 'minYears', 'languages', 'quality', 'width', 'height', 'ratio']),
      v.record(v.string(), v.string()),
    ),
  ),
  /** Values for all records, instead of fields. */
  fixed: v.optional(
    v.record(
      v.picklist(FIXED_FIELDS, `a value for all records is one of ${FIXED_FIELDS.join(', ')}`),
      TextSchema(500),
    ),
  ),
  /** The play address with the names of fields in braces. */
  play: v.optional(v.pipe(TextSchema(500), v.startsWith('https://', 'a play address begins with https://'))),
  feedHosts: v.optional(HostsSchema, []),
  playHosts: v.pipe(HostsSchema, v.minLength(1, 'name at least one host')),
  imageHosts: v.optional(HostsSchema, []),
  categoryTags: v.optional(v.record(v.string(), v.pipe(v.array(TextSchema(60)), v.maxLength(10))), {}),
  publisher: v.optional(
    v.union(
      [
        v.strictObject({ parameter: NameSchema, defaultsToPage: v.optional(v.literal(true)) }),
        v.strictObject({ afterSegments: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)) }),
      ],
      'give {"parameter": "pub"}, or {"afterSegments": 1} for an id in the path',
    ),
  ),
  foreignParams: v.optional(v.pipe(v.array(NameSchema), v.maxLength(20))),
  paging: v.optional(PagingSchema),
  isMaker: v.optional(v.boolean()),
})
export type ProviderDefinition = v.InferOutput<typeof ProviderDefinitionSchema>

export type DefinitionOutcome =
  | { definition: ProviderDefinition; adapter: FeedAdapter; faults: [] }
  | { definition: null; adapter: null; faults: string[] }

/** Faults are lines that begin with the key. */
export function parseDefinition(value: unknown): DefinitionOutcome {
  const parsed = v.safeParse(ProviderDefinitionSchema, value)
  if (!parsed.success) return fail(parsed.issues.map(describeIssue))
  const definition = parsed.output
  const faults = listFaults(definition)
  return faults.length > 0 ? fail(faults) : { definition, adapter: toAdapter(definition), faults: [] }
}

function fail(faults: string[]): DefinitionOutcome {
  return { definition: null, adapter: null, faults: [...new Set(faults)] }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (path === null) return 'it should be a JSON object with the keys of a definition'
  if (issue.expected === 'never') return `${path}: there is no such key`
  return issue.received === 'undefined' ? `${path}: it is missing` : `${path}: ${issue.message}`
}

/** What the schema cannot say, because several keys belong together. */
function listFaults(definition: ProviderDefinition): string[] {
  const { provider, preset, format, records, fields, fixed, play, paging, feedHosts } = definition
  const faults: string[] = []
  const taken = [OWN_PROVIDER, EMBED_PROVIDER, UPLOAD_PROVIDER, ...FEED_ADAPTERS.map((each) => each.provider)]
  const isTaken = taken.includes(provider)
  if (isTaken) faults.push(`provider: “${provider}” comes with the software; take another name`)
  if (preset !== undefined && (format !== undefined || records !== undefined))
    faults.push(`preset: ${preset} includes format and records; leave those out`)
  if (preset === undefined && format === undefined)
    faults.push(`format: it is missing; give one of ${FEED_FORMATS.join(', ')}, or a preset`)
  if (preset === undefined && fields.title === undefined) faults.push('fields.title: it is missing')
  if (preset === undefined && fields.url === undefined && play === undefined)
    faults.push(
      'fields.url: it is missing; name the field with the play address, or give a template as “play”',
    )
  if (preset === undefined && format === 'xml' && !records)
    faults.push('records: name the element of a record, such as “game” or “channel.item”')
  if ((format === 'csv' || format === 'jsonl') && records)
    faults.push(`records: ${format} has one record in each line; leave it out`)
  faults.push(...listTemplateFaults(definition))
  for (const name of Object.keys(fixed ?? {}))
    if (Object.hasOwn(fields, name)) faults.push(`fixed.${name}: fields.${name} is given, too; leave one out`)
  if (paging && feedHosts.length === 0)
    faults.push('feedHosts: pages are read from an address; name its host')
  return faults
}

function listTemplateFaults({ play, playHosts, covers = {}, imageHosts }: ProviderDefinition): string[] {
  const fault = play === undefined ? null : findTemplateFault(play, playHosts, 'playHosts')
  const ofCovers = Object.entries(covers).flatMap(([kind, places]) =>
    [places]
      .flat()
      .filter(isAddressTemplate)
      .flatMap((template) => {
        const reason = findTemplateFault(template, imageHosts, 'imageHosts')
        return reason === null ? [] : [`covers.${kind}: ${reason}`]
      }),
  )
  return [...(fault === null ? [] : [`play: ${fault}`]), ...ofCovers]
}

function toAdapter(definition: ProviderDefinition): FeedAdapter {
  const { provider, label, licence, feedHosts, playHosts, imageHosts, categoryTags } = definition
  const { publisher, foreignParams, paging, isMaker } = definition
  return {
    ...{ provider, label, licence, feedHosts, playHosts, imageHosts, categoryTags },
    shapes: [toShape(definition)],
    ...(publisher && { publisher: publisher as NonNullable<FeedAdapter['publisher']> }),
    ...(foreignParams && { foreignParams }),
    ...(paging && { paging: [paging as NonNullable<FeedAdapter['paging']>[number]] }),
    ...(isMaker !== undefined && { isMaker }),
  }
}

function toShape(definition: ProviderDefinition): RecordShape {
  const { preset, format, records = '', delimiter, encoding, covers, values, fixed, play } = definition
  const base: Partial<RecordShape> = preset === undefined ? {} : FEED_PRESETS[preset]
  const fields = { ...base.fields, ...definition.fields } as RecordShape['fields']
  const address = play === undefined ? [fields.url!] : listTemplatePlaces(play)
  const signature: FieldPath[] = [fields.title, ...address]
  return {
    name: preset ?? format!,
    listPath: records,
    ...(format && { format }),
    ...base,
    signature,
    fields,
    covers: covers ? toCovers(covers) : (base.covers ?? {}),
    ...(delimiter && { delimiter }),
    ...(encoding && { encoding }),
    ...(values && { values: values as NonNullable<RecordShape['values']> }),
    ...(fixed && { fixed }),
    ...(play && { playTemplate: play, parse: undefined }),
  } as RecordShape
}

function toCovers(covers: NonNullable<ProviderDefinition['covers']>): RecordShape['covers'] {
  return Object.fromEntries(Object.entries(covers).map(([kind, path]) => [kind, [path].flat()]))
}

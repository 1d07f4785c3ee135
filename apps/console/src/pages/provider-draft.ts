/** What the editor of a provider has in its fields, and the definition that the server stores. */
import type { ResultOf } from '#server/operations/registry.ts'

export type InspectedFeed = ResultOf<'inspectFeed'>
export type InspectedList = InspectedFeed['lists'][number]
export type Definition = Record<string, unknown>

/** `text` has the place in the feed, the value for all games, or the template. */
export interface FieldSource {
  kind: 'field' | 'fixed' | 'template'
  text: string
}

export const COVER_KINDS = ['wide', 'square', 'tall'] as const

export interface ProviderDraft {
  provider: string
  label: string
  licence: string
  /** A format, or a preset. */
  shape: string
  records: string
  delimiter: string
  encoding: string
  /** By our field; those of covers are called `covers.wide`, `covers.square` and `covers.tall`. */
  sources: Record<string, FieldSource>
  /** What the words in a field mean, by our field. */
  words: Record<string, Record<string, string>>
  /** Separated by commas. */
  playHosts: string
  imageHosts: string
  feedHosts: string
  foreignParams: string
  /** A line for each category: its name, `=`, our tags. */
  categoryTags: string
  /** A parameter, or a number: the id is after that many parts of the path. */
  publisher: string
  paging: PagingDraft
  isMaker: boolean
}

export interface PagingDraft {
  kind: '' | 'link' | 'page' | 'offset'
  /** Of the next address, or the parameter. */
  key: string
  first: string
  sizeParameter: string
  size: string
}

const PRESETS = ['rss', 'atom', 'myarcadefeed']
export const isPreset = (shape: string) => PRESETS.includes(shape)

const NO_PAGING: PagingDraft = { kind: '', key: '', first: '', sizeParameter: '', size: '' }

export const EMPTY_DRAFT: ProviderDraft = {
  ...{ provider: '', label: '', licence: '', shape: 'json', records: '', delimiter: '', encoding: '' },
  ...{ sources: {}, words: {}, playHosts: '', imageHosts: '', feedHosts: '', foreignParams: '' },
  ...{ categoryTags: '', publisher: '', paging: NO_PAGING, isMaker: false },
}

/** Between several places, of which the first with a value counts. */
const OR = ' | '
const splitPlaces = (text: string) => {
  const places = splitBy(text, OR.trim())
  return places.length > 1 ? places : places[0]
}
const splitBy = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const splitHosts = (text: string) => splitBy(text, /[\s,;]+/)

export function toDefinition(draft: ProviderDraft): Definition {
  const { provider, label, licence, shape, records, delimiter, encoding, sources, isMaker } = draft
  const text = (value: string) => value.trim() || undefined
  const entries = Object.entries(sources).filter(([, source]) => source.text.trim() !== '')
  const own = entries.filter(([name]) => !name.startsWith('covers.'))
  const pick = (kind: FieldSource['kind']) => own.filter(([, source]) => source.kind === kind)
  const covers = entries.filter(([name]) => name.startsWith('covers.'))
  const [play] = pick('template')
  return withoutEmpty({
    ...{ provider: text(provider), label: text(label), licence: text(licence) },
    ...(isPreset(shape)
      ? { preset: shape }
      : {
          format: shape,
          records: text(records),
          delimiter: delimiter || undefined,
          encoding: text(encoding),
        }),
    fields: Object.fromEntries(pick('field').map(([name, source]) => [name, splitPlaces(source.text)])),
    fixed: Object.fromEntries(pick('fixed').map(([name, source]) => [name, source.text.trim()])),
    covers: Object.fromEntries(
      covers.map(([name, source]) => [name.slice('covers.'.length), splitPlaces(source.text)]),
    ),
    values: listMeanings(draft),
    play: play?.[1].text.trim(),
    playHosts: splitHosts(draft.playHosts),
    imageHosts: splitHosts(draft.imageHosts),
    feedHosts: splitHosts(draft.feedHosts),
    foreignParams: splitHosts(draft.foreignParams),
    categoryTags: readCategoryTags(draft.categoryTags),
    publisher: readPublisher(draft.publisher),
    paging: readPaging(draft.paging),
    isMaker: isMaker || undefined,
  })
}

/** The mapping can be tried before the provider has a name. */
export function toTriedDefinition(draft: ProviderDraft): Definition {
  return { provider: 'new-provider', label: 'the provider', licence: 'tried', ...toDefinition(draft) }
}

function withoutEmpty(values: Definition): Definition {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined && !(typeof value === 'object' && Object.keys(value as object).length === 0),
    ),
  )
}

function listMeanings({ words, sources }: ProviderDraft): Definition {
  const given = Object.entries(words)
    .filter(([name]) => sources[name]?.kind === 'field')
    .map(([name, meanings]) => [name, withoutEmpty(nonEmpty(meanings))] as const)
  return withoutEmpty(Object.fromEntries(given))
}

const nonEmpty = (meanings: Record<string, string>) =>
  Object.fromEntries(Object.entries(meanings).filter(([, meaning]) => meaning.trim() !== ''))

function readCategoryTags(text: string): Record<string, string[]> {
  const lines = splitBy(text, '\n').map((line) => line.split('='))
  return Object.fromEntries(lines.map(([name = '', ...tags]) => [name.trim(), splitBy(tags.join('='), ',')]))
}

function readPublisher(text: string): Definition | undefined {
  const name = text.trim()
  if (name === '') return undefined
  if (/^\d+$/.test(name)) return { afterSegments: Number(name) }
  const [, parameter] = /^(.*) \(or the page\)$/.exec(name) ?? []
  return parameter === undefined ? { parameter: name } : { parameter, defaultsToPage: true }
}

function readPaging({ kind, key, first, sizeParameter, size }: PagingDraft): Definition | undefined {
  if (kind === '') return undefined
  if (kind === 'link') return { kind, key: key.trim() }
  return {
    ...{ kind, parameter: key.trim() },
    ...(first !== '' && { first: Number(first) }),
    size: { parameter: sizeParameter.trim(), records: Number(size) },
  }
}

/** Of a stored definition, or of a file: what is of another kind is left out. */
export function toDraft(definition: Definition): ProviderDraft {
  const text = (key: string) => (typeof definition[key] === 'string' ? definition[key] : '')
  const list = (key: string) => toList(definition[key]).join(', ')
  const play = text('play')
  return {
    ...{ provider: text('provider'), label: text('label'), licence: text('licence') },
    shape: text('preset') || text('format') || 'json',
    ...{ records: text('records'), delimiter: text('delimiter'), encoding: text('encoding') },
    sources: {
      ...toSources(definition.fields, 'field', ''),
      ...toSources(definition.fixed, 'fixed', ''),
      ...toSources(definition.covers, 'field', 'covers.'),
      ...(play && { url: { kind: 'template', text: play } as const }),
    },
    words: toObject(definition.values) as ProviderDraft['words'],
    ...{ playHosts: list('playHosts'), imageHosts: list('imageHosts'), feedHosts: list('feedHosts') },
    foreignParams: list('foreignParams'),
    categoryTags: Object.entries(toObject(definition.categoryTags))
      .map(([name, tags]) => `${name} = ${toList(tags).join(', ')}`)
      .join('\n'),
    publisher: showPublisher(toObject(definition.publisher)),
    paging: showPaging(toObject(definition.paging)),
    isMaker: definition.isMaker === true,
  }
}

const toObject = (value: unknown): Definition =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Definition) : {}
const toList = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function toSources(values: unknown, kind: FieldSource['kind'], prefix: string): Record<string, FieldSource> {
  const sources = Object.entries(toObject(values)).map(([name, places]) => {
    const text = [places].flat().map(String).join(OR)
    const isTemplate = prefix !== '' && text.startsWith('https://')
    return [`${prefix}${name}`, { kind: isTemplate ? 'template' : kind, text }] as const
  })
  return Object.fromEntries(sources)
}

function showPublisher({ parameter, afterSegments, defaultsToPage }: Definition): string {
  if (afterSegments !== undefined) return String(afterSegments)
  return `${String(parameter ?? '')}${defaultsToPage === true ? ' (or the page)' : ''}`
}

function showPaging({ kind, key, parameter, first, size }: Definition): PagingDraft {
  const { parameter: sizeParameter, records } = toObject(size)
  if (kind !== 'link' && kind !== 'page' && kind !== 'offset') return NO_PAGING
  const show = (value: unknown) => String(value ?? '')
  return {
    ...{ kind, key: show(key ?? parameter), first: show(first) },
    ...{ sizeParameter: show(sizeParameter), size: show(records) },
  }
}

/** The mapping that the records of a feed propose. */
export function applyProposals(
  draft: ProviderDraft,
  inspected: InspectedFeed,
  list: InspectedList,
): ProviderDraft {
  const { fields, covers, playHosts, imageHosts } = list.proposals
  const { feedHost } = inspected
  const proposed = [
    ...Object.entries(fields),
    ...Object.entries(covers).map(([kind, path]) => [`covers.${kind}`, path] as const),
  ]
  return {
    ...draft,
    ...{ shape: inspected.format, records: list.path },
    ...{ delimiter: inspected.delimiter ?? '', encoding: inspected.encoding ?? '' },
    sources: Object.fromEntries(proposed.map(([name, text]) => [name, { kind: 'field', text }])),
    words: {},
    ...{ playHosts: playHosts.join(', '), imageHosts: imageHosts.join(', ') },
    feedHosts: feedHost ?? draft.feedHosts,
  }
}

/** A name in commands and settings, of the name for people. */
export function toProviderName(label: string): string {
  return label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '')
}

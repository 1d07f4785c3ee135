/** What the records of a feed have in them, and which of it is probably which of our fields. */
import * as v from 'valibot'
import { HostSchema } from '#app/domain/host-schema.ts'
import type { Game } from '#app/domain/game.ts'
import type { FieldNames, RawRecord } from './adapter.ts'
import { readField, TEXT_KEY, toTexts } from './read-field.ts'

export interface RecordField {
  /** As a definition names its place. */
  path: string
  /** Records that have a value there. */
  records: number
  /** Up to three different values, cut. */
  examples: string[]
  /** All values, where they are few and short. */
  words: string[]
}

export interface Proposals {
  fields: Partial<Record<keyof FieldNames, string>>
  covers: Partial<Record<keyof Game['covers'], string>>
  playHosts: string[]
  imageHosts: string[]
}

const MAX_FIELDS = 120
const MAX_DEPTH = 5
const MAX_EXAMPLES = 3
const MAX_EXAMPLE_CHARS = 120
const MAX_WORDS = 12
const MAX_WORD_CHARS = 30
const MAX_HOSTS = 10

export function listRecordFields(records: readonly RawRecord[]): RecordField[] {
  const fields = new Map<string, { records: number; values: Set<string> }>()
  for (const record of records) {
    const found = new Map<string, string[]>()
    collect(record, '', 0, found)
    for (const [path, texts] of found) {
      const known = fields.get(path) ?? { records: 0, values: new Set() }
      if (fields.size >= MAX_FIELDS && !fields.has(path)) continue
      known.records++
      for (const text of texts) if (known.values.size <= MAX_WORDS) known.values.add(text)
      fields.set(path, known)
    }
  }
  return [...fields].map(([path, { records: count, values }]) => {
    const all = [...values]
    const isFew = all.length <= MAX_WORDS && all.every((text) => text.length <= MAX_WORD_CHARS)
    return {
      path,
      records: count,
      examples: all.slice(0, MAX_EXAMPLES).map(cut),
      words: isFew ? all : [],
    }
  })
}

const cut = (text: string) =>
  text.length > MAX_EXAMPLE_CHARS ? `${text.slice(0, MAX_EXAMPLE_CHARS)}…` : text

function collect(value: unknown, path: string, depth: number, found: Map<string, string[]>): void {
  if (Array.isArray(value)) {
    for (const part of value.slice(0, 20)) collect(part, path, depth, found)
    return
  }
  if (typeof value === 'object' && value !== null) {
    if (depth >= MAX_DEPTH) return
    for (const [key, part] of Object.entries(value)) {
      // The text of an element is the element's own value.
      const place = key === TEXT_KEY ? path : path === '' ? key : `${path}.${key}`
      collect(part, place, depth + 1, found)
    }
    return
  }
  const text = value === null || value === undefined ? '' : String(value).trim()
  if (text === '' || path === '') return
  const texts = found.get(path) ?? []
  texts.push(text)
  found.set(path, texts)
}

/** The usual names of a field, best first. */
const NAMES: readonly [field: keyof FieldNames, names: readonly string[]][] = [
  ['title', ['title', 'name', 'gamename', 'gametitle', 'titre', 'titel']],
  ['id', ['id', 'gameid', 'guid', 'uid', 'uuid', 'objectid', 'md5', 'slug', 'gamealias', 'alias']],
  ['description', ['description', 'desc', 'summary', 'about', 'content', 'text', 'shortdescription']],
  ['instructions', ['instructions', 'instruction', 'howtoplay', 'controls', 'help']],
  ['category', ['category', 'categories', 'genre', 'genres', 'categoryname', 'type']],
  ['tags', ['tags', 'tag', 'keywords', 'labels']],
  ['maker', ['developer', 'maker', 'author', 'company', 'studio', 'publisher', 'creator']],
  ['width', ['width', 'gamewidth', 'w']],
  ['height', ['height', 'gameheight', 'h']],
  ['ratio', ['ratio', 'aspectratio']],
  ['orientation', ['orientation', 'gameorientation', 'screenorientation', 'view']],
  ['mobile', ['mobile', 'ismobile', 'mobileready', 'mobilefriendly', 'responsive', 'touch']],
  ['languages', ['languages', 'language', 'lang', 'locale', 'locales']],
  ['minYears', ['minage', 'age', 'agerating', 'minyears']],
  ['quality', ['quality', 'qualityscore', 'rating', 'score']],
  [
    'publishedAt',
    ['published', 'publishedat', 'date', 'pubdate', 'datepublished', 'created', 'createdat', 'releasedate'],
  ],
  ['updatedAt', ['updated', 'updatedat', 'lastupdate', 'datemodified', 'modified', 'lastmodified']],
]
const PLAY_NAMES = [
  'playurl',
  'gameurl',
  'embedurl',
  'embed',
  'url',
  'play',
  'iframe',
  'iframeurl',
  'link',
  'src',
  'href',
  'file',
]

const IMAGE_FILE_RE = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i
const IMAGE_NAME_RE = /banner|cover|icon|image|img|logo|picture|poster|screenshot|teaser|thumb/i
const COVER_NAMES = {
  tall: /tall|portrait|poster|vertical/i,
  square: /square|icon|logo|512x512|1x1/i,
  wide: /wide|landscape|banner|large|big|cover|image|picture|img|screenshot|thumb|teaser/i,
} as const

const isAddress = (text: string) => /^(?:https?:)?\/\//i.test(text)
const normalise = (path: string) => (path.split('.').at(-1) ?? '').replaceAll(/[^a-z0-9]/gi, '').toLowerCase()

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.')

export function proposeFields(fields: readonly RecordField[], records: readonly RawRecord[]): Proposals {
  const images = fields.filter(isImage)
  const texts = fields.filter((field) => !images.includes(field))
  const proposed: Proposals['fields'] = {}
  for (const [name, names] of NAMES) {
    // The id of a game stands beside its title; deeper ones are of something else.
    const beside = name === 'id' && proposed.title !== undefined ? parentOf(proposed.title) : null
    const isFit = (field: RecordField) =>
      isPossible(name, field) && (beside === null || ['', beside].includes(parentOf(field.path)))
    const found = findNamed(texts, names, isFit)
    if (found !== null) proposed[name] = found
  }
  const url =
    findNamed(texts, PLAY_NAMES, (field) => field.examples.every(isAddress)) ??
    texts.find(({ examples }) => examples.some(isAddress))?.path
  if (url !== undefined) proposed.url = url
  return {
    fields: proposed,
    covers: proposeCovers(images),
    playHosts: url === undefined ? [] : listHosts(records, [url]),
    imageHosts: listHosts(
      records,
      images.map(({ path }) => path),
    ),
  }
}

function isImage({ path, examples }: RecordField): boolean {
  if (!examples.some(isAddress)) return false
  return examples.some((text) => IMAGE_FILE_RE.test(text)) || IMAGE_NAME_RE.test(path)
}

function isPossible(name: keyof FieldNames, { examples }: RecordField): boolean {
  if (['width', 'height', 'ratio'].includes(name)) return examples.every((text) => Number(text) > 0)
  if (name === 'quality') return examples.every((text) => Number(text) >= 0 && Number(text) <= 1)
  if (name === 'minYears') return examples.every((text) => /^\d{1,2}\b/.test(text))
  return name === 'id' || !examples.some(isAddress)
}

/** The shortest path with the best name. */
function findNamed(
  fields: readonly RecordField[],
  names: readonly string[],
  isFit: (field: RecordField) => boolean,
): string | null {
  const found = fields
    .filter((field) => names.includes(normalise(field.path)) && isFit(field))
    .map(({ path }) => ({ path, rank: names.indexOf(normalise(path)) + path.split('.').length * 2 }))
    .sort((a, b) => a.rank - b.rank)
  return found[0]?.path ?? null
}

function proposeCovers(images: readonly RecordField[]): Proposals['covers'] {
  const covers: Proposals['covers'] = {}
  const used = new Set<string>()
  for (const [kind, pattern] of Object.entries(COVER_NAMES)) {
    const found = images.find(({ path }) => !used.has(path) && pattern.test(path))
    if (found === undefined) continue
    covers[kind as keyof Game['covers']] = found.path
    used.add(found.path)
  }
  const [first] = images
  if (Object.keys(covers).length === 0 && first) covers.wide = first.path
  return covers
}

/** Of the https addresses at these places. */
function listHosts(records: readonly RawRecord[], paths: readonly string[]): string[] {
  const hosts = new Set<string>()
  for (const record of records)
    for (const text of paths.flatMap((path) => toTexts(readField(record, path)))) {
      const url = URL.parse(text.trim().replace(/^\/\/(?=\w)/, 'https://'))
      if (url?.protocol === 'https:' && v.is(HostSchema, url.hostname)) hosts.add(url.hostname)
    }
  return [...hosts].slice(0, MAX_HOSTS)
}

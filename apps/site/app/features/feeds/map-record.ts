/** One provider's record becomes one game, or a reason why not. Pure: the same record and rules give the same result. */
import * as v from 'valibot'
import { rateGame } from '../audience/rate-game.ts'
import { NO_AGE_EVIDENCE } from '#app/domain/rating.ts'
import type { RatingWords } from '../audience/rating-words.ts'
import { deriveAge, findBlockedWord } from '../catalogue/categories.ts'
import type { CategoryMapping } from '../catalogue/categories.ts'
import { GameSchema } from '#app/domain/game.ts'
import type { Game } from '#app/domain/game.ts'
import { judgeRecord } from '../catalogue/quality.ts'
import { fillTemplate, isAddressTemplate } from './address-template.ts'
import { findShape, isOnHosts } from './adapter.ts'
import type { FeedAdapter, FieldNames, HostRule, ParsedExtras, RawRecord, RecordShape } from './adapter.ts'
import { isForKeyboardOnly, parseControls } from './controls.ts'
import { findCovers } from './find-covers.ts'
import { removePublisher } from './play-address.ts'
import { readField, toText, toTexts } from './read-field.ts'
import { toTags } from '#app/domain/tags.ts'
import { summarise, toPlainLine, toPlainText, toTitle } from './text.ts'

/** A game without the fields that the ledger adds; a feed without dates leaves them null. */
export interface MappedGame extends Omit<
  Game,
  'slug' | 'publishedAt' | 'updatedAt' | 'plays' | 'likes' | 'dislikes' | 'status'
> {
  publishedAt: number | null
  updatedAt: number | null
}

export type MappingOutcome =
  | { kind: 'game'; providerId: string; game: MappedGame }
  /** `providerId` is set when the record has one. */
  | { kind: 'broken'; providerId: null; reason: string }
  | { kind: 'broken'; providerId: string; reason: string }
  /** The game that an operator may allow anyway. */
  | { kind: 'filtered'; providerId: string; reason: string; game: MappedGame }

const MAX_SUMMARY_LENGTH = 200
const MAX_ID_LENGTH = 200
const DEFAULT_STAGE = { width: 800, height: 600 }

/** Input of an import besides the feed: the words that rate a game, and the categories' rules. */
export interface MappingRules {
  mapping: CategoryMapping
  words: RatingWords
}

export function mapRecord(value: unknown, adapter: FeedAdapter, rules: MappingRules): MappingOutcome {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'broken', providerId: null, reason: 'it is not an object' }
  const record = value as RawRecord
  const shape = findShape(record, adapter) ?? adapter.shapes[0]!
  const extras = shape.parse?.(record) ?? {}
  const parts = { record, shape, extras, adapter, rules }
  const address = checkPlayUrl(extras.url ?? readAddress(parts), adapter)
  const providerId = toId(extras.id ?? readId(parts, address))
  const isKnownByAddress = shape.fields.id === undefined && extras.id === undefined
  if (isKnownByAddress && 'reason' in address)
    return { kind: 'broken', providerId: null, reason: address.reason }
  if (providerId === null) return { kind: 'broken', providerId, reason: 'it has no usable id' }
  if ('reason' in address) return { kind: 'broken', providerId, reason: address.reason }
  const { game, refusal } = buildGame({ ...parts, providerId, url: address.url })
  const fault = findFault(game)
  if (fault !== null) return { kind: 'broken', providerId, reason: fault }
  if (refusal !== null) return { kind: 'filtered', providerId, reason: refusal, game }
  return { kind: 'game', providerId, game }
}

interface RecordParts {
  record: RawRecord
  shape: RecordShape
  extras: ParsedExtras
  adapter: FeedAdapter
  rules: MappingRules
}

/** A record whose shape names no id is known by its play address, which has no publisher in it. */
function readId({ record, shape }: RecordParts, address: { url: string } | { reason: string }): unknown {
  if (shape.fields.id !== undefined) return toText(readField(record, shape.fields.id))
  return 'url' in address ? address.url.replace(/^https:\/\//, '').slice(0, MAX_ID_LENGTH) : undefined
}

function readAddress({ record, shape }: RecordParts): string {
  const { playTemplate, fields } = shape
  return playTemplate === undefined
    ? toText(readField(record, fields.url))
    : fillTemplate(playTemplate, record)
}

/** A fixed value, or that of the record with the meanings that the shape gives to its words. */
function readWord({ record, shape }: RecordParts, name: keyof FieldNames): unknown {
  const fixed = shape.fixed?.[name]
  if (fixed !== undefined) return fixed
  const value = readField(record, shape.fields[name])
  const meanings = shape.values?.[name]
  if (!meanings) return value
  const text = toText(value).trim()
  return Object.hasOwn(meanings, text) ? meanings[text] : value
}

/** `refusal` is why every import refuses the record, or null. */
function buildGame(parts: RecordParts & { providerId: string; url: string }): {
  game: MappedGame
  refusal: string | null
} {
  const { record, extras, adapter, rules, providerId, url } = parts
  const field = (name: keyof FieldNames) => readWord(parts, name)
  const description = toPlainText(toText(field('description')), 8000)
  const instructions = toPlainText(toText(field('instructions')), 4000)
  const controls = parseControls(instructions)
  const stage = readStage(field('width'), field('height'), field('ratio'))
  const tags = listTags(field('category'), field('tags'), adapter)
  const texts = { title: toTitle(toText(field('title')), 500), description, instructions, tags }
  const ageEvidence = { ...NO_AGE_EVIDENCE, ...extras.ageEvidence }
  const minYears = Math.max(readYears(field('minYears')), deriveAge(tags, rules.mapping))
  ageEvidence.minYears = Math.max(ageEvidence.minYears, minYears)
  const { refusal, ...rating } = rateGame({ ...texts, categories: [], ageEvidence }, rules.words)
  const publishedAt = readTime(field('publishedAt'))
  const game: MappedGame = {
    ...texts,
    summary: summarise(description, MAX_SUMMARY_LENGTH),
    controls,
    // Worked out from the rules of the day whenever the catalogue is built.
    categories: [],
    maker: toPlainLine(toText(field('maker')), 120),
    provider: adapter.provider,
    providerId,
    source: { kind: 'remote', url, fallbacks: [] },
    orientation: extras.orientation ?? readOrientation(field('orientation'), stage),
    ratio: Math.round(Math.min(5, Math.max(0.2, stage.width / stage.height)) * 1000) / 1000,
    devices:
      extras.devices ??
      readDevices(field('mobile')) ??
      listDevices(controls, `${description} ${instructions}`),
    covers: pickCovers(record, parts),
    preview: null,
    media: [],
    languages: readLanguages(field('languages')),
    rating,
    ageEvidence,
    publishedAt,
    updatedAt: readTime(field('updatedAt')) ?? publishedAt,
    providerRating: readRating(field('quality')),
    quality: 0,
    offline: false,
    sizeBytes: null,
  }
  game.quality = judgeRecord(game)
  return { game, refusal: refusal ?? findOperatorRefusal(game, rules.mapping) }
}

function findOperatorRefusal(game: MappedGame, mapping: CategoryMapping): string | null {
  const blocked = findBlockedWord(game, mapping)
  return blocked && `${blocked.rule}: “${blocked.word}”`
}

function toId(value: unknown): string | null {
  const id = typeof value === 'string' ? value.trim() : ''
  // oxlint-disable-next-line no-control-regex
  const isPlain = id.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(id)
  return id !== '' && id.length <= MAX_ID_LENGTH && isPlain ? id : null
}

/** https and on the provider's own hosts, without port, password, or any publisher's id. */
function checkPlayUrl(value: string, adapter: FeedAdapter): { url: string } | { reason: string } {
  const url = readHttpsUrl(value, adapter.playHosts)
  if (!url) {
    const address = URL.parse(value.trim())
    if (!address) return { reason: 'its play address is missing or not an address' }
    if (address.protocol !== 'https:')
      return { reason: `its play address is ${address.protocol} and not https:` }
    return { reason: `its play address is on ${address.host.slice(0, 100)}, which is not ${adapter.label}’s` }
  }
  removePublisher(url, adapter)
  return { url: url.href }
}

function readHttpsUrl(value: string, hosts: readonly HostRule[]): URL | null {
  // Some feeds leave the protocol to the page that shows the address.
  const url = URL.parse(value.trim().replace(/^\/\/(?=\w)/, 'https://'))
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  url.hash = ''
  return isOnHosts(url.hostname, hosts) && url.href.length <= 2048 ? url : null
}

/** The named places first; a record that names its images otherwise is searched for them. */
function pickCovers(record: RawRecord, { extras, shape, adapter }: RecordParts): Game['covers'] {
  const { imageHosts } = adapter
  const pick = (kind: keyof Game['covers']) => {
    const named = (shape.covers[kind] ?? []).flatMap((place) =>
      isAddressTemplate(place) ? fillTemplate(place, record) : toTexts(readField(record, place)),
    )
    for (const candidate of [extras.covers?.[kind] ?? '', ...named]) {
      const url = readHttpsUrl(candidate, imageHosts)
      if (url) return url.href
    }
    return null
  }
  const covers = { wide: pick('wide'), square: pick('square'), tall: pick('tall') }
  if (covers.wide !== null || covers.square !== null || covers.tall !== null) return covers
  return findCovers(record, (address) => readHttpsUrl(address, imageHosts)?.href ?? null)
}

function listTags(category: unknown, tags: unknown, adapter: FeedAdapter): string[] {
  const categories = splitNames(category).flatMap((name) =>
    Object.hasOwn(adapter.categoryTags, name) ? adapter.categoryTags[name]! : [name],
  )
  return toTags([...categories, ...splitNames(tags)])
}

function splitNames(value: unknown): string[] {
  const parts = toTexts(value).flatMap((text) => text.split(/[,;|]/))
  return parts.slice(0, 100).map((part) => toPlainLine(part, 100).replace(/^#/, ''))
}

function readStage(width: unknown, height: unknown, ratio: unknown): { width: number; height: number } {
  const [w, h] = [Number(toText(width)), Number(toText(height))]
  const isSize = (size: number) => Number.isFinite(size) && size >= 50 && size <= 10_000
  if (isSize(w) && isSize(h)) return { width: w, height: h }
  const share = Number(toText(ratio))
  return share >= 0.1 && share <= 10 ? { width: share * 600, height: 600 } : DEFAULT_STAGE
}

const ORIENTATIONS: Readonly<Record<string, Game['orientation']>> = {
  landscape: 'landscape',
  horizontal: 'landscape',
  portrait: 'portrait',
  vertical: 'portrait',
  all: 'any',
  any: 'any',
  both: 'any',
  none: 'any',
}

function readOrientation(value: unknown, stage: { width: number; height: number }): Game['orientation'] {
  const word = toText(value).trim().toLowerCase()
  if (Object.hasOwn(ORIENTATIONS, word)) return ORIENTATIONS[word]!
  return stage.height > stage.width ? 'portrait' : 'landscape'
}

const ALL_DEVICES: Game['devices'] = ['desktop', 'tablet', 'phone']

/** Null when the record does not say. */
function readDevices(value: unknown): Game['devices'] | null {
  if (Array.isArray(value)) return value.length > 0 ? ALL_DEVICES : ['desktop']
  const word = toText(value).trim().toLowerCase()
  if (['true', 'yes', 'y', '1', 'on', 'mobile'].includes(word)) return ALL_DEVICES
  return ['false', 'no', 'n', '0', 'off', 'desktop'].includes(word) ? ['desktop'] : null
}

/** These feeds list browser games that run in any browser, unless the record says otherwise. */
function listDevices(controls: Game['controls'], texts: string): Game['devices'] {
  return isForKeyboardOnly(controls, texts) ? ['desktop'] : ALL_DEVICES
}

function readLanguages(value: unknown): string[] {
  const tags = splitNames(value).flatMap((name) => {
    try {
      return Intl.getCanonicalLocales(name.replaceAll('_', '-'))
    } catch {
      return [] // not a language tag
    }
  })
  return [...new Set(tags)].slice(0, 40)
}

function readYears(value: unknown): number {
  const years = Math.floor(Number(toText(value).replace(/\+$/, '')))
  return years >= 0 && years <= 21 ? years : 0
}

/** RFC 1123, ISO 8601 and seconds or milliseconds since 1970, to milliseconds; days without a time are UTC. */
function readTime(value: unknown): number | null {
  const text = toText(value).trim()
  // The engine reads any short number as a month or a year.
  if (text.length < 6 || text.length > 40) return null
  const timeMs = /^\d{9,10}$/.test(text)
    ? Number(text) * 1000
    : /^\d{12,13}$/.test(text)
      ? Number(text)
      : Date.parse(text)
  return Number.isFinite(timeMs) && timeMs >= 0 ? timeMs : null
}

function readRating(value: unknown): number | null {
  const text = toText(value).trim()
  const rating = text === '' ? NaN : Number(text)
  return rating >= 0 && rating <= 1 ? rating : null
}

/** What the schema has against it, in one line, or null. */
function findFault(game: MappedGame): string | null {
  const counters = { plays: 0, likes: 0, dislikes: 0 }
  const dates = { publishedAt: game.publishedAt ?? 0, updatedAt: game.updatedAt ?? 0 }
  const result = v.safeParse(
    GameSchema,
    { ...game, ...dates, ...counters, slug: 'checked', status: 'published' },
    { abortEarly: true },
  )
  if (result.success) return null
  const [issue] = result.issues
  if (v.getDotPath(issue) === 'title' && game.title === '') return 'it has no title'
  return `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`.slice(0, 200)
}

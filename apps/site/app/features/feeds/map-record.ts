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
import { findShape, isOnHosts } from './adapter.ts'
import type { FeedAdapter, HostRule, ParsedExtras, RawRecord, RecordShape } from './adapter.ts'
import { isForKeyboardOnly, parseControls } from './controls.ts'
import { removePublisher } from './play-address.ts'
import { toTags } from '#app/domain/tags.ts'
import { summarise, toPlainLine, toPlainText } from './text.ts'

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
  const providerId = toId(extras.id ?? (shape.fields.id ? record[shape.fields.id] : undefined))
  if (providerId === null) return { kind: 'broken', providerId, reason: 'it has no usable id' }
  const address = checkPlayUrl(record[shape.fields.url], adapter)
  if ('reason' in address) return { kind: 'broken', providerId, reason: address.reason }
  const { game, refusal } = buildGame({ record, shape, extras, adapter, rules, providerId, url: address.url })
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
  providerId: string
  url: string
}

/** `refusal` is why every import refuses the record, or null. */
function buildGame(parts: RecordParts): { game: MappedGame; refusal: string | null } {
  const { record, shape, extras, adapter, rules, providerId, url } = parts
  const field = (name: keyof typeof shape.fields): unknown =>
    shape.fields[name] ? record[shape.fields[name]] : undefined
  const description = toPlainText(field('description'), 8000)
  const instructions = toPlainText(field('instructions'), 4000)
  const controls = parseControls(instructions)
  const stage = readStage(field('width'), field('height'))
  const tags = listTags(field('category'), field('tags'), adapter)
  const texts = { title: toPlainLine(field('title'), 500), description, instructions, tags }
  const ageEvidence = { ...NO_AGE_EVIDENCE, ...extras.ageEvidence }
  ageEvidence.minYears = Math.max(ageEvidence.minYears, deriveAge(tags, rules.mapping))
  const { refusal, ...rating } = rateGame({ ...texts, categories: [], ageEvidence }, rules.words)
  const game: MappedGame = {
    ...texts,
    summary: summarise(description, MAX_SUMMARY_LENGTH),
    controls,
    // Worked out from the rules of the day whenever the catalogue is built.
    categories: [],
    maker: toPlainLine(field('maker'), 120),
    provider: adapter.provider,
    providerId,
    source: { kind: 'remote', url, fallbacks: [] },
    orientation: readOrientation(field('orientation'), stage),
    ratio: Math.round(Math.min(5, Math.max(0.2, stage.width / stage.height)) * 1000) / 1000,
    devices: listDevices(extras, controls, `${description} ${instructions}`),
    covers: pickCovers(record, extras, shape, adapter),
    preview: null,
    media: [],
    languages: [],
    rating,
    ageEvidence,
    publishedAt: readTime(field('publishedAt')),
    updatedAt: readTime(field('updatedAt')) ?? readTime(field('publishedAt')),
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
  const id = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  // oxlint-disable-next-line no-control-regex
  const isPlain = id.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(id)
  return id !== '' && id.length <= 200 && isPlain ? id : null
}

/** https and on the provider's own hosts, without port, password, or any publisher's id. */
function checkPlayUrl(value: unknown, adapter: FeedAdapter): { url: string } | { reason: string } {
  const url = readHttpsUrl(value, adapter.playHosts)
  if (!url) {
    const address = typeof value === 'string' ? URL.parse(value.trim()) : null
    if (!address) return { reason: 'its play address is missing or not an address' }
    if (address.protocol !== 'https:')
      return { reason: `its play address is ${address.protocol} and not https:` }
    return { reason: `its play address is on ${address.host.slice(0, 100)}, which is not ${adapter.label}’s` }
  }
  removePublisher(url, adapter)
  return { url: url.href }
}

function readHttpsUrl(value: unknown, hosts: readonly HostRule[]): URL | null {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  url.hash = ''
  return isOnHosts(url.hostname, hosts) && url.href.length <= 2048 ? url : null
}

function pickCovers(
  record: RawRecord,
  extras: ParsedExtras,
  { covers }: RecordShape,
  { imageHosts }: FeedAdapter,
): Game['covers'] {
  const pick = (shape: keyof Game['covers']) => {
    const candidates = [extras.covers?.[shape], ...(covers[shape] ?? []).map((name) => record[name])]
    for (const candidate of candidates) {
      const url = readHttpsUrl(candidate, imageHosts)
      if (url) return url.href
    }
    return null
  }
  return { wide: pick('wide'), square: pick('square'), tall: pick('tall') }
}

function listTags(category: unknown, tags: unknown, adapter: FeedAdapter): string[] {
  const categories = splitNames(category).flatMap((name) =>
    Object.hasOwn(adapter.categoryTags, name) ? adapter.categoryTags[name]! : [name],
  )
  return toTags([...categories, ...splitNames(tags)])
}

function splitNames(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return parts
    .filter((part) => typeof part === 'string')
    .slice(0, 100)
    .map((part) => toPlainLine(part, 100).replace(/^#/, ''))
}

function readStage(width: unknown, height: unknown): { width: number; height: number } {
  const [w, h] = [Number(width), Number(height)]
  const isSize = (size: number) => Number.isFinite(size) && size >= 50 && size <= 10_000
  return isSize(w) && isSize(h) ? { width: w, height: h } : DEFAULT_STAGE
}

function readOrientation(value: unknown, stage: { width: number; height: number }): Game['orientation'] {
  if (value === 'landscape' || value === 'portrait') return value
  if (value === 'all') return 'any'
  return stage.height > stage.width ? 'portrait' : 'landscape'
}

/** These feeds list browser games that run in any browser, unless the record says otherwise. */
function listDevices(extras: ParsedExtras, controls: Game['controls'], texts: string): Game['devices'] {
  if (extras.devices) return extras.devices
  return isForKeyboardOnly(controls, texts) ? ['desktop'] : ['desktop', 'tablet', 'phone']
}

/** RFC 1123 and ISO 8601, to milliseconds; days without a time are UTC. */
function readTime(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const timeMs = Date.parse(value)
  return Number.isFinite(timeMs) && timeMs >= 0 ? timeMs : null
}

function readRating(value: unknown): number | null {
  const rating = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof rating === 'number' && rating >= 0 && rating <= 1 ? rating : null
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

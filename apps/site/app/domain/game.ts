/**
 * The game: one schema is the truth for the type, the ledger, the API and the import.
 */
import * as v from 'valibot'
import {
  AgeEvidenceSchema,
  AGE_BANDS,
  CONTENT_NOTES,
  NO_AGE_EVIDENCE,
  RatingSchema,
  toAgeBand,
} from './rating.ts'
import type { CoverChoice } from './cover-choice.ts'
import type { OperatorCover } from './operator-cover.ts'
import { MAX_SLUG_LENGTH } from './slug.ts'
import { SlugSchema } from './slug-schema.ts'

/** What the catalogue names as the provider of this repository's games. */
export const OWN_PROVIDER = 'playhouse'
/** The provider of games that an operator added by their addresses, where no feed provider has the host. */
export const EMBED_PROVIDER = 'embed'
/** The provider of games whose files were uploaded to this server. */
export const UPLOAD_PROVIDER = 'upload'

/** The types of the product that a rule or a maker gives a game. The other four (Newest, HotGames, BestGames, EditorPicks) are computed. */
export const EDITORIAL_CATEGORIES = ['Cars', 'Girls', 'Kids'] as const
export type EditorialCategory = (typeof EDITORIAL_CATEGORIES)[number]

const HttpsUrlSchema = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.url(),
  v.startsWith('https://', 'only https addresses are taken'),
)
/** A path of this site (`/games/…`, `/img/…`) or a provider's https address. */
const AssetUrlSchema = v.union([
  v.pipe(
    v.string(),
    v.maxLength(2048),
    v.regex(/^\/(?!\/)[^\s\\]*$/, 'a path of ours starts with one slash'),
  ),
  HttpsUrlSchema,
])

const TextSchema = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))

export const ControlSchema = v.object({
  /** Key caps or gestures in reading order, such as `['←', '→']` or `['Drag']`. */
  keys: v.pipe(v.array(TextSchema(24)), v.minLength(1), v.maxLength(8)),
  /** What it does, such as `Move`. */
  does: TextSchema(80),
})
export type Control = v.InferOutput<typeof ControlSchema>

/** Controls per input device; an absent device is not supported or unknown. */
export const ControlsSchema = v.object({
  keyboard: v.optional(v.array(ControlSchema)),
  mouse: v.optional(v.array(ControlSchema)),
  touch: v.optional(v.array(ControlSchema)),
  gamepad: v.optional(v.array(ControlSchema)),
})

export const MediaSchema = v.object({
  kind: v.picklist(['image', 'audio', 'video']),
  url: AssetUrlSchema,
  /** Pixels; 0 for audio. */
  w: v.pipe(v.number(), v.integer(), v.minValue(0)),
  h: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Length in milliseconds; 0 for an image. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export const FallbackSourceSchema = v.object({
  provider: SlugSchema,
  providerId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  url: AssetUrlSchema,
})

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const TimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

export const GameSchema = v.object({
  slug: SlugSchema,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(160)),
  /** One sentence for tiles, search results and head tags. */
  summary: TextSchema(240),
  /** Plain text; paragraphs are separated by a blank line. */
  description: TextSchema(8000),
  /** Plain text, as the maker gave it; never invented. */
  instructions: TextSchema(4000),
  controls: ControlsSchema,
  /** Ids of categories. The maker's are stored; the catalogue adds those of the current rules. */
  categories: v.array(v.pipe(v.string(), v.maxLength(MAX_SLUG_LENGTH))),
  tags: v.pipe(v.array(SlugSchema), v.maxLength(40)),
  /** Who made the game; empty where a provider does not say. */
  maker: TextSchema(120),
  /** `playhouse` for the games in `games/`. */
  provider: SlugSchema,
  providerId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  source: v.object({
    /** The trust level: own (this repository's), hosted (uploaded bundle), remote (a provider's address). */
    kind: v.picklist(['own', 'hosted', 'remote']),
    url: AssetUrlSchema,
    fallbacks: v.array(FallbackSourceSchema),
  }),
  orientation: v.picklist(['landscape', 'portrait', 'any']),
  /** Width divided by height of the stage. */
  ratio: v.pipe(v.number(), v.minValue(0.2), v.maxValue(5)),
  devices: v.array(v.picklist(['desktop', 'tablet', 'phone'])),
  /** Where each shape of cover comes from; the visitor only ever sees `/img/…`. */
  covers: v.object({
    /** 16:10 */
    wide: v.nullable(AssetUrlSchema),
    square: v.nullable(AssetUrlSchema),
    /** 2:3 */
    tall: v.nullable(AssetUrlSchema),
  }),
  /** A muted loop of at most 400 KB. */
  preview: v.nullable(AssetUrlSchema),
  media: v.pipe(v.array(MediaSchema), v.maxLength(40)),
  /** BCP 47 tags; empty where a provider does not say. */
  languages: v.array(v.pipe(v.string(), v.maxLength(35))),
  /** Who it suits; decides on which sites it is listed. */
  rating: RatingSchema,
  /** Age fields of the record; the rating by words takes them into account. */
  ageEvidence: v.optional(AgeEvidenceSchema, NO_AGE_EVIDENCE),
  /** Milliseconds since 1970; the time of the first import when the provider gives no date. */
  publishedAt: TimeSchema,
  /** Whether `publishedAt` is the provider's; absent in records that were stored before this was written down. */
  isDated: v.optional(v.boolean()),
  updatedAt: TimeSchema,
  plays: CountSchema,
  likes: CountSchema,
  dislikes: CountSchema,
  /** 0 to 1: the provider's own rating, where it rates. */
  providerRating: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)))),
  /** 0 to 1: what the Best ranking expects before there are votes. The stored value uses the record alone; the catalogue compares games. */
  quality: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  status: v.picklist(['draft', 'published', 'broken', 'removed']),
  /** The name of the daily challenge, when the game has one that is the same for all players. */
  daily: v.optional(TextSchema(40)),
  /** Whether it plays without a network once it was opened. */
  offline: v.boolean(),
  /** Bytes before play, compressed; null when not measured. */
  sizeBytes: v.nullable(CountSchema),
})
export type Game = v.InferOutput<typeof GameSchema> & {
  /** What its drawn cover shows; stored beside its record, and set before the catalogue lists the game. */
  drawnCover?: CoverChoice
  /** The operator's cover. */
  operatorCover?: OperatorCover
  /** Hosts that the operator lets an uploaded game reach beside its own files (`reached-hosts.ts`). */
  hosts?: string[]
  /** `categories` are the operator's; no rule adds to them. */
  hasOperatorCategories?: true
  /** Since when it has not worked, in milliseconds since 1970. Its page says so, and no list, search or sitemap has it. */
  brokenSince?: number
}
export type GameStatus = Game['status']
export type Device = Game['devices'][number]

/**
 * `games/<slug>/game.json`: what a maker writes. The rest (provider, source, dates given as days, counters) is filled in by `ownGame`.
 */
export const GameManifestSchema = v.object({
  ...v.pick(GameSchema, [
    'slug',
    'title',
    'summary',
    'description',
    'instructions',
    'controls',
    'tags',
    'maker',
    'orientation',
    'ratio',
    'devices',
    'media',
    'languages',
    'quality',
    'daily',
    'offline',
  ]).entries,
  /** A band, or years; left out, the words of the texts decide. */
  age: v.optional(
    v.union([
      v.picklist(AGE_BANDS),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21), v.transform(toAgeBand)),
    ]),
  ),
  /** Content notes; left out, the words of the texts decide. */
  notes: v.optional(v.array(v.picklist(CONTENT_NOTES))),
  categories: v.array(v.picklist(EDITORIAL_CATEGORIES)),
  /** `YYYY-MM-DD` */
  published: v.pipe(v.string(), v.isoDate()),
  updated: v.pipe(v.string(), v.isoDate()),
  /** Files inside the game's folder. */
  covers: v.object({ wide: v.string(), square: v.string(), tall: v.string() }),
  preview: v.nullable(v.string()),
})
export type GameManifest = v.InferOutput<typeof GameManifestSchema>

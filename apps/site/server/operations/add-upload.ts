/** The game that an upload begins, as the catalogue has it. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { rateGame } from '#app/features/audience/rate-game.ts'
import { judgeRecord } from '#app/features/catalogue/quality.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { summarise } from '#app/features/feeds/text.ts'
import { toUploadPath } from '#app/features/uploads/upload-address.ts'
import { GameSchema, UPLOAD_PROVIDER, type Game } from '#app/domain/game.ts'
import { NO_AGE_EVIDENCE } from '#app/domain/rating.ts'
import { toTags } from '#app/domain/tags.ts'
import { addGame } from '../ledger/add-game.ts'
import { createLabel, createUploadKey, insertUpload, insertUploadVersion } from '../ledger/uploads.ts'
import type { SdkRecord } from '../uploads/portal-sdk-files.ts'
import type { StoredBundle } from '../uploads/store-bundle.ts'
import { OperationError, type OperationContext } from './operation.ts'

const { entries } = GameSchema
const MAX_SUMMARY_LENGTH = 200
const STAGE = { landscape: 16 / 9, portrait: 9 / 16, any: 4 / 3 } as const

/** What is stored of a version. */
export type Facts = StoredBundle['facts'] & Pick<SdkRecord, 'newgrounds'>

/** With which id and key a game calls Newgrounds.io, as its page there shows them. The game's own code has both. */
export const NewgroundsSchema = v.object({
  app: v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^\d{1,9}:\w{1,40}$/,
      'An app id of Newgrounds.io is a number, a colon, and letters: 12345:AbCdEfGh',
    ),
  ),
  key: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(?:[A-Za-z0-9+/]{22}==)?$/,
        'An encryption key of Newgrounds.io has 24 characters, with == at its end',
      ),
    ),
    '',
  ),
})

/** What a person says about a game that is new. */
export const NewUploadSchema = v.object({
  /** The document's own when empty. */
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(160)), ''),
  maker: v.pipe(v.string(), v.trim(), v.minLength(1, 'Name who made the game'), v.maxLength(120)),
  licence: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Say by which right the game may be shown, such as “MIT” or “by agreement”'),
    v.maxLength(200),
  ),
  description: v.optional(entries.description, ''),
  instructions: v.optional(entries.instructions, ''),
  tags: v.optional(v.array(v.pipe(v.string(), v.maxLength(100))), []),
  orientation: v.optional(entries.orientation, 'landscape'),
})
export type NewUpload = v.InferOutput<typeof NewUploadSchema>

/** Not published yet. */
export async function addUploadedGame(
  context: OperationContext,
  input: NewUpload,
  { facts, files }: { facts: Facts; files: StoredBundle['files'] },
): Promise<{ slug: string; title: string; number: number }> {
  const { ledger, actor, nowMs } = context
  const { maker, licence } = input
  const title = input.title || facts.title
  if (title === '')
    throw new OperationError('invalid', 'Give the game a title: its document has none', 'title')
  const [label, key] = [createLabel(), createUploadKey()]
  const game = await describeGame(context, { ...input, title })
  game.providerId = label
  game.source.url = toUploadPath({ label, key, path: facts.entry })
  const raw = JSON.stringify({ title, maker, licence })
  const contentHash = createHash('sha256').update(raw).digest('hex')
  let number = 0
  const { slug } = await addGame(ledger, { game, raw, contentHash }, async (trx, newSlug) => {
    await insertUpload(trx, { label, slug: newSlug, maker, licence, created_at: nowMs })
    const version = { label, key, personName: actor.name, record: facts, files, nowMs }
    number = (await insertUploadVersion(trx, version)).number
  })
  return { slug, title, number }
}

async function describeGame(
  { config, nowMs }: OperationContext,
  { title, maker, description, instructions, orientation, tags: given }: NewUpload,
): Promise<Omit<Game, 'slug'>> {
  const rules = await loadRules(config.rootDir)
  const texts = { title, description, instructions, tags: toTags(given) }
  const described = { ...texts, categories: [], ageEvidence: NO_AGE_EVIDENCE }
  const { refusal: _refusal, ...rating } = rateGame(described, rules.words)
  const game: Omit<Game, 'slug'> = {
    ...described,
    ...{ maker, orientation, rating },
    summary: summarise(description, MAX_SUMMARY_LENGTH),
    controls: {},
    provider: UPLOAD_PROVIDER,
    providerId: UPLOAD_PROVIDER,
    source: { kind: 'hosted', url: '/', fallbacks: [] },
    ratio: Math.round(STAGE[orientation] * 1000) / 1000,
    devices: ['desktop', 'tablet', 'phone'],
    covers: { wide: null, square: null, tall: null },
    preview: null,
    media: [],
    languages: [],
    publishedAt: nowMs,
    isDated: true,
    updatedAt: nowMs,
    plays: 0,
    likes: 0,
    dislikes: 0,
    providerRating: null,
    quality: 0,
    status: 'draft',
    offline: false,
    sizeBytes: null,
  }
  game.quality = judgeRecord(game)
  return game
}

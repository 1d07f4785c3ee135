/** Uploaded games: `uploadGame` adds one or a version of one, the others list, publish, preview and delete versions. */
import * as v from 'valibot'
import { BundleFault } from '#app/features/uploads/bundle-rules.ts'
import { describeEngine, describeSdks } from '#app/features/uploads/engines.ts'
import { toUploadPath } from '#app/features/uploads/upload-address.ts'
import type { Game } from '#app/domain/game.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { findStoredGame } from '../ledger/games.ts'
import { deleteInspections } from '../ledger/inspections.ts'
import { pruneContents } from '../ledger/upload-files.ts'
import {
  addUploadVersion,
  createUploadKey,
  deleteUploadVersion,
  findUpload,
  findUploadVersion,
  listUploadVersions,
  publishUploadVersion,
  setPreviewKey,
  type Upload,
} from '../ledger/uploads.ts'
import { storeBundle, type StoredBundle } from '../uploads/store-bundle.ts'
import { toPreviewAddress } from '../uploads/preview-address.ts'
import {
  addUploadedGame,
  NewgroundsSchema,
  NewUploadSchema,
  type Facts,
  type NewUpload,
} from './add-upload.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'
import { hasPermission } from './roles.ts'

const RIGHT = 'Confirm that you may publish this game: you made it, or its licence or maker allows it'

export interface GameUploaded {
  slug: string
  title: string
  number: number
  isPublished: boolean
  engine: string
  /** Labels of other portals' SDKs that the game loads. */
  sdks: string[]
  facts: Facts
}

const UploadSchema = v.union([
  v.object({
    /** A game that was uploaded before: the files are a new version of it. */
    slug: SlugSchema,
    hasRight: v.literal(true, RIGHT),
    isPublished: v.optional(v.boolean(), false),
    /** Left out: that of the version before. */
    newgrounds: v.optional(NewgroundsSchema),
    /** An archive or a folder of this machine. */
    origin: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  }),
  v.object({
    ...NewUploadSchema.entries,
    hasRight: v.literal(true, RIGHT),
    isPublished: v.optional(v.boolean(), false),
    newgrounds: v.optional(NewgroundsSchema),
    origin: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  }),
])

export const uploadGameOperation = defineOperation({
  name: 'uploadGame',
  permission: 'games.edit',
  schema: UploadSchema,
  async run(context, input): Promise<GameUploaded> {
    const { ledger, nowMs } = context
    const known = 'slug' in input ? await getUpload(context, input.slug) : null
    const stored = await storeBundle(ledger, input.origin, nowMs).catch((error: unknown) => {
      if (error instanceof BundleFault) throw new OperationError('refused-bundle', error.message, 'file')
      throw error
    })
    const newgrounds = input.newgrounds ?? (known ? await findNewgrounds(context, known) : undefined)
    const facts: Facts = { ...stored.facts, ...(newgrounds ? { newgrounds } : {}) }
    const bundle = { files: stored.files, facts }
    const added = known
      ? await addVersion(context, known, bundle)
      : await addUploadedGame(context, input as NewUpload, bundle)
    await recordAudit(context, 'uploadGame', {
      target: `game ${added.slug}`,
      before: null,
      after: { version: added.number, engine: facts.engine, files: facts.files, bytes: facts.bytes },
    })
    if (input.isPublished) await publish(context, added.slug, added.number)
    const described = { engine: describeEngine(facts.engine), sdks: describeSdks(facts.sdks) }
    return { ...added, ...described, isPublished: input.isPublished, facts }
  },
})

async function addVersion(
  { ledger, actor, nowMs }: OperationContext,
  upload: Upload,
  { facts, files }: { facts: Facts; files: StoredBundle['files'] },
): Promise<{ slug: string; title: string; number: number }> {
  const { label, slug } = upload
  const version = { label, key: createUploadKey(), personName: actor.name, record: facts, files, nowMs }
  const { number } = await addUploadVersion(ledger, version)
  return { slug, number, title: (await findStoredGame(ledger, slug))?.game.title ?? slug }
}

/** Of the newest version. */
async function findNewgrounds({ ledger }: OperationContext, { label }: Upload): Promise<Facts['newgrounds']> {
  const [newest] = await listUploadVersions(ledger, label)
  return newest ? (JSON.parse(newest.record) as Facts).newgrounds : undefined
}

async function getUpload({ ledger }: OperationContext, slug: string): Promise<Upload> {
  const upload = await findUpload(ledger, slug)
  if (upload) return upload
  throw new OperationError('unknown-game', `“${slug}” is no uploaded game`, 'slug')
}

async function getVersion(context: OperationContext, slug: string, number: number) {
  const upload = await getUpload(context, slug)
  const version = await findUploadVersion(context.ledger, upload.label, number)
  if (version) return { upload, version, facts: JSON.parse(version.record) as Facts }
  throw new OperationError('unknown-version', `“${slug}” has no version ${number}`, 'number')
}

async function publish(context: OperationContext, slug: string, number: number): Promise<VersionPublished> {
  const { ledger, nowMs } = context
  const { upload, version, facts } = await getVersion(context, slug, number)
  const found = await findStoredGame(ledger, slug)
  if (!found) throw new OperationError('unknown-game', `There is no game “${slug}”`, 'slug')
  if (found.game.status === 'removed')
    throw new OperationError('conflict', `“${slug}” was removed: no version of it can be published`)
  const game: Game = {
    ...found.stored,
    source: {
      ...found.stored.source,
      url: toUploadPath({ label: upload.label, key: version.version_key, path: facts.entry }),
    },
    updatedAt: nowMs,
  }
  await publishUploadVersion(ledger, { label: upload.label, number, game, nowMs })
  await recordAudit(context, 'publishVersion', {
    target: `game ${slug}`,
    before: { version: upload.current_number },
    after: { version: number },
  })
  const { game: published } = (await findStoredGame(ledger, slug))!
  return { slug, number, status: published.status }
}

export interface VersionPublished {
  slug: string
  number: number
  /** Of the game: one that an operator has unpublished stays so. */
  status: Game['status']
}

const numbered = { slug: SlugSchema, number: v.pipe(v.number(), v.integer(), v.minValue(1)) }

/** Also to go back to an older version. */
export const publishVersionOperation = defineOperation({
  name: 'publishVersion',
  permission: 'games.publish',
  schema: v.object(numbered),
  run: (context, { slug, number }) => publish(context, slug, number),
})

export const deleteVersionOperation = defineOperation({
  name: 'deleteVersion',
  permission: 'games.edit',
  needsFreshCheck: true,
  schema: v.object(numbered),
  async run(context, { slug, number }): Promise<{ slug: string; number: number }> {
    const { ledger, nowMs } = context
    const { upload } = await getVersion(context, slug, number)
    if (upload.current_number === number)
      throw new OperationError(
        'conflict',
        `Version ${number} is the one that visitors play: publish another first`,
      )
    await deleteUploadVersion(ledger, upload.label, number)
    await deleteInspections(ledger, slug, number)
    await recordAudit(context, 'deleteVersion', {
      target: `game ${slug}`,
      before: { version: number },
      after: null,
    })
    await pruneContents(ledger, nowMs)
    return { slug, number }
  },
})

export interface PreviewLink {
  slug: string
  number: number
  address: string
}

/** A new address each time: the one before stops working. */
export const createPreviewOperation = defineOperation({
  name: 'createPreview',
  permission: 'games.edit',
  schema: v.object(numbered),
  async run(context, { slug, number }): Promise<PreviewLink> {
    const { upload, facts } = await getVersion(context, slug, number)
    const key = createUploadKey()
    const path = toUploadPath({ label: upload.label, key, path: facts.entry })
    const address = await toPreviewAddress(context, upload.label, path)
    await setPreviewKey(context.ledger, upload.label, number, key)
    await recordAudit(context, 'createPreview', {
      target: `game ${slug}`,
      before: null,
      after: { version: number },
    })
    return { slug, number, address }
  },
})

export interface UploadDetail {
  slug: string
  /** Null for a game without uploaded files. */
  upload: {
    maker: string
    licence: string
    current: number
    versions: {
      number: number
      atMs: number
      /** Null for those who may not see who did what. */
      personName: string | null
      engine: string
      sdks: string[]
      hasPreview: boolean
      facts: Omit<Facts, 'undecodable'>
    }[]
  } | null
}

export const getUploadOperation = defineOperation({
  name: 'getUpload',
  permission: 'games.read',
  schema: v.object({ slug: SlugSchema }),
  async run({ ledger, actor }, { slug }): Promise<UploadDetail> {
    const upload = await findUpload(ledger, slug)
    if (!upload) return { slug, upload: null }
    const versions = await listUploadVersions(ledger, upload.label)
    return {
      slug,
      upload: {
        maker: upload.maker,
        licence: upload.licence,
        current: upload.current_number,
        versions: versions.map((version) => {
          const { undecodable: _names, ...facts } = JSON.parse(version.record) as Facts
          return {
            number: version.number,
            atMs: version.at,
            personName: hasPermission(actor, 'games.history') ? version.person_name : null,
            engine: describeEngine(facts.engine),
            sdks: describeSdks(facts.sdks),
            hasPreview: version.preview_key !== null,
            facts,
          }
        }),
      },
    }
  },
})

/** Uploaded games and their versions. */
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Game } from '#app/domain/game.ts'
import { parseGameEdits } from './game-edits.ts'
import { toGameRow } from './games.ts'
import type { Ledger } from './ledger.ts'
import type { Trx } from './staged-rows.ts'
import type { UploadFileRow, UploadRow, UploadVersionRow } from './schema.ts'
import { bumpVersion } from './versions.ts'

type Db = Pick<Ledger, 'db'>

export type Upload = Selectable<UploadRow>
export type UploadVersion = Selectable<UploadVersionRow>
export type UploadFile = Pick<
  Selectable<UploadFileRow>,
  'path' | 'sha256' | 'size' | 'brotli_sha256' | 'brotli_size'
>

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
/** Rows per statement, below both engines' limits of parameters. */
const ROWS_AT_ONCE = 100

/** Characters of base32: 5 random bits each. */
function randomName(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join('')
}

/** The name of an origin, given once. */
export const createLabel = () => `g${randomName(16)}`
/** A part of an address that cannot be guessed. */
export const createUploadKey = () => randomName(26)

export interface NewVersion {
  label: string
  /** Made with `createUploadKey`. */
  key: string
  personName: string
  /** What was found in the files. */
  record: object
  files: readonly UploadFile[]
  nowMs: number
}

/** Adds a version to an upload that exists; it is not published. */
export async function addUploadVersion({ db }: Db, version: NewVersion): Promise<UploadVersion> {
  return db.transaction().execute((trx) => insertUploadVersion(trx, version))
}

/** The same in a transaction. */
export async function insertUploadVersion(trx: Trx, version: NewVersion): Promise<UploadVersion> {
  const { label, key, personName, record, files, nowMs } = version
  const { last_number: number } = await trx
    .updateTable('uploads')
    .set((set) => ({ last_number: set('last_number', '+', 1) }))
    .where('label', '=', label)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const row = {
    ...{ label, number, at: nowMs, person_name: personName },
    version_key: key,
    preview_key: null,
    published_at: null,
    record: JSON.stringify(record),
  }
  await trx.insertInto('upload_versions').values(row).execute()
  for (let start = 0; start < files.length; start += ROWS_AT_ONCE)
    await trx
      .insertInto('upload_files')
      .values(files.slice(start, start + ROWS_AT_ONCE).map((file) => ({ label, number, ...file })))
      .execute()
  return row
}

/** The first version is the one that is played once the game is published. */
export async function insertUpload(
  trx: Trx,
  upload: Pick<Upload, 'label' | 'slug' | 'maker' | 'licence' | 'created_at'>,
): Promise<void> {
  await trx
    .insertInto('uploads')
    .values({ ...upload, last_number: 0, current_number: 1 })
    .execute()
}

export async function findUpload({ db }: Db, slug: string): Promise<Upload | null> {
  const row = await db.selectFrom('uploads').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row ?? null
}

/** The newest first. */
export async function listUploadVersions({ db }: Db, label: string): Promise<UploadVersion[]> {
  return db
    .selectFrom('upload_versions')
    .selectAll()
    .where('label', '=', label)
    .orderBy('number', 'desc')
    .execute()
}

export async function findUploadVersion(
  { db }: Db,
  label: string,
  number: number,
): Promise<UploadVersion | null> {
  const row = await db
    .selectFrom('upload_versions')
    .selectAll()
    .where('label', '=', label)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

export async function listUploadFiles({ db }: Db, label: string, number: number): Promise<UploadFile[]> {
  return db
    .selectFrom('upload_files')
    .select(['path', 'sha256', 'size', 'brotli_sha256', 'brotli_size'])
    .where('label', '=', label)
    .where('number', '=', number)
    .execute()
}

export interface ServedVersion {
  slug: string
  number: number
  isPreview: boolean
  /** Whether visitors play this version, or played it before another was published. */
  isPublic: boolean
  record: string
  /** Hosts that the game may reach beside its own files. */
  hosts: readonly string[]
}

/** The version that an address names, by its public or its private key. */
export async function findServedVersion(
  { db }: Db,
  label: string,
  key: string,
): Promise<ServedVersion | null> {
  const row = await db
    .selectFrom('upload_versions')
    .innerJoin('uploads', 'uploads.label', 'upload_versions.label')
    .leftJoin('game_edits', 'game_edits.slug', 'uploads.slug')
    .select([
      'game_edits.edits',
      'uploads.slug',
      'uploads.current_number',
      'upload_versions.number',
      'upload_versions.preview_key',
      'upload_versions.published_at',
      'upload_versions.record',
    ])
    .where('upload_versions.label', '=', label)
    .where((where) => where.or([where('version_key', '=', key), where('preview_key', '=', key)]))
    .executeTakeFirst()
  if (!row) return null
  const { slug, number, record } = row
  const isPublic = row.current_number === number || row.published_at !== null
  const { hosts = [] } = parseGameEdits(row.edits)
  return { slug, number, record, hosts, isPublic, isPreview: row.preview_key === key }
}

/**
 * Makes a version the one that is played; `game` is the stored game with what changes. A game that was never published is published, one that an
 * operator has unpublished stays so.
 */
export async function publishUploadVersion(
  { db }: Db,
  { label, number, game, nowMs }: { label: string; number: number; game: Game; nowMs: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await bumpVersion(trx, 'recordsVersion')
    await trx.updateTable('uploads').set({ current_number: number }).where('label', '=', label).execute()
    await trx
      .updateTable('upload_versions')
      .set({ published_at: nowMs })
      .where('label', '=', label)
      .where('number', '=', number)
      .execute()
    const { status: _status, ...row } = toGameRow(game)
    await trx.updateTable('games').set(row).where('slug', '=', game.slug).execute()
    await trx
      .updateTable('games')
      .set({ status: 'published' })
      .where('slug', '=', game.slug)
      .where('status', '=', 'draft')
      .where('status_by', 'is', null)
      .execute()
    await bumpVersion(trx, 'catalogueVersion')
  })
}

export async function setPreviewKey(
  { db }: Db,
  label: string,
  number: number,
  key: string | null,
): Promise<void> {
  await db
    .updateTable('upload_versions')
    .set({ preview_key: key })
    .where('label', '=', label)
    .where('number', '=', number)
    .execute()
}

/** Its contents are deleted later, when no other version has them. */
export async function deleteUploadVersion({ db }: Db, label: string, number: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['upload_files', 'upload_versions'] as const)
      await trx.deleteFrom(table).where('label', '=', label).where('number', '=', number).execute()
  })
}

/** The compressed form of a content that another version has; it stays stored for this upload. */
export async function reuseBrotli(
  { db }: Db,
  sha256: string,
  nowMs: number,
): Promise<{ sha256: string; size: number } | null> {
  const row = await db
    .selectFrom('upload_files')
    .select(['brotli_sha256 as sha256', 'brotli_size as size'])
    .where('sha256', '=', sha256)
    .where('brotli_sha256', 'is not', null)
    .executeTakeFirst()
  if (!row?.sha256 || row.size === null) return null
  const { numUpdatedRows } = await db
    .updateTable('upload_blobs')
    .set({ stored_at: nowMs })
    .where('sha256', '=', row.sha256)
    .where('is_complete', '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? { sha256: row.sha256, size: row.size } : null
}

/** The contents of uploaded games: stored in chunks, each content once. */
import { createHash } from 'node:crypto'
import type { Ledger } from './ledger.ts'

export const CHUNK_BYTES = 256 * 1024
/** Contents that no version has are deleted after this time: their upload may not have ended. */
const UNUSED_MS = 24 * 3_600_000

export interface StoredContent {
  sha256: string
  size: number
}

type Db = Pick<Ledger, 'db'>

/** Stores what `read` gives, twice: first its hash is made, then, when it is not known, its chunks are written. */
export async function storeContent(
  { db }: Db,
  read: () => Promise<AsyncIterable<Uint8Array>>,
  nowMs: number,
): Promise<StoredContent> {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of await read()) {
    hash.update(part)
    size += part.length
  }
  const sha256 = hash.digest('hex')
  const known = await db
    .insertInto('upload_blobs')
    .values({ sha256, size, is_complete: 0, stored_at: nowMs })
    // The time protects what another version left behind until this one has its files.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ stored_at: nowMs }))
    .returning('is_complete')
    .executeTakeFirstOrThrow()
  if (known.is_complete === 1) return { sha256, size }
  let number = 0
  for await (const bytes of cutChunks(await read())) {
    await db
      .insertInto('upload_chunks')
      .values({ sha256, number, bytes })
      .onConflict((conflict) => conflict.columns(['sha256', 'number']).doNothing())
      .execute()
    number++
  }
  await db.updateTable('upload_blobs').set({ is_complete: 1 }).where('sha256', '=', sha256).execute()
  return { sha256, size }
}

async function* cutChunks(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const part of parts) {
    waiting.push(part)
    bytes += part.length
    while (bytes >= CHUNK_BYTES) {
      const all = Buffer.concat(waiting)
      yield new Uint8Array(all.subarray(0, CHUNK_BYTES))
      waiting = [all.subarray(CHUNK_BYTES)]
      bytes -= CHUNK_BYTES
    }
  }
  if (bytes > 0) yield new Uint8Array(Buffer.concat(waiting))
}

/** The bytes from `start` to `end`, both included, a chunk at a time. Rejects when a chunk is missing. */
export async function* readContent(
  { db }: Db,
  { sha256, start, end }: { sha256: string; start: number; end: number },
): AsyncGenerator<Uint8Array> {
  for (let number = Math.floor(start / CHUNK_BYTES); number * CHUNK_BYTES <= end; number++) {
    const row = await db
      .selectFrom('upload_chunks')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!row) throw new Error(`Ledger: the uploaded content ${sha256} lacks its chunk ${number}`)
    const offset = number * CHUNK_BYTES
    yield row.bytes.subarray(Math.max(0, start - offset), end - offset + 1)
  }
}

/** Deletes contents that no version has. Returns how many. */
export async function pruneContents({ db }: Db, nowMs: number): Promise<number> {
  const unused = await db
    .selectFrom('upload_blobs')
    .select('sha256')
    .where('stored_at', '<', nowMs - UNUSED_MS)
    .where(({ not, exists, selectFrom, or, ref }) =>
      not(
        exists(
          selectFrom('upload_files')
            .select('path')
            .where((file) =>
              or([
                file('upload_files.sha256', '=', ref('upload_blobs.sha256')),
                file('upload_files.brotli_sha256', '=', ref('upload_blobs.sha256')),
              ]),
            ),
        ),
      ),
    )
    .execute()
  for (const { sha256 } of unused)
    await db.transaction().execute(async (trx) => {
      // An upload of the same content may have begun meanwhile.
      const { numDeletedRows } = await trx
        .deleteFrom('upload_blobs')
        .where('sha256', '=', sha256)
        .where('stored_at', '<', nowMs - UNUSED_MS)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) await trx.deleteFrom('upload_chunks').where('sha256', '=', sha256).execute()
    })
  return unused.length
}

/** Pieces of an archive that somebody is sending; `pruneContents` deletes those that are never used. */
const INCOMING = 'incoming:'
export const PIECE_BYTES = 1024 * 1024
const MAX_INCOMING = 3

export interface Incoming {
  personId: string
  /** Chosen by the browser. */
  id: string
}

const nameIncoming = ({ personId, id }: Incoming) => `${INCOMING}${personId}:${id}`

/** False when the person sends too many archives at once. The same piece again replaces the first. */
export async function storePiece(
  { db }: Db,
  incoming: Incoming,
  piece: { number: number; bytes: Uint8Array; nowMs: number },
): Promise<boolean> {
  const sha256 = nameIncoming(incoming)
  const others = await db
    .selectFrom('upload_blobs')
    .select('sha256')
    .where('sha256', 'like', `${INCOMING}${incoming.personId}:%`)
    .where('sha256', '<>', sha256)
    .execute()
  if (others.length >= MAX_INCOMING) return false
  await db
    .insertInto('upload_blobs')
    .values({ sha256, size: 0, is_complete: 0, stored_at: piece.nowMs })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ stored_at: piece.nowMs }))
    .execute()
  const { number, bytes } = piece
  await db
    .insertInto('upload_chunks')
    .values({ sha256, number, bytes })
    .onConflict((conflict) => conflict.columns(['sha256', 'number']).doUpdateSet({ bytes }))
    .execute()
  return true
}

/** All pieces in order. Rejects when one is missing. */
export async function* readPieces({ db }: Db, incoming: Incoming, count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number++) {
    const row = await db
      .selectFrom('upload_chunks')
      .select('bytes')
      .where('sha256', '=', nameIncoming(incoming))
      .where('number', '=', number)
      .executeTakeFirst()
    if (!row) throw new MissingPieceError(number)
    yield row.bytes
  }
}

export class MissingPieceError extends Error {
  override name = 'MissingPieceError'
  constructor(number: number) {
    super(`The piece ${number} of the file did not arrive: send the file again`)
  }
}

export async function deletePieces({ db }: Db, incoming: Incoming): Promise<void> {
  const sha256 = nameIncoming(incoming)
  await db.deleteFrom('upload_chunks').where('sha256', '=', sha256).execute()
  await db.deleteFrom('upload_blobs').where('sha256', '=', sha256).execute()
}

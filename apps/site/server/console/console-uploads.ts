/**
 * An archive comes in pieces: each is a short request that may be repeated and may reach another process. `PUT /api/uploads/:id/:number` is one
 * piece, `POST /api/uploads/:id` uses them.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BUNDLE_LIMITS } from '#app/features/uploads/bundle-rules.ts'
import {
  deletePieces,
  MissingPieceError,
  PIECE_BYTES,
  readPieces,
  storePiece,
  type Incoming,
} from '../ledger/upload-files.ts'
import { hasPermission } from '../operations/roles.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'

export const MAX_PIECES = Math.ceil(BUNDLE_LIMITS.archiveBytes / PIECE_BYTES)
const ID_RE = /^[0-9a-f-]{36}$/

export const limitPiece = bodyLimit({
  maxSize: PIECE_BYTES,
  onError: (c) =>
    c.json({ error: { code: 'too-large', message: 'A piece has at most 1 MB', field: 'file' } }, 413),
})

type Fault = { status: 400 | 403; code: string; message: string }

const forbidden: Fault = { status: 403, code: 'forbidden', message: 'Your role does not allow this' }
const invalid: Fault = { status: 400, code: 'invalid', message: 'The request is not valid' }

const fail = (c: Context<ConsoleEnv>, { status, code, message }: Fault) =>
  c.json({ error: { code, message, field: 'file' } }, status)

function findIncoming(c: Context<ConsoleEnv>): Incoming | Fault {
  const actor = c.get('actor')
  if (!actor || actor.personId === null || !hasPermission(actor, 'games.edit')) return forbidden
  const id = c.req.param('id') ?? ''
  return ID_RE.test(id) ? { personId: actor.personId, id } : invalid
}

export async function takePiece({ ledger }: Portal, c: Context<ConsoleEnv>): Promise<Response> {
  const incoming = findIncoming(c)
  if ('status' in incoming) return fail(c, incoming)
  const number = Number(c.req.param('number'))
  if (!Number.isInteger(number) || number < 0) return fail(c, invalid)
  if (number >= MAX_PIECES)
    return fail(c, { status: 400, code: 'too-large', message: `An archive has at most ${MAX_PIECES} MB` })
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (await storePiece(ledger, incoming, { number, bytes, nowMs: Date.now() })) return c.json({ number })
  const message = 'Three uploads of yours have not ended: finish one, or try again tomorrow'
  return fail(c, { status: 400, code: 'too-many', message })
}

/** Writes the pieces into one file; `use` gets its path. The file and the pieces are deleted afterwards, unless `keeps` says otherwise. */
export async function withPieces(
  { ledger, config }: Portal,
  c: Context<ConsoleEnv>,
  pieces: number,
  use: (path: string) => Promise<Response>,
  /** The pieces stay for another call; the file stays where `use` took it over. */
  keeps: { pieces?: boolean; file?: boolean } = {},
): Promise<Response> {
  const incoming = findIncoming(c)
  if ('status' in incoming) return fail(c, incoming)
  if (pieces < 1 || pieces > MAX_PIECES) return fail(c, invalid)
  const folder = join(config.dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.zip`)
  let isTaken = false
  try {
    await pipeline(Readable.from(readPieces(ledger, incoming, pieces)), createWriteStream(path))
    const answer = await use(path)
    // What was refused may be sent again with other words.
    if (answer.ok && !keeps.pieces) await deletePieces(ledger, incoming)
    isTaken = answer.ok && keeps.file === true
    return answer
  } catch (error) {
    if (!(error instanceof MissingPieceError)) throw error
    return fail(c, { status: 400, code: 'invalid', message: error.message })
  } finally {
    if (!isTaken) await rm(path, { force: true })
  }
}

/** What people of the console have not saved yet, for previews on the sites. */
import { isLiveSession } from './console-access.ts'
import { hashToken } from './console-hash.ts'
import type { Ledger } from './ledger.ts'

export const PREVIEW_MS = 10 * 60_000
/** Of one session: typing makes a new one now and then. */
const MAX_OF_SESSION = 20

export interface ConsolePreview {
  sessionId: string
  host: string
  /** The page that it begins with. */
  path: string
  record: object
}

/** Returns when it ends, in milliseconds since 1970. Expired ones, and those before the newest twenty of the session, are deleted. */
export async function insertPreview(
  { db }: Ledger,
  token: string,
  { sessionId, host, path, record }: ConsolePreview,
  nowMs: number,
): Promise<number> {
  const expiresAtMs = nowMs + PREVIEW_MS
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('console_previews').where('expires_at', '<=', nowMs).execute()
    const older = await trx
      .selectFrom('console_previews')
      .select('token_hash')
      .where('session_id', '=', sessionId)
      .orderBy('expires_at', 'desc')
      .offset(MAX_OF_SESSION - 1)
      .limit(MAX_OF_SESSION)
      .execute()
    for (const { token_hash } of older)
      await trx.deleteFrom('console_previews').where('token_hash', '=', token_hash).execute()
    await trx
      .insertInto('console_previews')
      .values({
        ...{ token_hash: hashToken(token), session_id: sessionId, host, path },
        ...{ record: JSON.stringify(record), expires_at: expiresAtMs },
      })
      .execute()
  })
  return expiresAtMs
}

/** Null when there is no such preview on this host, its ten minutes are over, or its session has ended. */
export async function findPreview(
  ledger: Pick<Ledger, 'db'>,
  token: string,
  { host, nowMs }: { host: string; nowMs: number },
): Promise<ConsolePreview | null> {
  const row = await ledger.db
    .selectFrom('console_previews')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('host', '=', host)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
  if (!row || !(await isLiveSession(ledger, row.session_id, nowMs))) return null
  return {
    ...{ sessionId: row.session_id, host: row.host, path: row.path },
    record: JSON.parse(row.record) as object,
  }
}

/** One-time links, challenges and sessions of the console. Tokens are stored as hashes only. */
import { sql, type Transaction } from 'kysely'
import { hashToken } from './console-hash.ts'
import type { Ledger } from './ledger.ts'
import { insertPasskey, insertPerson, parseSites, type NewPasskey, type Person } from './people.ts'
import type { LedgerTables } from './schema.ts'

/** A session ends when it was not used for this long, and at the latest after `SESSION_MAX_MS`. */
export const SESSION_IDLE_MS = 12 * 3_600_000
export const SESSION_MAX_MS = 7 * 24 * 3_600_000
export const LINK_MS = 3_600_000
export const CHALLENGE_MS = 5 * 60_000
/** A session that is in use is not written with every request. */
const SEEN_EVERY_MS = 60_000

export interface ConsoleLink {
  /** Null for a person who does not exist yet. */
  personId: string | null
  role: string
  sites: readonly string[] | null
  isFirst: boolean
  expiresAtMs: number
}

export async function insertLink({ db }: Ledger, token: string, link: ConsoleLink): Promise<void> {
  await db
    .insertInto('console_links')
    .values({
      token_hash: hashToken(token),
      person_id: link.personId,
      role: link.role,
      sites: link.sites === null ? null : JSON.stringify(link.sites),
      is_first: link.isFirst ? 1 : 0,
      expires_at: link.expiresAtMs,
    })
    .execute()
}

/** Null when there is no such link, it was used, or it has expired. */
export async function findLink(
  { db }: { db: Ledger['db'] | Transaction<LedgerTables> },
  token: string,
  nowMs: number,
): Promise<ConsoleLink | null> {
  const row = await db
    .selectFrom('console_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
  if (!row) return null
  return {
    personId: row.person_id,
    role: row.role,
    sites: parseSites(row.sites),
    isFirst: row.is_first === 1,
    expiresAtMs: row.expires_at,
  }
}

export interface OpenLink extends Pick<ConsoleLink, 'role' | 'sites' | 'expiresAtMs'> {
  /** The beginning of its hash; the link itself is stored nowhere. */
  id: string
  /** Null for a person who does not exist yet. */
  personName: string | null
}

const LINK_ID_CHARS = 16

/** Links that can still be used; those for the first person are not listed. */
export async function listOpenLinks({ db }: Pick<Ledger, 'db'>, nowMs: number): Promise<OpenLink[]> {
  const rows = await db
    .selectFrom('console_links')
    .leftJoin('people', 'people.id', 'console_links.person_id')
    .select([
      'console_links.token_hash',
      'console_links.role',
      'console_links.sites',
      'console_links.expires_at',
      'people.name',
    ])
    .where('console_links.is_first', '=', 0)
    .where('console_links.expires_at', '>', nowMs)
    .orderBy('console_links.expires_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.token_hash.slice(0, LINK_ID_CHARS),
    personName: row.name,
    role: row.role,
    sites: parseSites(row.sites),
    expiresAtMs: row.expires_at,
  }))
}

/** The link that was deleted; null when there is no such link any more. */
export async function deleteLink(
  ledger: Pick<Ledger, 'db'>,
  id: string,
  nowMs: number,
): Promise<OpenLink | null> {
  const link = (await listOpenLinks(ledger, nowMs)).find((one) => one.id === id)
  if (!link) return null
  const deleted = await ledger.db
    .deleteFrom('console_links')
    .where(sql<string>`substr(token_hash, 1, ${sql.lit(LINK_ID_CHARS)})`, '=', id)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n ? link : null
}

/** Whether a link for the first person can still be used. */
export async function findFirstLink({ db }: Ledger, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('console_links')
    .select('token_hash')
    .where('is_first', '=', 1)
    .where('expires_at', '>', nowMs)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Links that were printed while there was no person end with the first one, and never let a second one in. */
async function deleteFirstLinks({ db }: { db: Ledger['db'] | Transaction<LedgerTables> }) {
  await db.deleteFrom('console_links').where('is_first', '=', 1).execute()
}

/**
 * Uses a link up: stores the person, where it is a new one, and the passkey. False when the link was used meanwhile; nothing is
 * stored then.
 */
export async function redeemLink(
  { db }: Ledger,
  token: string,
  { person, passkey, nowMs }: { person: Person | null; passkey: NewPasskey; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .deleteFrom('console_links')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', nowMs)
      .returning(['token_hash', 'is_first'])
      .executeTakeFirst()
    if (!link) return false
    if (person) await insertPerson({ db: trx }, person)
    await insertPasskey({ db: trx }, passkey, nowMs)
    if (link.is_first === 1) await deleteFirstLinks({ db: trx })
    return true
  })
}

/** Expired ones are removed at the same time, so that requests of strangers do not fill the table. */
export async function insertChallenge(
  { db }: Ledger,
  challenge: string,
  { purpose, nowMs }: { purpose: string; nowMs: number },
): Promise<void> {
  await db.deleteFrom('console_challenges').where('expires_at', '<=', nowMs).execute()
  await db
    .insertInto('console_challenges')
    .values({ challenge_hash: hashToken(challenge), purpose, expires_at: nowMs + CHALLENGE_MS })
    .execute()
}

/** True once, for the purpose it was made for, within five minutes. */
export async function takeChallenge(
  { db }: Ledger,
  challenge: string,
  { purpose, nowMs }: { purpose: string; nowMs: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('console_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .returning(['purpose', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.purpose === purpose && row.expires_at > nowMs
}

export interface Session {
  id: string
  personId: string
  device: string
  createdAtMs: number
  seenAtMs: number
  /** When the person last used the passkey in it. */
  checkedAtMs: number
}

export async function insertSession(
  { db }: Ledger,
  token: string,
  session: Pick<Session, 'id' | 'personId' | 'device'> & { nowMs: number },
): Promise<void> {
  await db
    .insertInto('console_sessions')
    .values({
      token_hash: hashToken(token),
      id: session.id,
      person_id: session.personId,
      device: session.device,
      created_at: session.nowMs,
      seen_at: session.nowMs,
      checked_at: session.nowMs,
    })
    .execute()
}

const selectSessions = (db: Ledger['db'], nowMs: number) =>
  db
    .selectFrom('console_sessions')
    .selectAll()
    .where('seen_at', '>', nowMs - SESSION_IDLE_MS)
    .where('created_at', '>', nowMs - SESSION_MAX_MS)

/** The session of a cookie's token, while it lasts. Using it makes it last longer. */
export async function touchSession({ db }: Ledger, token: string, nowMs: number): Promise<Session | null> {
  const row = await selectSessions(db, nowMs).where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!row) return null
  if (nowMs - row.seen_at > SEEN_EVERY_MS)
    await db
      .updateTable('console_sessions')
      .set({ seen_at: nowMs })
      .where('token_hash', '=', row.token_hash)
      .execute()
  return toSession(row)
}

/** Whether a session lasts; looking does not make it last longer. */
export async function isLiveSession({ db }: Pick<Ledger, 'db'>, id: string, nowMs: number): Promise<boolean> {
  return (await selectSessions(db, nowMs).where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function listSessions({ db }: Ledger, personId: string, nowMs: number): Promise<Session[]> {
  const rows = await selectSessions(db, nowMs)
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(toSession)
}

export async function setSessionChecked({ db }: Ledger, id: string, atMs: number): Promise<void> {
  await db.updateTable('console_sessions').set({ checked_at: atMs }).where('id', '=', id).execute()
}

/** False when the person has no such session. */
export async function deleteSession({ db }: Ledger, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('console_sessions')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** What has expired, for the periodic deletion. Returns the number of sessions and links. */
export async function deleteExpiredAccess({ db }: Ledger, nowMs: number): Promise<number> {
  const sessions = await db
    .deleteFrom('console_sessions')
    .where((is) =>
      is.or([is('seen_at', '<=', nowMs - SESSION_IDLE_MS), is('created_at', '<=', nowMs - SESSION_MAX_MS)]),
    )
    .executeTakeFirstOrThrow()
  const links = await db
    .deleteFrom('console_links')
    .where('expires_at', '<=', nowMs)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('console_challenges').where('expires_at', '<=', nowMs).execute()
  await db.deleteFrom('console_previews').where('expires_at', '<=', nowMs).execute()
  return Number(sessions.numDeletedRows + links.numDeletedRows)
}

function toSession(row: LedgerTables['console_sessions']): Session {
  return {
    id: row.id,
    personId: row.person_id,
    device: row.device,
    createdAtMs: row.created_at,
    seenAtMs: row.seen_at,
    checkedAtMs: row.checked_at,
  }
}

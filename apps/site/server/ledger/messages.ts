/** Visitors' messages to the operator of a site. */
import type { Ledger } from './ledger.ts'
import type { MessageRow } from './schema.ts'
import { deleteEntriesBefore, reopenEntry, resolveEntry, withoutNul } from './visitor-entries.ts'

export interface Message {
  id: number
  site: string
  topic: string
  body: string
  /** Empty where none was given. */
  email: string
  createdAtMs: number
  resolvedAtMs: number | null
}

export type NewMessage = Omit<Message, 'id' | 'resolvedAtMs'>

/** The same text again within this time is one message: the visitor pressed twice, or went back and sent the form again. */
const SAME_WITHIN_MS = 24 * 3_600_000

/** Returns the message's id; that of the earlier one when the same is still open. */
export async function addMessage({ db }: Ledger, message: NewMessage): Promise<number> {
  const row = {
    site: message.site,
    topic: withoutNul(message.topic),
    body: withoutNul(message.body),
    email: withoutNul(message.email),
  }
  const earlier = await db
    .selectFrom('messages')
    .select('id')
    .where('created_at', '>', message.createdAtMs - SAME_WITHIN_MS)
    .where('resolved_at', 'is', null)
    .where('site', '=', row.site)
    .where('topic', '=', row.topic)
    .where('email', '=', row.email)
    .where('body', '=', row.body)
    .executeTakeFirst()
  if (earlier) return earlier.id
  const { id } = await db
    .insertInto('messages')
    .values({ ...row, created_at: message.createdAtMs })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface MessageQuestion {
  /** True for those not resolved, false for those resolved, absent for all. */
  open?: boolean
  site?: string
  limit?: number
}

/** Newest first. */
export async function listMessages(
  { db }: Ledger,
  { open, site, limit = 1000 }: MessageQuestion = {},
): Promise<Message[]> {
  let query = db.selectFrom('messages').selectAll()
  if (open !== undefined) query = query.where('resolved_at', open ? 'is' : 'is not', null)
  if (site !== undefined) query = query.where('site', '=', site)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toMessage)
}

export async function findMessage({ db }: Ledger, id: number): Promise<Message | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toMessage(row) : null
}

/** Whether there was such an open message. */
export function resolveMessage(ledger: Ledger, id: number, atMs: number): Promise<boolean> {
  return resolveEntry(ledger, 'messages', id, atMs)
}

/** Whether there was such a resolved message. */
export function reopenMessage(ledger: Ledger, id: number): Promise<boolean> {
  return reopenEntry(ledger, 'messages', id)
}

/** Returns the number of deleted messages. */
export function deleteMessagesBefore(ledger: Ledger, beforeMs: number): Promise<number> {
  return deleteEntriesBefore(ledger, 'messages', beforeMs)
}

type ReadRow = Omit<MessageRow, 'id'> & { id: number }

function toMessage(row: ReadRow): Message {
  const { id, site, topic, body, email, created_at: createdAtMs, resolved_at: resolvedAtMs } = row
  return { id, site, topic, body, email, createdAtMs, resolvedAtMs }
}

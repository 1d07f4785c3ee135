import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { MAX_ERROR_LENGTH, MAX_STACK_LENGTH } from '@playhouse/sdk/protocol'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { VOTE_TOKEN_RE } from '#app/features/local-data/local-data.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { addReport, listOpenNotes } from '#server/ledger/reports.ts'
import {
  MAX_NOTE_LENGTH,
  MAX_RIGHTS_LENGTH,
  MIN_RIGHTS_LENGTH,
  REPORT_REASONS,
  RIGHTS,
  SCRIPT_ERROR,
} from './report.ts'

/** A broken game is played by thousands: the operator needs each of its faults once, and not all of them. */
const MAX_OPEN_ERRORS = 20

const ReportFieldsSchema = v.strictObject({
  slug: SlugSchema,
  /** The browser's random number for this game. Pages of an earlier version send none. */
  token: v.optional(v.pipe(v.string(), v.regex(VOTE_TOKEN_RE, 'a token is 32 hex digits'))),
  reason: v.picklist(REPORT_REASONS),
  note: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_RIGHTS_LENGTH, `a note has at most ${MAX_RIGHTS_LENGTH} characters`),
      v.transform(cleanNote),
    ),
    '',
  ),
})
export const ReportSchema = v.pipe(
  ReportFieldsSchema,
  v.check(
    ({ reason, note }) => reason === RIGHTS || note.length <= MAX_NOTE_LENGTH,
    `a note has at most ${MAX_NOTE_LENGTH} characters`,
  ),
  v.check(
    ({ reason, note }) => reason !== RIGHTS || note.length >= MIN_RIGHTS_LENGTH,
    `a rights-holder’s report has a text of at least ${MIN_RIGHTS_LENGTH} characters`,
  ),
)
export type Report = v.InferOutput<typeof ReportSchema>

export const GameErrorSchema = v.strictObject({
  slug: SlugSchema,
  message: v.pipe(v.string(), v.maxLength(MAX_ERROR_LENGTH), v.transform(cleanNote), v.minLength(1)),
  stack: v.pipe(v.string(), v.maxLength(MAX_STACK_LENGTH), v.transform(cleanNote)),
})
export type GameError = v.InferOutput<typeof GameErrorSchema>

/** False when the ledger has no such game. */
export async function recordReport(ledger: Ledger, site: string, report: Report): Promise<boolean> {
  const { slug, token, reason, note } = report
  const tokenHash = token === undefined ? undefined : hashReportToken(slug, token, reason)
  const id = await addReport(ledger, {
    site,
    gameSlug: slug,
    reason,
    note,
    tokenHash,
    createdAtMs: Date.now(),
  })
  return id !== null
}

/**
 * Another hash than a vote's of the same token, so that the two cannot be put together. A claim of a right has one of its own: no later report
 * replaces it.
 */
function hashReportToken(slug: string, token: string, reason: string): string {
  const name = reason === RIGHTS ? 'report of rights' : 'report'
  return createHash('sha256').update(name).update(slug).update(token).digest('hex')
}

/** Stored as an open report with its own reason, unless the same report is open already. */
export async function recordGameError(
  ledger: Ledger,
  site: string,
  { slug, message, stack }: GameError,
): Promise<'stored' | 'known' | 'unknown-game'> {
  // A stack often begins with the message.
  const place = stack.startsWith(message) ? stack.slice(message.length).trim() : stack
  const note = [message, place].filter(Boolean).join(' | ').slice(0, MAX_NOTE_LENGTH)
  const open = await listOpenNotes(ledger, slug, SCRIPT_ERROR)
  if (open.includes(note) || open.length >= MAX_OPEN_ERRORS) return 'known'
  const id = await addReport(ledger, {
    site,
    gameSlug: slug,
    reason: SCRIPT_ERROR,
    note,
    createdAtMs: Date.now(),
  })
  return id === null ? 'unknown-game' : 'stored'
}

/** Operators read notes on a terminal, where control characters could overwrite text. */
function cleanNote(note: string): string {
  return note.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

/**
 * A fault of the ledger. Its message is a sentence for the operator, without SQL, table names or the engine's own message.
 * These are in `detail`, which is for the log.
 */

export type LedgerFaultCode =
  | 'busy'
  | 'constraint'
  | 'corrupt'
  | 'full'
  | 'unwritable'
  | 'unavailable'
  | 'missing'
  | 'failed'

export interface LedgerErrorOptions extends ErrorOptions {
  detail?: string
}

export class LedgerError extends Error {
  readonly code: LedgerFaultCode
  /** Operation, statement and the engine's message. */
  readonly detail: string | undefined

  constructor(code: LedgerFaultCode, message: string, { detail, ...options }: LedgerErrorOptions = {}) {
    super(message, options)
    this.name = 'LedgerError'
    this.code = code
    this.detail = detail
  }
}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const CODE_BY_RESULT = new Map<number, LedgerFaultCode>([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'unwritable'],
  [10, 'unwritable'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'unwritable'],
  [19, 'constraint'],
  [26, 'corrupt'],
])

/** By the beginning of PostgreSQL's SQLSTATE (appendix A of its manual); the longest that fits counts. */
const CODE_BY_SQLSTATE: readonly [prefix: string, code: LedgerFaultCode][] = [
  ['53100', 'full'],
  ['55P03', 'busy'],
  ['25006', 'unwritable'],
  ['42501', 'unwritable'],
  ['40', 'busy'],
  ['23', 'constraint'],
  ['08', 'unavailable'],
  ['53', 'unavailable'],
  ['57', 'unavailable'],
  ['58', 'unavailable'],
  ['XX', 'corrupt'],
]

const SENTENCES: Record<LedgerFaultCode, string> = {
  busy: 'The ledger is busy: another writer held it for too long; try again when that has finished',
  constraint: 'The ledger refused this, because it contradicts what is stored already',
  corrupt: 'The ledger is damaged; restore it from a backup',
  full: 'The ledger cannot write: the disk is full',
  unwritable: 'The ledger cannot write; check that its folder exists, is writable and has space',
  unavailable: 'The ledger does not answer; try again when its database is back',
  missing: 'There is no ledger',
  failed: 'The ledger could not do this',
}

const OPENING_HINTS: Partial<Record<LedgerFaultCode, string>> = {
  busy: 'another process holds it; try again when that has finished',
  corrupt: 'the file is damaged or is not a ledger; restore it from a backup or move it away',
  full: 'the disk is full',
  unwritable: 'check that the folder exists, is writable and has space',
}

/** `subject` is the file when it is opened, else the statement. */
export function toLedgerError(
  operation: string,
  subject: string,
  cause: string,
  resultCode: number,
): LedgerError {
  const code = CODE_BY_RESULT.get(resultCode) ?? 'failed'
  if (operation === 'opening') {
    const hint = OPENING_HINTS[code]
    return new LedgerError(code, `Ledger: opening ${subject} failed: ${cause}${hint ? ` (${hint})` : ''}`)
  }
  return new LedgerError(code, `${SENTENCES[code]} (SQLite ${resultCode})`, {
    detail: `${operation} ${subject} failed: ${cause}`,
  })
}

/** Converts an error of `pg` to a LedgerError; other values are returned unchanged. */
export function toPostgresError(error: unknown, statement: string): unknown {
  const { code: state, message } = error as { code?: unknown; message?: string }
  if (typeof state !== 'string' || !/^[0-9A-Z]{5}$/.test(state)) return error
  const code = CODE_BY_SQLSTATE.find(([prefix]) => state.startsWith(prefix))?.[1] ?? 'failed'
  return new LedgerError(code, `${SENTENCES[code]} (PostgreSQL ${state})`, {
    cause: error,
    detail: `${statement} failed: ${message}`,
  })
}

/** A fault of the ledger that tells the whole story: operation, subject, cause. */

export type LedgerFaultCode =
  | 'busy'
  | 'constraint'
  | 'corrupt'
  | 'full'
  | 'unwritable'
  | 'unavailable'
  | 'failed'

export class LedgerError extends Error {
  readonly code: LedgerFaultCode

  constructor(code: LedgerFaultCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LedgerError'
    this.code = code
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

const HINT_BY_CODE: Partial<Record<LedgerFaultCode, string>> = {
  busy: 'another process holds it; try again when that has finished',
  corrupt: 'the file is damaged or is not a ledger; restore it from a backup or move it away',
  full: 'the disk is full',
  unwritable: 'check that the folder exists, is writable and has space',
}

export function toLedgerError(
  operation: string,
  subject: string,
  cause: string,
  resultCode: number,
): LedgerError {
  const code = CODE_BY_RESULT.get(resultCode) ?? 'failed'
  const hint = HINT_BY_CODE[code]
  return new LedgerError(code, `Ledger: ${operation} ${subject} failed: ${cause}${hint ? ` (${hint})` : ''}`)
}

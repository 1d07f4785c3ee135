/** Errors as messages: an error of the ledger arrives as one, with its code, so that its caller reacts as in one process. */
import { LedgerError, type LedgerFaultCode } from '../ledger/ledger-error.ts'

export interface Fault {
  name: string
  message: string
  code?: string
  /** Of a LedgerError, for the log. */
  detail?: string
}

export function writeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message } = error
  const { code, detail } = error as Error & { code?: unknown; detail?: unknown }
  return {
    ...{ name, message },
    ...(typeof code === 'string' && { code }),
    ...(typeof detail === 'string' && { detail }),
  }
}

export function readFault({ name, message, code, detail }: Fault): Error {
  if (name === 'LedgerError') return new LedgerError(code as LedgerFaultCode, message, { detail })
  return Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })
}

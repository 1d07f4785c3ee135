/** One JSON object a line, buffered: a line a request must not cost a system call a request. */
import type { LedgerError } from './ledger/ledger-error.ts'

export interface Log {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, error: unknown, fields?: Record<string, unknown>): void
  flush(): void
}

const FLUSH_AFTER_MS = 200
const FLUSH_AT_CHARS = 16_384

export function createLog(level: 'info' | 'warn' | 'silent', write: (text: string) => void): Log {
  let buffer = ''
  let timer: NodeJS.Timeout | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (buffer) write(buffer)
    buffer = ''
  }
  function add(severity: string, message: string, fields: Record<string, unknown>) {
    buffer += `${JSON.stringify({ time: new Date().toISOString(), level: severity, message, ...fields })}\n`
    if (buffer.length > FLUSH_AT_CHARS) flush()
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
  }
  return {
    info: (message, fields = {}) => level === 'info' && add('info', message, fields),
    warn: (message, fields = {}) => level !== 'silent' && add('warn', message, fields),
    error(message, error, fields = {}) {
      if (level === 'silent') return
      // A database's own errors have details too, and those may hold what visitors sent.
      const detail = error instanceof Error && error.name === 'LedgerError' && (error as LedgerError).detail
      const cause =
        error instanceof Error
          ? { error: error.message, ...(detail && { detail }), stack: error.stack }
          : { error: String(error) }
      add('error', message, { ...fields, ...cause })
    },
    flush,
  }
}

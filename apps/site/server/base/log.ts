/** One JSON object a line, buffered: a line a request must not cost a system call a request. */

export interface Log {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, error: unknown, fields?: Record<string, unknown>): void
  flush(): void
}

const FLUSH_AFTER_MS = 200
const FLUSH_AT_CHARS = 16_384
/** A pipe keeps 4,096 bytes together; few characters of a line take more than one. */
const MAX_ATOMIC_CHARS = 3500
/** Warnings and errors per message and minute; the rest is counted. Lines that a visitor can provoke must not fill a disk. */
const MAX_LINES = 20
const WINDOW_MS = 60_000
const MAX_STACK_CHARS = 2000
/** The query of an address: search words, or a publisher's id. The question marks of SQL follow a space, a comma or a bracket. */
const QUERY_RE = /(?<=[^\s?"'`=(,])\?[^\s"'`<>)]+/g

export function createLog(level: 'info' | 'warn' | 'silent', write: (text: string) => void): Log {
  let buffer = ''
  let timer: NodeJS.Timeout | undefined
  const cap = createCap((severity, message, leftOut) => add(severity, `${message} (repeated)`, { leftOut }))

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (buffer) write(buffer)
    buffer = ''
  }
  function add(severity: string, message: string, fields: Record<string, unknown>) {
    const line = { time: new Date().toISOString(), level: severity, message, ...fields }
    buffer += `${JSON.stringify(line, (_, value: unknown) => (typeof value === 'string' ? cutQueries(value) : value))}\n`
    if (buffer.length > FLUSH_AT_CHARS) flush()
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
  }
  return {
    info: (message, fields = {}) => level === 'info' && add('info', message, fields),
    warn(message, fields = {}) {
      if (level !== 'silent' && cap.allows('warn', message)) add('warn', message, fields)
    },
    error(message, error, fields = {}) {
      if (level === 'silent' || !cap.allows('error', message)) return
      // Errors of the database driver have details too, which may contain visitors' data.
      const detail =
        error instanceof Error &&
        error.name === 'LedgerError' &&
        (error as Error & { detail?: string }).detail
      const cause =
        error instanceof Error
          ? {
              error: error.message,
              ...(detail && { detail }),
              stack: error.stack?.slice(0, MAX_STACK_CHARS),
            }
          : { error: String(error) }
      add('error', message, { ...fields, ...cause })
    },
    flush() {
      cap.reportLeftOut()
      flush()
    },
  }
}

/** For several processes that write to one pipe, which keeps only small writes in one piece. */
export function writeWholeLines(text: string, write: (text: string) => void): void {
  for (const part of splitAtLines(text, MAX_ATOMIC_CHARS)) write(part)
}

/** Whole lines together, as many as fit; a longer line is a part of its own. */
function splitAtLines(text: string, maxChars: number): string[] {
  const parts = ['']
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const last = parts.length - 1
    if (parts[last] !== '' && parts[last]!.length + line.length > maxChars) parts.push(line)
    else parts[last] += line
  }
  return parts
}

/** Removes the query of every address in the text. */
export function cutQueries(text: string): string {
  return text.includes('?') ? text.replace(QUERY_RE, '?…') : text
}

interface Cap {
  allows(severity: string, message: string): boolean
  /** Logs the number of suppressed lines, and resets the counters. */
  reportLeftOut(): void
}

function createCap(report: (severity: string, message: string, leftOut: number) => void): Cap {
  let counts = new Map<string, { severity: string; message: string; count: number }>()
  let timer: NodeJS.Timeout | undefined

  function reportLeftOut() {
    clearTimeout(timer)
    timer = undefined
    const ended = counts
    counts = new Map()
    for (const { severity, message, count } of ended.values())
      if (count > MAX_LINES) report(severity, message, count - MAX_LINES)
  }

  return {
    allows(severity, message) {
      const key = `${severity} ${message}`
      const entry = counts.get(key) ?? { severity, message, count: 0 }
      counts.set(key, entry)
      timer ??= setTimeout(reportLeftOut, WINDOW_MS).unref()
      return ++entry.count <= MAX_LINES
    },
    reportLeftOut,
  }
}

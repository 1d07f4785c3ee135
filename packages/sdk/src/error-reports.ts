/** Error reports: shortened, limited in number, and each error only once. */
import type { Connection } from './connection.ts'
import type { ClientWindow } from './playhouse.ts'
import { MAX_ERROR_LENGTH, MAX_STACK_LENGTH } from './protocol.ts'

const MAX_REPORTS = 5

export function createErrorReports(connection: Pick<Connection, 'send'>) {
  const reported = new Set<string>()
  return (error: unknown) => {
    const { message, stack } = describeError(error)
    if (reported.has(message) || reported.size >= MAX_REPORTS) return
    reported.add(message)
    connection.send({ type: 'error', message, stack })
  }
}

/** Describes any thrown value; reading a thrown object may itself throw. */
function describeError(error: unknown): { message: string; stack: string } {
  try {
    const isError = error instanceof Error
    const message = isError ? `${error.name}: ${error.message}` : String(error)
    const stack = isError ? String(error.stack ?? '') : ''
    return { message: message.slice(0, MAX_ERROR_LENGTH), stack: stack.slice(0, MAX_STACK_LENGTH) }
  } catch {
    // A proxy, or an object without a way to become text.
    return { message: 'something that cannot be described was thrown', stack: '' }
  }
}

/** Reports uncaught errors and unhandled rejections. */
export function catchErrors(own: ClientWindow, report: (error: unknown) => void): void {
  own.addEventListener('error', (event) => report(event.error ?? event.message))
  own.addEventListener('unhandledrejection', (event) => report(event.reason))
}

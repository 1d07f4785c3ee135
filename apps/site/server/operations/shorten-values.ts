/** Entries of the audit as lists show them. */
import type { AuditEntry, AuditValues } from '../ledger/audit.ts'

const MAX_VALUE_CHARS = 400

/** Without the whole of long texts and logos, which no list shows. */
export function shortenValues(entry: AuditEntry): AuditEntry {
  return { ...entry, before: shorten(entry.before), after: shorten(entry.after) }
}

function shorten(values: AuditValues | null): AuditValues | null {
  if (values === null) return null
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' && value.length > MAX_VALUE_CHARS
        ? `${value.slice(0, MAX_VALUE_CHARS)}…`
        : value,
    ]),
  )
}

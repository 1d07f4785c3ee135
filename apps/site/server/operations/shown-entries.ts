/** Entries of the audit as lists show them: without addresses, ids and keys, and without the whole of long texts and logos. */
import { listAudit, type AuditEntry, type AuditQuery, type AuditValues } from '../ledger/audit.ts'
import type { OperationContext } from './operation.ts'
import { hideSettings } from './private-settings.ts'

const MAX_VALUE_CHARS = 400

/** The one way from the audit to an answer. */
export async function listShownEntries(
  reads: OperationContext['reads'],
  query: AuditQuery,
): Promise<AuditEntry[]> {
  return (await listAudit(reads, query)).map(toShownEntry)
}

/** Entries of earlier versions have everything in them. */
function toShownEntry(entry: AuditEntry): AuditEntry {
  const { before, after } = entry.target.startsWith('site ') ? hideSettings(entry) : entry
  return { ...entry, before: shorten(before), after: shorten(after) }
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

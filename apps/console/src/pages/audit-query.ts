/** What the audit is asked for, as the page has it. */
import type { AuditKind } from '#server/operations/list-audit.ts'

export interface AuditFilter {
  /** Empty: everybody. A door, or the id of a person. */
  who: string
  operation: string
  kind: AuditKind | ''
  /** Of one thing of the kind: a slug, a host, an id, a name. */
  name: string
  /** Days such as `2026-11-01`, in the person's time zone, both included. */
  from: string
  until: string
}

export const NO_FILTER: AuditFilter = { who: '', operation: '', kind: '', name: '', from: '', until: '' }

export const DOORS = ['console', 'command line'] as const

export function toAuditQuery({ who, operation, kind, name, from, until }: AuditFilter) {
  const door = DOORS.find((one) => one === who)
  const thing = name.trim()
  return {
    door,
    personId: door ? undefined : who || undefined,
    operation: operation || undefined,
    kind: kind && thing === '' ? kind : undefined,
    target: kind && thing !== '' ? `${kind} ${thing}` : undefined,
    fromMs: toMidnight(from, 0),
    untilMs: toMidnight(until, 1),
  }
}

/** Undefined without a day, and while one is being typed. */
function toMidnight(day: string, later: number): number | undefined {
  const [year, month, date] = day.split('-').map(Number)
  const ms = new Date(year!, month! - 1, date! + later).getTime()
  return ms >= 0 ? ms : undefined
}

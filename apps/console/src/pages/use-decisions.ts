/** What was decided about refused records since their page was loaded. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import { REFUSED_KEY } from './refused-query.ts'

type Report = ResultOf<'allowRecords'>['records'][number]

interface RecordName {
  provider: string
  providerId: string
}

export interface Decision extends Report {
  isAllowed: boolean
}

export const keyOfRecord = ({ provider, providerId }: RecordName) => `${provider} ${providerId}`

const NONE: ReadonlyMap<string, Decision> = new Map()

interface Decisions {
  /** By `keyOfRecord`. A decided row stays in its place, so that no other button is under the pointer. */
  decisions: ReadonlyMap<string, Decision>
  isBusy: boolean
  decide: (records: readonly RecordName[], isAllowed: boolean) => Promise<void>
}

/** `listedAtMs`: when the rows were loaded; newer rows have what was decided before. */
export function useDecisions(listedAtMs: number): Decisions {
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState({ listedAtMs, decisions: NONE })
  const decisions = made.listedAtMs === listedAtMs ? made.decisions : NONE

  async function decide(records: readonly RecordName[], isAllowed: boolean) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    // Rows that were asked for before would show the state before.
    await client.cancelQueries({ queryKey: [REFUSED_KEY] })
    const names = records.map(({ provider, providerId }) => ({ provider, providerId }))
    try {
      const answer = await call(isAllowed ? 'allowRecords' : 'disallowRecords', { records: names })
      const next = new Map(decisions)
      for (const report of answer.records) next.set(keyOfRecord(report), { ...report, isAllowed })
      setMade({ listedAtMs, decisions: next })
      undoToast(describeDecision(answer.records, isAllowed), answer.auditIds)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== REFUSED_KEY })
      void client.invalidateQueries({ queryKey: [REFUSED_KEY], refetchType: 'none' })
    } catch (error) {
      toast(describeError(error))
      void client.invalidateQueries({ queryKey: [REFUSED_KEY] })
    }
    isRunning.current = false
    setBusy(false)
  }

  return { decisions, isBusy, decide }
}

export function describeDecision(reports: readonly Report[], isAllowed: boolean): string {
  const [first] = reports
  const isOne = reports.length === 1
  const what = isOne ? `“${first!.title}” is` : `${formatNumber(reports.length)} records are`
  if (!isAllowed) return `${what} refused again`
  const adults = reports.filter(({ isAdult }) => isAdult).length
  const waiting = reports.filter(({ slug }) => slug === null).length
  const notes = [
    waiting > 0 && (isOne ? 'The next import adds it' : `The next import adds ${formatNumber(waiting)}`),
    adults > 0 &&
      (isOne
        ? 'Its age band is adult, so no site lists it'
        : `The age band of ${formatNumber(adults)} is adult, so no site lists them`),
  ].filter((note) => note !== false)
  return [`${what} allowed`, ...notes].join('. ')
}

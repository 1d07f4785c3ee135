/**
 * Numbers of the state that leave no history of their own, once a day: without them nobody could say how many games were broken a week ago.
 * One fact has the last weeks.
 */
import type { Ledger } from './ledger.ts'
import { changeFact, findFact } from './versions.ts'

const FACT = 'dayFigures'
export const STORED_DAYS = 35

export interface DayFigures {
  published: number
  draft: number
  broken: number
  waitingImports: number
  /** Of the data directory; null where several machines have one each. */
  freeBytes: number | null
}

type ByDay = Record<string, DayFigures>

const parse = (text: string | null) => (text === null ? {} : (JSON.parse(text) as ByDay))

/** By day since 1970, as it was when that day began or the server started on it. */
export async function readDayFigures(ledger: Pick<Ledger, 'db'>): Promise<ReadonlyMap<number, DayFigures>> {
  const stored = parse(await findFact(ledger, FACT))
  return new Map(Object.entries(stored).map(([day, figures]) => [Number(day), figures]))
}

/** The first of a day stays. Days that are too old are deleted. */
export async function storeDayFigures(ledger: Ledger, day: number, figures: DayFigures): Promise<void> {
  await changeFact(ledger, FACT, (text) => {
    const days = Object.entries({ [day]: figures, ...parse(text) })
    return JSON.stringify(Object.fromEntries(days.filter(([one]) => Number(one) > day - STORED_DAYS)))
  })
}

/** Figures of two weeks for the console's statistics. */
import { dayOf } from '../server/ledger/events.ts'
import type { Ledger } from '../server/ledger/ledger.ts'

/** Two games' plays, visits of one link, and searches that found nothing; half as much in the week before. */
export async function addVisits({ db }: Ledger) {
  const counted: [event: string, subject: string, source: string, count: number][] = [
    ['Visit', '', '', 30],
    ['Visit', '', 'tube/summer', 20],
    ['PlayCounted', 'cozy-blocks', '', 16],
    ['PlayCounted', 'inkrealm', '', 4],
    ['PlayPress', 'cozy-blocks', '', 24],
    ['PlayReady', 'cozy-blocks', '', 18],
    ['Detail', 'cozy-blocks', 'tube/summer', 12],
    ['SearchMiss', 'cozy castles', '', 6],
  ]
  const rows = [0, 7].flatMap((daysAgo) =>
    counted.map(([event, subject, source, count]) => ({
      ...{ site: 'localhost', day: dayOf(Date.now()) - daysAgo, event, subject, source },
      count: daysAgo === 0 ? count : count / 2,
    })),
  )
  await db.insertInto('event_days').values(rows).execute()
}

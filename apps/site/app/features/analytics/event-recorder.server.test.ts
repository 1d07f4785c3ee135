import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listEventCounts } from '#server/ledger/events.ts'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { killAfter } from '#server/ledger/kill-after.ts'
import { type Ledger, openLedger } from '#server/ledger/ledger.ts'
import {
  createEventRecorder,
  type EventRecorderOptions,
  type ReceivedEvent,
} from './event-recorder.server.ts'

const RECORDER = join(import.meta.dirname, './crash-recorder.ts')

async function open(change: Partial<EventRecorderOptions> = {}) {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  const recorder = createEventRecorder({ ledger, ...change })
  onTestFinished(async () => {
    await recorder.close()
    await ledger.close()
  })
  return { ledger, recorder }
}

let ids = 0
const makeEvent = (change: Partial<ReceivedEvent> = {}): ReceivedEvent => ({
  id: `page${(ids += 1)}-1`,
  site: 'fox.example',
  event: 'Home',
  subject: '',
  source: '',
  ...change,
})

test('acknowledged events are in the ledger, and concurrent batches share commits', async () => {
  const { ledger, recorder } = await open()
  const results = await Promise.all(
    Array.from({ length: 200 }, () => recorder.record(Array.from({ length: 20 }, () => makeEvent()))),
  )
  expect(results.every(Boolean)).toBe(true)
  expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([{ count: 4000 }])
})

test('when too many wait, new ones are refused instead of dropping old ones', async () => {
  const { ledger, recorder } = await open({ maxWaiting: 30 })
  const batches = [1, 2, 3].map(() => recorder.record(Array.from({ length: 20 }, () => makeEvent())))
  // The first is on its way at once, so the second may wait, and the third has no room.
  expect(await Promise.all(batches)).toEqual([true, true, false])
  expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([{ count: 40 }])
})

test('a ledger failure is reported to the sender, and later events are stored', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  let isDown = true
  const moody: Ledger = {
    ...ledger,
    get db() {
      if (isDown) throw new Error('the ledger is down')
      return ledger.db
    },
  }
  const recorder = createEventRecorder({ ledger: moody })
  onTestFinished(() => recorder.close())
  await expect(recorder.record([makeEvent()])).rejects.toThrow('the ledger is down')
  isDown = false
  expect(await recorder.record([makeEvent()])).toBe(true)
})

test('rare search terms store no words, common ones do, and the total is exact', async () => {
  const { ledger, recorder } = await open()
  const miss = (subject: string) => makeEvent({ event: 'SearchMiss', subject })
  await recorder.record([miss('my name'), ...Array.from({ length: 5 }, () => miss('dragon')), miss('')])
  expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([
    { event: 'SearchMiss', subject: '', count: 4 },
    { event: 'SearchMiss', subject: 'dragon', count: 3 },
  ])
})

test('a missing address is named after three pages met it, whatever is searched for meanwhile', async () => {
  const { ledger, recorder } = await open()
  const lose = (subject: string, id?: string) => makeEvent({ event: 'LostPage', subject, ...(id && { id }) })
  await recorder.record([
    ...Array.from({ length: 4 }, (_, number) => lose('/john-smith', `onepage-${number}`)),
    ...Array.from({ length: 4 }, () => lose('/old-games')),
    makeEvent({ event: 'SearchMiss', subject: '/old-games' }),
  ])
  expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([
    { event: 'LostPage', subject: '', count: 6 },
    { event: 'LostPage', subject: '/old-games', count: 2 },
    { event: 'SearchMiss', subject: '', count: 1 },
  ])
})

test('events of visits with a pid are counted by pid, and not again when they are sent again', async () => {
  const { ledger, recorder } = await open()
  const visits = Array.from({ length: 5 }, (_, number) =>
    ['Landing', 'Play', 'AdClick'].map((event, place) =>
      makeEvent({ id: `visit${number}-${place}`, event, pid: '77' }),
    ),
  ).flat()
  await recorder.record(visits)
  await recorder.record(visits)
  await recorder.record([
    makeEvent({ event: 'Play' }),
    makeEvent({ event: 'LCP', subject: '1500', pid: '77' }),
  ])
  const counts = await listEventCounts(ledger, { fromDay: 0 })
  expect(counts.map(({ event, subject, count }) => [event, subject, count])).toEqual([
    ['AdClick', '', 5],
    ['LCP', '1500', 1],
    ['Landing', '', 5],
    ['PidAdClick', '', 2],
    ['PidAdClick', '77', 3],
    ['PidPlay', '', 2],
    ['PidPlay', '77', 3],
    ['PidScreen', '', 2],
    ['PidScreen', '77', 3],
    ['PidVisit', '', 2],
    ['PidVisit', '77', 3],
    ['Play', '', 6],
  ])
})

test('a flood of different things on one day is counted together', async () => {
  const { ledger, recorder } = await open({ maxKeysPerDay: 5 })
  await recorder.record(
    Array.from({ length: 50 }, (_, index) =>
      makeEvent({ subject: `made-up-${index}`, source: `x/${index}` }),
    ),
  )
  const counts = await listEventCounts(ledger, { fromDay: 0 })
  expect(counts).toHaveLength(6)
  expect(counts.find(({ subject }) => subject === 'other')?.count).toBe(45)
})

test('after a kill during recording no acknowledged event is lost, and resent ones count once', async () => {
  const dataDir = await makeTestFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1)
    acknowledged.push(...(await killAfter(500 + round * 250, RECORDER, dataDir, `round-${round}`)))
  const ledger = await openLedger({ dataDir })
  const recorder = createEventRecorder({ ledger })
  onTestFinished(async () => {
    await recorder.close()
    await ledger.close()
  })
  const rows = await ledger.db.selectFrom('event_ids').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(2000)
  expect(acknowledged.filter((id) => !known.has(id))).toEqual([])
  for (let start = 0; start < acknowledged.length; start += 1000)
    await recorder.record(acknowledged.slice(start, start + 1000).map((id) => makeEvent({ id })))
  expect(await listEventCounts(ledger, { fromDay: 0 })).toMatchObject([{ count: known.size }])
}, 60_000)

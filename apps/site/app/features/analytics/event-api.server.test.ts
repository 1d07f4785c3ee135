import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import type { IdentifiedEvent } from '#server/ledger/events.ts'
import { eventApi } from './event-api.server.ts'
import { EVENT_NAMES, MAX_EVENTS_PER_BATCH } from './events.ts'

let recorded: IdentifiedEvent[]
let outcome: () => Promise<boolean>
const faults: string[] = []
const app = new Hono<{ Variables: { site: Site } }>()
app.use(async (c, next) => {
  c.set('site', { host: 'fox.example' } as Site)
  await next()
})
app.route(
  '/',
  eventApi({
    recorder: {
      record(events) {
        recorded.push(...events)
        return outcome()
      },
      countWaiting: () => 0,
      close: async () => {},
    },
    log: { error: (message) => void faults.push(message) },
    hasGame: (slug) => slug === 'cozy-blocks',
    hasCategory: (id) => id === 'Cars' || id === 'puzzle',
  }),
)

beforeEach(() => {
  recorded = []
  faults.length = 0
  outcome = async () => true
})

const id = (number = 0) => `0123456789abcdef-${number}`
function post(body: unknown, headers: Record<string, string> = {}) {
  return app.request('http://fox.example/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'fox.example', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const send = (event: object) => post({ events: [{ id: id(), ...event }] })

test('a batch is answered when it is stored', async () => {
  const answer = await post({ events: EVENT_NAMES.map((event, index) => ({ id: id(index), event })) })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ kept: EVENT_NAMES.length })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const names = EVENT_NAMES.map((event) => (event === 'PlayTime' ? 'PlayTime1' : event))
  expect(recorded.map(({ event }) => event)).toEqual(names)
})

test.each([
  [{ event: 'Play', subject: 'cozy-blocks' }, 'cozy-blocks'],
  [{ event: 'Play', subject: 'made-up' }, ''],
  [{ event: 'Detail', subject: '../../etc' }, ''],
  [{ event: 'CateDetail', subject: 'Cars' }, 'Cars'],
  [{ event: 'CateDetail', subject: 'puzzle' }, 'puzzle'],
  [{ event: 'CateDetail', subject: 'no-such-category' }, ''],
  [{ event: 'CateDetail', subject: 'constructor' }, ''],
  [{ event: 'Home', subject: 'anything' }, ''],
  [{ event: 'AdShow', subject: 'home' }, 'home'],
  [{ event: 'AdClick', subject: 'manual' }, 'manual'],
  [{ event: 'Inter_AD_Show', subject: 'before-play', page: 'Play' }, 'before-play/Play'],
  [{ event: 'AdShow', subject: 'words-of-my-own', page: 'Home' }, ''],
  [{ event: 'AdShow', subject: 'home/Play' }, ''],
  [{ event: 'Play', subject: 'cozy-blocks', page: 'Play' }, 'cozy-blocks'],
  [{ event: 'AdRequest', subject: 'words-of-my-own' }, ''],
  [{ event: 'Purchase', subject: 'constructor' }, ''],
  [{ event: 'AD_Click', subject: '<script>' }, ''],
  [{ event: 'SearchMiss', subject: ' Dragon  Föx ' }, 'dragon fox'],
  [{ event: 'SearchMiss', subject: 'me@example.com' }, ''],
  [{ event: 'LostPage', subject: '/old-games' }, '/old-games'],
  [{ event: 'LostPage', subject: '/user/me@fox.example' }, ''],
  [{ event: 'LostPage', subject: '/%1b[31m' }, ''],
  [{ event: 'LostPage' }, ''],
  [{ event: 'Landing', subject: 'anything' }, ''],
  [{ event: 'LCP', value: 2400 }, '2500'],
  [{ event: 'CLS', value: 0 }, '0.001'],
  [{ event: 'LCP', subject: '7' }, ''],
])('%j is counted under %j', async (event, subject) => {
  expect((await send(event)).status).toBe(200)
  expect(recorded).toMatchObject([{ subject, site: 'fox.example', source: '' }])
})

test('played minutes are counted by how many they are, of known games', async () => {
  for (const value of [1, 7, 40, 1e6]) await send({ event: 'PlayTime', subject: 'cozy-blocks', value })
  await send({ event: 'PlayPress', subject: 'made-up' })
  expect(recorded.map(({ event, subject }) => `${event} ${subject}`)).toEqual([
    'PlayTime1 cozy-blocks',
    'PlayTime5 cozy-blocks',
    'PlayTime40 cozy-blocks',
    'PlayTime40 cozy-blocks',
    'PlayPress ',
  ])
})

test('the source of a visit is sent with it', async () => {
  await send({ event: 'Home', network: 'tiktok', channel: 'summer' })
  await send({ event: 'Home', network: 'tiktok' })
  await send({ event: 'Home', channel: 'summer' })
  expect(recorded.map(({ source }) => source)).toEqual(['tiktok/summer', 'tiktok/', '/summer'])
})

test('the pid of a link is recorded beside its network and channel', async () => {
  await send({ event: 'Home', network: 'tiktok', pid: 'p-7.x' })
  await send({ event: 'Home' })
  expect(recorded).toMatchObject([{ source: 'tiktok/', pid: 'p-7.x' }, { source: '' }])
  expect(recorded[1]).not.toHaveProperty('pid', expect.any(String))
})

test.each(['', 'a b', '<script>', 'x'.repeat(65), '../../x', 'a/b', 'ä', '\u001b[31m', 7, null, {}, ['7']])(
  'a pid such as %j is refused',
  async (pid) => {
    const answer = await send({ event: 'Landing', pid })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: string }).error).toContain('events.0.pid')
    expect(recorded).toEqual([])
  },
)

test.each<[unknown, string]>([
  ['', 'the body is'],
  ['{', 'the body is'],
  [null, 'the body is'],
  [[], 'events'],
  [{}, 'events'],
  [{ events: [] }, 'events'],
  [{ events: {} }, 'events'],
  [{ events: [{ id: id(), event: 'Home' }], more: 1 }, 'more'],
  [
    { events: Array.from({ length: MAX_EVENTS_PER_BATCH + 1 }, (_, n) => ({ id: id(n), event: 'Home' })) },
    'events',
  ],
  [{ events: [{ event: 'Home' }] }, 'events.0.id'],
  [{ events: [{ id: 'short', event: 'Home' }] }, 'events.0.id'],
  [{ events: [{ id: 'A'.repeat(20), event: 'Home' }] }, 'events.0.id'],
  [{ events: [{ id: id(), event: 'constructor' }] }, 'events.0.event'],
  [{ events: [{ id: id(), event: 'Home', subject: 'x'.repeat(121) }] }, 'events.0.subject'],
  [{ events: [{ id: id(), event: 'LCP', value: '1' }] }, 'events.0.value'],
  [{ events: [{ id: id(), event: 'LCP', value: -1 }] }, 'events.0.value'],
  [{ events: [{ id: id(), event: 'LCP', value: 1e9 }] }, 'events.0.value'],
  [{ events: [{ id: id(), event: 'Home', network: 'a b' }] }, 'events.0.network'],
  [{ events: [{ id: id(), event: 'Home', email: 'x' }] }, 'events.0.email'],
  [{ events: [{ id: id(), event: 'AdShow', page: '/gamePlay/x' }] }, 'events.0.page'],
])('%j is refused completely, naming the fault', async (body, where) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { error: string }).error).toContain(where)
  expect(recorded).toEqual([])
})

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ Origin: 'http://fox.example' }, 200],
  [{ Origin: 'https://owl.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Content-Type': 'text/plain' }, 415],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
])('a call with %j is answered %i', async (headers, status) => {
  const answer = await post({ events: [{ id: id(), event: 'Home' }] }, headers as Record<string, string>)
  expect(answer.status).toBe(status)
})

test('a failed write is answered with an error, so that the browser sends it again', async () => {
  outcome = async () => false
  expect((await send({ event: 'Home' })).status).toBe(503)
  expect(faults).toEqual([])
  outcome = () => Promise.reject(new Error('the ledger is down'))
  const answer = await send({ event: 'Home' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('30')
  expect(await answer.text()).not.toContain('ledger')
  expect(faults).toHaveLength(1)
})

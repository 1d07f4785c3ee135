import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { listCounters } from '#server/ledger/counters.ts'
import { type Ledger, openLedger } from '#server/ledger/ledger.ts'
import { createGameLimits, GAME_LIMITS, type GameLimitName } from '#server/game-limits.ts'
import { listReports, resolveReport } from '#server/ledger/reports.ts'
import { playApi } from './play-api.server.ts'
import { PLAY_WINDOW_MS } from './play-count.ts'
import { createPlayCounter, type PlayCounter } from './plays.server.ts'

const slug = 'cozy-blocks'
const visitId = '0123456789abcdef'.repeat(2)
const token = 'f'.repeat(32)
const faults: string[] = []
const log = { error: (message: string) => void faults.push(message) }

let dataDir: string
let realLedger: Ledger
let isLedgerDown = false
let clock = Date.now()
let plays: PlayCounter
let address: string
let app: Hono<{ Variables: { site: Site } }>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'play-api-'))
  realLedger = await openLedger({ dataDir })
  await realLedger.db
    .insertInto('games')
    .values({
      slug,
      provider: 'playhouse',
      provider_id: slug,
      title: 'Cozy Blocks',
      title_key: 'cozyblocks',
      status: 'published',
      published_at: 1,
      updated_at: 1,
      quality: 1,
      merged_into: null,
      vanished_at: null,
      record: '{}',
    })
    .execute()
  isLedgerDown = false
  faults.length = 0
  const ledger = moodyLedger()
  plays = createPlayCounter({ ledger, log, retryEveryMs: 3_600_000, maxWaiting: 3, now: () => clock })
  app = new Hono<{ Variables: { site: Site } }>()
  app.use(async (c, next) => {
    c.set('site', { host: 'play.example' } as Site)
    await next()
  })
  address = '203.0.113.7'
  const limits = createGameLimits(true, () => clock)
  const takeLimit = async (_c: unknown, name: GameLimitName, game: string) => limits.take(name, game, address)
  const hasGame = (name: string) => name === slug || name === 'gone'
  app.route('/', playApi({ ledger, plays, log, hasGame, takeLimit }))
})

afterEach(async () => {
  isLedgerDown = false
  await plays.close()
  await realLedger.close()
  await rm(dataDir, { recursive: true })
})

/** A real ledger that can be taken away for a while. */
function moodyLedger(): Ledger {
  return {
    engine: realLedger.engine,
    ping: realLedger.ping,
    close: realLedger.close,
    get db() {
      if (isLedgerDown) throw new Error('the ledger is down')
      return realLedger.db
    },
  }
}

function post(path: string, body: unknown, contentType = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.request(path, { method: 'POST', body: text, headers: { 'Content-Type': contentType } })
}

async function countPlays() {
  return (await listCounters(realLedger)).get(slug)?.plays
}

test('a play is counted once for a visit and half an hour, and is stored when it is acknowledged', async () => {
  expect(await (await post('/plays', { slug, visitId })).json()).toEqual({ counted: true })
  expect(await countPlays()).toBe(1)
  expect(await (await post('/plays', { slug, visitId })).json()).toEqual({ counted: false })
  clock += PLAY_WINDOW_MS
  expect(await (await post('/plays', { slug, visitId })).json()).toEqual({ counted: true })
  expect(await countPlays()).toBe(2)
})

const visitOf = (digit: string) => ({ slug, visitId: digit.repeat(32) })

test('plays that come while others are written share a commit, and all are counted', async () => {
  const answers = await Promise.all(['1', '2', '3'].map((digit) => post('/plays', visitOf(digit))))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await countPlays()).toBe(3)
})

test('plays are not acknowledged while the ledger is away, count when it is back, and do not count twice', async () => {
  isLedgerDown = true
  for (const digit of ['1', '2', '3']) {
    const answer = await post('/plays', visitOf(digit))
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
  }
  expect(await (await post('/plays', visitOf('4'))).json()).toEqual({
    error: 'too many plays wait to be written',
  })
  isLedgerDown = false
  // The visitor tries again: the play waits already, and all of them are written now.
  expect(await (await post('/plays', visitOf('1'))).json()).toEqual({ counted: false })
  expect(await countPlays()).toBe(3)
  expect((await post('/plays', visitOf('4'))).status).toBe(202)
  expect(await countPlays()).toBe(4)
})

test('what could not be written is written when the counter closes', async () => {
  isLedgerDown = true
  expect((await post('/plays', visitOf('1'))).status).toBe(503)
  isLedgerDown = false
  await plays.close()
  expect(await countPlays()).toBe(1)
})

// covers: '11.9'
test('a vote can be cast, changed and taken back, and is one vote', async () => {
  const cast = async (value: number) => (await post('/vote', { slug, token, value })).json()
  expect(await cast(1)).toEqual({ likes: 1, dislikes: 0 })
  expect(await cast(1)).toEqual({ likes: 1, dislikes: 0 })
  expect(await cast(-1)).toEqual({ likes: 0, dislikes: 1 })
  expect(await cast(0)).toEqual({ likes: 0, dislikes: 0 })
})

test('the visitor’s token is never stored', async () => {
  await post('/vote', { slug, token, value: 1 })
  const votes = await realLedger.db.selectFrom('votes').selectAll().execute()
  expect(votes).toHaveLength(1)
  expect(votes[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(votes)).not.toContain(token)
})

test('a report is stored with its site, and its note cannot write to an operator’s terminal', async () => {
  const answer = await post('/report', { slug, reason: 'black-screen', note: ' \u001b[2Jit is \u202eblack ' })
  expect(answer.status).toBe(201)
  expect(await listReports(realLedger)).toMatchObject([
    {
      site: 'play.example',
      gameSlug: slug,
      reason: 'black-screen',
      note: '[2Jit is black',
      resolvedAtMs: null,
    },
  ])
})

test('an error of a game is stored once, as a report the operator can read', async () => {
  const fault = {
    slug,
    message: 'TypeError: x is\u001b[2J not',
    stack: 'TypeError: x is\u001b[2J not\n  at play (main.js:1:2)',
  }
  expect((await post('/game-error', fault)).status).toBe(201)
  expect((await post('/game-error', fault)).status).toBe(200)
  expect(await listReports(realLedger)).toMatchObject([
    { gameSlug: slug, reason: 'script-error', note: 'TypeError: x is [2J not | at play (main.js:1:2)' },
  ])
})

test('a game that breaks in a thousand ways fills no more than twenty lines', async () => {
  for (let i = 0; i < 30; i++) {
    address = `203.0.113.${i}`
    await post('/game-error', { slug, message: `fault ${i}`, stack: '' })
  }
  expect(await listReports(realLedger)).toHaveLength(20)
  for (const { id } of await listReports(realLedger)) await resolveReport(realLedger, id, 5)
  expect((await post('/game-error', { slug, message: 'fault 1', stack: '' })).status).toBe(201)
})

test('a rights-holder’s report needs a text, and no later report of the same browser replaces it', async () => {
  const note = 'I am Mira. I drew this: https://mira.example, mira@example.com'
  expect((await post('/report', { slug, token, reason: 'rights' })).status).toBe(400)
  expect((await post('/report', { slug, token, reason: 'rights', note: 'It is mine' })).status).toBe(400)
  expect((await post('/report', { slug, token, reason: 'rights', note: 'm'.repeat(2001) })).status).toBe(400)
  expect((await post('/report', { slug, token, reason: 'rights', note })).status).toBe(201)
  expect((await post('/report', { slug, token, reason: 'controls' })).status).toBe(201)
  const reports = await listReports(realLedger, { open: true })
  expect(reports.map((report) => [report.reason, report.note])).toEqual([
    ['controls', ''],
    ['rights', note],
  ])
})

test('a report needs no note', async () => {
  expect((await post('/report', { slug, reason: 'controls' })).status).toBe(201)
})

// asvs: '2.2.1', '2.2.2'
test.each([
  ['no JSON', '/vote', '{', 400],
  ['an empty body', '/plays', '', 400],
  ['a list', '/report', [], 400],
  ['null', '/vote', 'null', 400],
  ['a wrong token', '/vote', { slug, token: 'F'.repeat(32), value: 1 }, 400],
  ['a vote of two', '/vote', { slug, token, value: 2 }, 400],
  ['an unknown field', '/vote', { slug, token, value: 1, admin: true }, 400],
  ['a slug with a path', '/plays', { slug: '../x', visitId }, 400],
  ['an unknown reason', '/report', { slug, reason: 'boring' }, 400],
  ['a note that is too long', '/report', { slug, reason: 'other', note: 'x'.repeat(501) }, 400],
  ['an error that is too long', '/game-error', { slug, message: 'x'.repeat(301), stack: '' }, 400],
  ['an error without words', '/game-error', { slug, message: ' \n ', stack: '' }, 400],
  ['an error of a game the ledger has lost', '/game-error', { slug: 'gone', message: 'x', stack: '' }, 404],
  ['an unknown game', '/vote', { slug: 'moon-melon', token, value: 1 }, 404],
  ['a game the ledger has lost', '/vote', { slug: 'gone', token, value: 1 }, 404],
  ['a report on a game the ledger has lost', '/report', { slug: 'gone', reason: 'other' }, 404],
])('%s is answered with words', async (_name, path, body, status) => {
  const answer = await post(path, body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: expect.any(String) })
})

test('another site’s form cannot vote', async () => {
  expect((await post('/vote', { slug, token, value: 1 }, 'text/plain')).status).toBe(415)
})

// asvs: '16.5.2'
test.each([
  ['/vote', { slug, token, value: 1 }],
  ['/report', { slug, reason: 'other' }],
  ['/game-error', { slug, message: 'x', stack: '' }],
])('%s reports kindly that the ledger is unavailable', async (path, body) => {
  isLedgerDown = true
  const answer = await post(path, body)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ error: expect.stringContaining('try again') })
})

// covers: '11.9'
test('a visitor has one report per game: a later one takes its place and the note stays', async () => {
  await post('/report', { slug, token, reason: 'controls' })
  await post('/report', { slug, token, reason: 'controls', note: 'the jump key' })
  await post('/report', { slug, token, reason: 'black-screen' })
  await post('/report', { slug, token: 'a'.repeat(32), reason: 'rude' })
  const reports = await listReports(realLedger, { open: true })
  expect(reports.map(({ reason, note }) => [reason, note])).toEqual([
    ['rude', ''],
    ['black-screen', 'the jump key'],
  ])
  await resolveReport(realLedger, reports[1]!.id, 5)
  await post('/report', { slug, token, reason: 'other' })
  expect(await listReports(realLedger, { open: true })).toMatchObject([
    { reason: 'other', note: '' },
    { reason: 'rude' },
  ])
})

test('stored reports and votes of one visitor cannot be linked', async () => {
  await post('/vote', { slug, token, value: 1 })
  await post('/report', { slug, token, reason: 'other' })
  const [vote] = await realLedger.db.selectFrom('votes').select('token_hash').execute()
  const [report] = await realLedger.db.selectFrom('reports').select('token_hash').execute()
  expect(report?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(report?.token_hash).not.toBe(vote?.token_hash)
  expect(report?.token_hash).not.toContain(token)
})

const hex = (number: number) => number.toString(16).padStart(32, '0')

// asvs: '2.4.1'
test.each([
  ['/vote', 'vote', 200, (number: number) => ({ slug, token: hex(number), value: 1 })],
  ['/plays', 'play', 202, (number: number) => ({ slug, visitId: hex(number) })],
  ['/report', 'report', 201, (number: number) => ({ slug, token: hex(number), reason: 'other' })],
  ['/game-error', 'error', 201, (number: number) => ({ slug, message: `fault ${number}`, stack: '' })],
] as const)(
  '%s counts so often an hour for one address and game, then says when to try again',
  async (...args) => {
    const [path, kind, status, bodyOf] = args
    plays = createPlayCounter({ ledger: realLedger, log, retryEveryMs: 3_600_000, now: () => clock })
    const limits = createGameLimits(true, () => clock)
    const limited = new Hono<{ Variables: { site: Site } }>()
    limited.use(async (c, next) => (c.set('site', { host: 'play.example' } as Site), next()))
    const takeLimit = async (_c: unknown, name: GameLimitName, game: string) =>
      limits.take(name, game, address)
    limited.route('/', playApi({ ledger: realLedger, plays, log, hasGame: () => true, takeLimit }))
    const ask = (number: number) =>
      limited.request(path, {
        method: 'POST',
        body: JSON.stringify(bodyOf(number)),
        headers: { 'Content-Type': 'application/json' },
      })
    const limit = GAME_LIMITS[kind]
    for (let number = 0; number < limit; number++) expect((await ask(number)).status).toBe(status)
    const refused = await ask(limit)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/^too many .* this game from your network; please try again in \d+ min$/),
    })
    address = '203.0.113.8'
    expect((await ask(limit)).status).not.toBe(429)
    await plays.close()
  },
)

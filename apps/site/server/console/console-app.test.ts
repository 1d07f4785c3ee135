/** The console over HTTP: who is let in, from where, and with which headers. */
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Portal } from '../portal-state.ts'
import { noFiles, openConsole, ORIGIN, PAGE, ROOT, TOKEN } from './console-app.fixture.ts'
import { createConsoleAnswer } from './console-answer.ts'
import { parseConsoleOrigin } from './console-origin.ts'

forEachEngine((open) => {
  // asvs: '7.2'
  test('without a session nothing is answered but how to sign in', async () => {
    const { call } = await openConsole(open)
    const answer = await call('operations/listGames', { cookie: '' })
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'signed-out'])
    const session = await call('session', { method: 'GET', body: undefined, cookie: '__Host-console=x' })
    expect(await session.json()).toEqual({ isSignedIn: false, hasPeople: true })
    expect((await call('covers/kite', { method: 'GET', body: undefined, cookie: '' })).status).toBe(401)
  })

  // asvs: '3.5.1', '3.5.2'
  test('a call of another origin is refused, also of a host below the same domain', async () => {
    const { call } = await openConsole(open)
    const statusOf = async (init: object) => (await call('operations/listGames', init)).status
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({ from: 'https://games.example.com', site: 'same-site' })).toBe(403)
    expect(await statusOf({ site: 'same-site' })).toBe(403)
    expect(await statusOf({ site: 'none' })).toBe(403)
    expect(await statusOf({ from: 'https://console.example.com.evil.example' })).toBe(403)
    expect(await statusOf({ from: 'null' })).toBe(403)
    expect(await statusOf({ headers: { 'content-type': 'application/json' } })).toBe(403)
    const plain = { 'content-type': 'text/plain', origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    expect(await statusOf({ headers: { ...plain, cookie: `__Host-console=${TOKEN}` } })).toBe(415)
  })

  test('every answer has the strict policy, is in no frame and in no cache', async () => {
    const { app, call } = await openConsole(open)
    for (const answer of [
      await call('operations/listGames'),
      await call('session', { method: 'GET', body: undefined }),
      await app.fetch(new Request(`${ORIGIN}/games/kite`)),
      await app.fetch(new Request(`${ORIGIN}/nothing.js`)),
    ]) {
      const policy = answer.headers.get('Content-Security-Policy')
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("frame-src 'none'")
      expect(policy).not.toMatch(/unsafe|https:|\*/)
      expect(answer.headers.get('Cache-Control')).toMatch(/^no-(store|cache)$/)
      expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    }
    const list = await call('operations/listGames')
    expect(list.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect((await list.json()).games[0].title).toBe('<img src=x onerror=alert(1)>')
  })

  test('the page of a site is the page, although its host has dots', async () => {
    const { app } = await openConsole(open)
    const statusOf = async (path: string) => (await app.fetch(new Request(ORIGIN + path))).status
    expect(await statusOf('/sites/games.example.com')).toBe(200)
    expect(await statusOf('/robots.txt')).toBe(404)
  })

  // asvs: '3.3.1', '3.3.2', '3.3.3', '3.3.4', '7.4'
  test('signing out ends the session on the server, and its cookie is for this host only', async () => {
    const { call } = await openConsole(open)
    const answer = await call('session/end')
    expect(answer.headers.get('Set-Cookie')).toBe(
      '__Host-console=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict',
    )
    expect((await call('operations/listGames')).status).toBe(401)
  })

  // asvs: '7.5'
  test('a dangerous operation wants the passkey again after five minutes', async () => {
    const { call } = await openConsole(open, { checkedMs: Date.now() - 6 * 60_000 })
    const answer = await call('operations/createLink')
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'check-passkey'])
    expect((await call('operations/listPeople')).status).toBe(200)
    const fresh = await openConsole(open)
    expect((await fresh.call('operations/createLink')).status).toBe(200)
  })

  // asvs: '8.2', '8.3', '16.5.3'
  test('a moderator is refused what a manager may, and a role of another version may nothing', async () => {
    const { call } = await openConsole(open, { role: 'moderator' })
    const body = JSON.stringify({ slug: 'kite', change: { title: 'Mine' } })
    expect((await call('operations/editGame', { body })).status).toBe(403)
    expect((await call('operations/listAudit')).status).toBe(403)
    expect((await call('operations/listMessages')).status).toBe(200)
    const stranger = await openConsole(open, { role: 'emperor' })
    expect((await stranger.call('operations/listMessages')).status).toBe(401)
  })

  test('what cannot be read is refused in words, and never logged as a fault', async () => {
    const { call, error } = await openConsole(open)
    for (const [path, init] of [
      ['operations/listGames', { body: '{' }],
      ['operations/listGames', { body: '[]' }],
      ['operations/editGame', { body: '{"slug":1}' }],
      ['operations/__proto__', {}],
      ['operations/constructor', {}],
      ['session/finish', { body: '{"response":{"id":"x"}}' }],
      ['session/link', { body: '{"token":"short"}' }],
      ['session/link-finish', { body: `{"token":"${TOKEN}","name":"x","response":{}}` }],
      ['nothing', {}],
    ] as const) {
      const answer = await call(path, init)
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(answer.status, path).toBeLessThan(500)
      expect((await answer.json()).error.message).toMatch(/^[A-Z]/)
    }
    expect(error).not.toHaveBeenCalled()
  })

  // asvs: '5.2.1'
  test('a file comes with PUT: from this console, of a kind that is taken, and not too large', async () => {
    const { call, error } = await openConsole(open)
    const headers = (type: string, origin = ORIGIN) => ({
      'content-type': type,
      ...{ origin, 'sec-fetch-site': 'same-origin', cookie: `__Host-console=${TOKEN}` },
    })
    const put = (type: string, body: string | Uint8Array<ArrayBuffer>, origin?: string) =>
      call('sites/localhost/logo', { method: 'PUT', body, headers: headers(type, origin) })
    expect((await put('image/png', 'x', 'https://games.example.com')).status).toBe(403)
    expect((await put('image/jpeg', 'x')).status).toBe(415)
    expect((await put('image/png', new Uint8Array(11 * 1024 * 1024))).status).toBe(413)
    const faulty = await put('image/svg+xml', '<svg viewBox="0 0 1 1"><script/></svg>')
    expect([faulty.status, (await faulty.json()).error]).toMatchObject([
      400,
      { field: 'logo.svg', faults: [{ field: 'logo.svg', message: expect.stringContaining('script') }] },
    ])
    const anonymous = await call('sites/localhost/logo', { method: 'PUT', body: 'x', cookie: '' })
    expect(anonymous.status).toBe(415)
    const others = { ...headers('image/png'), cookie: '' }
    expect((await call('sites/localhost/logo', { method: 'PUT', body: 'x', headers: others })).status).toBe(
      401,
    )
    const moderator = await openConsole(open, { role: 'moderator' })
    const feed = { method: 'PUT', body: '{}', headers: headers('application/octet-stream') }
    expect((await moderator.call('feeds/gamepix/file', feed)).status).toBe(403)
    expect((await moderator.call('events/imports', { method: 'GET', body: undefined })).status).toBe(401)
    expect(error).not.toHaveBeenCalled()
  })

  test('attempts to sign in are limited by address', async () => {
    const { call } = await openConsole(open)
    const statuses = []
    for (let attempt = 0; attempt < 40; attempt++)
      statuses.push((await call('session/finish', { body: '{"response":{"id":"x"}}' })).status)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    // A person who is signed in goes on.
    expect((await call('operations/listGames')).status).toBe(200)
  })
})

test.each([
  ['https://console.example.com', true],
  ['https://console.example.com:8443', true],
  ['http://console.localhost:3000', true],
  ['http://localhost:3000', false],
  ['http://console.example.com', false],
  ['http://127.0.0.1:3000', false],
  ['https://console.example.com/path', false],
  ['https://u:p@console.example.com', false],
  ['ftp://console.localhost', false],
  ['console.localhost', false],
])('CONSOLE_ORIGIN=%s is taken: %s', (origin, isTaken) => {
  expect(parseConsoleOrigin(origin) !== null).toBe(isTaken)
  const parse = () => parseConfig({ CONSOLE_ORIGIN: origin }, ROOT)
  if (isTaken) expect(parse().console!.origin).toBe(origin)
  else expect(parse).toThrow('CONSOLE_ORIGIN')
})

function answerOf(environment: Record<string, string>, host: string, more: object = {}) {
  const portal = {
    config: parseConfig(environment, ROOT),
    sites: { listSites: () => [] },
  } as unknown as Portal
  const answer = createConsoleAnswer(portal, { files: noFiles, page: PAGE })
  const { address = '127.0.0.1', ...headers } = more as { address?: string }
  const incoming = { headers: { host, ...headers }, socket: { remoteAddress: address } }
  return answer(new Request(`http://${host}/`), { incoming } as never)
}
const statusOf = async (...args: Parameters<typeof answerOf>) => (await answerOf(...args))?.status ?? null

test('without encryption only this machine gets the console, and no proxy speaks for another one', async () => {
  expect(await statusOf({}, 'console.localhost:3000')).toBe(200)
  expect(await statusOf({}, 'CONSOLE.localhost:3000', { address: '::1' })).toBe(200)
  expect(await statusOf({}, 'console.localhost:3000', { address: '::ffff:127.0.0.1' })).toBe(200)
  expect(await statusOf({}, 'console.localhost:3000', { address: '192.0.2.1' })).toBe(421)
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])
    expect(await statusOf({}, 'console.localhost:3000', { [name]: '127.0.0.1' }), name).toBe(421)
})

// asvs: '3.5.4'
test('with https a proxy stands in front, and every other host is a site’s', async () => {
  const https = { CONSOLE_ORIGIN: ORIGIN }
  expect(await statusOf(https, 'console.example.com', { 'x-forwarded-for': '192.0.2.1' })).toBe(200)
  for (const host of ['localhost', 'games.example.com', 'console.localhost', 'x.console.example.com'])
    expect(await statusOf(https, host), host).toBeNull()
  expect(await statusOf({ CONSOLE: 'off' }, 'console.localhost')).toBeNull()
})

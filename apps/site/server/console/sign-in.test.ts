/** Links, passkeys and sessions over HTTP: each lets in once, for a time, the browser that it was made for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CHALLENGE_MS,
  insertLink,
  LINK_MS,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
} from '../ledger/console-access.ts'
import { forEachEngine, type OpenLedger } from '../ledger/ledger-engines.ts'
import { insertPerson } from '../ledger/people.ts'
import { openConsole, ORIGIN, TOKEN } from './console-app.fixture.ts'
import { makePasskey, type AskedFor } from './passkey.fixture.ts'

const NOW_MS = 1_800_000_000_000
const LINK = 'L'.repeat(43)

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const after = (ms: number) => void vi.setSystemTime(NOW_MS + ms)

async function setUp(open: OpenLedger) {
  const opened = await openConsole(open)
  const { call, ledger } = opened
  await insertLink(ledger, LINK, {
    ...{ personId: null, role: 'editor', sites: null, isFirst: false },
    expiresAtMs: NOW_MS + LINK_MS,
  })
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await call(`session/${path}`, { body: JSON.stringify(body), cookie })
    const set = answer.headers.get('set-cookie')
    return {
      status: answer.status,
      json: (await answer.json()) as { options: AskedFor; error?: { code: string } },
      cookie: set?.split(';')[0] ?? null,
    }
  }
  const openLink = async () => (await post('link', { token: LINK, name: 'Kim' })).json.options
  const finishLink = (response: object, cookie?: string) =>
    post('link-finish', { token: LINK, name: 'Kim', response }, cookie)
  const startSignIn = async () => (await post('start', {})).json.options
  const finishSignIn = (response: object, cookie?: string) => post('finish', { response }, cookie)
  const isIn = async (cookie: string) => (await call('operations/listGames', { cookie })).status === 200
  return { ...opened, post, openLink, finishLink, startSignIn, finishSignIn, isIn }
}

/** With a person whose passkey is known. */
async function setUpKim(open: OpenLedger) {
  const opened = await setUp(open)
  const passkey = makePasskey({ origin: ORIGIN })
  const made = await opened.finishLink(passkey.create(await opened.openLink()))
  expect(made.status).toBe(200)
  return { ...opened, passkey, session: made.cookie! }
}

forEachEngine((open) => {
  test('a link makes one passkey: used again, with the same answer or another, it is refused', async () => {
    const { openLink, finishLink, isIn, post, ledger } = await setUp(open)
    const options = await openLink()
    const answer = makePasskey({ origin: ORIGIN }).create(options)
    const other = makePasskey({ origin: ORIGIN }).create(await openLink())
    const first = await finishLink(answer)
    expect(first.status).toBe(200)
    expect(await isIn(first.cookie!)).toBe(true)
    for (const again of [answer, other]) {
      const refused = await finishLink(again)
      expect([refused.status, refused.json.error?.code, refused.cookie]).toEqual([410, 'link-expired', null])
    }
    expect((await post('link', { token: LINK, name: 'Kim' })).status).toBe(410)
    expect(await ledger.db.selectFrom('passkeys').select('id').execute()).toHaveLength(1)
  })

  test('a link is worth nothing after an hour, also when it was opened before', async () => {
    const { openLink, finishLink, post } = await setUp(open)
    after(LINK_MS - 1000)
    const answer = makePasskey({ origin: ORIGIN }).create(await openLink())
    after(LINK_MS)
    expect((await finishLink(answer)).status).toBe(410)
    expect((await post('link', { token: LINK, name: 'Kim' })).status).toBe(410)
  })

  test('a first link is worth nothing once there is somebody', async () => {
    const { ledger, post } = await setUp(open)
    const token = 'F'.repeat(43)
    const link = { personId: null, role: 'owner', sites: null, isFirst: true, expiresAtMs: NOW_MS + LINK_MS }
    await insertLink(ledger, token, link)
    expect((await post('link', { token, name: 'Kim' })).status).toBe(410)
  })

  // asvs: '6.7'
  test('a signed answer signs in once: captured and sent again, it is refused', async () => {
    const { startSignIn, finishSignIn, passkey, isIn } = await setUpKim(open)
    const answer = passkey.use(await startSignIn())
    const first = await finishSignIn(answer)
    expect([first.status, await isIn(first.cookie!)]).toEqual([200, true])
    const second = await finishSignIn(answer)
    expect([second.status, second.json.error?.code, second.cookie]).toEqual([400, 'unknown-passkey', null])
  })

  test('an answer is refused to a challenge that is five minutes old, made up, or of another page', async () => {
    const { startSignIn, finishSignIn, passkey, openLink, finishLink } = await setUpKim(open)
    const old = passkey.use(await startSignIn())
    const fresh = await startSignIn()
    after(CHALLENGE_MS)
    expect((await finishSignIn(old)).status).toBe(400)
    after(0)
    expect((await finishSignIn(passkey.use({ challenge: 'A'.repeat(43) }))).status).toBe(400)
    expect((await finishSignIn(passkey.use(fresh, 'https://console.example.com.evil.example'))).status).toBe(
      400,
    )
    // Spent by the attempt.
    expect((await finishSignIn(passkey.use(fresh))).status).toBe(400)
    expect((await finishSignIn(makePasskey({ origin: ORIGIN }).use(await startSignIn()))).status).toBe(400)
    expect((await finishLink(makePasskey({ origin: ORIGIN }).create(await startSignIn()))).status).toBe(410)
    expect(await openLink()).toBeUndefined()
  })

  test('an answer for a sign-in is none for a link, and one for a session is none for another session', async () => {
    const { startSignIn, finishLink, finishSignIn, openLink, post, passkey, session } = await setUpKim(open)
    const check = (await post('check', {}, session)).json.options
    const mine = await finishSignIn(passkey.use(await startSignIn()))
    const stolen = await post('check-finish', { response: passkey.use(check) }, mine.cookie!)
    expect([stolen.status, stolen.json.error?.code]).toEqual([400, 'not-verified'])
    const again = (await post('check', {}, mine.cookie!)).json.options
    const good = passkey.use(again)
    expect((await post('check-finish', { response: good }, mine.cookie!)).status).toBe(200)
    expect((await post('check-finish', { response: good }, mine.cookie!)).status).toBe(400)
    expect((await finishLink(makePasskey({ origin: ORIGIN }).create(await startSignIn()))).status).toBe(410)
    expect(await openLink()).toBeUndefined()
  })

  // asvs: '7.2'
  test('a token that somebody put into the browser never becomes a session', async () => {
    const { startSignIn, finishSignIn, passkey, isIn, ledger, post } = await setUpKim(open)
    const planted = `__Host-console=${'P'.repeat(43)}`
    expect(await isIn(planted)).toBe(false)
    const signedIn = await finishSignIn(passkey.use(await startSignIn()), planted)
    expect(signedIn.cookie).toMatch(/^__Host-console=[\w-]{43}$/)
    expect(signedIn.cookie).not.toBe(planted)
    expect(await isIn(planted)).toBe(false)
    // The session of somebody else ends with the sign-in over it, and its token is not taken over.
    const theirs = `__Host-console=${TOKEN}`
    const over = await finishSignIn(passkey.use(await startSignIn()), theirs)
    expect(over.cookie).not.toBe(theirs)
    expect([await isIn(theirs), await isIn(over.cookie!)]).toEqual([false, true])
    // A cookie of a parent domain cannot have the prefix; without it nothing is read.
    const value = over.cookie!.split('=')[1]!
    for (const other of [`console=${value}`, `__Secure-console=${value}`, `x=__Host-console=${value}`])
      expect(await isIn(other), other).toBe(false)
    await post('end', {}, over.cookie!)
    expect(await isIn(over.cookie!)).toBe(false)
    const tokens = JSON.stringify(await ledger.db.selectFrom('console_sessions').selectAll().execute())
    expect(tokens).not.toContain(signedIn.cookie!.split('=')[1]!)
  })

  // asvs: '7.3'
  test('a cookie is worth nothing after 12 hours without use, and after seven days', async () => {
    const { isIn, session, startSignIn, finishSignIn, passkey } = await setUpKim(open)
    const idle = (await finishSignIn(passkey.use(await startSignIn()))).cookie!
    for (let ms = 0; ms < SESSION_MAX_MS; ms += SESSION_IDLE_MS - 1000) {
      after(ms)
      expect(await isIn(session), `${ms} ms`).toBe(true)
    }
    expect(await isIn(idle)).toBe(false)
    after(SESSION_MAX_MS)
    expect(await isIn(session)).toBe(false)
    after(0)
    const unused = (await finishSignIn(passkey.use(await startSignIn()))).cookie!
    after(SESSION_IDLE_MS)
    expect(await isIn(unused)).toBe(false)
  })

  // asvs: '7.4', '7.5'
  test('one’s sessions are listed without their tokens, and another one is ended from here', async () => {
    const { call, isIn, session, startSignIn, finishSignIn, passkey } = await setUpKim(open)
    const other = (await finishSignIn(passkey.use(await startSignIn()))).cookie!
    const run = async (name: string, body: object, cookie = session) => {
      const answer = await call(`operations/${name}`, { body: JSON.stringify(body), cookie })
      return { status: answer.status, text: await answer.text() }
    }
    const listed = await run('getAccount', {})
    for (const cookie of [session, other]) expect(listed.text).not.toContain(cookie.split('=')[1]!)
    const { sessions, passkeys } = JSON.parse(listed.text) as {
      sessions: { id: string; isThis: boolean }[]
      passkeys: { id: string; isUsable: boolean }[]
    }
    expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
    expect(passkeys).toMatchObject([{ isUsable: true }])
    // Nobody ends the session of somebody else.
    const sessionId = sessions.find(({ isThis }) => !isThis)!.id
    const stranger = `__Host-console=${TOKEN}`
    expect((await run('endSession', { sessionId }, stranger)).text).toBe('{"isEnded":false}')
    expect(await isIn(other)).toBe(true)
    expect((await run('endSession', { sessionId })).text).toBe('{"isEnded":true}')
    expect([await isIn(other), await isIn(session)]).toEqual([false, true])
  })

  test('a passkey is removed after it was used again; the last one of this address stays', async () => {
    const { call, session, ledger, post, passkey, startSignIn, finishSignIn } = await setUpKim(open)
    const remove = async (passkeyId: string, cookie = session) => {
      const answer = await call('operations/removePasskey', { body: JSON.stringify({ passkeyId }), cookie })
      return [answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code]
    }
    const [own] = await ledger.db.selectFrom('passkeys').selectAll().execute()
    expect(await remove(own!.id)).toEqual([400, 'last-passkey'])
    const token = 'S'.repeat(43)
    await insertLink(ledger, token, {
      ...{ personId: own!.person_id, role: 'editor', sites: null, isFirst: false },
      expiresAtMs: NOW_MS + LINK_MS,
    })
    const second = makePasskey({ origin: ORIGIN })
    const { options } = (await post('link', { token })).json
    const renewed = await post('link-finish', { token, response: second.create(options) }, session)
    expect(renewed.status).toBe(200)
    after(6 * 60_000)
    expect(await remove(own!.id, renewed.cookie!)).toEqual([403, 'check-passkey'])
    const check = (await post('check', {}, renewed.cookie!)).json.options
    await post('check-finish', { response: second.use(check) }, renewed.cookie!)
    expect(await remove(own!.id, renewed.cookie!)).toEqual([200, undefined])
    expect((await finishSignIn(passkey.use(await startSignIn()))).status).toBe(400)
    const audit = await ledger.db
      .selectFrom('audit')
      .selectAll()
      .where('operation', '=', 'removePasskey')
      .execute()
    expect(audit).toHaveLength(1)
    expect(JSON.stringify(audit)).not.toContain(own!.id)
  })

  test('with a removed person end their sessions and passkeys', async () => {
    const { call, isIn, session, ledger, passkey, startSignIn, finishSignIn } = await setUpKim(open)
    await insertPerson(ledger, { id: 'b', name: 'B', role: 'owner', sites: null, createdAtMs: 1 })
    const [kim] = await ledger.db.selectFrom('people').select('id').where('name', '=', 'Kim').execute()
    const answer = await call('operations/removePerson', { body: JSON.stringify({ personId: kim!.id }) })
    expect(answer.status).toBe(200)
    expect(await isIn(session)).toBe(false)
    expect((await finishSignIn(passkey.use(await startSignIn()))).status).toBe(400)
  })
})

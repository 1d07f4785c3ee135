import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import { CONTACT_PATH } from '#app/site-paths.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listMessages } from '#server/ledger/messages.ts'
import { type ContactAnswer, MAX_MESSAGE_LENGTH } from './contact.ts'
import { contactRoute } from './contact-route.server.ts'
import { readForm } from './read-form.ts'

const NOW_MS = 1_800_000_000_000
const WORDS = 'The owls in the puzzle never sleep. Is that right?'
const good = { topic: 'question', message: WORDS, email: '', website: '', waited: '5000' }

const makeSite = (audience: Site['audience']): Site =>
  completeSite('fox.example', v.parse(SiteSchema, { audience }))

interface Parts {
  audience?: Site['audience']
  waits?: Partial<Record<'write' | 'message', number>>
}

function openForm(ledger: Ledger, { audience = 'general', waits = {} }: Parts = {}) {
  const shown: ContactAnswer[] = []
  const faults: string[] = []
  const app = new Hono<{ Variables: { site: Site } }>()
  app.use(async (c, next) => {
    c.set('site', makeSite(audience))
    await next()
  })
  app.route(
    '/',
    contactRoute({
      ledger,
      log: { error: (message) => void faults.push(message) },
      takeLimit: async (_c, name) => waits[name] ?? 0,
      renderPage: async (_site, answer) => {
        shown.push(answer)
        return new Response('<html>', {
          headers: {
            'Content-Type': 'text/html',
            'Cache-Control': 'public',
            'Content-Security-Policy': 'own',
          },
        })
      },
      now: () => NOW_MS,
    }),
  )
  const send = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
    app.request(`http://fox.example${CONTACT_PATH}`, {
      method: 'POST',
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Host: 'fox.example',
        Origin: 'http://fox.example',
        ...headers,
      },
    })
  const ask = async (fields: Record<string, string> | string) => {
    const answer = await send(fields, { Accept: 'application/json' })
    return { status: answer.status, body: await answer.json() }
  }
  return { send, ask, shown, faults }
}

forEachEngine((open) => {
  test('a message is stored, and a browser without scripts is redirected to the thank-you page', async () => {
    const ledger = await open()
    const { send } = openForm(ledger)
    const answer = await send({ ...good, email: ' kit@fox.example ', message: `  ${WORDS}\r\nYours, Kit\n ` })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${CONTACT_PATH}/sent`])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await listMessages(ledger)).toMatchObject([
      {
        site: 'fox.example',
        topic: 'question',
        body: `${WORDS}\nYours, Kit`,
        email: 'kit@fox.example',
        createdAtMs: NOW_MS,
        resolvedAtMs: null,
      },
    ])
  })

  test('a page with scripts gets a plain answer, and the same words sent twice are one message', async () => {
    const ledger = await open()
    const { ask } = openForm(ledger)
    expect(await ask(good)).toEqual({ status: 201, body: { ok: true } })
    expect(await ask(good)).toEqual({ status: 201, body: { ok: true } })
    expect(await listMessages(ledger)).toHaveLength(1)
  })

  test('a child’s e-mail address is never stored, even when a browser sends one', async () => {
    const ledger = await open()
    const { ask } = openForm(ledger, { audience: 'child' })
    expect((await ask({ ...good, email: 'kit@fox.example' })).status).toBe(201)
    expect(await listMessages(ledger)).toMatchObject([{ email: '' }])
    expect((await ask({ ...good, topic: 'maker' })).body).toEqual({
      faults: { topic: 'Choose what it is about.' },
    })
  })

  test('control characters are not stored', async () => {
    const ledger = await open()
    const { ask } = openForm(ledger)
    await ask({ ...good, message: `\u001b[2J${WORDS}\0\u202e\u009b31m\tfamily 👩‍👩‍👧` })
    expect((await listMessages(ledger))[0]?.body).toBe(`[2J${WORDS}31m\tfamily 👩‍👩‍👧`)
  })

  test('while the ledger is unavailable, typed text is not lost', async () => {
    const ledger = await open()
    const away = {
      ...ledger,
      get db(): never {
        throw new Error('the ledger is away')
      },
    }
    const { send, ask, shown, faults } = openForm(away)
    const answer = await send(good)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(shown).toMatchObject([{ values: { topic: 'question', message: WORDS } }])
    expect(await ask(good)).toMatchObject({
      status: 503,
      body: { faults: { form: expect.stringMatching(/again/) } },
    })
    expect(faults).toHaveLength(2)
  })
})

const noLedger = { db: null } as unknown as Ledger

test('faults are shown beside the typed text, on a page that is not cached', async () => {
  const { send, shown } = openForm(noLedger)
  const answer = await send({ topic: 'weather', message: ' too\tfew ', email: 'kit@' })
  expect(answer.status).toBe(422)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html',
    'content-security-policy': 'own',
  })
  expect(shown).toEqual([
    {
      values: { topic: 'weather', message: 'too\tfew', email: 'kit@' },
      faults: {
        topic: expect.stringContaining('Choose'),
        message: expect.stringContaining('at least 10'),
        email: expect.stringContaining('name@example.com'),
      },
      shownAt: NOW_MS,
    },
  ])
})

test.each([
  ['nothing', '', 'Write your message.'],
  ['only spaces', ' \n\t ', 'Write your message.'],
  ['nine characters', '123456789', /at least 10/],
  ['ten characters', '1234567890', undefined],
  ['as many as fit', 'a'.repeat(MAX_MESSAGE_LENGTH), undefined],
  ['too many', 'a'.repeat(MAX_MESSAGE_LENGTH + 1500), /shorter by 1,500 characters: at most 4,000/],
  ['line breaks count once', `${'a'.repeat(MAX_MESSAGE_LENGTH - 3)}\r\nbb`, undefined],
])('a message of %s gets an error message', async (_name, message, words) => {
  const { body } = await openForm(noLedger).ask({ topic: 'idea', message, email: 'x', waited: '5000' })
  if (words === undefined) expect(body.faults).toEqual({ email: expect.any(String) })
  else expect(body.faults.message).toMatch(words)
})

test.each(['a@b.example', 'first.last+tag@sub.fox.example', 'ü@bücher.example'])(
  '%s is an address',
  async (email) => {
    const { body } = await openForm(noLedger).ask({ topic: 'idea', message: 'short', email })
    expect(body.faults).toEqual({ message: expect.any(String) })
  },
)

test.each([
  'a',
  'a@b',
  '@b.example',
  'a@@b.example',
  'a b@c.example',
  'a@b..example',
  'a@b.example, c@d.example',
  `a@${'b'.repeat(254)}.example`,
])('%s is no address', async (email) => {
  const { body } = await openForm(noLedger).ask({ ...good, email })
  expect(body.faults).toEqual({ email: expect.any(String) })
})

test('when the hidden field is filled in, the complete form is returned', async () => {
  const { send, shown } = openForm(noLedger)
  expect((await send({ ...good, website: 'https://spam.example' })).status).toBe(422)
  expect(shown).toMatchObject([
    { values: { message: WORDS }, faults: { form: expect.stringMatching(/hidden field was filled in/) } },
  ])
})

test.each([
  ['at once', { waited: '300' }],
  ['without telling how long it took', { waited: '' }],
  ['with nonsense for the time', { waited: '-5000' }],
  ['a moment after it came back', { waited: '', shownAt: String(NOW_MS - 500) }],
  ['from the future', { waited: '', shownAt: String(NOW_MS + 60_000) }],
])('a form that is sent %s comes back once more', async (_name, fields) => {
  const { body } = await openForm(noLedger).ask({ ...good, ...fields })
  expect(body.faults).toEqual({ form: 'Please check it, then press Send again.' })
})

test('without scripts the second try is taken', async () => {
  const written: unknown[] = []
  const ledger = {
    get db(): never {
      written.push(1)
      throw new Error('asked for')
    },
  } as unknown as Ledger
  await openForm(ledger).send({ ...good, waited: '', shownAt: String(NOW_MS - 2000) })
  expect(written).toHaveLength(1)
})

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port', { Origin: 'http://fox.example:8080' }],
  ['nowhere', { Origin: 'null' }],
  ['a place it does not name', { Origin: '' }],
  ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site, as the browser says', { 'Sec-Fetch-Site': 'same-site' }],
])('a form from %s is refused', async (_name, headers) => {
  const answer = await openForm(noLedger).send(good, headers)
  expect(answer.status).toBe(403)
  expect(await answer.text()).toMatch(/not sent from a page of this site/)
})

test.each([
  ['the page itself', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.a.proxy' }],
  ['an answer that is loaded anew', { 'Sec-Fetch-Site': 'none', Origin: '' }],
  ['the page, in a browser that only names the origin', {}],
])('a form from %s is read', async (_name, headers) => {
  expect((await openForm(noLedger).send({ ...good, topic: '' }, headers)).status).toBe(422)
})

test('a visitor who sends too much has to wait, and loses no text', async () => {
  const { send, shown } = openForm(noLedger, { waits: { message: 40 } })
  const answer = await send(good)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '40'])
  expect(shown).toMatchObject([
    { values: { message: WORDS }, faults: { form: expect.stringMatching(/Wait 40 seconds/) } },
  ])
  const flood = openForm(noLedger, { waits: { write: 3 } })
  expect((await flood.send(good)).status).toBe(429)
  expect(flood.shown).toEqual([])
})

const urlencoded = (text: string) => `topic=idea&message=${text}&waited=5000`

test.each([
  ['a huge body', urlencoded('a'.repeat(300 * 1024)), {}, 413],
  ['JSON', '{}', { 'Content-Type': 'application/json' }, 415],
  ['a file', '--x', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ['no type', 'a=b', { 'Content-Type': '' }, 415],
  ['broken escapes', urlencoded('%zz'), {}, 400],
  ['escapes that are no UTF-8', urlencoded('%ff%fe'), {}, 400],
  ['a field twice', `${urlencoded('one-two-three')}&message=four-five-six`, {}, 400],
  ['a field twice, escaped', `${urlencoded('one-two-three')}&%6dessage=x`, {}, 400],
  ['a thousand fields', Array.from({ length: 1000 }, (_, at) => `f${at}=1`).join('&'), {}, 400],
  ['nothing', '', {}, 422],
])('%s is answered with words', async (_name, body, headers, status) => {
  const answer = await openForm(noLedger).send(body, headers)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toMatch(status === 422 ? /html/ : /Nothing was stored/)
})

test('invalid UTF-8 is distinguished from text', () => {
  expect(readForm(new Uint8Array([0x61, 0x3d, 0xff]).buffer)).toEqual({
    reason: 'the form is not valid UTF-8',
  })
  expect(readForm(new TextEncoder().encode('a=1=2&b=%C3%BC+x&c').buffer)).toEqual({
    fields: new Map([
      ['a', '1=2'],
      ['b', 'ü x'],
      ['c', ''],
    ]),
  })
})

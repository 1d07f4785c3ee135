import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchError, fetchJson, type FetchOptions, postJson, setFetchDefaults } from './api-client.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let asked: { method: string | undefined; body: string; type: string | undefined }[] = []
let answers: Answer[] = []
let base = ''

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    asked.push({ method: request.method, body, type: request.headers['content-type'] })
    ;(answers.shift() ?? ok())(request, response)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answers = []
})

const json = (status: number, value: unknown): Answer => {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(value))
  }
}
const ok = (value: unknown = { fine: true }) => json(200, value)
const closeConnection: Answer = (request) => request.socket.destroy()
const silent: Answer = () => {}

// covers: '7.10'
test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a safe request is retried once after %i',
  async (status) => {
    answers = [json(status, {}), ok()]
    expect(await fetchJson(`${base}/x`)).toEqual({ fine: true })
    expect(asked).toHaveLength(2)
  },
)

// covers: '7.10'
test.each<[string, Answer[], FetchOptions, number]>([
  ['once more, and not again', [json(503, {}), json(503, {}), ok()], {}, 2],
  ['not after 404', [json(404, {}), ok()], {}, 1],
  ['not after 400', [json(400, {}), ok()], {}, 1],
  ['not after 501', [json(501, {}), ok()], {}, 1],
  ['not at all with retry false', [json(503, {}), ok()], { retry: false }, 1],
  ['not at all with retry 0', [json(503, {}), ok()], { retry: 0 }, 1],
  ['as often as is said', Array.from({ length: 9 }, () => json(503, {})), { retry: 3 }, 4],
  ['a POST never', [json(503, {}), ok()], { method: 'POST' }, 1],
  ['a PUT never', [json(503, {}), ok()], { method: 'put' }, 1],
  ['a PATCH never', [json(503, {}), ok()], { method: 'PATCH' }, 1],
  ['a DELETE never', [json(503, {}), ok()], { method: 'DELETE' }, 1],
  ['a POST where it is said', [json(503, {}), json(503, {}), ok()], { method: 'POST', retry: 1 }, 2],
  ['a line that breaks counts as a stumble', [closeConnection, closeConnection, ok()], {}, 2],
])('tries: %s', async (_name, list, options, count) => {
  answers = list
  await expect(fetchJson(`${base}/x`, options)).rejects.toBeInstanceOf(FetchError)
  expect(asked).toHaveLength(count)
})

test('each try has its own time', async () => {
  answers = [silent, (_request, response) => setTimeout(() => ok()(_request, response), 200)]
  expect(await fetchJson(`${base}/slow`, { timeoutMs: 600 })).toEqual({ fine: true })
  expect(asked).toHaveLength(2)
})

test('an aborted request is not retried', async () => {
  answers = [silent]
  const control = new AbortController()
  const call = fetchJson(`${base}/x`, { signal: control.signal })
  setTimeout(() => control.abort(), 50)
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked).toHaveLength(1)
})

// covers: '8.10'
test('an error has method, address, status and status text, and the server’s message', async () => {
  answers = [json(404, { error: 'gone' })]
  const error = await fetchJson(`${base}/x?y=1`).catch((caught: unknown) => caught)
  expect(error).toMatchObject({
    name: 'FetchError',
    message: `[GET] "${base}/x?y=1": 404 Not Found`,
    status: 404,
    statusText: 'Not Found',
    data: { error: 'gone' },
  })
})

test('an error without a response says so', async () => {
  answers = [closeConnection]
  await expect(postJson(`${base}/x`, {})).rejects.toThrow(`[POST] "${base}/x": <no response> fetch failed`)
})

test.each<[string, Answer, unknown]>([
  ['JSON', ok([1]), [1]],
  [
    'JSON of another name',
    (_q, r) => r.writeHead(200, { 'Content-Type': 'application/problem+json' }).end('{"a":1}'),
    { a: 1 },
  ],
  ['JSON that is not named', (_q, r) => r.end('{"a":1}'), { a: 1 }],
  ['text', (_q, r) => r.writeHead(200, { 'Content-Type': 'text/plain' }).end('{'), '{'],
  ['nothing', (_q, r) => r.writeHead(204).end(), undefined],
])('%s is parsed by its type', async (_name, answer, expected) => {
  answers = [answer]
  expect(await fetchJson(`${base}/x`)).toEqual(expected)
})

test('invalid JSON is an error', async () => {
  answers = [
    (_q, r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end('{'),
    (_q, r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end('<p>'),
  ]
  await expect(fetchJson(`${base}/x`)).rejects.toBeInstanceOf(FetchError)
})

test('a body is sent as JSON', async () => {
  await postJson(`${base}/x`, { hostName: 'a' })
  expect(asked).toEqual([{ method: 'POST', body: '{"hostName":"a"}', type: 'application/json' }])
})

// covers: '5.3'
test.each(['//elsewhere.example/api', '//'])('%s is never fetched', async (url) => {
  await expect(fetchJson(url)).rejects.toThrow('the request URL must not start with "//".')
  expect(asked).toEqual([])
})

// covers: '7.9'
test('API calls use the page’s configured base address', async () => {
  setFetchDefaults({ apiBase: base })
  expect(await fetchJson('/api/x')).toEqual({ fine: true })
  setFetchDefaults({ apiBase: '' })
})

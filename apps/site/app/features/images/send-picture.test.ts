import { expect, test } from 'vitest'
import { sendPicture, withEtag } from './send-picture.server.ts'

const body = withEtag(new TextEncoder().encode('a fox'))
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  sendPicture(new Request('http://fox.example/img/a.webp', { method, headers }), body, {
    'Content-Type': 'image/webp',
  })

test('an image is sent with its length and its ETag', async () => {
  const response = ask()
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('a fox')
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/webp',
    'content-length': '5',
    etag: body.etag,
  })
})

test('other bytes are known by something else', () => {
  expect(withEtag(new TextEncoder().encode('an ox')).etag).not.toBe(body.etag)
  expect(withEtag(new Uint8Array()).etag).toMatch(/^"[\w-]{22}"$/)
})

test('a question for the head alone gets no bytes', async () => {
  const response = ask({}, 'HEAD')
  expect(response.headers.get('content-length')).toBe('5')
  expect(await response.text()).toBe('')
})

test.each([body.etag, `W/${body.etag}`, `"other", ${body.etag}`])(
  'a browser that has it by %s gets 304',
  async (known) => {
    const response = ask({ 'If-None-Match': known })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(body.etag)
    expect(response.headers.has('content-length')).toBe(false)
  },
)

test('a browser that has another one gets it', () => {
  expect(ask({ 'If-None-Match': '"other"' }).status).toBe(200)
})

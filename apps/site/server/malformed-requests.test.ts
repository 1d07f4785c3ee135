import { expect, test } from 'vitest'
import { refuseMalformed } from './malformed-requests.ts'

const refuse = (url: string, rawHeaders = ['Host', 'localhost']) => refuseMalformed({ url, rawHeaders })

test.each([
  'http://u:p@localhost/api/suggest?q=secret',
  'http://u@localhost/',
  'HTTPS://u:@localhost/',
  'http:/u@localhost/',
  'http:\\\\u@localhost/',
  'http:u@localhost/',
])('an address with a user name is 400 before anything else: %s', async (url) => {
  const answer = refuse(url)
  expect(answer?.status).toBe(400)
  expect(answer?.headers.get('Cache-Control')).toBe('no-store')
  expect(answer?.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await answer?.text()).not.toContain('secret')
})

test.each(['/', '/@u', '/a?b=http://u:p@x/', 'http://localhost/a@b', 'http://localhost/?a=@', '*', ''])(
  '%j is not refused',
  (url) => expect(refuse(url)).toBeNull(),
)

// asvs: '4.2.1'
test('a request with two hosts is 400, even when they are the same', () => {
  expect(refuse('/', ['Host', 'localhost', 'Accept', '*/*', 'host', 'evil.example'])?.status).toBe(400)
  expect(refuse('/', ['HOST', 'localhost', 'Host', 'localhost'])?.status).toBe(400)
  expect(refuse('/', ['Host', 'localhost', 'X-Forwarded-Host', 'a', 'Date', 'b'])).toBeNull()
  expect(refuse('/', [])).toBeNull()
})

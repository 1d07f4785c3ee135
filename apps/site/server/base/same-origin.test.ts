import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const HOST = { Host: 'fox.example' }

// asvs: '3.5.1', '3.5.2'
test.each<[Record<string, string>, isCall: boolean, isForm: boolean]>([
  [{ 'Sec-Fetch-Site': 'same-origin' }, true, true],
  [{ 'Sec-Fetch-Site': 'none' }, false, true],
  [{ 'Sec-Fetch-Site': 'same-site' }, false, false],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://fox.example' }, false, false],
  [{}, true, false],
  [{ Origin: 'http://fox.example' }, true, true],
  [{ Origin: 'https://FOX.example' }, true, true],
  [{ Origin: 'http://fox.example:81' }, false, false],
  [{ Origin: 'http://fox.example.evil.example' }, false, false],
  [{ Origin: 'null' }, false, false],
  [{ Origin: '' }, false, false],
])('%j as a call: %s, as a form: %s', (headers, isCall, isForm) => {
  const request = new Request('http://fox.example/', { method: 'POST', headers: { ...HOST, ...headers } })
  expect(isSameOrigin(request, 'call')).toBe(isCall)
  expect(isSameOrigin(request, 'form')).toBe(isForm)
})

test('the host is case-insensitive, and taken from the URL without a Host header', () => {
  const Origin = 'http://fox.example'
  const request = (headers: Record<string, string>) =>
    new Request('http://fox.example/', { headers: { Origin, ...headers } })
  expect(isSameOrigin(request({ Host: 'FOX.example' }), 'form')).toBe(true)
  expect(isSameOrigin(request({}), 'form')).toBe(true)
  expect(isSameOrigin(request({ Host: 'cat.example' }), 'call')).toBe(false)
})

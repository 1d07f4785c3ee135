import { expect, test } from 'vitest'
import { refuseOverload } from './overload.ts'

test('a refused page is a 503 that no cache stores, with a link to try again and different times to wait', async () => {
  const answers = Array.from({ length: 5 }, () => refuseOverload(false))
  for (const { status, headers } of answers) {
    expect(status).toBe(503)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
  const seconds = answers.map(({ headers }) => Number(headers.get('Retry-After')))
  expect(new Set(seconds).size).toBe(5)
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1)
  expect(await answers[0]!.text()).toContain('<a href="">Try again</a>')
})

test('refused data of a page are JSON without a build, so the browser loads the whole page', async () => {
  const answer = refuseOverload(true)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(await answer.json()).toEqual({ error: expect.any(String) })
})

import { expect, test, vi } from 'vitest'
import { workerFaultApi } from './worker-fault.server.ts'

const FAULT = '{"name":"registration-failed","reason":"storage is denied"}'
const JSON_BODY = { 'Content-Type': 'application/json' }

async function tell(body: string, headers: Record<string, string> = JSON_BODY) {
  const warn = vi.fn()
  const api = workerFaultApi({ log: { warn } })
  const response = await api.request('/workerFault', { method: 'POST', body, headers })
  return { status: response.status, warn }
}

test('a registration that failed is in the log', async () => {
  const { status, warn } = await tell(FAULT)
  expect(status).toBe(204)
  expect(warn).toHaveBeenCalledExactlyOnceWith('registration-failed', { reason: 'storage is denied' })
})

test.each([
  '',
  'null',
  '{}',
  '{"name":"other","reason":"x"}',
  JSON.stringify({ name: 'registration-failed', reason: 'x'.repeat(301) }),
])('%s is refused and not written', async (body) => {
  const { status, warn } = await tell(body)
  expect(status).toBe(400)
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  [403, { ...JSON_BODY, 'Sec-Fetch-Site': 'cross-site' }],
  [403, { ...JSON_BODY, Origin: 'https://elsewhere.example' }],
  [415, { 'Content-Type': 'text/plain' }],
])('a report of another origin gets %i and is not logged', async (status, headers) => {
  const answer = await tell(FAULT, headers)
  expect(answer.status).toBe(status)
  expect(answer.warn).not.toHaveBeenCalled()
})

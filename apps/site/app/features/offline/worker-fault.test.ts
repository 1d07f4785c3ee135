import { expect, test, vi } from 'vitest'
import { workerFaultApi } from './worker-fault.server.ts'

async function tell(body: string) {
  const warn = vi.fn()
  const response = await workerFaultApi({ log: { warn } }).request('/workerFault', { method: 'POST', body })
  return { status: response.status, warn }
}

test('a registration that failed is in the log', async () => {
  const { status, warn } = await tell('{"name":"registration-failed","reason":"storage is denied"}')
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

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PortalEnv } from './middleware.ts'
import { createLimits, LIMITS } from './limits.ts'
import { handleError } from './errors.ts'
import { createLog } from './base/log.ts'
import type { Portal } from './portal-state.ts'

/** A server whose handler throws this; returns its responses and its log. */
function openFaulty(fault: Error) {
  const lines: string[] = []
  const portal = {
    config: { trustedProxies: [] },
    limits: createLimits(true, () => 0),
    log: createLog('info', (text) => lines.push(text)),
  } as unknown as Portal
  const app = new Hono<PortalEnv>()
  app.onError(handleError(portal))
  app.all('*', () => {
    throw fault
  })
  const readLog = () => {
    portal.log.flush()
    return lines.join('')
  }
  return { ask: (path: string) => app.request(`http://localhost${path}`), readLog }
}

async function request(fault: Error, path: string) {
  const { ask, readLog } = openFaulty(fault)
  const answer = await ask(path)
  return { status: answer.status, body: await answer.text(), log: readLog() }
}

test('errors are limited per client, and the log has a few lines of them and the count of the rest', async () => {
  const { ask, readLog } = openFaulty(new Error('it broke'))
  const statuses = []
  for (let at = 0; at < LIMITS.error.burst + 10; at++) statuses.push((await ask('/api/x?q=secret')).status)
  expect(statuses.filter((status) => status === 500)).toHaveLength(LIMITS.error.burst)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const log = readLog()
  expect(log.split('it broke').length).toBeLessThan(60)
  expect(log).toContain('"leftOut":10')
  expect(log).not.toContain('secret')
})

// asvs: '13.4.2', '16.5.1'
test.each(['/', '/api/vote'])('an error on %s is logged, and the response has no details', async (path) => {
  const answer = await request(new Error('secret table'), path)
  expect(answer.status).toBe(500)
  expect(answer.body).toMatch(/went wrong/)
  expect(answer.body).not.toContain('secret')
  expect(answer.log).toContain('secret table')
  expect(answer.log).toContain('"level":"error"')
})

test('a client that disconnects while it sends is not an error of the site', async () => {
  const disconnect = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await request(disconnect, '/api/vote')).toEqual({ status: 400, body: '', log: '' })
})

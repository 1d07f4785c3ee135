import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PortalEnv } from './edge.ts'
import { answerError } from './errors.ts'
import { createLog } from './log.ts'
import type { Portal } from './portal-state.ts'

/** What the site answers, and what it writes down, when a handler throws this. */
async function answerTo(fault: Error, path: string) {
  const lines: string[] = []
  const portal = { log: createLog('info', (text) => lines.push(text)) } as unknown as Portal
  const app = new Hono<PortalEnv>()
  app.onError(answerError(portal))
  app.all('*', () => {
    throw fault
  })
  const answer = await app.request(`http://localhost${path}`)
  portal.log.flush()
  return { status: answer.status, body: await answer.text(), log: lines.join('') }
}

test.each(['/', '/api/vote'])(
  'a fault on %s is written down and tells nothing of the inside',
  async (path) => {
    const answer = await answerTo(new Error('secret table'), path)
    expect(answer.status).toBe(500)
    expect(answer.body).toMatch(/went wrong/)
    expect(answer.body).not.toContain('secret')
    expect(answer.log).toContain('secret table')
    expect(answer.log).toContain('"level":"error"')
  },
)

test('a visitor who leaves while sending is no fault of the site', async () => {
  const hangUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await answerTo(hangUp, '/api/vote')).toEqual({ status: 400, body: '', log: '' })
})

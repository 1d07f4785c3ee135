/** Server-sent events of imports over HTTP: progress arrives, the end arrives, and a connection that begins anew has the present state. */
import { expect, onTestFinished, test } from 'vitest'
import { createImport, deleteImport, setImportProgress } from '../ledger/imports.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import { deleteSession } from '../ledger/console-access.ts'
import { openConsole } from './console-app.fixture.ts'
import type { ImportEvent } from './import-events.ts'

type Call = Awaited<ReturnType<typeof openConsole>>['call']

async function connect(call: Call) {
  const answer = await call('events/imports', { method: 'GET', body: undefined })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader.cancel().catch(() => {}))
  let text = ''
  return {
    /** The next event; null when the server ends the connection. */
    async next(): Promise<ImportEvent[] | null> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const [event, data = ''] = text.slice(0, end).split('\n')
          text = text.slice(end + 2)
          expect(event).toBe('event: imports')
          return JSON.parse(data.slice('data: '.length)) as ImportEvent[]
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += value
      }
    },
  }
}

forEachEngine((open) => {
  test('an import’s progress and its end arrive, and after the connection ended another one goes on', async () => {
    const { call, ledger, portal } = await openConsole(open)
    const first = await connect(call)
    expect(await first.next()).toEqual([])
    const run = {
      provider: 'gamepix',
      origin: '<img src=x>',
      sliceId: null,
      kind: 'feed',
      nowMs: Date.now(),
    } as const
    const importId = await createImport(ledger, run)
    expect(await first.next()).toMatchObject([{ importId, provider: 'gamepix', origin: '<img src=x>' }])
    await setImportProgress(ledger, importId, { fetched: 1200 })
    expect(await first.next()).toMatchObject([{ importId, counts: { fetched: 1200 } }])
    // A server that stops ends its connections, and the browser connects to the next one.
    ;(portal as { isDraining: boolean }).isDraining = true
    expect(await first.next()).toBeNull()
    ;(portal as { isDraining: boolean }).isDraining = false
    const second = await connect(call)
    expect(await second.next()).toMatchObject([{ importId, counts: { fetched: 1200 } }])
    await deleteImport(ledger, importId)
    expect(await second.next()).toEqual([])
    // The session is asked for with each connection.
    await deleteSession(ledger, 'person-1', 'session-1')
    expect((await call('events/imports', { method: 'GET', body: undefined })).status).toBe(401)
  })
})

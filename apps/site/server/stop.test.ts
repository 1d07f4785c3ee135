import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './base/log.ts'
import { chooseGrace, createStopper, type StopParts } from './stop.ts'

/** A server whose `/slow` answers when `finish` is called, and `/` at once. */
async function openServer(options: Partial<StopParts> = {}) {
  const slow: ServerResponse[] = []
  const exits: number[] = []
  const done: string[] = []
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.url === '/') return void outgoing.end('at once')
    stopper.track({ incoming, outgoing })
    incoming.resume().on('end', () => slow.push(outgoing))
  })
  const portal = {
    ...{ isDraining: false, readyAskedAt: null, log: createLog('silent', () => {}) },
    plays: { flush: async () => void done.push('plays written') },
    close: async () => void done.push('portal closed'),
  } as unknown as ReturnType<StopParts['getPortal']>
  const exited = new Promise<number>((resolve) => {
    Object.assign(exits, { push: (code: number) => resolve(code) })
  })
  const stopper = createStopper({
    ...{ server, getPortal: () => portal, graceMs: 0, isTerminal: false, exit: (code) => exits.push(code) },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => {})
    const closed = once(socket, 'close').then(() => answer)
    return { socket, closed, answer: () => answer }
  }
  return { stopper, portal, server, slow, done, exited, open }
}

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('an open request is answered, plays are written at once, and the exit code is 0', async () => {
  const { stopper, portal, slow, done, exited, open } = await openServer()
  const line = open(GET('/slow'))
  await expect.poll(() => slow.length).toBe(1)
  stopper.stop('SIGTERM')
  expect(portal.isDraining).toBe(true)
  expect(done).toEqual(['plays written'])
  // Longer than an incomplete request is waited for.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  slow[0]!.end('at last')
  expect(await line.closed).toContain('at last')
  expect(await exited).toBe(0)
  expect(done).toEqual(['plays written', 'portal closed'])
})

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: loc'],
  ['half a body', 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf'],
  ['nothing', ''],
])('a client that has sent %s delays the stop by two seconds, not by twenty', async (_, text) => {
  const { stopper, exited, open } = await openServer()
  const line = open(text)
  await once(line.socket, 'connect')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const startedAt = performance.now()
  stopper.stop('SIGTERM')
  expect(await exited).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(4000)
})

test('a request that is completed in time is answered', async () => {
  const { stopper, slow, exited, open } = await openServer()
  const line = open('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf ')
  await new Promise((resolve) => setTimeout(resolve, 50))
  stopper.stop('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 500))
  line.socket.write('whole')
  await expect.poll(() => slow.length).toBe(1)
  slow[0]!.end('thanks')
  expect(await line.closed).toContain('thanks')
  expect(await exited).toBe(0)
})

test('during the grace time the server answers, and a second signal ends it', async () => {
  const { stopper, exited, open } = await openServer({ graceMs: 60_000 })
  stopper.stop('SIGTERM')
  const line = open(GET('/'))
  await expect.poll(line.answer).toContain('at once')
  stopper.stop('SIGTERM')
  const raced = await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 200, 'waiting'))])
  expect(raced, 'npm forwards a Ctrl-C that the server has received already').toBe('waiting')
  await new Promise((resolve) => setTimeout(resolve, 400))
  stopper.stop('npm ended')
  stopper.stop('SIGINT')
  expect(await exited).toBe(0)
})

test('a third signal ends the process when stopping hangs', async () => {
  const { stopper, portal, exited } = await openServer()
  portal.close = () => new Promise(() => {})
  stopper.stop('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 550))
  stopper.stop('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 550))
  stopper.stop('SIGINT')
  expect(await exited).toBe(1)
})

const MINUTE = 60_000
test.each([
  ['a balancer requested /readyz a minute ago', { readyAskedAt: 9 * MINUTE }, 5000],
  ['no request for /readyz ever', { readyAskedAt: null }, 0],
  ['one request for /readyz, long ago', { readyAskedAt: 2 * MINUTE }, 0],
  ['a configured time', { readyAskedAt: null, graceMs: 1500 }, 1500],
  ['a configured time of 0', { readyAskedAt: 9 * MINUTE, graceMs: 0 }, 0],
  [
    'Ctrl-C in a terminal',
    { signal: 'SIGINT', isTerminal: true, readyAskedAt: 9 * MINUTE, graceMs: 1500 },
    0,
  ],
  ['SIGINT from a service manager', { signal: 'SIGINT', readyAskedAt: 9 * MINUTE }, 5000],
  ['npm has ended', { signal: 'npm ended', readyAskedAt: 9 * MINUTE }, 5000],
] as const)('%s: /readyz says no for %j', (_, question, expected) => {
  const asked = { signal: 'SIGTERM', graceMs: undefined, isTerminal: false, now: 10 * MINUTE } as const
  expect(chooseGrace({ ...asked, ...question })).toBe(expected)
})

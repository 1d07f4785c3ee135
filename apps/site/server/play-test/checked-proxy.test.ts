import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { ProxyAgent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { isAdHost, startCheckedProxy, type ProxyOptions } from './checked-proxy.ts'

async function start(options: ProxyOptions) {
  const proxy = await startCheckedProxy(options)
  const agent = new ProxyAgent(proxy.url)
  onTestFinished(async () => {
    await agent.close()
    await proxy.close()
  })
  const ask = async (url: string) => {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      bodyTimeout: 5000,
      headersTimeout: 5000,
    })
    return { status: statusCode, text: await body.text() }
  }
  return { proxy, ask }
}

async function startTarget(): Promise<number> {
  const server = createServer((_request, response) => response.end('a game'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const toLoopback = async () => [{ address: '127.0.0.1', family: 4 as const }]

test('a host that leads to a private address is refused, unless it is allowed for a test', async () => {
  const port = await startTarget()
  const closed = await start({ resolve: toLoopback })
  const failure = await closed.ask(`http://game.example:${port}/`).then(
    ({ status }) => status,
    () => 'failed',
  )
  expect(failure).not.toBe(200)
  expect([...closed.proxy.refusals()]).toEqual([['game.example', 'private-address']])
  expect(closed.proxy.hosts()).toEqual([])
  const open = await start({ resolve: toLoopback, allowedHosts: ['game.example'] })
  expect(await open.ask(`http://game.example:${port}/`)).toEqual({ status: 200, text: 'a game' })
  expect(open.proxy.hosts()).toEqual(['game.example'])
  await expect.poll(() => open.proxy.bytes()).toBeGreaterThan(6)
})

test('addresses written as numbers are checked, too', async () => {
  const port = await startTarget()
  const { proxy, ask } = await start({})
  await ask(`http://127.0.0.1:${port}/`).catch(() => null)
  expect([...proxy.refusals()]).toEqual([['127.0.0.1', 'private-address']])
})

test('ad hosts get no connection, a host that does not exist is named', async () => {
  const { proxy, ask } = await start({
    resolve: () => Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })),
  })
  await ask('http://ads.doubleclick.net/').catch(() => null)
  await ask('http://gone.example/').catch(() => null)
  expect(Object.fromEntries(proxy.refusals())).toEqual({
    'ads.doubleclick.net': 'ad',
    'gone.example': 'unknown-host',
  })
  expect(isAdHost('notdoubleclick.net')).toBe(false)
})

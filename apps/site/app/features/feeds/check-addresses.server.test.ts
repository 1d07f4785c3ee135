import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listDueAddresses, readAddressReport } from '#server/ledger/address-checks.ts'
import { upsertOwnGames } from '#server/ledger/games.ts'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { checkAddressOnce, startAddressChecks } from './check-addresses.server.ts'

async function startProvider(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    resolve: async () => [{ address: '93.184.216.34', family: 4 as const }],
    standIn: () => ({ address: '127.0.0.1', port }),
  }
}

const failLookup = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

test.each([
  [200, 'served'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'unclear'],
  [429, 'unclear'],
  [503, 'unclear'],
])('the answer %i means that a game is %s', async (status, expected) => {
  const provider = await startProvider((_, response) => response.writeHead(status).end('a long page'))
  expect(await checkAddressOnce('https://play.example.com/1', provider)).toBe(expected)
})

test('a host that does not exist is gone; a lookup without an answer and a closed connection are unclear', async () => {
  const provider = await startProvider((request) => request.socket.destroy())
  const check = (resolve: typeof provider.resolve) =>
    checkAddressOnce('https://play.example.com/1', { ...provider, resolve })
  expect(await check(failLookup('ENOTFOUND'))).toBe('gone')
  expect(await check(failLookup('EAI_AGAIN'))).toBe('unclear')
  expect(await check(provider.resolve)).toBe('unclear')
})

test('all games are checked in the background, one at a time at each host', async () => {
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  onTestFinished(() => ledger.close())
  await upsertOwnGames(
    ledger,
    Array.from({ length: 12 }, (_, at) =>
      makeGame({
        ...{ slug: `game-${at}`, title: `Game ${at}`, provider: 'gamepix', providerId: String(at) },
        source: { kind: 'remote', url: `https://${at % 2 ? 'a' : 'b'}.example.com/${at}`, fallbacks: [] },
      }),
    ),
  )
  const open = new Map<string, number>()
  let most = 0
  const provider = await startProvider((request, response) => {
    const { host = '' } = request.headers
    open.set(host, (open.get(host) ?? 0) + 1)
    most = Math.max(most, open.get(host)!)
    setTimeout(() => {
      open.set(host, open.get(host)! - 1)
      response.writeHead(request.url === '/3' || request.url === '/4' ? 404 : 200).end()
    }, 2)
  })
  const checks = startAddressChecks({ ledger, log: { warn() {} }, pauseMs: 1, ...provider })
  await expect.poll(() => listDueAddresses(ledger, Date.now(), 100)).toEqual([])
  await checks.close()
  expect([...open.keys()].toSorted()).toEqual(['a.example.com', 'b.example.com'])
  expect(most).toBe(1)
  expect((await readAddressReport(ledger)).failing).toEqual([
    { provider: 'gamepix', checks: 12, failures: 2 },
  ])
})

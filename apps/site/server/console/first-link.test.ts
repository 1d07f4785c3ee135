/** What a start says about the console. */
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { insertLink, LINK_MS } from '../ledger/console-access.ts'
import { hashToken } from '../ledger/console-hash.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { insertPasskey, insertPerson } from '../ledger/people.ts'
import type { Portal } from '../portal-state.ts'
import { ROOT } from './console-app.fixture.ts'
import { parseConsoleOrigin, refuseConsoleHost } from './console-origin.ts'
import { describeConsole } from './first-link.ts'

const start = (ledger: Ledger, environment: Record<string, string> = {}, lastGood: object | null = null) =>
  describeConsole({ config: parseConfig(environment, ROOT), ledger, lastGood } as unknown as Portal)

forEachEngine((open) => {
  test('of several processes that start, one prints a link, and the ledger has its hash only', async () => {
    const ledger = await open()
    const starts = await Promise.all([start(ledger), start(ledger), start(ledger)])
    const printed = [...starts, await start(ledger, { PORT: '3001' })].map((lines) => lines.join())
    const links = printed.flatMap(
      (text) => /http:\/\/console\.localhost:3000\/link#([\w-]{43})$/.exec(text)?.[1] ?? [],
    )
    expect(links).toHaveLength(1)
    const token = links[0]!
    const before =
      'Console: nobody can sign in yet. A link was printed before; another one: npm run portal -- console link'
    expect(printed.filter((text) => text === before)).toHaveLength(3)
    const rows = await ledger.db.selectFrom('console_links').selectAll().execute()
    expect(rows).toMatchObject([{ token_hash: hashToken(token), role: 'owner', is_first: 1 }])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]!.expires_at - Date.now()).toBeLessThanOrEqual(LINK_MS)
  })

  test('a link that has expired is followed by another one', async () => {
    const ledger = await open()
    const expired = { personId: null, role: 'owner', sites: null, isFirst: true, expiresAtMs: Date.now() - 1 }
    await insertLink(ledger, 'old', expired)
    expect((await start(ledger)).join()).toContain('/link#')
  })

  test('after a change of the host the start names the command that makes new passkeys', async () => {
    const ledger = await open()
    await insertPerson(ledger, { id: 'robin', name: 'Robin', role: 'owner', sites: null, createdAtMs: 1 })
    const key = { publicKey: 'AAAA', counter: 0, transports: [], device: 'Firefox on Linux' }
    await insertPasskey(ledger, { id: 'key', personId: 'robin', rpId: 'console.localhost', ...key }, 1)
    expect(await start(ledger)).toEqual(['Console: http://console.localhost:3000'])
    const moved = await start(ledger, { CONSOLE_ORIGIN: 'https://console.example.com' })
    expect(moved.join()).toBe(
      'Console: https://console.example.com. No passkey is for this address; make new ones: npm run portal -- console link --person "Robin"',
    )
    expect(await ledger.db.selectFrom('console_links').selectAll().execute()).toEqual([])
  })

  test('nothing is said, and no link made, while the console is off or the ledger is away', async () => {
    const ledger = await open()
    expect([await start(ledger, { CONSOLE: 'off' }), await start(ledger, {}, {})]).toEqual([[], []])
    expect(await ledger.db.selectFrom('console_links').selectAll().execute()).toEqual([])
  })
})

test('a start with a site on the console’s host is refused', () => {
  const console = parseConsoleOrigin('https://console.example.com')
  expect(() => refuseConsoleHost(console, [{ host: 'a.example' }, { host: 'console.example.com' }])).toThrow(
    'console.example.com is a site, and the host of the console: set CONSOLE_ORIGIN to another host, or CONSOLE=off',
  )
  refuseConsoleHost(console, [{ host: 'example.com' }, { host: 'x.console.example.com' }])
  refuseConsoleHost(null, [{ host: 'console.example.com' }])
})

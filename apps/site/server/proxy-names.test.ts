import { expect, onTestFinished, test } from 'vitest'
import { watchProxyNames } from './proxy-names.ts'
import { findProxyFault, isTrustedProxy } from './trusted-proxies.ts'

const dns = (records: Record<string, string[]>) => async (name: string) => {
  const found = records[name]
  if (!found) throw new Error(`ENOTFOUND ${name}`)
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

async function watch(proxies: readonly string[], records: Record<string, string[]>) {
  const warnings: object[] = []
  const poll = await watchProxyNames({
    proxies,
    lookup: dns(records),
    everyMs: 5,
    log: { warn: (_: string, details?: object) => void warnings.push(details ?? {}) },
  })
  onTestFinished(async () => poll?.close())
  return { poll, warnings }
}

test('a name stands for all its addresses, beside addresses and networks', async () => {
  const proxies = ['proxy', '192.0.2.7', '10.0.0.0/8']
  await watch(proxies, { proxy: ['172.18.0.3', 'fd00::3'] })
  for (const address of ['172.18.0.3', 'fd00:0:0:0:0:0:0:3', '192.0.2.7', '10.1.1.1'])
    expect(isTrustedProxy(proxies, address), address).toBe(true)
  for (const address of ['172.18.0.4', 'proxy', 'fd00:0:0:0:0:0:0:4'])
    expect(isTrustedProxy(proxies, address), address).toBe(false)
})

test('a name whose address changes is followed, and the old address is trusted no more', async () => {
  const proxies = ['proxy']
  const records = { proxy: ['172.18.0.3'] }
  await watch(proxies, records)
  records.proxy = ['172.18.0.9']
  await expect.poll(() => isTrustedProxy(proxies, '172.18.0.9')).toBe(true)
  expect(isTrustedProxy(proxies, '172.18.0.3')).toBe(false)
})

test('a name that cannot be looked up trusts nobody, or those of before, and is reported once', async () => {
  const proxies = ['proxy', 'missing']
  const records: Record<string, string[]> = { proxy: ['172.18.0.3'] }
  const { warnings } = await watch(proxies, records)
  expect(isTrustedProxy(proxies, '172.18.0.3')).toBe(true)
  expect(warnings).toMatchObject([{ name: 'missing', addressesInUse: 'none' }])
  delete records.proxy
  await expect.poll(() => warnings).toMatchObject([{}, { name: 'proxy', addressesInUse: '172.18.0.3' }])
  expect(isTrustedProxy(proxies, '172.18.0.3')).toBe(true)
})

test('without names nothing is looked up', async () => {
  expect((await watch(['10.0.0.0/8', '192.0.2.7'], {})).poll).toBeNull()
})

test.each(['proxy', 'proxy.local', 'web_proxy-1', 'a.b.example'])('%s is a host name', (entry) => {
  expect(findProxyFault(entry)).toBeNull()
})

import { expect, test } from 'vitest'
import { findProxyFault, isTrustedProxy } from './trusted-proxies.ts'

// asvs: '4.1.3', '15.3.4'
test.each([
  ['10.0.0.0/8', '10.200.1.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['172.16.0.0/12', '172.31.255.255', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['192.0.2.7/32', '192.0.2.7', true],
  ['fd00::/8', 'fd12:3456:0:0:0:0:0:1', true],
  ['fd00::/8', 'fe80:0:0:0:0:0:0:1', false],
  ['::ffff:10.0.0.0/104', '10.1.2.3', true],
  ['10.0.0.0/8', 'unknown', false],
])('with %s, %s is trusted: %s', (entry, address, expected) => {
  expect(findProxyFault(entry)).toBeNull()
  expect(isTrustedProxy([entry], address)).toBe(expected)
})

test.each([
  'proxy..local',
  '-proxy',
  'proxy/8',
  'proxy:3000',
  '999.1.1.1',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '10.0.0.0/',
  '10.0.0/8',
  '10.0.0.0/8/8',
  'fd00::/129',
  '*',
  '0.0.0.0/0',
  '::/0',
])('%s is refused by name', (entry) => {
  expect(findProxyFault(entry)).toContain(`“${entry}”`)
})

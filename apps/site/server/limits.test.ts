import { expect, test } from 'vitest'
import { clientOf, createLimits, LIMITS, type LimitName } from './limits.ts'

function limitsAt(start = 0) {
  let now = start
  return { limits: createLimits(true, () => now), pass: (ms: number) => (now += ms) }
}

function countAllowed(take: () => number, tries: number): number {
  return Array.from({ length: tries }, take).filter((wait) => wait === 0).length
}

// asvs: '2.4.1'
test.each(Object.keys(LIMITS) as LimitName[])('%s: a burst is allowed, then there is a wait', (name) => {
  const { limits } = limitsAt()
  expect(countAllowed(() => limits.take(name, 'a'), 2000)).toBe(LIMITS[name].burst)
  expect(limits.take(name, 'a')).toBeGreaterThan(0)
})

test('tokens refill with time, never above the burst', () => {
  const { limits, pass } = limitsAt()
  countAllowed(() => limits.take('write', 'a'), 200)
  pass(1000)
  expect(countAllowed(() => limits.take('write', 'a'), 200)).toBe(10)
  pass(3_600_000)
  expect(countAllowed(() => limits.take('write', 'a'), 2000)).toBe(LIMITS.write.burst)
})

test('the reported wait is long enough', () => {
  const { limits, pass } = limitsAt()
  countAllowed(() => limits.take('render', 'a'), 300)
  const waitSeconds = limits.take('render', 'a')
  expect(waitSeconds).toBeGreaterThanOrEqual(1)
  pass(waitSeconds * 1000)
  expect(limits.take('render', 'a')).toBe(0)
})

test('clients and kinds of work do not share a bucket', () => {
  const { limits } = limitsAt()
  countAllowed(() => limits.take('write', 'a'), 500)
  expect(limits.take('write', 'a')).toBeGreaterThan(0)
  expect(limits.take('write', 'b')).toBe(0)
  expect(limits.take('search', 'a')).toBe(0)
})

test('refused requests do not extend the wait', () => {
  const { limits, pass } = limitsAt()
  countAllowed(() => limits.take('write', 'a'), 120)
  for (let at = 0; at < 9; at++) {
    limits.take('write', 'a')
    pass(10)
  }
  pass(11)
  expect(limits.take('write', 'a')).toBe(0)
})

test('a busy address that never pauses still gets its full rate', () => {
  const { limits, pass } = limitsAt()
  countAllowed(() => limits.take('write', 'a'), 120)
  let allowed = 0
  for (let at = 0; at < 10_000; at += 20) {
    pass(20)
    if (limits.take('write', 'a') === 0) allowed++
  }
  expect(allowed).toBeGreaterThanOrEqual(99)
})

test('a clock that is set back neither lifts a limit nor locks a client out', () => {
  const { limits, pass } = limitsAt(10_000_000)
  limits.take('write', 'a')
  pass(-5_000)
  const allowed = countAllowed(() => limits.take('write', 'a'), 500)
  expect(allowed).toBeGreaterThan(0)
  expect(allowed).toBeLessThan(LIMITS.write.burst)
})

test('limits that are off never refuse', () => {
  const limits = createLimits(false)
  expect(countAllowed(() => limits.take('write', 'a'), 5000)).toBe(5000)
})

test('stored clients are limited: a flood of addresses drops the oldest ones', () => {
  const { limits } = limitsAt()
  countAllowed(() => limits.take('write', 'first'), 500)
  for (let client = 0; client < 60_000; client++) limits.take('write', `c${client}`)
  expect(limits.take('write', 'first')).toBe(0)
})

test('idle addresses are deleted after a while', () => {
  const { limits, pass } = limitsAt()
  limits.take('message', 'a')
  limits.takeForGame('vote', 'a-game', 'a')
  expect(limits.sweep()).toBe(2)
  pass(11 * 60_000)
  expect(limits.sweep()).toBe(1)
  pass(54 * 60_000)
  expect(limits.sweep()).toBe(0)
})

test.each([
  ['no proxy: the socket counts', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
  ['no address at all', undefined, undefined, [], 'unknown'],
  ['an IPv4 address in IPv6 clothes', '::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
  ['an IPv6 client by its network', '2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
  ['a short IPv6 address', '2001:db8::1', undefined, [], '2001:db8:0:0::/64'],
  ['the IPv6 loopback', '::1', undefined, [], '0:0:0:0::/64'],
  ['a trusted proxy is believed', '10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
  [
    'the last hop that is not a trusted proxy',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1, 10.0.0.2',
    ['10.0.0.1', '10.0.0.2'],
    '198.51.100.1',
  ],
  ['a trusted proxy that says nothing', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['only trusted hops', '10.0.0.1', '10.0.0.1', ['10.0.0.1'], '10.0.0.1'],
  ['a mapped proxy', '::ffff:10.0.0.1', '::ffff:198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
  ['an IPv6 client behind a proxy', '10.0.0.1', '2001:db8:9::8', ['10.0.0.1'], '2001:db8:9:0::/64'],
  ['empty hops', '10.0.0.1', ' , ,', ['10.0.0.1'], '10.0.0.1'],
  ['a hop with its port', '10.0.0.1', '198.51.100.1:50123', ['10.0.0.1'], '198.51.100.1'],
  ['an IPv6 hop with its port', '10.0.0.1', '[2001:db8:9::8]:443', ['10.0.0.1'], '2001:db8:9:0::/64'],
  ['an IPv6 hop in brackets', '10.0.0.1', '[2001:DB8:9::8]', ['10.0.0.1'], '2001:db8:9:0::/64'],
  ['an IPv6 hop with its zeros', '10.0.0.1', '2001:0db8:0009::8', ['10.0.0.1'], '2001:db8:9:0::/64'],
  ['a proxy written in capitals', 'fd00::a', '198.51.100.1', ['FD00::A'], '198.51.100.1'],
  ['a proxy written as mapped', '10.0.0.1', '198.51.100.1', ['::ffff:10.0.0.1'], '198.51.100.1'],
  ['a proxy within a network', '10.9.8.7', '198.51.100.1, 10.1.1.1', ['10.0.0.0/8'], '198.51.100.1'],
  ['a proxy written with its zeros', '::1', '198.51.100.1', ['0:0:0:0:0:0:0:1'], '198.51.100.1'],
] as const)('%s', (_name, socket, forwarded, trusted, expected) => {
  expect(clientOf(socket, forwarded, trusted)).toBe(expected)
})

test('two addresses of one IPv6 network are one client, another network is another', () => {
  expect(clientOf('2001:db8::1', undefined, [])).toBe(clientOf('2001:db8::ffff:1', undefined, []))
  expect(clientOf('2001:db8::1', undefined, [])).not.toBe(clientOf('2001:db8:0:1::1', undefined, []))
})

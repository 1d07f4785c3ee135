import { expect, test } from 'vitest'
import { findLabel } from './games-origin.ts'
import { listRelatedHosts, warnOfRelatedHosts } from './related-hosts.ts'

test.each([
  ['https://*.games.example.com', ['play.example.com', 'other.org'], ['play.example.com']],
  ['https://*.games-example.com', ['example.com', 'play.example.com'], []],
  // A public suffix of two parts, and one under which people have names of their own.
  ['https://*.one.co.uk', ['two.co.uk', 'play.one.co.uk'], ['play.one.co.uk']],
  ['https://*.ada.github.io', ['robin.github.io'], []],
  ['http://*.games.localhost:3000', ['localhost', 'sunny.localhost', 'games.localhost'], ['games.localhost']],
])('%s is related to %j: %j', async (origin, hosts, related) => {
  expect(await listRelatedHosts(origin, hosts)).toEqual(related)
})

test('a start warns of sites and the console', async () => {
  const console = { origin: 'https://console.example.com', rpId: 'console.example.com', isLocal: false }
  const gamesOrigin = 'https://*.games.example.com'
  expect(await warnOfRelatedHosts({ gamesOrigin, console }, [{ host: 'fox.org' }])).toContain(
    'console.example.com',
  )
  expect(await warnOfRelatedHosts({ gamesOrigin, console: null }, [{ host: 'fox.org' }])).toBeNull()
  expect(await warnOfRelatedHosts({ gamesOrigin: undefined, console }, [])).toBeNull()
})

test.each([
  ['gabcdefghijklmnop.games.example', 'gabcdefghijklmnop'],
  ['abcdefghijklmnopq.games.example', null],
  ['gabcdefghijklmno1.games.example', null],
  ['x.gabcdefghijklmnop.games.example', null],
  ['games.example', null],
  ['gabcdefghijklmnop.games.example.org', null],
])('the host %s has the label %s', (host, label) => {
  expect(findLabel('https://*.games.example', host)).toBe(label)
})

import { expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { createSites } from '#app/features/sites/sites.server.ts'
import { type HostRequest, findRequestedSite } from './requested-site.ts'
import type { Config } from './config.ts'

const SAMPLES = ['localhost', 'sunny.localhost', 'midnight.localhost']

function openSites(hosts: string[], { keepsSamples = false } = {}) {
  const sites = createSites(new Map(hosts.map((host) => [host, { host } as Site])))
  const portal = { sites, config: { keepsSamples } as Config } as Parameters<typeof findRequestedSite>[0]
  /** `from`: the socket's address; null where there is no socket. */
  return (host: string, from: string | null = '203.0.113.9', headers: Record<string, string> = {}) => {
    const socket = from === null ? undefined : { remoteAddress: from }
    return findRequestedSite(portal, { headers: { host, ...headers }, socket } as HostRequest)?.host
  }
}

test('without a site of the operator the sample sites are public', () => {
  const find = openSites(SAMPLES)
  for (const host of SAMPLES) expect(find(host)).toBe(host)
  expect(find('127.0.0.1:3000')).toBe('localhost')
})

test('with a site of the operator the samples answer only on this machine', () => {
  const find = openSites([...SAMPLES, 'games.example.com'])
  expect(find('games.example.com')).toBe('games.example.com')
  for (const host of [...SAMPLES, '127.0.0.1', '[::1]:3000']) {
    expect(find(host), host).toBeUndefined()
    for (const here of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect(find(host, here), `${host} from ${here}`).toBeDefined()
  }
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])(
  'a request with %s came through a proxy, so it is not from this machine',
  (name) => {
    const find = openSites([...SAMPLES, 'games.example.com'])
    expect(find('localhost', '127.0.0.1', { [name]: '203.0.113.9' })).toBeUndefined()
    expect(find('games.example.com', '127.0.0.1', { [name]: '203.0.113.9' })).toBe('games.example.com')
  },
)

test('a site that is switched off answers nobody, and a sample neither', () => {
  const sites = createSites(
    new Map(['localhost', 'games.example.com'].map((host) => [host, { host, isOff: true } as Site])),
  )
  const portal = { sites, config: { keepsSamples: true } as Config }
  for (const host of ['localhost', '127.0.0.1', 'games.example.com'])
    expect(findRequestedSite(portal as never, { headers: { host } }), host).toBeNull()
})

test('with SAMPLES=on the sample sites are public', () => {
  const find = openSites([...SAMPLES, 'games.example.com'], { keepsSamples: true })
  expect(find('sunny.localhost')).toBe('sunny.localhost')
})

test('a closed socket is not local, and a call inside the process is', () => {
  const find = openSites([...SAMPLES, 'games.example.com'])
  expect(find('localhost', '')).toBeUndefined()
  expect(find('localhost', null)).toBe('localhost')
})

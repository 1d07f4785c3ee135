import { expect, test } from 'vitest'
import type { Site } from '#app/features/sites/site.ts'
import { createSites } from '#app/features/sites/sites.server.ts'
import { type AskedRequest, findAskedSite } from './asked-site.ts'
import type { Config } from './config.ts'

const SAMPLES = ['localhost', 'sunny.localhost', 'midnight.localhost']

function openSites(hosts: string[], { keepsSamples = false } = {}) {
  const sites = createSites(new Map(hosts.map((host) => [host, { host } as Site])))
  const portal = { sites, config: { keepsSamples } as Config } as Parameters<typeof findAskedSite>[0]
  /** `from`: the socket's address; null where there is no socket. */
  return (host: string, from: string | null = '203.0.113.9', headers: Record<string, string> = {}) => {
    const socket = from === null ? undefined : { remoteAddress: from }
    return findAskedSite(portal, { headers: { host, ...headers }, socket } as AskedRequest)?.host
  }
}

test('while there are only the samples, everybody who asks for one gets it', () => {
  const find = openSites(SAMPLES)
  for (const host of SAMPLES) expect(find(host)).toBe(host)
  expect(find('127.0.0.1:3000')).toBe('localhost')
})

test('beside a site of the operator the samples answer only on this machine', () => {
  const find = openSites([...SAMPLES, 'games.example.com'])
  expect(find('games.example.com')).toBe('games.example.com')
  for (const host of [...SAMPLES, '127.0.0.1', '[::1]:3000']) {
    expect(find(host), host).toBeUndefined()
    for (const here of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect(find(host, here), `${host} from ${here}`).toBeDefined()
  }
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])(
  'a proxy on this machine that sends %s is asked by somebody elsewhere',
  (name) => {
    const find = openSites([...SAMPLES, 'games.example.com'])
    expect(find('localhost', '127.0.0.1', { [name]: '203.0.113.9' })).toBeUndefined()
    expect(find('games.example.com', '127.0.0.1', { [name]: '203.0.113.9' })).toBe('games.example.com')
  },
)

test('SAMPLES=on keeps the samples for everybody', () => {
  const find = openSites([...SAMPLES, 'games.example.com'], { keepsSamples: true })
  expect(find('sunny.localhost')).toBe('sunny.localhost')
})

test('a socket that has gone is not this machine, and a call inside the process is', () => {
  const find = openSites([...SAMPLES, 'games.example.com'])
  expect(find('localhost', '')).toBeUndefined()
  expect(find('localhost', null)).toBe('localhost')
})

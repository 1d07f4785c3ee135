import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProbe, findGameFile, type Front, startFront } from './front.ts'

const folder = mkdtempSync(join(tmpdir(), 'front-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Example</title></head>')
const site = createServer((request, response) => {
  const isPage = request.url === '/'
  response.writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain' })
  response.end(
    isPage ? '<html><head lang="en"><title>Site</title></head></html>' : `${request.method} ${request.url}`,
  )
})
let front: Front

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  front = await startFront((site.address() as AddressInfo).port)
})
afterAll(async () => {
  await front.stop()
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true })
})

const readText = async (path: string, init?: RequestInit) => (await fetch(front.url + path, init)).text()

test('the probe comes before every other script of a page', () => {
  expect(addProbe('<head><script src="/a.js"></script></head>')).toMatch(
    /^<head><script src="[^"]+probe\.js"><\/script><script src="\/a\.js">/,
  )
  expect(addProbe('<header></header>')).toBe('<header></header>')
})

test('a game’s address names files of its folder and none outside of it', () => {
  expect(findGameFile('/games/one/', 'one', folder)).toBe(join(folder, 'index.html'))
  expect(findGameFile('/games/one/index.html', 'one', folder)).toBe(join(folder, 'index.html'))
  expect(findGameFile('/games/two/', 'one', folder)).toBeNull()
  expect(findGameFile('/games/one/none.js', 'one', folder)).toBeNull()
  expect(findGameFile('/games/one/../../etc/passwd', 'one', folder)).toBeNull()
})

test('pages get the probe, everything else passes as it is', async () => {
  expect(await readText('/', { headers: { accept: 'text/html' } })).toContain(
    'probe.js"></script><title>Site',
  )
  expect(await readText('/api/x?y=1', { method: 'POST' })).toBe('POST /api/x?y=1')
})

test('a folder takes the place of a game until it is taken away', async () => {
  front.setGameFolder('one', folder)
  expect(await readText('/games/one/')).toContain('<title>Example</title>')
  front.setGameFolder('one', null)
  expect(await readText('/games/one/')).toBe('GET /games/one/')
})

test('a tested game is opened with its test contract', async () => {
  front.setTestedGame('one')
  expect(await readText('/games/one/')).toBe('GET /games/one/?test=1')
  front.setTestedGame(null)
  expect(await readText('/games/one/')).toBe('GET /games/one/')
})

test('errors are collected once', async () => {
  const [, path] = (await readText('/browser-checks/probe.js')).match(/sendBeacon\('([^']+)'/)!
  await readText(path!, { method: 'POST', body: '/: it broke' })
  expect(front.takeErrors()).toEqual(['/: it broke'])
  expect(front.takeErrors()).toEqual([])
})

test('without a network every request fails', async () => {
  front.setOffline(true)
  await expect(fetch(front.url)).rejects.toThrow()
  front.setOffline(false)
  expect((await fetch(front.url)).status).toBe(200)
})

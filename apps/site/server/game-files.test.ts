import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { createCdn } from './cdn.ts'
import type { PortalEnv } from './middleware.ts'
import { serveGameFiles } from './game-files.ts'
import { makeTestFolder } from './ledger/ledger-engines.ts'
import type { Portal } from './portal-state.ts'
import { createStaticFiles } from './static-files.ts'

/** Four games with files: one is listed, one is not, one was removed, and one has no record at all. */
async function openGames() {
  const dir = await makeTestFolder()
  for (const slug of ['listed', 'draft', 'removed', 'stray']) {
    mkdirSync(join(dir, slug, 'assets'), { recursive: true })
    writeFileSync(join(dir, slug, 'index.html'), `<p>${slug}</p>`)
    writeFileSync(join(dir, slug, 'assets', 'main-abcd1234.js'), '1')
  }
  const portal = {
    cdn: createCdn(true),
    catalogue: { forSite: () => ({ games: new Map([['listed', {}]]), removed: new Set(['removed']) }) },
  } as unknown as Portal
  const files = await createStaticFiles([{ prefix: '/games/', dir, headers: {} }])
  const app = new Hono<PortalEnv>()
  app.use(async (c, next) => {
    c.set('site', { host: 'fox.example' } as Site)
    await next()
  })
  app.use(serveGameFiles(portal, files))
  app.use(async (c, next) => (await files.serve(c.req.path, c.req.raw)) ?? next())
  return (path: string) => app.request(`http://fox.example${path}`)
}

test('the files of a listed game are served', async () => {
  const ask = await openGames()
  const page = await ask('/games/listed/')
  expect(page.status).toBe(200)
  expect(await page.text()).toBe('<p>listed</p>')
  const script = await ask('/games/listed/assets/main-abcd1234.js')
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable, s-maxage=86400')
  expect(script.headers.get('Cache-Tag')).toBe('game:listed,site:fox.example')
})

test.each([
  ['draft', 404],
  ['stray', 404],
  ['removed', 410],
])('the files of the game "%s" answer %i', async (slug, status) => {
  const ask = await openGames()
  for (const path of ['', 'index.html', 'assets/main-abcd1234.js'])
    expect((await ask(`/games/${slug}/${path}`)).status, path).toBe(status)
})

test('an escaped address does not bypass the check', async () => {
  const ask = await openGames()
  for (const path of [
    '/%67ames/removed/',
    '/games/%72emoved/',
    '/games/removed%2Findex.html',
    '/games/remove%64/index.html',
  ])
    expect((await ask(path)).status, path).toBe(410)
})

test('an address without a file is passed on', async () => {
  const ask = await openGames()
  expect((await ask('/games/listed/nothing.js')).status).toBe(404)
  expect((await ask('/games/')).status).toBe(404)
})

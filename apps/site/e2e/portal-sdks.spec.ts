/** Games for other portals' SDKs run unmodified from an upload, on both kinds of origin. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { findFreePort, startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { runPortal } from './operator.ts'
import { writeSdkBundles } from './sdk-bundles.ts'
import { expect, test } from './site-test.ts'

let folder: string
let server: SiteServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'playhouse-sdks-'))
  const about = ['--maker', 'Ada', '--licence', 'by agreement', '--right', '--publish']
  for (const path of writeSdkBundles(folder)) {
    const { status, errors } = runPortal(join(folder, 'data'), 'games', 'upload', path, ...about)
    if (status !== 0) throw new Error(errors)
  }
})

// A page that is still open would load more from the stopped server, and report errors.
test.afterEach(async ({ page }) => {
  await page.close()
  await server.stop()
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function play(page: Page, slug: string): Promise<Frame> {
  await page.goto(`http://localhost:${server.port}/gamePlay/${slug}`)
  await page.getByRole('button', { name: /^Play / }).click()
  const isGame = (frame: Frame) => frame !== page.mainFrame() && /\/uploads\/[^?]+$/.test(frame.url())
  await expect.poll(() => page.frames().some(isGame)).toBe(true)
  const frame = page.frames().find(isGame)!
  await frame.waitForLoadState()
  return frame
}

for (const kind of ['sandboxed', 'separate'] as const)
  // covers: '11.25'
  test(`games for other portals run and finish: ${kind}`, async ({ page, watch }) => {
    const port = await findFreePort()
    const env: Record<string, string> =
      kind === 'separate' ? { GAMES_ORIGIN: `http://*.games.localhost:${port}` } : {}
    server = await startServer({ dataDir: join(folder, 'data'), port, env })
    watch.allowOrigin(`http://localhost:${port}`)
    // Its own origin, with a label that is made at the upload.
    watch.allowError(/\/\/g[a-z2-7]{16}\.games\.localhost:/)
    const module = await play(page, 'module-game')
    const medal = page.getByText('Medal 7', { exact: true }).waitFor()
    const read = () => module.evaluate(() => (window as unknown as { result?: object }).result)
    await expect.poll(read, { timeout: 15_000 }).toEqual({
      ...{ ad: false, language: 'en', visits: '1', isPlayables: true, ping: 'pong' },
      ...{ medal: [200, true], isFile: true, beacon: true },
    })
    await medal
    const classic = await play(page, 'classic-game')
    const listen = () => classic.evaluate(() => (window as unknown as { events: string[] }).events)
    await expect.poll(listen, { timeout: 15_000 }).toContain('over')
    await expect.poll(listen).toEqual(expect.arrayContaining(['object', 'runs', 'yandex en']))
    const states = (await listen()).filter((name) => name.startsWith('SDK_'))
    expect(states).toEqual(['SDK_READY', 'SDK_GAME_PAUSE', 'SDK_GAME_START'])
  })

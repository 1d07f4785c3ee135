/** The inspector in the console: a bundle with known faults is inspected, and they are named. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { findChromium } from '../../../scripts/test/find-chromium.ts'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { makeZip } from '../app/features/uploads/make-zip.ts'
import { expectNoViolations } from './axe.ts'
import { createPasskey, openPage, openPerson, patient, watchConsole } from './console-person.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, test } from './site-test.ts'

/** It says that it is ready, moves, goes on during a pause, and asks for a file and a host that it does not get. */
const FAULTY = `<!doctype html><meta name="viewport" content="width=device-width"><title>Faulty kite</title>
<body style="margin:0"><canvas width="900" height="900"></canvas>
<script src="gone.js"></script>
<script src="https://files.example.com/lib.js"></script>
<script src="/sdk/v1.js"></script>
<script>
const pen = document.querySelector('canvas').getContext('2d')
const playhouse = Playhouse.createPlayhouse({ game: 'kite' })
let x = 0
const step = () => {
  x = (x + 7) % 800
  pen.fillStyle = '#124'; pen.fillRect(0, 0, 900, 900)
  pen.fillStyle = '#fc3'; pen.fillRect(x, 200, 160, 160)
  requestAnimationFrame(step)
}
addEventListener('pointerdown', () => { x = 400; playhouse.gameplayStart() })
playhouse.init().then(() => playhouse.ready())
step()
lost()
</script>`

/** Chromium’s own sandbox does not work as root. */
const SANDBOX = process.getuid?.() === 0 ? { PLAY_TEST_SANDBOX: 'off' } : undefined

let folder: string
let server: SiteServer
let context: BrowserContext
let page: Page
let origin: string

test.skip(!isLong, 'in long runs: a browser of the server plays for a minute')

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'playhouse-inspected-'))
  const archive = join(folder, 'kite.zip')
  writeFileSync(archive, makeZip([{ name: 'index.html', content: FAULTY }]))
  const about = ['--title', 'Kite', '--maker', 'Ada', '--licence', 'by agreement', '--right']
  const { status, errors } = runPortal(join(folder, 'data'), 'games', 'upload', archive, ...about)
  if (status !== 0) throw new Error(errors)
  server = await startServer({
    dataDir: join(folder, 'data'),
    env: { CHROMIUM_PATH: findChromium(), ...SANDBOX },
  })
  origin = `http://console.localhost:${server.port}`
  ;({ context, page } = await openPerson(browser))
})

test.afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

// covers: '11.28', '11.32'
test('a version that is not published is inspected without its tab, and its faults are named', async ({
  watch,
}) => {
  test.setTimeout(420_000)
  await watchConsole(watch, context, server.port)
  const [link = ''] = /http:\/\/console\.localhost:\d+\/link#[\w-]{43}/.exec(server.output()) ?? []
  await createPasskey(page, link, 'Robin')
  await openPage(page, `${origin}/games/kite`)
  await page.getByRole('region', { name: 'Versions' }).getByRole('link', { name: 'Inspect' }).click()
  await page.getByRole('button', { name: 'Inspect', exact: true }).click()
  await patient(page.getByText('Running', { exact: true })).toBeVisible()

  await page.goto(`${origin}/games`)
  await openPage(page, `${origin}/games/kite/inspector`)
  const faults = page.getByRole('region', { name: 'To fix' })
  await expect(faults.or(page.getByRole('alert'))).toBeVisible({ timeout: 360_000 })
  await expect(faults).toBeVisible()
  for (const fault of [
    'A script fails: lost is not defined',
    'Files are missing: 404 gone.js',
    'files.example.com',
    'goes on moving',
    'It is larger than its window',
  ])
    await expect(faults).toContainText(fault)
  await expect(faults).not.toContainText('never says that it is ready')
  const calls = await page
    .getByRole('list', { name: 'Calls of the SDK' })
    .getByRole('listitem')
    .allTextContents()
  const own = calls.flatMap((call) => /^\d+ msgame(\w+)/.exec(call)?.[1] ?? [])
  expect(own.slice(0, 2)).toEqual(['hello', 'ready'])
  await expectNoViolations(page, 'a report of the inspector')
  // The private address of the inspection ended with it.
  const versions = runPortal(join(folder, 'data'), 'games', 'versions', 'kite')
  expect(versions.json).toMatchObject({ upload: { versions: [{ number: 1, hasPreview: false }] } })
})

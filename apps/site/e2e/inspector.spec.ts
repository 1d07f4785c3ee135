/** The inspector plays a game as a page of a site does, and reports what its maker should mend. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findFaults } from '../server/inspector/find-faults.ts'
import { inspectGame } from '../server/inspector/inspect-game.ts'
import { INSPECTED_SCREENS } from '../server/inspector/inspection.ts'
import { findChromium } from '../../../scripts/test/find-chromium.ts'
import { expect, test } from './site-test.ts'

/** It tells its page that it is ready and plays, moves, and has faults of many kinds. */
const GAME = `<!doctype html><meta name="viewport" content="width=device-width"><title>Kite</title>
<body style="margin:0"><canvas width="900" height="900"></canvas>
<script src="gone.js"></script>
<script src="https://files.example.com/lib.js"></script>
<script>
const pen = document.querySelector('canvas').getContext('2d')
const tell = (message) => parent.postMessage({ playhouse: 1, ...message }, '*')
let x = 0
const step = () => {
  x = (x + 7) % 800
  pen.fillStyle = '#124'; pen.fillRect(0, 0, 900, 900)
  pen.fillStyle = '#fc3'; pen.fillRect(x, 200, 160, 160)
  // Ten pictures a second: each is drawn without a graphics processor.
  setTimeout(step, 100)
}
addEventListener('pointerdown', () => { x = 400; tell({ type: 'gameplay', playing: true }) })
tell({ type: 'hello', supports: { mute: true, pause: true } })
tell({ type: 'ready' })
tell({ type: 'nonsense' })
step()
lost()
</script>`

let server: Server
let address: string

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const isGame = request.url === '/kite/index.html'
    response.writeHead(isGame ? 200 : 404, { 'Content-Type': isGame ? 'text/html' : 'text/plain' })
    response.end(isGame ? GAME : 'Not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}/kite/index.html`
})

test.afterAll(() => void server.close())

// covers: '11.28'
test('a game is played, its calls are listed, and its faults are named', async () => {
  test.setTimeout(90_000)
  const { screens, pictures } = await inspectGame({
    address,
    browserPath: findChromium(),
    hasSandbox: false,
    origin: new URL(address).origin,
    frame: { sandbox: 'allow-scripts allow-same-origin', allow: '' },
    pageAddress: 'http://localhost/inspected',
    allowedHosts: ['localhost'],
    screens: INSPECTED_SCREENS.slice(0, 1),
  })
  const [screen] = screens
  expect(screen).toMatchObject({
    name: 'desktop',
    httpStatus: 200,
    missing: ['404 gone.js'],
    hosts: ['localhost'],
  })
  expect(screen!.firstFrameSeconds).toBeGreaterThan(0)
  expect(screen!.frameTimes!.median).toBeGreaterThan(0)
  const own = screen!.calls.filter(({ from }) => from === 'game').map(({ text }) => text.split(' ')[0])
  expect(own.slice(0, 2)).toEqual(['hello', 'ready'])
  expect(own).toContain('gameplay')
  expect(pictures).toHaveLength(1)
  const faults = findFaults({ screens, sdks: [], isUpload: false })
  expect(faults.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      ...['script-error', 'missing-files', 'blocked-hosts', 'refused-schema', 'pause', 'scrolls'],
    ]),
  )
  expect(faults.find(({ code }) => code === 'script-error')!.text).toContain('lost is not defined')
  expect(faults.map(({ code }) => code)).not.toContain('no-ready')
})

/** Games are played by a browser as `games test` plays them: some that work, and one or more for each way not to work. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { PlayReason } from '../server/play-test/judge-play-test.ts'
import { runPlayTest } from '../server/play-test/run-play-test.ts'
import { expect, isLong, test } from './site-test.ts'

interface Sample {
  verdict: 'good' | 'slow' | 'broken' | 'unsure'
  reason?: PlayReason
  status?: number
  headers?: Record<string, string>
  html: string
  /** Only in long runs. */
  isLong?: boolean
}

const page = (script: string, body = '<canvas width="600" height="400"></canvas>') =>
  `<!doctype html><meta charset="utf-8"><title>Game</title><style>body{margin:0;background:#fff}</style>${body}<script>${script}</script>`
const BOXES = `const c=document.querySelector('canvas').getContext('2d');let x=40
const draw=()=>{c.fillStyle='#248';c.fillRect(0,0,600,400);c.fillStyle='#fd4';c.fillRect(x,150,140,140)}
draw();addEventListener('keydown',()=>{x=(x+160)%460;draw()});addEventListener('pointerdown',()=>{x=(x+160)%460;draw()})`

const SAMPLES: Record<string, Sample> = {
  works: { verdict: 'good', html: page(BOXES) },
  'fails beside its game': { verdict: 'good', html: page(`${BOXES};undefinedName()`), isLong: true },
  'draws late': {
    verdict: 'slow',
    html: page(`setTimeout(()=>{${BOXES}},11000);setInterval(()=>fetch('?'+Math.random()),100)`),
    isLong: true,
  },
  'refuses frames': {
    verdict: 'broken',
    reason: 'refuses-frames',
    headers: { 'X-Frame-Options': 'DENY' },
    html: page(BOXES),
  },
  'refuses frames by policy': {
    ...{ verdict: 'broken', reason: 'refuses-frames', html: page(BOXES), isLong: true },
    headers: { 'Content-Security-Policy': "frame-ancestors 'self'" },
  },
  'is gone': { verdict: 'broken', reason: 'not-found', status: 404, html: '<h1>Not found</h1>' },
  'is gone for ever': {
    verdict: 'broken',
    reason: 'not-found',
    status: 410,
    html: '<h1>Gone</h1>',
    isLong: true,
  },
  'is down': { verdict: 'unsure', reason: 'http-error', status: 503, html: 'down', isLong: true },
  'replaces the page': {
    ...{ verdict: 'broken', reason: 'redirect', isLong: true },
    html: page(`top.location='https://elsewhere.example/'`),
  },
  'fails in its script': {
    verdict: 'broken',
    reason: 'script-error',
    html: page('undefinedName()', ''),
    isLong: true,
  },
  'is blank': { verdict: 'broken', reason: 'blank', html: page('', ''), isLong: true },
  'needs Flash': {
    ...{ verdict: 'broken', reason: 'plugin', isLong: true },
    html: page(
      '',
      '<p>This game needs the Flash Player: Flash Player is required.</p><embed type="application/x-shockwave-flash" src="game.swf">',
    ),
  },
  'asks for a password': {
    ...{ verdict: 'broken', reason: 'sign-in', isLong: true },
    html: page('', '<h1>Sign in</h1><form><input type="text"><input type="password"></form>'),
  },
}

let server: Server
let port: number

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const sample = SAMPLES[decodeURIComponent(new URL(request.url!, 'http://x').pathname.slice(1))]
    response.writeHead(sample?.status ?? 200, { 'Content-Type': 'text/html', ...sample?.headers })
    response.end(sample?.html ?? '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

test.afterAll(() => void server.close())

for (const [name, sample] of Object.entries(SAMPLES).filter(([, { isLong: inLong }]) => isLong || !inLong))
  test(`a game that ${name} is found to be ${sample.verdict}`, async () => {
    test.setTimeout(120_000)
    const result = await runPlayTest(
      {
        ...{ slug: 'sample', provider: 'sample', controls: {} },
        source: {
          kind: 'remote',
          url: `http://game.localhost:${port}/${encodeURIComponent(name)}`,
          fallbacks: [],
        },
      },
      {
        ...{
          browserPath: process.env.CHROMIUM_PATH!,
          hasSandbox: false,
          host: 'games.example',
          limitMs: 20_000,
        },
        allowedHosts: ['game.localhost'],
        resolve: async () => [{ address: '127.0.0.1', family: 4 as const }],
      },
    )
    expect({ verdict: result.verdict, reason: result.reason }, JSON.stringify(result.report)).toEqual({
      verdict: sample.verdict,
      reason: sample.reason ?? null,
    })
    if (name !== 'works') return
    expect(result.pictures.map(({ screen }) => screen)).toEqual(['desktop', 'phone'])
    expect(result.report.screens.map(({ reactsToInput }) => reactsToInput)).toEqual([true, true])
    expect(result.report.screens[0]!.hosts).toEqual(['game.localhost'])
  })

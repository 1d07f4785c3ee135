/** Builds a game as shipped, serves it with the site's content security policy, and opens it in a real browser. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { RunLog } from '@playhouse/game-kit/rules'
import type { TestContract } from '../../packages/game-kit/src/testing.ts'
import { GAME_POLICY } from '../../apps/site/server/headers.ts'
import { ROOT } from '../build.ts'
import { runNode } from '../run-node.ts'
import { findChromium } from '../test/find-chromium.ts'

declare global {
  var __gk: TestContract
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

export type Stage = {
  /** The built files. */
  folder: string
  url: string
  browser: Browser
  /** Opens the game and waits until it is ready. */
  open(options?: OpenOptions): Promise<Page>
  /** Stops answering requests, like a lost network. */
  cut(isCut: boolean): void
  /** The hashes that a browser without a driver sends back after it opened `ask.html?test=1`. */
  ask(logs: RunLog[]): Promise<string[]>
  /** The requested files and the sent bytes. */
  requests: { path: string; bytes: number }[]
  close(): Promise<void>
}
export type OpenOptions = {
  w?: number
  h?: number
  ratio?: number
  query?: string
  touch?: boolean
  context?: BrowserContextOptions
  /** Runs in the page before anything else. */
  before?: (page: Page) => Promise<unknown>
  waitForReady?: boolean
}

/** Additional pages: one that makes a browser replay logs, one that frames the game like the site does. */
function listPages(folder: string): Record<string, { type: string; text(): string }> {
  const game = () => readFileSync(join(folder, 'index.html'), 'utf8')
  return {
    '/ask.html': {
      type: 'text/html',
      text: () => game().replace('</body>', '<script type="module" src="./ask.js"></script></body>'),
    },
    '/ask.js': {
      type: 'text/javascript',
      text: () => `
        while (!globalThis.__gk?.ready) await new Promise((resolve) => setTimeout(resolve, 50))
        const logs = await (await fetch('./logs.json')).json()
        const hashes = logs.map((log) => __gk.replay(log))
        await fetch('./answer', { method: 'POST', body: JSON.stringify(hashes) })`,
    },
    '/host.html': {
      type: 'text/html',
      text: () =>
        '<!doctype html><title>Around the game</title><body style="margin:0;height:4000px"><iframe title="game" src="./?test=1" width="700" height="500" sandbox="allow-scripts allow-same-origin"></iframe>',
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const READY_MS = 20_000
/** No other check is possible then. */
export class NotReadyError extends Error {}

export async function buildGame(dir: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'game-'))
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  await runNode([vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    root: ROOT,
    cwd: dir,
  })
  return folder
}

export async function openStage(dir: string, browser?: Browser): Promise<Stage> {
  const folder = await buildGame(dir)
  const requests: Stage['requests'] = []
  let isCut = false
  const asked = { logs: [] as RunLog[], answer: null as ((hashes: string[]) => void) | null }
  const PAGES = listPages(folder)
  const squeezed = new Map<string, Buffer>()
  /** Compressed like on the site, so that times over slow networks are realistic. */
  const squeeze = (file: string) => {
    const compressed =
      squeezed.get(file) ??
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    squeezed.set(file, compressed)
    return compressed
  }
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (isCut) return void request.socket.destroy()
    const page = PAGES[path]
    if (page) return void response.writeHead(200, { 'Content-Type': page.type }).end(page.text())
    if (path === '/logs.json')
      return void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(asked.logs))
    if (path === '/answer')
      return void readBody(request).then(
        (text) => (asked.answer?.(JSON.parse(text) as string[]), response.end()),
      )
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    requests.push({ path, bytes: statSync(file).size })
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesBrotli) response.setHeader('Content-Encoding', 'br')
    // All files except the page have a hash in their name.
    if (!file.endsWith('.html')) response.setHeader('Cache-Control', 'max-age=31536000, immutable')
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': GAME_POLICY,
    })
    response.end(takesBrotli ? squeeze(file) : readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const own = browser ?? (await launchChromium())
  return {
    folder,
    url,
    browser: own,
    requests,
    cut: (value) => void (isCut = value),
    ask: (logs) =>
      new Promise((resolve) => {
        asked.logs = logs
        asked.answer = resolve
      }),
    open: (options) => openPage(own, url, options),
    async close() {
      if (!browser) await own.close()
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  })
}

async function openPage(browser: Browser, url: string, options: OpenOptions = {}): Promise<Page> {
  const { w = 1366, h = 768, ratio = 1, query = '', touch = false } = options
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    deviceScaleFactor: ratio,
    hasTouch: touch,
    ...options.context,
  })
  const page = await context.newPage()
  page.once('close', () => void context.close().catch(() => {}))
  await options.before?.(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  await page.goto(`${url}?test=1${query}`)
  if (options.waitForReady === false) return page
  await page
    .waitForFunction(() => globalThis.__gk?.ready, undefined, { timeout: READY_MS })
    .catch(() => {
      throw new NotReadyError(`The game is not ready after ${READY_MS / 1000} s. ${errors.join('\n')}`)
    })
  return page
}

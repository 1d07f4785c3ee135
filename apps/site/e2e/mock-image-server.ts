/**
 * The built server with a mock of the providers' image hosts: every address returns a generated image. Run as a program it serves;
 * imported, it starts itself as another process.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import type { createPortalServer } from '../server/app.ts'

const ROOT = join(import.meta.dirname, '../../..')

export interface MockImageServer {
  url: string
  stop: () => void
}

export function startMockImageServer(dataDir: string): Promise<MockImageServer> {
  const child = spawn(process.execPath, [import.meta.filename, dataDir], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /^listening on (\S+)$/m.exec(output)?.[1]
      if (url) resolve({ url, stop: () => void child.kill('SIGKILL') })
    })
    child.once('exit', (code) => reject(new Error(`The stand-in left with code ${code}: ${output}`)))
  })
}

/** An image with the size of a provider's images, in the format of its address. */
async function makeImage(url: string): Promise<{ type: string; body: Buffer }> {
  const image = sharp({
    create: { width: 512, height: 384, channels: 3, background: { r: 12, g: 200, b: 90 } },
  })
  return /\.png/i.test(url)
    ? { type: 'image/png', body: await image.png().toBuffer() }
    : { type: 'image/jpeg', body: await image.jpeg().toBuffer() }
}

async function openRemote(url: string) {
  const { type, body } = await makeImage(url)
  const headers = new Headers({ 'content-type': type, 'content-length': String(body.length) })
  return {
    status: 200,
    headers,
    body: (async function* () {
      yield new Uint8Array(body)
    })(),
    close() {},
  }
}

async function serve(dataDir: string): Promise<void> {
  const bundle = pathToFileURL(join(ROOT, 'build/server/index.js')).href
  const app = (await import(bundle)) as { createPortalServer: typeof createPortalServer }
  const { fetch } = await app.createPortalServer(
    {
      rootDir: ROOT,
      port: 0,
      workers: null,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      hasRateLimit: false,
      trustedProxies: [],
      gamesOrigin: undefined,
      hasServiceWorker: true,
      hasAddressChecks: false,
      notify: { smtpUrl: null, from: null, webhookSecret: null },
      playTest: { isOn: false, hasSandbox: true, browserPath: null, searchPath: '' },
      logLevel: 'silent',
      shutdownGraceMs: 0,
      keepsSamples: false,
      metrics: { port: null, host: '127.0.0.1' },
      backup: { place: null, keep: 14, passphrase: null, s3: null },
      purge: { urls: [], token: '' },
      console: null,
      isProduction: true,
      fromEnvFile: [],
      unknownInEnvFile: [],
    },
    { openRemote },
  )
  const server = createServer(getRequestListener((request, env) => fetch(request, env)))
  server.listen(0, '127.0.0.1', () => {
    console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}

if (import.meta.main) await serve(process.argv[2]!)

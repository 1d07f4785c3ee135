/** Answers a browser's requests for one origin by this server itself: without a name in DNS, a certificate, or a way through the proxy. */
import { request as requestHttp } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'

export interface ServedHere {
  /** Of the game's files, such as `https://games.example`. */
  origin: string
  /** Where this server listens on this machine. */
  port: number
}

const TIMEOUT_MS = 20_000
const LOOPBACK = '127.0.0.1'

interface Answer {
  status: number
  headers: Record<string, string>
  /** As sent. */
  sent: Buffer
}

/** Returns how many bytes were sent for an address; undefined for addresses of other origins. */
export async function serveFromHere(
  context: BrowserContext,
  { origin, port }: ServedHere,
): Promise<(url: string) => number | undefined> {
  const sizes = new Map<string, number>()
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      const { method, headers, url } = readRequest(route.request())
      const answer = await fetchHere(port, method, url, headers).catch(() => null)
      if (!answer) return route.abort('connectionfailed')
      sizes.set(url.href, answer.sent.length)
      return route.fulfill({ status: answer.status, headers: answer.headers, body: decode(answer) })
    },
  )
  return (url) => sizes.get(url)
}

function readRequest(request: { method(): string; url(): string; headers(): Record<string, string> }) {
  const url = new URL(request.url())
  const headers = { ...request.headers(), host: url.host, 'accept-encoding': 'br, gzip' }
  return { method: request.method(), url, headers }
}

function fetchHere(port: number, method: string, url: URL, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search
    const sent = requestHttp({ host: LOOPBACK, port, method, path, headers, timeout: TIMEOUT_MS })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', reject)
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const found = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 500,
          headers: Object.fromEntries(found) as Record<string, string>,
          sent: Buffer.concat(parts),
        })
      })
    })
    sent.end()
  })
}

/** The browser gets the content; what its encoding said is no longer true. */
function decode(answer: Answer): Buffer {
  const { 'content-encoding': encoding, 'content-length': _length, ...headers } = answer.headers
  answer.headers = headers
  if (answer.sent.length === 0) return answer.sent
  if (encoding === 'br') return brotliDecompressSync(answer.sent)
  return encoding === 'gzip' ? gunzipSync(answer.sent) : answer.sent
}

/**
 * One address in front of the site under test. It can lose the network, serve another game's files in place of a game's own, and it
 * collects the errors of every page, which no protocol does for all three browsers.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

export interface Front {
  url: string
  /** Destroys every connection from now on, as a network that is lost. */
  setOffline(isOffline: boolean): void
  /** Serves a folder's files at an own game's address; null ends it. */
  setGameFolder(slug: string, folder: string | null): void
  /** Opens an own game with its test contract when the site frames it. */
  setTestedGame(slug: string | null): void
  /** The errors since the last call. */
  takeErrors(): string[]
  stop(): Promise<void>
}

const PROBE_PATH = '/browser-checks/probe.js'
const REPORT_PATH = '/browser-checks/errors'
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

/** The site's policy allows scripts of its own host, so the page needs no other policy for it. */
const PROBE = `
  const report = (text) => navigator.sendBeacon('${REPORT_PATH}', location.pathname + ': ' + text)
  addEventListener('error', ({ message, error }) => report(String(error?.stack ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + String(reason?.stack ?? reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('blocked by ' + violatedDirective + ': ' + blockedURI))
  const { error } = console
  console.error = (...args) => {
    report('console: ' + args.map(String).join(' '))
    error.apply(console, args)
  }`

/** Puts the probe before every other script of a page. */
export const addProbe = (html: string): string =>
  html.replace(/<head(?:\s[^>]*)?>/, (head) => `${head}<script src="${PROBE_PATH}"></script>`)

/** The file that a path below the game's address names, or null. */
export function findGameFile(path: string, slug: string, folder: string): string | null {
  const prefix = `/games/${slug}/`
  if (!path.startsWith(prefix)) return null
  const file = normalize(join(folder, path.slice(prefix.length) || 'index.html'))
  return file.startsWith(folder + sep) && existsSync(file) ? file : null
}

export async function startFront(port: number): Promise<Front> {
  let isOffline = false
  let testedGame: string | null = null
  const folders = new Map<string, string>()
  let errors: string[] = []

  const server = createServer((asked, answer) => {
    if (isOffline) return void asked.socket.destroy()
    const { pathname, search } = new URL(asked.url ?? '/', 'http://front')
    if (pathname === PROBE_PATH) return void send(answer, 'text/javascript', PROBE)
    if (pathname === REPORT_PATH) return void readError(asked, answer)
    if (pathname === `/games/${testedGame}/` && search === '')
      return void answer.writeHead(302, { location: `${pathname}?test=1` }).end()
    for (const [slug, folder] of folders) {
      const file = findGameFile(pathname, slug, folder)
      if (!file) continue
      const text = readFileSync(file, 'utf8')
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      return void send(answer, type, type === 'text/html' ? addProbe(text) : text)
    }
    forward(asked, answer, port)
  })
  const readError = async (asked: IncomingMessage, answer: ServerResponse) => {
    errors.push(await readText(asked))
    answer.writeHead(204).end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setOffline(value) {
      isOffline = value
      if (isOffline) server.closeAllConnections()
    },
    setGameFolder: (slug, folder) => void (folder ? folders.set(slug, folder) : folders.delete(slug)),
    setTestedGame: (slug) => void (testedGame = slug),
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(answer: ServerResponse, type: string, text: string): void {
  answer.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text)
}

/** Pages get the probe; everything else passes as it is. */
function forward(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const isPage = asked.headers.accept?.includes('text/html') ?? false
  const headers = { ...asked.headers }
  if (isPage) delete headers['accept-encoding']
  const forwarded = request({ port, host: '127.0.0.1', path: asked.url, method: asked.method, headers })
  forwarded.on('error', () => answer.destroy())
  forwarded.on('response', (response) => {
    if (!isPage || !response.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
      return
    }
    void readText(response).then((html) => {
      const { 'content-length': _, ...others } = response.headers
      answer.writeHead(response.statusCode ?? 502, others).end(addProbe(html))
    })
  })
  asked.pipe(forwarded)
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

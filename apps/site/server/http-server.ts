/** The HTTP server of a process, which does not listen yet, and what stops it. */
import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { RunningPortal } from './app.ts'
import type { Config } from './config.ts'
import { startIdleGc } from './idle-gc.ts'
import { createStopper, type Stopper } from './stop.ts'

export interface SiteHttpServer {
  server: Server
  stopper: Stopper
}

export function createSiteServer(
  running: RunningPortal,
  config: Config,
  exit: (code: number) => void,
): SiteHttpServer {
  const server = createServer(
    { requestTimeout: 30_000, keepAliveTimeout: 65_000, headersTimeout: 20_000 },
    getRequestListener((request, bindings) => {
      const answer = running.fetch(request, bindings)
      // A cached page is sent synchronously.
      if (answer instanceof Promise) stopper.track(bindings as HttpBindings)
      return answer
    }),
  )
  const stopper = createStopper({
    ...{ server, getPortal: () => running.portal, graceMs: config.shutdownGraceMs },
    isTerminal: process.stdin.isTTY,
    exit,
  })
  // The process that reads the log may end first: EPIPE must not end this one.
  process.stdout.on('error', () => {})

  let requests = 0
  server.on('request', () => requests++)
  startIdleGc(() => requests)
  running.portal.metrics?.countRequests(server)
  return { server, stopper }
}

/** Where the console is, and the first link to it. */
export function printConsole(running: RunningPortal): void {
  void running.describeConsole().then(
    (lines) => lines.forEach((line) => console.log(line)),
    (error: unknown) => running.portal.log.error('reading who may use the console failed', error),
  )
}

export function describeListenFault({ host, port }: Config, error: NodeJS.ErrnoException): string {
  const reason =
    error.code === 'EADDRINUSE' ? `port ${port} is taken; set PORT to another one` : error.message
  return `The server cannot listen on ${host}:${port}: ${reason}`
}

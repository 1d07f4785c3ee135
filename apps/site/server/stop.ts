/**
 * Stops the server: `/readyz` answers 503, new connections are refused, open requests are answered, memory is written to the ledger, exit 0.
 * An incomplete request does not delay it, and without a load balancer there is no grace time.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Portal } from './portal-state.ts'

/** Enough for a balancer that requests `/readyz` every second and needs two or three failures. */
export const DEFAULT_GRACE_MS = 5000
/** A balancer requests `/readyz` regularly: after this long without a request there is none. */
const BALANCER_SILENCE_MS = 5 * 60_000
/** How long the rest of an incomplete request is waited for. */
const INCOMPLETE_REQUEST_MS = 2000
/** How long responses are waited for. */
const RESPONSE_MS = 10_000
const HARD_STOP_MS = 10_000
/** npm forwards a Ctrl-C that the terminal has sent to this process, too: one key press, two signals. */
const SAME_PRESS_MS = 500
const SWEEP_EVERY_MS = 50

export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGBREAK'] as const
export type StopSignal = (typeof STOP_SIGNALS)[number] | 'npm ended'

export interface StopParts {
  server: Server
  /** Another one when the ledger came back after the start. */
  getPortal: () => Pick<Portal, 'isDraining' | 'readyAskedAt' | 'log' | 'plays' | 'close'>
  /** As configured; undefined: depends on whether there is a balancer. */
  graceMs: number | undefined
  isTerminal: boolean
  exit: (code: number) => void
}

export interface Stopper {
  stop(signal: StopSignal): void
  /** Registers a response that is not ready at once, so that it is waited for. */
  track(request: { incoming: IncomingMessage; outgoing: ServerResponse }): void
}

export function createStopper({ server, getPortal, graceMs, isTerminal, exit }: StopParts): Stopper {
  const sockets = new Set<Socket>()
  const open = new Map<Socket, IncomingMessage>()
  let signals = 0
  let signalledAt = Number.NEGATIVE_INFINITY
  let endGrace = () => {}

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Whether this connection has a complete request without a response, or a response that is not sent yet. */
  const hasPendingResponse = (socket: Socket) =>
    open.get(socket)?.complete === true || socket.writableLength > 0

  function closeIncompleteRequests() {
    for (const socket of sockets) if (!hasPendingResponse(socket)) socket.destroy()
  }

  function cutResponses() {
    if (sockets.size > 0)
      getPortal().log.warn('closed connections with unfinished responses at shutdown', {
        connections: sockets.size,
      })
    server.closeAllConnections()
  }

  async function closeServer() {
    const closed = new Promise((resolve) => server.close(resolve))
    // A busy connection becomes idle after its response.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS)
    const timers = [
      setTimeout(closeIncompleteRequests, INCOMPLETE_REQUEST_MS),
      setTimeout(cutResponses, RESPONSE_MS),
    ]
    await closed
    clearInterval(sweep)
    timers.forEach(clearTimeout)
  }

  async function run(signal: StopSignal) {
    const portal = getPortal()
    const { readyAskedAt } = portal
    const waitMs = chooseGrace({ signal, graceMs, isTerminal, readyAskedAt, now: performance.now() })
    portal.isDraining = true
    portal.log.info('stopping', { signal, graceMs: waitMs })
    // Now and at the end: the process may be killed before.
    void portal.plays.flush()
    await new Promise<void>((resolve) => {
      endGrace = resolve
      setTimeout(resolve, waitMs)
    })
    await closeServer()
    setTimeout(() => exit(1), HARD_STOP_MS).unref()
    await getPortal().close()
    exit(0)
  }

  return {
    stop(signal) {
      if (signals > 0 && (signal === 'npm ended' || performance.now() - signalledAt < SAME_PRESS_MS)) return
      signalledAt = performance.now()
      signals++
      if (signals === 1) void run(signal)
      else if (signals === 2) {
        endGrace()
        cutResponses()
      } else exit(1)
    },
    track({ incoming, outgoing }) {
      const { socket } = incoming
      open.set(socket, incoming)
      outgoing.once('close', () => {
        if (open.get(socket) === incoming) open.delete(socket)
      })
    },
  }
}

export interface GraceQuestion {
  signal: StopSignal
  graceMs: number | undefined
  isTerminal: boolean
  readyAskedAt: number | null
  now: number
}

/** How long `/readyz` answers 503 before the server closes, in milliseconds. */
export function chooseGrace({ signal, graceMs, isTerminal, readyAskedAt, now }: GraceQuestion): number {
  const isCtrlC = isTerminal && (signal === 'SIGINT' || signal === 'SIGBREAK')
  if (isCtrlC) return 0
  if (graceMs !== undefined) return graceMs
  return readyAskedAt !== null && now - readyAskedAt < BALANCER_SILENCE_MS ? DEFAULT_GRACE_MS : 0
}

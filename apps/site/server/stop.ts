/**
 * Stopping: not ready any more, then closed to new connections, open requests answered, what is in memory written, exit 0.
 * Nobody who stays silent holds it up, and somebody at a terminal does not wait for a balancer that is not there.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Portal } from './portal-state.ts'

/** Long enough for a balancer that asks `/readyz` every second, and takes two or three answers before it believes them. */
const DEFAULT_GRACE_MS = 5000
/** A balancer asks again and again: when nobody has for this long, there is none. */
const BALANCER_SILENCE_MS = 5 * 60_000
/** A request that is not wholly here by then is not waited for. */
const HALF_SENT_MS = 2000
/** An answer that is not out by then is cut off. */
const ANSWER_MS = 10_000
const HARD_STOP_MS = 10_000
/** npm passes a terminal's Ctrl-C on to us, which had it already: one press, two signals. */
const SAME_PRESS_MS = 500
const SWEEP_EVERY_MS = 50

export type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGBREAK' | 'npm ended'

export interface StopParts {
  server: Server
  portal: Pick<Portal, 'isDraining' | 'readyAskedAt' | 'log' | 'plays' | 'close'>
  /** As configured; undefined leaves it to what is seen of a balancer. */
  graceMs: number | undefined
  isTerminal: boolean
  exit: (code: number) => void
}

export interface Stopper {
  stop(signal: StopSignal): void
  /** An answer that is not made at once: waited for when the server stops. */
  track(request: { incoming: IncomingMessage; outgoing: ServerResponse }): void
}

export function createStopper({ server, portal, graceMs, isTerminal, exit }: StopParts): Stopper {
  const sockets = new Set<Socket>()
  const open = new Map<Socket, IncomingMessage>()
  let signals = 0
  let signalledAt = Number.NEGATIVE_INFINITY
  let endGrace = () => {}

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Whether this connection owes its client something: an answer to a whole request, or the rest of one. */
  const isOwed = (socket: Socket) => open.get(socket)?.complete === true || socket.writableLength > 0

  function closeHalfSent() {
    for (const socket of sockets) if (!isOwed(socket)) socket.destroy()
  }

  function cutAnswers() {
    if (sockets.size > 0) portal.log.warn('answers cut off at the stop', { connections: sockets.size })
    server.closeAllConnections()
  }

  async function closeServer() {
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection that was busy becomes idle only after its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS)
    const timers = [setTimeout(closeHalfSent, HALF_SENT_MS), setTimeout(cutAnswers, ANSWER_MS)]
    await closed
    clearInterval(sweep)
    timers.forEach(clearTimeout)
  }

  async function run(signal: StopSignal) {
    const { readyAskedAt } = portal
    const waitMs = chooseGrace({ signal, graceMs, isTerminal, readyAskedAt, now: performance.now() })
    portal.isDraining = true
    portal.log.info('stopping', { signal, graceMs: waitMs })
    // Not only at the end: whoever stops us may give us less time than we want.
    void portal.plays.flush()
    await new Promise<void>((resolve) => {
      endGrace = resolve
      setTimeout(resolve, waitMs)
    })
    await closeServer()
    setTimeout(() => exit(1), HARD_STOP_MS).unref()
    await portal.close()
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
        cutAnswers()
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

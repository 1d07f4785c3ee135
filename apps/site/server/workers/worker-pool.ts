/**
 * The worker processes: started together, started again when one has ended, one of them the leader. A worker that cannot start stops the start
 * of the server; a later one is tried again, after growing pauses, while the others answer.
 */
import type { Log } from '../base/log.ts'
import { createChannel, type Channel, type MessagePort } from './message-channel.ts'
import type { WorkerCounts } from './primary-link.ts'
import { isStartFailure, type StartFailure, type StopRequest } from './worker-messages.ts'

/** A worker that has answered for this long before it ended is started again at once. */
const STABLE_MS = 60_000
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 30_000
const PING_EVERY_MS = 5000
/** Pings and not a time: after the machine has slept, all workers seem to have been silent for hours. */
const MAX_MISSED_PINGS = 4

/** One process, as `node:cluster` starts it. */
export interface WorkerProcess extends MessagePort {
  pid: number
  onExit(listener: (code: number | null, signal: string | null) => void): void
  kill(): void
}

export interface WorkerPoolOptions {
  count: number
  fork(): WorkerProcess
  /** Adds the handlers of a new worker's channel. The returned function is called when its process has ended. */
  serve(channel: Channel): () => Promise<void>
  log: Pick<Log, 'info' | 'error'>
  /** Called once, when all workers listen. */
  onReady(port: number): void
  /** Called once, when a worker ended before that. */
  onStartFailure(failure: StartFailure['startFailure']): void
  pingEveryMs?: number
}

export interface WorkerPool {
  /** Of the workers that answer requests. */
  listChannels(): Channel[]
  /** May be called again: a second request cuts open connections, a third one ends the processes. */
  stop(request: StopRequest): void
  /** Ends all processes at once. */
  kill(): void
  /** Resolves after `stop`, when all processes have ended, with 1 if one of them had to be ended. */
  ended: Promise<number>
}

interface Member {
  process: WorkerProcess
  channel: Channel
  state: 'starting' | 'opened' | 'asked to listen' | 'listening'
  listensSinceMs: number
  missedPings: number
}

export function startWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { count, fork, serve, log, onReady, onStartFailure, pingEveryMs = PING_EVERY_MS } = options
  const members = new Set<Member>()
  const restarts = new Set<NodeJS.Timeout>()
  const ended = Promise.withResolvers<number>()
  let leader: Member | null = null
  let isReady = false
  let isStopping = false
  let exitCode = 0
  /** Workers that ended soon after their start, without a stable one in between. */
  let failures = 0

  const listListening = () => [...members].filter(({ state }) => state === 'listening')

  function start(): void {
    const child = fork()
    const channel = createChannel(child)
    const member: Member = {
      ...{ process: child, channel, state: 'starting' },
      ...{ listensSinceMs: Number.POSITIVE_INFINITY, missedPings: 0 },
    }
    members.add(member)
    const end = serve(channel)
    let failure: StartFailure['startFailure'] | null = null
    child.onMessage((message) => {
      if (isStartFailure(message)) failure = message.startFailure
    })
    channel.handle('opened', () => {
      if (member.state === 'starting') member.state = 'opened'
      listenWhenOpened()
    })
    channel.handle('listening', (port: number) => handleListening(member, port))
    child.onExit((code, signal) => {
      channel.close()
      members.delete(member)
      if (leader === member) leader = null
      // What it had begun ends before another worker takes over.
      void end().then(() => handleEnd(member, code, signal, failure))
    })
    chooseLeader()
    announceCounts()
  }

  /** All together at the start: a request that came earlier would find no one, or a half of the server. */
  function listenWhenOpened(): void {
    const opened = [...members].filter(({ state }) => state !== 'starting')
    if (!isReady && opened.length < count) return
    for (const member of opened.filter(({ state }) => state === 'opened')) {
      member.state = 'asked to listen'
      member.channel.notify('listen')
    }
  }

  function handleListening(member: Member, port: number): void {
    member.state = 'listening'
    member.listensSinceMs = performance.now()
    announceCounts()
    if (isReady) return log.info('a worker was started again', { pid: member.process.pid })
    if (listListening().length < count) return
    isReady = true
    onReady(port)
  }

  function handleEnd(
    { process: child, listensSinceMs }: Member,
    code: number | null,
    signal: string | null,
    failure: StartFailure['startFailure'] | null,
  ): void {
    if (isStopping) {
      if (code !== 0) exitCode = 1
      if (members.size === 0) ended.resolve(exitCode)
      return
    }
    const reason = failure?.sentence ?? `it ended with ${signal ?? `code ${code}`}`
    if (!isReady) {
      isStopping = true
      return onStartFailure(failure ?? { sentence: `A worker could not start: ${reason}`, logLine: null })
    }
    failures = performance.now() - listensSinceMs > STABLE_MS ? 0 : failures + 1
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 4 ** Math.max(0, failures - 1))
    log.error('a worker has ended and is started again', reason, { pid: child.pid, pauseMs })
    chooseLeader()
    announceCounts()
    const timer = setTimeout(() => {
      restarts.delete(timer)
      start()
    }, pauseMs)
    restarts.add(timer)
  }

  function chooseLeader(): void {
    if (leader) return
    leader = listListening()[0] ?? [...members][0] ?? null
    leader?.channel.notify('leader')
  }

  function announceCounts(): void {
    const counts: WorkerCounts = { ready: listListening().length, wanted: count }
    for (const { channel } of members) channel.notify('workers', counts)
  }

  function pingAll(): void {
    for (const member of listListening())
      member.channel.ask('ping', null, pingEveryMs).then(
        () => (member.missedPings = 0),
        () => {
          if (++member.missedPings < MAX_MISSED_PINGS || !members.has(member)) return
          log.error('a worker does not answer and is ended', `${MAX_MISSED_PINGS} pings without an answer`, {
            pid: member.process.pid,
          })
          member.process.kill()
        },
      )
  }

  setInterval(pingAll, pingEveryMs).unref()
  for (let number = 0; number < count; number++) start()

  return {
    listChannels: () => listListening().map(({ channel }) => channel),
    stop(request) {
      isStopping = true
      for (const timer of restarts) clearTimeout(timer)
      if (members.size === 0) ended.resolve(exitCode)
      for (const { channel } of members) channel.notify('stop', request)
    },
    kill() {
      isStopping = true
      for (const { process: child } of members) child.kill()
    },
    ended: ended.promise,
  }
}

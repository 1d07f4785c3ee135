/**
 * Questions, answers and notices between the primary process and a worker process. The messages of one turn of the event loop travel together,
 * because each costs both processes a system call. Values are structured clones: numbers of any size, bytes and maps arrive as they are.
 */
import { readFault, writeFault, type Fault } from './fault.ts'

/** One end of a connection between two processes. */
export interface MessagePort {
  /** Never throws; a message to a process that has ended is lost. */
  post(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

export interface ChannelOptions {
  /** How long an answer may take when a question does not say it, in milliseconds. */
  answerTimeoutMs?: number
  /** When a process that does not even answer `ping` counts as stalled: what waits for it is rejected, until it answers. Never by default. */
  stallTimeoutMs?: number
  sweepEveryMs?: number
}

type Handler = (body: never) => unknown

export interface Channel {
  /** Resolves with what the other side's handler returns. Rejects with its error, or with `ChannelError`. */
  ask<Answer>(topic: string, body?: unknown, timeoutMs?: number): Promise<Answer>
  /** Calls the other side's handler without an answer, also when it counts as stalled. */
  notify(topic: string, body?: unknown): void
  /** A topic has one handler. */
  handle(topic: string, handler: Handler): void
  /** The other process has ended: rejects what waits for it. */
  close(): void
}

/** The other process did not answer. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError'
}

type Entry =
  | { kind: 'question'; id: number; topic: string; body: unknown }
  | { kind: 'notice'; topic: string; body: unknown }
  | { kind: 'answer'; id: number; body: unknown }
  | { kind: 'fault'; id: number; fault: Fault }

interface Envelope {
  playhouse: Entry[]
}

interface Pending {
  untilMs: number
  resolve(body: unknown): void
  reject(error: Error): void
}

const DEFAULT_ANSWER_TIMEOUT_MS = 10_000
const DEFAULT_SWEEP_EVERY_MS = 500

export function createChannel(port: MessagePort, options: ChannelOptions = {}): Channel {
  const { answerTimeoutMs = DEFAULT_ANSWER_TIMEOUT_MS, stallTimeoutMs } = options
  const pending = new Map<number, Pending>()
  const handlers = new Map<string, Handler>([['ping', () => null]])
  let outbox: Entry[] = []
  let lastId = 0
  let isClosed = false
  let isStalled = false
  /** The one that is not answered yet. */
  let ping: { id: number; sentAtMs: number } | null = null

  function post(entry: Entry): void {
    outbox.push(entry)
    if (outbox.length === 1) setImmediate(flush)
  }

  function flush(): void {
    const entries = outbox
    outbox = []
    port.post({ playhouse: entries } satisfies Envelope)
  }

  function send<Answer>(topic: string, body: unknown, timeoutMs: number): Promise<Answer> {
    const id = ++lastId
    return new Promise<unknown>((resolve, reject) => {
      pending.set(id, { untilMs: performance.now() + timeoutMs, resolve, reject })
      post({ kind: 'question', id, topic, body })
    }) as Promise<Answer>
  }

  async function answer(id: number, topic: string, body: unknown): Promise<void> {
    try {
      const handler = handlers.get(topic)
      if (!handler) throw new Error(`no handler for the message ${topic}`)
      post({ kind: 'answer', id, body: await handler(body as never) })
    } catch (error) {
      post({ kind: 'fault', id, fault: writeFault(error) })
    }
  }

  function receive(entry: Entry): void {
    if (entry.kind === 'question') void answer(entry.id, entry.topic, entry.body)
    else if (entry.kind === 'notice') handlers.get(entry.topic)?.(entry.body as never)
    else if (entry.id === ping?.id) {
      ping = null
      isStalled = false
    } else {
      const waiting = pending.get(entry.id)
      pending.delete(entry.id)
      if (entry.kind === 'answer') waiting?.resolve(entry.body)
      else waiting?.reject(readFault(entry.fault))
    }
  }

  function rejectAll(message: string): void {
    const all = [...pending.values()]
    pending.clear()
    for (const { reject } of all) reject(new ChannelError(message))
  }

  /** An answer may take long while the other process works: only one that does not answer a ping either is stalled. */
  function checkStall(limitMs: number): void {
    if (ping === null && pending.size > 0) {
      ping = { id: ++lastId, sentAtMs: performance.now() }
      post({ kind: 'question', id: ping.id, topic: 'ping', body: null })
    } else if (ping && !isStalled && performance.now() - ping.sentAtMs > limitMs) {
      isStalled = true
      rejectAll('the other process does not answer')
    }
  }

  const sweepTimer = setInterval(() => {
    const nowMs = performance.now()
    for (const [id, { untilMs, reject }] of pending) {
      if (untilMs > nowMs) continue
      pending.delete(id)
      reject(new ChannelError('the answer of the other process took too long'))
    }
    if (stallTimeoutMs !== undefined) checkStall(stallTimeoutMs)
  }, options.sweepEveryMs ?? DEFAULT_SWEEP_EVERY_MS).unref()

  port.onMessage((message) => {
    for (const entry of (message as Partial<Envelope> | null)?.playhouse ?? []) receive(entry)
  })

  return {
    ask(topic, body = null, timeoutMs = answerTimeoutMs) {
      if (isClosed) return Promise.reject(new ChannelError('the other process has ended'))
      if (isStalled) return Promise.reject(new ChannelError('the other process does not answer'))
      return send(topic, body, timeoutMs)
    },
    notify: (topic, body = null) => post({ kind: 'notice', topic, body }),
    handle: (topic, handler) => void handlers.set(topic, handler),
    close() {
      isClosed = true
      clearInterval(sweepTimer)
      rejectAll('the other process has ended')
    },
  }
}

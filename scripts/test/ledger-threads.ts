/**
 * SQLite's worker threads are used again: starting and ending one takes ten times the processor time of opening an empty ledger. Each open
 * ledger has a thread alone, as in production; when it has closed cleanly, the next ledger gets the thread with a new instance of the module.
 */
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import threads, {
  MessageChannel,
  type MessagePort,
  type Worker,
  type WorkerOptions,
} from 'node:worker_threads'

const HOST = join(import.meta.dirname, 'ledger-thread-host.ts')
/** `stripTypeScriptTypes` is experimental. */
const FLAGS = ['--disable-warning=ExperimentalWarning']
const SQLITE_WORKER_RE = /[/\\]ledger[/\\]sqlite-worker\.ts$/
const REUSED = Symbol.for('reused ledger threads')
const RealWorker = threads.Worker
/** Every instance of the module stays in the memory of its thread. */
const MAX_LEDGERS = 100
const idle: Worker[] = []
const ledgers = new WeakMap<Worker, number>()

/** What `SqliteClient` uses of a `Worker`. */
class ReusedThread extends EventEmitter {
  readonly #thread: Worker
  readonly #port: MessagePort
  #closeId: number | undefined
  #isClean = false

  constructor(file: string, workerData: unknown) {
    super()
    this.#thread = idle.pop() ?? new RealWorker(HOST, { name: 'ledger', execArgv: FLAGS })
    ledgers.set(this.#thread, (ledgers.get(this.#thread) ?? 0) + 1)
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (reply: { id: number }) => {
      this.#isClean ||= reply.id === this.#closeId
      this.emit('message', reply)
    })
    this.#thread.on('error', this.#onError).on('exit', this.#onExit).unref()
    this.#thread.postMessage({ file, workerData, port: port2 }, [port2])
  }

  readonly #onError = (error: unknown) => this.emit('error', error)
  readonly #onExit = (code: number) => {
    this.#port.close()
    this.emit('exit', code)
  }

  postMessage(request: { id: number; kind: string }): void {
    if (request.kind === 'close') this.#closeId = request.id
    this.#port.postMessage(request)
  }

  async terminate(): Promise<void> {
    this.#port.close()
    this.#thread.off('error', this.#onError).off('exit', this.#onExit)
    if (this.#isClean && ledgers.get(this.#thread)! < MAX_LEDGERS) idle.push(this.#thread)
    else await this.#thread.terminate()
  }
}

// Files of tests share a process, and each of them runs this module.
if (!(REUSED in globalThis)) {
  Object.assign(globalThis, { [REUSED]: true })
  threads.Worker = new Proxy(RealWorker, {
    construct(Real, [file, options]: [string, WorkerOptions?]) {
      return SQLITE_WORKER_RE.test(file)
        ? new ReusedThread(file, options?.workerData)
        : new Real(file, options)
    },
  })
  syncBuiltinESMExports()
}

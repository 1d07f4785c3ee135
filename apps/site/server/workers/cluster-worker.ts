/**
 * A worker of `node:cluster` for the pool, with a mend for its end. A worker can end between the moment when it is sent a connection and the
 * moment when it accepts it. Node (26) then forgets the connection without closing it, so that its visitor waits forever, and emits no
 * `disconnect`. Here the connection is refused in the dead worker's name, as a worker does that shuts down: `node:cluster` gives it to another
 * one, or closes it when there is none. Relies on messages of Node's `lib/internal/cluster`: `newconn`, and its answer with `ack` and
 * `accepted`. The journey of a killed worker (`workers.spec.ts`) fails when they change.
 */
import type { ChildProcess } from 'node:child_process'
import type { Worker } from 'node:cluster'
import type { WorkerProcess } from './worker-pool.ts'

/** How long the messages of a process that has ended are read. All of them are here already, so this is a limit for the unexpected. */
const LAST_MESSAGES_MS = 1000
const POLL_MS = 5

interface ClusterMessage {
  cmd?: string
  act?: string
  seq?: number
  ack?: number
}

/** Those that accept connections. */
const listening = new Set<Worker>()

export function createClusterWorker(worker: Worker): WorkerProcess {
  const { process: child } = worker
  const answerForIt = watchConnections(child)
  worker.once('listening', () => listening.add(worker))
  return {
    pid: child.pid ?? 0,
    // To a process that has ended: lost.
    post: (message) => void worker.send(message as object, () => {}),
    onMessage: (listener) => void worker.on('message', listener),
    onExit(listener) {
      worker.once('exit', (code, signal) => {
        void readLastMessages(child).then(() => {
          if (child.connected) child.disconnect()
          // `node:cluster` takes the worker off its lists, if it has not done so.
          child.emit('disconnect')
          listening.delete(worker)
          answerForIt({ accepted: listening.size === 0 })
          listener(code, signal)
        })
      })
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

async function readLastMessages(child: ChildProcess): Promise<void> {
  const endMs = performance.now() + LAST_MESSAGES_MS
  while (child.connected && performance.now() < endMs)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
}

/** The returned function answers about the connections that the process was sent, instead of it. An accepted one is closed here. */
function watchConnections(child: ChildProcess): (answer: { accepted: boolean }) => void {
  const unanswered = new Set<number>()
  const send = child.send.bind(child) as (message: ClusterMessage, ...rest: unknown[]) => boolean
  child.send = (message: ClusterMessage, ...rest: unknown[]) => {
    if (message.cmd === 'NODE_CLUSTER' && message.act === 'newconn') unanswered.add(message.seq!)
    return send(message, ...rest)
  }
  child.on('internalMessage', ({ cmd, ack }: ClusterMessage) => {
    if (cmd === 'NODE_CLUSTER' && ack !== undefined) unanswered.delete(ack)
  })
  return (answer) => {
    for (const ack of unanswered) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, ...answer })
  }
}

/** The operator's command line. */
import { join } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'

export const ROOT = join(import.meta.dirname, '../../..')

export interface PortalRun {
  status: number
  json: Record<string, unknown>
  errors: string
}

export interface PortalRequest {
  args: string[]
  environment: NodeJS.ProcessEnv
}

export interface PortalThreadData {
  port: MessagePort
  /** 1 when the answer is in the port. */
  done: Int32Array<SharedArrayBuffer>
}

let thread: PortalThreadData | undefined

/**
 * Runs a command and waits for its end. A process of its own for each command costs a second of processor time; the command
 * runs in another thread, with its own environment.
 */
export function runPortal(dataDir: string, ...args: string[]): PortalRun {
  thread ??= startThread()
  const { port, done } = thread
  Atomics.store(done, 0, 0)
  port.postMessage({ args: [...args, '--json'], environment: { ...process.env, DATA_DIR: dataDir } })
  Atomics.wait(done, 0, 0)
  const { status, output, errors } = receiveMessageOnPort(port)!.message as {
    status: number
    output: string
    errors: string
  }
  return { status, json: parseObject(output), errors }
}

function startThread(): PortalThreadData {
  const { port1, port2 } = new MessageChannel()
  const done = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(join(import.meta.dirname, 'portal-thread.ts'), {
    workerData: { port: port2, done },
    transferList: [port2],
  })
  // The thread must not keep the process of the tests alive.
  worker.unref()
  port1.unref()
  return { port: port1, done }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text } // the caller that expects an object reports it
  }
}

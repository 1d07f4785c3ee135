/**
 * Decodes pictures of other servers in a child process: a decoder needs as much memory as the picture's author wants, and its faults end
 * only that process. One picture at a time; the process ends when there has been none for a while.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBoundedQueue } from './bounded-queue.ts'

const CHILD_FILE = 'apps/site/app/features/images/picture-decoder-child.ts'
const DECODE_LIMIT_MS = 10_000
const IDLE_MS = 20_000
const MAX_WAITING = 240

export interface DecodedPicture {
  bytes?: Uint8Array
  fault?: string
}

/** This code also runs bundled, so the source is found from the repository's root folder. */
function findChildFile(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, CHILD_FILE)
    if (existsSync(file)) return file
    if (folder === dirname(folder)) throw new Error(`Decoding pictures: ${CHILD_FILE} is in no folder above`)
  }
}

const queue = createBoundedQueue(1, MAX_WAITING)
let child: Promise<ChildProcess> | null = null
let running: ChildProcess | null = null
let idleTimer: NodeJS.Timeout | undefined

/** Rejects when the picture cannot be decoded within the limits of time and memory. */
export function decodeInChild(image: Uint8Array, limitMs = DECODE_LIMIT_MS): Promise<Buffer> {
  return queue(async () => {
    clearTimeout(idleTimer)
    try {
      return await askChild(await (child ??= startChild()), image, limitMs)
    } finally {
      idleTimer = setTimeout(() => running?.kill('SIGKILL'), IDLE_MS).unref()
    }
  })
}

/** Resolves when it can decode: starting takes seconds on a busy machine, and is not the picture's fault. */
function startChild(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const started = fork(findChildFile(), [], {
      ...{ execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
      // Neither secrets nor settings are its business.
      env: {},
    })
    running = started
    const forget = () => {
      if (running === started) running = child = null
      reject(new Error('the process that decodes pictures has ended'))
    }
    started.once('exit', forget)
    started.once('error', forget)
    started.once('message', () => resolve(started))
    // Only a request keeps this process alive.
    started.unref()
    started.channel?.unref()
  })
}

function askChild(decoder: ChildProcess, image: Uint8Array, limitMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      decoder.off('message', onMessage)
      decoder.off('exit', onExit)
      settle()
    }
    const onMessage = ({ bytes, fault }: DecodedPicture) =>
      end(() => (bytes ? resolve(Buffer.from(bytes)) : reject(new Error(fault))))
    const onExit = () => end(() => reject(new Error('decoding needs too much memory or time')))
    const timer = setTimeout(() => decoder.kill('SIGKILL'), limitMs)
    decoder.on('message', onMessage)
    decoder.once('exit', onExit)
    decoder.send(image, (error) => {
      if (error) end(() => reject(error))
    })
  })
}

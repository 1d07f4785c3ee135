/** Test only: the SQLite worker, which stalls or ends when a statement asks for it. */
import { parentPort } from 'node:worker_threads'
import type { WorkerRequest } from './sqlite-protocol.ts'

parentPort!.on('message', ({ sql }: WorkerRequest) => {
  const stallMs = /^select 'stall (\d+)'/.exec(sql)?.[1]
  if (stallMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(stallMs))
  if (sql === "select 'end'") process.exit(1)
})
await import('./sqlite-worker.ts')

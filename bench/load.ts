/**
 * A load over keep-alive sockets to 127.0.0.1, as raw bytes, so that the load generator is never the bottleneck: as fast as answers come, or at
 * a rate that is far below that.
 */
import { connect, type Socket } from 'node:net'

export interface Load {
  requestsPerSecond: number
  requests: number
  /** Answers whose status was not 200. */
  faults: number
  /** Of one request, in milliseconds: 99 of 100 took no longer. */
  p99Ms: number
  p50Ms: number
}

export interface LoadOptions {
  port: number
  /** Several paths are requested in turn. */
  path: string | readonly string[]
  connections: number
  seconds: number
  /** Requests a second over all connections; by default the next one follows each answer. */
  perSecond?: number
  headers?: Record<string, string>
}

export async function runLoad({
  port,
  path,
  connections,
  seconds,
  perSecond = Infinity,
  headers = {},
}: LoadOptions): Promise<Load> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const requests = [path]
    .flat()
    .map((each) => Buffer.from(`GET ${each} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`))
  let next = 0
  const nextRequest = () => requests[next++ % requests.length]!
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection(port, nextRequest, { until, pauseMs: (connections * 1000) / perSecond }),
    ),
  )
  const elapsed = (performance.now() - startedAt) / 1000
  const times = counts.flatMap((count) => count.times).sort((a, b) => a - b)
  const faults = counts.reduce((sum, count) => sum + count.faults, 0)
  return {
    requestsPerSecond: times.length / elapsed,
    requests: times.length,
    faults,
    p50Ms: times[times.length >> 1] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}

/** `times`: of each answer, in milliseconds. `pauseMs`: from one request to the next, where the answer was there before. */
function runConnection(
  port: number,
  nextRequest: () => Buffer,
  { until, pauseMs }: { until: number; pauseMs: number },
): Promise<{ times: number[]; faults: number }> {
  return new Promise((resolve, reject) => {
    const count = { times: [] as number[], faults: 0 }
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(nextRequest())
    }
    const socket: Socket = connect(port, '127.0.0.1', send)
    let pending: Buffer = Buffer.alloc(0)
    let missing = -1
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
        const headEnd = pending.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const head = pending.subarray(0, headEnd).toString('latin1')
        if (!head.startsWith('HTTP/1.1 200')) count.faults++
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) {
          reject(new Error(`An answer without a length cannot be counted:\n${head}`))
          socket.destroy()
          return
        }
        missing = length - (pending.length - headEnd - 4)
        pending = Buffer.alloc(0)
      } else missing -= chunk.length
      if (missing > 0) return
      missing = -1
      const now = performance.now()
      count.times.push(now - sentAt)
      const restMs = pauseMs - (now - sentAt)
      if (now + Math.max(0, restMs) < until) {
        if (restMs > 0) setTimeout(send, restMs)
        else send()
      } else {
        socket.end()
        resolve(count)
      }
    })
  })
}

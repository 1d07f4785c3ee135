/** A closed-loop load over keep-alive sockets to 127.0.0.1, as raw bytes, so that the load generator is never the bottleneck. */
import { connect, type Socket } from 'node:net'

export interface Load {
  requestsPerSecond: number
  requests: number
  /** Answers whose status was not 200. */
  faults: number
}

export interface LoadOptions {
  port: number
  path: string
  connections: number
  seconds: number
  headers?: Record<string, string>
}

export async function runLoad({
  port,
  path,
  connections,
  seconds,
  headers = {},
}: LoadOptions): Promise<Load> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () => runConnection(port, request, until)),
  )
  const elapsed = (performance.now() - startedAt) / 1000
  const requests = counts.reduce((sum, count) => sum + count.requests, 0)
  const faults = counts.reduce((sum, count) => sum + count.faults, 0)
  return { requestsPerSecond: requests / elapsed, requests, faults }
}

function runConnection(
  port: number,
  request: Buffer,
  until: number,
): Promise<{ requests: number; faults: number }> {
  return new Promise((resolve, reject) => {
    const count = { requests: 0, faults: 0 }
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request))
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
      count.requests++
      if (performance.now() < until) socket.write(request)
      else {
        socket.end()
        resolve(count)
      }
    })
  })
}

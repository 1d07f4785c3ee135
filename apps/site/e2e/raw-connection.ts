/** Many raw requests over few connections. */
import { connect, type Socket } from 'node:net'

/** Uses one connection after the other; when the server closes it, the next is opened. */
export function openLine(port: number) {
  let socket: Socket | null = null

  function ask(bytes: Buffer): Promise<number> {
    return new Promise((resolve) => {
      let answer = Buffer.alloc(0)
      socket ??= connect(port, '127.0.0.1').setNoDelay(true)
      const current = socket
      const closeConnection = () => {
        finish(readStatus(answer))
        current.destroy()
        socket = null
      }
      // An incomplete request gets no response; the test does not wait for the server's timeout.
      const timer = setTimeout(closeConnection, 400)
      const finish = (status: number) => {
        clearTimeout(timer)
        current.removeAllListeners()
        current.on('error', () => {}) // a late reset of a connection that is no longer used
        resolve(status)
      }
      current.on('data', (chunk: Buffer) => {
        answer = Buffer.concat([answer, chunk])
        const state = readEnd(answer)
        if (state === 'more') return
        if (state === 'closing') return closeConnection()
        finish(readStatus(answer))
      })
      current.on('error', closeConnection)
      current.on('close', closeConnection)
      current.write(bytes)
    })
  }

  return { ask, close: () => socket?.destroy() }
}

function readStatus(answer: Buffer): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1', 0, 20))?.[1] ?? 0)
}

/** Whether the response is complete, and whether the connection can be reused. */
function readEnd(answer: Buffer): 'more' | 'done' | 'closing' {
  const headEnd = answer.indexOf('\r\n\r\n')
  if (headEnd < 0) return 'more'
  const head = answer.toString('latin1', 0, headEnd)
  if (/^connection: close/im.test(head)) return 'closing'
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? NaN)
  if (Number.isNaN(length))
    return /^transfer-encoding: chunked/im.test(head) && !answer.toString('latin1').endsWith('0\r\n\r\n')
      ? 'more'
      : 'done'
  return answer.length - headEnd - 4 >= length ? 'done' : 'closing'
}

/** Sends a request as bytes on a socket, which no client library would send. */
import { connect } from 'node:net'

export interface RawRequest {
  host: string
  port: number
  bytes: string | Buffer
  timeoutMs?: number
}

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number
  headers: Record<string, string>
  body: string
}

/** Resolves when the server closes the connection or sends nothing more; use `Connection: close`. */
export function sendRaw({ host, port, bytes, timeoutMs = 3000 }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, host)
    const finish = () => {
      socket.destroy()
      resolve(parseAnswer(Buffer.concat(chunks).toString('latin1')))
    }
    socket.setTimeout(timeoutMs, finish)
    socket.on('connect', () => socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const at = line.indexOf(':')
    if (at > 0) headers[line.slice(0, at).toLowerCase()] = line.slice(at + 1).trim()
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}

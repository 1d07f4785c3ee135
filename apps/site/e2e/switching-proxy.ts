/** A proxy with one address in front of several servers: the server can change while a page is open, as in a deployment. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SwitchingProxy {
  url: string
  /** Sets the server that answers from now on. */
  setTarget(port: number): void
  /** Appends a text to `/sw.js`, which makes it another version. */
  setWorkerEnd(text: string): void
  stop(): Promise<void>
}

export async function startSwitchingProxy(firstPort: number): Promise<SwitchingProxy> {
  let port = firstPort
  let workerEnd = ''
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js' && workerEnd !== ''
    const headers = isWorker ? withoutConditions(asked) : asked.headers
    const forward = request({ port, host: '127.0.0.1', path: asked.url, method: asked.method, headers })
    forward.on('response', (response) =>
      isWorker ? lengthen(response, answer, workerEnd) : pass(response, answer),
    )
    forward.on('error', () => answer.destroy())
    asked.pipe(forward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTarget: (next) => void (port = next),
    setWorkerEnd: (text) => void (workerEnd = text),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function withoutConditions({ headers }: IncomingMessage) {
  const { 'if-none-match': _, 'accept-encoding': __, ...others } = headers
  return others
}

function pass(response: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(response.statusCode ?? 502, response.headers)
  response.pipe(answer)
}

async function lengthen(response: IncomingMessage, answer: ServerResponse, end: string): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const { 'content-length': _, etag: __, ...headers } = response.headers
  answer.writeHead(response.statusCode ?? 502, headers)
  answer.end(Buffer.concat([...chunks, Buffer.from(end)]))
}

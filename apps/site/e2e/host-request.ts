/** Requests to one of a server's hosts. Node resolves no names below `localhost`, so the connection goes to the address. */
import { request, type IncomingHttpHeaders } from 'node:http'

export interface HostAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface HostRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export function requestHost(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers, body }: HostRequest = {},
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { Host: host, ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** The private port that Prometheus asks. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface MetricsPort {
  /** Resolves with the port; rejects with a sentence. */
  listen(): Promise<number>
  close(): Promise<void>
}

export interface MetricsPortParts {
  /** 0 is any free one. */
  port: number
  host: string
  contentType: string
  render(): Promise<string>
}

export function createMetricsPort({ port, host, contentType, render }: MetricsPortParts): MetricsPort {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    render().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })

  return {
    async listen() {
      server.listen(port, host)
      await once(server, 'listening').catch((cause: Error) => {
        const message = `The metrics cannot be served on ${host}:${port}: ${cause.message}; set METRICS_PORT to another port`
        throw new Error(message, { cause })
      })
      server.unref()
      return (server.address() as AddressInfo).port
    },
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

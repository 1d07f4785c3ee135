/** Passes bytes on, each part late. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

export interface SlowProxy {
  port: number
  delayMs: number
  close(): void
}

export async function startSlowProxy(port: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    pass(client, upstream)
    pass(upstream, client)
  })
  const proxy: SlowProxy = {
    ...{ port: 0, delayMs: 0 },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }

  function pass(from: Socket, to: Socket) {
    sockets.add(from)
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), proxy.delayMs))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy.port = (server.address() as AddressInfo).port
  return proxy
}

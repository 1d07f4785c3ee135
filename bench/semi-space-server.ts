/** The real server; reports its memory on its parent's request, optionally after a garbage collection. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

process.on('message', (message) => {
  if (message === 'collect') globalThis.gc!()
  process.send?.({ rssBytes: process.memoryUsage.rss() })
})
listen(getRequestListener(await openServer()))

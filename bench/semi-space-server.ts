/** The real server; reports its memory when its parent asks, after a garbage collection where its parent wants one. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

process.on('message', (message) => {
  if (message === 'collect') globalThis.gc!()
  process.send?.({ rssBytes: process.memoryUsage.rss() })
})
listen(getRequestListener(await openServer()))

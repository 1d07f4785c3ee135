/** The real server; measures its memory after a garbage collection when its parent sends a message. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

const GC_TURNS = 6

export interface MemoryFigures {
  /** The heap and the buffers outside of it. */
  usedBytes: number
  rssBytes: number
}

process.on('message', async () => {
  // Memory freed by zlib is counted one turn of the event loop later.
  for (let turn = 0; turn < GC_TURNS; turn++) {
    globalThis.gc!()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ usedBytes: heapUsed + external, rssBytes: rss } satisfies MemoryFigures)
})

// The attack is logged as such.
listen(getRequestListener(await openServer({ logLevel: 'silent' })))

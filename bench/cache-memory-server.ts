/** The real server; tells its parent what memory is in use when it is asked to, garbage left out. */
import { getRequestListener } from '@hono/node-server'
import { listen, openServer } from './open-server.ts'

const GC_TURNS = 6

export interface MemoryFigures {
  /** The heap and the buffers outside of it. */
  usedBytes: number
  rssBytes: number
}

process.on('message', async () => {
  // What zlib frees is seen one turn later.
  for (let turn = 0; turn < GC_TURNS; turn++) {
    globalThis.gc!()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ usedBytes: heapUsed + external, rssBytes: rss } satisfies MemoryFigures)
})

listen(getRequestListener(await openServer()))

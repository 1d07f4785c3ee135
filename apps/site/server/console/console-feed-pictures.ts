/** `GET /api/feed-pictures?url=`: a cover of a game that no import has brought yet, for the preview of a provider's mapping. */
import type { Handler } from 'hono'
import { createBoundedQueue, QueueFullError } from '#app/features/images/bounded-queue.ts'
import { BadImageError, encodeCover, type OpenRemote } from '#app/features/images/remote-image.server.ts'
import { fetchPicture } from '../operations/move-pictures.ts'
import { hasPermission } from '../operations/roles.ts'
import type { ConsoleEnv } from './console-env.ts'

const WIDTH = 320
/** Twenty games for each of a few people. */
const MAX_WAITING = 80

/** Only a public host is asked; the picture is decoded in a process of its own and encoded anew. `openRemote`: tests, instead of the network. */
export function serveFeedPicture(openRemote?: OpenRemote): Handler<ConsoleEnv> {
  const queue = createBoundedQueue(4, MAX_WAITING)
  return async function feedPicture(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'feeds.edit')) return c.text('401 Unauthorized\n', 401)
    const url = URL.parse(c.req.query('url')?.slice(0, 2048) ?? '')
    const bytes = url && (await queue(() => drawPicture(url.href, openRemote)).catch(toNothing))
    if (!bytes) return c.text('404 Not Found\n', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=3600',
    })
  }
}

async function drawPicture(url: string, openRemote?: OpenRemote): Promise<Buffer | null> {
  const source = await fetchPicture({ openRemote }, url)
  return source && encodeCover(source, 'wide', WIDTH)
}

/** The preview then says that there is no picture. */
function toNothing(error: unknown): null {
  if (error instanceof BadImageError || error instanceof QueueFullError) return null
  throw error
}

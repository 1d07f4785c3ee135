/** Covers for the console: re-encoded or drawn by this server, also of games that no site lists. */
import type { Handler } from 'hono'
import { hasPermission } from '../operations/roles.ts'
import { findDrawnCover } from '../ledger/drawn-covers.ts'
import { findGame } from '../ledger/games.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'

const SHAPE = 'wide'
const WIDTH = 320

export function serveConsoleCover(portal: Portal): Handler<ConsoleEnv> {
  return async function cover(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'games.read')) return c.text('401 Unauthorized\n', 401)
    const slug = c.req.param('slug') ?? ''
    const game = /^[a-z0-9-]{1,120}$/.test(slug)
      ? await findGame(portal.ledger, slug).catch(() => null)
      : null
    if (!game) return c.text('404 Not Found\n', 404)
    const drawnCover = await findDrawnCover(portal.ledger, slug)
    const address = new URL(`/img/games/${slug}/${SHAPE}-${WIDTH}.webp`, c.req.url)
    const picture = await portal.images.answer(new Request(address), () => ({
      ...game,
      ...(drawnCover && { drawnCover }),
    }))
    if (!picture) return c.text('404 Not Found\n', 404)
    const response = new Response(picture.body, picture)
    response.headers.set('Cache-Control', 'private, max-age=300')
    return response
  }
}

/** Covers for the console: re-encoded or drawn by this server, also of games that no site lists. */
import type { Handler } from 'hono'
import * as v from 'valibot'
import { CoverChoiceSchema, type CoverChoice } from '#app/domain/cover-choice.ts'
import type { Game } from '#app/domain/game.ts'
import type { CoverShape } from '#app/domain/tile.ts'
import { numberOfLook } from '#app/features/images/drawing-words.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { findRecordGame } from '#app/features/feeds/merges.server.ts'
import { hasPermission } from '../operations/roles.ts'
import { findDrawnCover } from '../ledger/drawn-covers.ts'
import { findGamePicture } from '../ledger/game-pictures.ts'
import { findStoredGame } from '../ledger/games.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'

const WIDTH = 320
const SHAPES: readonly CoverShape[] = ['wide', 'square', 'tall']
const SLUG_RE = /^[a-z0-9-]{1,120}$/

/** `?shape=` is wide, square or tall; `?as=stored` is the cover without the operator's; `?drawing=` is JSON of a drawing to look at. */
export function serveConsoleCover(portal: Portal): Handler<ConsoleEnv> {
  return async function cover(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'games.read')) return c.text('401 Unauthorized\n', 401)
    const shape = SHAPES.find((one) => one === c.req.query('shape')) ?? 'wide'
    const game = await findShownGame(portal, c.req.param('slug') ?? '', c.req.query())
    const address = new URL(`/img/games/${game?.slug ?? '-'}/${shape}-${WIDTH}.webp`, c.req.url)
    const picture = game && (await portal.images.answer(new Request(address), () => game))
    if (!picture) return c.text('404 Not Found\n', 404)
    const response = new Response(picture.body, picture)
    response.headers.set('Cache-Control', 'private, max-age=300')
    return response
  }
}

async function findShownGame(
  portal: Portal,
  slug: string,
  query: Record<string, string>,
): Promise<Game | null> {
  const found = SLUG_RE.test(slug) ? await findStoredGame(portal.ledger, slug).catch(() => null) : null
  if (!found) return null
  if (query.drawing !== undefined) {
    const drawing = parseDrawing(query.drawing)
    return drawing && { ...found.stored, drawnCover: drawing, operatorCover: { from: 'drawing', drawing } }
  }
  const game = query.as === 'stored' ? found.stored : found.game
  const drawnCover = game.drawnCover ?? (await findDrawnCover(portal.ledger, slug))
  return { ...game, ...(drawnCover && { drawnCover }) }
}

function parseDrawing(text: string): CoverChoice | null {
  try {
    const drawing = v.parse(CoverChoiceSchema, JSON.parse(text))
    return numberOfLook(drawing.motif, drawing.drawing) < 0 ? null : drawing
  } catch {
    return null
  }
}

/** `?provider=` and `?id=` name a record; 404 where it has no picture. */
export function serveRecordCover(portal: Portal): Handler<ConsoleEnv> {
  return async function recordCover(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'games.read')) return c.text('401 Unauthorized\n', 401)
    const name = { provider: c.req.query('provider') ?? '', providerId: c.req.query('id') ?? '' }
    const { ledger, config } = portal
    const record = await findRecordGame(ledger, name, () => loadRules(config.rootDir))
    const bytes =
      record &&
      (await portal.images.findRecordPicture({ ...record, updatedAt: record.updatedAt ?? 0 }, 'wide', WIDTH))
    if (!bytes) return c.text('404 Not Found\n', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=3600',
    })
  }
}

/** A whole picture that was uploaded for a game, so that its part can be chosen. */
export function serveCoverPicture(portal: Portal): Handler<ConsoleEnv> {
  return async function coverPicture(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'games.read')) return c.text('401 Unauthorized\n', 401)
    const [slug, name] = [c.req.param('slug') ?? '', c.req.param('picture') ?? '']
    const isName = SLUG_RE.test(slug) && /^[0-9a-f]{16}$/.test(name)
    const picture = isName ? await findGamePicture(portal.ledger, slug, name) : null
    if (!picture) return c.text('404 Not Found\n', 404)
    return c.body(new Uint8Array(picture.bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=86400',
    })
  }
}

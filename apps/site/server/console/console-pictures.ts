/** Pictures of articles and pages for the console, also of drafts. */
import type { Handler } from 'hono'
import { isOwnSite } from '../operations/operation.ts'
import { hasPermission } from '../operations/roles.ts'
import { findDocumentPicture } from '../ledger/document-pictures.ts'
import { findDocument } from '../ledger/documents.ts'
import { findPlayTestPicture } from '../ledger/play-tests.ts'
import { findSponsorFile } from '../ledger/sponsors.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'

const NAME_RE = /^(article|page)s([1-9]\d{0,5})(?:-[0-9a-f]{12})?(?:-\d{3,4})?\.(webp|avif)$/

export function serveConsolePicture(portal: Portal): Handler<ConsoleEnv> {
  return async function picture(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'articles')) return c.text('401 Unauthorized\n', 401)
    const name = c.req.param('name') ?? ''
    const [, kindName, id, type] = NAME_RE.exec(name) ?? []
    const kind = kindName === 'page' ? 'page' : 'article'
    const document = id === undefined ? null : await findDocument(portal.ledger.db, { kind, id: Number(id) })
    const isVisible = document !== null && (document.site === null || isOwnSite(actor, document.site))
    const bytes = isVisible ? await findDocumentPicture(portal.ledger, kind, document.id, name) : null
    if (!bytes) return c.text('404 Not Found\n', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${type}`,
      // The icon of an article changes under its name.
      'Cache-Control': name.includes('-') ? 'private, max-age=86400' : 'private, no-cache',
    })
  }
}

const SPONSOR_RE = /^sponsors-[0-9a-f]{12}\.webp$/

/** A sponsor's picture, also one that no site shows yet. */
export function serveConsoleSponsor(portal: Portal): Handler<ConsoleEnv> {
  return async function sponsorPicture(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'sites.read')) return c.text('401 Unauthorized\n', 401)
    const name = c.req.param('name') ?? ''
    const bytes = SPONSOR_RE.test(name) ? await findSponsorFile(portal.ledger, name) : null
    if (!bytes) return c.text('404 Not Found\n', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=86400',
    })
  }
}

/** What a browser showed when it last played a game; encoded by that browser. */
export function servePlayTestPicture(portal: Portal): Handler<ConsoleEnv> {
  return async function playTestPicture(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'games.read')) return c.text('401 Unauthorized\n', 401)
    const [slug, screen] = [c.req.param('slug') ?? '', c.req.param('screen') ?? '']
    const bytes = await findPlayTestPicture(portal.ledger, slug, screen)
    if (!bytes) return c.text('404 Not Found\n', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=86400',
    })
  }
}

/** `GET /preview/<token>` on a site: a page with what a person of the console has not saved yet. */
import type { Context, Handler } from 'hono'
import * as v from 'valibot'
import { ArticleSchema, OwnPageSchema } from '#app/domain/article.ts'
import type { Site } from '#app/domain/site.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { listFramePolicies } from '#app/features/play/frame-policy.ts'
import { findPlayable } from '#app/features/play/playable-game.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { parseRawSite } from '#app/features/sites/sites.server.ts'
import { playPath, PREVIEW_PREFIX } from '#app/site-paths.ts'
import { findPreview, type ConsolePreview } from './ledger/console-previews.ts'
import { findDocumentPicture } from './ledger/document-pictures.ts'
import { takeLimit, type PortalEnv } from './middleware.ts'
import type { PreviewRecord } from './operations/previews.ts'
import { findRawSite } from './operations/site-store.ts'
import { readPageAddress } from './page-address.ts'
import type { Pages } from './pages.ts'
import type { Portal } from './portal-state.ts'
import { previewQuery, readPreviewQuery, toPreview } from './preview-page.ts'

const TOKEN_RE = /^[\w-]{43}$/
const OVER_TEXT = 'This preview has ended. Open it again in the console.\n'

export function servePreview(portal: Portal, pages: Pick<Pages, 'renderOnce'>): Handler<PortalEnv> {
  return async function preview(c) {
    const consoleOrigin = portal.config.console?.origin ?? null
    if (consoleOrigin === null) return c.notFound()
    const refused = takeLimit(portal, c, 'render')
    if (refused) return refused
    const headers = {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      // The address has the token.
      'Referrer-Policy': 'no-referrer',
    }
    const token = c.req.param('token') ?? ''
    const host = c.get('site').host
    const found = TOKEN_RE.test(token)
      ? await findPreview(portal.ledger, token, { host, nowMs: Date.now() })
      : null
    const shown = found && (await readShown(portal, found))
    if (!found || !shown)
      return c.text(OVER_TEXT, 404, {
        ...headers,
        'Content-Security-Policy': `default-src 'none'; frame-ancestors ${consoleOrigin}`,
      })

    const query = readPreviewQuery(new URL(c.req.url))
    const path = query.path ?? found.path
    const address = readPageAddress(new URL(path, `http://${host}`))
    const page = await pages.renderOnce(shown.site, { ...address, kind: 'page' }, shown.content)
    const { location } = page.headers
    if (location?.startsWith('/')) return c.redirect(previewQuery(location), 302)
    const { html, policy } = toPreview({
      ...{ html: showPictures(page.body, token, found), path, consoleOrigin },
      game: isOwnTab(c) ? findGame(portal, shown.site, address.page, query.plays) : null,
    })
    // A page that is missing is shown, so that a link to it is found here.
    return c.html(html, page.status === 200 ? 200 : 404, { ...headers, 'Content-Security-Policy': policy })
  }
}

/** Sites serve pictures of published articles only; those of a draft come through its preview. */
function showPictures(html: string, token: string, { record }: ConsolePreview): string {
  const unsaved = record as PreviewRecord
  if (unsaved.kind === 'site') return html
  const names = `/img/${unsaved.kind}s${unsaved.id}`
  return html.replaceAll(new RegExp(`${names}(?=[.-])`, 'g'), `${PREVIEW_PREFIX}${token}${names}`)
}

/** `GET /preview/<token>/img/<name>`: a picture of the article or page that the preview shows. */
export function servePreviewPicture(portal: Portal): Handler<PortalEnv> {
  return async function previewPicture(c) {
    const [token, name] = [c.req.param('token') ?? '', c.req.param('name') ?? '']
    const found = TOKEN_RE.test(token)
      ? await findPreview(portal.ledger, token, { host: c.get('site').host, nowMs: Date.now() })
      : null
    const unsaved = found && (found.record as PreviewRecord)
    const isOwn =
      unsaved !== null &&
      unsaved.kind !== 'site' &&
      new RegExp(`^${unsaved.kind}s${unsaved.id}(-[0-9a-f-]+)?\\.(webp|avif)$`).test(name)
    const bytes = isOwn ? await findDocumentPicture(portal.ledger, unsaved.kind, unsaved.id, name) : null
    if (!bytes) return c.text('404 Not Found\n', 404)
    const type = `image/${name.split('.').at(-1)}`
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  }
}

/** Browsers say what they load a page into. */
const isOwnTab = (c: Context<PortalEnv>) => c.req.header('sec-fetch-dest') === 'document'

interface Shown {
  site: Site
  /** Null: what is published. */
  content: Content | null
}

/** Null where what is saved has changed so that the rest does not fit any more. */
async function readShown(portal: Portal, { host, record }: ConsolePreview): Promise<Shown | null> {
  const raw = await findRawSite(portal, host)
  if (!raw) return null
  const unsaved = record as PreviewRecord
  const { site } = parseRawSite(unsaved.kind === 'site' ? { ...raw, edits: unsaved.edits } : raw)
  if (!site) return null
  if (unsaved.kind === 'site') return { site, content: null }
  const { publishedAtMs } = unsaved
  const dates = { publishedAt: publishedAtMs, updatedAt: Date.now() }
  const content =
    unsaved.kind === 'article'
      ? portal.content.withDraft(site, { article: v.parse(ArticleSchema, { ...unsaved.record, ...dates }) })
      : portal.content.withDraft(site, { page: v.parse(OwnPageSchema, { ...unsaved.record, ...dates }) })
  return { site, content }
}

function findGame(portal: Portal, site: Site, path: string, isPlaying: boolean) {
  const slug = findGameOfPage(path)
  if (slug === null || path !== playPath(slug)) return null
  const found = findPlayable(portal.catalogue.forSite(site), slug, {
    providerIds: site.providerIds,
    gamesOrigin: portal.config.gamesOrigin ?? null,
  })
  if (!found || 'movedTo' in found) return null
  const [frame] = listFramePolicies(found.game, {
    origin: siteOrigin(site, portal.config.port),
    remoteGames: site.remoteGames,
    audience: site.audience,
  })
  return frame ? { title: found.game.title, frame, isPlaying } : null
}

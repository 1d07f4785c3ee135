/** Previews over HTTP on both engines: what they show, who sees them, and when they end. */
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { createContent, type Content } from '#app/features/articles/articles.server.ts'
import { deleteSession, SESSION_IDLE_MS } from './ledger/console-access.ts'
import { findPreview, insertPreview, PREVIEW_MS } from './ledger/console-previews.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import { openConsole } from './console/console-app.fixture.ts'
import { createLimits } from './limits.ts'
import { logRequest, type PortalEnv } from './middleware.ts'
import { servePreview, servePreviewPicture } from './preview.ts'
import type { Pages } from './pages.ts'

const host = 'localhost'

forEachEngine((open) => {
  async function openPreviews(role = 'owner', sites: readonly string[] | null = null) {
    const opened = await openConsole(open, { role, sites })
    const { portal } = opened
    const info = vi.fn()
    Object.assign(portal, {
      limits: createLimits(true),
      log: { error: opened.error, info },
      content: {
        withDraft: (_: unknown, draft: { article?: never; page?: never }) =>
          createContent(
            { articles: [], pages: [], sitePages: {} },
            { articles: draft.article ? [draft.article] : [], pages: draft.page ? [draft.page] : [] },
          ),
      },
    })
    const renderOnce = vi.fn(
      async (site: Site, address: { page: string; query: string }, content: Content | null) => ({
        status: 200,
        headers: {},
        body: `<html><head></head><body><h1>${site.name}</h1><p>${address.page}${address.query}</p><p>${content?.findArticle(21)?.detail ?? ''}</p><img src="/img/${content?.findArticle(21)?.icon ?? 'x'}"><script>x</script></body></html>`,
      }),
    )
    const app = new Hono<PortalEnv>()
    Object.assign(portal.config, { logLevel: 'info' })
    app.use(logRequest(portal))
    app.use(async (c, next) => {
      c.set('site', { host: new URL(c.req.url).hostname } as Site)
      await next()
    })
    app.get('/preview/:token', servePreview(portal, { renderOnce } as unknown as Pages))
    app.get('/preview/:token/img/:name', servePreviewPicture(portal))
    const make = async (operation: string, input: object) => {
      const answer = await opened.call(`operations/${operation}`, { body: JSON.stringify(input) })
      return { status: answer.status, ...((await answer.json()) as { url: string }) }
    }
    const get = (url: string) => app.request(url)
    return { ...opened, make, get, renderOnce, info }
  }

  test('unsaved settings are shown on the site’s own host, to nobody’s cache, and nothing is stored', async () => {
    const { make, get, renderOnce, info, ledger } = await openPreviews()
    const { status, url } = await make('previewSite', { host, change: { name: 'Unsaved Arcade' } })
    expect(status).toBe(200)
    expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/[\w-]{43}$/)
    const shown = await get(url)
    expect(shown.status).toBe(200)
    const html = await shown.text()
    expect(html).toContain('<h1>Unsaved Arcade</h1><p>/</p>')
    expect(html).not.toContain('<script')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
    expect(shown.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://console.example.com',
    )
    expect(await (await get(`${url}?at=/search?searchValue=kite`)).text()).toContain('<p>/search')
    expect(renderOnce).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(info.mock.calls)).not.toContain(url.split('/').at(-1))
    const sites = await ledger.db.selectFrom('sites').selectAll().execute()
    const audit = await ledger.db.selectFrom('audit').selectAll().execute()
    expect([sites, audit]).toEqual([[], []])
  })

  test('a preview ends after ten minutes, with its session, and is of one host', async () => {
    const { make, get, ledger } = await openPreviews()
    const { url } = await make('previewSite', { host, change: { name: 'Unsaved Arcade' } })
    const token = url.split('/').at(-1)!
    const find = (nowMs: number, of = host) => findPreview(ledger, token, { host: of, nowMs })
    const nowMs = Date.now()
    expect(await find(nowMs)).not.toBeNull()
    expect(await find(nowMs, 'sunny.localhost')).toBeNull()
    expect(await find(nowMs + PREVIEW_MS)).toBeNull()
    expect(await find(nowMs - 1000 + SESSION_IDLE_MS)).toBeNull()
    expect((await get(url.replace('localhost', 'sunny.localhost'))).status).toBe(404)
    expect((await get('http://localhost:3000/preview/x')).status).toBe(404)
    await deleteSession(ledger, 'person-1', 'session-1')
    const over = await get(url)
    expect([over.status, over.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await over.text()).toContain('has ended')
    expect(await ledger.db.selectFrom('console_previews').selectAll().execute()).toEqual([])
  })

  test('a session has at most twenty previews, the newest', async () => {
    const { ledger } = await openPreviews()
    const preview = { sessionId: 'session-1', host, path: '/', record: {} }
    for (let at = 0; at < 25; at++) await insertPreview(ledger, `token ${at}`, preview, 1000 + at)
    const rows = await ledger.db.selectFrom('console_previews').select('expires_at').execute()
    expect(rows).toHaveLength(20)
    expect(Math.min(...rows.map(({ expires_at }) => expires_at))).toBe(1000 + 5 + PREVIEW_MS)
  })

  test('an unsaved article is shown as its page would be, cleaned', async () => {
    const { make, get, call } = await openPreviews('editor')
    const text = { kind: 'article', title: 'Kites', html: '<p>Wind.</p>' }
    const saved = await call('operations/saveDocument', { body: JSON.stringify(text) })
    const { id } = (await saved.json()) as { id: number }
    const { url } = await make('previewDocument', {
      ...{ ...text, id, host },
      html: '<p>Unsaved wind.</p><script>alert(1)</script><p onclick="x()">!</p>',
    })
    const html = await (await get(url)).text()
    expect(html).toContain(`<p>/articlesDetail/${id}</p>`)
    expect(html).not.toMatch(/alert|onclick/)
    // The icon of a draft is on no site; here it is.
    expect(html).toContain(`<img src="${new URL(url).pathname}/img/articles${id}.webp">`)
    const icon = await get(`${url}/img/articles${id}.webp`)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/webp'])
    for (const name of [`articles${id}0.webp`, `pages${id}.webp`, 'articles22.webp', '..%2f..%2fledger.db'])
      expect((await get(`${url}/img/${name}`)).status, name).toBe(404)
    const refused = await make('previewDocument', { ...text, id, host, title: '' })
    expect(refused).toMatchObject({ status: 400, error: { field: 'title' } })
  })

  test('faults are refused beside their fields, and each kind needs its permission', async () => {
    const { make } = await openPreviews()
    expect(await make('previewSite', { host, change: { 'theme.background': 'red?' } })).toMatchObject({
      status: 400,
      error: { faults: [{ field: 'theme.background' }] },
    })
    const rows = { host, rows: [{ rule: 'newest', label: 'Fresh' }] }
    const editor = await openPreviews('editor')
    expect((await editor.make('previewHomeRows', rows)).status).toBe(200)
    expect((await editor.make('previewSite', { host, change: {} })).status).toBe(403)
    const manager = await openPreviews('manager')
    const ids = { host, change: { 'analytics.ga4': 'G-ABCDEFGH' } }
    expect((await manager.make('previewSite', ids)).status).toBeGreaterThanOrEqual(400)
    const limited = await openPreviews('manager', ['sunny.localhost'])
    expect((await limited.make('previewSite', { host, change: {} })).status).toBe(403)
    const moderator = await openPreviews('moderator')
    expect((await moderator.make('previewHomeRows', rows)).status).toBe(403)
    expect((await moderator.make('previewDocument', { kind: 'page', id: 1, title: 'x' })).status).toBe(403)
  })
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serveArticlePicture } from './article-pictures.ts'
import type { PortalEnv } from './middleware.ts'
import { storeArticle } from './ledger/articles.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Portal } from './portal-state.ts'

const HASHED = 'articles21-0123456789ab.webp'

function storeWithIcon(ledger: Ledger, icon: string) {
  const bytes = new TextEncoder().encode(icon)
  return storeArticle(ledger, {
    site: null,
    article: {
      ...{ id: 21, slug: 'tops', title: 'Tops', content: 'On tops.', icon: 'articles21.webp', detail: '' },
      ...{ topics: [], relatedTags: [], readingMinutes: 1, toc: [] },
    },
    pictures: [
      { name: 'articles21.webp', bytes },
      { name: HASHED, bytes },
    ],
    contentHash: icon,
    publishedAtMs: null,
    nowMs: 1,
  })
}

function openPictures(ledger: Ledger) {
  const state = { generation: 1, isShown: true }
  const content = {
    forSite: () => ({ findArticle: (id: number) => (state.isShown && id === 21 ? {} : null) }),
    generation: () => state.generation,
  }
  const app = new Hono<PortalEnv>()
  app.get('*', serveArticlePicture({ ledger, content } as unknown as Portal))
  return { state, get: async (path: string) => app.request(path) }
}

forEachEngine((open) => {
  test('an icon may change, an image named by its hash never does', async () => {
    const ledger = await open()
    await storeWithIcon(ledger, 'red')
    const { get } = openPictures(ledger)
    const icon = await get('/img/articles21.webp')
    expect(await icon.text()).toBe('red')
    expect(icon.headers.get('content-type')).toBe('image/webp')
    expect(icon.headers.get('cache-control')).not.toContain('immutable')
    expect((await get(`/img/${HASHED}`)).headers.get('cache-control')).toContain('immutable')
  })

  test('images of drafts, unknown names and numbers out of range are 404', async () => {
    const ledger = await open()
    await storeWithIcon(ledger, 'red')
    const { get, state } = openPictures(ledger)
    for (const name of ['articles22.webp', 'articles21-800.avif', 'articles0.webp', 'articles21.svg'])
      expect((await get(`/img/${name}`)).status).toBe(404)
    state.isShown = false
    expect((await get('/img/articles21.webp')).status).toBe(404)
  })

  test('an icon read while the article is imported again is not cached', async () => {
    const ledger = await open()
    await storeWithIcon(ledger, 'red')
    const { get, state } = openPictures(ledger)
    const early = get('/img/articles21.webp')
    state.generation = 2
    const other = get(`/img/${HASHED}`)
    expect(await (await early).text()).toBe('red')
    await other
    await storeWithIcon(ledger, 'blue')
    expect(await (await get('/img/articles21.webp')).text()).toBe('blue')
  })
})

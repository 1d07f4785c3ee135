/** Sponsors' pictures and own ad code over HTTP: only where the settings name them, and with which headers. */
import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { completeSite, type Site } from '#app/domain/site.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { pagePolicy } from './headers.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import { addAdDocument, addSponsorPicture } from './ledger/sponsors.ts'
import type { PortalEnv } from './middleware.ts'
import type { Portal } from './portal-state.ts'
import { serveAdCode, serveSponsorPicture } from './sponsor-files.ts'

const PICTURE = { picture: 'sponsors-0123456789ab', width: 900, height: 120 }
const SPONSOR = { ...PICTURE, alt: 'Kites', link: 'https://kites.example/', places: ['home'] }

forEachEngine((open) => {
  async function openFiles(makeSettings: (id: string) => object) {
    const ledger = await open()
    const bytes = new Uint8Array([1, 2, 3])
    const files = ['.webp', '.avif', '-800.avif'].map((end) => ({ name: PICTURE.picture + end, bytes }))
    await addSponsorPicture(ledger, PICTURE, files, 1)
    const id = await addAdDocument(ledger, '<p>Buy kites</p>', 1)
    const state = { site: completeSite('fox.example', v.parse(SiteSchema, makeSettings(id))) as Site }
    const app = new Hono<PortalEnv>()
    app.use(async (c, next) => {
      c.set('site', state.site)
      await next()
    })
    const portal = { ledger } as unknown as Portal
    app.get('/img/*', serveSponsorPicture(portal))
    app.get('/ad-code/:id', serveAdCode(portal))
    return { id, state, get: async (path: string) => app.request(path) }
  }

  test('a sponsor’s picture is served on its sites only, and cached for good', async () => {
    const { state, get } = await openFiles(() => ({ audience: 'child', sponsors: [SPONSOR] }))
    for (const [end, type] of [
      ['.webp', 'image/webp'],
      ['.avif', 'image/avif'],
      ['-800.avif', 'image/avif'],
    ] as const) {
      const answer = await get(`/img/${PICTURE.picture}${end}`)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    expect((await get('/img/sponsors-ffffffffffff.webp')).status).toBe(404)
    state.site = { ...state.site, sponsors: [] }
    expect((await get(`/img/${PICTURE.picture}.webp`)).status).toBe(404)
  })

  test('own code is a document of an opaque origin, on sites that name it, and never for children', async () => {
    const ads = (id: string) => ({
      ...{ code: { home: id }, codeCompany: 'Ads Ltd', codePolicyUrl: 'https://ads.example/privacy' },
    })
    const { id, state, get } = await openFiles((own) => ({ audience: 'general', ads: ads(own) }))
    const answer = await get(`/ad-code/${id}`)
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox allow-scripts allow-popups; frame-ancestors 'self'",
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(await answer.text()).toMatch(/^<!doctype html>[^]*<p>Buy kites<\/p>$/)
    expect((await get('/ad-code/0123456789abcdef')).status).toBe(404)
    const general = state.site
    for (const site of [
      { ...general, audience: 'child' as const },
      { ...general, ads: { ...general.ads, code: {} } },
      { ...general, ads: { ...general.ads, kinds: [] } },
    ]) {
      state.site = site
      expect((await get(`/ad-code/${id}`)).status).toBe(404)
    }
  })
})

test('pages of a site without a network frame nothing but their own host for it', () => {
  expect(pagePolicy('<p>', [])).toContain("frame-src 'self';")
})

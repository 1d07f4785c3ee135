import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { drawIcon, layOutWordmark } from './brand-drawing.ts'
import { brandVersion, createBrandFiles } from './brand-files.server.ts'
import { BRAND_PATHS } from './brand-pictures.server.ts'
import { makePngLogo } from './logo-png.server.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import { loadSites } from './sites.server.ts'

const SITES = join(import.meta.dirname, '../../../../../content/sites')
const committedDir = join(SITES, 'brand')
const cacheDir = mkdtempSync(join(tmpdir(), 'playhouse-brand-'))
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }))

const makeSite = (settings: Record<string, unknown>, host = 'fox.example'): Site =>
  completeSite(host, v.parse(SiteSchema, settings))
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://fox.example${path}`, { headers, method })

test('the samples have three names, three marks and three themes', async () => {
  const sites = (await loadSites({ dir: SITES, edits: [] })).listSites()
  expect(sites.map(({ host }) => host).sort()).toEqual(['localhost', 'midnight.localhost', 'sunny.localhost'])
  for (const pick of [
    (site: Site) => site.name,
    (site: Site) => site.logo.mark,
    (site: Site) => site.theme.background,
    (site: Site) => site.title,
    (site: Site) => site.editorPicks.join(),
  ])
    expect(new Set(sites.map(pick)).size).toBe(3)
})

test('the samples’ committed icons are drawn from their settings as they are (else: npm run art -- brand)', async () => {
  for (const site of (await loadSites({ dir: SITES, edits: [] })).listSites()) {
    const { version } = JSON.parse(readFileSync(join(committedDir, site.host, 'brand.json'), 'utf8')) as {
      version: string
    }
    expect(version, site.host).toBe(brandVersion(site))
    for (const path of BRAND_PATHS) expect(existsSync(join(committedDir, site.host, path)), path).toBe(true)
  }
})

test('a site without drawings of its own gets every icon, in its size', async () => {
  const brand = createBrandFiles({ committedDir, cacheDir })
  const site = makeSite({ name: 'Fox Games', theme: { accent: '#1f8a70' } })
  for (const path of BRAND_PATHS) {
    const answer = (await brand.answer(site, ask(path)))!
    expect(answer.status, path).toBe(200)
    const size = /(\d+)\.png$/.exec(path)?.[1]
    if (!size) continue
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ width, height, format }, path).toEqual({
      width: Number(size),
      height: Number(size),
      format: 'png',
    })
  }
  const ico = Buffer.from(await (await brand.answer(site, ask('/favicon.ico')))!.arrayBuffer())
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
  const share = await (await brand.answer(site, ask('/og-default.png')))!.arrayBuffer()
  expect(await sharp(Buffer.from(share)).metadata()).toMatchObject({ width: 1200, height: 630 })
}, 60_000)

test('a changed site has new icons, the older ones are deleted, and a missing folder is rendered again', async () => {
  const render = async ({ name }: { name: string }) => new Map([['/favicon.svg', Buffer.from(name)]])
  const brand = createBrandFiles({ committedDir, cacheDir, render })
  const [before, after] = [makeSite({ name: 'Ant' }, 'ant.example'), makeSite({ name: 'Bee' }, 'ant.example')]
  expect(brandVersion(before)).not.toBe(brandVersion(after))
  await brand.prepare(before)
  const folder = await brand.prepare(after)
  expect(readdirSync(cacheDir).filter((name) => name.startsWith('ant.example'))).toEqual([
    `ant.example-${brandVersion(after)}`,
  ])
  rmSync(folder, { recursive: true })
  expect(await (await brand.answer(after, ask('/favicon.svg')))?.text()).toBe('Bee')
  // An edit that is reverted: the earlier folder is gone.
  expect(await (await brand.answer(before, ask('/favicon.svg')))?.text()).toBe('Ant')
  await brand.prepare(after)
  writeFileSync(join(folder, 'brand.json'), '{"vers')
  expect(await createBrandFiles({ committedDir, cacheDir, render }).prepare(after)).toBe(folder)
})

test('an icon is immutable under its version, cached for an hour under its bare address, and not sent twice', async () => {
  const brand = createBrandFiles({ committedDir, cacheDir })
  const site = (await loadSites({ dir: SITES, edits: [] })).findSite('localhost')!
  const version = brandVersion(site)
  const cached = async (path: string) => (await brand.answer(site, ask(path)))!.headers.get('Cache-Control')
  expect(await cached(`/favicon.svg?v=${version}`)).toContain('immutable')
  expect(await cached('/favicon.svg?v=old')).toBe('public, max-age=3600')
  const etag = (await brand.answer(site, ask('/favicon.ico')))!.headers.get('ETag')!
  expect((await brand.answer(site, ask('/favicon.ico', { 'If-None-Match': etag })))!.status).toBe(304)
  const head = (await brand.answer(site, ask('/favicon.ico', {}, 'HEAD')))!
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(await brand.answer(site, ask('/icons/icon-1.png'))).toBeNull()
  expect(await brand.answer(site, ask('/icons/../brand.json'))).toBeNull()
})

test('an own drawing replaces the mark, also where it is masked', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>'
  const site = makeSite({ logo: { svg }, theme: { background: '#00ff00' } })
  expect(drawIcon(site, 'rounded')).toContain('<rect width="10" height="10" fill="#ff0000"/>')
  const masked = await sharp(Buffer.from(drawIcon(site, 'full')))
    .resize(100, 100)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...masked.data.subarray((y * 100 + x) * masked.info.channels).subarray(0, 3),
  ]
  expect(pixel(50, 50)).toEqual([255, 0, 0])
  expect(pixel(4, 4)).toEqual([0, 255, 0])
})

test('a drawing that cannot be made safe is left out, and the site has its mark', () => {
  const svg = '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'
  const site = makeSite({ logo: { svg } })
  expect(site.logo.svg).toBe('')
  expect(drawIcon(site, 'rounded')).toBe(drawIcon(makeSite({}), 'rounded'))
})

test('a PNG replaces the mark, also where it is masked', async () => {
  const red = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const { address } = await makePngLogo(red)
  const site = makeSite({ logo: { png: address }, theme: { background: '#00ff00' } })
  for (const [form, corner] of [
    ['rounded', [255, 0, 0]],
    ['full', [0, 255, 0]],
  ] as const) {
    const { data, info } = await sharp(Buffer.from(drawIcon(site, form)))
      .resize(100, 100)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * 100 + x) * info.channels).subarray(0, 3)]
    expect(pixel(50, 50), form).toEqual([255, 0, 0])
    expect(pixel(4, 4), form).toEqual(corner)
  }
})

test.each(['Fox Games', 'PlayHouse', 'x', '日本', 'W'.repeat(45), '🦊'])(
  'the name %s can be set in letters',
  (name) => {
    const { width, draw } = layOutWordmark(makeSite({ name }))
    expect(width).toBeGreaterThan(0)
    expect(draw('#fff', '#000')).toMatch(/ d="M/)
  },
)

test('an incomplete write leaves no files', async () => {
  const files = new Map([
    ['/favicon.svg', Buffer.from('a file')],
    ['/favicon.svg/inside', Buffer.from('no folder')],
  ])
  const brand = createBrandFiles({ committedDir, cacheDir, render: async () => files })
  await expect(brand.prepare(makeSite({ name: 'Wasp' }, 'wasp.example'))).rejects.toThrow()
  expect(readdirSync(cacheDir).filter((name) => name.startsWith('wasp.example'))).toEqual([])
})

test('a drawing as long as one may be, in letters of several bytes, is drawn', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>${'日'.repeat(120_000)}</text></svg>`
  expect(drawIcon(makeSite({ logo: { svg } }), 'full')).toContain('data:image/svg+xml;base64,')
})

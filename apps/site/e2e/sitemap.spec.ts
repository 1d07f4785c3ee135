/** Pages for crawlers. */
import { gunzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './site-test.ts'

const readAddresses = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address!)

async function listSitemap(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap] = /^Sitemap: (\S+)$/m.exec(robots)!
  const parts = readAddresses(await (await request.get(new URL(sitemap!).pathname)).text())
  const addresses: string[] = []
  for (const part of parts) {
    const response = await request.get(new URL(part).pathname)
    addresses.push(...readAddresses(gunzipSync(await response.body()).toString()))
  }
  return addresses
}

test('every page of the sitemap exists, is canonical and indexable', async ({ request }) => {
  const addresses = await listSitemap(request)
  expect(addresses.length).toBeGreaterThan(50)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    const html = await response.text()
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], address).toBe(address)
    expect(html, address).not.toMatch(/<meta name="robots" content="noindex/)
  }
})

test('every list, game, article and info page that is linked is in the sitemap', async ({ request }) => {
  const listed = new Set((await listSitemap(request)).map((address) => new URL(address).pathname))
  const seen = new Set(['/'])
  for (const path of seen) {
    const html = await (await request.get(path)).text()
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g))
      if (!/^\/(gamePlay|search|offline|myGames|img|games|feeds|sdk)\b/.test(href!)) seen.add(href!)
  }
  expect([...seen].filter((path) => !listed.has(path))).toEqual([])
})

test('pages link their feeds and the OpenSearch description', async ({ request }) => {
  for (const [path, kind] of [
    ['/', 'games'],
    ['/articles', 'articles'],
  ]) {
    const html = await (await request.get(path!)).text()
    const links = html.match(/<link [^>]*>/g)!
    for (const href of [`/feeds/${kind}.rss`, `/feeds/${kind}.atom`, '/opensearch.xml']) {
      const link = links.find((tag) => tag.includes(href))
      expect(link, `${path} names ${href}`).toBeDefined()
      const type = /type="([^"]+)"/.exec(link!)?.[1]
      expect((await request.get(href)).headers()['content-type'], href).toContain(type)
    }
  }
})

test('a browser’s address bar can search the site and suggests its games', async ({ request }) => {
  const description = await (await request.get('/opensearch.xml')).text()
  const ask = (type: string, words: string) => {
    const [, template] = new RegExp(`type="${type}"[^>]* template="([^"]+)"`).exec(description)!
    const { pathname, search } = new URL(template!.replace('{searchTerms}', encodeURIComponent(words)))
    return request.get(pathname + search)
  }
  expect(await (await ask('text/html', 'cozy blocks')).text()).toContain('href="/gameDetail/cozy-blocks"')
  const suggestions = await ask('application/x-suggestions\\+json', 'cozy bl')
  expect(suggestions.headers()['content-type']).toContain('application/x-suggestions+json')
  const [typed, titles, , pages] = (await suggestions.json()) as [string, string[], string[], string[]]
  expect(typed).toBe('cozy bl')
  expect(titles[0]).toBe('Cozy Blocks')
  expect(pages[0]).toMatch(/^http:\/\/localhost(:\d+)?\/gameDetail\/cozy-blocks$/)
  expect(await (await request.get('/api/opensearch?q=%00%ff')).json()).toHaveLength(4)
})

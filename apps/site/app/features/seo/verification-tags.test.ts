import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { renderHeadMarkup } from './head-markup.server.ts'

const GOOGLE = 'dBw5CvburAxi537Rp9qi5uG2174Vb6JwHwIRwPSLIK8'
const HEX = '0123456789abcdef0123456789abcdef'

const readSite = (discovery: object) => v.safeParse(SiteSchema, { name: 'Any', discovery })

function render(discovery: object, path: string) {
  const site = completeSite('any.example', v.parse(SiteSchema, { name: 'Any', discovery }))
  const metadata = { title: 'x', description: 'x', path }
  return renderHeadMarkup(metadata as never, { site, origin: 'https://any.example' })
}

test('the home page has the tags that search engines ask for, by their exact names', () => {
  const given = {
    googleVerification: `<meta name="google-site-verification" content="${GOOGLE}" />`,
    bingVerification: HEX.toUpperCase(),
    pinterestVerification: ` ${HEX} `,
    yandexVerification: HEX.slice(0, 16),
  }
  const html = render(given, '/')
  for (const [name, value] of [
    ['google-site-verification', GOOGLE],
    ['msvalidate.01', HEX.toUpperCase()],
    ['p:domain_verify', HEX],
    ['yandex-verification', HEX.slice(0, 16)],
  ])
    expect(html).toContain(`<meta name="${name}" content="${value}"`)
  expect(render(given, '/articles')).not.toContain('verif')
  expect(render({}, '/')).not.toMatch(/verif|validate/)
})

test('values of other forms are refused in words', () => {
  for (const [key, value] of [
    ['googleVerification', '"><script>alert(1)</script>'],
    ['googleVerification', 'short'],
    ['bingVerification', HEX.slice(1)],
    ['pinterestVerification', HEX.toUpperCase()],
    ['yandexVerification', HEX],
  ] as const) {
    const parsed = readSite({ [key]: value })
    expect(parsed.issues?.[0].message, key).toContain('gives: the value of content')
  }
})

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type InfoPageKey, listInfoPageKeys } from '#app/domain/info-page.ts'
import { compileInfoPages } from '#app/features/articles/compile-info-pages.ts'
import { fillInfoPage } from '#app/features/articles/site-values.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import type { PrivacyFacts } from './data-use-types.ts'
import { listDataUses } from './data-uses.ts'
import { listRemoteProviders, toSiteWords } from './site-words.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const { pages } = await compileInfoPages(join(ROOT, 'content/pages'))

function makeFacts(settings: object = {}, change: Partial<PrivacyFacts> = {}): PrivacyFacts {
  const site = completeSite('fox.example', v.parse(SiteSchema, { name: 'Fox & Owl', ...settings }))
  return {
    site,
    hasServiceWorker: true,
    backupDays: null,
    hasConsole: true,
    gamesOrigin: undefined,
    remoteProviders: ['GamePix'],
    reachedHosts: [],
    ...change,
  }
}

const render = (key: InfoPageKey, facts: PrivacyFacts) =>
  fillInfoPage(
    pages.find((page) => page.key === key)!,
    toSiteWords(facts),
  ).detail

const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')

test('hosts that uploaded games reach are named, unless the site shows no such game', () => {
  const reachedHosts = ['api.example.com', 'cdn.example.net']
  const change = { remoteProviders: [], reachedHosts }
  const find = (settings: object) =>
    listDataUses(makeFacts({ audience: 'mixed', ...settings }, change)).find(
      ({ id }) => id === 'reached-hosts',
    )
  expect(find({})?.text).toMatch(/api\.example\.com and cdn\.example\.net\. A notice beside Play/)
  expect(find({ remoteGames: 'on' })?.text).toContain('until you press Play on such a game')
  expect(find({ remoteGames: 'off' })).toBeUndefined()
  const parents = toText(render('parents', makeFacts({}, change)))
  expect(parents).not.toContain('Everything comes from here')
})

const OWN_NOTICES = 'Our own notices'
/** Every setting of a site that adds a third party, and its name on the page. */
const SWITCHES: Record<string, object> = {
  'Google Analytics': { analytics: { googleAnalyticsId: 'G-ABCD1234' } },
  'Google Tag Manager': { analytics: { tagManagerId: 'GTM-ABCD12' } },
  PostHog: { analytics: { posthogKey: 'phc_12345678' } },
  'TikTok Pixel': { analytics: { tiktokPixelId: 'C1234567890' } },
  'Google AdSense': { ads: { provider: 'google-h5', adsenseClient: 'ca-pub-1234567890123456' } },
  'Google Ad Manager': { ads: { provider: 'gam', adManagerNetwork: '12345' } },
  [OWN_NOTICES]: { ads: { provider: 'house' } },
}
const NAMES = Object.keys(SWITCHES)
const namesIn = (text: string) => NAMES.filter((name) => text.includes(name))

/** The part of the schema that chooses between ad networks may stand in any state: what counts is the choice. */
function withSwitches(audience: string, names: readonly string[]): PrivacyFacts {
  const facts = makeFacts({ audience })
  const { analytics, ads } = facts.site
  for (const name of names) {
    const change = SWITCHES[name] as { analytics?: object; ads?: object }
    Object.assign(analytics, change.analytics)
    Object.assign(ads, change.ads)
  }
  return facts
}

test.each(NAMES)('of all providers the page names %s alone when it alone is on', (name) => {
  // Our own notices stand in for a network where it may not be.
  const own = 'ads' in SWITCHES[name]! ? [OWN_NOTICES] : []
  const namesFor = (audience: string) =>
    namesIn(toText(render('privacyPolicy', withSwitches(audience, [name]))))
  for (const audience of ['general', 'mixed'])
    expect(namesFor(audience)).toEqual([...new Set([name, ...own])])
  expect(namesFor('child')).toEqual(own)
})

test('the page names every enabled provider, with its privacy policy, and says that none loads before consent', () => {
  const names = ['Google Analytics', 'Google Tag Manager', 'PostHog', 'TikTok Pixel', 'Google Ad Manager']
  const html = render('privacyPolicy', withSwitches('general', names))
  expect(namesIn(toText(html))).toEqual([...names, OWN_NOTICES])
  expect(html).toContain('href="https://posthog.com/privacy"')
  expect(html).toContain('none of them loads before you agree')
  expect(html).not.toMatch(/No one else counts|There is no advertising|That is all/)
})

test('a consent platform is named where there is something to consent to', () => {
  const consent = { platformUrl: 'https://cmp.example/stub.js' }
  const analytics = { posthogKey: 'phc_12345678' }
  const text = (settings: object) => toText(render('privacyPolicy', makeFacts({ consent, ...settings })))
  expect(text({ audience: 'general', analytics })).toMatch(
    /A consent platform asks.*comes from cmp\.example/s,
  )
  for (const settings of [{ audience: 'general' }, { audience: 'child', analytics }])
    expect(text(settings)).not.toMatch(/cmp\.example|consent platform/)
})

test('with everything off the page says so, and names no third party', () => {
  const html = render('privacyPolicy', makeFacts({ remoteGames: 'off' }, { remoteProviders: [] }))
  expect(namesIn(toText(html))).toEqual([])
  expect(html).toMatch(
    /No one else counts or tracks you.*There is no advertising|There is no advertising.*No one else/s,
  )
  expect(html).toContain('Our pages load nothing from other companies')
  expect(html).not.toMatch(/GamePix|Games from other websites|Some games/)
})

test.each([
  ['off', 'child', /Games from other websites/, false],
  ['ask', 'child', /on the websites of GamePix and HTMLGames\. A notice beside Play names/, true],
  ['on', 'general', /on the websites of GamePix and HTMLGames\. Nothing of them loads until/, true],
])('with remote games %s the page says what happens', (remoteGames, audience, words, isShown) => {
  const facts = makeFacts({ remoteGames, audience }, { remoteProviders: ['GamePix', 'HTMLGames'] })
  expect(words.test(toText(render('privacyPolicy', facts)))).toBe(isShown)
  expect(toText(render('privacyPolicy', facts)).includes('beside a notice')).toBe(remoteGames === 'ask')
})

test('the other switches of a site and of its server change the page too', () => {
  const on = toText(render('privacyPolicy', makeFacts({ audience: 'general', logDays: 14 })))
  expect(on).toContain('for at most 14 days')
  expect(on).toContain('your e-mail address if you gave it')
  expect(on).toContain('workbox-expiration')
  const off = makeFacts(
    { audience: 'child' },
    { hasServiceWorker: false, gamesOrigin: 'https://*.play.example' },
  )
  const text = toText(render('privacyPolicy', off))
  expect(text).toContain('We do not ask for a name or an e-mail address')
  expect(text).not.toMatch(/workbox|for offline use/)
  expect(text).toContain('*.play.example')
})

test('the page says what is stored about the link of a visit, and about missing addresses', () => {
  const text = toText(render('privacyPolicy', makeFacts()))
  expect(text).toMatch(/channel, network and pid/)
  expect(text).toMatch(/pid of a link is written down only when at least three visits/)
  expect(text).toMatch(/address that led nowhere only when at least three pages/)
})

test('no page of any site has a placeholder, an empty list or a heading without content', () => {
  for (const audience of ['child', 'mixed', 'general'] as const)
    for (const operator of [
      {},
      { contactEmail: 'a@b.example', operatorName: 'Kit', operatorAddress: 'One\nTwo' },
    ])
      for (const key of listInfoPageKeys(audience)) {
        const html = render(key, makeFacts({ audience, ...operator }))
        expect(html, `${key} ${audience}`).not.toMatch(/\{\{|\}\}|undefined|<ul[^>]*>\s*<\/ul>|<p>\s*<\/p>/)
        expect(html, `${key} ${audience}`).not.toMatch(/<\/h2>\s*(<h2|$)/)
      }
})

test('missing operator details give a helpful sentence with a working contact', () => {
  const imprint = toText(render('imprint', makeFacts({ operatorAddress: 'A street 1' })))
  expect(imprint).toMatch(/have not put their name here yet/)
  expect(imprint).toMatch(/form on the\s+contact page/)
  expect(toText(render('contactUs', makeFacts()))).toMatch(/They read every message/)
  const operator = { contactEmail: 'a@b.example', operatorName: 'Kit', operatorAddress: 'One\nTwo' }
  const contact = render('contactUs', makeFacts(operator))
  expect(contact).toContain('<a href="mailto:a@b.example">a@b.example</a>')
  expect(contact).toContain('Kit, One<br>Two')
  expect(contact).not.toMatch(/Do you need a postal address/)
})

test('the imprint of a site without operator details is a complete example, and says so', () => {
  const html = render('imprint', makeFacts())
  const text = toText(html).replace(/\s+/g, ' ')
  expect(text).toMatch(/This is an example.*a made-up company shows what belongs in this place/)
  for (const part of [
    /Company/,
    /Street, \d+/,
    /Represented by/,
    /register/,
    /VAT number/,
    /imprint \(at\) example\.org/,
  ])
    expect(text).toMatch(part)
  // It is no link to write to, and every address in it is reserved for examples.
  expect(html).not.toMatch(/mailto:/)
  expect(text.match(/[\w-]+\.(org|com|net|example)\b/g)).toEqual([
    'fox.example',
    'example.org',
    'example.org',
  ])
  expect(text).not.toMatch(/There is no|have not put their name/)
  for (const settings of [{ operatorName: 'Kit' }, { operatorAddress: 'A street 1' }])
    expect(render('imprint', makeFacts(settings))).not.toMatch(/example\.org|Example/)
  for (const key of ['aboutUs', 'contactUs', 'privacyPolicy', 'parents'] as const)
    expect(render(key, makeFacts())).not.toMatch(/example\.org|Example Games/)
})

test('parents read only what is true for their site', () => {
  const asks = toText(render('parents', makeFacts({ remoteGames: 'ask' })))
  expect(asks).toMatch(/Other websites ask first.*No ads of ours.*Some games run on other websites/s)
  const off = toText(render('parents', makeFacts({ remoteGames: 'off' })))
  expect(off).toMatch(/Everything comes from here/)
  expect(off).not.toMatch(/other websites/i)
  expect(toText(render('parents', withSwitches('child', [OWN_NOTICES])))).toContain('Only our own notices')
  expect(listInfoPageKeys('child')).toContain('parents')
  expect(listInfoPageKeys('mixed')).not.toContain('parents')
})

test('providers are those whose games are listed, also as a fallback source', () => {
  const game = (provider: string, url: string, fallbacks: object[] = []) => ({
    provider,
    source: { url, fallbacks },
  })
  const games = new Map(
    Object.entries({
      a: game('playhouse', '/games/a/'),
      b: game('gamepix', 'https://play.gamepix.com/b'),
      c: game('playhouse', '/games/c/', [{ provider: 'htmlgames', url: 'https://cdn.htmlgames.com/c' }]),
    }),
  ) as unknown as Catalogue['games']
  expect(listRemoteProviders({ games })).toEqual(['GamePix', 'HTMLGames'])
})

const STORED = [makeFacts(), withSwitches('general', NAMES)]
  .flatMap(listDataUses)
  .flatMap(({ storedNames }) => storedNames)
const isNamed = (name: string) =>
  STORED.some((stored) => (stored.endsWith('…') ? name.startsWith(stored.slice(0, -1)) : name === stored))

/** Constants beside the ones that name what is stored. */
const OTHER_CONSTANTS = new Set(['playhouse-data'])
const STORAGE_RE =
  /\b(localStorage|sessionStorage|indexedDB|findStorage|caches\.|cacheName|storage\.[gs]etItem)/

function listSources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'art'].includes(entry.name) ? [] : listSources(path)
    if (entry.name === 'hostile-html.ts') return [] // what the sanitiser's tests take apart
    return /(?<!\.test|\.d)\.(ts|tsx)$/.test(entry.name) ? [path] : []
  })
}

/** Every storage name in the sources. */
function listStoredNames(source: string): string[] {
  const names = [...source.matchAll(/['"`](playhouse(?:-game)?(?::[\w:-]*)?)(?=['"`$])/g)].map(
    ([, name]) => name!,
  )
  if (!STORAGE_RE.test(source)) return names
  const constants = [...source.matchAll(/\bconst [A-Z][A-Z_]*\b[^=\n]*= '([^'/][^']*)'/g)]
  const literals = [...source.matchAll(/(?:[gs]etItem|caches\.open)\(\s*['"]([^'"$]+)['"]/g)]
  const templates = [...source.matchAll(/=> `([a-z]+:)\$\{/g)]
  return [...names, ...[...constants, ...literals, ...templates].map(([, name]) => name!)]
}

test('the page names everything that the software stores in a browser, and there are no cookies', () => {
  const found = new Map<string, string>()
  for (const folder of ['apps/site/app', 'packages/sdk/src', 'packages/game-kit/src', 'games'])
    for (const path of listSources(join(ROOT, folder))) {
      const source = readFileSync(path, 'utf8')
      for (const name of listStoredNames(source)) found.set(name, relative(ROOT, path))
      // Those of others may be removed.
      expect(source, path).not.toMatch(/document\.cookie = (?!.*max-age=0)|cookieStore|Set-Cookie/)
    }
  for (const name of [
    'playhouse',
    'playhouse:save:',
    'playhouse:visit',
    'pages',
    'shell:',
    'game:',
    'kept-games',
  ])
    expect([...found.keys()]).toContain(name)
  const missing = [...found].filter(([name]) => !isNamed(name) && !OTHER_CONSTANTS.has(name))
  expect(missing, 'stored in the browser, but not named in features/privacy').toEqual([])
})

test('data stored by libraries is named too', () => {
  const require = createRequire(join(ROOT, 'apps/site/package.json'))
  const workbox = dirname(require.resolve('workbox-expiration/package.json'))
  const model = readFileSync(join(workbox, 'models/CacheTimestampsModel.js'), 'utf8')
  expect(isNamed(/DB_NAME = '([^']+)'/.exec(model)![1]!)).toBe(true)
  const router = dirname(require.resolve('react-router/package.json'))
  const keys = listScripts(join(router, 'dist/production')).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/["'](react-router-(?:scroll|manifest)[a-z-]*)["']/g)].map(
      ([, key]) => key!,
    ),
  )
  expect(keys.length).toBeGreaterThan(1)
  for (const key of new Set(keys)) expect(isNamed(key), key).toBe(true)
})

function listScripts(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dir, name))
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, describeSite, type Site } from '#app/domain/site.ts'
import { createSites, loadSites, parseHost } from './sites.server.ts'

const SETTINGS = {
  name: 'Playhouse',
  title: 'Free games',
  description: 'There are {count} games.',
  audience: 'child',
  remoteGames: 'ask',
  languages: ['en'],
  theme: { background: '#0e1024', element: '#1b1f42', text: '#f4f1ea', textHover: '#ffd84d' },
  editorPicks: [],
  providerIds: {},
  contactEmail: 'hello@localhost',
  operatorName: 'Somebody',
  operatorAddress: 'Somewhere',
}
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function makeFolder(files: Record<string, unknown>): string {
  const dir = mkdtempSync(join(tmpdir(), 'playhouse-sites-'))
  folders.push(dir)
  mkdirSync(dir, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), JSON.stringify(content))
  return dir
}

function makeSite(host: string): Site {
  return completeSite(host, v.parse(SiteSchema, SETTINGS))
}

const sites = createSites(
  new Map([
    ['localhost', makeSite('localhost')],
    ['play.example', makeSite('play.example')],
  ]),
)

test.each([
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['LOCALHOST', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['127.0.0.1:8080', 'localhost'],
  ['[::1]', 'localhost'],
  ['[::1]:3000', 'localhost'],
  ['play.example', 'play.example'],
  ['Play.Example:443', 'play.example'],
  ['play.example.', 'play.example'],
  ['play.example.:80', 'play.example'],
])('the host %s is the site %s', (header, host) => {
  expect(sites.findSite(header)?.host).toBe(host)
})

test.each([
  undefined,
  '',
  'unknown.example',
  'evil.play.example',
  'play.example.evil.test',
  'xplay.example',
  '127.0.0.2',
  '[::2]',
  '[::1',
  'play.example:port',
  'play.example:123456',
  'play.example:80:80',
  'user@play.example',
  'play.example/path',
  'play.example?x',
  ' play.example',
  'play.example, localhost',
  'play.example\r\nX: y',
  'plаy.example',
  '.',
  '..',
  'constructor',
  '__proto__',
  'a'.repeat(254),
])('the host %j has no site', (header) => {
  expect(sites.findSite(header)).toBeNull()
})

test('a host is read without its port, in lower case, without the root’s dot', () => {
  expect(parseHost('PLAY.Example.:8080')).toBe('play.example')
  expect(parseHost('[::1]:80')).toBe('[::1]')
  expect(parseHost('a b')).toBeNull()
})

test('every file is one site', async () => {
  const dir = makeFolder({ 'localhost.json': SETTINGS, 'play.example.json': SETTINGS, 'notes.txt': 'no' })
  const loaded = await loadSites({ dir, edits: [] })
  expect(
    loaded
      .listSites()
      .map(({ host }) => host)
      .sort(),
  ).toEqual(['localhost', 'play.example'])
})

test('an operator’s edits override the file, key by key', async () => {
  const dir = makeFolder({ 'localhost.json': SETTINGS, 'play.example.json': { ...SETTINGS, name: 'File' } })
  const loaded = await loadSites({
    dir,
    edits: [
      { host: 'play.example', edits: { title: 'Edited', 'theme.text': '#ffffff' } },
      { host: 'new.example', edits: { name: 'New' } },
    ],
  })
  expect(loaded.findSite('play.example')).toMatchObject({
    name: 'File',
    title: 'Edited',
    theme: { ...SETTINGS.theme, text: '#ffffff' },
  })
  expect(loaded.findSite('new.example')).toMatchObject({ name: 'New', audience: 'child', operatorName: '' })
})

test('an empty file is a complete site: everything has a default, and no third party is on', async () => {
  const loaded = await loadSites({ dir: makeFolder({ 'play.example.json': {} }), edits: [] })
  expect(loaded.findSite('play.example')).toMatchObject({
    name: 'play.example',
    canonicalHost: 'play.example',
    audience: 'child',
    remoteGames: 'ask',
    language: 'en',
    redirects: {},
    analytics: { googleAnalyticsId: '', tagManagerId: '', posthogKey: '', tiktokPixelId: '' },
    ads: { adsenseClient: '', adManagerNetwork: '' },
    purchase: false,
    runtime: { apiBase: '', timeoutMs: 5000, isShowCPU: 0, random: 0 },
  })
})

test.each([
  ['child', 'ask'],
  ['mixed', 'ask'],
  ['general', 'on'],
])('for the audience %s, games of providers are %s by default', async (audience, remoteGames) => {
  const dir = makeFolder({
    'a.example.json': { audience },
    'b.example.json': { audience, remoteGames: 'off' },
  })
  const loaded = await loadSites({ dir, edits: [] })
  expect(loaded.findSite('a.example')?.remoteGames).toBe(remoteGames)
  expect(loaded.findSite('b.example')?.remoteGames).toBe('off')
})

test('all faults of all sites are reported at once, with file, key and reason', async () => {
  const dir = makeFolder({
    'localhost.json': { ...SETTINGS, audience: 'everybody', colour: 'blue' },
    'play.example.json': {
      theme: { text: 'red' },
      purchase: 'yes',
      runtime: { timeoutMs: 1 },
      editorPicks: ['A B'],
      manifest: { shortName: 'much too long a name' },
      analytics: { googleAnalyticsId: 'UA-1' },
    },
  })
  writeFileSync(join(dir, 'broken.example.json'), '{ "name": ')
  writeFileSync(join(dir, 'list.example.json'), '[]')
  const loading = loadSites({ dir, edits: [{ host: 'new.example', edits: { name: 7 } }] })
  const message = await loading.then(String, (error: Error) => error.message)
  expect(message.split('\n')).toEqual([
    'The sites have 11 fault(s):',
    expect.stringMatching(/^ {2}broken\.example\.json: is not JSON: /),
    '  list.example.json: is not an object in { }',
    '  localhost.json: audience: is one of child, mixed, general, not "everybody"',
    '  localhost.json: colour: is no key of a site',
    '  play.example.json: theme.text: a colour is written #rrggbb, not "red"',
    '  play.example.json: manifest.shortName: has at most 12 characters',
    '  play.example.json: editorPicks.0: a slug is lower-case letters, digits and single hyphens, not "A B"',
    '  play.example.json: analytics.googleAnalyticsId: a Google Analytics id is written G-XXXXXXXXXX, not "UA-1"',
    '  play.example.json: purchase: is true or false, not "yes"',
    '  play.example.json: runtime.timeoutMs: is at least 500, not 1',
    '  new.example in the ledger: name: is a text in quotes, not 7',
  ])
})

test('a faulty redirect is left out and named, and every site starts', async () => {
  const dir = makeFolder({ 'play.example.json': { redirects: { '/old': '//evil.example', '/a': '/b' } } })
  const loaded = await loadSites({
    dir,
    edits: [{ host: 'new.example', edits: { redirects: { '/g/:slug': '/gameDetail/:name' } } }],
  })
  expect(loaded.findSite('play.example')?.redirects).toEqual({ '/a': { to: '/b', status: 307 } })
  expect(loaded.findSite('new.example')?.redirects).toEqual({})
  expect(loaded.leftOut).toEqual([
    { where: 'play.example.json', key: 'redirects./old', reason: expect.stringContaining('leads to a path') },
    {
      where: 'new.example in the ledger',
      key: 'redirects./g/:slug',
      reason: expect.stringContaining('asks for :name'),
    },
  ])
})

test.each([
  'Play.Example',
  'play.example:80',
  'http://play.example',
  'play..example',
  '-play.example',
  'a b',
])('a site cannot be called %s', async (host) => {
  const dir = makeFolder({ 'localhost.json': SETTINGS })
  await expect(loadSites({ dir, edits: [{ host, edits: {} }] })).rejects.toThrow('fault')
})

// covers: '1.5'
test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1000+'],
  [2580, '1000+'],
])('with %i games the description is %s', (count, said) => {
  expect(describeSite(makeSite('localhost'), count)).toBe(`There are ${said} games.`)
})

test('the count is inserted wherever the description has its placeholder', () => {
  const site = { ...makeSite('localhost'), description: '{count} games, {count} for free' }
  expect(describeSite(site, 12)).toBe('12 games, 12 for free')
})

test.each(['en-12', 'en-abcde-abcde', 'de-latn-latn'])(
  '%s is no language: no page could name it',
  (language) => {
    expect(v.is(SiteSchema, { languages: [language] })).toBe(false)
    expect(v.is(SiteSchema, { languages: ['pt-BR', 'zh-Hant-TW'] })).toBe(true)
  },
)

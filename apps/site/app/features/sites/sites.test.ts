import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeSite, toPublicSite, type Site } from './site.ts'
import { createSites, loadSites, parseHost } from './sites.server.ts'

const SETTINGS = {
  name: 'Playhouse',
  title: 'Free games',
  description: 'There are {count} games.',
  audience: 'child',
  remoteGames: 'ask',
  language: 'en',
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
  return { ...SETTINGS, host } as Site
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
])('the host %j is nobody’s', (header) => {
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

test('what an operator edited stands above the file, key by key', async () => {
  const dir = makeFolder({ 'localhost.json': SETTINGS, 'play.example.json': { ...SETTINGS, name: 'File' } })
  const loaded = await loadSites({
    dir,
    edits: [
      { host: 'play.example', edits: { title: 'Edited' } },
      { host: 'new.example', edits: { name: 'New' } },
    ],
  })
  expect(loaded.findSite('play.example')).toMatchObject({ name: 'File', title: 'Edited' })
  expect(loaded.findSite('new.example')).toMatchObject({ name: 'New', title: SETTINGS.title })
})

test('all faults of all sites are told at once', async () => {
  const dir = makeFolder({
    'localhost.json': { ...SETTINGS, audience: 'everybody' },
    'play.example.json': { ...SETTINGS, theme: { ...SETTINGS.theme, text: 'red' } },
  })
  const loading = loadSites({ dir, edits: [] })
  await expect(loading).rejects.toThrow('2 fault(s)')
  await expect(loading).rejects.toThrow(/localhost: audience/)
  await expect(loading).rejects.toThrow(/play\.example: theme\.text: a colour is written #rrggbb/)
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

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1000+'],
  [2580, '1000+'],
])('with %i games the description says %s', (count, said) => {
  expect(describeSite(makeSite('localhost'), count)).toBe(`There are ${said} games.`)
})

test('what reaches the browser is listed by hand: no address, no mail', () => {
  expect(Object.keys(toPublicSite(makeSite('localhost'))).sort()).toEqual([
    'audience',
    'language',
    'name',
    'providerIds',
    'remoteGames',
    'theme',
  ])
})

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { openLedger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { listSiteEdits, setSiteEdits } from '../ledger/sites.ts'
import { createCommands } from './test-commands.ts'

const CONTENT = resolve(import.meta.dirname, '../../../../content')

/** An installation of its own: the samples, and a data directory. */
async function setUp() {
  const rootDir = await mkdtemp(join(tmpdir(), 'playhouse-site-'))
  onTestFinished(() => rm(rootDir, { recursive: true, force: true }))
  const sitesDir = join(rootDir, 'content/sites')
  await mkdir(join(rootDir, 'content'))
  await cp(join(CONTENT, 'sites'), sitesDir, { recursive: true })
  await cp(join(CONTENT, 'categories.json'), join(rootDir, 'content/categories.json'))
  const dataDir = join(rootDir, 'data')
  await copyEmptyLedger(dataDir)
  const { run, runJson } = createCommands({}, { root: rootDir })
  const show = async (host: string, key: string) => {
    const { json } = await runJson('site', 'show', host)
    const { value, origin } = json.settings.find((row: { key: string }) => row.key === key)
    return [value, origin]
  }
  return { rootDir, sitesDir, dataDir, run, runJson, show }
}

test('a site is added, drawn and listed; its other settings have defaults', async () => {
  const { run, runJson, show, dataDir } = await setUp()
  expect(await run('site', 'add', 'Games.Example.com', '--name', 'Fox Games')).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('“Fox Games”'),
  })
  expect((await runJson('site', 'list')).json.sites).toContainEqual({
    host: 'games.example.com',
    name: 'Fox Games',
    audience: 'child',
    origin: 'ledger',
  })
  expect(await show('games.example.com', 'name')).toEqual(['Fox Games', 'ledger'])
  expect(await show('games.example.com', 'audience')).toEqual(['child', 'default'])
  const [folder] = await readdir(join(dataDir, 'brand'))
  expect(folder).toMatch(/^games\.example\.com-[\w-]{10}$/)
  expect(await readdir(join(dataDir, 'brand', folder!, 'icons'))).toContain('icon-512.png')
  expect((await run('site', 'remove', 'games.example.com')).exitCode).toBe(0)
  expect((await runJson('site', 'list')).json.sites).toHaveLength(3)
}, 60_000)

test.each(['https://games.example.com', 'games.example.com:3000', 'a b', '-x', '../x', 'x_y.example'])(
  'a site cannot be called %s',
  async (host) => {
    const { run } = await setUp()
    expect((await run('site', 'add', host)).exitCode).toBe(2)
  },
)

test('a site can be a file, which is never written over', async () => {
  const { run, runJson, sitesDir } = await setUp()
  expect((await run('site', 'add', 'file.example', '--name', 'File', '--file')).exitCode).toBe(0)
  const file = join(sitesDir, 'file.example.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ name: 'File' })
  await writeFile(file, '{ "name": "Mine" }')
  expect((await runJson('site', 'add', 'file.example', '--file')).json.error.code).toBe('known-site')
  expect(await readFile(file, 'utf8')).toBe('{ "name": "Mine" }')
  expect((await runJson('site', 'remove', 'file.example')).json.error.code).toBe('file-site')
}, 60_000)

test('only edits are in the ledger, override the file and the default, and can be undone', async () => {
  const { run, runJson, show, dataDir } = await setUp()
  expect(await show('localhost', 'name')).toEqual(['Playhouse', 'file'])
  expect((await run('site', 'set', 'localhost', 'title', '"New title"')).exitCode).toBe(0)
  expect((await run('site', 'set', 'localhost', 'theme.corners', '"sharp"')).exitCode).toBe(0)
  expect((await run('site', 'set', 'localhost', 'redirects', '{"/old/**":"/category"}')).exitCode).toBe(0)
  const ledger = await openLedger({ dataDir })
  expect((await listSiteEdits(ledger)).map(({ host, edits }) => ({ host, edits }))).toEqual([
    {
      host: 'localhost',
      edits: {
        title: 'New title',
        'theme.corners': 'sharp',
        redirects: { '/old/**': { to: '/category', status: 301 } },
      },
    },
  ])
  await ledger.close()
  expect(await show('localhost', 'title')).toEqual(['New title', 'ledger'])
  expect(await show('localhost', 'theme.corners')).toEqual(['sharp', 'ledger'])
  expect(await show('localhost', 'theme.background')).toEqual(['#0e1024', 'file'])
  expect(await show('localhost', 'theme.glow')).toEqual(['#b03a8c', 'default'])
  expect((await runJson('site', 'unset', 'localhost', 'title')).json.origin).toBe('file')
  expect(await show('localhost', 'title')).toEqual([expect.stringMatching(/^Play Free Games/), 'file'])
  expect((await runJson('site', 'unset', 'localhost', 'title')).json.error.code).toBe('not-edited')
})

test('setting a group replaces edits of its parts', async () => {
  const { run, show } = await setUp()
  await run('site', 'set', 'localhost', 'runtime.timeoutMs', '900')
  await run('site', 'set', 'localhost', 'runtime', '{"random":1}')
  expect(await show('localhost', 'runtime.random')).toEqual([1, 'ledger'])
  expect(await show('localhost', 'runtime.timeoutMs')).toEqual([5000, 'default'])
})

test('a drawing comes from a file', async () => {
  const { rootDir, run, show } = await setUp()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
  await writeFile(join(rootDir, 'logo.svg'), svg)
  expect((await run('site', 'set', 'localhost', 'logo.svg', `@${join(rootDir, 'logo.svg')}`)).exitCode).toBe(
    0,
  )
  expect(await show('localhost', 'logo.svg')).toEqual([
    expect.stringContaining('<path d="M0 0h1v1z"/>'),
    'ledger',
  ])
  expect(await run('site', 'set', 'localhost', 'logo.svg', '@/nowhere.svg')).toMatchObject({
    exitCode: 1,
    error: 'The file /nowhere.svg cannot be read: ENOENT\n',
  })
  // An image replaces the SVG, and an SVG replaces the image.
  const png = join(rootDir, 'logo.png')
  await sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toFile(png)
  expect((await run('site', 'set', 'localhost', 'logo.png', `@${png}`)).out).toContain(
    'it is 400 × 100, so the square icons show it with empty room above and below',
  )
  expect(await show('localhost', 'logo.svg')).toEqual(['', 'ledger'])
  expect((await show('localhost', 'logo.png'))[0]).toMatch(/^data:image\/png;base64,/)
  await run('site', 'set', 'localhost', 'logo.svg', `@${join(rootDir, 'logo.svg')}`)
  expect(await show('localhost', 'logo.png')).toEqual(['', 'ledger'])
}, 60_000)

test.each([
  ['a script', 'logo.svg', '<svg viewBox="0 0 1 1">\n<script>alert(1)</script></svg>', '<script> at line 2'],
  ['a JPEG', 'logo.png', '\xff\xd8\xff', 'logo.png: the picture cannot be decoded'],
])('a logo with %s is refused by name, and the old one stays', async (_, key, content, words) => {
  const { rootDir, run, show } = await setUp()
  await writeFile(join(rootDir, 'file'), content)
  expect(await run('site', 'set', 'localhost', key, `@${join(rootDir, 'file')}`)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining(words),
  })
  expect(await show('localhost', key)).toEqual(['', 'default'])
})

// A name is drawn into icons, a second each; a title is a text, too.
test.each([
  ['name', 'Fox Arcade', 'Fox Arcade'],
  ['title', '"Fox Arcade"', 'Fox Arcade'],
  ['title', 'true', 'true'],
  ['title', '12', '12'],
  ['title', '{"a":1}', '{"a":1}'],
  ['title', '"half', '"half'],
  ['title', '"\\"quoted\\""', '"quoted"'],
  ['audience', 'general', 'general'],
  ['theme.accent', '#1f8a70', '#1f8a70'],
  ['canonicalHost', 'localhost', 'localhost'],
  ['remoteGames', 'off', 'off'],
  ['purchase', 'true', true],
  ['logDays', '12', 12],
  ['languages', '["en"]', ['en']],
])(
  '%s takes %s: the type of the key decides',
  async (key, written, value) => {
    const { run, show } = await setUp()
    expect(await run('site', 'set', 'localhost', key, written)).toMatchObject({ exitCode: 0 })
    expect(await show('localhost', key)).toEqual([value, 'ledger'])
  },
  30_000,
)

// covers: '11.13'
test('a text comes from a file too, with or without quotes', async () => {
  const { rootDir, run, show } = await setUp()
  const file = join(rootDir, 'description.txt')
  for (const content of ['Two lines,\nof {count} games.\n', '"Two lines,\\nof {count} games."']) {
    await writeFile(file, content)
    await run('site', 'set', 'localhost', 'description', `@${file}`)
    expect(await show('localhost', 'description')).toEqual(['Two lines,\nof {count} games.', 'ledger'])
  }
})

// covers: '11.13'
test('unknown games and providers are refused when they are set, by name', async () => {
  const { run, show, dataDir, rootDir } = await setUp()
  await mkdir(join(rootDir, 'games/own-one'), { recursive: true })
  const ledger = await openLedger({ dataDir })
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-run' })])
  await ledger.close()
  const picks = await run(
    'site',
    'set',
    'localhost',
    'editorPicks',
    '["fox-run","moon-melon","own-one","x-y"]',
  )
  expect(picks.exitCode).toBe(1)
  expect(picks.error).toContain('editorPicks: there is no game “moon-melon”')
  expect(picks.error).toContain('editorPicks: there is no game “x-y”')
  expect(picks.error).not.toContain('fox-run')
  expect((await run('site', 'set', 'localhost', 'editorPicks', '["fox-run","own-one"]')).exitCode).toBe(0)
  const ids = await run('site', 'set', 'localhost', 'providerIds', '{"gamepix":"A1","gamepiks":"B2"}')
  expect(ids.exitCode).toBe(1)
  expect(ids.error).toMatch(/providerIds: there is no provider “gamepiks”; known are gamepix, /)
  expect(await show('localhost', 'providerIds')).toEqual([{}, 'file'])
  expect((await run('site', 'set', 'localhost', 'providerIds', '{"gamepix":"A1"}')).exitCode).toBe(0)
})

test('redirects are permanent when they are set, and a fault names the rule', async () => {
  const { run, show, dataDir } = await setUp()
  const ledger = await openLedger({ dataDir })
  await setSiteEdits(ledger, 'localhost', { redirects: { '/old': '/new' } })
  await run('site', 'set', 'localhost', 'redirects', '{"/old":"/new","/game/:slug":"/gameDetail/:slug"}')
  expect(await show('localhost', 'redirects')).toEqual([
    { '/old': { to: '/new', status: 307 }, '/game/:slug': { to: '/gameDetail/:slug', status: 301 } },
    'ledger',
  ])
  const { edits } = (await listSiteEdits(ledger))[0]!
  expect(edits).toEqual({
    redirects: { '/old': '/new', '/game/:slug': { to: '/gameDetail/:slug', status: 301 } },
  })
  const refused = await run('site', 'set', 'localhost', 'redirects', '{"/a/:x":"/b/:y","/c/*":"/d"}')
  expect(refused.exitCode).toBe(1)
  expect(refused.error).toMatch(/redirects\.\/a\/:x: its target asks for :y/)
  expect(refused.error).toMatch(/redirects\.\/c\/\*: a \* alone is no pattern: write \/c\/:name/)
  expect((await listSiteEdits(ledger))[0]?.edits).toEqual(edits)
  await ledger.close()
})

test.each([
  [['site', 'set', 'localhost', 'purchase', 'yes'], 2, 'is not JSON, which purchase takes'],
  [['site', 'set', 'localhost', 'languages', 'en'], 2, 'is not JSON'],
  [['site', 'set', 'localhost', 'colour', '1'], 2, 'is no key of a site'],
  [['site', 'set', 'localhost', '__proto__', '{}'], 2, 'is no key of a site'],
  [['site', 'set', 'localhost', 'theme.__proto__', '{}'], 2, 'is no key of a site'],
  [['site', 'set', 'localhost', 'title'], 2, 'takes'],
  [['site', 'set', 'nobody.example', 'title', '"x"'], 1, 'There is no site'],
  [['site', 'set', 'localhost', 'theme.text', '"red"'], 1, 'theme.text: a colour is written #rrggbb'],
  [['site', 'set', 'localhost', 'audience', '"all"'], 1, 'is one of child, mixed, general'],
  [['site', 'set', 'localhost', 'redirects', '{"/a":"//b"}'], 1, 'leads to a path of this site'],
  [['site', 'show', 'nobody.example'], 1, 'There is no site'],
  [['site', 'unset', 'localhost', 'nothing'], 2, 'is no key of a site'],
  [['site', 'remove', 'nobody.example'], 1, 'There is no site'],
])('%j is refused with a message, and nothing is stored', async (args, exitCode, words) => {
  const { run, runJson, dataDir } = await setUp()
  const answer = await run(...args)
  expect(answer.exitCode).toBe(exitCode)
  expect(answer.error).toContain(words)
  expect((await runJson(...args)).json.error.message).toContain(words)
  const ledger = await openLedger({ dataDir })
  expect(await listSiteEdits(ledger)).toEqual([])
  await ledger.close()
})

test('the sample sites are valid, and lack only the operator’s details', async () => {
  const { runJson } = await setUp()
  const { exitCode, json } = await runJson('site', 'check')
  expect(exitCode).toBe(0)
  expect(json).toMatchObject({ ok: true, sites: ['localhost', 'midnight.localhost', 'sunny.localhost'] })
  expect(json.findings.map(({ where, key }: Record<string, string>) => `${where} ${key}`)).toEqual([
    'localhost.json operatorName',
    'localhost.json operatorAddress',
    'localhost.json contactEmail',
    'midnight.localhost.json operatorName',
    'midnight.localhost.json operatorAddress',
    'sunny.localhost.json operatorName',
    'sunny.localhost.json operatorAddress',
  ])
})

test('a check lists every fault, weak contrast, and settings without effect', async () => {
  const { run, runJson, sitesDir, dataDir } = await setUp()
  await writeFile(join(sitesDir, 'broken.example.json'), '{')
  await writeFile(
    join(sitesDir, 'weak.example.json'),
    JSON.stringify({
      theme: { text: '#333366' },
      analytics: { googleAnalyticsId: 'G-ABCD1234' },
      ads: { adsenseClient: 'ca-pub-1234567890123456' },
      languages: ['xx'],
      canonicalHost: 'elsewhere.example',
      description: 'No number.',
      runtime: { isShowCPU: 1 },
      discovery: { indexNow: true },
      redirects: { '/old': '//evil.example', '/a': '/b' },
      logo: { svg: '<svg viewBox="0 0 1 1"><script/></svg>' },
      providerIds: { gamepiks: 'A' },
      categories: { hidden: ['Girls', 'puzzle', 'no-such'], order: ['nothing'] },
    }),
  )
  const ledger = await openLedger({ dataDir })
  await setSiteEdits(ledger, 'bad.example', { purchase: 'yes', audience: 'all' })
  await ledger.close()
  const { exitCode, json } = await runJson('site', 'check')
  expect(exitCode).toBe(1)
  const findings = json.findings
    .map(({ state, where, key }: Record<string, string>) => `${state} ${where} ${key}`)
    .filter((line: string) => !line.includes('localhost.json'))
  expect(findings).toEqual([
    'fault broken.example.json ',
    'fault weak.example.json redirects./old',
    'fault weak.example.json logo.svg',
    'warning weak.example.json theme.text',
    'warning weak.example.json theme.text',
    'warning weak.example.json analytics.googleAnalyticsId',
    'warning weak.example.json ads.adsenseClient',
    'warning weak.example.json languages',
    'warning weak.example.json runtime.isShowCPU',
    'warning weak.example.json operatorName',
    'warning weak.example.json operatorAddress',
    'warning weak.example.json contactEmail',
    'warning weak.example.json canonicalHost',
    'warning weak.example.json providerIds',
    'warning weak.example.json description',
    'warning weak.example.json categories.hidden',
    'warning weak.example.json categories.order',
    'warning weak.example.json discovery.indexNow',
    'fault bad.example in the ledger audience',
    'fault bad.example in the ledger purchase',
  ])
  const { out } = await run('site', 'check')
  expect(out).toMatch(
    /theme\.text: #333366 on background #0e1024 has a contrast of 1\.\d:1, less than 4\.5:1; it is shown as #/,
  )
  expect(out).toContain('5 sites, 5 faults, 22 warnings')
  // A faulty site is mended key by key.
  expect((await run('site', 'set', 'bad.example', 'purchase', 'true')).exitCode).toBe(0)
  expect((await run('site', 'set', 'bad.example', 'audience', '"nobody"')).exitCode).toBe(1)
  expect((await run('site', 'unset', 'bad.example', 'audience')).exitCode).toBe(0)
}, 60_000)

test('a check reports which visitors will not see an ad before games', async () => {
  const { runJson, sitesDir } = await setUp()
  const sites: Record<string, object> = {
    child: { audience: 'child', ads: { provider: 'house', beforePlay: true } },
    none: { audience: 'general', ads: { beforePlay: true } },
    house: { audience: 'mixed', ads: { provider: 'house', beforePlay: true } },
    mixed: { audience: 'mixed', ads: { provider: 'gam', adManagerNetwork: '12345', beforePlay: true } },
    general: { audience: 'general', ads: { provider: 'house', beforePlay: true } },
    off: { audience: 'child', ads: { provider: 'house' } },
  }
  for (const [name, settings] of Object.entries(sites))
    await writeFile(join(sitesDir, `${name}.example.json`), JSON.stringify(settings))
  const { exitCode, json } = await runJson('site', 'check')
  expect(exitCode).toBe(0)
  const findings = json.findings
    .filter(({ key }: { key: string }) => key === 'ads.beforePlay')
    .map(({ where, text }: Record<string, string>) => `${where} ${text}`)
  expect(findings).toEqual([
    'child.example.json stays off: a site for the audience “child” shows no ad between Play and a game',
    'house.example.json has no effect: the audience is “mixed”, and no site without a third party asks for an age',
    'mixed.example.json only visitors who confirmed that they are 16 or older see it: the audience is “mixed”',
    'none.example.json has no effect: ads.provider is “none”',
  ])
  expect(json.findings).toContainEqual(
    expect.objectContaining({
      where: 'mixed.example.json',
      key: 'ads.kinds',
      text: '“before-play” is on, but ads.adManagerSlots names no unit for it',
    }),
  )
})

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startContent } from '#app/features/articles/live-content.server.ts'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { findArticlePicture } from '../ledger/articles.ts'
import { openLedger } from '../ledger/ledger.ts'
import { createLog } from '../base/log.ts'
import { createCommands } from './test-commands.ts'

const TEXT = '<p>Tops turn, and while they turn they stand. That is all there is to know about them.</p>'

// Encoding images is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

async function setUp() {
  const dir = await mkdtemp(join(tmpdir(), 'playhouse-articles-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const dataDir = join(dir, 'data')
  await copyEmptyLedger(dataDir)
  const pictures = join(dir, 'pictures')
  await mkdir(pictures)
  const paint = (name: string, width = 40, height = 30) =>
    sharp({ create: { width, height, channels: 3, background: '#b04' } }).toFile(join(pictures, name))
  const write = async (name: string, text: string | Uint8Array) => {
    await writeFile(join(dir, name), text)
    return join(dir, name)
  }
  const { run } = createCommands({ DATA_DIR: dataDir })
  const runJson = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out)
  const open = async () => {
    const ledger = await openLedger({ dataDir })
    onTestFinished(() => ledger.close())
    return ledger
  }
  return { dir, dataDir, pictures, paint, write, run, runJson, open }
}

/** The content as a running server has it. */
async function show(
  { dir, open }: Pick<Awaited<ReturnType<typeof setUp>>, 'dir' | 'open'>,
  host = 'localhost',
) {
  const file = join(dir, 'content.json')
  await writeFile(file, JSON.stringify({ articles: [], pages: [], sitePages: {} }))
  const live = await startContent({
    ledger: await open(),
    file,
    log: createLog('silent', () => {}),
    pollMs: 50,
  })
  onTestFinished(() => live.close())
  return { live, content: () => live.forSite({ host, articles: { builtIn: true } }) }
}

test('an article is a draft, is shown when it is published, and deleted when it is removed', async () => {
  const given = await setUp()
  const { run, runJson, write } = given
  const file = await write(
    'tops.html',
    `<html><head><title>Page</title></head><body><h1>On Tops</h1>${TEXT}</body></html>`,
  )
  expect((await run('articles', 'import', file, '--topics', 'toys')).out).toBe(
    '21 “On Tops”: new, draft, every site, 19 words, 0 pictures\nThey are drafts until: npm run portal -- articles publish 21\n',
  )
  const { live, content } = await show(given)
  expect(content().findArticle(21)).toBeNull()
  const generation = live.generation()
  expect((await run('articles', 'publish', '21')).out).toBe('21 “On Tops”: published\n')
  await expect.poll(() => content().findArticle(21)?.title).toBe('On Tops')
  expect(live.generation()).toBeGreaterThan(generation)
  expect(content().listArticles()).toMatchObject([
    { id: 21, slug: 'on-tops', icon: 'articles21.webp', topics: ['toys'] },
  ])
  expect(content().findArticle(21)?.detail).toBe(`<h1 id="part-on-tops">On Tops</h1>${TEXT}`)
  expect((await runJson('articles', 'publish', '21')).articles).toMatchObject([{ isChanged: false }])
  expect((await run('articles', 'unpublish', '21')).exitCode).toBe(0)
  await expect.poll(() => content().findArticle(21)).toBeNull()
  expect((await run('articles', 'list', '--imported')).out).toMatch(/21 +On Tops +every site +draft/)
  expect((await run('articles', 'remove', '21')).exitCode).toBe(0)
  expect((await runJson('articles', 'list', '--imported')).articles).toEqual([])
})

test('one site’s article is not another’s', async () => {
  const given = await setUp()
  const file = await given.write('tops.html', `<h1>On Tops</h1>${TEXT}`)
  await given.run('articles', 'import', file, '--site', 'sunny.localhost', '--publish')
  const { live, content } = await show(given)
  expect(content().findArticle(21)).toBeNull()
  expect(content().importMark).toBe('')
  expect(live.forSite({ host: 'sunny.localhost', articles: { builtIn: true } }).findArticle(21)?.title).toBe(
    'On Tops',
  )
  expect((await given.run('articles', 'import', file, '--site', 'nobody.example')).error).toMatch(
    /There is no site/,
  )
})

test('the same import again changes nothing, another text takes its place and stays published', async () => {
  const { run, runJson, write } = await setUp()
  const file = await write('tops.html', `<h1>On Tops</h1>${TEXT}`)
  await run('articles', 'import', file, '--publish')
  expect((await runJson('articles', 'import', file)).articles).toMatchObject([
    { id: 21, change: 'unchanged', status: 'published' },
  ])
  await write('tops.html', `<h1>On Tops</h1>${TEXT}<p>Kites are another matter.</p>`)
  expect((await runJson('articles', 'import', file)).articles).toMatchObject([
    { id: 21, change: 'updated', status: 'published' },
  ])
})

test('titles that differ only in letters no address holds are two articles, known again by their titles', async () => {
  const { run, runJson, write, open } = await setUp()
  const first = await write('best.html', `<h1>2026 年最好的游戏</h1>${TEXT}`)
  const second = await write('hardest.html', `<h1>2026 年最难的游戏</h1>${TEXT}`)
  await run('articles', 'import', first)
  expect((await runJson('articles', 'import', second)).articles).toMatchObject([{ id: 22, change: 'new' }])
  expect((await runJson('articles', 'import', first)).articles).toMatchObject([
    { id: 21, change: 'unchanged' },
  ])
  // As it was named by an earlier version.
  const { db } = await open()
  await db.updateTable('articles').set({ slug: '2026' }).where('id', '=', 22).execute()
  expect((await runJson('articles', 'import', second)).articles).toMatchObject([{ id: 22 }])
  expect((await runJson('articles', 'list', '--imported')).articles).toHaveLength(2)
})

test('a missing icon is reported, and replaced by another one', async () => {
  const { runJson, write } = await setUp()
  const file = await write('tops.html', `<h1>On Tops</h1>${TEXT}`)
  const [article] = (await runJson('articles', 'import', file, '--icon', 'nowhere.png')).articles
  expect(article).toMatchObject({ change: 'new', notes: ['the icon “nowhere.png”: no such file was given'] })
})

// covers: '3.3'
test('a list with the product’s fields is imported completely, without the editor’s remains', async () => {
  const given = await setUp()
  const { run, runJson, write, paint, pictures } = given
  await paint('tokA.png', 1600, 900)
  await paint('photo one.jpg')
  await paint('articles30.webp', 300, 300)
  const gallery = [
    { uuid: 'u', height: 900, width: 1600, file_token: 'tokA', image_type: 'png', size: 9 },
    { file_token: 'gone' },
  ]
  const detail =
    '<h1>Kites</h1><style>p{color:red}</style><h4 style="x">Wind</h4>' +
    `<p data-editor="7" onclick="probe()">It <b>blows</b>.<br>Hard.</p><p>${JSON.stringify({ gallery })}</p>` +
    '<div>Loose words, <a href="https://games.example/kite" target="_blank">a kite game</a>.</div>' +
    '<p><img src="https://cdn.example/x/photo%20one.jpg?v=2" data-token="none" alt="A kite" class="e"></p>' +
    '<p><img src="https://cdn.example/lost.png"></p><script>probe()</script>'
  const file = await write(
    'all.json',
    JSON.stringify([
      { id: 30, title: 'Kites', content: 'On kites.', icon: 'articles30.webp', detail },
      { title: 'Hoops', detail: TEXT },
    ]),
  )
  const { articles } = await runJson('articles', 'import', file, '--pictures', pictures, '--publish')
  expect(articles).toMatchObject([
    { id: 30, change: 'new', status: 'published', pictureCount: 2 },
    { id: 21, title: 'Hoops', pictureCount: 0 },
  ])
  expect(articles[0].notes).toEqual([
    'the picture “gone”: no such file was given',
    'the picture “lost.png”: no such file was given',
    'the tag <style>',
    'the tag <script>',
  ])
  const { content } = await show(given)
  const shown = content().findArticle(30)!
  expect(shown.content).toBe('On kites.')
  expect(shown.detail.replace(/-[0-9a-f]{12}/g, '-#')).toBe(
    '<h1 id="part-kites">Kites</h1><h3 id="part-wind">Wind</h3><p>It <strong>blows</strong>.\nHard.</p>' +
      '<figure><img src="/img/articles30-#.webp" alt="" width="1200" height="675" loading="lazy" decoding="async" class="full-width"></figure>' +
      '<p>Loose words, <a href="https://games.example/kite" rel="noopener nofollow">a kite game</a>.</p>' +
      '<figure><img src="/img/articles30-#.webp" alt="A kite" width="40" height="30" loading="lazy" decoding="async" class="full-width"></figure>',
  )
  const ledger = await given.open()
  const [large = ''] = /articles30-[0-9a-f]{12}/.exec(shown.detail) ?? []
  for (const [name, width, height] of [
    ['articles30.webp', 1200, 675],
    ['articles30-800.avif', 800, 450],
    [`${large}.webp`, 1200, 675],
    [`${large}.avif`, 1200, 675],
    [`${large}-800.avif`, 800, 450],
  ] as const) {
    const bytes = await findArticlePicture(ledger, 30, name)
    expect(await sharp(bytes!).metadata(), name).toMatchObject({ width, height })
  }
  expect(content().findArticle(21)?.content).toBe(
    'Tops turn, and while they turn they stand. That is all there is to know about them.',
  )
  // An article without images has an icon drawn from its title.
  expect((await sharp((await findArticlePicture(ledger, 21, 'articles21.webp'))!).metadata()).width).toBe(
    1200,
  )
  expect((await run('articles', 'import', file, '--id', '40')).error).toMatch(/can be set for one only/)
})

test('tokens are led to files by a list', async () => {
  const given = await setUp()
  await given.paint('top.png')
  const tokens = await given.write('tokens.json', '{"t-1":"top.png"}')
  const file = await given.write('tops.html', `<h1>Tops</h1>${TEXT}<p>[{"file_token":"t-1"}]</p>`)
  const args = ['articles', 'import', file, '--pictures', given.pictures, '--tokens']
  expect((await given.runJson(...args, tokens)).articles).toMatchObject([{ pictureCount: 1, notes: [] }])
  const wrong = await given.write('wrong.json', '{"t-1":"../../secret.png"}')
  expect((await given.run(...args, wrong)).error).toMatch(/which is not in the folder of pictures/)
  expect((await given.run(...args, file)).error).toMatch(/is no list of tokens/)
})

test.each<[name: string, content: string | Uint8Array, words: string | RegExp, args?: string[]]>([
  ['empty.html', ' \n', 'is empty'],
  ['huge.html', `<h1>A</h1>${'x'.repeat(2_200_000)}`, 'is larger than 2 MB'],
  ['binary.html', new Uint8Array([60, 112, 62, 0xff, 0xfe, 0]), 'is not UTF-8 text'],
  ['untitled.html', '<p>Words without a heading.</p>', /title: /],
  ['only-title.html', '<h1>On Tops</h1>', 'holds no text'],
  ['only-script.html', '<h1>On Tops</h1><script>probe()</script>', 'holds no text'],
  ['long.html', `<h1>${'long '.repeat(40)}</h1>${TEXT}`, 'is longer than 120 characters'],
  ['deep.html', `<h1>On Tops</h1>${'<div>'.repeat(20_000)}x`, /nested/],
  ['broken.json', '{"title":', 'is not JSON'],
  ['none.json', '[]', 'holds 0 articles'],
  [
    'wrong.json',
    '[{"title":5,"detail":"<p>a</p>"},{"title":"B"}]',
    /article 1, title: .*\n.*article 2, detail: /,
  ],
  ['number.json', '5', /cannot be imported/],
  ['twins.json', JSON.stringify([1, 2].map(() => ({ title: 'A', detail: TEXT }))), 'have the title “A”'],
  [
    'built-in.json',
    JSON.stringify({ id: 7, title: 'A', detail: TEXT }),
    'the id 7 cannot be used: 1 to 20 are built in',
  ],
  [
    'large-id.json',
    JSON.stringify({ id: 1_000_000, title: 'A', detail: TEXT }),
    'the id 1000000 cannot be used',
  ],
  ['topics.html', `<h1>A</h1>${TEXT}`, '--topics is a list such as', ['--topics', 'Two Words']],
  ['future.html', `<h1>A</h1>${TEXT}`, '--day is a day of the past', ['--day', '2999-01-01']],
  ['folder.html', `<h1>A</h1>${TEXT}`, 'cannot be read: ENOENT', ['--pictures', '/no/such/folder']],
])('%s is refused with a message, and nothing is stored', async (name, content, words, args = []) => {
  const { run, runJson, write } = await setUp()
  const { exitCode, error } = await run('articles', 'import', await write(name, content), ...args)
  expect(exitCode).toBeGreaterThan(0)
  expect(error).toMatch(words)
  expect((await runJson('articles', 'list', '--imported')).articles).toEqual([])
})

test('a file that is not an image is refused by its bytes, whatever its name', async () => {
  const { run, write, pictures } = await setUp()
  await writeFile(join(pictures, 'top.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const file = await write('tops.html', `<h1>Tops</h1>${TEXT}<img src="top.png">`)
  expect((await run('articles', 'import', file, '--pictures', pictures)).error).toMatch(
    /top\.png is no JPEG, PNG/,
  )
  const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b04' } })
    .jpeg()
    .toBuffer()
  await writeFile(join(pictures, 'top.png'), whole.subarray(0, whole.length / 2))
  expect((await run('articles', 'import', file, '--pictures', pictures)).error).toMatch(
    /top\.png cannot be decoded/,
  )
})

test('an unknown or built-in id is refused, and nothing changes', async () => {
  const { run, runJson, write } = await setUp()
  await run('articles', 'import', await write('tops.html', `<h1>Tops</h1>${TEXT}`))
  for (const ids of [['5'], ['21', '77'], ['x'], ['0']])
    expect((await run('articles', 'publish', ...ids)).exitCode).toBeGreaterThan(0)
  expect((await runJson('articles', 'list', '--imported')).articles).toMatchObject([
    { id: 21, status: 'draft' },
  ])
})

test('imported HTML is rebuilt, never copied from the file', async () => {
  const { write, run, open } = await setUp()
  const file = await write('tops.html', `<h1>Tops &lt;b&gt;</h1>${TEXT}<p onclick=probe()>More.</p>`)
  await run('articles', 'import', file)
  const row = await (await open()).db.selectFrom('articles').selectAll().executeTakeFirstOrThrow()
  expect(row.record).not.toContain('onclick')
  expect(JSON.parse(row.record)).toMatchObject({
    title: 'Tops <b>',
    detail: expect.stringContaining('>Tops &#x3C;b></h1>'),
  })
  expect(await readFile(file, 'utf8')).toContain('onclick')
})

// covers: '3.4'
test('the same image under two names is stored once, and shown in both places', async () => {
  const given = await setUp()
  const { run, write, pictures, paint, open } = given
  await paint('one.png')
  await copyFile(join(pictures, 'one.png'), join(pictures, 'two.png'))
  const file = await write(
    'twins.html',
    `<h1>Twins</h1>${TEXT}<p><img src="one.png"></p>${TEXT}<p><img src="two.png"></p>`,
  )
  const imported = await run('articles', 'import', file, '--pictures', pictures, '--publish')
  expect(imported).toMatchObject({ exitCode: 0, out: expect.stringMatching(/1 pictures/) })
  const { content } = await show(given)
  const sources = [
    ...content()
      .findArticle(21)!
      .detail.matchAll(/src="([^"]+)"/g),
  ].map(([, src]) => src!)
  expect(sources).toHaveLength(2)
  expect(new Set(sources).size).toBe(1)
  expect(await findArticlePicture(await open(), 21, sources[0]!.replace('/img/', ''))).not.toBeNull()
  expect((await run('articles', 'import', file, '--pictures', pictures)).out).toMatch(/unchanged/)
})

// covers: '3.4'
test('a fault of the ledger is a sentence to the operator', async () => {
  const { run, write, open } = await setUp()
  const ledger = await open()
  await sql`create trigger refuse_all before insert on articles begin select raise(abort, 'no more'); end`.execute(
    ledger.db,
  )
  const { exitCode, error } = await run(
    'articles',
    'import',
    await write('tops.html', `<h1>On Tops</h1>${TEXT}`),
  )
  expect(exitCode).toBe(1)
  expect(error).toBe('The ledger refused this, because it contradicts what is stored already (SQLite 19)\n')
})

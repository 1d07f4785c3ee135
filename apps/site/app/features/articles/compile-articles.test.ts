import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContent, readCompiledContent } from './articles.server.ts'
import { compileArticles } from './compile-articles.ts'
import { compileInfoPages } from './compile-info-pages.ts'
import { ContentFaultsError } from './content-faults.ts'
import { writeContent } from './write-content.ts'

const ROOT_DIR = join(import.meta.dirname, '../../../../..')
let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(dir, { recursive: true }))

function source(front: Record<string, unknown>, body: string): string {
  const all = {
    id: 1,
    title: 'Tops',
    summary: 'On spinning tops.',
    icon: 'articles1.webp',
    published: '2026-01-02',
    updated: '2026-01-03',
    topics: ['tops'],
    relatedTags: [],
    ...front,
  }
  return `---\n${JSON.stringify(all)}\n---\n${body}`
}

async function faultsOf(compiling: Promise<unknown>): Promise<string[]> {
  const error: unknown = await compiling.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ContentFaultsError)) throw new Error('no faults were reported', { cause: error })
  return error.faults.map((fault) => `${fault.file}: ${fault.reason}`)
}

// covers: '2.24', '3.1'
test('an article has the fields of its front matter and computed ones', async () => {
  const body = '## Spin\n\nIt *spins*.\n\n![A top](</img/articles (1).webp>)\n'
  await writeFile(join(dir, '1-tops.md'), source({}, body))
  expect(await compileArticles(dir)).toEqual([
    {
      id: 1,
      slug: 'tops',
      title: 'Tops',
      content: 'On spinning tops.',
      icon: 'articles1.webp',
      detail:
        '<h1 id="part-tops">Tops</h1>\n<h2 id="part-spin">Spin</h2>\n<p>It <em>spins</em>.</p>\n' +
        '<figure><img src="/img/articles%20(1).webp" alt="A top" width="1200" height="675" loading="lazy"' +
        ' decoding="async" class="full-width"></figure>',
      publishedAt: Date.UTC(2026, 0, 2),
      updatedAt: Date.UTC(2026, 0, 3),
      topics: ['tops'],
      relatedTags: [],
      readingMinutes: 1,
      toc: [{ id: 'part-spin', text: 'Spin', level: 2 }],
    },
  ])
})

test('all faults of all files are reported at once', async () => {
  await writeFile(join(dir, '1-tops.md'), source({}, 'Fine.'))
  await writeFile(join(dir, '1-yoyos.md'), source({ title: 'Yo-yos' }, 'Same id.'))
  await writeFile(
    join(dir, '2-kites.md'),
    source({ id: 3, icon: 'kites.png' }, '# Kites\n\n<marquee>x</marquee>'),
  )
  await writeFile(join(dir, '4-hoops.md'), source({ id: 4, title: undefined, icon: 'articles5.webp' }, 'x'))
  await writeFile(join(dir, '5-dice.md'), 'No front matter.')
  await writeFile(
    join(dir, 'notes.md'),
    source({ id: 6, icon: 'articles6.webp' }, '[x](javascript:alert(1))'),
  )
  expect(await faultsOf(compileArticles(dir))).toEqual([
    '1-yoyos.md: id 1 is already the id of 1-tops.md',
    '2-kites.md: icon: the name must be articles{id}.webp',
    '2-kites.md: the tag <marquee> cannot be used',
    '2-kites.md: has a heading of level 1: the title is the only one, start at ##',
    expect.stringMatching(/^4-hoops\.md: title: /),
    '5-dice.md: does not begin with front matter between two lines of ---',
    'notes.md: the link "javascript:alert(1)", which is no path of the site, https or mailto, cannot be used',
    'notes.md: the file name must be <id>-<slug>.md',
  ])
})

test('an id or icon that differs from the file name is a fault', async () => {
  await writeFile(join(dir, '2-kites.md'), source({ updated: '2026-01-01' }, 'x'))
  expect(await faultsOf(compileArticles(dir))).toEqual([
    "2-kites.md: id 1 differs from the file name's 2",
    '2-kites.md: updated is earlier than published',
  ])
})

test('a missing info page and an unknown placeholder are faults', async () => {
  const page = '---\ntitle: A\nsummary: B\nupdated: 2026-01-01\n---\n'
  await writeFile(join(dir, 'about-us.md'), `${page}Hello {{siteNam}}`)
  await writeFile(join(dir, 'imprint.md'), `${page}Hello {{siteName}}`)
  await writeFile(join(dir, 'contact-us.md'), `${page}Hello`)
  expect(await faultsOf(compileInfoPages(dir))).toEqual([
    'privacy-policy.md: is missing',
    'parents.md: is missing',
    'about-us.md: the placeholder {{siteNam}} is unknown',
  ])
})

test('a site has its own info pages in a folder named like its host', async () => {
  await cp(join(ROOT_DIR, 'content/pages'), dir, { recursive: true })
  const folder = join(dir, 'fox.example')
  await mkdir(folder)
  const page = (title: string) =>
    `---\ntitle: ${title}\nsummary: B\nupdated: 2026-01-01\n---\n{{if:child}} Cubs`
  await writeFile(join(folder, 'imprint.md'), page('Who we foxes are'))
  const { pages, sitePages } = await compileInfoPages(dir)
  expect(pages).toHaveLength(5)
  expect(sitePages).toMatchObject({ 'fox.example': [{ key: 'imprint', title: 'Who we foxes are' }] })
  const outFile = join(dir, 'content.json')
  await writeFile(outFile, JSON.stringify({ articles: [], pages, sitePages }))
  const content = createContent(await readCompiledContent(outFile))
  expect(content.getInfoPage('imprint', 'fox.example').title).toBe('Who we foxes are')
  expect(content.getInfoPage('imprint', 'owl.example').title).toBe('Imprint')
  expect(content.getInfoPage('aboutUs', 'fox.example').title).toBe('About {{siteName}}')
  expect(content.getInfoPage('imprint', 'constructor').title).toBe('Imprint')

  await writeFile(join(folder, 'imprint.md'), page('Who').replace('child', 'chidl'))
  await writeFile(join(folder, 'terms.md'), page('Terms'))
  await mkdir(join(dir, 'Not a host'))
  expect(await faultsOf(compileInfoPages(dir))).toEqual(
    expect.arrayContaining([
      'Not a host/: is not named like a host',
      'fox.example/terms.md: is not an info page',
      'fox.example/imprint.md: the placeholder {{if:chidl}} is unknown',
    ]),
  )
})

test('pages read what the build writes', async () => {
  const outFile = join(dir, 'build', 'content.json')
  const written = await writeContent(ROOT_DIR, outFile)
  expect(JSON.parse(await readFile(outFile, 'utf8'))).toEqual(written)
  const content = createContent(await readCompiledContent(outFile))
  expect(content.listArticles().map((article) => article.id)).toEqual(written.articles.map(({ id }) => id))
  expect(content.listArticles()[0]).not.toHaveProperty('detail')
  expect(content.findArticle(1)?.title).toBe(written.articles[0]?.title)
  expect(content.findArticle(999)).toBeNull()
  expect(content.findNextArticle(1)?.id).toBe(2)
  expect(content.findNextArticle(written.articles.length)).toBeNull()
  expect(content.findPreviousArticle(2)?.id).toBe(1)
  expect(content.findPreviousArticle(1)).toBeNull()
  expect(content.getInfoPage('imprint', 'localhost').title).toBe('Imprint')
})

test('the articles that share most topics and tags come first', async () => {
  const words: Record<number, object> = {
    1: { topics: ['tops'], relatedTags: ['string'] },
    2: { topics: ['kites'], relatedTags: ['wind'] },
    3: { topics: ['boats'], relatedTags: ['wind', 'string'] },
    4: { topics: ['kites'], relatedTags: ['wind', 'string'] },
  }
  for (const [id, lists] of Object.entries(words)) {
    const front = { ...lists, id: Number(id), icon: `articles${id}.webp` }
    await writeFile(join(dir, `${id}-toy.md`), source(front, 'Text.'))
  }
  const content = createContent({ articles: await compileArticles(dir), pages: [], sitePages: {} })
  expect(content.listRelatedArticles(2, 3).map((article) => article.id)).toEqual([4, 3, 1])
  expect(content.listTopics()).toEqual([{ topic: 'kites', count: 2 }])
})

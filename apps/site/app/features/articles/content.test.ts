import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ArticleSchema } from '#app/domain/article.ts'
import { createContent } from './articles.server.ts'
import { SMALL_PICTURE_WIDTH } from './article-pictures.ts'
import { ALL_INFO_PAGE_KEYS } from '#app/domain/info-page.ts'
import { listSections, splitDetail } from './article-view.ts'
import { compileArticles } from './compile-articles.ts'
import { compileInfoPages } from './compile-info-pages.ts'
import { countWords } from './sanitize-html.ts'
import {
  fillInfoPage,
  fillSiteName,
  SITE_BLOCKS,
  SITE_CONDITIONS,
  type SiteBlocks,
  type SiteConditions,
} from './site-values.ts'
import * as v from 'valibot'

const CONTENT_DIR = join(import.meta.dirname, '../../../../../content')
const IMAGE_DIR = join(import.meta.dirname, '../../../public/img')
const articles = await compileArticles(join(CONTENT_DIR, 'articles'))
const { pages } = await compileInfoPages(join(CONTENT_DIR, 'pages'))
/** The home page, the categories, and each of the seven. */
const OWN_SECTION_RE =
  /^\/(category|categoryDetail\/(Newest|HotGames|BestGames|EditorPicks|Cars|Girls|Kids)\/1)?$/
const cases = articles.map((article) => ({ name: `${article.id} ${article.title}`, article }))

function sizeOf(file: string): number {
  return statSync(join(IMAGE_DIR, file)).size
}

function toText(html: string): string {
  return html.replace(/<\/(?:p|li|h[1-3]|td|th|figcaption)>/g, '.\n').replace(/<[^>]+>/g, '')
}

// covers: '1.19'
test('there are twenty articles, ids run from 1 without a gap, and no two share a slug or a title', () => {
  expect(articles.map((article) => article.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
  expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
})

// covers: '1.20'
test.each(cases)('$name is a whole article', ({ article }) => {
  expect(v.is(ArticleSchema, article)).toBe(true)
  expect(existsSync(join(IMAGE_DIR, article.icon)), `${article.icon} is drawn`).toBe(true)
  expect(article.content.length).toBeGreaterThanOrEqual(80)
  expect(article.content.length).toBeLessThanOrEqual(170)
  expect(article.detail.match(/<h1/g)).toHaveLength(1)
  expect(article.toc.length).toBeGreaterThanOrEqual(4)
  const words = countWords(toText(splitDetail(article.detail).body))
  expect(words).toBeGreaterThanOrEqual(900)
  expect(words).toBeLessThanOrEqual(1500)
})

test.each(cases)("$name links at least twice to the site's games with the agreed wording", ({ article }) => {
  const links = [...article.detail.matchAll(/<a href="([^"]+)">\{\{siteName\}\} free unblocked games<\/a>/g)]
  expect(links.length).toBeGreaterThanOrEqual(2)
  const targets = links.map((link) => link[1]!)
  expect(targets.filter((target) => !OWN_SECTION_RE.test(target))).toEqual([])
})

/** The first and the last `/img/articles (N).webp` that an article may show. */
function pictureRange(id: number): [first: number, last: number] {
  const longer: Record<number, [number, number]> = {
    ...{ 8: [42, 46], 9: [47, 51], 10: [52, 56], 11: [57, 61], 12: [62, 66], 13: [67, 71] },
    ...{ 14: [72, 75], 15: [76, 79], 16: [80, 83] },
    ...{ 17: [84, 86], 18: [87, 89], 19: [90, 92], 20: [93, 95] },
  }
  return longer[id] ?? [id * 3 - 2, id * 3]
}

test('every image exists, has a description, and is in its own article, in order', () => {
  const shown = articles.map(({ id, detail }) => {
    const images = [...detail.matchAll(/<img src="\/img\/articles%20\((\d+)\)\.webp" alt="([^"]*)"/g)]
    expect(images.length, `${id}: pictures with another name`).toBe(detail.split('<img').length - 1)
    for (const [, number, alt] of images) {
      expect(existsSync(join(IMAGE_DIR, `articles (${number}).webp`)), `${id}: picture ${number}`).toBe(true)
      expect(alt!.length, `${id}: picture ${number}`).toBeGreaterThan(30)
    }
    const numbers = images.map((image) => Number(image[1]))
    const [first, last] = pictureRange(id)
    expect(numbers, `${id}`).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    expect(
      numbers.every((number) => number >= first && number <= last),
      `${id}`,
    ).toBe(true)
    return numbers
  })
  expect(shown.slice(0, 3).flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(articles.filter((_, place) => shown[place]!.length < 3).map(({ id }) => id)).toEqual([])
  expect(shown.flat().length).toBeGreaterThanOrEqual(60)
})

test('no picture is described like another, and every one is also there as AVIF in two widths', () => {
  const html = articles.map(({ detail }) => detail).join('')
  const words = [...html.matchAll(/ alt="([^"]*)"|<figcaption>(.*?)<\/figcaption>/g)].map(
    ([, alt, caption]) => alt ?? caption,
  )
  expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
  const shown = [...html.matchAll(/<img src="\/img\/([^"]+)\.webp"/g)].map(([, name]) =>
    decodeURIComponent(name!),
  )
  const names = [...shown, ...articles.map(({ icon }) => icon.replace('.webp', ''))]
  const files = names.flatMap((name) =>
    ['.webp', '.avif', `-${SMALL_PICTURE_WIDTH}.avif`].map((end) => name + end),
  )
  const drawn = readdirSync(IMAGE_DIR).filter((file) => file.startsWith('articles'))
  expect(drawn.toSorted(), 'no image is missing, and none is unused').toEqual(files.toSorted())
})

test('no picture is heavier as AVIF than as WebP', () => {
  const heavier = readdirSync(IMAGE_DIR)
    .filter((file) => /^articles.*\.webp$/.test(file))
    .filter((file) => sizeOf(file.replace('.webp', '.avif')) >= sizeOf(file))
  expect(heavier).toEqual([])
})

/** The text as it sounds: letters and digits only. */
function toSpoken(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

test('no sentence is in the articles twice', () => {
  const articleOfSentence = new Map<string, number>()
  const twice: string[] = []
  for (const { id, detail } of articles) {
    for (const sentence of toText(detail).split(/(?<=[.!?:])["”*)]*\s+|\n/)) {
      const spoken = toSpoken(sentence)
      if (countWords(spoken) < 4) continue
      const other = articleOfSentence.get(spoken)
      if (other !== undefined) twice.push(`${other} and ${id}: ${sentence.trim()}`)
      articleOfSentence.set(spoken, id)
    }
  }
  expect(articleOfSentence.size).toBeGreaterThan(1000)
  expect(twice).toEqual([])
})

// covers: '1.21'
test("the site's name is put in as text, whatever it holds", () => {
  expect(fillSiteName('<a href="/">{{siteName}} games</a>', 'A & <b> $& "co"')).toBe(
    '<a href="/">A &amp; &lt;b&gt; $&amp; &quot;co&quot; games</a>',
  )
})

const NOTHING_HOLDS = Object.fromEntries(SITE_CONDITIONS.map((name) => [name, false])) as SiteConditions
const NO_BLOCKS = Object.fromEntries(SITE_BLOCKS.map((name) => [name, ''])) as SiteBlocks

test('the info pages have no placeholder when a site has set its values', () => {
  const values = {
    siteName: 'Play & Co',
    siteHost: 'play.example',
    contactEmail: 'hello@play.example',
    operatorName: '<Someone>',
    operatorAddress: 'A street 1\nA town',
  }
  const words = { values, conditions: NOTHING_HOLDS, blocks: NO_BLOCKS }
  const filled = pages.map((page) => fillInfoPage(page, words))
  expect(filled.map((page) => page.key)).toEqual([...ALL_INFO_PAGE_KEYS])
  for (const page of filled) expect(`${page.title} ${page.summary} ${page.detail}`).not.toMatch(/\{\{|%7B/)
  expect(filled[0]?.title).toBe('About Play & Co')
  const imprint = filled[1]?.detail
  expect(imprint).toContain('<p>&lt;Someone&gt;</p>\n<p>A street 1<br>A town</p>')
  expect(imprint).toContain('<a href="mailto:hello@play.example">hello@play.example</a>')
})

test('a block depends on its condition, and a heading is removed with the last block of its section', () => {
  const detail =
    '<h1>T</h1>\n<h2 id="a">A</h2>\n<ul>\n<li>{{if:child}} young</li>\n<li>{{unless:child}} old {{siteName}}</li>\n</ul>\n' +
    '<h2 id="b">B</h2>\n<p>{{if:ads}} {{unless:child}} both</p>\n<h2 id="c">C</h2>\n<p>{{promises}}</p>'
  const fill = (change: Partial<SiteConditions>, promises: string) =>
    fillInfoPage(
      { key: 'aboutUs', title: 't', summary: 's', detail, updatedAt: 0 },
      {
        values: { siteName: 'A&B', siteHost: '', contactEmail: '', operatorName: '', operatorAddress: '' },
        conditions: { ...NOTHING_HOLDS, ...change },
        blocks: { ...NO_BLOCKS, promises },
      },
    ).detail.replaceAll('\n', '')
  expect(fill({ child: true }, '')).toBe('<h1>T</h1><h2 id="a">A</h2><ul><li>young</li></ul>')
  expect(fill({ ads: true }, '<ul>$&</ul>')).toBe(
    '<h1>T</h1><h2 id="a">A</h2><ul><li>old A&amp;B</li></ul><h2 id="b">B</h2><p>both</p><h2 id="c">C</h2><ul>$&</ul>',
  )
})

test('a long page lists its sections as plain text', () => {
  expect(
    listSections(
      '<h2 id="a">Ours &#x26; <em>yours</em></h2><p>x</p><h3 id="c">C</h3>\n<h2 id="b">1 &lt; 2</h2>',
    ),
  ).toEqual([
    { id: 'a', heading: 'Ours & yours' },
    { id: 'b', heading: '1 < 2' },
  ])
})

test('a site without the articles that come with the software has its own only', () => {
  const compiled = { articles, pages, sitePages: {} }
  const own = { ...articles[0]!, id: 21, slug: 'of-kites', topics: ['kites'] }
  const content = createContent(compiled, { articles: [own], hasBuiltIn: false })
  expect(content.listArticles().map(({ id }) => id)).toEqual([21])
  expect(content.findArticle(1)).toBeNull()
  expect([content.findPreviousArticle(21), content.findNextArticle(21)]).toEqual([null, null])
  expect(content.listRelatedArticles(21, 4)).toEqual([])
  // One article is not yet a topic.
  expect(content.listTopics()).toEqual([])
  expect(createContent(compiled, { hasBuiltIn: false }).listArticles()).toEqual([])
  expect(createContent(compiled, { articles: [own] }).listArticles()).toHaveLength(articles.length + 1)
})

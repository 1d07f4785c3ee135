import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ArticleSchema } from './article.ts'
import { INFO_PAGE_KEYS, splitDetail } from './article-view.ts'
import { compileArticles } from './compile-articles.ts'
import { compileInfoPages } from './compile-info-pages.ts'
import { countWords } from './sanitize-html.ts'
import { fillInfoPage, fillSiteName } from './site-values.ts'
import * as v from 'valibot'

const CONTENT_DIR = join(import.meta.dirname, '../../../../../content')
const articles = await compileArticles(join(CONTENT_DIR, 'articles'))
const pages = await compileInfoPages(join(CONTENT_DIR, 'pages'))
const cases = articles.map((article) => ({ name: `${article.id} ${article.title}`, article }))

function toText(html: string): string {
  return html.replace(/<\/(?:p|li|h[1-3]|td|th|figcaption)>/g, '.\n').replace(/<[^>]+>/g, '')
}

test('ids run from 1 without a gap and no two articles share a slug or a title', () => {
  expect(articles.map((article) => article.id)).toEqual(articles.map((_, index) => index + 1))
  expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
  expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
})

test.each(cases)('$name is a whole article', ({ article }) => {
  expect(v.is(ArticleSchema, article)).toBe(true)
  expect(article.icon).toBe(`articles${article.id}.webp`)
  expect(article.detail.match(/<h1/g)).toHaveLength(1)
  expect(article.toc.length).toBeGreaterThanOrEqual(4)
  const words = countWords(toText(splitDetail(article.detail).body))
  expect(words).toBeGreaterThanOrEqual(900)
  expect(words).toBeLessThanOrEqual(1500)
})

test.each(cases)("$name links at least twice to the site's games with the agreed wording", ({ article }) => {
  const links = [...article.detail.matchAll(/<a href="([^"]+)">\{\{siteName\}\} free unblocked games<\/a>/g)]
  expect(links.length).toBeGreaterThanOrEqual(2)
  const targets = links.map((link) => link[1])
  expect(targets.every((target) => ['/', '/category', '/categoryDetail/HotGames/1'].includes(target!))).toBe(
    true,
  )
})

test.each(cases)('$name has its own three pictures, described', ({ article }) => {
  const images = [...article.detail.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)]
  const first = (article.id - 1) * 3 + 1
  expect(images.map((image) => image[1])).toEqual(
    [first, first + 1, first + 2].map((number) => `/img/articles%20(${number}).webp`),
  )
  for (const image of images) expect(image[2]!.length).toBeGreaterThan(30)
})

test('no sentence stands in the articles twice', () => {
  const sentences = articles.flatMap((article) =>
    toText(article.detail)
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => countWords(sentence) >= 5),
  )
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

test("the site's name is put in as text, whatever it holds", () => {
  expect(fillSiteName('<a href="/">{{siteName}} games</a>', 'A & <b> $& "co"')).toBe(
    '<a href="/">A &amp; &lt;b&gt; $&amp; &quot;co&quot; games</a>',
  )
})

test('the four info pages hold no placeholder once a site has told its values', () => {
  const values = {
    siteName: 'Play & Co',
    siteHost: 'play.example',
    contactEmail: 'hello@play.example',
    operatorName: '<Someone>',
    operatorAddress: 'A street 1\nA town',
  }
  const filled = pages.map((page) => fillInfoPage(page, values))
  expect(filled.map((page) => page.key)).toEqual([...INFO_PAGE_KEYS])
  for (const page of filled) expect(`${page.title} ${page.summary} ${page.detail}`).not.toMatch(/\{\{|%7B/)
  expect(filled[0]?.title).toBe('About Play & Co')
  const imprint = filled[1]?.detail
  expect(imprint).toContain('<p>&lt;Someone&gt;</p>\n<p>A street 1<br>A town</p>')
  expect(imprint).toContain('<a href="mailto:hello@play.example">hello@play.example</a>')
})

test('what an operator has not told leaves no gap behind', () => {
  const values = {
    siteName: 'Play',
    siteHost: 'localhost',
    contactEmail: '',
    operatorName: '',
    operatorAddress: '',
  }
  for (const page of pages) {
    const { detail } = fillInfoPage(page, values)
    expect(detail).not.toMatch(/\{\{|mailto:|Responsible for this site|By post/)
    expect(detail).not.toMatch(/<\/h2>\s*(<h2|$)/)
  }
})

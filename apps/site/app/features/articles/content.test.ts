import { existsSync } from 'node:fs'
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
const IMAGE_DIR = join(import.meta.dirname, '../../../public/img')
const articles = await compileArticles(join(CONTENT_DIR, 'articles'))
const pages = await compileInfoPages(join(CONTENT_DIR, 'pages'))
const cases = articles.map((article) => ({ name: `${article.id} ${article.title}`, article }))

function toText(html: string): string {
  return html.replace(/<\/(?:p|li|h[1-3]|td|th|figcaption)>/g, '.\n').replace(/<[^>]+>/g, '')
}

test('there are twenty articles, ids run from 1 without a gap, and no two share a slug or a title', () => {
  expect(articles.map((article) => article.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
  expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
})

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
  const targets = links.map((link) => link[1])
  expect(targets.every((target) => ['/', '/category', '/categoryDetail/HotGames/1'].includes(target!))).toBe(
    true,
  )
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

test('every picture is there, described, and stands in its own article, in order', () => {
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

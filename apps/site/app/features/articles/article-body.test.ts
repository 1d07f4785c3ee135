import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Article } from '#app/domain/article.ts'
import { ArticleBody } from './article-body.tsx'
import { articleTexts } from './article-texts.ts'

const FIRST = 'Tops turn, and while they “turn” they stand &#x26; hum.'
const SUMMARY = 'Tops turn, and while they “turn” they stand & hum.'

function render(change: Partial<Article>): string {
  const article: Article = {
    ...{ id: 21, slug: 'tops', title: 'On Tops', content: SUMMARY, icon: 'articles21.webp' },
    ...{ publishedAt: 0, updatedAt: 0, topics: [], relatedTags: [], readingMinutes: 1, toc: [] },
    detail: `<h1>On Tops</h1>\n<p>${FIRST}</p>\n<p>That is all.</p>`,
    ...change,
  }
  const props = { article, previous: null, next: null, related: [], topicLists: [] }
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => createElement(ArticleBody, props) },
  ])
  const root = { site: { name: 'Tops & Co' } }
  return renderToStaticMarkup(createElement(Stub, { hydrationData: { loaderData: { root } } }))
}

const countOf = (html: string, words: string) => html.replaceAll('&#x26;', '&amp;').split(words).length - 1

test('a summary that is the first paragraph is not shown above it', () => {
  expect(countOf(render({}), 'Tops turn')).toBe(1)
  expect(countOf(render({ content: 'Tops turn, and while they…' }), 'Tops turn')).toBe(1)
  expect(countOf(render({ content: 'Tops turn.' }), 'Tops turn')).toBe(2)
  expect(countOf(render({ detail: '<h1>On Tops</h1>' }), 'Tops turn')).toBe(1)
})

test('an operator’s article with a picture in its text does not show it above the text, too', () => {
  const picture = '<img src="/img/articles21-0123456789ab.webp" alt="A top" width="900" height="420">'
  expect(render({})).toContain('articles21.webp')
  expect(render({ detail: `<h1>On Tops</h1><p>${picture}</p>` })).not.toContain('articles21.webp')
  const card =
    '<figure class="game"><a href="/gameDetail/tops"><img src="/img/games/tops.webp" alt=""></a></figure>'
  expect(render({ detail: `<h1>On Tops</h1>${card}` })).toContain('articles21.webp')
})

test('an operator’s article does not end with a sentence of ours', () => {
  expect(render({})).not.toContain(articleTexts.ages)
  expect(render({ id: 20 })).toContain(articleTexts.ages)
})

test('an article is by the site', () => {
  expect(render({})).toContain('By Tops &amp; Co')
})

test('the page has a column for the contents only where there are contents', () => {
  const toc = [1, 2].map((part) => ({ id: `part-${part}`, text: `Part ${part}`, level: 2 as const }))
  expect(render({})).not.toContain('data-contents')
  expect(render({ toc: toc.slice(0, 1) })).not.toContain('data-contents')
  expect(render({ toc })).toContain('data-contents')
})

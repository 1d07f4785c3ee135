import { RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { portalContext } from '#app/context.ts'
import type { Article } from '#app/domain/article.ts'
import { createContent } from '#app/features/articles/articles.server.ts'
import { makeArticle } from '#app/features/seo/make-view.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { findPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { loader } from './articles.tsx'

/** Articles 1 to `count`; every second one is about toys, and two are about a year. */
function openList(count: number) {
  const articles = Array.from({ length: count }, (_, index): Article => {
    const topics = [...(index % 2 ? ['toys'] : []), ...(index < 2 ? ['2024'] : [])]
    return { ...makeArticle(index + 1, { topics }), detail: '<h1>x</h1>', toc: [] }
  })
  const content = createContent({ articles, pages: [], sitePages: {} })
  const site = completeSite('fox.example', v.parse(SiteSchema, { name: 'Fox' }))
  return (path: string, params: Record<string, string> = {}) => {
    const context = new RouterContextProvider()
    const catalogue = { lists: { BestGames: [] }, toTile: () => ({}) }
    context.set(portalContext, { site, content, catalogue, port: 80, visitorQuery: '' } as never)
    const list = loader({ context, params, request: new Request(`https://fox.example${path}`) } as never)
    const { metadata } = findPageMetadata(context)!
    return { ...list, ids: list.articles.map(({ id }) => id), metadata }
  }
}

const status = (visit: () => unknown) => {
  try {
    visit()
    return 200
  } catch (error) {
    return (error as { init: { status: number } }).init.status
  }
}

// covers: '2.3'
test('the list has 24 articles a page, each once, newest first', () => {
  const visit = openList(50)
  const pages = [
    visit('/articles'),
    visit('/articles/2', { topic: '2' }),
    visit('/articles/3', { topic: '3' }),
  ]
  expect(pages.map(({ ids }) => ids.length)).toEqual([24, 24, 2])
  expect(pages.flatMap(({ ids }) => ids)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
  expect(pages.map(({ page, pages: count }) => `${page}/${count}`)).toEqual(['1/3', '2/3', '3/3'])
})

test('each page has its number, its own address, and the positions of its entries', () => {
  const { title, metadata } = openList(50)('/articles/2', { topic: '2' })
  expect(title).toBe('Articles – Page 2 of 3 – Fox')
  expect(metadata.path).toBe('/articles/2')
  expect(JSON.stringify(metadata.data)).toContain('"position":25')
})

test('a topic has pages too', () => {
  const visit = openList(60)
  expect(visit('/articles/toys', { topic: 'toys' }).ids).toHaveLength(24)
  const second = visit('/articles/toys/2', { topic: 'toys', pageCurrent: '2' })
  expect(second.ids).toHaveLength(6)
  expect(second.metadata.path).toBe('/articles/toys/2')
  expect(second.title).toBe('Articles: Toys – Page 2 of 2 – Fox')
})

test.each([
  ['past the end', '/articles/4', { topic: '4' }],
  ['page 1 by its number, which the server leads to the bare address', '/articles/1', { topic: '1' }],
  ['page 0', '/articles/0', { topic: '0' }],
  ['another spelling of a number', '/articles/02', { topic: '02' }],
  ['a year as a topic: it would be a page', '/articles/2024', { topic: '2024' }],
  ['an unknown topic', '/articles/cats', { topic: 'cats' }],
  ['a topic past its end', '/articles/toys/3', { topic: 'toys', pageCurrent: '3' }],
  ['page 1 of a topic by its number', '/articles/toys/1', { topic: 'toys', pageCurrent: '1' }],
  ['a page of a page', '/articles/2/2', { topic: '2', pageCurrent: '2' }],
])('%s is 404', (_, path, params) => {
  const visit = openList(50)
  expect(status(() => visit(path, params))).toBe(404)
})

test('with 24 articles or fewer there is one page, also with none', () => {
  expect(openList(24)('/articles')).toMatchObject({ page: 1, pages: 1 })
  expect(openList(0)('/articles')).toMatchObject({ page: 1, pages: 1, ids: [] })
})

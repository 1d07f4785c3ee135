import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listPages, Paging } from './paging.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
  [2, 2, [1, 2]],
])('on page %i of %i the links are %j', (page, pages, links) => {
  expect(listPages(page, pages)).toEqual(links)
})

const draw = (page: number, pages: number) =>
  renderToStaticMarkup(createElement(Paging, { page, pages, hrefOf: (number: number) => `/x/${number}` }))

test('a single page needs no links', () => {
  expect(draw(1, 1)).toBe('')
})

test('the current page is marked, and its neighbours are named', () => {
  const html = draw(2, 3)
  expect(html).toMatch(/href="\/x\/2"[^>]* aria-current="page"/)
  expect(html).toMatch(/href="\/x\/1" rel="prev" aria-label="Previous page"/)
  expect(html).toMatch(/href="\/x\/3" rel="next" aria-label="Next page"/)
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

test('the first page has no previous page, the last no next page', () => {
  expect(draw(1, 3)).not.toContain('rel="prev"')
  expect(draw(3, 3)).not.toContain('rel="next"')
})

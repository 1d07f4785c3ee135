import { expect, it } from 'vitest'
import { COVER_WIDTHS } from '#app/domain/tile.ts'
import { listOtherCovers } from './other-covers.ts'

it('names the nearest width of the same shape first, then the other shapes, never itself', () => {
  const others = listOtherCovers('/img/games/inkrealm/square-320.webp')
  expect(others.slice(0, 3)).toEqual([
    '/img/games/inkrealm/square-240.webp',
    '/img/games/inkrealm/square-480.webp',
    '/img/games/inkrealm/square-192.webp',
  ])
  expect(others).toHaveLength(COVER_WIDTHS.square.length - 1 + COVER_WIDTHS.wide.length)
  expect(others).not.toContain('/img/games/inkrealm/square-320.webp')
  expect(others.findIndex((path) => path.includes('/wide-'))).toBe(COVER_WIDTHS.square.length - 1)
})

it('offers a tall one its own shape before the others', () => {
  const others = listOtherCovers('/img/games/inkrealm/tall-320.webp')
  expect(others[0]).toBe('/img/games/inkrealm/tall-640.webp')
  expect(others[1]).toBe('/img/games/inkrealm/square-320.webp')
})

it('offers the whole square where the art is not stored', () => {
  const others = listOtherCovers('/img/games/inkrealm/art-96.webp')
  expect(others.slice(0, 3)).toEqual([
    '/img/games/inkrealm/art-192.webp',
    '/img/games/inkrealm/art-320.webp',
    '/img/games/inkrealm/square-96.webp',
  ])
})

it.each(['/img/games/inkrealm/shot-1.webp', '/img/games/a/b/square-320.webp', '/games/inkrealm', ''])(
  'finds no other cover for %s',
  (path) => expect(listOtherCovers(path)).toEqual([]),
)

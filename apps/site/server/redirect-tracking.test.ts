import { expect, test } from 'vitest'
import { addTracking } from './redirect-tracking.ts'

function follow(location: string, visitorQuery: string): string | null {
  const answer = new Response(null, { status: 301, headers: { Location: location } })
  return addTracking(answer, visitorQuery).headers.get('Location')
}

test.each([
  ['?channel=a&utm=1&pid=7', '/gameDetail/new?channel=a&pid=7'],
  ['', '/gameDetail/new'],
  ['?utm=1', '/gameDetail/new'],
  ['?pid=%0d%0aX:1', '/gameDetail/new'],
])('asked for with %j, a game that moved leads to %s', (visitorQuery, location) => {
  expect(follow('/gameDetail/new', visitorQuery)).toBe(location)
})

test('a target with a query or a hash of its own, or on another host, stays as it is', () => {
  for (const target of ['/search?searchValue=x', '/a#b', 'https://owl.example/x', '//owl.example'])
    expect(follow(target, '?pid=7')).toBe(target)
})

test('a response that is not a redirect is passed on', () => {
  const answer = new Response('page')
  expect(addTracking(answer, '?pid=7')).toBe(answer)
})

import { expect, test } from 'vitest'
import { EVENT_NAMES, findScreen, isShared } from './events.ts'

// covers: '2.2', '2.10', '2.13', '2.15'
test.each([
  ['/', { event: 'Home' }],
  ['/gamePlay/cozy-blocks', { event: 'Play', subject: 'cozy-blocks' }],
  ['/gamePlay/cozy-blocks/full', null],
  ['/gameDetail/cozy-blocks', { event: 'Detail', subject: 'cozy-blocks' }],
  ['/category', { event: 'Category' }],
  ['/categoryDetail/Cars/2', { event: 'CateDetail', subject: 'Cars' }],
  ['/search', { event: 'Search' }],
  ['/articles', null],
  ['/articlesDetail/3', null],
  ['/privacyIndex/imprint', null],
  ['/tag/puzzle/1', null],
  ['/offline', null],
  ['/gamePlay/', null],
  ['/gameDetail/a/b', null],
  ['/Category', null],
])('%s is the screen %j', (pathname, screen) => {
  expect(findScreen(pathname)).toEqual(screen)
})

test('screens and ad events may be sent to third parties, counts of the site never', () => {
  const own = EVENT_NAMES.filter((event) => !isShared(event))
  expect(own).toEqual([
    'AdRequest',
    'AdShow',
    'AdClick',
    'SearchMiss',
    'Visit',
    'Landing',
    'LostPage',
    'PlayPress',
    'PlayReady',
    'PlayTime',
    'LCP',
    'INP',
    'CLS',
    'FCP',
    'TTFB',
  ])
  expect(new Set(EVENT_NAMES).size).toBe(EVENT_NAMES.length)
})

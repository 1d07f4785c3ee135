import { expect, test } from 'vitest'
import { describeMissingPage, readReason } from './not-found-message.ts'
import { isMissingPage } from './error-page-data.ts'

const answer = (status: number) => ({ status, statusText: '', internal: true, data: null })

test('only 404 and 410 are missing pages; other errors are not', () => {
  expect([404, 410].map((status) => isMissingPage(answer(status)))).toEqual([true, true])
  for (const error of [answer(400), answer(405), answer(500), new Error('404'), null, undefined, 404])
    expect(isMissingPage(error)).toBe(false)
})

test('a missing page names its full address, cut when it is long', () => {
  expect(describeMissingPage('Page not found', '/nothing?channel=a&x=1')).toBe(
    'Page not found: /nothing?channel=a&x=1',
  )
  const long = describeMissingPage('Page Not Found', `/gameDetail/x?${'y'.repeat(20_000)}`)
  expect(long).toMatch(/^Page Not Found: \/gameDetail\/x\?y+…$/)
  expect(long.length).toBeLessThan(330)
})

test('the reason is the text before the address, whatever the address contains', () => {
  for (const path of ['/a', '/a:b:c', '/a?x=Page:1', ''])
    expect(readReason(describeMissingPage('Page Not Found', path))).toBe('Page Not Found')
})

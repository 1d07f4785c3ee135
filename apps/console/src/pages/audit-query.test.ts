import { expect, test } from 'vitest'
import { NO_FILTER, toAuditQuery } from './audit-query.ts'

test('without a filter everything is asked for', () => {
  expect(Object.values(toAuditQuery(NO_FILTER)).every((value) => value === undefined)).toBe(true)
})

test('a door is no person, and one thing is asked for by its whole target', () => {
  expect(toAuditQuery({ ...NO_FILTER, who: 'command line' })).toMatchObject({
    door: 'command line',
    personId: undefined,
  })
  expect(toAuditQuery({ ...NO_FILTER, who: 'person-1' })).toMatchObject({
    door: undefined,
    personId: 'person-1',
  })
  expect(toAuditQuery({ ...NO_FILTER, kind: 'game' })).toMatchObject({ kind: 'game', target: undefined })
  expect(toAuditQuery({ ...NO_FILTER, kind: 'game', name: ' cozy-blocks ' })).toMatchObject({
    kind: undefined,
    target: 'game cozy-blocks',
  })
  expect(toAuditQuery({ ...NO_FILTER, name: 'cozy-blocks' }).target).toBeUndefined()
})

test('days are those of the person, and the last one is included', () => {
  const { fromMs, untilMs } = toAuditQuery({ ...NO_FILTER, from: '2026-11-30', until: '2026-11-30' })
  expect(fromMs).toBe(new Date(2026, 10, 30).getTime())
  expect(untilMs).toBe(new Date(2026, 11, 1).getTime())
  expect(toAuditQuery({ ...NO_FILTER, from: '2026' }).fromMs).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { Statistics } from './statistics-query.ts'
import { describeChange, formatMetric, toCsv } from './statistics-texts.ts'

test('changes are shares of before, and points of a share', () => {
  expect(describeChange('plays', 150, 100)).toEqual({ text: '+50 %', kind: 'better' })
  expect(describeChange('plays', 75, 100)).toEqual({ text: '−25 %', kind: 'worse' })
  expect(describeChange('completion', 0.9, 0.955)).toEqual({ text: '−5.5 points', kind: 'worse' })
  expect(describeChange('plays', 4, 0)).toEqual({ text: 'new', kind: 'better' })
  expect(describeChange('missedSearches', 6, 3)).toEqual({ text: '+100 %', kind: 'worse' })
  expect(describeChange('plays', 0, 0)).toEqual({ text: '±0', kind: 'same' })
  expect(describeChange('plays', 4, null)).toBeNull()
  expect([formatMetric('completion', 0.8), formatMetric('visits', null)]).toEqual(['80.0 %', '–'])
})

test('the file has every day and list, and no cell is a formula', () => {
  const metrics = { visits: 9, plays: 8, completion: 0.5, minutes: 7, screens: 6, missedSearches: null }
  const statistics: Statistics = {
    from: '2026-11-01',
    to: '2026-11-01',
    previous: null,
    total: metrics,
    before: null,
    days: [{ day: '2026-11-01', ...metrics }],
    daysBefore: null,
    games: { rows: [{ key: 'a', label: '=HYPERLINK("x")', count: 8, before: 5 }], other: 2 },
    sources: { rows: [{ key: 'tube/a,b', label: 'tube/a,b', count: 9, before: null }], other: 0 },
    missedTerms: null,
    isTooRare: false,
    playsAreStarts: false,
  }
  expect(toCsv(statistics).split('\r\n')).toEqual([
    'Day,Visits,Plays,Completion,Minutes played,Pages opened,Searches without results',
    '2026-11-01,9,8,0.5,7,6,',
    '',
    'Game,Count,Period before',
    `"'=HYPERLINK(""x"")",8,5`,
    'Other,2,',
    '',
    'Source,Count,Period before',
    '"tube/a,b",9,',
    'Other,0,',
    '',
  ])
})

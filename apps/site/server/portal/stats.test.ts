import { expect, test } from 'vitest'
import { recordPlays } from '../ledger/counters.ts'
import { type IdentifiedEvent, recordEvents } from '../ledger/events.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { makeTestFolder } from '../ledger/ledger-engines.ts'
import { openLedger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { createCommands } from './test-commands.ts'

const DAY_MS = 86_400_000
let ids = 0
const times = (count: number, event: string, subject = '', site = 'fox.example'): IdentifiedEvent[] =>
  Array.from({ length: count }, () => ({ id: `id-${(ids += 1)}`, site, event, subject, source: '' }))

const runStats = (dataDir: string, ...args: string[]) =>
  createCommands({ DATA_DIR: dataDir }, { root: dataDir }).run('stats', ...args)

async function fill(): Promise<string> {
  const dataDir = await makeTestFolder()
  const ledger = await openLedger({ dataDir })
  const now = Date.now()
  await upsertOwnGames(ledger, [makeGame({ slug: 'fox-run' }), makeGame({ slug: 'owl-hop' })])
  const plays = ['fox-run', 'fox-run', 'owl-hop'].map((slug) => ({ slug, atMs: now, site: 'fox.example' }))
  await recordPlays(ledger, [...plays, { slug: 'owl-hop', atMs: now - DAY_MS, site: 'fox.example' }])
  await recordEvents(
    ledger,
    [
      ...times(5, 'Home'),
      ...times(2, 'Play', 'fox-run'),
      ...times(4, 'SearchMiss'),
      ...times(3, 'SearchMiss', 'dragon\u001b[31m'),
      ...times(10, 'AdRequest', 'home'),
      ...times(5, 'AdShow', 'home'),
      ...times(3, 'AdShow', 'home/Home'),
      ...times(2, 'AdClick', 'home/Home'),
      ...times(4, 'AdShow', 'before-play/Play'),
      ...times(2, 'AD_Click', 'home'),
      ...times(3, 'LCP', '1500'),
      ...times(1, 'LCP', '5000'),
      ...times(1, 'Home', '', 'owl.example'),
      ...times(6, 'LostPage'),
      ...times(4, 'LostPage', '/old\u001b[31m'),
      ...times(9, 'PidVisit', 'other'),
      ...times(20, 'PidScreen', 'other'),
      ...times(1, 'PidVisit'),
      ...Array.from({ length: 60 }, (_, number) => [
        ...times(2, 'PidVisit', `p${100 + number}`),
        ...times(3, 'PidPlay', `p${100 + number}`),
      ]).flat(),
    ],
    now,
  )
  await recordEvents(ledger, times(7, 'Home'), now - 20 * DAY_MS)
  await ledger.close()
  return dataDir
}

test('machines get everything by day and site', async () => {
  const dataDir = await fill()
  const { exitCode, out } = await runStats(dataDir, '--json')
  expect(exitCode).toBe(0)
  const { sites, to } = JSON.parse(out) as {
    to: string
    sites: { site: string; total: object; days: object[] }[]
  }
  expect(sites.map(({ site }) => site)).toEqual(['fox.example', 'owl.example'])
  const [fox] = sites
  expect(fox!.days).toHaveLength(2)
  expect(fox!.days[0]).toMatchObject({ day: to, plays: 3, screens: 7 })
  expect(fox!.days[1]).toMatchObject({ plays: 1, screens: 0, ads: [], adPages: [] })
  expect(fox!.total).toMatchObject({
    screens: 7,
    plays: 4,
    games: [
      { game: 'fox-run', plays: 2 },
      { game: 'owl-hop', plays: 2 },
    ],
    missedSearches: 7,
    missedTerms: [{ count: 3 }],
    lostPages: 10,
    lostPaths: [{ count: 4 }],
    ads: [
      { placement: 'home', requests: 10, shows: 8, clicks: 2 },
      { placement: 'before-play', requests: 0, shows: 4, clicks: 0 },
    ],
    adPages: [
      { page: 'Play', shows: 4, clicks: 0 },
      { page: 'Home', shows: 3, clicks: 2 },
    ],
    adEvents: { AD_Click: 2 },
    vitals: { LCP: { count: 4, p75: 1500, good: 0.75, poor: 0.25 } },
  })
})

test('the fifty most frequent partners’ links are named, and the others are added up', async () => {
  const { out } = await runStats(await fill(), '--json')
  const { sites } = JSON.parse(out) as {
    sites: { total: Record<'pids', object[]>; days: { pids: object[]; otherPids: object }[] }[]
  }
  const named = (number: number) => ({ pid: `p${number}`, visits: 2, screens: 0, playPages: 3, adClicks: 0 })
  for (const counted of [sites[0]!.total, sites[0]!.days[0]!])
    expect(counted).toMatchObject({
      pids: [
        { pid: 'other', visits: 9, screens: 20, playPages: 0, adClicks: 0 },
        ...Array.from({ length: 49 }, (_, place) => named(100 + place)),
      ],
      otherPids: { visits: 1 + 11 * 2, screens: 0, playPages: 11 * 3, adClicks: 0 },
    })
  expect(sites[0]!.days[1]).toMatchObject({ pids: [], otherPids: { visits: 0 }, lostPages: 0 })
})

test('a site is found however its name is written', async () => {
  const dataDir = await fill()
  const { exitCode, out } = await runStats(dataDir, '--site', 'FOX.example', '--json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(out).sites).toMatchObject([{ site: 'fox.example' }])
})

test('people get tables, and nothing in them acts on their terminal', async () => {
  const { exitCode, out } = await runStats(await fill(), '--site', 'fox.example', '--days', '30')
  expect(exitCode).toBe(0)
  for (const line of [
    /== fox\.example/,
    /home +10 +8 +80\.0 % +2 +25\.0 %/,
    /Home +3 +2 +66\.7 %/,
    /LCP +1500 ms +75 % +25 % +4/,
  ])
    expect(out).toMatch(line)
  expect(out).toMatch(/total +screens.*\n +14 +4 +7 +10 +12 +2 +1500 ms/)
  expect(out).toMatch(/missing page +times\n\/old \[31m +4\n\(other\) +6/)
  expect(out).toMatch(/pid +visits +screens +play pages +ad clicks\nother +9 +20 +0 +0\np100 +2 +0 +3 +0/)
  expect(out).toMatch(/\n\(other\) +23 +0 +33 +0/)
  expect(out).not.toContain('owl.example')
  expect(out).not.toContain('\u001b')
})

test('an empty ledger, an unknown site and a wrong number are reported in words', async () => {
  const dataDir = await makeTestFolder()
  expect(await runStats(dataDir)).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('Nothing was counted'),
  })
  const unknown = await runStats(dataDir, '--site', 'nowhere.example')
  expect(unknown).toMatchObject({ exitCode: 1, error: expect.stringContaining('nowhere.example') })
  for (const days of ['0', '401', 'x', '-1'])
    expect(await runStats(dataDir, `--days=${days}`)).toMatchObject({ exitCode: 2 })
})

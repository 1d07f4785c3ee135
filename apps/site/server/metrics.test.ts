import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storeLastBackup } from './ledger/backup-clock.ts'
import { addFeed } from './ledger/feeds.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import type { Ledger } from './ledger/ledger.ts'
import { classifyRoute, createMetrics, type Metrics, type RequestRoute } from './metrics.ts'

const rootDir = resolve(import.meta.dirname, '../../..')
const LINE_RE = /^(?<name>[a-z_]\w*)(?:\{(?<labels>(?:\w+="[^"]*",?)+)\})? (?<value>-?[\d.e+-]+|NaN|\+Inf)$/i

/** Values by series; throws on a line that is not of Prometheus' text format. */
function parseMetrics(text: string): Map<string, number> {
  const values = new Map<string, number>()
  const types = new Map<string, string>()
  for (const line of text.trimEnd().split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue
    const type = /^# TYPE (\w+) (counter|gauge|histogram|summary)$/.exec(line)
    if (type) {
      types.set(type[1]!, type[2]!)
      continue
    }
    const { name, labels, value } = LINE_RE.exec(line)?.groups ?? {}
    if (name === undefined) throw new Error(`not a line of metrics: ${line}`)
    const family = name.replace(/_(bucket|sum|count)$/, '')
    if (!types.has(name) && !types.has(family)) throw new Error(`${name} has no type`)
    const series = labels ? `${name}{${labels}}` : name
    if (values.has(series)) throw new Error(`${series} is there twice`)
    values.set(series, Number(value))
  }
  return values
}

function start(ledger: Ledger): Metrics {
  const metrics = createMetrics({
    ledger,
    port: 0,
    host: '127.0.0.1',
    countGames: () => 6,
    isDraining: () => false,
    countWaiting: () => ({ plays: 3, events: 0 }),
    runsJobs: () => true,
  })!
  onTestFinished(() => metrics.close())
  return metrics
}

forEachEngine((open) => {
  // asvs: '13.4.5'
  test('requests, pages, refusals, queues, feeds, backup and ledger are scraped from the private port', async () => {
    const ledger = await open()
    await storeLastBackup(ledger, { name: 'a', place: '/backups', bytes: 1, atMs: 1_795_680_000_000 })
    const feed = { provider: 'gamepix', url: 'https://feeds.example/a', everyMs: 3_600_000, nextAtMs: 1 }
    await addFeed(ledger, feed)
    const metrics = start(ledger)
    const site = createServer((request, response) =>
      response.writeHead(request.url === '/missing' ? 404 : 200).end(),
    ).listen(0, '127.0.0.1')
    await once(site, 'listening')
    onTestFinished(() => void site.close())
    metrics.countRequests(site)
    const port = await metrics.listen()
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    for (const path of ['/', '/missing', '/api/popular']) await (await fetch(origin + path)).text()
    await expect.poll(() => metrics.render()).toContain('route="api",status="200"} 1')
    metrics.countPage('hit')
    metrics.countRefusal('search')
    await metrics.timeRender(Promise.resolve())

    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const values = parseMetrics(await answer.text())
    expect(Object.fromEntries(values)).toMatchObject({
      'playhouse_http_requests_total{route="page",status="200"}': 1,
      'playhouse_http_requests_total{route="page",status="404"}': 1,
      'playhouse_http_requests_total{route="api",status="200"}': 1,
      'playhouse_http_request_duration_seconds_count{route="page"}': 2,
      'playhouse_page_answers_total{state="hit"}': 1,
      playhouse_page_render_duration_seconds_count: 1,
      'playhouse_refused_requests_total{limit="search"}': 1,
      'playhouse_queue_length{queue="plays"}': 3,
      playhouse_catalogue_games: 6,
      playhouse_runs_jobs: 1,
      playhouse_ledger_up: 1,
      playhouse_last_backup_timestamp_seconds: 1_795_680_000,
      'playhouse_feeds{state="ok"}': 1,
      'playhouse_feed_last_run_timestamp_seconds{provider="gamepix"}': 0,
    })
    expect(values.get('playhouse_ledger_ping_seconds')).toBeGreaterThan(0)
    expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
    expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  test('after a recovery the figures are those of the ledger that is back, on the same port', async () => {
    const ledger = await open()
    const away: Ledger = { ...ledger, ping: () => Promise.reject(new Error('away')) }
    const metrics = start(away)
    const port = await metrics.listen()
    const scrape = async () => parseMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    expect(Object.fromEntries(await scrape())).toMatchObject({
      ...{ playhouse_ledger_up: 0, playhouse_catalogue_games: 6, playhouse_draining: 0 },
    })
    metrics.observe({
      ledger,
      countGames: () => 7,
      isDraining: () => true,
      countWaiting: () => ({ plays: 1 }),
      runsJobs: () => false,
    })
    expect(Object.fromEntries(await scrape())).toMatchObject({
      ...{
        playhouse_ledger_up: 1,
        playhouse_catalogue_games: 7,
        playhouse_draining: 1,
        playhouse_runs_jobs: 0,
      },
      'playhouse_queue_length{queue="plays"}': 1,
    })
  })

  test('a ledger that does not answer is reported as down, and does not delay the other figures', async () => {
    const ledger = await open()
    const frozen: Ledger = { ...ledger, ping: () => new Promise(() => {}) }
    const values = parseMetrics(await start(frozen).render())
    expect(values.get('playhouse_ledger_up')).toBe(0)
    expect(values.get('playhouse_catalogue_games')).toBe(6)
  })

  test('every query of the dashboard names a figure that exists', async () => {
    const text = await start(await open()).render()
    const families = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!))
    const dashboard = JSON.parse(await readFile(join(rootDir, 'deploy/grafana.json'), 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[]
    }
    const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(queries.length).toBeGreaterThanOrEqual(12)
    for (const query of queries) {
      const names = query.match(/\b(playhouse|process|nodejs)_\w+/g) ?? []
      expect(names, query).not.toEqual([])
      for (const name of names)
        expect(families, query).toContain(
          families.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
        )
    }
  })
})

test('without METRICS_PORT nothing is measured', () => {
  const parts = {
    host: '127.0.0.1',
    countGames: () => 0,
    isDraining: () => false,
    countWaiting: () => ({}),
    runsJobs: () => false,
  }
  expect(createMetrics({ ...parts, port: null, ledger: undefined as never })).toBeNull()
})

test.each<[string, RequestRoute]>([
  ['/', 'page'],
  ['/game/cozy-blocks?source=a', 'page'],
  ['/game/cozy-blocks/_payload.json', 'payload'],
  ['/api/votes', 'api'],
  ['/img/games/cozy-blocks/wide-320.webp', 'image'],
  ['/games/cozy-blocks/', 'file'],
  ['/robots.txt', 'file'],
  ['/readyz', 'health'],
])('%s is counted as %s', (url, route) => {
  expect(classifyRoute(url)).toBe(route)
})

/** Figures for Prometheus, on a port of their own that only the operator reaches. Without METRICS_PORT nothing is measured. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { findLastBackup } from './ledger/backup-clock.ts'
import { listFeeds, type Feed } from './ledger/feeds.ts'
import type { Ledger } from './ledger/ledger.ts'
import { createMetricsPort } from './metrics-port.ts'

/** A ledger that does not answer must not delay the other figures: Prometheus waits 10 s for all of them. */
const LEDGER_TIMEOUT_MS = 2000
const REQUEST_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const RENDER_SECONDS = [0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5]

export type RequestRoute = 'page' | 'payload' | 'api' | 'image' | 'file' | 'health'
export type PageState = 'hit' | 'stale' | 'miss' | 'refused'

export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export interface Metrics {
  /** The figures in Prometheus' text format. */
  render(): Promise<string>
  /** The figures of a worker, which the primary process adds to those of the others. */
  readValues(): Promise<MetricValues>
  countPage(state: PageState): void
  /** Passes the render on and measures it. */
  timeRender<T>(render: Promise<T>): Promise<T>
  countRefusal(limit: string): void
  countRequests(server: Pick<Server, 'on'>): void
  /** Opens the port for Prometheus. Resolves with the port; rejects with a sentence. */
  listen(): Promise<number>
  /** The figures are those of this ledger and catalogue from now on. */
  observe(sources: MetricsSources): void
  close(): Promise<void>
}

/** What a server is replaced with when its ledger is back. */
export interface MetricsSources {
  ledger: Ledger
  countGames(): number
  isDraining(): boolean
  /** By name, how many entries wait in memory to be written. */
  countWaiting(): Record<string, number>
  /** Whether the periodic jobs run in this process. */
  runsJobs(): boolean
}

export interface MetricsParts extends MetricsSources {
  /** Null: nothing is measured. Port 0 is any free one. */
  port: number | null
  host: string
}

export function createMetrics(parts: MetricsParts): Metrics | null {
  const { port, host } = parts
  if (port === null) return null
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counted = createCounted(registry)
  let sources: MetricsSources = parts
  addServerGauges(registry, () => sources)
  const readLedger = createLedgerGauges(registry, () => sources.ledger)

  /** The registry asks all figures at once, so those of the ledger are read before. */
  async function render(): Promise<string> {
    await readLedger()
    return registry.metrics()
  }

  async function readValues(): Promise<MetricValues> {
    await readLedger()
    return registry.getMetricsAsJSON()
  }

  const privatePort = createMetricsPort({ port, host, contentType: registry.contentType, render })

  return {
    render,
    readValues,
    countPage: (state) => counted.pages.inc({ state }),
    async timeRender(render) {
      const end = counted.renders.startTimer()
      try {
        return await render
      } finally {
        end()
      }
    },
    observe: (next) => void (sources = next),
    countRefusal: (limit) => counted.refusals.inc({ limit }),
    countRequests(server) {
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        const end = counted.requestSeconds.startTimer({ route: classifyRoute(request.url ?? '') })
        response.once('close', () => {
          const route = classifyRoute(request.url ?? '')
          end()
          counted.requests.inc({ route, status: response.statusCode })
        })
      })
    },
    listen: privatePort.listen,
    close: privatePort.close,
  }
}

function createCounted(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Counter({
      name: 'playhouse_http_requests_total',
      help: 'Answered requests by kind of address and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'playhouse_http_request_duration_seconds',
      help: 'From the request to the end of its response',
      labelNames: ['route'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    pages: new Counter({
      name: 'playhouse_page_answers_total',
      help: 'Pages by state: hit (from the cache), stale (from the cache, outdated), miss (rendered), refused (too many waited)',
      labelNames: ['state'],
      registers,
    }),
    renders: new Histogram({
      name: 'playhouse_page_render_duration_seconds',
      help: 'The render of a page without its compression',
      buckets: RENDER_SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'playhouse_refused_requests_total',
      help: 'Requests that a rate limit refused, by limit',
      labelNames: ['limit'],
      registers,
    }),
  }
}

/** Without another `aggregator`, the primary process adds up what its workers report. */
function addServerGauges(registry: Registry, getSources: () => MetricsSources): void {
  registry.registerMetric(
    new Gauge({
      name: 'playhouse_workers',
      help: 'Processes of this server that answer requests',
      registers: [],
      collect() {
        this.set(1)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'playhouse_catalogue_games',
      help: 'Published games that this process has in memory',
      aggregator: 'min',
      registers: [],
      collect() {
        this.set(getSources().countGames())
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'playhouse_draining',
      help: '1 while this process stops',
      aggregator: 'max',
      registers: [],
      collect() {
        this.set(getSources().isDraining() ? 1 : 0)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'playhouse_runs_jobs',
      help: '1 in the process that runs the periodic jobs; of a fleet exactly one does',
      registers: [],
      collect() {
        this.set(getSources().runsJobs() ? 1 : 0)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'playhouse_queue_length',
      help: 'Entries in memory that wait to be written to the ledger, by queue',
      labelNames: ['queue'],
      registers: [],
      collect() {
        for (const [queue, length] of Object.entries(getSources().countWaiting())) this.set({ queue }, length)
      },
    }),
  )
}

/** Returns the function that reads them. After a fault `playhouse_ledger_up` is 0 and the others keep their last values. */
function createLedgerGauges(registry: Registry, getLedger: () => Ledger): () => Promise<void> {
  const registers = [registry]
  const latency = new Gauge({
    name: 'playhouse_ledger_ping_seconds',
    help: 'How long the ledger took to answer the last question',
    aggregator: 'max',
    registers,
  })
  const backup = new Gauge({
    name: 'playhouse_last_backup_timestamp_seconds',
    help: 'When the last backup was made; 0 without one',
    aggregator: 'max',
    registers,
  })
  const feeds = new Gauge({
    name: 'playhouse_feeds',
    help: 'Scheduled feeds by state: ok, failing, paused',
    aggregator: 'max',
    labelNames: ['state'],
    registers,
  })
  const feedRuns = new Gauge({
    name: 'playhouse_feed_last_run_timestamp_seconds',
    help: 'When a feed was last read, by provider; the oldest of its feeds',
    aggregator: 'max',
    labelNames: ['provider'],
    registers,
  })

  const up = new Gauge({
    name: 'playhouse_ledger_up',
    help: '1 when the ledger answers within 2 seconds',
    aggregator: 'min',
    registers,
  })

  async function read(): Promise<void> {
    const ledger = getLedger()
    const startedAt = performance.now()
    await ledger.ping()
    latency.set((performance.now() - startedAt) / 1000)
    backup.set(((await findLastBackup(ledger))?.atMs ?? 0) / 1000)
    const all = await listFeeds(ledger)
    for (const state of ['ok', 'failing', 'paused'] as const)
      feeds.set({ state }, all.filter((feed) => nameFeedState(feed) === state).length)
    feedRuns.reset()
    for (const [provider, own] of Map.groupBy(all, (feed) => feed.provider))
      feedRuns.set({ provider }, Math.min(...own.map(({ lastAtMs }) => lastAtMs ?? 0)) / 1000)
  }

  return async () => up.set(await within(LEDGER_TIMEOUT_MS, read()))
}

/** 1 when it resolves in time, else 0. */
function within(timeoutMs: number, work: Promise<void>): Promise<0 | 1> {
  const answered = work.then(
    () => 1 as const,
    () => 0 as const,
  )
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(0), timeoutMs)
    void answered.then((state) => {
      clearTimeout(timer)
      resolve(state)
    })
  })
}

function nameFeedState({ pausedAtMs, failures }: Feed): 'ok' | 'failing' | 'paused' {
  if (pausedAtMs !== null) return 'paused'
  return failures > 0 ? 'failing' : 'ok'
}

/** Few classes: a label with addresses would make a series of each. */
export function classifyRoute(url: string): RequestRoute {
  const [path = ''] = url.split('?', 1)
  if (path === '/livez' || path === '/readyz') return 'health'
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/img/')) return 'image'
  if (path.endsWith('/_payload.json')) return 'payload'
  if (/^\/(assets|games|sdk)\//.test(path) || /\.[a-z\d]{2,5}$/i.test(path)) return 'file'
  return 'page'
}

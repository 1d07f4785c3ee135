/** `doctor`: is everything well that a running site depends on? */
import { statfs } from 'node:fs/promises'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { describeHidden, listWideningCommands, summariseHidden } from '#app/features/audience/hidden-games.ts'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import type { Config } from '../config.ts'
import { listGames, listPublishedGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listRefusedRecords } from '../ledger/refused-records.ts'
import { listReports } from '../ledger/reports.ts'
import { listVanishedGames } from '../ledger/vanished-games.ts'
import { openConfiguredLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { listCategorisedGames, listWholeSites } from './published-games.ts'
import { listSites } from './site.ts'
import { toCell } from './table.ts'

interface Finding {
  check: string
  state: 'ok' | 'warning' | 'failure'
  text: string
}

const GIB = 1024 ** 3
const LOW_DISK_BYTES = GIB
const FULL_DISK_BYTES = GIB / 10
/** A due feed waits for the server's next look and for the feeds before it. */
const OVERDUE_MS = 15 * 60_000

async function runDoctor({ io }: CommandInput): Promise<Outcome> {
  const findings: Finding[] = []
  const add = async (check: string, look: () => Promise<Omit<Finding, 'check'>>) => {
    const found = await look().catch((error: Error) => ({ state: 'failure' as const, text: error.message }))
    findings.push({ check, ...found })
    return found.state !== 'failure'
  }
  let config: Config | undefined
  let ledger: Ledger | undefined
  await add('configuration', async () => {
    config = io.loadConfig()
    await loadRules(config.rootDir)
    return { state: 'ok', text: `data in ${config.dataDir}, listening on ${config.host}:${config.port}` }
  })
  if (config) {
    const known = config
    await add('ledger', async () => {
      ledger = await openConfiguredLedger(known)
      const startedAtMs = performance.now()
      await ledger.ping()
      return {
        state: 'ok',
        text: `${ledger.engine} answers in ${(performance.now() - startedAtMs).toFixed(1)} ms`,
      }
    })
    await add('disk', () => checkDisk(known))
  }
  if (config && ledger) {
    const [known, open] = [config, ledger]
    try {
      await add('hosts', () => checkHosts(open, known))
      await add('feeds', () => checkFeeds(open))
      await add('games', () => checkGames(open))
      await add('age rules', () => checkAgeRules(open, known))
      await add('reports', () => checkReports(open))
    } finally {
      await ledger.close()
    }
  }
  const isFailure = findings.some(({ state }) => state === 'failure')
  const text = findings.map(
    ({ check, state, text: line }) =>
      `${state.padEnd(8)} ${check.padEnd(14)} ${line
        .split('\n')
        .map((part) => toCell(part, 400))
        .join('\n')}`,
  )
  return { json: { ok: !isFailure, findings }, text: text.join('\n'), isFailure }
}

async function checkDisk({ dataDir }: Config): Promise<Omit<Finding, 'check'>> {
  const { bavail, bsize } = await statfs(dataDir)
  const freeBytes = bavail * bsize
  const state = freeBytes < FULL_DISK_BYTES ? 'failure' : freeBytes < LOW_DISK_BYTES ? 'warning' : 'ok'
  return { state, text: `${(freeBytes / GIB).toFixed(1)} GiB free in ${dataDir}` }
}

async function checkHosts(ledger: Ledger, config: Config): Promise<Omit<Finding, 'check'>> {
  const sites = await listSites(ledger, config)
  const samples = sites.filter(({ host }) => isSampleHost(host))
  const isSamplesOnly = samples.length === sites.length
  const hint = isSamplesOnly
    ? '; every other host gets 421; add the public one: npm run portal -- site add <host>'
    : samples.length === 0
      ? ''
      : config.keepsSamples
        ? '; the samples answer everybody (SAMPLES=on)'
        : '; the samples answer only on this machine'
  return {
    state: isSamplesOnly ? 'warning' : 'ok',
    text: `${sites.map(({ host }) => host).join(', ')}${hint}`,
  }
}

async function checkFeeds(ledger: Ledger): Promise<Omit<Finding, 'check'>> {
  const { feeds, lists } = await getFeedOverview(ledger)
  const due = feeds.filter((feed) => feed.pausedAtMs === null && feed.nextAtMs <= Date.now())
  const overdue = due.filter((feed) => feed.nextAtMs < Date.now() - OVERDUE_MS)
  const failed = feeds.filter((feed) => feed.lastError !== null)
  const waiting = [...feeds, ...lists].flatMap((one) => one.waiting ?? [])
  const faults = [
    ...overdue.map((feed) => `feed ${feed.id} (${feed.provider}) is overdue: is the server running?`),
    ...failed.map((feed) => `feed ${feed.id} (${feed.provider}) failed ${feed.failures}×: ${feed.lastError}`),
    ...waiting.map((one) => `import ${one.importId} waits for approval: feed approve ${one.importId}`),
  ]
  const paused = feeds.filter((feed) => feed.pausedAtMs !== null).length
  const counts = `${feeds.length} feeds, ${due.length} due${paused > 0 ? `, ${paused} paused` : ''}`
  return {
    state: faults.length > 0 ? 'warning' : 'ok',
    text: `${counts}${faults.map((fault) => `; ${fault}`).join('')}`,
  }
}

async function checkGames(ledger: Ledger): Promise<Omit<Finding, 'check'>> {
  const { games, faults } = await listPublishedGames(ledger)
  const broken = await listGames(ledger, { status: 'broken', limit: 5, offset: 0 })
  const vanished = await listVanishedGames(ledger, { limit: 1, offset: 0 })
  const refused = await listRefusedRecords(ledger, { limit: 1, offset: 0 })
  const parts = [
    `${games.length} published`,
    `${broken.total} broken${broken.total > 0 ? ` (${broken.games.map(({ slug }) => slug).join(', ')}${broken.total > 5 ? ', …' : ''})` : ''}`,
    `${vanished.total} that no feed lists${vanished.total > 0 ? ' (games list --vanished)' : ''}`,
    ...(refused.total > 0 ? [`${refused.total} refused records (feed refused)`] : []),
    ...(faults.length > 0 ? [`${faults.length} with a faulty record: ${faults[0]!.reason}`] : []),
  ]
  const state = faults.length > 0 ? 'failure' : broken.total > 0 || games.length === 0 ? 'warning' : 'ok'
  return { state, text: parts.join(', ') }
}

async function checkAgeRules(ledger: Ledger, config: Config): Promise<Omit<Finding, 'check'>> {
  const games = await listCategorisedGames(ledger, config)
  const lines = (await listWholeSites(ledger, config)).flatMap((site) => {
    const summary = summariseHidden(games, site)
    const commands = listWideningCommands(summary, site).map((command) => `  npm run portal -- ${command}`)
    return [`${site.host} (${site.audience}) ${describeHidden(summary)}`, ...commands]
  })
  return { state: 'ok', text: lines.join('\n') }
}

async function checkReports(ledger: Ledger): Promise<Omit<Finding, 'check'>> {
  const { length } = await listReports(ledger, { open: true })
  return { state: 'ok', text: length === 0 ? 'none open' : `${length} open: npm run portal -- reports list` }
}

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    summary: 'Check configuration, ledger, disk, hosts, feeds, games and reports',
    args: [],
    options: {},
    example: 'doctor',
    run: runDoctor,
  },
]

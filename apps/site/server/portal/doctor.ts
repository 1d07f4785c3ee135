/** `doctor`: checks everything that a running site depends on. */
import { describeHidden, listWideningCommands } from '#app/features/audience/hidden-games.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import type { Config } from '../config.ts'
import { listGames, listPublishedGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Command, CommandInput, Outcome, PortalIo } from './command.ts'
import { checkAddresses, checkPlayTests, checkReports } from './doctor-addresses.ts'
import { checkFeeds, checkImports, describeFeedGames } from './doctor-feeds.ts'
import { checkBackup } from './doctor-backup.ts'
import {
  checkDisk,
  checkLedger,
  checkRetentionClock,
  openForDoctor,
  withLastGood,
  type CheckResult,
  type Finding,
} from './doctor-ledger.ts'
import { checkGamesOrigin, checkImprint, checkSettings } from './doctor-sites.ts'
import { summariseHiddenBySite } from './published-games.ts'
import { listSites } from './site.ts'
import { toCell } from './table.ts'
import { atCommandLine, splitText } from './finding-text.ts'

/** A finding is a sentence or two, not a cell of a table. */
const MAX_LINE_CHARS = 600

async function runDoctor({ values, io }: CommandInput): Promise<Outcome> {
  const findings: Finding[] = []
  async function add<Value>(name: string, check: () => Promise<CheckResult & { value?: Value }>) {
    const found = await check().catch((error: Error) => ({
      state: 'failure' as const,
      text: error.message,
      places: undefined,
      value: undefined,
    }))
    const { state, text, places } = found
    findings.push({ check: name, state, ...splitText(text), ...(places && { places }) })
    return found.value
  }
  const config = await add('configuration', () => checkConfiguration(io))
  if (config) {
    const servers = await io.listServers()
    const ledger = await add('ledger', async () => {
      const opened = await openForDoctor(config, servers).catch(async (error: unknown) => {
        throw await withLastGood(error, config)
      })
      const result = await checkLedger(opened, config, servers).catch(async (error: unknown) => {
        await opened.close()
        throw error
      })
      return { ...result, value: opened }
    })
    await add('disk', () => checkDisk(config))
    if (ledger)
      try {
        await add('clock', () => checkRetentionClock(ledger, values['confirm-clock'] === true))
        await add('backup', () => checkBackup(ledger, config))
        await add('hosts', () => checkHosts(ledger, config))
        await add('settings', () => checkSettings(ledger, config))
        await add('games origin', () => checkGamesOrigin(ledger, config))
        await add('imprint', () => checkImprint(ledger, config))
        await add('feeds', () => checkFeeds(ledger))
        await add('imports', () => checkImports(ledger))
        await add('games', () => checkGames(ledger))
        await add('addresses', () => checkAddresses(ledger, config.hasAddressChecks))
        await add('play-tests', () => checkPlayTests(ledger, config.playTest.isOn, Date.now()))
        await add('age rules', () => checkAgeRules(ledger, config))
        await add('reports', () => checkReports(ledger))
      } finally {
        await ledger.close()
      }
  }
  return renderFindings(findings)
}

function renderFindings(findings: readonly Finding[]): Outcome {
  const isFailure = findings.some(({ state }) => state === 'failure')
  const text = findings.map(
    ({ check, state, text: line }) =>
      `${state.padEnd(8)} ${check.padEnd(14)} ${line
        .split('\n')
        .map((part) => toCell(part, MAX_LINE_CHARS))
        .join('\n')}`,
  )
  return { json: { ok: !isFailure, findings }, text: text.join('\n'), isFailure }
}

/** When the settings are readable all other checks run, also with a faulty file of rules. */
async function checkConfiguration(io: PortalIo): Promise<CheckResult & { value: Config }> {
  const config = io.loadConfig()
  try {
    await loadRules(config.rootDir)
  } catch (error) {
    return { state: 'failure', text: (error as Error).message, value: config }
  }
  const text = `data in ${config.dataDir}, listening on ${config.host}:${config.port}`
  return { state: 'ok', text, value: config }
}

async function checkHosts(ledger: Ledger, config: Config): Promise<CheckResult> {
  const sites = await listSites(ledger, config)
  const samples = sites.filter(({ host }) => isSampleHost(host))
  const isSamplesOnly = samples.length === sites.length
  const hint = isSamplesOnly
    ? `; every other host gets 421; add the public one${atCommandLine(': npm run portal -- site add <host>')}`
    : samples.length === 0
      ? ''
      : config.keepsSamples
        ? '; the sample sites are public (SAMPLES=on)'
        : '; the sample sites answer only on this machine'
  return {
    state: isSamplesOnly ? 'warning' : 'ok',
    text: `${sites.map(({ host }) => host).join(', ')}${hint}`,
  }
}

async function checkGames(ledger: Ledger): Promise<CheckResult> {
  const { games, faults } = await listPublishedGames(ledger)
  const broken = await listGames(ledger, { status: 'broken', limit: 5, offset: 0 })
  const parts = [
    `${games.length} published`,
    `${broken.total} broken${broken.total > 0 ? ` (${broken.games.map(({ slug }) => slug).join(', ')}${broken.total > 5 ? ', …' : ''})` : ''}`,
    ...(await describeFeedGames(ledger)),
    ...(faults.length > 0 ? [`${faults.length} with a faulty record: ${faults[0]!.reason}`] : []),
  ]
  const state = faults.length > 0 ? 'failure' : broken.total > 0 || games.length === 0 ? 'warning' : 'ok'
  return { state, text: parts.join(', ') }
}

async function checkAgeRules(ledger: Ledger, config: Config): Promise<CheckResult> {
  const sites = (await summariseHiddenBySite(ledger, config)).map(({ site, summary }) => ({
    line: `${site.host} (${site.audience}) ${describeHidden(summary)}`,
    host: site.host,
    commands: listWideningCommands(summary, site),
  }))
  const lines = sites.map(({ line, commands }) =>
    [line, ...commands.map((command) => atCommandLine(`\n  npm run portal -- ${command}`))].join(''),
  )
  const widened = sites.filter(({ commands }) => commands.length > 0)
  return {
    state: 'ok',
    text: lines.join('\n'),
    places: widened.map(({ host }) => ({ host, key: 'games.maxAge' })),
  }
}

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    summary: 'Check configuration, ledger, disk, clock, hosts, feeds, games and reports; it creates nothing',
    args: [],
    options: {
      'confirm-clock': {
        type: 'boolean',
        help: 'Confirm this machine’s clock: delete expired data although the clock jumped',
      },
    },
    example: 'doctor',
    run: runDoctor,
  },
]

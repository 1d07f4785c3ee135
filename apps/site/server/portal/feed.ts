/** `feed import`, `add`, `list`, `run`, `pause`, `resume`, `remove`, `rolling` and `vanished`. */
import { resolve } from 'node:path'
import { getFeedOverview } from '#app/features/feeds/feed-operations.server.ts'
import type { FeedOverview, FeedState, WaitingImport } from '#app/features/feeds/feed-operations.server.ts'
import { isAddress } from '#app/features/feeds/feed-source.server.ts'
import { previewDefinition } from '#app/features/feeds/provider-operations.server.ts'
import { parseVanishedRule, renderVanishedRule } from '../ledger/vanished-games.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { addFeedOperation, removeFeedOperation, runFeedOperation } from '../operations/feeds.ts'
import { setFeedOperation, setVanishedRuleOperation } from '../operations/feed-handling.ts'
import { importFileOperation } from '../operations/import-file.ts'
import { UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome, PortalIo } from './command.ts'
import { parseFeedName, parseId, parseProvider, withFeeds } from './feed-context.ts'
import { renderPreview } from './feed-provider.ts'
import { toImportOutcome } from './import-report.ts'
import { startProgress } from './progress.ts'
import { withOperations, type RunOperation } from './run-operation.ts'
import { renderTable, renderTime } from './table.ts'

const MINUTE_MS = 60_000
const UNIT_MS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS } as const
const MIN_EVERY_MS = 15 * MINUTE_MS
const MAX_EVERY_MS = 90 * 24 * 60 * MINUTE_MS

async function runImport({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [name, given] = positionals as [string, string]
  const origin = isAddress(given) ? given : resolve(given)
  const slice = typeof values.slice === 'string' ? values.slice : undefined
  if (values['dry-run'] === true) return runPreview(io, name, origin)
  const isForced = values.force === true
  return withProgress(io, async (run, ledger, config) => {
    const { provider } = await parseProvider(ledger, name)
    const report = await run(importFileOperation, { provider, origin, slice, isForced })
    return toImportOutcome(report, ledger, config)
  })
}

function runPreview(io: PortalIo, name: string, origin: string): Promise<Outcome> {
  return withFeeds(io, async ({ ledger, rules }) => {
    const adapter = await parseProvider(ledger, name)
    const preview = await previewDefinition(ledger, { adapter, rules, origin })
    const text = `${renderPreview(preview)}\n\nNothing was imported.`
    return { json: { provider: adapter.provider, preview }, text }
  })
}

async function runNow({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const id = parseId(positionals[0]!, 'feed')
  return withProgress(io, async (run, ledger, config) => {
    const { report } = await run(runFeedOperation, { id, isForced: values.force === true })
    return toImportOutcome(report!, ledger, config)
  })
}

/** Runs operations and shows how far an import is. */
async function withProgress(
  io: PortalIo,
  use: (run: RunOperation, ledger: Ledger, config: Config) => Promise<Outcome>,
): Promise<Outcome> {
  const progress = startProgress(io)
  try {
    return await withOperations(io, use, { onProgress: progress.show })
  } finally {
    progress.end()
  }
}

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [name, url] = positionals as [string, string]
  const everyMs = parseInterval(values.every)
  const [isRolling, isReviewed] = [values.rolling, values.review].map((value) => value === true || undefined)
  return withOperations(io, async (run, ledger) => {
    const { provider } = await parseProvider(ledger, name)
    const feed = { provider, url, everyMs, isRolling, isReviewed }
    const { id, label } = await run(addFeedOperation, feed)
    const { lists } = await getFeedOverview(ledger)
    const others = lists.filter((list) => list.provider === provider && list.records > 0)
    const notes = others.map(
      (list) =>
        `The list ${provider}/${list.name} (${list.records} records) stays as well; a game vanishes when no list contains it. To remove that list: feed remove ${provider}/${list.name} --games`,
    )
    const text = `Feed ${id}: ${label} every ${String(values.every)}; a running server imports it within a minute.`
    return { json: { id, provider, url, everyMs }, text: [text, ...notes].join('\n') }
  })
}

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const overview = await getFeedOverview(ledger)
    const rule = renderVanishedRule(overview.vanishedRule)
    return { json: { ...overview, vanishedRule: rule }, text: renderFeeds(overview, rule) }
  })
}

function renderFeeds({ feeds, lists }: FeedOverview, rule: string): string {
  const heads = ['id', 'provider', 'url', 'every', 'state', 'records', 'last', 'next', 'last error']
  const rows = feeds.map((feed) => [
    String(feed.id),
    feed.provider,
    feed.url,
    renderInterval(feed.everyMs),
    renderState(feed),
    String(feed.records),
    renderTime(feed.lastAtMs),
    feed.pausedAtMs === null ? renderTime(feed.nextAtMs) : '–',
    feed.lastError ?? '',
  ])
  const files = lists.map((list) => [
    `${list.provider}/${list.name}`,
    String(list.records),
    list.isRolling ? 'rolling' : '',
    list.origin,
  ])
  const waiting = [...feeds, ...lists].flatMap((one) => (one.waiting ? [renderWaiting(one.waiting)] : []))
  const hint = 'No feeds yet. Add one: npm run portal -- feed add <provider> <url> --every 24h'
  return [
    feeds.length > 0 ? renderTable(heads, rows) : hint,
    ...(files.length > 0 ? ['', renderTable(['list', 'records', '', 'from'], files)] : []),
    ...(waiting.length > 0 ? ['', ...waiting] : []),
    '',
    `Games that no list contains any more: ${rule} (games list --vanished)`,
  ].join('\n')
}

function renderState({ pausedAtMs, failures, isRolling, isReviewed, waiting }: FeedState): string {
  const states = [
    ...(pausedAtMs === null ? [] : ['paused']),
    ...(failures > 0 ? [`failed ${failures}×`] : []),
    ...(waiting ? [`import ${waiting.importId} waits`] : []),
    ...(isRolling ? ['rolling'] : []),
    ...(isReviewed ? ['reviewed'] : []),
  ]
  return states.join(', ') || 'ok'
}

function renderWaiting({ importId, sinceMs, reason }: WaitingImport): string {
  return `Import ${importId} waits since ${renderTime(sinceMs)}: ${reason}. To publish it: feed approve ${importId}; to drop it: feed reject ${importId}`
}

async function setPaused({ positionals, io }: CommandInput, isPaused: boolean): Promise<Outcome> {
  const id = parseId(positionals[0]!, 'feed')
  return withOperations(io, async (run) => {
    const { isChanged } = await run(setFeedOperation, { id, isPaused })
    const paused = `Feed ${id} is ${isChanged ? '' : 'already '}paused. To resume: feed resume ${id}`
    const resumed = isChanged
      ? `Feed ${id} is due; a running server imports it within a minute.`
      : `Feed ${id} was not paused.`
    return { json: { id, isPaused, isChanged }, text: isPaused ? paused : resumed }
  })
}

async function runRemove({ positionals, values, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run, ledger) => {
    const name = await parseFeedName(ledger, positionals[0]!)
    const removed = await run(removeFeedOperation, { ...name, endsList: values.games === true })
    const { provider, slice, wasScheduled, ended } = removed
    const games = ended
      ? `${ended.unpublished} games that only it listed are unpublished. To undo: feed undo ${ended.importId}`
      : `Its games stay. To unpublish those only it lists: feed remove ${provider}/${slice} --games`
    const what = wasScheduled ? 'is no longer imported' : 'is removed'
    return { json: { ...removed }, text: `The list ${provider}/${slice} ${what}. ${games}` }
  })
}

async function runRolling({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, state] = positionals as [string, string]
  if (state !== 'on' && state !== 'off') throw new UsageError(`rolling is on or off, not “${state}”`)
  const isRolling = state === 'on'
  return withOperations(io, async (run, ledger) => {
    const name = await parseFeedName(ledger, given)
    const { provider, slice } = await run(setFeedOperation, { ...name, isRolling })
    const text = isRolling
      ? `${provider}/${slice} may exchange its whole list between two imports.`
      : `${provider}/${slice} waits for approval when over 30 % of its list is exchanged.`
    return { json: { provider, slice, isRolling }, text }
  })
}

async function runReviewed({ positionals, io }: CommandInput): Promise<Outcome> {
  const [given, state] = positionals as [string, string]
  if (state !== 'on' && state !== 'off') throw new UsageError(`review is on or off, not “${state}”`)
  const isReviewed = state === 'on'
  return withOperations(io, async (run, ledger) => {
    const name = await parseFeedName(ledger, given)
    const { provider, slice } = await run(setFeedOperation, { ...name, isReviewed })
    const text = isReviewed
      ? `Every import of ${provider}/${slice} waits for approval: feed imports`
      : `Imports of ${provider}/${slice} are published at once, unless they change unusually much.`
    return { json: { provider, slice, isReviewed }, text }
  })
}

async function runVanished({ positionals, io }: CommandInput): Promise<Outcome> {
  const rule = parseVanishedRule(positionals[0]!)
  if (!rule)
    throw new UsageError(
      `The rule is keep, days such as 30d, or runs of the feed such as 3runs, not “${positionals[0]}”`,
    )
  return withOperations(io, async (run) => {
    await run(setVanishedRuleOperation, rule)
    const vanishedRule = renderVanishedRule(rule)
    const after = rule.kind === 'days' ? `${rule.days} days` : rule.kind === 'runs' ? `${rule.runs} runs` : ''
    const text =
      rule.kind === 'keep'
        ? 'Games that no list contains any more stay published.'
        : `Games that no list contains any more are unpublished after ${after}, and published again when their record returns.`
    return { json: { vanishedRule }, text }
  })
}

export function parseInterval(value: string | boolean | undefined): number {
  const match = typeof value === 'string' ? /^(\d{1,5})([mhd])$/.exec(value) : null
  const everyMs = match ? Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS] : NaN
  if (everyMs >= MIN_EVERY_MS && everyMs <= MAX_EVERY_MS) return everyMs
  throw new UsageError(`--every is a time from 15m to 90d, such as 24h, not “${String(value ?? '')}”`)
}

function renderInterval(everyMs: number): string {
  const { d: dayMs, h: hourMs } = UNIT_MS
  if (everyMs % dayMs === 0) return `${everyMs / dayMs}d`
  return everyMs % hourMs === 0 ? `${everyMs / hourMs}h` : `${Math.round(everyMs / MINUTE_MS)}m`
}

const FORCE = {
  type: 'boolean',
  help: 'Import a feed that shrank by more than half, and publish changes that would wait for approval',
} as const

export const feedCommands: Command[] = [
  {
    name: 'feed import',
    summary: 'Import a provider’s feed from a file or an https address',
    args: ['<provider>', '<file-or-url>'],
    options: {
      force: FORCE,
      'dry-run': { type: 'boolean', help: 'Only show the first twenty games; import nothing' },
      slice: {
        type: 'string',
        value: '<name>',
        help: 'Which of several lists of the provider it is (default, or the feed of that address)',
      },
    },
    example: 'feed import gamepix ./gamepix.json',
    run: runImport,
  },
  {
    name: 'feed add',
    summary: 'Schedule a feed: the server imports it regularly',
    args: ['<provider>', '<url>'],
    options: {
      every: { type: 'string', default: '24h', value: '<time>', help: 'How often: 15m to 90d' },
      rolling: {
        type: 'boolean',
        help: 'The source replaces most of its list regularly: such an import does not wait for approval',
      },
      review: { type: 'boolean', help: 'Each import waits for approval, the first one too' },
    },
    example: 'feed add gamepix https://feeds.gamepix.com/v2/json?sid=… --every 24h',
    run: runAdd,
  },
  {
    name: 'feed list',
    summary: 'List feeds and lists, their last results, and imports that wait for approval',
    args: [],
    options: {},
    example: 'feed list',
    run: runList,
  },
  {
    name: 'feed run',
    summary: 'Import a scheduled feed now, also a paused one',
    args: ['<id>'],
    options: { force: FORCE },
    example: 'feed run 3',
    run: runNow,
  },
  {
    name: 'feed pause',
    summary: 'Pause a feed: the server does not import it',
    args: ['<id>'],
    options: {},
    example: 'feed pause 3',
    run: (input) => setPaused(input, true),
  },
  {
    name: 'feed resume',
    summary: 'Resume a paused feed; the server imports it at once',
    args: ['<id>'],
    options: {},
    example: 'feed resume 3',
    run: (input) => setPaused(input, false),
  },
  {
    name: 'feed remove',
    summary: 'Delete a feed’s schedule; its games stay unless an option says otherwise',
    args: ['<id-or-list>'],
    options: { games: { type: 'boolean', help: 'Unpublish the games that no other list has' } },
    example: 'feed remove 3 --games',
    run: runRemove,
  },
  {
    name: 'feed rolling',
    summary: 'Set whether a source exchanges its list by design, on or off',
    args: ['<id-or-list>', '<on-or-off>'],
    options: {},
    example: 'feed rolling 3 on',
    run: runRolling,
  },
  {
    name: 'feed review',
    summary: 'Set whether every import of a list waits for approval, on or off',
    args: ['<id-or-list>', '<on-or-off>'],
    options: {},
    example: 'feed review 3 on',
    run: runReviewed,
  },
  {
    name: 'feed vanished',
    summary: 'Set what happens to games that no list contains any more: keep, or a time such as 30d or 3runs',
    args: ['<rule>'],
    options: {},
    example: 'feed vanished 14d',
    run: runVanished,
  },
]

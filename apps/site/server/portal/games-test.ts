/** `games test`: plays games in a browser. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Ledger } from '../ledger/ledger.ts'
import {
  listDueTests,
  listPlayTests,
  PLAY_VERDICTS,
  storePlayTest,
  type PlayVerdict,
} from '../ledger/play-tests.ts'
import { PLAY_REASONS, type PlayReason } from '../play-test/judge-play-test.ts'
import { NoBrowserError, openPlayTests, type PlayGame } from '../play-test/play-games.ts'
import type { RanPlayTest } from '../play-test/run-play-test.ts'
import type { Config } from '../config.ts'
import { requireTestable } from '../operations/play-tests.ts'
import { CommandError, toCount, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

async function runTest({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const due = values.due === undefined ? 0 : toCount(values.due, '--due', { from: 1, to: 10_000 })
  if (positionals.length === 0 && due === 0)
    throw new UsageError('Name games, or say with --due <n> how many of those that are due')
  const folder = typeof values.pictures === 'string' ? resolve(values.pictures) : null
  return withOperations(io, async (_run, ledger, config) => {
    const play = openBrowser(ledger, config)
    const slugs = [...positionals, ...(await listDueTests(ledger, Date.now(), due)).map(({ slug }) => slug)]
    const games = await Promise.all([...new Set(slugs)].map((slug) => requireTestable(ledger, slug)))
    if (folder) await mkdir(folder, { recursive: true })
    const results: (RanPlayTest & { isBroken: boolean })[] = []
    for (const [place, game] of games.entries()) {
      if (io.isTerminal) io.writeError(`${place + 1} of ${games.length}: ${game.slug} …\n`)
      const result = await play(game).catch((error: Error) => {
        throw new CommandError(
          'browser-failed',
          `Playing ${game.slug} failed: ${error.message.split('\n')[0]}`,
        )
      })
      results.push({ ...result, isBroken: await storePlayTest(ledger, result, Date.now()) })
      for (const { screen, bytes } of folder ? result.pictures : [])
        await writeFile(join(folder!, `${game.slug}-${screen}.jpg`), bytes)
    }
    return {
      json: { games: results.map(({ pictures: _pictures, ...result }) => result) },
      text: renderResults(results),
    }
  })
}

function openBrowser(ledger: Ledger, config: Config): PlayGame {
  try {
    return openPlayTests(ledger, config)
  } catch (error) {
    if (error instanceof NoBrowserError) throw new CommandError('no-browser', error.message)
    throw error
  }
}

function renderResults(results: readonly (RanPlayTest & { isBroken: boolean })[]): string {
  const rows = results.flatMap(({ slug, verdict, report }) =>
    report.screens.map((seen, place) => [
      place === 0 ? slug : '',
      place === 0 ? verdict : '',
      seen.screen,
      seen.firstFrameSeconds === null ? '–' : `${seen.firstFrameSeconds} s`,
      `${seen.megabytes} MB`,
      seen.reactsToInput === null ? '?' : seen.reactsToInput ? 'yes' : 'no',
      String(seen.hosts.length),
    ]),
  )
  const notes = results.flatMap(({ slug, reason, report }) => [
    ...(reason ? [`${slug}: ${PLAY_REASONS[reason]}`] : []),
    ...report.screens.flatMap(({ screen, error }) =>
      error ? [`${slug}, ${screen}: script error: ${toCell(error)}`] : [],
    ),
  ])
  const marked = results.filter(({ isBroken }) => isBroken).map(({ slug }) => slug)
  const table = renderTable(['game', 'verdict', 'screen', 'first frame', 'size', 'reacts', 'hosts'], rows)
  return [
    table,
    ...notes,
    ...(marked.length > 0 ? [`Broken, left out of lists until a test passes: ${marked.join(', ')}`] : []),
  ].join('\n')
}

async function runResults({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const verdict = parseVerdict(values.verdict)
  return withLedger(io, async (ledger) => {
    const tests = await listPlayTests(ledger, { verdict, limit })
    const rows = tests.map(({ slug, provider, verdict: found, reason, testedAt, brokenSince }) => [
      slug,
      provider,
      found,
      reason === null ? '' : (PLAY_REASONS[reason as PlayReason] ?? reason),
      renderTime(testedAt),
      brokenSince === null ? '' : renderTime(brokenSince),
    ])
    return {
      json: { games: tests },
      text:
        rows.length > 0
          ? renderTable(['game', 'provider', 'verdict', 'why', 'tested', 'broken since'], rows)
          : 'No game was tested. Test some: games test --due 10',
    }
  })
}

function parseVerdict(value: string | boolean | undefined): PlayVerdict | undefined {
  if (value === undefined) return undefined
  const verdict = PLAY_VERDICTS.find((one) => one === value)
  if (!verdict)
    throw new UsageError(`--verdict is one of ${PLAY_VERDICTS.join(', ')}, not “${String(value)}”`)
  return verdict
}

export const gamesTestCommands: Command[] = [
  {
    name: 'games test',
    summary: 'Play games of providers in a browser, on a desktop and a phone, and store what was found',
    args: ['[slug…]'],
    options: {
      due: {
        type: 'string',
        value: '<n>',
        help: 'Also so many games that are due: new, reported, failed, then by plays',
      },
      pictures: { type: 'string', value: '<folder>', help: 'Store a picture of each screen here' },
    },
    example: 'games test sunny-farm --pictures ./pictures',
    run: runTest,
  },
  {
    name: 'games tests',
    summary: 'List the last test of each game, the newest first',
    args: [],
    options: {
      verdict: { type: 'string', value: '<verdict>', help: `Only ${PLAY_VERDICTS.join(', ')}` },
      limit: { type: 'string', default: '100', value: '<n>', help: 'How many (100)' },
    },
    example: 'games tests --verdict broken',
    run: runResults,
  },
]

/** `move in`, `move list` and `move undo`: the portal of other software. */
import { basename, resolve } from 'node:path'
import { listMovesOperation, moveInOperation, undoMoveOperation } from '../operations/move-in.ts'
import type { MoveReport } from '../operations/move-report.ts'
import { UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const MAX_TITLES = 5
const MAX_NOTES = 20

async function runIn({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [path] = positionals as [string]
  const { site, from, allow, apply } = values
  if (typeof site !== 'string')
    throw new UsageError('Add --site: the site where its articles and addresses go')
  return withOperations(io, async (run) => {
    const input = {
      ...{ path: resolve(path), fileName: basename(path), site, isDryRun: apply !== true },
      ...(typeof from === 'string' && { from }),
      ...(typeof allow === 'string' && { allow: allow.split(',') }),
    }
    const { moveId, state, report } = await run(moveInOperation, input)
    const head =
      moveId === null
        ? 'Nothing is stored yet. With --apply this would be moved in:'
        : `Moved in. To take it back: move undo ${moveId}`
    return { json: { moveId, state, ...report }, text: `${head}\n${renderReport(report)}` }
  })
}

function renderReport(report: MoveReport): string {
  const { source, origin, games, articles, pages, redirects, pictures, unknownHosts, refused, notes } = report
  const rows = games.imports.map((one) => [
    toCell(one.label),
    ...[one.new, one.updated, one.known, one.refused].map(String),
  ])
  const hosts = unknownHosts.map(
    ({ host, games: count, isAllowed }) =>
      `  ${toCell(host)}: ${count} games, ${isAllowed ? 'allowed' : 'not allowed'}`,
  )
  const isWaiting = unknownHosts.some(({ isAllowed }) => !isAllowed)
  return [
    `${source === 'wordpress' ? 'WordPress' : 'CloudArcade'}${origin === null ? '' : ` at ${toCell(origin)}`}: ${games.found} games, ${articles.found} articles, ${pages.found} pages`,
    ...(rows.length > 0
      ? [renderTable(['games of', 'new', 'changed', 'there already', 'refused'], rows)]
      : []),
    ...(games.titles.length > 0 ? [`Such as ${games.titles.map((title) => toCell(title)).join(', ')}`] : []),
    `Articles: ${articles.new} new, ${articles.known} there already. Pages: ${pages.new} new, ${pages.known} there already`,
    ...(pictures.found > 0
      ? [`Pictures: ${pictures.stored} stored, ${pictures.failed} could not be fetched`]
      : []),
    `Old addresses: ${redirects.new} new redirects, ${redirects.known} known, ${redirects.collisions} not redirected`,
    ...redirects.firstCollisions.map(({ path, reason }) => `  ${toCell(path)}: ${reason}`),
    ...(hosts.length > 0 ? ['Hosts of no known provider:', ...hosts] : []),
    ...(isWaiting ? ['  Look at each, and allow those whose games may be shown: --allow <host,host>'] : []),
    ...(refused.length > 0 ? ['Refused:'] : []),
    ...refused.map(
      ({ reason, count, titles }) =>
        `  ${count} × ${toCell(reason)}: ${titles
          .slice(0, MAX_TITLES)
          .map((title) => toCell(title))
          .join(', ')}`,
    ),
    ...notes.slice(0, MAX_NOTES).map((note) => `Note: ${toCell(note)}`),
  ].join('\n')
}

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { moves } = await run(listMovesOperation, {})
    const rows = moves.map(({ id, site, fileName, state, startedAtMs, report }) => [
      String(id),
      site,
      toCell(fileName),
      renderTime(startedAtMs),
      state,
      String(report.games.imports.reduce((sum, one) => sum + one.new, 0)),
      toCell(report.fault ?? ''),
    ])
    const heads = ['move', 'site', 'file', 'when', 'state', 'new games', '']
    return { json: { moves }, text: rows.length > 0 ? renderTable(heads, rows) : 'Nothing was moved in yet.' }
  })
}

async function runUndo({ positionals, io }: CommandInput): Promise<Outcome> {
  const moveId = Number(positionals[0])
  if (!Number.isInteger(moveId) || moveId < 1) throw new UsageError('A move is a number; see move list')
  return withOperations(io, async (run) => {
    const undone = await run(undoMoveOperation, { moveId })
    const { unpublished, documents, addresses, left } = undone
    const text = [
      `Move ${moveId} is undone: ${unpublished} games are unpublished, ${documents} articles and pages removed, ${addresses} old addresses end.`,
      ...left.map((reason) => `Not undone: ${reason}`),
    ]
    return { json: { ...undone }, text: text.join('\n') }
  })
}

export const moveCommands: Command[] = [
  {
    name: 'move in',
    summary:
      'Move another portal in: a MySQL dump of CloudArcade, or an export of WordPress (a dry run first)',
    args: ['<file>'],
    options: {
      site: { type: 'string', value: '<host>', help: 'Where its articles, pages and old addresses go' },
      from: { type: 'string', value: '<address>', help: 'Where the old site is; WordPress’ export says it' },
      allow: { type: 'string', value: '<a,b>', help: 'Hosts of no known provider whose games may be shown' },
      apply: { type: 'boolean', help: 'Do it; without it nothing is stored' },
    },
    example: 'move in ./old.sql.gz --site games.example.com --from https://old.example.com',
    run: runIn,
  },
  {
    name: 'move list',
    summary: 'List what was moved in',
    args: [],
    options: {},
    example: 'move list',
    run: runList,
  },
  {
    name: 'move undo',
    summary: 'Undo a move: its games, articles, pages and old addresses',
    args: ['<move>'],
    options: {},
    example: 'move undo 1',
    run: runUndo,
  },
]

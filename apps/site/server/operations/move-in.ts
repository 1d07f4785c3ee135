/** Moving another portal in: `moveIn`, `listMoves`, `undoMove`. A dry run stores nothing; the same file again changes nothing. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { FeedFault, OperationFault } from '#app/features/feeds/feed-fault.ts'
import { undoImport } from '#app/features/feeds/import-operations.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { MoveFault } from '#app/features/moving/move-fault.ts'
import { spoolMove, type MoveSpool } from '#app/features/moving/move-spool.server.ts'
import { removeDocument } from '../ledger/documents.ts'
import {
  deleteMovedAddresses,
  findMove,
  insertMove,
  listMoves,
  setMove,
  type MoveEntry,
  type MoveState,
} from '../ledger/moves.ts'
import { findOwnHosts } from './add-game.ts'
import { AddressWriter, addGameAddresses } from './move-addresses.ts'
import { moveDocuments } from './move-documents.ts'
import { importMovedGames, type MovePart } from './move-games.ts'
import { storeMovedCovers } from './move-pictures.ts'
import { createMoveReport, type MoveReport } from './move-report.ts'
import {
  defineOperation,
  OperationError,
  recordAudit,
  requireFreshCheck,
  type OperationContext,
} from './operation.ts'
import { HostTextSchema } from './sites.ts'
import { getRawSite } from './site-store.ts'

const SHOW_EVERY_MS = 1000
const HostSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'A host is a name such as games.example.com'),
)

export interface StartedMove {
  /** Null of a dry run. */
  moveId: number | null
  /** `checked`: a dry run. */
  state: MoveState | 'checked'
  report: MoveReport
}

export const moveInOperation = defineOperation({
  name: 'moveIn',
  permission: 'feeds.edit',
  schema: v.object({
    /** The file on this machine. */
    path: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
    /** How people call it. */
    fileName: v.optional(v.pipe(v.string(), v.maxLength(200)), 'file'),
    /** Where its articles, pages and old addresses go. */
    site: HostTextSchema,
    /** The address of the old site; an export of WordPress says it. */
    from: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
    /** Hosts of games that are of no known provider, and may be shown. */
    allow: v.optional(v.pipe(v.array(HostSchema), v.maxLength(200)), []),
    isDryRun: v.optional(v.boolean(), true),
    /** The file is deleted at the end. */
    isTemporary: v.optional(v.boolean(), false),
  }),
  async run(context, input): Promise<StartedMove> {
    const site = (await getRawSite(context, input.site)).host
    const origin = readOrigin(input.from)
    const request: MoveRequest = { ...input, site, origin }
    if (input.isDryRun) return { moveId: null, state: 'checked', report: await checkMove(context, request) }
    requireFreshCheck(context)
    return startMove(context, request)
  },
})

interface MoveRequest {
  path: string
  fileName: string
  site: string
  origin: string | null
  allow: readonly string[]
  isTemporary: boolean
}

function readOrigin(from: string): string | null {
  if (from === '') return null
  const url = URL.parse(/^https?:\/\//.test(from) ? from : `https://${from}`)
  if (url?.hostname.includes('.') && !url.port) return url.origin
  throw new OperationError('invalid', 'The old site is an address such as https://old.example.com', 'from')
}

async function checkMove(context: OperationContext, request: MoveRequest): Promise<MoveReport> {
  const report = createMoveReport()
  try {
    await move(context, request, { report, moveId: 0, isDryRun: true, show: async () => {} })
  } catch (error) {
    throw explain(error)
  } finally {
    if (request.isTemporary) await rm(request.path, { force: true })
  }
  return { ...report, step: null }
}

/** In a server it goes on after the answer. */
async function startMove(context: OperationContext, request: MoveRequest): Promise<StartedMove> {
  const { ledger, background } = context
  const moves = await listMoves(ledger, { limit: 20, nowMs: Date.now() })
  if (moves.some(({ state }) => state === 'running'))
    throw new OperationError('conflict', 'A portal is being moved in already: wait for its end')
  const report = createMoveReport()
  const { site, fileName } = request
  const moveId = await insertMove(ledger, { site, fileName, report, nowMs: Date.now() })
  await recordAudit(context, 'moveIn', { target: `move ${moveId}`, before: null, after: { site, fileName } })
  const run = { moveId, report }
  if (!background) {
    const state = await finishMove(context, request, run)
    if (state === 'failed') throw new OperationError('feed-fault', report.fault ?? 'It failed')
    return { moveId, state, report }
  }
  background.start('move', (signal) =>
    finishMove({ ...context, background: null }, request, { ...run, signal }),
  )
  return { moveId, state: 'running', report }
}

interface Run {
  moveId: number
  report: MoveReport
  signal?: AbortSignal
}

async function finishMove(
  context: OperationContext,
  request: MoveRequest,
  { moveId, report, signal }: Run,
): Promise<MoveState> {
  const { ledger } = context
  let shownAtMs = 0
  const store = (state: MoveState) => setMove(ledger, moveId, { state, report, nowMs: Date.now() })
  const show = async (step: string) => {
    report.step = step
    if (Date.now() - shownAtMs < SHOW_EVERY_MS) return
    shownAtMs = Date.now()
    await store('running')
  }
  const alive = setInterval(() => void store('running').catch(() => {}), 10_000).unref() // the move itself fails with the ledger
  try {
    await move(context, request, { report, moveId, isDryRun: false, show, signal })
    Object.assign(report, { step: null })
  } catch (error) {
    const known = explain(error)
    Object.assign(report, {
      step: null,
      fault: known instanceof OperationError ? known.message : 'It failed; the server’s log has the cause',
    })
    if (!(known instanceof OperationError)) {
      clearInterval(alive)
      await store('failed')
      throw error
    }
  } finally {
    clearInterval(alive)
    if (request.isTemporary) await rm(request.path, { force: true })
  }
  const state = report.fault === null ? 'done' : 'failed'
  await store(state)
  return state
}

type Move = Pick<MovePart, 'report' | 'isDryRun' | 'show'> & { moveId: number; signal?: AbortSignal }

/** Everything is read and judged before anything is stored. */
async function move(context: OperationContext, request: MoveRequest, run: Move): Promise<void> {
  const { report, moveId } = run
  const parent = join(context.config.dataDir, 'uploads')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'move-'))
  try {
    const spool = await readSpool(context, request, folder, run)
    describeSpool(report, spool)
    const part: MovePart = { ...run, context, spool, site: request.site, signal: run.signal }
    const addresses = await AddressWriter.open(part, moveId)
    const refusedIds = await importMovedGames(part)
    await addGameAddresses(part, addresses, refusedIds)
    await moveDocuments(part, addresses)
    if (!run.isDryRun) await storeMovedCovers(part)
    report.refused = spool.refused
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readSpool(
  context: OperationContext,
  { path, origin, allow }: MoveRequest,
  folder: string,
  { report, show }: Move,
): Promise<MoveSpool> {
  const rules = {
    isOwnHost: await findOwnHosts(context),
    adapters: await listAdapters(context.ledger),
  }
  const onProgress = (games: number) => void show(`Reading the file: ${games} games`).catch(() => {}) // reported by the next step
  report.origin = origin
  return spoolMove({ path, folder, rules, allowedHosts: new Set(allow), origin, onProgress })
}

function describeSpool(report: MoveReport, spool: MoveSpool): void {
  const { games, articles, pages } = spool.counts
  Object.assign(report, { source: spool.source, origin: spool.origin })
  report.unknownHosts = spool.unknownHosts
  report.games.found = games
  report.articles.found = articles
  report.pages.found = pages
  if (spool.origin === null)
    report.notes.push('Where the old site is was not said, so pictures that are only there are not fetched')
}

function explain(error: unknown): unknown {
  if (error instanceof MoveFault) return new OperationError('feed-fault', error.message, 'file')
  if (error instanceof FeedFault || error instanceof OperationFault)
    return new OperationError('feed-fault', `The file cannot be moved in: ${error.message}`, 'file')
  return error
}

export const listMovesOperation = defineOperation({
  name: 'listMoves',
  permission: 'feeds.read',
  schema: v.object({
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  run: async ({ reads, nowMs }, { limit }): Promise<{ moves: MoveEntry<MoveReport>[] }> => ({
    moves: await listMoves<MoveReport>(reads, { limit, nowMs }),
  }),
})

export interface UndoneMove {
  moveId: number
  /** Games that it added and that are unpublished now. */
  unpublished: number
  documents: number
  addresses: number
  /** Imports that cannot be undone any more, with the reason. */
  left: string[]
}

/** Unpublishes what it added: games, articles and pages; the old addresses lead nowhere then. */
export const undoMoveOperation = defineOperation({
  name: 'undoMove',
  permission: 'feeds.edit',
  needsFreshCheck: true,
  schema: v.object({ moveId: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  async run(context, { moveId }): Promise<UndoneMove> {
    const { ledger, config, nowMs } = context
    const entry = await findMove<MoveReport>(ledger, moveId, nowMs)
    if (!entry) throw new OperationError('unknown-move', `There is no move ${moveId}. List them: move list`)
    if (entry.state === 'running') throw new OperationError('conflict', 'It is still running')
    if (entry.state === 'undone') throw new OperationError('not-undoable', 'This was undone before')
    const rules = await loadRules(config.rootDir)
    const undone: UndoneMove = { moveId, unpublished: 0, documents: 0, addresses: 0, left: [] }
    for (const { importId, new: added, updated } of entry.report.games.imports.toReversed()) {
      if (added + updated === 0) continue
      try {
        undone.unpublished += (await undoImport({ ledger, rules, nowMs }, importId)).unpublished
      } catch (error) {
        if (!(error instanceof OperationFault)) throw error
        undone.left.push(error.message)
      }
    }
    for (const key of entry.report.documents) if (await removeDocument(ledger, key, nowMs)) undone.documents++
    undone.addresses = await deleteMovedAddresses(ledger, moveId)
    await setMove(ledger, moveId, { state: 'undone', report: entry.report, nowMs })
    await recordAudit(context, 'undoMove', { target: `move ${moveId}`, before: null, after: { ...undone } })
    return undone
  },
})

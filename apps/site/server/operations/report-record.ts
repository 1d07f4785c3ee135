/** `getReportRecord`: what somebody claimed about a game, and what was done, to store beside the letters about it. */
import * as v from 'valibot'
import { getGameSources, type GameSources } from '../ledger/game-sources.ts'
import { findGame } from '../ledger/games.ts'
import { findReport, type Report } from '../ledger/reports.ts'
import { EntryIdSchema } from './inbox.ts'
import { defineOperation, isOwnSite, OperationError } from './operation.ts'
import { listShownEntries } from './shown-entries.ts'

const MAX_ACTIONS = 100

export interface ReportRecord {
  report: Report
  game: {
    slug: string
    title: string
    /** Now. */
    status: string
    /** Of a game of a provider: the address of its frame. */
    playedFrom: string | null
    sources: Pick<GameSources['sources'][number], 'provider' | 'providerId'>[]
  }
  /** What was done with the game and the report since the report came, the oldest first. */
  actions: { atMs: number; personName: string; door: string; operation: string; target: string }[]
  recordedAtMs: number
  /** The record as a text. */
  text: string
}

export const getReportRecordOperation = defineOperation({
  name: 'getReportRecord',
  permission: 'reports',
  schema: v.object({ id: EntryIdSchema }),
  async run({ ledger, actor, nowMs }, { id }): Promise<ReportRecord> {
    const report = await findReport(ledger, id)
    const game = report && isOwnSite(actor, report.site) ? await findGame(ledger, report.gameSlug) : null
    if (!report || !game) throw new OperationError('unknown-report', `There is no report ${id}`)
    const { slug, title, status, source } = game
    const { sources } = await getGameSources(ledger, slug)
    const lists = await Promise.all(
      [`game ${slug}`, `report ${id}`].map((target) =>
        listShownEntries(ledger, { target, limit: MAX_ACTIONS }),
      ),
    )
    const record = {
      report,
      game: {
        ...{ slug, title, status, playedFrom: source.kind === 'remote' ? source.url : null },
        sources: sources.map(({ provider, providerId }) => ({ provider, providerId })),
      },
      actions: lists
        .flat()
        .filter(({ atMs }) => atMs >= report.createdAtMs)
        .sort((a, b) => a.atMs - b.atMs || a.id - b.id)
        .map(({ atMs, personName, door, operation, target }) => ({
          ...{ atMs, personName, door, operation, target },
        })),
      recordedAtMs: nowMs,
    }
    return { ...record, text: renderRecord(record) }
  },
})

function renderRecord({ report, game, actions, recordedAtMs }: Omit<ReportRecord, 'text'>): string {
  const sources = game.sources.map(({ provider, providerId }) => `${provider} ${providerId}`).join(', ')
  const lines = [
    `Report    ${report.id}: ${report.reason}`,
    `Received  ${toTime(report.createdAtMs)} on ${report.site}`,
    `Resolved  ${report.resolvedAtMs === null ? 'not yet' : toTime(report.resolvedAtMs)}`,
    `Game      ${game.title} (${game.slug}), ${game.status}`,
    `From      ${sources || 'this server'}`,
    ...(game.playedFrom === null ? [] : [`Address   ${game.playedFrom}`]),
    '',
    report.note === '' ? '(without a text)' : `> ${report.note}`,
    '',
    ...actions.map(
      ({ atMs, personName, door, operation, target }) =>
        `${toTime(atMs)}  ${operation}, ${target}: ${personName}, ${door}`,
    ),
    `${toTime(recordedAtMs)}  this record`,
  ]
  return `${lines.join('\n')}\n`
}

const toTime = (timeMs: number) => new Date(timeMs).toISOString()

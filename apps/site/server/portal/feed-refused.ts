/** `feed refused`, `allow` and `disallow`. */
import { OperationFault } from '#app/features/feeds/feed-fault.ts'
import type { AllowReport } from '#app/features/feeds/refused-operations.server.ts'
import {
  allowRecordsOperation,
  disallowRecordsOperation,
  listRefusedOperation,
  MAX_REFUSED_PAGE,
  type RefusedRecord,
} from '../operations/refused-records.ts'
import { CommandError, toCount } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { parseProvider } from './feed-context.ts'
import { withOperations, type RunOperation } from './run-operation.ts'
import { renderTable, renderTime } from './table.ts'

async function runRefused({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const offset = toCount(values.offset, '--offset', { from: 0, to: 100_000_000 })
  return withOperations(io, async (run, ledger) => {
    const given = values.provider
    const provider = typeof given === 'string' ? (await parseProvider(ledger, given)).provider : undefined
    const isAllowed = values.allowed === true
    const { records, total } = await listPages(run, { provider, isAllowed, offset, limit })
    return isAllowed ? toAllowedOutcome(records) : toRefusedOutcome(records, total)
  })
}

interface RefusedRange {
  provider: string | undefined
  isAllowed: boolean
  offset: number
  limit: number
}

async function listPages(run: RunOperation, { limit, offset, ...query }: RefusedRange) {
  const records: RefusedRecord[] = []
  let total = 0
  while (records.length < limit) {
    const page = {
      offset: offset + records.length,
      limit: Math.min(MAX_REFUSED_PAGE, limit - records.length),
    }
    const listed = await run(listRefusedOperation, { ...query, ...page })
    records.push(...listed.records)
    total = listed.total
    if (listed.records.length < page.limit) break
  }
  return { records, total }
}

function toRefusedOutcome(records: readonly RefusedRecord[], total: number): Outcome {
  const rows = records.map((record) => [
    record.title,
    record.provider,
    record.providerId,
    record.word,
    record.foundIn,
    record.reason,
    renderTime(record.refusedAtMs),
  ])
  const heads = ['title', 'provider', 'id', 'word', 'found in', 'reason', 'since']
  const count = `${records.length} of ${total.toLocaleString('en')} refused records. To allow one: feed allow <provider> <id>`
  return {
    json: { total, records },
    text: rows.length > 0 ? `${renderTable(heads, rows)}\n${count}` : 'No refused records.',
  }
}

function toAllowedOutcome(records: readonly RefusedRecord[]): Outcome {
  const rows = records.map((record) => [
    record.title,
    record.provider,
    record.providerId,
    renderTime(record.allowedAtMs),
  ])
  const table = renderTable(['title', 'provider', 'id', 'since'], rows)
  return { json: { records }, text: rows.length > 0 ? table : 'No allowed records.' }
}

interface Change {
  operation: typeof allowRecordsOperation
  code: 'not-refused' | 'not-allowed'
  /** What to type when the record cannot be changed. */
  hint: (provider: string) => string
  /** What is said when it was so already. */
  known: (provider: string, providerId: string) => string
  render: (report: AllowReport) => string
}

async function change({ positionals, io }: CommandInput, how: Change): Promise<Outcome> {
  const [name, providerId] = positionals as [string, string]
  return withOperations(io, async (run, ledger) => {
    const { provider } = await parseProvider(ledger, name)
    const { records } = await run(how.operation, { records: [{ provider, providerId }] }).catch(
      (error: unknown) => {
        if (!(error instanceof OperationFault) || error.code !== how.code) throw error
        throw new CommandError(error.code, `${error.message}. ${how.hint(provider)}`)
      },
    )
    const { isChanged, ...report } = records[0]!
    if (!isChanged) throw new CommandError(how.code, how.known(provider, providerId))
    return { json: report, text: how.render(records[0]!) }
  })
}

function renderAllowed({ title, slug, isAdult, provider, providerId }: AllowReport): string {
  if (slug === null) return `“${title}” is allowed; the next import adds it as a game.`
  const rating = isAdult
    ? `\nIts age band is adult, which no site lists. To change it: games set ${slug} age 12+`
    : ''
  return `“${title}” is allowed: ${slug}. To undo: feed disallow ${provider} ${providerId}${rating}`
}

const renderDisallowed = ({ title, slug }: AllowReport) =>
  `“${title}” is refused by the filter again${slug === null ? '' : `: ${slug}`}. List refused records: feed refused`

const ALLOW: Change = {
  operation: allowRecordsOperation,
  code: 'not-refused',
  hint: (provider) => `List the refused ones: feed refused --provider ${provider}`,
  known: (provider, providerId) =>
    `The record “${providerId}” of ${provider} is allowed already. To take that back: feed disallow ${provider} ${providerId}`,
  render: renderAllowed,
}

const DISALLOW: Change = {
  operation: disallowRecordsOperation,
  code: 'not-allowed',
  hint: () => 'List those that were: feed refused --allowed',
  known: (provider, providerId) =>
    `The record “${providerId}” of ${provider} was not allowed. List those that were: feed refused --allowed`,
  render: renderDisallowed,
}

export const feedRefusedCommands: Command[] = [
  {
    name: 'feed refused',
    summary: 'List the records that the filter refuses, with the word and its field',
    args: [],
    options: {
      provider: { type: 'string', value: '<provider>', help: 'Only this provider’s' },
      allowed: { type: 'boolean', help: 'List allowed records instead' },
      limit: { type: 'string', default: '100', value: '<n>', help: 'How many (100)' },
      offset: { type: 'string', default: '0', value: '<n>', help: 'How many to skip (0)' },
    },
    example: 'feed refused --provider gamedistribution',
    run: runRefused,
  },
  {
    name: 'feed allow',
    summary: 'Allow a refused record, now and in later imports',
    args: ['<provider>', '<id>'],
    options: {},
    example: 'feed allow gamedistribution 0a1b2c…',
    run: (input) => change(input, ALLOW),
  },
  {
    name: 'feed disallow',
    summary: 'Undo feed allow: the filter decides about the record again',
    args: ['<provider>', '<id>'],
    options: {},
    example: 'feed disallow gamedistribution 0a1b2c…',
    run: (input) => change(input, DISALLOW),
  },
]

/** `feed refused`, `allow` and `disallow`. */
import { allowRecord, disallowRecord } from '#app/features/feeds/refused-operations.server.ts'
import type { AllowReport } from '#app/features/feeds/refused-operations.server.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listAllowedRecords, listRefusedRecords } from '../ledger/refused-records.ts'
import { toCount, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { parseProvider, withFeeds } from './feed-context.ts'
import { renderTable, renderTime } from './table.ts'

async function runRefused({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const offset = toCount(values.offset, '--offset', { from: 0, to: 100_000_000 })
  return withLedger(io, async (ledger) => {
    const given = values.provider
    const provider = typeof given === 'string' ? (await parseProvider(ledger, given)).provider : undefined
    if (values.allowed === true) return runAllowed(ledger, provider)
    const { records, total } = await listRefusedRecords(ledger, { provider, limit, offset })
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
  })
}

async function runAllowed(ledger: Ledger, provider: string | undefined): Promise<Outcome> {
  const records = await listAllowedRecords(ledger, provider)
  const rows = records.map((record) => [
    record.title,
    record.provider,
    record.providerId,
    renderTime(record.allowedAtMs),
  ])
  const table = renderTable(['title', 'provider', 'id', 'since'], rows)
  return { json: { records }, text: rows.length > 0 ? table : 'No allowed records.' }
}

async function change(
  { positionals, io }: CommandInput,
  operation: typeof allowRecord,
  render: (report: AllowReport) => string,
): Promise<Outcome> {
  const [name, providerId] = positionals as [string, string]
  return withFeeds(io, async (context) => {
    const { provider } = await parseProvider(context.ledger, name)
    const report = await operation(context, { provider, providerId })
    return { json: { ...report }, text: render(report) }
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
    run: (input) => change(input, allowRecord, renderAllowed),
  },
  {
    name: 'feed disallow',
    summary: 'Undo feed allow: the filter decides about the record again',
    args: ['<provider>', '<id>'],
    options: {},
    example: 'feed disallow gamedistribution 0a1b2c…',
    run: (input) => change(input, disallowRecord, renderDisallowed),
  },
]

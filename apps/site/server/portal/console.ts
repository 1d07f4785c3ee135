/** `console link`, `console links`, `console withdraw`, `console people`, `audit list`, `audit undo`. */
import type { Config } from '../config.ts'
import { findLocalOrigin } from '../console/console-origin.ts'
import { AUDIT_KINDS, getAuditOptionsOperation, listAuditOperation } from '../operations/list-audit.ts'
import { createLinkOperation, listPeopleOperation, withdrawLinkOperation } from '../operations/people.ts'
import { ROLE_TEXTS, ROLES } from '../operations/roles.ts'
import { undoChangeOperation } from '../operations/undo-change.ts'
import { CommandError, toCount, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome, PortalIo } from './command.ts'
import { withOperations, type RunOperation } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const MAX_ENTRIES = 200

const toText = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)

async function runLink({ values, io }: CommandInput): Promise<Outcome> {
  const role = toText(values.role)
  if (role !== undefined && !ROLES.some((one) => one === role))
    throw new UsageError(`--role is one of ${ROLES.join(', ')}, not “${role}”`)
  const sites = toText(values.sites)
    ?.split(',')
    .map((host) => host.trim().toLowerCase())
  const wanted = toText(values.person)
  if (wanted !== undefined && (role ?? sites) !== undefined)
    throw new UsageError('--person has a role already: --role and --sites are for a new person')
  const server = await findServerOrigin(io)
  return withOperations(
    io,
    async (run) => {
      const { people } = await run(listPeopleOperation, {})
      const found = people.filter(({ id, name }) => id === wanted || name === wanted)
      if (wanted !== undefined && found.length !== 1) {
        const known = people.map(({ name, id }) => `${name} (${id})`).join(', ') || 'none yet'
        throw new CommandError(
          'unknown-person',
          found.length === 0
            ? `There is nobody called “${toCell(wanted)}”; there are: ${known}`
            : `Several people are called “${toCell(wanted)}”; give the id: ${known}`,
        )
      }
      const link = await run(createLinkOperation, { personId: found[0]?.id, role, sites })
      const whose = link.personName === null ? `a new person with the role ${link.role}` : link.personName
      return {
        json: { ...link },
        text: `For ${toCell(whose)}, once, until ${renderTime(link.expiresAtMs)}:\n${link.url}`,
      }
    },
    { consoleOrigin: server },
  )
}

/** The port of the command's own environment may be another than that of the running server. */
async function findServerOrigin(io: PortalIo): Promise<string | undefined> {
  const config: Config = io.loadConfig()
  const isDefault = config.console?.origin === findLocalOrigin(config.port)?.origin
  const [server, ...others] = await io.listServers()
  if (!isDefault || !server || others.length > 0) return undefined
  return findLocalOrigin(server.port)?.origin
}

async function runPeople({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { people } = await run(listPeopleOperation, {})
    const rows = people.map(({ id, name, role, sites, usablePasskeys, createdAtMs }) => [
      id,
      toCell(name),
      role,
      sites?.join(', ') ?? 'all',
      String(usablePasskeys),
      renderTime(createdAtMs),
    ])
    return {
      json: { people },
      text:
        rows.length > 0
          ? renderTable(['id', 'name', 'role', 'sites', 'passkeys', 'since'], rows)
          : 'Nobody can sign in yet: console link',
    }
  })
}

async function runLinks({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { links } = await run(listPeopleOperation, {})
    const rows = links.map(({ id, personName, role, sites, expiresAtMs }) => [
      id,
      toCell(personName ?? 'a new person'),
      role,
      sites?.join(', ') ?? 'all',
      renderTime(expiresAtMs),
    ])
    return {
      json: { links },
      text:
        rows.length > 0
          ? renderTable(['id', 'for', 'role', 'sites', 'until'], rows)
          : 'No link is open: console link makes one',
    }
  })
}

async function runWithdraw({ positionals, io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { id } = await run(withdrawLinkOperation, { id: positionals[0] })
    return { json: { id }, text: `Withdrawn: ${id}` }
  })
}

async function runAuditList({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: MAX_ENTRIES })
  const target = toText(values.target)
  const kind = AUDIT_KINDS.find((one) => one === target)
  const [fromMs, lastDayMs] = [toDayMs(values.from, '--from'), toDayMs(values.until, '--until')]
  const wanted = toText(values.person)
  return withOperations(io, async (run) => {
    const page = await run(listAuditOperation, {
      limit,
      ...(kind ? { kind } : { target }),
      operation: toText(values.operation),
      door: toText(values.door),
      fromMs,
      untilMs: lastDayMs === undefined ? undefined : lastDayMs + 86_400_000,
      ...(wanted !== undefined && { personId: await findAuditPerson(run, wanted) }),
    })
    const rows = page.entries.map((entry) => [
      String(entry.id),
      renderTime(entry.atMs),
      toCell(entry.personName),
      entry.operation,
      toCell(entry.target),
      toCell(describeChange(entry), 60),
      entry.undoneAtMs === null ? '' : 'undone',
    ])
    return {
      json: { ...page },
      text:
        rows.length > 0
          ? renderTable(['id', 'when', 'who', 'what', 'target', 'change', ''], rows)
          : 'There is no such change.',
    }
  })
}

/** By name or id, also of a person who was removed since. */
async function findAuditPerson(run: RunOperation, wanted: string): Promise<string> {
  const { people } = await run(getAuditOptionsOperation, {})
  const [found, ...others] = people.filter(({ id, name }) => id === wanted || name === wanted)
  if (found && others.length === 0) return found.id
  const known = people.map(({ name, id }) => `${name} (${id})`).join(', ') || 'nobody yet'
  throw new CommandError(
    'unknown-person',
    found
      ? `Several people are called “${toCell(wanted)}”; give the id: ${known}`
      : `Nobody called “${toCell(wanted)}” changed anything; there are: ${known}`,
  )
}

function toDayMs(value: string | boolean | undefined, option: string): number | undefined {
  const text = toText(value)
  if (text === undefined) return undefined
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(ms)) throw new UsageError(`${option} is a day as in 2026-11-01, not “${toCell(text)}”`)
  return ms
}

function describeChange({
  before,
  after,
}: {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}): string {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const show = (value: unknown) => (value === undefined || value === null ? '–' : JSON.stringify(value))
  return fields.map((field) => `${field}: ${show(before?.[field])} → ${show(after?.[field])}`).join('; ')
}

async function runUndo({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = toCount(positionals[0], 'An id', { from: 1, to: 999_999_999 })
  return withOperations(io, async (run) => {
    const { target } = await run(undoChangeOperation, { id })
    return { json: { id, target }, text: `Undone: ${id}, ${toCell(target)}` }
  })
}

export const consoleCommands: Command[] = [
  {
    name: 'console link',
    summary: 'Make a link with which one person creates one passkey; it is valid once, for an hour',
    args: [],
    options: {
      person: { type: 'string', value: '<name>', help: 'For another passkey of this person' },
      role: {
        type: 'string',
        value: '<role>',
        help: `For a new person: ${ROLES.map((role) => `${role} (${ROLE_TEXTS[role].toLowerCase()})`).join(', ')}`,
      },
      sites: { type: 'string', value: '<hosts>', help: 'Only these sites, separated by commas (all)' },
    },
    example: 'console link --role moderator',
    run: runLink,
  },
  {
    name: 'console people',
    summary: 'List who may sign in to the console',
    args: [],
    options: {},
    example: 'console people',
    run: runPeople,
  },
  {
    name: 'console links',
    summary: 'List links that were made and not used yet; the links themselves are not stored',
    args: [],
    options: {},
    example: 'console links',
    run: runLinks,
  },
  {
    name: 'console withdraw',
    summary: 'Withdraw a link, so that it cannot be used any more',
    args: ['<id>'],
    options: {},
    example: 'console withdraw 0123456789abcdef',
    run: runWithdraw,
  },
  {
    name: 'audit list',
    summary: 'List what was changed, by whom, in the console and on the command line',
    args: [],
    options: {
      target: {
        type: 'string',
        value: '<target>',
        help: `Only of this, such as "game cozy-blocks", or of all of a kind: ${AUDIT_KINDS.join(', ')}`,
      },
      operation: { type: 'string', value: '<name>', help: 'Only these, such as editGame' },
      person: { type: 'string', value: '<name>', help: 'Only by this person, also one who was removed' },
      door: { type: 'string', value: '<door>', help: 'Only from there: console or "command line"' },
      from: { type: 'string', value: '<day>', help: 'From this day on, UTC, as in 2026-11-01' },
      until: { type: 'string', value: '<day>', help: 'Until the end of this day, UTC' },
      limit: { type: 'string', default: '50', value: '<n>', help: 'How many (50)' },
    },
    example: 'audit list --target site --from 2026-11-01',
    run: runAuditList,
  },
  {
    name: 'audit undo',
    summary: 'Undo a change of a game, a site, an article or a page, unless it was changed again since',
    args: ['<id>'],
    options: {},
    example: 'audit undo 12',
    run: runUndo,
  },
]

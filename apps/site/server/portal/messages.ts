/** `messages list`, `messages show`, `messages resolve`. */
import { MESSAGE_DAYS } from '#app/features/contact/contact.ts'
import { findMessage, listMessages } from '../ledger/messages.ts'
import { reopenMessagesOperation, resolveMessagesOperation } from '../operations/inbox.ts'
import { changeEntries, readEntryId, stateOf } from './change-entries.ts'
import { CommandError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { renderTable, renderTime, toCell, toLines } from './table.ts'

const COLUMN_LENGTH = 70

async function runList({ values, io }: CommandInput): Promise<Outcome> {
  const site = typeof values.site === 'string' ? values.site.toLowerCase() : undefined
  return withLedger(io, async (ledger) => {
    const messages = await listMessages(ledger, { site, open: values.all === true ? undefined : true })
    const rows = messages.map((message) => [
      String(message.id),
      renderTime(message.createdAtMs),
      message.site,
      message.topic,
      toCell(message.body, COLUMN_LENGTH),
      message.email === '' ? '–' : message.email,
      stateOf(message),
    ])
    const table = renderTable(['id', 'when', 'site', 'topic', 'message', 'e-mail', 'state'], rows)
    return {
      json: { messages },
      text: rows.length > 0 ? `${table}\n\nTo read one: messages show <id>` : 'No open messages.',
    }
  })
}

async function runShow({ positionals, io }: CommandInput): Promise<Outcome> {
  const id = readEntryId('message', positionals[0]!)
  return withLedger(io, async (ledger) => {
    const message = await findMessage(ledger, id)
    if (!message)
      throw new CommandError(
        'unknown-message',
        `There is no message ${id}; those older than ${MESSAGE_DAYS} days are deleted`,
      )
    const heads = [
      `message  ${message.id}, ${stateOf(message)}`,
      `when     ${renderTime(message.createdAtMs)}`,
      `site     ${toCell(message.site)}`,
      `topic    ${toCell(message.topic)}`,
      `e-mail   ${message.email === '' ? '–' : toCell(message.email, Infinity)}`,
    ]
    return { json: { message }, text: [...heads, '', toLines(message.body)].join('\n') }
  })
}

export const messagesCommands: Command[] = [
  {
    name: 'messages list',
    summary: 'List messages that visitors sent on the contact page',
    args: [],
    options: {
      all: { type: 'boolean', help: 'Resolved ones too' },
      site: { type: 'string', value: '<host>', help: 'Only those of this site' },
    },
    example: 'messages list --all',
    run: runList,
  },
  {
    name: 'messages show',
    summary: 'Show one message in full',
    args: ['<id>'],
    options: {},
    example: 'messages show 3',
    run: runShow,
  },
  {
    name: 'messages resolve',
    summary: 'Mark messages as resolved',
    args: ['<id>…'],
    options: {},
    example: 'messages resolve 3 4',
    run: (input) =>
      changeEntries(input, { name: 'message', operation: resolveMessagesOperation, done: 'Resolved' }),
  },
  {
    name: 'messages reopen',
    summary: 'Open resolved messages again',
    args: ['<id>…'],
    options: {},
    example: 'messages reopen 3 4',
    run: (input) =>
      changeEntries(input, { name: 'message', operation: reopenMessagesOperation, done: 'Opened' }),
  },
]

/** `notify show`, `notify set` and `notify test`: to whom the server writes when something waits or fails. */
import { NOTICE_KINDS } from '../notifications/notices.ts'
import {
  getNotificationsOperation,
  sendTestNotificationOperation,
  setNotificationsOperation,
  type Notifications,
} from '../operations/notifications.ts'
import { toCount } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTime, toCell } from './table.ts'

const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'none')

function render({ settings, channels }: Notifications): string {
  const { emails, webhook, everyMinutes, kinds } = settings
  return [
    `e-mail to ${emails.length > 0 ? emails.map((one) => toCell(one)).join(', ') : 'nobody'}; webhook ${webhook === '' ? 'none' : toCell(webhook, 200)}`,
    `at most one each ${everyMinutes} minutes, about ${kinds.length > 0 ? kinds.join(', ') : 'nothing'}`,
    ...channels.map(({ channel, missing, sentAtMs, failures, error }) => {
      const last = sentAtMs === null ? 'nothing sent yet' : `last sent ${renderTime(sentAtMs)}`
      const fault = failures > 0 ? `; failed ${failures} times: ${toCell(error ?? '', 200)}` : ''
      return `${channel}: ${missing ?? `${last}${fault}`}`
    }),
  ].join('\n')
}

async function runShow({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const found = await run(getNotificationsOperation, {})
    return { json: { ...found }, text: render(found) }
  })
}

async function runSet({ values, io }: CommandInput): Promise<Outcome> {
  const { email, webhook, every, about } = values
  return withOperations(io, async (run) => {
    const found = await run(setNotificationsOperation, {
      ...(typeof email === 'string' && { emails: listOf(email) }),
      ...(typeof webhook === 'string' && { webhook: webhook === 'none' ? '' : webhook }),
      ...(every !== undefined && { everyMinutes: toCount(every, '--every', { from: 5, to: 1440 }) }),
      ...(typeof about === 'string' && { kinds: listOf(about) }),
    })
    return { json: { ...found }, text: render(found) }
  })
}

async function runTest({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { results } = await run(sendTestNotificationOperation, {})
    const text = results.map(
      ({ channel, error }) => `${channel}: ${error === null ? 'sent' : toCell(error, 200)}`,
    )
    const isFailure = results.length === 0 || results.some(({ error }) => error !== null)
    return {
      json: { results },
      text: text.length > 0 ? text.join('\n') : 'There is no address yet: notify set --email <address>',
      isFailure,
    }
  })
}

export const notifyCommands: Command[] = [
  {
    name: 'notify show',
    summary: 'Show to whom notifications go, and whether the last one arrived',
    args: [],
    options: {},
    example: 'notify show',
    run: runShow,
  },
  {
    name: 'notify set',
    summary:
      'Set to whom the server writes when messages, reports or imports wait, or feeds, backups or checks fail',
    args: [],
    options: {
      email: { type: 'string', value: '<a,b>', help: 'E-mail addresses, or none' },
      webhook: { type: 'string', value: '<address>', help: 'An https address, or none' },
      every: { type: 'string', value: '<minutes>', help: 'At most one in this time (15)' },
      about: { type: 'string', value: '<a,b>', help: `Some of ${NOTICE_KINDS.join(', ')} (all)` },
    },
    example: 'notify set --email owner@example.com --every 30',
    run: runSet,
  },
  {
    name: 'notify test',
    summary: 'Send a test notification',
    args: [],
    options: {},
    example: 'notify test',
    run: runTest,
  },
]

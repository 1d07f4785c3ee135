/** Notifications by e-mail and by signed webhook. */
import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { openCheckedStream, type CheckedOptions } from '#app/features/outbound/checked-fetch.server.ts'
import type { Config } from '../config.ts'
import type { Notice } from './notices.ts'
import type { Channel, NotificationSettings } from './notification-store.ts'

const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 64 * 1024

export interface Notification {
  notices: readonly Notice[]
  /** Of the console; null while it is off. */
  consoleOrigin: string | null
  /** Sent by the button. */
  isTest: boolean
  nowMs: number
}

/** Tests: a server of this machine in place of the checked address. */
export type SendOptions = Pick<CheckedOptions, 'resolve' | 'standIn'>

/** Why a way is not used, or null. */
export function findMissing(
  channel: Channel,
  settings: NotificationSettings,
  { notify }: Pick<Config, 'notify'>,
): string | null {
  if (channel === 'email') {
    if (settings.emails.length === 0) return 'no address'
    if (notify.smtpUrl === null) return 'SMTP_URL is not set'
    return notify.from === null ? 'SMTP_FROM is not set' : null
  }
  if (settings.webhook === '') return 'no address'
  return notify.webhookSecret === null ? 'WEBHOOK_SECRET is not set' : null
}

/** Rejects when it does not arrive. */
export function sendNotification(
  channel: Channel,
  {
    settings,
    config,
    notification,
  }: { settings: NotificationSettings; config: Pick<Config, 'notify'>; notification: Notification },
  options: SendOptions = {},
): Promise<void> {
  return channel === 'email'
    ? sendEmail(settings, config, notification)
    : postWebhook(settings, config, notification, options)
}

async function sendEmail(
  { emails }: NotificationSettings,
  { notify }: Pick<Config, 'notify'>,
  notification: Notification,
): Promise<void> {
  const transport = createTransport({
    url: notify.smtpUrl!,
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    // Nothing of a mail names a file or an address to read.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  try {
    await transport.sendMail({ from: notify.from!, to: [...emails], ...describeEmail(notification) })
  } finally {
    transport.close()
  }
}

function describeEmail({ notices, consoleOrigin, isTest }: Notification): { subject: string; text: string } {
  if (isTest) return { subject: 'Playhouse: a test', text: 'Notifications of Playhouse arrive here.\n' }
  const lines = notices.map(
    ({ text, to }) => `${text}${consoleOrigin === null ? '' : `: ${consoleOrigin}${to}`}`,
  )
  const [first] = notices
  const subject = `Playhouse: ${first?.text ?? ''}${notices.length > 1 ? ' and more' : ''}`
  return { subject, text: `${lines.join('\n')}\n` }
}

/** `t` is the time in seconds; `v1` the HMAC-SHA256 of `<t>.<body>` with the secret, hex. */
export function signWebhook(secret: string, body: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

async function postWebhook(
  { webhook }: NotificationSettings,
  { notify }: Pick<Config, 'notify'>,
  { notices, consoleOrigin, isTest, nowMs }: Notification,
  options: SendOptions,
): Promise<void> {
  const body = JSON.stringify({
    isTest,
    notices: notices.map(({ kind, count, text, to }) => ({
      ...{ kind, count, text },
      url: consoleOrigin === null ? null : consoleOrigin + to,
    })),
  })
  const signature = signWebhook(notify.webhookSecret!, body, nowMs)
  const response = await openCheckedStream(webhook, {
    ...options,
    allowedHosts: [new URL(webhook).hostname],
    ...{ maxBytes: MAX_ANSWER_BYTES, timeoutMs: TIMEOUT_MS },
    post: { contentType: 'application/json', body, signature },
  })
  response.close()
  if (response.status < 200 || response.status > 299)
    throw new Error(`The webhook answered ${response.status}`)
}

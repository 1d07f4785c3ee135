import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { addMessage, resolveMessage } from '../ledger/messages.ts'
import { COMMAND_LINE, runOperation, type Operation } from '../operations/operation.ts'
import {
  getNotificationsOperation,
  sendTestNotificationOperation,
  setNotificationsOperation,
} from '../operations/notifications.ts'
import { listAudit } from '../ledger/audit.ts'
import { startNotifications } from './notification-job.ts'
import { sendNotification, signWebhook } from './send-notification.ts'
import { toNotice } from './notices.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const SECRET = 'a secret of sixteen'
const MINUTE_MS = 60_000

/** A mail server; `refuses` answers as one that is overloaded. */
async function openMailServer() {
  const server = { mails: [] as string[], refuses: false, url: '', logins: [] as string[] }
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      server.logins.push(`${auth.username} ${auth.password}`)
      done(null, { user: auth.username })
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (!server.refuses) server.mails.push(text)
        done(server.refuses ? new Error('try later') : null)
      })
    },
  })
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', () => listening()))
  onTestFinished(() => new Promise<void>((closed) => smtp.close(() => closed())))
  server.url = `smtp://robin:pass%20word@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  return server
}

async function openWebhook(status: number) {
  const got: { headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    got.push({ headers: request.headers, body })
    response.writeHead(status).end('ok')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.address() as AddressInfo
  const options = {
    resolve: async () => [{ address: '93.184.216.34', family: 4 as const }],
    standIn: () => ({ address: '127.0.0.1', port }),
  }
  return { got, options }
}

let written = 0
const message = () => ({
  ...{ site: 'localhost', topic: 'other', name: 'Ada', email: 'ada@example.com', createdAtMs: 1 },
  body: `A secret text ${++written}`,
})

function createRun(ledger: Ledger, config: ReturnType<typeof parseConfig>) {
  return <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    isFresh = true,
  ): Promise<Result> =>
    runOperation(
      operation,
      {
        ...{
          ledger,
          reads: ledger,
          config,
          actor: COMMAND_LINE,
          nowMs: Date.now(),
          background: null,
          isFresh,
        },
        consoleOrigin: 'https://console.example.com',
      },
      input,
    )
}

forEachEngine((open) => {
  // covers: '11.27'
  test('what waits is reported once, by number and address, and again when more comes', async () => {
    const [ledger, mail] = [await open(), await openMailServer()]
    const environment = {
      SMTP_URL: mail.url,
      SMTP_FROM: 'site@example.com',
      CONSOLE_ORIGIN: 'https://console.example.com',
    }
    const config = parseConfig(environment, ROOT)
    const run = createRun(ledger, config)
    let nowMs = Date.UTC(2026, 10, 25)
    const warnings: unknown[] = []
    let looks = 0
    const job = startNotifications({
      ...{ ledger, config, everyMs: 5, countDoctorFailures: async () => 0 },
      log: { warn: (_, more) => warnings.push(more), error: console.error },
      now: () => (looks++, nowMs),
    })
    onTestFinished(() => job.close())
    /** Until the job has looked twice from begin to end. */
    const settle = async () => {
      for (const from = looks; looks < from + 3;) await wait(5)
    }
    await addMessage(ledger, message())
    await settle()
    expect(mail.mails).toEqual([])

    await run(setNotificationsOperation, { emails: ['owner@example.com'], everyMinutes: 10 })
    while (mail.mails.length === 0) await wait(5)
    expect(mail.mails[0]).toContain('To: owner@example.com')
    expect(mail.mails[0]).toContain('1 message waits: https://console.example.com/messages')
    expect(mail.mails[0]).not.toMatch(/secret|Ada|ada@/)
    expect(mail.logins[0]).toBe('robin pass word')

    // Within ten minutes nothing more is sent, and afterwards only what is new.
    const second = await addMessage(ledger, message())
    await settle()
    expect(mail.mails).toHaveLength(1)
    nowMs += 11 * MINUTE_MS
    while (mail.mails.length === 1) await wait(5)
    expect(mail.mails[1]).toContain('2 messages wait')
    nowMs += 11 * MINUTE_MS
    await settle()
    expect(mail.mails).toHaveLength(2)

    // One is settled, another comes; the mail server refuses for a while.
    await resolveMessage(ledger, second, nowMs)
    await settle()
    mail.refuses = true
    await addMessage(ledger, message())
    while (warnings.length === 0) await wait(5)
    await settle()
    expect(warnings).toMatchObject([{ channel: 'email', error: expect.stringContaining('try later') }])
    expect((await run(getNotificationsOperation, {})).channels[0]).toMatchObject({ failures: 1 })
    mail.refuses = false
    nowMs += 2 * MINUTE_MS
    while (mail.mails.length === 2) await wait(5)
    await settle()
    expect((await run(getNotificationsOperation, {})).channels).toMatchObject([
      { channel: 'email', missing: null, failures: 0, error: null },
      { channel: 'webhook', missing: 'no address' },
    ])
  })

  test('settings are checked, need a fresh passkey, and leave no address in the audit', async () => {
    const ledger = await open()
    const run = createRun(ledger, parseConfig({}, ROOT))
    for (const change of [
      { emails: ['nobody'] },
      { webhook: 'http://hooks.example.com' },
      { webhook: 'https://user:x@hooks.example.com' },
      { everyMinutes: 1 },
      { kinds: ['weather'] },
    ])
      await expect(run(setNotificationsOperation, change)).rejects.toMatchObject({ code: 'invalid' })
    const change = { emails: ['owner@example.com'], webhook: 'https://hooks.example.com/key-123' }
    await expect(run(setNotificationsOperation, change, false)).rejects.toMatchObject({
      code: 'check-passkey',
    })
    const { channels } = await run(setNotificationsOperation, change)
    expect(channels.map(({ missing }) => missing)).toEqual([
      'SMTP_URL is not set',
      'WEBHOOK_SECRET is not set',
    ])
    const audit = JSON.stringify(await listAudit(ledger, { limit: 10 }))
    expect(audit).toContain('setNotifications')
    expect(audit).not.toMatch(/owner@|key-123/)
    const { results } = await run(sendTestNotificationOperation, {})
    expect(results.map(({ error }) => error)).toEqual(['SMTP_URL is not set', 'WEBHOOK_SECRET is not set'])
  })
})

const settings = { emails: [], webhook: 'https://hooks.example.com/in', everyMinutes: 15, kinds: [] }
const config = { notify: { smtpUrl: null, from: null, webhookSecret: SECRET } }
const notification = {
  notices: [toNotice('feeds', 2)],
  ...{ consoleOrigin: 'https://console.example.com', isTest: false, nowMs: 1_700_000_000_000 },
}

test('a webhook gets numbers and addresses, signed with the time', async () => {
  const { got, options } = await openWebhook(204)
  await sendNotification('webhook', { settings, config, notification }, options)
  const [{ headers, body }] = got as [(typeof got)[0]]
  expect(JSON.parse(body)).toEqual({
    isTest: false,
    notices: [{ kind: 'feeds', count: 2, text: '2 feeds fail', url: 'https://console.example.com/feeds' }],
  })
  const hmac = createHmac('sha256', SECRET).update(`1700000000.${body}`).digest('hex')
  expect(headers['playhouse-signature']).toBe(`t=1700000000,v1=${hmac}`)
  expect(signWebhook('another secret!!', body, notification.nowMs)).not.toContain(hmac)
})

test('a webhook that refuses, redirects or is inside the network has failed', async () => {
  for (const status of [500, 404, 302]) {
    const { options } = await openWebhook(status)
    await expect(sendNotification('webhook', { settings, config, notification }, options)).rejects.toThrow(
      `${status}`,
    )
  }
  const inside = { resolve: async () => [{ address: '10.0.0.1', family: 4 as const }] }
  await expect(sendNotification('webhook', { settings, config, notification }, inside)).rejects.toThrow()
})

/** To whom the server writes: `getNotifications`, `setNotifications`, `sendTestNotification`. */
import * as v from 'valibot'
import {
  CHANNELS,
  NotificationSettingsSchema,
  readNotificationSettings,
  readNotificationState,
  storeNotificationSettings,
  type Channel,
  type ChannelState,
  type NotificationSettings,
} from '../notifications/notification-store.ts'
import { findMissing, sendNotification } from '../notifications/send-notification.ts'
import { defineOperation, recordAudit, type OperationContext } from './operation.ts'

export interface ChannelDetail extends Pick<ChannelState, 'sentAtMs' | 'failures' | 'error'> {
  channel: Channel
  /** Why it is not used; null when it is. */
  missing: string | null
}

export interface Notifications {
  settings: NotificationSettings
  channels: ChannelDetail[]
}

async function describe({ ledger, config }: OperationContext): Promise<Notifications> {
  const settings = await readNotificationSettings(ledger)
  const state = await readNotificationState(ledger)
  const channels = CHANNELS.map((channel) => {
    const { sentAtMs, failures, error } = state[channel]
    return { channel, missing: findMissing(channel, settings, config), sentAtMs, failures, error }
  })
  return { settings, channels }
}

export const getNotificationsOperation = defineOperation({
  name: 'getNotifications',
  permission: 'notifications',
  schema: v.object({}),
  run: (context): Promise<Notifications> => describe(context),
})

export const setNotificationsOperation = defineOperation({
  name: 'setNotifications',
  permission: 'notifications',
  needsFreshCheck: true,
  schema: v.partial(NotificationSettingsSchema),
  async run(context, change): Promise<Notifications> {
    const before = await readNotificationSettings(context.ledger)
    const after = { ...before, ...change }
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await storeNotificationSettings(context.ledger, after)
      await recordAudit(context, 'setNotifications', {
        target: 'notifications',
        before: toAudit(before),
        after: toAudit(after),
      })
    }
    return describe(context)
  },
})

/** Addresses are no matter of the audit; a webhook's may hold a key. */
const toAudit = ({ emails, webhook, everyMinutes, kinds }: NotificationSettings) => ({
  ...{ emails: emails.length, webhook: webhook === '' ? 'none' : 'set', everyMinutes },
  kinds: kinds.join(', '),
})

export interface TestSent {
  results: { channel: Channel; error: string | null }[]
}

export const sendTestNotificationOperation = defineOperation({
  name: 'sendTestNotification',
  permission: 'notifications',
  schema: v.object({}),
  async run({ ledger, config, consoleOrigin, nowMs }): Promise<TestSent> {
    const settings = await readNotificationSettings(ledger)
    const notification = { notices: [], consoleOrigin, isTest: true, nowMs }
    const results: TestSent['results'] = []
    for (const channel of CHANNELS) {
      const missing = findMissing(channel, settings, config)
      if (missing === 'no address') continue
      const error =
        missing ??
        (await sendNotification(channel, { settings, config, notification }).then(
          () => null,
          (cause: Error) => cause.message.slice(0, 200),
        ))
      results.push({ channel, error })
    }
    return { results }
  },
})

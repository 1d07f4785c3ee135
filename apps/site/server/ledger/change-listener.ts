/**
 * Listens for the changes that PostgreSQL announces (migration 011). A notification is lost while the connection is down, so everything is
 * looked at after each connect, and whoever subscribes also polls: a listener that is dead delays a change until the next look.
 */
import pg from 'pg'
import type { VersionKey } from './versions.ts'
import {
  breakConnection,
  guardClient,
  listClientSettings,
  type PostgresOptions,
} from './postgres-connection.ts'

const CHANNEL = 'playhouse_changes'
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** A connection that a router has forgotten looks alive: it is asked regularly. */
const ASK_EVERY_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

export type ChangeTopic = Exclude<VersionKey, 'recordsVersion'> | 'sites'

export interface ChangeListener {
  /** `look` is called after a change of the topic, and whenever one may have been missed. */
  subscribe(topic: ChangeTopic, look: () => void): void
  isListening(): boolean
  close(): Promise<void>
}

export interface ChangeListenerOptions extends PostgresOptions {
  askEveryMs?: number
  answerWithinMs?: number
}

export function startChangeListener(options: ChangeListenerOptions): ChangeListener {
  const { askEveryMs = ASK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS } = options
  const looks: { topic: ChangeTopic; look: () => void }[] = []
  let client: pg.Client | null = null
  let isListening = false
  let isClosed = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  function notify(topic?: string) {
    for (const each of looks) if (topic === undefined || each.topic === topic) each.look()
  }

  async function connect() {
    const opened = new pg.Client({ ...listClientSettings(options), application_name: 'playhouse changes' })
    client = opened
    guardClient(opened, () => answerWithinMs)
    opened.on('notification', ({ payload }) => notify(payload))
    opened.once('end', () => retry(opened))
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
    } catch {
      // The look at the ledger reports it.
      breakConnection(opened)
      return retry(opened)
    }
    isListening = true
    failures = 0
    notify()
    ask(opened)
  }

  function ask(opened: pg.Client) {
    timer = setTimeout(() => {
      opened.query('select 1').then(
        () => client === opened && ask(opened),
        () => breakConnection(opened),
      )
    }, askEveryMs).unref()
  }

  function retry(ended: pg.Client) {
    if (client !== ended) return
    client = null
    isListening = false
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void connect(), Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++)).unref()
  }

  void connect()
  return {
    subscribe: (topic, look) => void looks.push({ topic, look }),
    isListening: () => isListening,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const last = client
      if (!last) return
      const limit = setTimeout(() => breakConnection(last), answerWithinMs)
      await last.end().catch(() => {})
      clearTimeout(limit)
    },
  }
}

import { expect, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import {
  addMessage,
  deleteMessagesBefore,
  findMessage,
  listMessages,
  resolveMessage,
  type NewMessage,
} from './messages.ts'

const HOUR_MS = 3_600_000
const message: NewMessage = {
  site: 'fox.example',
  topic: 'idea',
  body: 'More games about foxes, please.',
  email: '',
  createdAtMs: 1,
}

forEachEngine((open) => {
  test('a message is stored unchanged, listed newest first, and resolved once', async () => {
    const ledger = await open()
    const first = await addMessage(ledger, message)
    const written = { ...message, site: 'owl.example', body: 'Two\nlines\0 😀', email: 'a@b.example' }
    const second = await addMessage(ledger, { ...written, createdAtMs: 2 })
    expect((await listMessages(ledger)).map(({ id }) => id)).toEqual([second, first])
    expect(await findMessage(ledger, second)).toEqual({
      ...written,
      id: second,
      body: 'Two\nlines 😀',
      createdAtMs: 2,
      resolvedAtMs: null,
    })
    expect(await findMessage(ledger, 999)).toBeNull()
    expect(await resolveMessage(ledger, first, 5)).toBe(true)
    expect(await resolveMessage(ledger, first, 6)).toBe(false)
    expect(await resolveMessage(ledger, 999, 6)).toBe(false)
    expect(await listMessages(ledger, { open: false })).toEqual([{ ...message, id: first, resolvedAtMs: 5 }])
    expect(await listMessages(ledger, { open: true })).toMatchObject([{ id: second }])
    expect(await listMessages(ledger, { site: 'fox.example' })).toMatchObject([{ id: first }])
    expect(await listMessages(ledger, { limit: 1 })).toHaveLength(1)
  })

  test('the same words sent twice are one message, until it is resolved or a day has passed', async () => {
    const ledger = await open()
    const first = await addMessage(ledger, message)
    expect(await addMessage(ledger, { ...message, createdAtMs: HOUR_MS })).toBe(first)
    expect(await addMessage(ledger, { ...message, topic: 'other', createdAtMs: HOUR_MS })).not.toBe(first)
    expect(await addMessage(ledger, { ...message, site: 'owl.example', createdAtMs: HOUR_MS })).not.toBe(
      first,
    )
    expect(await addMessage(ledger, { ...message, createdAtMs: 25 * HOUR_MS })).not.toBe(first)
    expect(await listMessages(ledger)).toHaveLength(4)
  })

  test('old messages are deleted, resolved or not, and no id is reused', async () => {
    const ledger = await open()
    const old = await addMessage(ledger, message)
    const resolved = await addMessage(ledger, { ...message, body: 'Another old message.' })
    await resolveMessage(ledger, resolved, 2)
    expect(await deleteMessagesBefore(ledger, 2)).toBe(2)
    expect(await deleteMessagesBefore(ledger, 2)).toBe(0)
    const next = await addMessage(ledger, { ...message, createdAtMs: 2 })
    expect(next).toBeGreaterThan(Math.max(old, resolved))
    expect(await listMessages(ledger)).toMatchObject([{ id: next }])
  })
})

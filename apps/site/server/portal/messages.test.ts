import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyLedger } from '../ledger/ledger-engines.ts'
import { openLedger } from '../ledger/ledger.ts'
import { addMessage, type NewMessage } from '../ledger/messages.ts'
import { createCommands } from './test-commands.ts'

const ESCAPES = '\u001b[2J\u009b31m\u202eevil\u2066\u0007'
const idea: NewMessage = {
  site: 'fox.example',
  topic: 'idea',
  body: 'More foxes, please.\nAnd owls.',
  email: 'kit@fox.example',
  createdAtMs: Date.UTC(2026, 10, 22),
}

async function setUp(messages: NewMessage[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-messages-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await copyEmptyLedger(dataDir)
  const ledger = await openLedger({ dataDir })
  for (const message of messages) await addMessage(ledger, message)
  await ledger.close()
  const { run } = createCommands({ DATA_DIR: dataDir }, { root: dataDir })
  return (...args: string[]) => run('messages', ...args)
}

test('messages are listed, shown in full, and resolved', async () => {
  const run = await setUp([idea, { ...idea, site: 'owl.example', topic: 'game', email: '', createdAtMs: 1 }])
  expect((await run('list')).out).toMatch(
    /^id +when .*\n1 +2026-11-22 00:00 UTC +fox\.example +idea +More foxes, please\. And owls\. +kit@fox\.example +open\n2 /,
  )
  expect((await run('list', '--site', 'OWL.example')).out).not.toContain('fox.example')
  expect((await run('show', '1')).out).toContain(
    'e-mail   kit@fox.example\n\n  | More foxes, please.\n  | And owls.\n',
  )
  expect(await run('resolve', '1', '2')).toMatchObject({ exitCode: 0, out: 'Resolved: 1, 2\n' })
  expect((await run('list')).out).toBe('No open messages.\n')
  expect((await run('list', '--all')).out).toMatch(/resolved\n/)
})

test('for machines there is one object', async () => {
  const run = await setUp([idea])
  expect(JSON.parse((await run('list', '--json')).out)).toMatchObject({ messages: [{ id: 1, ...idea }] })
  expect(JSON.parse((await run('show', '1', '--json')).out)).toMatchObject({ message: { id: 1, ...idea } })
  expect(JSON.parse((await run('resolve', '1', '--json')).out)).toEqual({ resolved: [1] })
  expect(JSON.parse((await run('show', '9', '--json')).out)).toMatchObject({
    error: { code: 'unknown-message' },
  })
})

test('visitors’ texts cannot send control codes to the operator’s terminal', async () => {
  const hostile = {
    ...idea,
    topic: ESCAPES,
    body: `a${ESCAPES}\nb\u2028c\rd`,
    email: `${ESCAPES}@x.example`,
  }
  const run = await setUp([hostile])
  for (const args of [['list'], ['show', '1']]) {
    const { out } = await run(...args)
    expect(out).toContain('evil')
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u)
  }
  // A line that imitates the command's output is prefixed with a bar.
  expect((await run('show', '1')).out).toMatch(/\n {2}\| b\n {2}\| c\n {2}\| d\n$/)
  for (const args of [['list'], ['show', '1']]) {
    const { out } = await run(...args, '--json')
    expect(out.trimEnd()).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u)
    expect(JSON.stringify(JSON.parse(out))).toContain('\u202eevil')
  }
})

test.each([
  [['show', '9'], 1, 'There is no message 9'],
  [['resolve', '9'], 1, 'There is no open message 9; resolved: none'],
  [['show'], 2, 'takes <id>'],
  [['show', 'x'], 2, 'A message’s id is a whole number'],
  [['resolve', '0'], 2, 'A message’s id is a whole number'],
])('%j ends with %i', async (args, exitCode, words) => {
  const answer = await (await setUp([]))(...args)
  expect(answer.exitCode).toBe(exitCode)
  expect(answer.error).toContain(words)
})

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toLedgerFault } from '../last-good/last-good-file.ts'
import { LedgerError } from '../ledger/ledger-error.ts'
import { ChannelError, createChannel, type Channel, type ChannelOptions } from './message-channel.ts'
import { createTestConnection } from './test-ports.ts'

function connect(options: ChannelOptions = {}) {
  const connection = createTestConnection()
  const [worker, primary] = connection.ends.map((end) => createChannel(end, { sweepEveryMs: 5, ...options }))
  onTestFinished(() => [worker!, primary!].forEach((channel) => channel.close()))
  return { worker: worker!, primary: primary!, connection }
}

test('a question gets the answer of its handler, also one that takes a while', async () => {
  const { worker, primary } = connect()
  primary.handle('double', async (number: number) => 2 * number)
  primary.handle('slow', () => new Promise((resolve) => setTimeout(resolve, 30, 'at last')))
  expect(await Promise.all([worker.ask('slow'), worker.ask('double', 4)])).toEqual(['at last', 8])
})

test('errors keep their class, code and detail', async () => {
  const { worker, primary } = connect()
  primary.handle('full', () => {
    throw new LedgerError('full', 'The ledger cannot write: the disk is full', { detail: 'write x failed' })
  })
  primary.handle('disk', () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  })
  const full = await worker.ask('full').catch((error: unknown) => error)
  expect(full).toBeInstanceOf(LedgerError)
  expect(full).toMatchObject({ code: 'full', detail: 'write x failed' })
  expect(toLedgerFault(await worker.ask('disk').catch((error: unknown) => error))).toMatchObject({
    code: 'full',
  })
  await expect(worker.ask('unknown')).rejects.toThrow('no handler for the message unknown')
})

test('a question without an answer is rejected after its time, and a late answer is ignored', async () => {
  const { worker, primary } = connect()
  let finish = () => {}
  primary.handle('never', () => new Promise<void>((resolve) => (finish = resolve)))
  primary.handle('echo', (body) => body)
  await expect(worker.ask('never', null, 20)).rejects.toBeInstanceOf(ChannelError)
  finish()
  expect(await worker.ask('echo', 'still here')).toBe('still here')
})

test('a stalled process rejects what waits for it, at once, until it answers again; a busy one does not', async () => {
  const { worker, primary, connection } = connect({ stallTimeoutMs: 50 })
  primary.handle('slow', () => new Promise((resolve) => setTimeout(resolve, 200, 'done')))
  primary.handle('echo', (body) => body)
  expect(await worker.ask('slow')).toBe('done')

  connection.freeze()
  await expect(worker.ask('echo', 1)).rejects.toThrow('the other process does not answer')
  const askedAtMs = performance.now()
  await expect(worker.ask('echo', 2)).rejects.toThrow('the other process does not answer')
  expect(performance.now() - askedAtMs).toBeLessThan(20)
  const notices: string[] = []
  primary.handle('abandoned', (name: string) => void notices.push(name))
  worker.notify('abandoned', 'a transaction')
  await new Promise((resolve) => setTimeout(resolve, 10))
  connection.thaw()
  await expect.poll(() => worker.ask('echo', 3).catch(() => null)).toBe(3)
  expect(notices).toEqual(['a transaction'])
})

test('the messages of one turn travel together', async () => {
  const { worker, primary, connection } = connect()
  primary.handle('echo', (body) => body)
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  expect(await Promise.all(numbers.map((number) => worker.ask('echo', number)))).toEqual(numbers)
  expect(connection.count()).toBeLessThan(10)
})

function startProcess(): Channel {
  const child = fork(join(import.meta.dirname, 'echo-process.ts'), { serialization: 'advanced' })
  const channel = createChannel({
    post: (message) => void child.send(message as object, () => {}),
    onMessage: (listener) => void child.on('message', listener),
  })
  child.once('exit', () => channel.close())
  onTestFinished(() => void child.kill('SIGKILL'))
  return channel
}

test('between processes, bytes and big numbers arrive as they are, and what waits for a process that ends is rejected', async () => {
  const channel = startProcess()
  const picture = new Uint8Array(8 * 1024 * 1024).map((_, at) => at % 251)
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ slug: `game-${at}`, plays: at, note: null }))
  const echoed = await channel.ask<unknown[]>('echo', [picture, 2n ** 62n, rows, new Map([['a', -0.5]])])
  expect(Buffer.compare(echoed[0] as Uint8Array, picture)).toBe(0)
  expect(echoed.slice(1)).toEqual([2n ** 62n, rows, new Map([['a', -0.5]])])
  await expect(channel.ask('fail')).rejects.toMatchObject({ name: 'LedgerError', code: 'constraint' })
  await expect(channel.ask('end')).rejects.toThrow('the other process has ended')
  await expect(channel.ask('echo')).rejects.toThrow('the other process has ended')
})

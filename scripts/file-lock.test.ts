import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFileLock } from './file-lock.ts'

let root: string
let locked: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'playhouse-lock-'))
  locked = join(root, 'locks/build.sqlite')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a build waits for another one in its folder, and learns that it has ended', async () => {
  const order: string[] = []
  let finish!: () => void
  const first = withFileLock(locked, async (waited) => {
    order.push(`first ${waited}`)
    await new Promise<void>((resolve) => (finish = resolve))
    order.push('first ends')
  })
  const second = withFileLock(locked, async (waited) => void order.push(`second ${waited}`))
  await expect.poll(() => order).toEqual(['first false'])
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first false', 'first ends', 'second true'])
})

test('a failed build leaves the folder to the next one', async () => {
  await expect(withFileLock(locked, () => Promise.reject(new Error('faulty game')))).rejects.toThrow(
    'faulty game',
  )
  expect(await withFileLock(locked, (waited) => Promise.resolve(waited))).toBe(false)
})

test('a killed build leaves the folder to the next one', async () => {
  const file = join(root, 'holds.ts')
  const lock = join(import.meta.dirname, 'file-lock.ts')
  writeFileSync(
    file,
    `import { withFileLock } from ${JSON.stringify(lock)}
     await withFileLock(${JSON.stringify(locked)}, () => (globalThis.work = new Promise(() => setInterval(() => process.send('locked'), 100))))`,
  )
  const child = fork(file, { stdio: 'ignore' })
  await once(child, 'message')
  const next = withFileLock(locked, (waited) => Promise.resolve(waited))
  child.kill('SIGKILL')
  expect(await next).toBe(true)
})

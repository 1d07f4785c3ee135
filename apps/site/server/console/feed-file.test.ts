import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TooLargeError, withBodyFile } from './feed-file.ts'

async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-upload-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, listFiles: () => readdir(join(dataDir, 'uploads')) }
}

const toBody = (text: string) => new Response(text).body!

test('a body is a file while it is used, and deleted afterwards, also after a failure', async () => {
  const { dataDir, listFiles } = await setUp()
  const text = await withBodyFile({ dataDir }, toBody('[1,2]'), (path) => readFile(path, 'utf8'))
  expect(text).toBe('[1,2]')
  expect(await listFiles()).toEqual([])
  const failing = withBodyFile({ dataDir }, toBody('x'), () => Promise.reject(new Error('no feed')))
  await expect(failing).rejects.toThrow('no feed')
  expect(await listFiles()).toEqual([])
})

test('what a killed process left is removed after a day, and a body that is too large is refused', async () => {
  const { dataDir, listFiles } = await setUp()
  await withBodyFile({ dataDir }, toBody('x'), async () => {})
  for (const name of ['old', 'new']) await writeFile(join(dataDir, 'uploads', name), 'x')
  const dayAgo = Date.now() / 1000 - 25 * 3600
  await utimes(join(dataDir, 'uploads', 'old'), dayAgo, dayAgo)
  await withBodyFile({ dataDir }, toBody('x'), async () => {})
  expect(await listFiles()).toEqual(['new'])
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++
      controller.enqueue(new Uint8Array(16 * 1024 * 1024))
    },
  })
  await expect(withBodyFile({ dataDir }, endless, async () => {})).rejects.toThrow(TooLargeError)
  expect(sent).toBeLessThan(60)
  expect(await listFiles()).toEqual(['new'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class FakeScript extends EventTarget {
  async = false
  src = ''
  isRemoved = false
  attributes: Record<string, string> = {}
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }
  remove() {
    this.isRemoved = true
  }
}

let scripts: FakeScript[]

beforeEach(() => {
  vi.useFakeTimers()
  // What is known of one page is nothing to the next.
  vi.resetModules()
  scripts = []
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => void scripts.push(script) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SRC = 'https://ads.example/tag.js'
const openLoader = () => import('./load-script.ts')
const isRejected = (promise: Promise<void>) =>
  promise.then(
    () => false,
    () => true,
  )

test('a script is fetched once for all callers', async () => {
  const { loadScript } = await openLoader()
  const both = [loadScript(SRC, { attributes: { crossorigin: 'anonymous' } }), loadScript(SRC)]
  expect(scripts).toMatchObject([{ src: SRC, async: true, attributes: { crossorigin: 'anonymous' } }])
  scripts[0]!.dispatchEvent(new Event('load'))
  await Promise.all(both)
  await loadScript(SRC)
  expect(scripts).toHaveLength(1)
})

test('a blocked script leaves nothing behind, and is retried after a minute', async () => {
  const { loadScript } = await openLoader()
  const first = isRejected(loadScript(SRC))
  scripts[0]!.dispatchEvent(new Event('error'))
  expect(await first).toBe(true)
  expect(scripts[0]!.isRemoved).toBe(true)
  expect(await isRejected(loadScript(SRC))).toBe(true)
  expect(scripts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  const second = loadScript(SRC)
  scripts[1]!.dispatchEvent(new Event('load'))
  await second
})

test('a script that comes too late is there all the same: it is not fetched a second time', async () => {
  const { loadScript } = await openLoader()
  const waiting = isRejected(loadScript(SRC, { limitMs: 5000 }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBe(true)
  scripts[0]!.dispatchEvent(new Event('load'))
  await loadScript(SRC, { limitMs: 5000 })
  await vi.advanceTimersByTimeAsync(60_000)
  await loadScript(SRC)
  expect(scripts).toHaveLength(1)
})

test('a script that never comes is waited for where no time is set', async () => {
  const { loadScript } = await openLoader()
  let isOver = false
  void isRejected(loadScript(SRC)).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(isOver).toBe(false)
})

test('a page works without a script that it only starts', async () => {
  const { startScript } = await openLoader()
  startScript(SRC)
  scripts[0]!.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  expect(scripts[0]!.isRemoved).toBe(true)
})

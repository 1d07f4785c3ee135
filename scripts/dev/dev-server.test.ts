/** A made-up site of three files, run by the real Vite. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDevServer } from './dev-server.ts'

const APP = `
import { greeting } from './greeting.ts'
export async function createPortalServer(config) {
  let isOpen = true
  globalThis.devServerTest.opened++
  return {
    fetch: () =>
      new Response(isOpen ? greeting + ' of ' + config.rootDir : 'closed', {
        headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'sha256-x'; img-src 'self'" },
      }),
    describeConsole: async () => ['Console of ' + config.rootDir],
    portal: { close: async () => { isOpen = false; globalThis.devServerTest.closed++ } },
  }
}
`
const START_CONFIG = `
export async function loadStartConfig(rootDir) {
  return { rootDir, host: '127.0.0.1', port: 0 }
}
`

async function openSite() {
  const root = mkdtempSync(join(tmpdir(), 'dev-server-'))
  const folder = join(root, 'apps/site/server')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('app.ts', APP)
  write('start-config.ts', START_CONFIG)
  write('greeting.ts', `export const greeting = 'first'`)
  write('worker.ts', '')
  const counts = { opened: 0, closed: 0 }
  vi.stubGlobal('devServerTest', counts)
  const printed: string[] = []
  const server = await startDevServer({ root, print: (line) => printed.push(line) })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true, force: true })
    vi.unstubAllGlobals()
  })
  const ask = async () => {
    const response = await fetch(server.url)
    return `${response.status} ${await response.text()}`
  }
  /** Writes again before each question: a watcher that has just begun, or has just seen a change, may overlook one. */
  const change = (name: string, text: string) =>
    expect.poll(async () => (write(name, text), await ask()), { interval: 100 })
  return { url: server.url, root, ask, change, counts, printed, describeConsole: server.describeConsole }
}

test('a server file that changes changes the next answer, and the server before it is closed', async () => {
  const { root, ask, change, counts, printed } = await openSite()
  expect(await ask()).toBe(`200 first of ${root}`)
  expect(counts).toEqual({ opened: 1, closed: 0 })

  await change('greeting.ts', `export const greeting = 'second'`).toBe(`200 second of ${root}`)
  expect(counts.opened).toBeGreaterThan(1)
  expect(counts.closed).toBe(counts.opened - 1)
  expect(printed[0]).toMatch(/^Server reloaded in \d+\.\d s$/)
})

test('a start says where the console is', async () => {
  const { root, describeConsole } = await openSite()
  expect(await describeConsole()).toEqual([`Console of ${root}`])
})

test('requests after a change wait for one and the same server', async () => {
  const { root, ask, change, counts } = await openSite()
  await change('greeting.ts', `export const greeting = 'second'`).toBe(`200 second of ${root}`)
  const answers = await Promise.all(Array.from({ length: 5 }, ask))
  expect(new Set(answers)).toEqual(new Set([`200 second of ${root}`]))
  expect(counts.closed).toBe(counts.opened - 1)
})

test('a file that only a worker reads opens the server again', async () => {
  const { root, change, counts } = await openSite()
  await change('worker.ts', '// changed').toSatisfy(() => counts.opened > 1)
  expect(counts.closed).toBe(counts.opened - 1)
  await change('greeting.ts', `export const greeting = 'second'`).toBe(`200 second of ${root}`)
})

test('a file that does not parse is reported to the developer, until it is repaired', async () => {
  const { root, change } = await openSite()
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  await change('greeting.ts', 'export const').toContain('500 The server could not be loaded.')
  expect(report).toHaveBeenCalled()
  await change('greeting.ts', `export const greeting = 'repaired'`).toBe(`200 repaired of ${root}`)
})

test('a page may have the styles that Vite adds, and keeps the rest of its policy', async () => {
  const { url } = await openSite()
  const { headers } = await fetch(url)
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'",
  )
})

/** An operator's changes reach a server that runs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/test/site-server.ts'
import { runPortal } from './operator.ts'
import { expect, test } from './site-test.ts'
import { readColour } from './three-sites.ts'
import { visit } from './visit.ts'

test('a site is added, changed and taken away while the server runs', async ({ browser, watch }) => {
  test.setTimeout(120_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-sites-'))
  const server = await startServer({ dataDir })
  try {
    const ask = (path: string, body?: object) =>
      fetchAs(server.port, 'fox.localhost', path, body).then(({ status }) => status)
    const readTitle = async () => (await fetchAs(server.port, 'fox.localhost', '/manifest.webmanifest')).text
    expect(await ask('/')).toBe(421)
    expect(runPortal(dataDir, 'site', 'add', 'fox.localhost', '--name', 'Fox Games').status).toBe(0)
    await expect.poll(() => ask('/'), { timeout: 15_000 }).toBe(200)
    expect(await readTitle()).toContain('"name":"Fox Games"')
    expect(await ask('/icons/icon-512.png')).toBe(200)
    expect(await ask('/api/getCPU', { hostName: 'fox.localhost' })).toBe(404)

    runPortal(dataDir, 'site', 'set', 'fox.localhost', 'runtime.isShowCPU', '1')
    runPortal(dataDir, 'site', 'set', 'fox.localhost', 'theme.background', '"#102a20"')
    await expect.poll(readTitle, { timeout: 15_000 }).toContain('"theme_color":"#102a20"')
    const context = await browser.newContext({ baseURL: `http://fox.localhost:${server.port}` })
    watch.allowOrigin(`http://fox.localhost:${server.port}`)
    watch.follow(context)
    const page = await context.newPage()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    // The first to ask after a change still gets the page that was kept.
    const readChanged = async () => {
      await visit(page, '/')
      return readColour(page)
    }
    await expect.poll(readChanged, { timeout: 15_000 }).toBe('#102a20')
    await expect.poll(() => logged.join()).toMatch(/server: cpu \d+ %, memory \d+ %/)
    await context.close()

    expect(runPortal(dataDir, 'site', 'remove', 'fox.localhost').status).toBe(0)
    await expect.poll(() => ask('/'), { timeout: 15_000 }).toBe(421)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Node resolves no subdomain of localhost everywhere, so the address is given and the host is said. */
function fetchAs(
  port: number,
  host: string,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${host}:${port}`, 'Content-Type': 'application/json' }
    const call = httpRequest(
      { host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

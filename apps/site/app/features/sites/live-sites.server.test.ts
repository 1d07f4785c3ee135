import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder } from '#server/ledger/ledger-engines.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { setSiteEdits } from '#server/ledger/sites.ts'
import { startSites } from './live-sites.server.ts'

test('a redirect that cannot be followed is logged by name, at start and when it is set', async () => {
  const dir = await makeTestFolder()
  writeFileSync(join(dir, 'fox.example.json'), '{"redirects":{"/old":"//evil.example"}}')
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  const warnings: unknown[] = []
  const log = {
    info() {},
    error() {},
    flush() {},
    warn: (_: string, fields?: object) => void warnings.push(fields),
  }
  const sites = await startSites({ ledger, dir, log, pollMs: 5 })
  onTestFinished(async () => {
    await sites.close()
    await ledger.close()
  })
  expect(warnings).toMatchObject([{ where: 'fox.example.json', key: 'redirects./old' }])
  await setSiteEdits(ledger, 'owl.example', { redirects: { '/g/:a': '/h/:b', '/x': '/y' } })
  await expect
    .poll(() => sites.findSite('owl.example')?.redirects)
    .toEqual({ '/x': { to: '/y', status: 307 } })
  expect(warnings.at(-1)).toMatchObject({ where: 'owl.example in the ledger', key: 'redirects./g/:a' })
})

test('an edit that could not be read at first is shown as soon as possible, and its fault is logged once', async () => {
  const dir = await makeTestFolder()
  writeFileSync(join(dir, 'fox.example.json'), '{"name":"Fox"}')
  const ledger = await openLedger({ dataDir: await makeTestFolder() })
  const errors: unknown[] = []
  const log = {
    info() {},
    warn() {},
    flush() {},
    error: (_: string, error: unknown) => void errors.push(error),
  }
  const sites = await startSites({ ledger, dir, log, pollMs: 5 })
  onTestFinished(async () => {
    await sites.close()
    await ledger.close()
  })
  // A file is being written.
  writeFileSync(join(dir, 'owl.example.json'), '{"name":')
  await setSiteEdits(ledger, 'fox.example', { name: 'Red Fox' })
  await expect.poll(() => errors.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(errors).toHaveLength(1)
  expect(sites.findSite('fox.example')?.name).toBe('Fox')
  rmSync(join(dir, 'owl.example.json'))
  await expect.poll(() => sites.findSite('fox.example')?.name).toBe('Red Fox')
})

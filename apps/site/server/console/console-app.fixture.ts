/** Test only: a console over HTTP with a person who is signed in. */
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { parseConfig } from '../config.ts'
import { insertSession } from '../ledger/console-access.ts'
import type { OpenLedger } from '../ledger/ledger-engines.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { makeGame } from '../ledger/make-game.ts'
import { insertPerson } from '../ledger/people.ts'
import { createLimits } from '../limits.ts'
import type { Portal } from '../portal-state.ts'
import { createConsoleApp } from './console-app.ts'

export const ROOT = resolve(import.meta.dirname, '../../../..')
export const ORIGIN = 'https://console.example.com'
export const TOKEN = 'A'.repeat(43)
export const PAGE = '<!doctype html><title>Console</title>'
export const noFiles = { has: () => false, serve: async () => null }

/** `checkedMs` is when the person last used the passkey. */
export async function openConsole(
  open: OpenLedger,
  { role = 'owner', checkedMs = Date.now(), sites = null as readonly string[] | null, environment = {} } = {},
) {
  const ledger = await open()
  await upsertOwnGames(ledger, [makeGame({ slug: 'kite', title: '<img src=x onerror=alert(1)>' })])
  await insertPerson(ledger, { id: 'person-1', name: 'Robin', role, sites, createdAtMs: 1 })
  await insertSession(ledger, TOKEN, { id: 'session-1', personId: 'person-1', device: '', nowMs: checkedMs })
  const config = { ...parseConfig({ CONSOLE_ORIGIN: ORIGIN, ...environment }, ROOT) }
  const error = vi.fn()
  const portal = {
    config,
    ledger,
    reads: { get: async () => ledger },
    lastGood: null,
    ledgerWatch: { away: () => null },
    limits: createLimits(true),
    sites: { listSites: () => [] },
    catalogue: { games: () => [] },
    log: { error },
  } as unknown as Portal
  const app = createConsoleApp(portal, config.console!, { files: noFiles, page: PAGE })
  const call = (path: string, init: RequestInit & { from?: string; site?: string; cookie?: string } = {}) => {
    const { from = ORIGIN, site = 'same-origin', cookie = `__Host-console=${TOKEN}`, ...others } = init
    const headers = {
      'content-type': 'application/json',
      ...{ origin: from, 'sec-fetch-site': site, cookie },
    }
    return app.fetch(new Request(`${ORIGIN}/api/${path}`, { method: 'POST', headers, body: '{}', ...others }))
  }
  return { app, call, ledger, error, portal }
}

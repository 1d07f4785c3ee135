/** `builds/meta/{buildId}.json`: the route rules of this page's build. Fetched once, and again after a failure. */
import { FetchError, fetchJson } from '#app/api-client.ts'
import type { Matcher } from './matcher.ts'

export interface AppManifest {
  id: string
  timestamp: number
  matcher: Matcher
  prerendered: string[]
}

let pending: Promise<AppManifest | null> | null = null
let known: AppManifest | null = null

/** Null when the server no longer has the build (403, 404): then the server has a newer one. Rejects for every other failure. */
export function getAppManifest(build: string): Promise<AppManifest | null> {
  pending ??= fetchManifest(build).catch((error: unknown) => {
    pending = null
    if (error instanceof FetchError && (error.status === 404 || error.status === 403)) return null
    console.error('Error fetching app manifest.', error)
    throw error
  })
  return pending
}

async function fetchManifest(build: string): Promise<AppManifest> {
  const manifest = await fetchJson<AppManifest>(`/builds/meta/${build}.json`, { priority: 'low' })
  if (typeof manifest?.matcher !== 'object') throw new Error('it is malformed')
  known = manifest
  return manifest
}

/** The rules, if they are loaded; until then a page's data has its redirect. */
export function findKnownRules(): Matcher | null {
  return known?.matcher ?? null
}

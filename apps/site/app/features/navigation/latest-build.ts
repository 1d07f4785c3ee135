import { getAppManifest } from './app-manifest.ts'
import { fetchJson } from '#app/api-client.ts'

/** Whether the server has another build than this one. A build that the server no longer has is older than its current one. */
export async function hasNewerBuild(build: string): Promise<boolean> {
  // Any other failure with the own manifest says nothing about the latest build.
  const own = await getAppManifest(build).catch(() => undefined)
  const latest = await fetchJson<{ id?: unknown }>(`/builds/latest.json?${Date.now()}`)
  if (typeof latest?.id !== 'string') throw new Error('builds/latest.json names no build')
  return own === null || latest.id !== build
}

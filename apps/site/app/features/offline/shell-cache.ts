/** The site's own files, one cache per build: the latest, and the one before it, which cached pages still need. */
import * as v from 'valibot'

const PREFIX = 'shell:'
const MAX_SHELLS = 2
const ORDER_CACHE = 'shells'
const ORDER_KEY = '/shells.json'
const OrderSchema = v.array(v.object({ name: v.string(), at: v.number() }))

export const nameShell = (version: string) => PREFIX + version

export const openShell = (version: string): Promise<Cache> => caches.open(nameShell(version))

/** Called when a build's worker takes over: older builds leave. Returns since when the oldest that stays has been in use. */
export async function deleteOldShells(current: string): Promise<number> {
  const order = await caches.open(ORDER_CACHE)
  const stored = v.safeParse(OrderSchema, await (await order.match(ORDER_KEY))?.json().catch(() => null))
  const before = stored.success ? stored.output.filter(({ name }) => name !== current) : []
  const shells = [{ name: current, at: Date.now() }, ...before].slice(0, MAX_SHELLS)
  await order.put(ORDER_KEY, Response.json(shells))
  const currentNames = new Set(shells.map(({ name }) => name))
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && !currentNames.has(name))
      .map((name) => caches.delete(name)),
  )
  // With one build only, nothing was deleted that a cached page could need.
  return shells.length < MAX_SHELLS ? 0 : shells.at(-1)!.at
}

/** The page's side of the service worker: starts it, reports what was used, and reloads when a newer one took over. */
import { isSavingData, mayPrefetch } from '#app/features/navigation/connection.ts'
import { postJson } from '#app/api-client.ts'
import { isGameRunning } from '#app/features/navigation/running-game.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import { canSaveOffline } from './ask-worker.ts'
import type { WorkerRequest } from './offline.ts'

const WORKER_URL = '/sw.js'
const MAX_REPORTED_FILES = 400

/** Registers the worker; a failure is recorded, and the page works without. */
export async function startWorker(): Promise<void> {
  if (!canSaveOffline()) return
  const workers = navigator.serviceWorker
  let hadWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (hadWorker) reloadWhenQuiet()
    else reportVisited(listUsedFiles())
    hadWorker = true
  })
  try {
    await workers.register(WORKER_URL, { updateViaCache: 'none' })
  } catch (error) {
    recordFailure(error)
  }
}

/**
 * When the operator has switched the worker off: an installed one updates, deletes its caches and unregisters. The page deletes
 * what it wrote meanwhile.
 */
export async function endWorker(): Promise<void> {
  if (!canSaveOffline()) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const registration of registrations) await registration.update().catch(() => null)
  for (const name of await caches.keys()) await caches.delete(name)
}

/** A client navigation loads only the page's data: the worker saves the page itself too. */
export function reportVisited(files: string[] = []): void {
  if (isSavingData()) return
  navigator.serviceWorker.controller?.postMessage({
    type: 'visited',
    pages: [location.pathname + location.search],
    files,
  } satisfies WorkerRequest)
}

/** Long after a page has loaded, and never while the connection or a game is busy. */
const STARTER_WAIT_MS = 20_000

/** One small game after the other, so that none of them delays a page. */
const STARTER_PAUSE_MS = 6_000
const MAX_STARTERS = 4

/** Asks the worker to save small games for a visit without a network. Returns how to call it off. */
export function scheduleStarters(): () => void {
  let timer = setTimeout(requestStarter, STARTER_WAIT_MS)
  let requests = 0
  function requestStarter() {
    requests++
    if (requests < MAX_STARTERS) timer = setTimeout(requestStarter, STARTER_PAUSE_MS)
    if (!mayPrefetch() || isGameRunning() || document.hidden || !navigator.onLine) return
    whenIdle(() =>
      navigator.serviceWorker.controller?.postMessage({ type: 'starter' } satisfies WorkerRequest),
    )
  }
  return () => clearTimeout(timer)
}

/** Pictures this page has loaded, and the game in its frame. */
function listUsedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const frames = [...document.querySelectorAll('iframe')].map(({ src }) => src)
  const own = [...loaded, ...frames].filter((url) => url.startsWith(`${location.origin}/`))
  return [...new Set(own.map((url) => url.slice(location.origin.length)))].slice(0, MAX_REPORTED_FILES)
}

let isReloadDue = false

/** A newer worker has taken over: the page is loaded again, but never under a running game or a half-written text. */
function reloadWhenQuiet(): void {
  isReloadDue = true
  reloadIfQuiet()
  document.addEventListener('visibilitychange', reloadIfQuiet)
}

/** Called when another page was reached, too. */
export function reloadIfQuiet(): void {
  if (!isReloadDue || isBusy()) return
  isReloadDue = false
  location.reload()
}

function isBusy(): boolean {
  return isHalfWritten(document) || isGameRunning() || document.querySelector('dialog[open]') !== null
}

interface Field {
  value: string
  defaultValue: string
}

/** Whether a reload would lose text, also in a field without focus; in the focused field any text counts. */
export function isHalfWritten(page: {
  activeElement: unknown
  querySelectorAll(selector: string): Iterable<unknown>
}): boolean {
  const fields = [...page.querySelectorAll('input, textarea')] as Field[]
  return fields.some(
    (field) => field.value !== field.defaultValue || (field === page.activeElement && field.value !== ''),
  )
}

function recordFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  console.warn(`service worker could not be registered: ${reason}`)
  const fault = { name: 'registration-failed', reason: reason.slice(0, 300) }
  postJson('/api/workerFault', fault).catch(() => null)
}

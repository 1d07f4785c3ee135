/** Questions to the service worker, each with its answer. */
import type { OfflineGame, WorkerAnswer, WorkerRequest } from './offline.ts'

const ANSWER_MS = 60_000
/** On a first visit the worker is still being put in. */
const READY_MS = 10_000

export const canSaveOffline = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator

/** Null when there is no worker, or it failed. */
export async function requestWorker(request: WorkerRequest): Promise<OfflineGame[] | null> {
  if (!canSaveOffline()) return null
  const active = await findActiveWorker()
  if (!active) return null
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const limit = setTimeout(() => resolve(null), ANSWER_MS)
    port1.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => {
      clearTimeout(limit)
      resolve(event.data.games)
    })
    port1.start()
    active.postMessage(request, [port2])
  })
}

async function findActiveWorker(): Promise<ServiceWorker | null> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    limit = setTimeout(() => resolve(null), READY_MS)
  })
  const registration = await Promise.race([navigator.serviceWorker.ready, late])
  clearTimeout(limit)
  return registration?.active ?? null
}

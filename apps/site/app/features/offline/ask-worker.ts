/** Questions to the service worker, each with its answer. */
import type { KeptGame, WorkerAnswer, WorkerQuestion } from './offline.ts'

const ANSWER_MS = 60_000

export const canKeep = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator

/** Null when there is no worker, or it could not do it. */
export async function askWorker(question: WorkerQuestion): Promise<KeptGame[] | null> {
  if (!canKeep()) return null
  const active = (await navigator.serviceWorker.getRegistration())?.active
  if (!active) return null
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const limit = setTimeout(() => resolve(null), ANSWER_MS)
    port1.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => {
      clearTimeout(limit)
      resolve(event.data.games)
    })
    port1.start()
    active.postMessage(question, [port2])
  })
}

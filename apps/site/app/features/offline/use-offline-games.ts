/** The worker's list of saved games, shared by all components that show it. */
import { useEffect, useSyncExternalStore } from 'react'
import type { OfflineGame, WorkerRequest } from './offline.ts'
import { requestWorker } from './ask-worker.ts'

let games: readonly OfflineGame[] | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(next: readonly OfflineGame[]): void {
  games = next
  for (const listener of listeners) listener()
}

/** Asks the worker and shows what it answers; false when it could not be done. */
export async function requestOfflineGames(request: WorkerRequest): Promise<boolean> {
  const answer = await requestWorker(request)
  show(answer ?? games ?? [])
  return answer !== null
}

/** Null until the worker has answered, or it is known that none will. */
export function useOfflineGames(): readonly OfflineGame[] | null {
  useEffect(() => {
    void requestOfflineGames({ type: 'list' })
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => games,
    () => null,
  )
}

/** The worker's list of kept games, shared by all that show it. */
import { useEffect, useSyncExternalStore } from 'react'
import type { KeptGame, WorkerQuestion } from './offline.ts'
import { askWorker } from './ask-worker.ts'

let games: readonly KeptGame[] | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(kept: readonly KeptGame[]): void {
  games = kept
  for (const listener of listeners) listener()
}

/** Asks the worker and shows what it answers; false when it could not be done. */
export async function changeKept(question: WorkerQuestion): Promise<boolean> {
  const answer = await askWorker(question)
  show(answer ?? games ?? [])
  return answer !== null
}

/** Null until the worker has answered, or it is known that none will. */
export function useKeptGames(): readonly KeptGame[] | null {
  useEffect(() => {
    void changeKept({ type: 'list' })
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => games,
    () => null,
  )
}

import { useSyncExternalStore } from 'react'
import { EMPTY_LOCAL_DATA, type LocalData } from './local-data.ts'
import { readLocal, subscribeLocal } from './local-store.ts'

/**
 * A part of the visitor's data. The server and the first client render see empty data, so that a cached page hydrates without a mismatch.
 * The selector must return the same reference for the same data: pick, do not build.
 */
export function useLocalData<Part>(select: (data: LocalData) => Part): Part {
  return useSyncExternalStore(
    subscribeLocal,
    () => select(readLocal()),
    () => select(EMPTY_LOCAL_DATA),
  )
}

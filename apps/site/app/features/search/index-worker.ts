/** The worker that builds a search index, so that a large catalogue never holds up an answer. Run from source by Node itself. */
import { parentPort, workerData } from 'node:worker_threads'
import { type IndexedGame, buildSearchIndex } from './index-build.server.ts'

const games: IndexedGame[] = []

parentPort!.on('message', (chunk: IndexedGame[] | null) => {
  if (chunk !== null) {
    games.push(...chunk)
    return
  }
  const { file, mark } = workerData as { file: string; mark: string }
  buildSearchIndex(file, games, mark)
  parentPort!.close()
})

import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { findSourceFile } from '#server/base/source-file.ts'
import type { IndexedGame } from './index-build.server.ts'

const WORKER_PATH = 'apps/site/app/features/search/index-worker.ts'
const GAMES_PER_MESSAGE = 500

/** What the index reads of a game; the rest need not be copied to the worker. */
function pickIndexed(game: IndexedGame): IndexedGame {
  const { slug, title, tags, maker, summary, plays, quality, devices, offline, categories } = game
  const controls = game.controls.touch ? { touch: [] } : {}
  return { slug, title, tags, maker, summary, plays, quality, devices, offline, categories, controls }
}

/** `buildSearchIndex` on another thread. */
export async function buildSearchIndexInWorker(
  file: string,
  games: readonly IndexedGame[],
  mark = '',
  workerFile = findSourceFile(WORKER_PATH),
): Promise<void> {
  const worker = new Worker(workerFile, { workerData: { file, mark }, execArgv: [] })
  const finished = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Building the search index ${file}: the worker ended with code ${code}`)),
    )
  })
  // Each message is copied on this thread; in portions, with a turn between, no answer waits for all of them.
  for (let start = 0; start < games.length; start += GAMES_PER_MESSAGE) {
    worker.postMessage(games.slice(start, start + GAMES_PER_MESSAGE).map(pickIndexed))
    await Promise.race([nextTurn(), finished])
  }
  worker.postMessage(null)
  await finished
}

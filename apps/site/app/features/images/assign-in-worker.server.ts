/** `assignCovers` on another thread: with 100,000 new games it takes minutes. */
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { findSourceFile } from '#server/base/source-file.ts'
import type { AssignableGame } from './assign-covers.ts'
import type { GameList } from './list-places.ts'

const WORKER_PATH = 'apps/site/app/features/images/assign-worker.ts'
/** A message is copied on this thread; in portions, no answer waits for all of them. */
const GAMES_PER_MESSAGE = 500

/** What the worker is sent: games, then the lists. */
export type AssignRequest = { games: AssignableGame[] } | { lists: readonly GameList[] }
/** What it answers, in portions. */
export type AssignReply = [slug: string, choice: CoverChoice][]

export async function assignCoversInWorker(
  games: readonly AssignableGame[],
  lists: readonly GameList[],
): Promise<Map<string, CoverChoice>> {
  const worker = new Worker(findSourceFile(WORKER_PATH), { name: 'covers', execArgv: [] })
  const choices = new Map<string, CoverChoice>()
  worker.on('message', (reply: AssignReply) => {
    for (const [slug, choice] of reply) choices.set(slug, choice)
  })
  const ended = once(worker, 'exit') as Promise<[number]>
  const send = (request: AssignRequest) => worker.postMessage(request)
  for (let start = 0; start < games.length; start += GAMES_PER_MESSAGE) {
    send({ games: games.slice(start, start + GAMES_PER_MESSAGE) })
    await Promise.race([nextTurn(), ended])
  }
  send({ lists })
  const [code] = await ended
  if (code !== 0) throw new Error(`Choosing drawn covers: the worker ended with code ${code}`)
  return choices
}

/** The worker that chooses drawn covers. Run from source by Node itself. */
import { parentPort } from 'node:worker_threads'
import { assignCovers, type AssignableGame } from './assign-covers.ts'
import type { AssignReply, AssignRequest } from './assign-in-worker.server.ts'

const CHOICES_PER_MESSAGE = 500
const games: AssignableGame[] = []

parentPort!.on('message', (request: AssignRequest) => {
  if ('games' in request) {
    games.push(...request.games)
    return
  }
  const choices = [...assignCovers(games, request.lists)]
  for (let start = 0; start < choices.length; start += CHOICES_PER_MESSAGE) {
    const reply: AssignReply = choices.slice(start, start + CHOICES_PER_MESSAGE)
    parentPort!.postMessage(reply)
  }
  parentPort!.close()
})

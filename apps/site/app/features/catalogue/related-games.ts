/** Which games are like another one. */
import type { Game } from '#app/domain/game.ts'
import { takeByScore } from './ranking.ts'

const RELATED_COUNT = 40

/** Tags that say how a game is played, not what it is about; games that share only these are not alike. */
const WAYS_TO_PLAY: ReadonlySet<string> = new Set([
  ...[
    'casual',
    'daily',
    'endless',
    'free',
    'fun',
    'ghost',
    'html5',
    'keyboard',
    'kids',
    'levels',
    'mobile',
    'mouse',
  ],
  ...['offline', 'one-button', 'one-hand', 'relaxing', 'single-player', 'touch', 'touchscreen'],
])
/** Less than the most frequent subject. */
const WAY_WEIGHT = 0.03

/** Games that share the rarest tags come first; the best ones fill the rest. */
export function findRelated(
  game: Game,
  tags: ReadonlyMap<string, readonly Game[]>,
  best: readonly Game[],
): readonly Game[] {
  const scores = new Map<Game, number>()
  for (const tag of game.tags) {
    const sharing = tags.get(tag) ?? []
    const weight = WAYS_TO_PLAY.has(tag) ? WAY_WEIGHT : 1 / Math.log2(2 + sharing.length)
    // A huge tag says little and costs much: its best games are enough.
    for (const other of sharing.slice(0, 400)) scores.set(other, (scores.get(other) ?? 0) + weight)
  }
  scores.delete(game)
  const close = takeByScore(
    scores.keys(),
    (other) => (scores.get(other) ?? 0) + other.quality * 0.2,
    RELATED_COUNT,
  )
  // As few as are missing, because this would else look at every game of the site.
  const filling = best
    .values()
    .filter((other) => other !== game && !scores.has(other))
    .take(RELATED_COUNT - close.length)
  return [...close, ...filling]
}

/** A row of random games, loaded when the page is idle. Its space is reserved, so nothing moves when they load. */
import { useEffect } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'
import { postJson } from '#app/api-client.ts'
import { useCall } from '#app/features/navigation/use-call.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { GameRow } from './game-row.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './surprise-row.module.css'

const PLACES = 9

/** The answer's games are the server's own tiles. */
const fetchRandomGames = () => postJson<{ games: Tile[] }>('/api/randomJsonApi', {})

export function SurpriseRow() {
  const { status, answer, run } = useCall(fetchRandomGames)
  useEffect(() => whenIdle(() => void run()), [run])
  if (answer === null && status !== 'error') {
    return (
      <section
        className={clsx(styles.waiting, NEEDS_SCRIPTS)}
        aria-label={listTexts.home.surprise}
        aria-busy="true"
      >
        <h2>{listTexts.home.surprise}</h2>
        <ul aria-hidden="true">
          {Array.from({ length: PLACES }, (_, place) => (
            <li key={place} />
          ))}
        </ul>
      </section>
    )
  }
  return (
    <GameRow
      label={listTexts.home.surprise}
      // Without a response the row is removed and the page stays.
      tiles={answer?.games ?? []}
      action={
        <button type="button" className={styles.again} onClick={() => void run()}>
          {listTexts.home.surpriseAgain}
        </button>
      }
    />
  )
}

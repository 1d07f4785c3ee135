/** A shelf of games picked by chance, asked for when the page has come to rest. Its room is kept, so nothing moves when they come. */
import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#app/features/sites/site-configuration.ts'
import { postJson } from '#app/features/updates/fetch.ts'
import { en as texts } from '#app/texts/en.ts'
import { GameRow } from './game-row.tsx'
import type { Tile } from './tile.ts'
import styles from './surprise-row.module.css'

const PLACES = 9

export function SurpriseRow() {
  const [tiles, setTiles] = useState<readonly Tile[] | null>(null)
  const shuffle = useCallback(() => {
    // The answer's games are the server's own tiles; without one the shelf goes and the page stays.
    postJson<{ games: Tile[] }>('/api/randomJsonApi', {}).then(
      ({ games }) => setTiles(games),
      () => setTiles((shown) => shown ?? []),
    )
  }, [])
  useEffect(() => whenIdle(shuffle), [shuffle])
  if (tiles === null) {
    return (
      <section className={styles.waiting} aria-label={texts.home.surprise} aria-busy="true">
        <h2>{texts.home.surprise}</h2>
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
      label={texts.home.surprise}
      tiles={tiles}
      action={
        <button type="button" className={styles.again} onClick={shuffle}>
          {texts.home.surpriseAgain}
        </button>
      }
    />
  )
}

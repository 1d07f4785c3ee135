/** Finds a game by its title, to put it into a text. */
import { useState } from 'react'
import { GameSearchField, useFoundGames } from '../game-search-field.tsx'
import forms from '../pages/forms.module.css'
import styles from './editor.module.css'

const FOUND = 8

export function GameSearch({ onChoose }: { onChoose: (game: { slug: string; title: string }) => void }) {
  const [words, setWords] = useState('')
  const found = useFoundGames(words.trim(), FOUND)
  const games = found.data?.games ?? []
  return (
    <div className={forms.form}>
      <GameSearchField label="Game" words={words} onChange={setWords} />
      <ul className={styles.found} aria-label="Games found" aria-live="polite">
        {games.map(({ slug, title }) => (
          <li key={slug}>
            <button type="button" onClick={() => onChoose({ slug, title })}>
              <img src={`/api/covers/${slug}`} alt="" loading="lazy" />
              {title}
            </button>
          </li>
        ))}
        {found.isSuccess && games.length === 0 && <li>No game has this title.</li>}
      </ul>
    </div>
  )
}

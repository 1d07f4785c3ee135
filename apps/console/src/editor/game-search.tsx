/** Finds a game by its title, to put it into a text. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { Field } from '../ui/controls.tsx'
import forms from '../pages/forms.module.css'
import styles from './editor.module.css'

const FOUND = 8

export function GameSearch({ onChoose }: { onChoose: (game: { slug: string; title: string }) => void }) {
  const [words, setWords] = useState('')
  const search = words.trim()
  const found = useQuery({
    queryKey: ['pick games', search, FOUND],
    queryFn: () =>
      call('listGames', { search, status: 'published', sort: 'plays', isDescending: true, limit: FOUND }),
  })
  const games = found.data?.games ?? []
  return (
    <div className={forms.form}>
      <Field label="Game" hint="Part of its title">
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
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

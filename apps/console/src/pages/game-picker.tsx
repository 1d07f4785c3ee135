/** Games chosen one by one, in their order: found by title, moved and removed with buttons. */
import { useState } from 'react'
import { GameSearchField, useFoundGames } from '../game-search-field.tsx'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { moveEntry } from './home-rows-data.ts'
import styles from './home-rows.module.css'

const FOUND = 6

interface GamePickerProps {
  slugs: readonly string[]
  /** By slug, as far as they are known. */
  titles: Readonly<Record<string, string>>
  fault: string | null
  /** `added` is the title of a new one. */
  onChange: (slugs: string[], added?: { slug: string; title: string }) => void
}

export function GamePicker({ slugs, titles, fault, onChange }: GamePickerProps) {
  const [words, setWords] = useState('')
  const search = words.trim()
  const found = useFoundGames(search, FOUND, search.length > 1)
  const games = found.data?.games.filter(({ slug }) => !slugs.includes(slug)) ?? []
  const titleOf = (slug: string) => titles[slug] ?? slug

  return (
    <div className={styles.picker}>
      <ol className={styles.chosen} aria-label="Chosen games">
        {slugs.map((slug, place) => (
          <li key={slug}>
            <img src={`/api/covers/${slug}`} alt="" loading="lazy" />
            <span>{titleOf(slug)}</span>
            <IconButton
              name="up"
              label={`Move ${titleOf(slug)} up`}
              isOff={place === 0}
              onPress={() => onChange(moveEntry(slugs, place, place - 1))}
            />
            <IconButton
              name="down"
              label={`Move ${titleOf(slug)} down`}
              isOff={place === slugs.length - 1}
              onPress={() => onChange(moveEntry(slugs, place, place + 1))}
            />
            <IconButton
              name="close"
              label={`Remove ${titleOf(slug)}`}
              onPress={() => onChange(slugs.filter((one) => one !== slug))}
            />
          </li>
        ))}
      </ol>
      <GameSearchField label="Add a game" fault={fault} words={words} onChange={setWords} />
      <ul className={styles.found} aria-label="Games found" aria-live="polite">
        {games.map(({ slug, title }) => (
          <li key={slug}>
            <Button onClick={() => onChange([...slugs, slug], { slug, title })}>
              <Icon name="plus" size={14} />
              {title}
            </Button>
          </li>
        ))}
        {search.length > 1 && found.isSuccess && games.length === 0 && <li>No other game has this title.</li>}
      </ul>
    </div>
  )
}

interface IconButtonProps {
  name: 'up' | 'down' | 'close'
  label: string
  isOff?: boolean
  onPress: () => void
}

export function IconButton({ name, label, isOff = false, onPress }: IconButtonProps) {
  return (
    // A switched off button would lose the focus while somebody moves an entry.
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={name} size={16} />
    </button>
  )
}

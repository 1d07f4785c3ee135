/** Which games are in a category of the operator's own: by tags, by words of titles, or chosen one by one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { formatNumber } from '../format.ts'
import { Button, Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import { useSettled } from '../use-settled.ts'
import type { CategoryDraft } from './categories-data.ts'
import { GamePicker } from './game-picker.tsx'
import styles from './categories.module.css'
import forms from './forms.module.css'
import rows from './home-rows.module.css'

const PAUSE_MS = 150

interface TagCount {
  tag: string
  games: number
}

interface CategoryRuleProps {
  draft: CategoryDraft
  /** By slug, as far as they are known. */
  titles: Readonly<Record<string, string>>
  /** Of the tags of the draft. */
  tagCounts: readonly TagCount[]
  faultOf: (field: string) => string | null
  onChange: (next: Partial<CategoryDraft>, added?: { slug: string; title: string }) => void
}

export function CategoryRule({ draft, titles, tagCounts, faultOf, onChange }: CategoryRuleProps) {
  const fault = faultOf('rule')
  return (
    <fieldset className={styles.rule}>
      <legend className={forms.legend}>Games with any of these</legend>
      {fault !== null && (
        <p className={controls.fault} role="alert">
          {fault}
        </p>
      )}
      <TagPicker
        tags={draft.tags}
        counts={tagCounts}
        fault={faultOf('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <Field
        label="Words in titles"
        hint="Whole words or phrases, separated by commas: robot, space ship"
        fault={faultOf('words')}
      >
        {(control) => (
          <input
            {...control}
            spellCheck={false}
            value={draft.words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        )}
      </Field>
      <GamePicker
        slugs={draft.games}
        titles={titles}
        fault={faultOf('games')}
        onChange={(games, added) => onChange({ games }, added)}
      />
    </fieldset>
  )
}

interface TagPickerProps {
  tags: readonly string[]
  counts: readonly TagCount[]
  fault: string | null
  onChange: (tags: string[]) => void
}

function TagPicker({ tags, counts, fault, onChange }: TagPickerProps) {
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const found = useTags(search, tags, isOpen || search !== '')
  const offered = [
    ...(found?.tags ?? []),
    ...(found && found.unused !== null ? [{ tag: found.unused, games: 0 }] : []),
  ]
  const countOf = (tag: string) => counts.find((one) => one.tag === tag)?.games

  function add(tag: string) {
    onChange([...tags, tag])
    setSearch('')
  }

  return (
    <div className={rows.picker}>
      <ul className={rows.found} aria-label="Chosen tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Button onClick={() => onChange(tags.filter((one) => one !== tag))}>
              <TagName does="Remove the tag" tag={tag} games={countOf(tag)} />
              <Icon name="close" size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <Field label="Tags" hint="Part of a tag; the number says how many games have it" fault={fault}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={search}
            onFocus={() => setOpen(true)}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It chooses a tag, and does not save the form.
              event.preventDefault()
              if (search !== '' && offered[0]) add(offered[0].tag)
            }}
          />
        )}
      </Field>
      <ul className={rows.found} aria-label="Tags found" aria-live="polite">
        {offered.map(({ tag, games }) => (
          <li key={tag}>
            <Button onClick={() => add(tag)}>
              <Icon name="plus" size={14} />
              <TagName does="Add the tag" tag={tag} games={games} />
            </Button>
          </li>
        ))}
        {search !== '' && found && offered.length === 0 && <li>No other tag has this name.</li>}
      </ul>
    </div>
  )
}

/** `does`: of its button, for screen readers. */
function TagName({ does, tag, games }: { does: string; tag: string; games: number | undefined }) {
  return (
    <span>
      <span className="visually-hidden">{does} </span>
      {tag} {games !== undefined && <small className={styles.count}>{formatNumber(games)}</small>}
    </span>
  )
}

function useTags(search: string, chosen: readonly string[], isEnabled: boolean) {
  const settled = useSettled(search, PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['category tags', settled, chosen],
    queryFn: () => call('listCategoryTags', { search: settled, except: [...chosen] }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return data
}

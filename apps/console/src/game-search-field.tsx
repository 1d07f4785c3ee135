/** Finds published games by a part of their title. */
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { Field } from './ui/controls.tsx'

interface GameSearchFieldProps {
  label: string
  fault?: string | null
  words: string
  onChange: (words: string) => void
}

export function GameSearchField({ label, fault, words, onChange }: GameSearchFieldProps) {
  return (
    <Field label={label} hint="Part of its title" fault={fault}>
      {(control) => (
        <input
          {...control}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** At most `limit` games: the title itself, titles that begin so, then the most played. */
export function useFoundGames(search: string, limit: number, isEnabled = true) {
  return useQuery({
    queryKey: ['pick games', search, limit],
    queryFn: () => call('listGames', { search, status: 'published', sort: 'match', limit }),
    enabled: isEnabled,
  })
}

/** What visitors mean by some words: games, other words, or both. */
import { useState } from 'react'
import { ConsoleError, describeError } from '../api.ts'
import { useSession } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import type { TermGame } from '../use-term-games.ts'
import { GamePicker } from './game-picker.tsx'
import forms from './forms.module.css'

export interface Alias {
  words: string
  games: string[]
  search: string
}

interface AliasFormProps {
  title: string
  initial: Alias
  /** By slug. */
  titles?: Readonly<Record<string, string>>
  /** Games that may be meant. */
  suggestions?: readonly TermGame[]
  /** Whether the person says for which site it is. */
  asksSite: boolean
  onClose: () => void
  /** Rejects with what the server refuses. `host` null: every site. */
  onSave: (alias: Alias, host: string | null) => Promise<void>
}

export function AliasForm({ title, onClose, ...parts }: AliasFormProps) {
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <AliasFields {...parts} onClose={onClose} />
    </Modal>
  )
}

function AliasFields({
  initial,
  titles = {},
  suggestions = [],
  asksSite,
  onClose,
  onSave,
}: Omit<AliasFormProps, 'title'>) {
  const { sites } = useSession()
  const [alias, setAlias] = useState(initial)
  const [added, setAdded] = useState<Record<string, string>>({})
  const [host, setHost] = useState('')
  const [fault, setFault] = useState<{ field: string | null; message: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const known = {
    ...titles,
    ...Object.fromEntries(suggestions.map((game) => [game.slug, game.title])),
    ...added,
  }
  const open = suggestions.filter(({ slug }) => !alias.games.includes(slug))
  const faultOf = (field: string) => (fault?.field === field ? fault.message : null)
  const change = (next: Partial<Alias>) => setAlias({ ...alias, ...next })

  async function save() {
    setBusy(true)
    setFault(null)
    try {
      await onSave(alias, host || null)
      onClose()
    } catch (error) {
      setFault({ field: findField(error), message: describeError(error) })
      setBusy(false)
    }
  }

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label="Words" hint="As visitors type them" fault={faultOf('words')}>
        {(control) => (
          <input
            {...control}
            value={alias.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
      </Field>
      {open.length > 0 && (
        <div>
          <p className={forms.legend}>Games with such words</p>
          <div className={forms.buttons}>
            {open.map(({ slug, title }) => (
              <Button key={slug} onClick={() => change({ games: [...alias.games, slug] })}>
                <Icon name="plus" size={14} />
                {title}
              </Button>
            ))}
          </div>
        </div>
      )}
      <GamePicker
        slugs={alias.games}
        titles={known}
        fault={faultOf('games')}
        onChange={(games, game) => {
          change({ games })
          if (game) setAdded({ ...added, [game.slug]: game.title })
        }}
      />
      <Field
        label="Or search for"
        hint="Other words, whose results follow the games"
        fault={faultOf('search')}
      >
        {(control) => (
          <input
            {...control}
            value={alias.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        )}
      </Field>
      {asksSite && sites.length > 1 && (
        <Field label="Site">
          {(control) => (
            <select {...control} value={host} onChange={({ target }) => setHost(target.value)}>
              <option value="">Every site</option>
              {sites.map((site) => (
                <option key={site.host} value={site.host}>
                  {site.host}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {fault && faultOf('words') === null && faultOf('games') === null && faultOf('search') === null && (
        <ErrorBox message={fault.message} />
      )}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit" disabled={isBusy}>
          Save the alias
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

/** A fault of `searchAliases.3.games` is one of `games`. */
function findField(error: unknown): string | null {
  if (!(error instanceof ConsoleError)) return null
  const key = Object.keys(error.faults)[0] ?? error.field ?? ''
  return ['words', 'games', 'search'].find((field) => key === field || key.includes(`.${field}`)) ?? null
}

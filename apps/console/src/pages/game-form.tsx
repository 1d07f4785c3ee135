/** The values of a game: the operator's own, and beside them what the feed or the game's folder says. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, ConsoleError, describeError } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { useMay, useSession } from '../session.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { ChoiceField, ChecksField, TextField, type EditControl } from './edit-fields.tsx'
import type { GameDetail } from './game-detail.ts'
import { SaveBar } from './save-bar.tsx'
import styles from './game.module.css'
import site from './site.module.css'

export type Edits = GameDetail['edits']
export type EditField = keyof Edits
/** A value of null goes back to the stored one. */
export type EditDraft = { [Field in EditField]?: Edits[Field] | null }

export function GameForm({ detail }: { detail: GameDetail }) {
  const { person } = useSession()
  const may = useMay()
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const { game, stored, edits } = detail
  const [draft, setDraft] = useDraft<EditDraft>(person.id, `game ${game.slug}`)
  const [fault, setFault] = useState<{ code: string; field: string | null; message: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const options = useQuery({ queryKey: ['game options'], queryFn: () => call('getGameOptions', {}) })
  const isEditable = may('games.edit')
  const changed = Object.keys(draft) as EditField[]

  async function save() {
    setBusy(true)
    setFault(null)
    try {
      const expected = Object.fromEntries(changed.map((field) => [field, edits[field] ?? null]))
      const { auditId } = await call('editGame', {
        slug: game.slug,
        change: draft as never,
        expected: expected as never,
      })
      setDraft({})
      undoToast('Saved. Your sites show it within seconds', [auditId])
      await client.invalidateQueries()
    } catch (error) {
      setFault({
        code: error instanceof ConsoleError ? error.code : 'failed',
        field: error instanceof ConsoleError ? (error.field?.split('.')[1] ?? error.field) : null,
        message: describeError(error),
      })
      // Both versions are then in the page: the new one of the server, and the draft.
      if (error instanceof ConsoleError && error.code === 'conflict')
        await client.invalidateQueries({ queryKey: ['game', game.slug] })
    }
    setBusy(false)
  }

  const control = (field: EditField): EditControl => ({
    field,
    stored: valueOf(stored, field),
    saved: valueOf(game, field),
    isOwn: edits[field] !== undefined,
    draft: draft[field],
    hasDraft: Object.hasOwn(draft, field),
    fault: fault?.field === field ? fault.message : null,
    isDisabled: !isEditable,
    storedName: game.source.kind === 'own' ? 'The game’s folder says' : 'The feed says',
    set(value) {
      const isSaved = JSON.stringify(value) === JSON.stringify(valueOf(game, field))
      const { [field]: _, ...others } = draft
      setDraft(isSaved ? others : { ...others, [field]: value })
    },
  })

  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h2>Texts and lists</h2>
      {!isEditable && <p className={site.note}>Your role reads this and does not change it.</p>}
      <TextField label="Title" {...control('title')} />
      <TextField
        label="Summary"
        hint="One sentence, for tiles and search engines"
        isLong
        {...control('summary')}
      />
      <TextField label="Description" isLong {...control('description')} />
      <TextField label="How to play" isLong {...control('instructions')} />
      <TextField label="Maker" {...control('maker')} />
      <TextField label="Tags" hint="Separated by commas" isList {...control('tags')} />
      {options.data && (
        <>
          <ChecksField
            label="Categories"
            hint="Instead of those that the rules give. A game that is not for children is never in Kids"
            options={options.data.categories}
            {...control('categories')}
          />
          <ChoiceField label="Age" options={options.data.ages} {...control('age')} />
          <ChecksField label="Content notes" options={options.data.notes} {...control('notes')} />
          {(game.provider === 'upload' || edits.hosts !== undefined) && (
            <TextField
              label="Other hosts"
              hint="Which the game may reach beside its own files, separated by commas. It is then never on sites for children, and asked for on sites that ask first"
              isList
              {...control('hosts')}
            />
          )}
          <ChoiceField label="Shape" options={options.data.orientations} {...control('orientation')} />
        </>
      )}
      {fault && fault.field === null && <ErrorBox message={fault.message} />}
      {fault?.code === 'conflict' && (
        <ErrorBox message="Nothing was saved. Each field shows what is stored now beside your text: save again to replace it, or discard yours." />
      )}
      {isEditable && changed.length > 0 && (
        <SaveBar changes={changed.length} isBusy={isBusy} onDiscard={() => setDraft({})} />
      )}
    </form>
  )
}

function valueOf(game: GameDetail['game'], field: EditField): unknown {
  if (field === 'age') return game.rating.age
  if (field === 'notes') return game.rating.notes
  if (field === 'cover') return game.operatorCover
  return game[field]
}

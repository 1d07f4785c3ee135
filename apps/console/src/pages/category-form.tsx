/** Adds a category, or changes one: its name, and for the operator's own its icon and its rule. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, ConsoleError, toFormFault, type FormFault } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { useSession } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { useSettled } from '../use-settled.ts'
import {
  countGames,
  describeSaved,
  listChanges,
  parseWords,
  toDraft,
  type Category,
  type CategoryDraft,
  type CategoryList,
} from './categories-data.ts'
import { CategoryPreview } from './category-preview.tsx'
import { CategoryRule } from './category-rule.tsx'
import { IconChoice } from './icon-choice.tsx'
import styles from './categories.module.css'
import forms from './forms.module.css'

interface CategoryFormProps {
  list: CategoryList
  /** Null for a new one. */
  category: Category | null
  onClose: () => void
}

export function CategoryForm({ category, onClose, ...parts }: CategoryFormProps) {
  return (
    <Modal title={category ? `Edit ${category.label}` : 'Add a category'} isOpen onClose={onClose}>
      <CategoryFields category={category} onClose={onClose} {...parts} />
    </Modal>
  )
}

const FIELDS = ['label', 'slug', 'icon', 'tags', 'words', 'games', 'rule']
const PAUSE_MS = 200

interface StoredDraft extends CategoryDraft {
  /** Of games that were chosen since. */
  titles: Record<string, string>
}

function CategoryFields({ list, category, onClose }: CategoryFormProps) {
  const { person } = useSession()
  const [stored, setStored] = useDraft<StoredDraft>(person.id, `category ${category?.id ?? ''}`)
  const draft: CategoryDraft = { ...toDraft(category), ...stored }
  const change = (next: Partial<StoredDraft>) => setStored({ ...stored, ...next })
  function close() {
    setStored({})
    onClose()
  }
  const { fault, isBusy, save } = useSave(category, draft, close)
  const preview = usePreview(category, draft)
  const form = useShownFault(fault)
  const faultOf = (field: string) => fault?.fields[field] ?? null
  const hasRule = category === null || category.rule !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className={`${forms.form} ${styles.form}`} noValidate ref={form} onSubmit={submit}>
      <NameField
        category={category}
        label={draft.label}
        fault={faultOf('label')}
        onChange={(label) => change({ label })}
      />
      {category === null ? (
        <AddressField
          draft={draft}
          suggested={preview.data?.slug ?? ''}
          fault={faultOf('slug')}
          onChange={(slug) => change({ slug })}
        />
      ) : (
        <p className={controls.hint}>Its address is {category.path} and never changes.</p>
      )}
      {hasRule ? (
        <>
          <CategoryRule
            draft={draft}
            titles={{ ...list.titles, ...stored.titles }}
            tagCounts={preview.data?.tags ?? []}
            faultOf={faultOf}
            onChange={(next, added) =>
              change({ ...next, ...(added && { titles: { ...stored.titles, [added.slug]: added.title } }) })
            }
          />
          <CategoryPreview query={preview} />
          <IconChoice
            icons={list.icons}
            chosen={draft.icon}
            fault={faultOf('icon')}
            onChange={(icon) => change({ icon })}
          />
        </>
      ) : (
        <p className={controls.hint}>Which games are in it comes with the software.</p>
      )}
      {fault && Object.keys(fault.fields).length === 0 && (
        <ErrorBox
          message={fault.isConflict && category ? describeConflict(fault.message, category) : fault.message}
        />
      )}
      <div className={styles.foot}>
        {hasRule && (
          <p role="status">{preview.data === undefined ? 'Counting…' : describeFound(preview.data.total)}</p>
        )}
        <div className={forms.buttons}>
          <Button kind="primary" type="submit" disabled={isBusy}>
            {category === null ? 'Add the category' : 'Save'}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </div>
    </form>
  )
}

const describeFound = (total: number) =>
  total === 0 ? 'No games yet: not listed' : `It has ${countGames(total)}`

/** By then the category is the one that is saved now. */
function describeConflict(message: string, category: Category): string {
  return `${message}. Saved now: ${describeSaved(category)}. What you typed is still here: save again to replace it.`
}

interface AddressFieldProps {
  draft: CategoryDraft
  /** What it is while nothing is typed. */
  suggested: string
  fault: string | null
  onChange: (slug: string) => void
}

function AddressField({ draft, suggested, fault, onChange }: AddressFieldProps) {
  return (
    <Field
      label="Address"
      hint="In links to its page, for good: it never changes. Lower-case letters, digits and hyphens"
      fault={fault}
    >
      {(control) => (
        <input
          {...control}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={draft.label.trim() === '' ? '' : suggested}
          value={draft.slug}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** The ref of a form; it leads to the first refused field, which may be out of sight. */
function useShownFault(fault: FormFault | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!fault) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [fault])
  return form
}

interface NameFieldProps {
  category: Category | null
  label: string
  fault: string | null
  onChange: (label: string) => void
}

function NameField({ category, label, fault, onChange }: NameFieldProps) {
  return (
    <Field label="Name" hint={describeName(category)} fault={fault}>
      {(control) => (
        <input {...control} maxLength={200} value={label} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}

function describeName(category: Category | null): string | undefined {
  if (category === null) return 'Visitors read it in menus and above the list'
  return category.builtInLabel === null ? undefined : `Empty: ${category.builtInLabel}`
}

/** What the rule finds, before it is saved. */
function usePreview(category: Category | null, { label, tags, words, games }: CategoryDraft) {
  const input = { id: category?.id ?? null, label, tags, words: parseWords(words), games }
  const settled = useSettled(JSON.stringify(input), PAUSE_MS)
  return useQuery({
    queryKey: ['category preview', settled],
    queryFn: () => call('previewCategory', JSON.parse(settled) as typeof input),
    enabled: category === null || category.rule !== null,
    placeholderData: keepPreviousData,
  })
}

function useSave(category: Category | null, draft: CategoryDraft, onSaved: () => void) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [fault, setFault] = useState<(FormFault & { isConflict: boolean }) | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function store(): Promise<void> {
    if (category === null) {
      const { label, slug, icon, tags, games } = draft
      const input = { label, icon, tags, words: parseWords(draft.words), games }
      await call('addCategory', { ...input, ...(slug.trim() !== '' && { slug: slug.trim() }) })
      return undoToast(`${label.trim()} is added. All sites list it within seconds`, [])
    }
    const change = listChanges(category, draft)
    if (Object.keys(change).length === 0) return
    const { id, label, icon, rule } = category
    const { auditId } = await call('changeCategory', { id, ...change, expected: { label, icon, rule } })
    undoToast('Saved. All sites show it within seconds', [auditId])
  }

  async function save() {
    setBusy(true)
    setFault(null)
    try {
      await store()
      onSaved()
    } catch (error) {
      const isConflict = error instanceof ConsoleError && error.code === 'conflict'
      setFault({ ...toFormFault(error, FIELDS), isConflict })
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  return { fault, isBusy, save }
}

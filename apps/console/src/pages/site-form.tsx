/** The settings of a site as a form: the schema's kinds, each value with where it comes from, and one press back. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call, ConsoleError, describeError } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { useMay, useSession } from '../session.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { ChangeHistory } from './change-history.tsx'
import type { EditControl } from './edit-fields.tsx'
import { Preview } from './preview.tsx'
import { SettingField } from './setting-fields.tsx'
import { SiteMeaning, Warnings } from './site-aside.tsx'
import type { SiteDetail, SiteField } from './site-detail.ts'
import { useSiteCheck } from './use-site-check.ts'
import game from './game.module.css'
import games from './games.module.css'
import { SaveBar } from './save-bar.tsx'
import styles from './site.module.css'

type Draft = Record<string, unknown>

interface Refusal {
  code: string
  message: string
  byField: Readonly<Record<string, string>>
}

const ORIGIN_TEXTS = { default: 'Default', file: 'From the file', ledger: 'Set here' } as const
const UNDER_TEXTS = {
  default: 'Default',
  file: 'The file says',
  ledger: 'Set for the whole group',
} as const

export function SiteForm({ detail }: { detail: SiteDetail }) {
  const { person } = useSession()
  const [draft, setDraft] = useDraft<Draft>(person.id, `site ${detail.host}`)
  const { refusal, isBusy, save } = useSave(detail, draft as Draft, () => setDraft({}))
  const check = useSiteCheck(detail, draft as Draft)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const [params, setParams] = useSearchParams()
  const group = detail.groups.find(({ id }) => id === params.get('group')) ?? detail.groups[0]!
  const asked = params.get('field')
  useEffect(() => {
    if (asked !== null) findControl(form.current, asked)?.focus()
  }, [asked])
  const changed = Object.keys(draft)
  const preview = {
    subject: `site ${detail.host}`,
    input: draft as Draft,
    make: (change: Draft) => call('previewSite', { host: detail.host, change }),
  }
  const checkFaults = Object.fromEntries(check.faults.map(({ key, reason }) => [key, reason]))
  const faultOf = (key: string) => findFault(refusal?.byField, key) ?? findFault(checkFaults, key)
  const isElsewhere = (key: string) => !group.fields.some((field) => field.key === key)
  return (
    <>
      <GroupTabs
        detail={detail}
        current={group.id}
        draft={draft as Draft}
        hasFault={(key) => faultOf(key) !== null}
        onPick={(id) => setParams({ group: id }, { replace: true })}
      />
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Preview place="button" {...preview} />
          <div className={game.panel}>
            <h2>{group.title}</h2>
            {group.note && <p className={styles.note}>{group.note}</p>}
            {group.fields.map((field) => (
              <FormField
                key={field.key}
                host={detail.host}
                field={field}
                draft={draft as Draft}
                onDraft={setDraft}
                fault={faultOf(field.key)}
              />
            ))}
            {changed.length > 0 && (
              <div className={styles.saving}>
                {refusal && <RefusalNote refusal={refusal} isElsewhere={isElsewhere} />}
                <SaveBar changes={changed.length} isBusy={isBusy} onDiscard={() => setDraft({})} />
              </div>
            )}
          </div>
        </form>
        <SiteMeaning group={group.id} check={check} name={detail.name} />
        <div className={styles.rest}>
          <Preview place="side" {...preview} />
          <Warnings check={check} groups={detail.groups} />
          <ChangeHistory history={detail.history} empty="No setting of this site was changed yet." />
        </div>
      </div>
    </>
  )
}

/** The control of a setting that another page leads to. */
function findControl(form: HTMLElement | null, key: string): HTMLElement | null {
  const field = form?.querySelector(`[data-field="${CSS.escape(key)}"]`)
  return field?.querySelector<HTMLElement>('input, textarea, select, button') ?? null
}

/** A fault of `redirects./old` is one of `redirects`. */
function findFault(faults: Readonly<Record<string, string>> = {}, key: string): string | null {
  const found = Object.keys(faults).find((one) => one === key || one.startsWith(`${key}.`))
  if (found === undefined) return null
  return found === key ? faults[found]! : `${found.slice(key.length + 1)}: ${faults[found]}`
}

function RefusalNote({ refusal, isElsewhere }: { refusal: Refusal; isElsewhere: (key: string) => boolean }) {
  const fields = Object.keys(refusal.byField)
  if (refusal.code === 'conflict')
    return (
      <ErrorBox
        message={`Nothing was saved. ${refusal.message}. Each field shows what is stored now beside your value: save again to replace it, or discard yours.`}
      />
    )
  if (fields.length === 0) return <ErrorBox message={refusal.message} />
  const others = fields.filter(isElsewhere)
  const where = others.length > 0 ? ` The marked groups have fields to correct: ${others.join(', ')}.` : ''
  return <ErrorBox message={`Nothing was saved.${where || ' Correct the marked fields.'}`} />
}

interface GroupTabsProps {
  detail: SiteDetail
  current: string
  draft: Draft
  hasFault: (key: string) => boolean
  onPick: (id: string) => void
}

function GroupTabs({ detail, current, draft, hasFault, onPick }: GroupTabsProps) {
  return (
    <div className={styles.tabs} role="group" aria-label="Groups of settings">
      {detail.groups.map(({ id, title, fields }) => {
        const isFaulty = fields.some(({ key }) => hasFault(key))
        const isChanged = fields.some(({ key }) => Object.hasOwn(draft, key))
        return (
          <button
            key={id}
            type="button"
            className={games.view}
            aria-pressed={id === current}
            onClick={() => onPick(id)}
          >
            {title}
            {isFaulty && <span className={styles.faulty}> !</span>}
            {!isFaulty && isChanged && <span className={styles.changed}> •</span>}
            {(isFaulty || isChanged) && (
              <span className="visually-hidden">{isFaulty ? ', with faults' : ', with unsaved changes'}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}

interface FormFieldProps {
  host: string
  field: SiteField
  draft: Draft
  onDraft: (draft: Draft) => void
  fault: string | null
}

function FormField({ host, field, draft, onDraft, fault }: FormFieldProps) {
  const may = useMay()
  const { key, value, origin, under, isForOwners } = field
  const isLocked = isForOwners && !may('sites.ids')
  const control: EditControl = {
    field: key,
    stored: under.value,
    saved: value,
    isOwn: origin === 'ledger',
    draft: draft[key],
    hasDraft: Object.hasOwn(draft, key),
    fault,
    isDisabled: isLocked || !may('sites.edit'),
    storedName: UNDER_TEXTS[under.origin],
    aside: (
      <span className={styles.origin} data-own={origin === 'ledger' || undefined}>
        {isLocked ? 'Owners only' : ORIGIN_TEXTS[origin]}
      </span>
    ),
    set(next) {
      const { [key]: _, ...others } = draft
      const isSaved = JSON.stringify(next) === JSON.stringify(value) || (next === null && origin !== 'ledger')
      onDraft(isSaved ? others : { ...others, [key]: next })
    },
  }
  return (
    <div data-field={key}>
      <SettingField host={host} field={field} control={control} />
    </div>
  )
}

function useSave({ host, groups }: SiteDetail, draft: Draft, onSaved: () => void) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    setRefusal(null)
    const saved = new Map(groups.flatMap(({ fields }) => fields.map(({ key, value }) => [key, value])))
    const expected = Object.fromEntries(Object.keys(draft).map((key) => [key, saved.get(key) ?? null]))
    try {
      const { auditId, notes } = await call('setSite', { host, change: draft, expected })
      onSaved()
      undoToast(['Saved. The site shows it within seconds', ...notes].join(': '), [auditId])
      await client.invalidateQueries()
    } catch (error) {
      const refused = error instanceof ConsoleError ? error : null
      const single = refused?.field && refused.code !== 'conflict' ? { [refused.field]: refused.message } : {}
      setRefusal({
        code: refused?.code ?? 'failed',
        message: describeError(error),
        byField: { ...single, ...refused?.faults },
      })
      // Both versions are then in the page: the new one of the server, and the draft.
      if (refused?.code === 'conflict') await client.invalidateQueries({ queryKey: ['site', host] })
    }
    setBusy(false)
  }

  return { refusal, isBusy, save }
}

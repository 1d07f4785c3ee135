/** The operator's own ad code, place by place. For owners; saving asks for the passkey. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, toFormFault, type FormFault } from '../api.ts'
import { QueryFault } from '../query-fault.tsx'
import { Field } from '../ui/controls.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { PLACE_TEXTS, PLACES, type Place } from './ads-data.ts'
import { SaveBar } from './save-bar.tsx'
import styles from './ads.module.css'
import forms from './forms.module.css'
import list from './list.module.css'
import site from './site.module.css'

type AdCode = ResultOf<'getAdCode'>

export function AdCodePanel({ host }: { host: string }) {
  const query = useQuery({ queryKey: ['ad code', host], queryFn: () => call('getAdCode', { host }) })
  return (
    <section className={list.section} aria-label="Own ad code">
      <h2>Own ad code</h2>
      <p className={list.dim}>
        HTML that an advertising company gives you, such as a banner. It runs in a closed frame: it cannot
        read or leave your page, and it stores nothing. It loads only after a visitor agreed, and never for
        children; until then the place has promotions of your own games.
      </p>
      <p className={styles.warning}>
        <strong>Ask your network first.</strong> AdSense and most networks forbid such frames, because they
        cannot see the page around them; they may close your account. For AdSense and Ad Manager use the
        site’s settings instead.
      </p>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <AdCodeForm data={query.data} />}
    </section>
  )
}

interface Draft {
  code: Partial<Record<Place, string>>
  company?: string
  policyUrl?: string
}

/** What differs from what is saved; an emptied place is taken out. */
function listChanges({ code }: AdCode, draft: Draft): [Place, string | null][] {
  return PLACES.flatMap((place): [Place, string | null][] => {
    const html = draft.code[place]
    if (html === undefined || html === (code[place] ?? '')) return []
    return [[place, html.trim() === '' ? null : html]]
  })
}

function AdCodeForm({ data }: { data: AdCode }) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [draft, setDraft] = useState<Draft>({ code: {} })
  const [fault, setFault] = useState<FormFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { company = data.company, policyUrl = data.policyUrl } = draft
  const changes = listChanges(data, draft)
  const count = changes.length + Number(company !== data.company) + Number(policyUrl !== data.policyUrl)
  const faultOf = (field: string) => fault?.fields[field] ?? null

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const code = Object.fromEntries(changes) as Record<Place, string | null>
      const { auditId } = await call('setAdCode', { host: data.host, code, company, policyUrl })
      setDraft({ code: {} })
      undoToast('Saved. Pages use it within seconds', [auditId])
      await client.invalidateQueries()
    } catch (error) {
      setFault(toFormFault(error, FIELDS))
    }
    setBusy(false)
  }

  return (
    <form className={forms.form} noValidate onSubmit={(event) => void save(event)}>
      {data.audience === 'child' && (
        <p className={styles.warning}>This site is for children: the code is stored, and never shown.</p>
      )}
      {!data.hasPlaces && (
        <p className={styles.warning}>
          Places in pages are off: tick “slot” under Kinds of ads in the site’s settings.
        </p>
      )}
      <div className={forms.pair}>
        <Field label="Company" hint="Visitors read it before they agree" fault={faultOf('ads.codeCompany')}>
          {(control) => (
            <input
              {...control}
              value={company}
              onChange={({ target }) => setDraft({ ...draft, company: target.value })}
            />
          )}
        </Field>
        <Field label="Its privacy policy" hint="An https address" fault={faultOf('ads.codePolicyUrl')}>
          {(control) => (
            <input
              {...control}
              type="url"
              value={policyUrl}
              onChange={({ target }) => setDraft({ ...draft, policyUrl: target.value })}
            />
          )}
        </Field>
      </div>
      {PLACES.map((place) => (
        <Field
          key={place}
          label={PLACE_TEXTS[place]}
          hint="Empty: no code of yours here"
          fault={faultOf(`code.${place}`)}
        >
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${styles.code}`}
              spellCheck={false}
              autoCapitalize="none"
              value={draft.code[place] ?? data.code[place] ?? ''}
              onChange={({ target }) =>
                setDraft({ ...draft, code: { ...draft.code, [place]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      {fault && Object.keys(fault.fields).length === 0 && <ErrorBox message={fault.message} />}
      {count > 0 && (
        <div className={site.saving}>
          <SaveBar
            changes={count}
            isBusy={isBusy}
            onDiscard={() => {
              setDraft({ code: {} })
              setFault(null)
            }}
          />
        </div>
      )}
    </form>
  )
}

const FIELDS: readonly string[] = [
  'ads.codeCompany',
  'ads.codePolicyUrl',
  ...PLACES.map((place) => `code.${place}`),
]

/** What a provider is called, by which right its games are shown, and which hosts it may use. */
import type { ComponentProps } from 'react'
import { Field } from '../ui/controls.tsx'
import forms from './forms.module.css'
import game from './game.module.css'
import { toProviderName } from './provider-draft.ts'
import type { PagingDraft, ProviderDraft } from './provider-draft.ts'
import type { EditorParts } from './providers-data.ts'
import styles from './provider.module.css'

type Parts = Omit<EditorParts, 'feed'>

type TextKey = {
  [Key in keyof ProviderDraft]: ProviderDraft[Key] extends string ? Key : never
}[keyof ProviderDraft]

interface TextFieldProps extends Parts, Omit<ComponentProps<'input'>, 'name' | 'onChange'> {
  name: TextKey
  label: string
  hint?: string
}

function TextField({ name, label, hint, draft, onChange, faultOf, ...others }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} fault={faultOf(name)}>
      {(control) => (
        <input
          {...others}
          {...control}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  )
}

export function ProviderDetails({ isNew, draft, onChange, faultOf }: Parts & { isNew: boolean }) {
  const parts = { draft, onChange, faultOf }
  function setLabel(label: string) {
    const isFollowing = isNew && draft.provider === toProviderName(draft.label)
    onChange({ label, ...(isFollowing && { provider: toProviderName(label) }) })
  }
  return (
    <section className={game.panel} aria-label="Provider">
      <h2>Provider</h2>
      <div className={forms.pair}>
        <Field label="Name" hint="Visitors see it before they play" fault={faultOf('label')}>
          {(control) => (
            <input {...control} value={draft.label} onChange={({ target }) => setLabel(target.value)} />
          )}
        </Field>
        <TextField
          {...parts}
          name="provider"
          label="Name in commands and settings"
          hint={isNew ? 'Lower-case letters, digits and hyphens' : 'It stays as it is'}
          readOnly={!isNew}
          spellCheck={false}
        />
      </div>
      <TextField
        {...parts}
        name="licence"
        label="Licence"
        hint="By which right you may show its games, such as “By agreement of 1 March 2026”"
      />
      <TextField
        {...parts}
        name="playHosts"
        label="Hosts of games"
        hint="Exact names, separated by commas. A game on another host is refused"
        spellCheck={false}
      />
      <TextField
        {...parts}
        name="imageHosts"
        label="Hosts of pictures"
        hint="Exact names, separated by commas. Without them covers are drawn"
        spellCheck={false}
      />
      <TextField
        {...parts}
        name="feedHosts"
        label="Hosts of the feed"
        hint="For a feed from an address. Empty: its lists come as files only"
        spellCheck={false}
      />
      <details className={styles.more}>
        <summary>More settings</summary>
        <MoreSettings {...parts} />
      </details>
    </section>
  )
}

function MoreSettings(parts: Parts) {
  const { draft, onChange, faultOf } = parts
  return (
    <div className={forms.form}>
      <TextField
        {...parts}
        name="publisher"
        label="Where your id goes"
        hint="The name of a parameter such as pub, or a number: after that many parts of the path. Add “(or the page)” to send the address of the page without an id"
        spellCheck={false}
      />
      <TextField
        {...parts}
        name="foreignParams"
        label="Parameters that are removed"
        hint="Of play addresses, separated by commas, such as ref"
        spellCheck={false}
      />
      <Field
        label="Tags of its categories"
        hint="A line for each category: Card Games = cards, classic. Others become a tag of their own name"
        fault={faultOf('categoryTags')}
      >
        {(control) => (
          <textarea
            {...control}
            value={draft.categoryTags}
            onChange={({ target }) => onChange({ categoryTags: target.value })}
          />
        )}
      </Field>
      <PagingFields {...parts} />
      <label className={forms.check}>
        <input
          type="checkbox"
          checked={draft.isMaker}
          onChange={({ target }) => onChange({ isMaker: target.checked })}
        />
        It makes its games: an equal title of another provider is another game
      </label>
    </div>
  )
}

const PAGING_TEXTS: Readonly<Record<PagingDraft['kind'], string>> = {
  '': 'The feed is one page',
  link: 'Each page names the address of the next',
  page: 'By the number of the page',
  offset: 'By how many records were read',
}

function PagingFields({ draft: { paging }, onChange, faultOf }: Parts) {
  const set = (next: Partial<PagingDraft>) => onChange({ paging: { ...paging, ...next } })
  const isNumbered = paging.kind === 'page' || paging.kind === 'offset'
  const fields = [
    ...(paging.kind === 'link' ? ([['key', 'Key of the next address']] as const) : []),
    ...(isNumbered
      ? ([
          ['key', 'Parameter'],
          ['first', 'First number'],
          ['sizeParameter', 'Parameter of the size'],
          ['size', 'Records of a page'],
        ] as const)
      : []),
  ]
  return (
    <>
      <Field label="Pages" fault={faultOf('paging')}>
        {(control) => (
          <select
            {...control}
            value={paging.kind}
            onChange={({ target }) => set({ kind: target.value as PagingDraft['kind'] })}
          >
            {Object.entries(PAGING_TEXTS).map(([kind, text]) => (
              <option key={kind} value={kind}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fields.length > 0 && (
        <div className={forms.pair}>
          {fields.map(([key, label]) => (
            <Field key={key} label={label}>
              {(control) => (
                <input
                  {...control}
                  spellCheck={false}
                  inputMode={key === 'first' || key === 'size' ? 'numeric' : undefined}
                  value={paging[key]}
                  onChange={({ target }) => set({ [key]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  )
}

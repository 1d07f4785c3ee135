/** What stands around a text: summary, address, topics, the site, and the picture in lists. */
import { useState } from 'react'
import { useSession } from '../session.tsx'
import { Field } from '../ui/controls.tsx'
import type { DocumentDetail, DocumentText } from './document-data.ts'
import forms from './forms.module.css'
import styles from './game.module.css'

interface DocumentDetailsProps {
  detail: DocumentDetail
  text: DocumentText
  faultOf: (field: string) => string | null
  onChange: (next: Partial<DocumentText>) => void
}

export function DocumentDetails({ detail, text, faultOf, onChange }: DocumentDetailsProps) {
  const { sites, person } = useSession()
  const { kind, isEditable } = detail
  return (
    <section className={styles.panel} aria-label="Details">
      <h2>Details</h2>
      <Field
        label="Summary"
        hint={`For lists and search engines. Empty: the beginning of the text. ${text.summary.length} of 300`}
        fault={faultOf('summary')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            disabled={!isEditable}
            value={text.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        )}
      </Field>
      <div className={forms.pair}>
        {kind === 'page' && (
          <Field label="Address" hint="The part after /privacyIndex/" fault={faultOf('slug')}>
            {(control) => (
              <input
                {...control}
                autoCapitalize="none"
                spellCheck={false}
                disabled={!isEditable}
                value={text.slug}
                onChange={({ target }) => onChange({ slug: target.value })}
              />
            )}
          </Field>
        )}
        <Field label="Site" fault={faultOf('site')}>
          {(control) => (
            <select
              {...control}
              disabled={!isEditable}
              value={text.site ?? ''}
              onChange={({ target }) => onChange({ site: target.value || null })}
            >
              {(person.sites === null || detail.site === null) && <option value="">Every site</option>}
              {sites.map(({ host }) => (
                <option key={host} value={host}>
                  {host}
                </option>
              ))}
            </select>
          )}
        </Field>
        {kind === 'article' && (
          <IconField text={text} fault={faultOf('iconFrom')} isOff={!isEditable} onChange={onChange} />
        )}
      </div>
      {kind === 'article' && (
        <div className={forms.pair}>
          <WordsField
            label="Topics"
            hint="Separated by commas; two articles with the same make a list"
            words={text.topics}
            fault={faultOf('topics')}
            isOff={!isEditable}
            onChange={(topics) => onChange({ topics })}
          />
          <WordsField
            label="Tags of games"
            hint="Games with one of these stand below the text"
            words={text.relatedTags}
            fault={faultOf('relatedTags')}
            isOff={!isEditable}
            onChange={(relatedTags) => onChange({ relatedTags })}
          />
        </div>
      )}
    </section>
  )
}

function IconField({
  text,
  fault,
  isOff,
  onChange,
}: {
  text: DocumentText
  fault: string | null
  isOff: boolean
  onChange: DocumentDetailsProps['onChange']
}) {
  const pictures = [...text.html.matchAll(/<img src="\/img\/([^"]+)" alt="([^"]*)"/g)]
  return (
    <Field label="Picture in lists" hint="One of the text" fault={fault}>
      {(control) => (
        <select
          {...control}
          disabled={isOff}
          value={text.iconFrom}
          onChange={({ target }) => onChange({ iconFrom: target.value })}
        >
          <option value="">{pictures.length > 0 ? 'The first one' : 'Drawn from the title'}</option>
          {pictures.map(([, name = '', alt = ''], place) => (
            <option key={`${name} ${place}`} value={name}>
              {`Picture ${place + 1}${alt && `: ${alt}`}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface WordsFieldProps {
  label: string
  hint: string
  words: readonly string[]
  fault: string | null
  isOff: boolean
  onChange: (words: string[]) => void
}

/** `Tower Defense` becomes `tower-defense`. */
const toWord = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '-')

function WordsField({ label, hint, words, fault, isOff, onChange }: WordsFieldProps) {
  // A list is written with commas, which would vanish while they are typed.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          autoCapitalize="none"
          disabled={isOff}
          value={typed ?? words.join(', ')}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value.split(',').map(toWord).filter(Boolean))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}

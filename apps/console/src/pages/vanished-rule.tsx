/** What becomes of games that no list contains any more. */
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call, toFormFault, type FormFault } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import type { FeedsData } from './feeds-data.ts'
import forms from './forms.module.css'
import list from './list.module.css'
import styles from './refused.module.css'

type Rule = FeedsData['vanishedRule']
type Kind = Rule['kind']

const KINDS: Readonly<Record<Kind, { text: string; hint: string }>> = {
  keep: { text: 'Stay published', hint: 'Visitors may meet games that no longer load.' },
  days: {
    text: 'Unpublished after days',
    hint: 'Long enough to outlast a fault of the provider: 30 days is usual.',
  },
  runs: {
    text: 'Unpublished after runs',
    hint: 'A run is an import of the list that had the game last.',
  },
}

interface Draft {
  kind: Kind
  /** As typed. */
  count: string
}

function toDraft(rule: Rule): Draft {
  if (rule.kind === 'keep') return { kind: 'keep', count: '30' }
  return { kind: rule.kind, count: String(rule.kind === 'days' ? rule.days : rule.runs) }
}

/** What is no number is refused by the server, beside the field. */
function toRule({ kind, count }: Draft): Rule {
  const number = count.trim() === '' ? NaN : Number(count)
  if (kind === 'keep') return { kind }
  return kind === 'days' ? { kind, days: number } : { kind, runs: number }
}

export function VanishedRule({ rule, games }: { rule: Rule; games: number }) {
  const may = useMay()
  const stored = toDraft(rule)
  return (
    <section className={list.section} aria-label="Games that left every list">
      <h2>Games that left every list</h2>
      <p className={list.dim}>
        {games === 0
          ? 'Every game of a provider is in a list now.'
          : `${formatNumber(games)} ${games === 1 ? 'game is' : 'games are'} in no list now.`}{' '}
        A game that returns to a list is published again.
      </p>
      {may('feeds.edit') ? (
        <RuleForm stored={stored} />
      ) : (
        <p>
          {KINDS[stored.kind].text}
          {stored.kind !== 'keep' && `: ${stored.count}`}.
        </p>
      )}
    </section>
  )
}

function RuleForm({ stored }: { stored: Draft }) {
  const client = useQueryClient()
  const undoToast = useUndoToast()
  /** Null while nothing was changed: the form follows the server. */
  const [draft, setDraft] = useState<Draft | null>(null)
  const [fault, setFault] = useState<FormFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { kind, count } = draft ?? stored
  const isChanged = kind !== stored.kind || (kind !== 'keep' && count !== stored.count)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const { auditId } = await call('setVanishedRule', toRule({ kind, count }))
      undoToast('Saved. It applies within a minute', [auditId])
      await client.invalidateQueries({ queryKey: ['feeds'] })
      setDraft(null)
    } catch (error) {
      setFault(toFormFault(error, ['days', 'runs']))
    }
    setBusy(false)
  }

  return (
    <form className={styles.rule} noValidate onSubmit={(event) => void save(event)}>
      <div className={forms.pair}>
        <Field label="What becomes of them" hint={KINDS[kind].hint}>
          {(control) => (
            <select
              {...control}
              value={kind}
              onChange={({ target }) => {
                setFault(null)
                setDraft({ kind: target.value as Kind, count })
              }}
            >
              {Object.entries(KINDS).map(([value, { text }]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        {kind !== 'keep' && (
          <Field label={kind === 'days' ? 'Days' : 'Runs'} fault={fault?.fields[kind]}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                value={count}
                onChange={({ target }) => setDraft({ kind, count: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      {fault && Object.keys(fault.fields).length === 0 && <ErrorBox message={fault.message} />}
      {isChanged && (
        <div className={forms.buttons}>
          <Button kind="primary" type="submit" disabled={isBusy}>
            Save
          </Button>
          <Button
            onClick={() => {
              setDraft(null)
              setFault(null)
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </form>
  )
}

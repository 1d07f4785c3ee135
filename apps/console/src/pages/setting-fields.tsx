/** The field of one setting of a site, by its kind. */
import { useState, type DragEvent } from 'react'
import { call, describeError, putLogo } from '../api.ts'
import { Button, Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { useUndoToast } from '../undo.ts'
import { useRun } from '../use-run.ts'
import {
  ChecksField,
  ChoiceField,
  currentOf,
  Stored,
  TextField,
  type EditControl,
  type FieldTexts,
} from './edit-fields.tsx'
import forms from './forms.module.css'
import { formatLinks, formatPairs, parseLinks, parsePairs } from './pairs.ts'
import type { SiteField } from './site-detail.ts'
import styles from './site.module.css'

const BY_AUDIENCE = 'As the audience says'

export function SettingField({
  host,
  field,
  control,
}: {
  host: string
  field: SiteField
  control: EditControl
}) {
  const { label, hint, kind, isLong } = field
  const texts = { label, hint }
  switch (kind.kind) {
    case 'text':
      return <TextField {...texts} isLong={isLong} {...control} />
    case 'choice':
      return (
        <ChoiceField
          {...texts}
          options={kind.options}
          unset={control.stored === null ? BY_AUDIENCE : undefined}
          {...control}
        />
      )
    case 'checks':
      return (
        <ChecksField
          label={label}
          hint={currentOf(control) === null ? BY_AUDIENCE : hint}
          options={kind.options}
          {...control}
        />
      )
    case 'number':
      return <NumberField {...texts} min={kind.min} max={kind.max} control={control} />
    case 'switch':
      return <SwitchField {...texts} on={kind.on} off={kind.off} control={control} />
    case 'list':
      return isLong ? (
        <LinesField {...texts} control={control} format={formatLines} parse={parseLines} />
      ) : (
        <TextField {...texts} hint={hint ?? 'Separated by commas'} isList {...control} />
      )
    case 'pairs':
      return <LinesField {...texts} control={control} format={formatPairs} parse={parsePairs} />
    case 'links':
      return <LinesField {...texts} control={control} format={formatLinks} parse={parseLinks} />
    case 'colour':
      return <ColourField {...texts} control={control} />
    case 'logo':
      return (
        <LogoField {...texts} host={host} control={control} type={field.key === 'logo.svg' ? 'svg' : 'png'} />
      )
  }
}

type OwnFieldProps = FieldTexts & { control: EditControl }

function NumberField({
  label,
  hint,
  min,
  max,
  control,
}: OwnFieldProps & { min: number | null; max: number | null }) {
  return (
    <div>
      <Field label={label} hint={hint} fault={control.fault} aside={control.aside}>
        {(field) => (
          <input
            {...field}
            type="number"
            min={min ?? undefined}
            max={max ?? undefined}
            disabled={control.isDisabled}
            value={String(currentOf(control) ?? '')}
            onChange={({ target }) => control.set(target.value === '' ? null : target.valueAsNumber)}
          />
        )}
      </Field>
      <Stored control={control} />
    </div>
  )
}

function SwitchField({ label, hint, on, off, control }: OwnFieldProps & { on: true | 1; off: false | 0 }) {
  const show = (value: unknown) => (value === on ? 'On' : 'Off')
  const note = control.fault ?? hint
  return (
    <div className={controls.field}>
      <div className={controls.label}>
        <label className={forms.check}>
          <input
            type="checkbox"
            disabled={control.isDisabled}
            checked={currentOf(control) === on}
            onChange={({ target }) => control.set(target.checked ? on : off)}
          />
          {label}
        </label>
        {control.aside}
      </div>
      {note && <p className={control.fault ? controls.fault : controls.hint}>{note}</p>}
      <Stored control={{ ...control, show }} />
    </div>
  )
}

const formatLines = (value: unknown) => (Array.isArray(value) ? value.join('\n') : '')
const parseLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

interface LinesFieldProps extends OwnFieldProps {
  format: (value: unknown) => string
  parse: (text: string) => unknown
}

/** One entry a line. The text stays as it is typed while the field has the focus. */
function LinesField({ label, hint, control, format, parse }: LinesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div>
      <Field label={label} hint={hint ?? 'One on each line'} fault={control.fault} aside={control.aside}>
        {(field) => (
          <textarea
            {...field}
            spellCheck={false}
            disabled={control.isDisabled}
            value={typed ?? format(currentOf(control))}
            onChange={({ target }) => {
              setTyped(target.value)
              control.set(parse(target.value))
            }}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
      <Stored control={{ ...control, show: format }} />
    </div>
  )
}

const COLOUR_RE = /^#[0-9a-f]{6}$/i

function ColourField({ label, hint, control }: OwnFieldProps) {
  const value = String(currentOf(control) ?? '')
  return (
    <div>
      <Field label={label} hint={hint} fault={control.fault} aside={control.aside}>
        {(field) => (
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`${label}: pick a colour`}
              disabled={control.isDisabled}
              value={COLOUR_RE.test(value) ? value : '#000000'}
              onChange={({ target }) => control.set(target.value)}
            />
            <input
              {...field}
              disabled={control.isDisabled}
              spellCheck={false}
              maxLength={7}
              value={value}
              onChange={({ target }) => control.set(target.value)}
            />
          </div>
        )}
      </Field>
      <Stored control={control} />
    </div>
  )
}

/** A logo is stored at once: it is a file, and no draft holds it. */
function LogoField({
  label,
  hint,
  host,
  type,
  control,
}: OwnFieldProps & { host: string; type: 'svg' | 'png' }) {
  const run = useRun()
  const undoToast = useUndoToast()
  const [fault, setFault] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const logo = String(control.saved ?? '')

  async function store(file: File | undefined) {
    setOver(false)
    if (!file) return
    await run(async () => {
      setFault(null)
      try {
        const { auditId, notes } = await putLogo(host, file)
        undoToast(['Logo saved', ...notes].join(': '), [auditId])
      } catch (error) {
        setFault(describeError(error))
      }
    })
  }

  const remove = () =>
    run(async () => {
      const { auditId } = await call('setSite', { host, change: { [`logo.${type}`]: null } })
      undoToast('Logo removed', [auditId])
    })

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      if (!control.isDisabled) void store(event.dataTransfer.files[0])
    },
  }

  return (
    <Field label={label} hint={hint} fault={fault ?? control.fault} aside={control.aside}>
      {(field) => (
        <div className={styles.drop} data-over={isOver || undefined} {...drop}>
          {logo !== '' && <img src={toImageAddress(logo)} alt="The logo" width={64} height={64} />}
          <div>
            <input
              id={field.id}
              aria-describedby={field['aria-describedby']}
              aria-invalid={field['aria-invalid']}
              type="file"
              accept={type === 'svg' ? '.svg,image/svg+xml' : '.png,image/png'}
              disabled={control.isDisabled}
              onChange={({ target }) => {
                void store(target.files?.[0])
                target.value = ''
              }}
            />
            <p className={controls.hint}>
              {type === 'svg'
                ? 'Drop a file here. Shapes only; it replaces a PNG.'
                : 'Drop a file here. At least 96 pixels wide, at most 10 MB; it replaces an SVG.'}
            </p>
            {control.isOwn && logo !== '' && !control.isDisabled && (
              <Button kind="quiet" onClick={() => void remove()}>
                Remove
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}

const toImageAddress = (logo: string) =>
  logo.startsWith('data:') ? logo : `data:image/svg+xml,${encodeURIComponent(logo)}`

/** One sponsor: its picture, what it says, where it leads, where and when it stands. */
import { useState } from 'react'
import { putSponsorPicture, toFormFault, type FormFault } from '../api.ts'
import { useSession } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { fieldOfFault, PLACE_TEXTS, PLACES, type SponsorDraft } from './ads-data.ts'
import { PictureUpload } from './picture-upload.tsx'
import styles from './ads.module.css'
import forms from './forms.module.css'

interface SponsorFormProps {
  title: string
  host: string
  initial: SponsorDraft
  /** Whether the person says on which sites it stands. */
  asksSites: boolean
  onClose: () => void
  /** Rejects with what the server refuses. */
  onSave: (draft: SponsorDraft, hosts: string[]) => Promise<void>
}

export function SponsorForm({ title, onClose, ...parts }: SponsorFormProps) {
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <SponsorFields {...parts} onClose={onClose} />
    </Modal>
  )
}

const FIELDS = ['picture', 'alt', 'link', 'places', 'from', 'until']

function SponsorFields({ host, initial, asksSites, onClose, onSave }: Omit<SponsorFormProps, 'title'>) {
  const { sites } = useSession()
  const [draft, setDraft] = useState(initial)
  const [hosts, setHosts] = useState([host])
  const [fault, setFault] = useState<FormFault | null>(null)
  const [busy, setBusy] = useState<'upload' | 'save' | null>(null)
  const change = (next: Partial<SponsorDraft>) => setDraft((before) => ({ ...before, ...next }))
  const faultOf = (field: string) => fault?.fields[field] ?? null

  async function work(kind: 'upload' | 'save', run: () => Promise<void>) {
    setBusy(kind)
    setFault(null)
    try {
      await run()
    } catch (error) {
      setFault(toFormFault(error, FIELDS, fieldOfFault))
    }
    setBusy(null)
  }
  const upload = (file: File | undefined) =>
    file && work('upload', async () => change({ picture: await putSponsorPicture(file) }))
  const save = () =>
    work('save', async () => {
      await onSave(draft, hosts)
      onClose()
    })

  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SponsorPicture
        draft={draft}
        fault={faultOf('picture')}
        isBusy={busy === 'upload'}
        onFile={(file) => void upload(file)}
      />
      <Field
        label="What the picture says"
        hint="Read aloud to people who do not see it"
        fault={faultOf('alt')}
      >
        {(control) => (
          <input {...control} value={draft.alt} onChange={({ target }) => change({ alt: target.value })} />
        )}
      </Field>
      <Field label="Leads to" hint="An https address" fault={faultOf('link')}>
        {(control) => (
          <input
            {...control}
            type="url"
            value={draft.link}
            onChange={({ target }) => change({ link: target.value })}
          />
        )}
      </Field>
      <Checks
        legend="Stands on"
        options={PLACES.map((place) => [place, PLACE_TEXTS[place]] as const)}
        chosen={draft.places}
        fault={faultOf('places')}
        onChange={(places) => change({ places })}
      />
      <SponsorDays draft={draft} faultOf={faultOf} onChange={change} />
      {asksSites && sites.length > 1 && (
        <Checks
          legend="On these sites"
          options={sites.map((site) => [site.host, site.host] as const)}
          chosen={hosts}
          fault={null}
          onChange={setHosts}
        />
      )}
      <label className={forms.check}>
        <input
          type="checkbox"
          checked={!draft.isOff}
          onChange={({ target }) => change({ isOff: !target.checked })}
        />
        Shown
      </label>
      {fault && Object.keys(fault.fields).length === 0 && <ErrorBox message={fault.message} />}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit" disabled={busy !== null}>
          Save the sponsor
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

interface SponsorPictureProps {
  draft: SponsorDraft
  fault: string | null
  isBusy: boolean
  onFile: (file: File | undefined) => void
}

function SponsorPicture({ draft, fault, isBusy, onFile }: SponsorPictureProps) {
  const { picture } = draft
  return (
    <div>
      <p className={forms.legend}>Picture</p>
      {picture && (
        <p className={styles.preview}>
          <img
            src={`/api/sponsors/${picture.picture}.webp`}
            alt={draft.alt || 'What was uploaded'}
            width={picture.width}
            height={picture.height}
          />
        </p>
      )}
      <PictureUpload maxMb={20} isBusy={isBusy} onFile={onFile} />
      <p className={fault ? controls.fault : controls.hint} role={fault ? 'alert' : undefined}>
        {fault ??
          'The place is as wide as the page, 132 pixels high, and 112 on a phone. A wide picture fills it best, such as 1200 × 132.'}
      </p>
    </div>
  )
}

interface SponsorDaysProps {
  draft: SponsorDraft
  faultOf: (field: string) => string | null
  onChange: (next: Partial<SponsorDraft>) => void
}

function SponsorDays({ draft, faultOf, onChange }: SponsorDaysProps) {
  return (
    <div className={forms.pair}>
      <Field label="From" hint="Empty: at once. Days begin at midnight UTC" fault={faultOf('from')}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={draft.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
      </Field>
      <Field label="Until" hint="The last day; empty: it stays" fault={faultOf('until')}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={draft.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

interface ChecksProps<Option extends string> {
  legend: string
  options: readonly (readonly [Option, string])[]
  chosen: readonly Option[]
  fault: string | null
  onChange: (chosen: Option[]) => void
}

function Checks<Option extends string>({ legend, options, chosen, fault, onChange }: ChecksProps<Option>) {
  return (
    <fieldset className={forms.checks}>
      <legend className={forms.legend}>{legend}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
          {text}
        </label>
      ))}
      {fault && (
        <p className={controls.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

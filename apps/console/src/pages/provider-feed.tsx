/** The feed that is mapped: read from an address or a file, and what it was found to be. */
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { Link } from 'react-router'
import { call, ConsoleError, describeError } from '../api.ts'
import { formatNumber } from '../format.ts'
import { Button, Field, buttonClass } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import forms from './forms.module.css'
import game from './game.module.css'
import { applyProposals, isPreset, toDraft } from './provider-draft.ts'
import type { Definition, InspectedFeed, InspectedList, ProviderDraft } from './provider-draft.ts'
import { FORMAT_TEXTS } from './provider-fields.ts'
import type { EditorParts, ReadFeed } from './providers-data.ts'
import { readSample } from './read-sample.ts'
import styles from './provider.module.css'

interface FeedPanelProps extends EditorParts {
  /** Of the stored provider. */
  name: string | null
  /** Of a feed of the provider. */
  address: string
  onRead: (read: ReadFeed) => void
}

interface FeedFault {
  field: 'url' | 'file'
  message: string
}

/** A definition is small; a feed may be too, but it has no hosts of games. */
const MAX_DEFINITION_BYTES = 200_000

export function FeedPanel({ draft, onChange, faultOf, feed, name, address, onRead }: FeedPanelProps) {
  const [url, setUrl] = useState(feed?.from.startsWith('https://') ? feed.from : address)
  const [fault, setFault] = useState<FeedFault | null>(null)
  const [busy, setBusy] = useState<'url' | 'file' | null>(null)

  function take(inspected: InspectedFeed, from: string) {
    onRead({ inspected, from, atMs: Date.now() })
    const isMapped = Object.keys(draft.sources).length > 0
    if (!isMapped) onChange(applyProposals(draft, inspected, inspected.lists[0]!))
  }

  async function work(field: 'url' | 'file', read: () => Promise<void>) {
    setBusy(field)
    setFault(null)
    try {
      await read()
    } catch (error) {
      const isOther = error instanceof ConsoleError && error.field === 'file'
      setFault({ field: isOther ? 'file' : field, message: describeError(error) })
    }
    setBusy(null)
  }

  const readAddress = () => work('url', async () => take(await call('inspectFeed', { url }), url))
  const readFile = (file: File | undefined) =>
    file &&
    work('file', async () => {
      const definition = await readDefinition(file)
      if (definition) return onChange(withName(toDraft(definition), name))
      take(await call('inspectFeed', { sample: await readSample(file) }), file.name)
    })

  return (
    <section className={game.panel} aria-label="Feed">
      <h2>Feed</h2>
      <div className={styles.address}>
        <Field
          label="Address"
          hint="Its beginning is read, and nothing is stored"
          fault={fault?.field === 'url' ? fault.message : null}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              spellCheck={false}
              placeholder="https://feeds.example.com/games.json"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void readAddress()
              }}
            />
          )}
        </Field>
        <Button disabled={busy !== null || url.trim() === ''} onClick={() => void readAddress()}>
          {busy === 'url' ? 'Reading…' : 'Read the feed'}
        </Button>
      </div>
      <FileDrop isBusy={busy !== null} onFile={(file) => void readFile(file)} />
      {fault?.field === 'file' && (
        <p className={controls.fault} role="alert">
          {fault.message}
        </p>
      )}
      {feed && <FoundFeed feed={feed} name={name} draft={draft} onChange={onChange} />}
      <ShapeFields draft={draft} onChange={onChange} faultOf={faultOf} />
    </section>
  )
}

/** Null for what is no definition. */
async function readDefinition(file: File): Promise<Definition | null> {
  if (file.size > MAX_DEFINITION_BYTES) return null
  try {
    const value = JSON.parse((await file.text()).replace(/^\ufeff/, '')) as Definition | null
    const isDefinition = typeof value?.provider === 'string' && Array.isArray(value.playHosts)
    return isDefinition ? value : null
  } catch {
    return null // a feed, which the server reads
  }
}

/** A stored provider stays the one that is edited. */
const withName = (draft: ProviderDraft, name: string | null): ProviderDraft =>
  name === null ? draft : { ...draft, provider: name }

function FileDrop({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File | undefined) => void }) {
  const [isOver, setOver] = useState(false)
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onFile(target.files?.[0])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      <input type="file" aria-label="Choose a file" disabled={isBusy} onChange={pick} />
      <span className={buttonClass()}>{isBusy ? 'Reading…' : 'Choose a file'}</span>
      <small>or drop it here: a feed, or the definition of a provider as “Download” writes it</small>
    </label>
  )
}

type FoundFeedProps = Pick<EditorParts, 'draft' | 'onChange'> & { feed: ReadFeed; name: string | null }

function FoundFeed({ feed: { inspected, from }, name, draft, onChange }: FoundFeedProps) {
  const { format, lists, known, presets, sample } = inspected
  const others = known.filter(({ provider }) => provider !== name)
  const current = lists.find(({ path }) => path === draft.records) ?? lists[0]!
  return (
    <div className={styles.found} role="status">
      <p>
        <strong>{from}</strong> is {FORMAT_TEXTS[format]} with {formatNumber(current.records)}
        {sample.isCut ? ' records in its beginning' : ' records'} and {current.fields.length} fields.
      </p>
      {others.map(({ provider, label, shape }) => (
        <p key={provider} className={styles.offer}>
          It is a feed of {label} ({shape}), which needs no mapping.{' '}
          <Link to={`/feeds?add=1&provider=${encodeURIComponent(provider)}`}>Add a feed of {label}</Link>
        </p>
      ))}
      {presets
        .filter((preset) => preset !== draft.shape)
        .map((preset) => (
          <p key={preset} className={styles.offer}>
            Its shape is {FORMAT_TEXTS[preset]}, which is known: only the hosts are needed.{' '}
            <Button
              kind="quiet"
              onClick={() => onChange({ shape: preset, records: '', sources: {}, words: {} })}
            >
              Use {FORMAT_TEXTS[preset]}
            </Button>
          </p>
        ))}
      {lists.length > 1 && (
        <ListSelect
          lists={lists}
          current={current}
          onPick={(list) => onChange(applyProposals(draft, inspected, list))}
        />
      )}
      <div>
        <Button onClick={() => onChange(applyProposals(draft, inspected, current))}>
          Propose the mapping again
        </Button>
      </div>
    </div>
  )
}

interface ListSelectProps {
  lists: readonly InspectedList[]
  current: InspectedList
  onPick: (list: InspectedList) => void
}

function ListSelect({ lists, current, onPick }: ListSelectProps) {
  return (
    <Field label="Which list has the games" hint="Another list brings another mapping">
      {(control) => (
        <select
          {...control}
          value={current.path}
          onChange={({ target }) => onPick(lists.find(({ path }) => path === target.value)!)}
        >
          {lists.map(({ path, records, fields }) => (
            <option key={path} value={path}>
              {path || 'The whole feed'}: {formatNumber(records)} records, {fields.length} fields
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const DELIMITERS: Readonly<Record<string, string>> = {
  '': 'Found in the first line',
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}

function ShapeFields({ draft, onChange, faultOf }: Omit<EditorParts, 'feed'>) {
  const { shape, records, delimiter, encoding } = draft
  const hasPath = shape === 'json' || shape === 'xml'
  return (
    <div className={forms.pair}>
      <Field label="Format" fault={faultOf('format', 'preset')}>
        {(control) => (
          <select {...control} value={shape} onChange={({ target }) => onChange({ shape: target.value })}>
            {Object.entries(FORMAT_TEXTS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
                {isPreset(value) && ' (known shape)'}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(hasPath || records !== '') && (
        <Field
          label="Path of the records"
          hint={
            shape === 'xml' ? 'The element of a game, such as channel.item' : 'Empty: the feed is the list'
          }
          fault={faultOf('records')}
        >
          {(control) => (
            <input
              {...control}
              spellCheck={false}
              value={records}
              onChange={({ target }) => onChange({ records: target.value })}
            />
          )}
        </Field>
      )}
      {shape === 'csv' && (
        <>
          <Field label="Between two values" fault={faultOf('delimiter')}>
            {(control) => (
              <select
                {...control}
                value={delimiter}
                onChange={({ target }) => onChange({ delimiter: target.value })}
              >
                {Object.entries({ ...(delimiter && { [delimiter]: delimiter }), ...DELIMITERS }).map(
                  ([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ),
                )}
              </select>
            )}
          </Field>
          <Field label="Encoding" hint="Empty: UTF-8" fault={faultOf('encoding')}>
            {(control) => (
              <input
                {...control}
                value={encoding}
                onChange={({ target }) => onChange({ encoding: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}

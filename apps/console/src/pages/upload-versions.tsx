/** The versions of an uploaded game: which is played, what was found in each, a private preview. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { call, describeError } from '../api.ts'
import { formatAgo, formatBytes } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, buttonClass } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { Findings, UploadButtons, UploadFields, useUpload } from './upload-form.tsx'
import forms from './forms.module.css'
import game from './game.module.css'
import styles from './upload.module.css'

type Detail = Awaited<ReturnType<typeof call<'getUpload'>>>
type Version = NonNullable<Detail['upload']>['versions'][number]

interface Shown {
  slug: string
  /** Of the game. */
  status: string
}

export function UploadVersions(shown: Shown) {
  const { slug } = shown
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({ queryKey: ['upload', slug], queryFn: () => call('getUpload', { slug }) })
  const upload = query.data?.upload
  return (
    <section className={game.panel} aria-label="Versions">
      <h2>Versions</h2>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {upload && (
        <>
          <dl className={game.facts}>
            <dt>Maker</dt>
            <dd>{upload.maker}</dd>
            <dt>Licence</dt>
            <dd>{upload.licence}</dd>
          </dl>
          <ol className={styles.versions}>
            {upload.versions.map((version) => (
              <VersionItem
                key={version.number}
                {...shown}
                version={version}
                isCurrent={version.number === upload.current}
              />
            ))}
          </ol>
        </>
      )}
      {may('games.edit') && <Button onClick={() => setAdding(true)}>Upload a new version</Button>}
      <Modal title="A new version" isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewVersion slug={slug} onClose={() => setAdding(false)} />
      </Modal>
    </section>
  )
}

function VersionItem({ slug, status, version, isCurrent }: Shown & { version: Version; isCurrent: boolean }) {
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const [address, setAddress] = useState<string | null>(null)
  const { number, facts } = version
  const isPlayed = isCurrent && status === 'published'

  async function run(work: () => Promise<string | null>) {
    try {
      const done = await work()
      if (done !== null) toast(done)
    } catch (error) {
      toast(describeError(error))
    }
    await client.invalidateQueries()
  }
  const publish = () =>
    run(async () => {
      const done = await call('publishVersion', { slug, number })
      return done.status === 'published'
        ? `Visitors play version ${number} within seconds`
        : `Version ${number} is played when the game is published`
    })
  const preview = () =>
    run(async () => {
      setAddress((await call('createPreview', { slug, number })).address)
      return null
    })
  const remove = () =>
    run(async () => {
      await call('deleteVersion', { slug, number })
      return `Version ${number} is deleted`
    })

  return (
    <li>
      <h3>
        Version {number}
        {isCurrent && <Badge kind={isPlayed ? 'good' : 'neutral'}>{isPlayed ? 'Played' : 'Current'}</Badge>}
      </h3>
      <small>
        {version.engine}
        {version.sdks.length > 0 && `, SDK of ${version.sdks.join(', ')}`}, {facts.files} files,{' '}
        {formatBytes(facts.bytes)}; {version.personName !== null && `${version.personName}, `}
        {formatAgo(version.atMs)}
      </small>
      <Findings findings={facts.findings} />
      {address !== null && (
        <p className={forms.link}>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
      )}
      <div className={styles.actions}>
        {!isPlayed && status !== 'removed' && may('games.publish') && (
          <Button kind="quiet" onClick={() => void publish()}>
            Publish
          </Button>
        )}
        {may('games.edit') && (
          <Button kind="quiet" onClick={() => void preview()}>
            {version.hasPreview ? 'New preview link' : 'Preview link'}
          </Button>
        )}
        <Link className={buttonClass('quiet')} to={`/games/${slug}/inspector?version=${number}`}>
          Inspect
        </Link>
        {!isCurrent && may('games.edit') && (
          <Button kind="quiet" onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </div>
    </li>
  )
}

function NewVersion({ slug, onClose }: { slug: string; onClose: () => void }) {
  const toast = useToast()
  const upload = useUpload()
  const { fault } = upload
  async function submit(event: FormEvent) {
    event.preventDefault()
    const uploaded = await upload.send({ slug })
    if (!uploaded) return
    toast(`Version ${uploaded.number} is uploaded, and not published yet`)
    onClose()
  }
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <UploadFields upload={upload} />
      {fault && fault.field !== 'file' && <p role="alert">{fault.message}</p>}
      <UploadButtons upload={upload} onCancel={onClose} />
    </form>
  )
}

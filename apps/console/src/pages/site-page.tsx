/** One site: its settings, group by group, and what they mean for visitors. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { call, describeError } from '../api.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/page.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import forms from './forms.module.css'
import type { SiteDetail } from './site-detail.ts'
import { SiteForm } from './site-form.tsx'
import game from './game.module.css'

export function SitePage() {
  const { host = '' } = useParams()
  const query = useQuery({ queryKey: ['site', host], queryFn: () => call('getSite', { host }) })
  return (
    <>
      <Link className={game.back} to="/sites">
        <Icon name="back" size={15} />
        Sites
      </Link>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <SiteView key={host} detail={query.data} />}
    </>
  )
}

function SiteView({ detail }: { detail: SiteDetail }) {
  const may = useMay()
  const [isRemoving, setRemoving] = useState(false)
  const { host, name, url, file } = detail
  const hasEdits = detail.groups.some(({ fields }) => fields.some(({ origin }) => origin === 'ledger'))
  return (
    <>
      <PageHead title={name} sub={file === null ? host : `${host}, from content/sites/${file}`}>
        {may('sites.add') && hasEdits && (
          <Button onClick={() => setRemoving(true)}>{file === null ? 'Remove' : 'Back to the file'}</Button>
        )}
        <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
          <Icon name="outside" size={15} />
          Open
        </a>
      </PageHead>
      <SiteForm detail={detail} />
      <Modal
        title={file === null ? `Remove ${name}?` : 'Back to the file?'}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
      >
        <RemoveForm detail={detail} onClose={() => setRemoving(false)} />
      </Modal>
    </>
  )
}

function RemoveForm({ detail: { host, name, file }, onClose }: { detail: SiteDetail; onClose: () => void }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const [fault, setFault] = useState<string | null>(null)

  async function remove() {
    try {
      await call('removeSite', { host })
    } catch (error) {
      setFault(describeError(error))
      return
    }
    toast(file === null ? `${name} is no site any more` : `${name} has the settings of its file again`)
    onClose()
    if (file === null) await navigate('/sites')
    await client.invalidateQueries()
  }

  return (
    <div className={forms.form}>
      <p>
        {file === null
          ? `The server stops answering for ${host} within seconds. Its settings are deleted; games and figures stay.`
          : `Every change that was made here is deleted. ${host} stays a site with the settings of content/sites/${file}.`}
      </p>
      {fault && <ErrorBox message={fault} />}
      <div className={forms.buttons}>
        <Button kind="danger" onClick={() => void remove()}>
          {file === null ? 'Remove the site' : 'Delete the changes'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </div>
  )
}

/** What a site's places for ads show besides promotions and networks: pictures of sponsors, and the operator's own code. */
import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useAddParam } from '../use-add-param.ts'
import { AdCodePanel } from './ad-code-panel.tsx'
import { ChangeHistory } from './change-history.tsx'
import site from './site.module.css'
import { SiteSelect, useChosenHost } from './site-select.tsx'
import { SponsorList } from './sponsor-list.tsx'

export function AdsPage() {
  const may = useMay()
  const host = useChosenHost()
  const query = useQuery({
    queryKey: ['sponsors', host],
    queryFn: () => call('getSponsors', { host }),
    enabled: host !== '',
  })
  const [isAdding, setAdding] = useAddParam()
  return (
    <>
      <PageHead title="Ads" sub="Pictures of sponsors, and code of your own">
        <SiteSelect host={host} />
        {query.data && (
          <a className={buttonClass()} href={query.data.url} target="_blank" rel="noreferrer">
            <Icon name="outside" size={15} />
            Open
          </a>
        )}
        {query.data && may('sites.edit') && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" size={15} />
            Add a sponsor
          </Button>
        )}
      </PageHead>
      {host === '' && <Empty title="No site is yours" />}
      {host !== '' && query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && (
        <div className={site.columns} key={host}>
          <div className={site.form}>
            <SponsorList data={query.data} isAdding={isAdding} onAdded={() => setAdding(false)} />
            {may('sites.ids') && <AdCodePanel host={host} />}
          </div>
          <div className={site.rest}>
            <ChangeHistory history={query.data.history} empty="Nothing here was changed yet." />
          </div>
        </div>
      )}
    </>
  )
}

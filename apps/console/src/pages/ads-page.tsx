/** What a site's places for ads show besides promotions and networks: pictures of sponsors, and the operator's own code. */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call, describeError } from '../api.ts'
import { useMay, useSession } from '../session.tsx'
import { Button, buttonClass } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useAddParam } from '../use-add-param.ts'
import { AdCodePanel } from './ad-code-panel.tsx'
import { ChangeHistory } from './change-history.tsx'
import homeRows from './home-rows.module.css'
import site from './site.module.css'
import { SponsorList } from './sponsor-list.tsx'

export function AdsPage() {
  const { sites } = useSession()
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const host = params.get('site') ?? sites[0]?.host ?? ''
  const query = useQuery({
    queryKey: ['sponsors', host],
    queryFn: () => call('getSponsors', { host }),
    enabled: host !== '',
  })
  const [isAdding, setAdding] = useAddParam()
  return (
    <>
      <PageHead title="Ads" sub="Pictures of sponsors, and code of your own">
        {sites.length > 1 && (
          <select
            className={`${controls.input} ${homeRows.sites}`}
            aria-label="Site"
            value={host}
            onChange={({ target }) => setParams({ site: target.value })}
          >
            {sites.map((one) => (
              <option key={one.host} value={one.host}>
                {one.name === one.host ? one.host : `${one.name} (${one.host})`}
              </option>
            ))}
          </select>
        )}
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
      {query.isError && (
        <ErrorBox message={describeError(query.error)} onRetry={() => void query.refetch()} />
      )}
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

/** The site that a page is about: `?site=` of its address, else the person's first one. */
import { useSearchParams } from 'react-router'
import { useSession } from '../session.tsx'
import controls from '../ui/controls.module.css'
import styles from './home-rows.module.css'

/** Empty where no site is the person's. */
export function useChosenHost(): string {
  const { sites } = useSession()
  const [params] = useSearchParams()
  return params.get('site') ?? sites[0]?.host ?? ''
}

/** Nothing where there is no choice. */
export function SiteSelect({ host }: { host: string }) {
  const { sites } = useSession()
  const [, setParams] = useSearchParams()
  if (sites.length < 2) return null
  return (
    <select
      className={`${controls.input} ${styles.sites}`}
      aria-label="Site"
      value={host}
      onChange={({ target }) => setParams({ site: target.value })}
    >
      {sites.map((site) => (
        <option key={site.host} value={site.host}>
          {site.name === site.host ? site.host : `${site.name} (${site.host})`}
        </option>
      ))}
    </select>
  )
}

/** "Plays on this phone" and "plays offline": a form without scripts, immediate with them. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_PATH } from '#app/site-paths.ts'
import { SEARCH_DEVICES, type SearchDevice, type SearchParams, searchUrl } from './search.ts'
import { searchTexts as texts } from './search-texts.ts'
import styles from './search-results.module.css'

/** A screen this wide in its narrow direction, in CSS pixels, is a tablet's. */
const MIN_TABLET_WIDTH = 600

function detectDevice(): SearchDevice {
  if (matchMedia('(any-pointer: fine) and (any-hover: hover)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) >= MIN_TABLET_WIDTH ? 'tablet' : 'phone'
}

export interface SearchFiltersProps {
  params: SearchParams
  total: number
  /** The number of results with each filter. */
  working: Record<SearchDevice | 'offline', number>
}

export function SearchFilters({ params, total, working }: SearchFiltersProps) {
  const navigate = useNavigate()
  // The page is cached for all visitors, so only the browser knows what "this device" is.
  const [thisDevice, setThisDevice] = useState<SearchDevice | null>(null)
  useEffect(() => setThisDevice(detectDevice()), [])
  const device = params.device ?? thisDevice ?? 'desktop'
  const isOther = params.device !== undefined && thisDevice !== null && params.device !== thisDevice
  const form = useRef<HTMLFormElement>(null)
  // The checkbox changes at once and the page follows; when the page arrives, the checkbox shows its state.
  useEffect(() => form.current?.reset(), [params.device, params.offline])
  const show = (change: Partial<SearchParams>) =>
    void navigate(searchUrl({ ...params, ...change, pageCurrent: 1 }), { preventScrollReset: true })
  // A filter that would change nothing, or leave nothing, is not offered.
  const isIdle = (count: number) => count === total || count === 0
  const idleDevices = params.device ? [] : SEARCH_DEVICES.filter((name) => isIdle(working[name]))
  const hasOffline = params.offline === true || !isIdle(working.offline)
  if (idleDevices.length === SEARCH_DEVICES.length && !hasOffline) return null
  return (
    <form ref={form} className={styles.filters} action={SEARCH_PATH} method="get" aria-label={texts.filters}>
      <input type="hidden" name="searchValue" value={params.searchValue} />
      {params.exact && <input type="hidden" name="exact" value="1" />}
      <label className={styles.filter} data-idle={idleDevices.join(' ') || undefined}>
        <input
          type="checkbox"
          name="device"
          value={device}
          defaultChecked={params.device !== undefined}
          onChange={(event) => show({ device: event.target.checked ? device : undefined })}
        />
        {isOther
          ? texts.worksOn[device]
          : SEARCH_DEVICES.map((name) => (
              <span key={name} className={styles.device} data-device={name}>
                {texts.thisDevice[name]}
              </span>
            ))}
      </label>
      {hasOffline && (
        <label className={styles.filter}>
          <input
            type="checkbox"
            name="offline"
            value="1"
            defaultChecked={params.offline === true}
            onChange={(event) => show({ offline: event.target.checked })}
          />
          {texts.offline}
        </label>
      )}
      <noscript>
        <button className={styles.apply} type="submit">
          {texts.apply}
        </button>
      </noscript>
    </form>
  )
}

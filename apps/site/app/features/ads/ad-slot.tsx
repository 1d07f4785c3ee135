/** A placement for an ad in a page. The server's HTML reserves its size; the content loads when the page is idle. */
import { usePublicSite } from '#app/domain/public-site.ts'
import type { AdPlace } from '#app/domain/ads.ts'
import styles from './ad-slot.module.css'

export function AdSlot({ place }: { place: AdPlace }) {
  return usePublicSite()?.ads?.kinds.includes('slot') ? (
    <aside className={styles.slot} aria-label="Advertisement" data-ad-place={place} />
  ) : null
}

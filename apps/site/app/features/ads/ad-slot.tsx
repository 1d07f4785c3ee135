/** A place for an ad in a page. Its size is reserved in the server's HTML; what stands in it comes when the page has come to rest. */
import { usePublicSite } from '#app/domain/public-site.ts'
import type { AdPlace } from '#app/domain/ads.ts'
import styles from './ad-slot.module.css'

export function AdSlot({ place }: { place: AdPlace }) {
  return usePublicSite()?.ads?.kinds.includes('slot') ? (
    <aside className={styles.slot} aria-label="Advertisement" data-ad-place={place} />
  ) : null
}

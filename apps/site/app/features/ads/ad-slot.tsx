/** A placement for an ad in a page. The server's HTML reserves its size, and has a sponsor's picture; an ad loads when the page is idle. */
import type { AdPlace } from '#app/domain/ads.ts'
import type { Slot } from './place-content.server.ts'
import styles from './ad-slot.module.css'

export function AdSlot({ place, slot }: { place: AdPlace; slot: Slot | null }) {
  return (
    slot && (
      <aside
        className={styles.slot}
        aria-label={slot.label}
        data-ad-place={place}
        dangerouslySetInnerHTML={{ __html: slot.html }}
      />
    )
  )
}

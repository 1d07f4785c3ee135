/** What a placement of a page has when it is sent: a sponsor's picture, room for an ad, or nothing. */
import type { AdPlace } from '#app/domain/ads.ts'
import { isShownOn } from '#app/domain/setting-schemas.ts'
import type { Site } from '#app/domain/site.ts'
import { SMALL_PICTURE_WIDTH } from '#app/features/articles/article-pictures.ts'
import { escapeMarkup } from '#app/ui/escape-markup.ts'
import { toAdSettings } from './ad-settings.ts'
import { adTexts as texts } from './ad-texts.ts'
import type { Sponsor } from './site-settings.ts'

export interface Slot {
  /** What visitors read above it. */
  label: string
  /** Empty: filled by the site's ads, in the browser. */
  html: string
}

/** `day`: days since 1970, UTC. Null: the page has no such place. */
export function findSlot(site: Site, place: AdPlace, day: number): Slot | null {
  const sponsor = pickSponsor(site.sponsors, place, day)
  if (sponsor) return { label: texts.sponsored, html: renderSponsor(sponsor) }
  return toAdSettings(site)?.kinds.includes('slot') ? { label: texts.advertisement, html: '' } : null
}

/** All visitors of a day see the same one, because they get the same page; those in one place take turns. */
export function pickSponsor(sponsors: readonly Sponsor[], place: AdPlace, day: number): Sponsor | null {
  const shown = sponsors.filter((sponsor) => sponsor.places.includes(place) && isShownOn(sponsor, day))
  return shown[day % Math.max(1, shown.length)] ?? null
}

function renderSponsor({ picture, width, height, alt, link }: Sponsor): string {
  const file = (end: string) => `/img/${picture}${end}`
  const small = `${file(`-${SMALL_PICTURE_WIDTH}.avif`)} ${SMALL_PICTURE_WIDTH}w`
  const sources = [...(width > SMALL_PICTURE_WIDTH ? [small] : []), `${file('.avif')} ${width}w`].join(', ')
  return (
    `<a href="${escapeMarkup(link)}" target="_blank" rel="sponsored noopener" aria-label="${escapeMarkup(texts.sponsorLink(alt))}">` +
    `<picture><source type="image/avif" srcset="${sources}" sizes="min(100vw, ${width}px)">` +
    `<img src="${file('.webp')}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">` +
    '</picture></a>'
  )
}

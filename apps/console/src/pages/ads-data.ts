/** Places of ads in words, and what a sponsor's days mean today. */
import type { ResultOf } from '#server/operations/registry.ts'

export type Sponsors = ResultOf<'getSponsors'>
export type Sponsor = Sponsors['sponsors'][number]
export type Place = Sponsor['places'][number]

export const PLACE_TEXTS: Record<Place, string> = {
  home: 'Home page',
  category: 'Lists of games',
  game: 'Pages of games',
  article: 'Articles',
}
export const PLACES = Object.keys(PLACE_TEXTS) as Place[]

export const namePlaces = (places: readonly Place[]) => places.map((place) => PLACE_TEXTS[place]).join(', ')

/** Without `isOff` and days that are empty. */
export interface SponsorDraft {
  picture: { picture: string; width: number; height: number } | null
  alt: string
  link: string
  places: Place[]
  from: string
  until: string
  isOff: boolean
}

export const EMPTY_SPONSOR: SponsorDraft = {
  ...{ picture: null, alt: '', link: 'https://', places: ['home'] },
  ...{ from: '', until: '', isOff: false },
}

export function toDraft({ picture, width, height, from = '', until = '', ...rest }: Sponsor): SponsorDraft {
  return { ...rest, picture: { picture, width, height }, from, until }
}

/** What the server stores of it; it refuses what is missing. */
export function toSponsor({ picture, from, until, ...rest }: SponsorDraft): Record<string, unknown> {
  return { ...rest, ...picture, ...(from && { from }), ...(until && { until }) }
}

/** The field of a fault such as `sponsors.2.link`. */
export function fieldOfFault(key: string): string {
  return key.split('.')[2] ?? ''
}

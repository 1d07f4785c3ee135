/** A site: everything that belongs to one host. */
import * as v from 'valibot'
import { SlugSchema } from '#app/features/catalogue/slug.ts'

const ColourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is written #rrggbb'))

export const ThemeSchema = v.object({
  background: ColourSchema,
  element: ColourSchema,
  text: ColourSchema,
  textHover: ColourSchema,
})
export type Theme = v.InferOutput<typeof ThemeSchema>

export const HostSchema = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'a host is a lower-case name without a port',
  ),
)

export const SiteSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(45)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** `{count}` is filled with "1000+" from 1,000 published games on, with the true number before. */
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320)),
  /** Who the site is for; a child's site makes no request to anybody else. */
  audience: v.picklist(['child', 'mixed', 'general']),
  /** Whether a provider's game may load: never, after the visitor agreed on a card that names the provider, or on Play. */
  remoteGames: v.picklist(['off', 'ask', 'on']),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)),
  theme: ThemeSchema,
  editorPicks: v.array(SlugSchema),
  /** This publisher's id at each provider, put on the play addresses of its games. */
  providerIds: v.record(SlugSchema, v.pipe(v.string(), v.maxLength(200))),
  contactEmail: v.pipe(v.string(), v.maxLength(254)),
  operatorName: v.pipe(v.string(), v.maxLength(200)),
  operatorAddress: v.pipe(v.string(), v.maxLength(400)),
})
export type SiteSettings = v.InferOutput<typeof SiteSchema>

export interface Site extends SiteSettings {
  host: string
}

/** The part of a site that its pages carry to the browser, listed by hand. */
export type PublicSite = Pick<
  Site,
  'name' | 'language' | 'theme' | 'remoteGames' | 'providerIds' | 'audience'
>

export function toPublicSite(site: Site): PublicSite {
  const { name, language, theme, remoteGames, providerIds, audience } = site
  return { name, language, theme, remoteGames, providerIds, audience }
}

export function describeSite(site: Site, gameCount: number): string {
  return site.description.replace('{count}', gameCount >= 1000 ? '1000+' : String(gameCount))
}

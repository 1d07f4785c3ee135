/** How a site looks and what else belongs to none but itself: groups `theme`, `logo`, `manifest` and `runtime` of its settings, and `redirects`. */
import * as v from 'valibot'
import { offOr, someText, text, zeroOrOne } from '#app/domain/setting-schemas.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { readPngLogo, readSvgLogo } from './logo.ts'
import { parseRedirects, type Redirects } from './redirects.ts'

const LinkSchema = v.strictObject({
  label: someText(40),
  to: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(300),
    v.check(
      (to) => /^\/(?![/\\])\S*$/.test(to) || (/^https:\/\/[^\s/]+\.[^\s/]+/.test(to) && URL.canParse(to)),
      'an address begins with / on this site, or with https://',
    ),
  ),
})
export type SiteLink = v.InferOutput<typeof LinkSchema>

const LinksSchema = v.optional(v.pipe(v.array(LinkSchema), v.maxLength(12, 'at most 12 links')), [])

/** The operator's own links, after those that every page has. */
export const linksSettings = {
  menu: LinksSchema,
  footer: LinksSchema,
}

const ColourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is written #rrggbb'))

export const themeSettings = {
  background: v.optional(ColourSchema, '#0e1024'),
  element: v.optional(ColourSchema, '#1b1f42'),
  text: v.optional(ColourSchema, '#f4f1ea'),
  textHover: v.optional(ColourSchema, '#ffd84d'),
  /** Buttons, marked words and the light behind the page. */
  accent: v.optional(ColourSchema, '#7050f4'),
  /** The second light behind the page. */
  glow: v.optional(ColourSchema, '#b03a8c'),
  /** Of tiles and cards. */
  corners: v.optional(v.picklist(['sharp', 'soft', 'round']), 'soft'),
  /** How tiles are lit: a coloured shade below, or a line of light around. */
  tiles: v.optional(v.picklist(['shade', 'neon']), 'shade'),
}

export const logoSettings = {
  mark: v.optional(v.picklist(['house', 'sunbun', 'glowbat', 'letter']), 'letter'),
  /** The operator's own drawing as sanitised SVG text; it replaces the mark. A drawing that cannot be sanitised is ignored. */
  svg: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => readSvgLogo(text).svg),
    ),
    '',
  ),
  /** The same as a square PNG (`data:image/png;base64,…`); a drawing takes precedence. */
  png: v.optional(
    v.pipe(
      v.string(),
      v.transform((address) => readPngLogo(address).png),
    ),
    '',
  ),
}

/** What an installed app is called; empty values come from the site. */
export const manifestSettings = {
  shortName: v.optional(text(12), ''),
  description: v.optional(text(320), ''),
  categories: v.optional(v.pipe(v.array(SlugSchema), v.maxLength(10)), ['games', 'entertainment', 'kids']),
}

/** What the pages of a site read before any call is made. */
export const runtimeSettings = {
  /** Before every call of the page: a path of this host under which `/api` is reached, empty for its root. */
  apiBase: offOr(/^(\/[\w-]{1,40}){1,4}$/, 'a path such as /portal, without a slash at its end'),
  /** How long a page waits for an answer. */
  timeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(60_000)), 5000),
  /** Anything but 0: the page asks for the server's load and logs it. */
  isShowCPU: zeroOrOne(),
  /** 1: the home page has a row of games picked by chance. */
  random: zeroOrOne(),
}

/** From an address, or a pattern of addresses, to a path of this site or an https address. Faulty rules are left out (`listLeftOut`). */
export const redirectsSetting = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((rules): Redirects => parseRedirects(rules).redirects),
  ),
  {},
)

/** The part of a site that its pages send to the browser, listed by hand. */
import { useRouteLoaderData } from 'react-router'
import type { AdSettings } from './ads.ts'
import type { Site } from './site.ts'

export type PageLink = readonly [href: string, label: string]

export interface PublicSite {
  name: string
  language: string
  direction: 'ltr' | 'rtl'
  /** What the browser paints around the page, `#rrggbb`. */
  colour: string
  scheme: 'dark' | 'light'
  /** The theme as the page's own style; worked out here, so that no page carries the code for it. */
  style: string
  remoteGames: Site['remoteGames']
  audience: Site['audience']
  /** Whether a third party is on, so that the visitor has something to choose. */
  asksConsent: boolean
  /** Where these pages belong, such as `https://games.example.com`. */
  origin: string
  logo: {
    /** Of the letters, in units of their height's 256. */
    width: number
    hasIcon: boolean
    /** Part of the address of every icon. */
    version: string
  }
  /** The links at the foot of each page, and the operator's links in the menu: addresses and names. */
  footer: PageLink[]
  menu: PageLink[]
  /** Read before any call is made. */
  runtime: Site['runtime']
  /** Null where the site has no ads. */
  ads: AdSettings | null
  /** Whether a place of a page may show a sponsor's picture. */
  hasSponsors: boolean
}

/** The site of this page; undefined on an error page for which nothing could be loaded. */
export function usePublicSite(): PublicSite | undefined {
  return (useRouteLoaderData('root') as { site: PublicSite } | undefined)?.site
}

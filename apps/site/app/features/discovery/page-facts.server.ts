/**
 * What a page says about itself to whoever finds it: search engines and link previews. A loader tells it, and the server writes it into the
 * page's head when it renders one, so that neither the page's script nor its data carries any of it.
 */
import { createContext, type RouterContextProvider } from 'react-router'
import { portalContext } from '#app/context.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import type { Site } from '#app/domain/site.ts'
import type { SharePicture } from './share-address.server.ts'
import type { DataNode } from './data-node.ts'

export interface PageFacts {
  /** The page's own name, without the site's. */
  title: string
  description: string
  /** The path of the page these facts belong to; a game's play page names the game's page. */
  path: string
  /** Left out: the site's own picture. */
  picture?: SharePicture
  article?: { publishedAt: number; updatedAt: number; topics: readonly string[] }
  /** JSON-LD: what stands on the page, in schema.org's words. */
  data?: readonly DataNode[]
}

/** The site as facts name it. */
export interface Home {
  site: Site
  /** Such as `https://games.example.com`. */
  origin: string
}

type TellFacts = (home: Home) => PageFacts

const pageFactsContext = createContext<TellFacts | null>(null)

/** Called by a page's loader. Worked out only when a whole page is rendered, never for its data alone. */
export function tellPageFacts(context: Readonly<RouterContextProvider>, tell: TellFacts): void {
  context.set(pageFactsContext, tell)
}

/** What the page's loader told; null for a page that tells nothing, such as a lost one. */
export function readPageFacts(
  context: Readonly<RouterContextProvider>,
): { facts: PageFacts; home: Home } | null {
  const tell = context.get(pageFactsContext)
  if (!tell) return null
  const { site, port } = context.get(portalContext)
  const home = { site, origin: siteOrigin(site, port) }
  return { facts: tell(home), home }
}

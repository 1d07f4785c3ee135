/**
 * A page's metadata for search engines and link previews. A loader sets it, and the server writes it into the page's head when it renders
 * the page, so neither the page's script nor its data carries any of it.
 */
import { createContext, type RouterContextProvider } from 'react-router'
import { portalContext } from '#app/context.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import type { Site } from '#app/domain/site.ts'
import type { SharePicture } from './share-address.server.ts'
import type { DataNode } from './data-node.ts'

export interface PageMetadata {
  /** The page's own name, without the site's. */
  title: string
  description: string
  /** The path of the page this metadata belongs to; a game's play page names the game's page. */
  path: string
  /** Left out: the site's own picture. */
  picture?: SharePicture
  article?: { publishedAt: number; updatedAt: number; topics: readonly string[] }
  /** JSON-LD: the content of the page in schema.org's terms. */
  data?: readonly DataNode[]
}

/** The site as a page's metadata names it. */
export interface Home {
  site: Site
  /** Such as `https://games.example.com`. */
  origin: string
}

type DescribePage = (home: Home) => PageMetadata

const pageMetadataContext = createContext<DescribePage | null>(null)

/** Called by a page's loader. Computed only when a full page is rendered, never for its data alone. */
export function setPageMetadata(context: Readonly<RouterContextProvider>, describe: DescribePage): void {
  context.set(pageMetadataContext, describe)
}

/** What the page's loader set; null for a page without metadata, such as a 404. */
export function findPageMetadata(
  context: Readonly<RouterContextProvider>,
): { metadata: PageMetadata; home: Home } | null {
  const describe = context.get(pageMetadataContext)
  if (!describe) return null
  const { site, port } = context.get(portalContext)
  const home = { site, origin: siteOrigin(site, port) }
  return { metadata: describe(home), home }
}

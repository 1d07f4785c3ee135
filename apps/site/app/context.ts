/** What the server hands every loader: the site that was asked for, its catalogue and its texts. */
import { createContext } from 'react-router'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from './domain/game.ts'
import type { ContactAnswer } from '#app/features/contact/contact.ts'
import type { StageLight } from '#app/features/images/stage-light.ts'
import type { Site } from './domain/site.ts'

export interface PortalContext {
  site: Site
  catalogue: Catalogue
  content: Content
  /** The light that a game's cover throws on its stage. */
  findStageLight(game: Game): StageLight
  /** The server's own: part of the address of a site of this machine. */
  port: number
  /** Where hosted games are served from, if anywhere. */
  gamesOrigin: string | undefined
  /** The build of the site's pages; an open page compares it with what it meets later. */
  buildId: string
  /** Off: an operator's switch takes away what earlier workers kept. */
  hasServiceWorker: boolean
  /** What one visitor typed into the contact form, when it comes back to be mended; null on every page that is kept. */
  contact: ContactAnswer | null
  /** Days since 1970, UTC: what a page shows for a day is cached for that day. */
  day: number
  /** The whole query of one visitor's address, for the page that says it leads nowhere; empty on every page that is cached. */
  visitorQuery: string
}

export const portalContext = createContext<PortalContext>()

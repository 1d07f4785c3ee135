/** What the server passes to every loader: the requested site, its catalogue and its texts. */
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
  /** Marks the page's own inline scripts: only these are in its policy (`server/page-nonce.ts`). */
  scriptNonce: string
  /** Off: the operator's switch removes what earlier workers stored. */
  hasServiceWorker: boolean
  /** How many daily backups the operator stores; null without any. */
  backupDays: number | null
  /** Whether operators can sign in to the console. */
  hasConsole: boolean
  /** What a visitor typed into the contact form when it has faults; null on every cached page. */
  contact: ContactAnswer | null
  /** Days since 1970, UTC: what a page shows for a day is cached for that day. */
  day: number
  /** The full query of one visitor's address, for the 404 page; empty on every cached page. */
  visitorQuery: string
}

export const portalContext = createContext<PortalContext>()

/** What the page of a lost address shows, whether the server made it or a navigation in the browser led there. */
import type { ErrorResponse } from 'react-router'
import { isRouteErrorResponse } from 'react-router'
import type { Tile } from '#app/features/catalogue/tile.ts'

/** A page names the address it was asked for; nobody reads more of it than this. */
const MAX_ADDRESS_CHARS = 300

export interface LostPageData {
  /** Why there is no page, and its whole address, as in `Page Not Found: /gameDetail/x?pid=7`. */
  message: string
  /** The tracking parameters of the address, as a query; what else the tab has stored only the browser knows. */
  tracking: string
  /** Games to play instead. */
  suggestions: readonly Tile[]
}

/** Not there (404), or removed for good (410). */
export function isLostPage(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
}

/** `fullPath` is the path with its query; no hash, because the server never sees one. */
export function describeLoss(reason: string, fullPath: string): string {
  const address = fullPath.length > MAX_ADDRESS_CHARS ? `${fullPath.slice(0, MAX_ADDRESS_CHARS)}…` : fullPath
  return `${reason}: ${address}`
}

/** The part of a message before the address; a kept answer has no other. */
export function readReason({ message }: LostPageData): string {
  return message.split(':')[0]!
}

/** What the page of a lost address shows, whether the server made it or a navigation in the browser led there. */
import { type ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { Tile } from '#app/domain/tile.ts'

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

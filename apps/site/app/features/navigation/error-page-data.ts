/** The data of the page for a missing address, for server rendering and client navigation. */
import { type ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { Tile } from '#app/domain/tile.ts'

export interface ErrorPageData {
  /** The reason and the full address, as in `Page Not Found: /x?pid=7`. */
  message: string
  /** The tracking parameters of the address, as a query; only the browser knows what else the tab has stored. */
  tracking: string
  /** Games to play instead. */
  suggestions: readonly Tile[]
}

/** Not found (404), or removed permanently (410). */
export function isMissingPage(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
}

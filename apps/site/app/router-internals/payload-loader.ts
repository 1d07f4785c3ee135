/** A page's data as JSON: what its route's loader returns, without drawing the page. */
import {
  createStaticHandler,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { readReason } from '#app/features/navigation/not-found-message.ts'
import { isMissingPage, type ErrorPageData } from '#app/features/navigation/error-page-data.ts'
import type { Payload } from '#app/features/navigation/payload-url.ts'

export type PayloadAnswer = Omit<Payload, 'build'> & { status: number }

export type PayloadLoader = (page: URL, context: RouterContextProvider) => Promise<PayloadAnswer>

export function createPayloadLoader(server: Pick<ServerBuild, 'routes'>): PayloadLoader {
  const { query } = createStaticHandler(listRoutes(server))

  return async function loadPayload(page, context) {
    const result = await query(new Request(page), {
      requestContext: context,
      // Data of the whole site came with the document.
      filterMatchesToLoad: (match) => match.route.id !== 'root',
    })
    if (result instanceof Response) return { status: 200, redirect: result.headers.get('Location') ?? '/' }
    const [error] = Object.values(result.errors ?? {})
    if (error !== undefined) {
      if (!isMissingPage(error)) throw error
      // Only the browser knows the full address, and adds it to the reason.
      const missing = error.data as ErrorPageData
      return { status: error.status, error: readReason(missing.message), suggestions: missing.suggestions }
    }
    const leaf = result.matches.at(-1)?.route.id ?? ''
    return { status: 200, data: result.loaderData[leaf] }
  }
}

/** The routes of a server build for `createStaticHandler`. */
export function listRoutes(server: Pick<ServerBuild, 'routes'>, parentId?: string): RouteObject[] {
  return Object.values(server.routes)
    .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route!
      const shared = { id, path, caseSensitive, loader: module.loader as LoaderFunction | undefined }
      return index ? { ...shared, index: true } : { ...shared, children: listRoutes(server, id) }
    })
}

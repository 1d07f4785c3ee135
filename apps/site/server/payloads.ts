/** A page's data as JSON: what its route's loader returns, without drawing the page. */
import {
  createStaticHandler,
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Payload } from '#app/features/updates/payload-url.ts'

export type PayloadAnswer = Omit<Payload, 'build'> & { status: number }

export type PayloadLoader = (page: URL, context: RouterContextProvider) => Promise<PayloadAnswer>

export function createPayloadLoader(server: Pick<ServerBuild, 'routes'>): PayloadLoader {
  const { query } = createStaticHandler(listRoutes(server))

  return async function loadPayload(page, context) {
    const result = await query(new Request(page), {
      requestContext: context,
      // What belongs to the whole site came with the document.
      filterMatchesToLoad: (match) => match.route.id !== 'root',
    })
    if (result instanceof Response) return { status: 200, redirect: result.headers.get('Location') ?? '/' }
    const [error] = Object.values(result.errors ?? {})
    if (error !== undefined) {
      if (!isRouteErrorResponse(error)) throw error
      return { status: error.status, error: nameError(error.data) }
    }
    const leaf = result.matches.at(-1)?.route.id ?? ''
    return { status: 200, data: result.loaderData[leaf] }
  }
}

/** The browser knows the whole address better than a kept answer does, and puts it behind this. */
function nameError(data: unknown): string {
  const message = (data as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message.split(':')[0]! : 'Page not found'
}

function listRoutes(server: Pick<ServerBuild, 'routes'>, parentId?: string): RouteObject[] {
  return Object.values(server.routes)
    .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route!
      const shared = { id, path, caseSensitive, loader: module.loader as LoaderFunction | undefined }
      return index ? { ...shared, index: true } : { ...shared, children: listRoutes(server, id) }
    })
}

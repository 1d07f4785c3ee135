/**
 * Renders a document to a string, with the same bytes as React Router's request handler. That one computes its routes, streams the page and
 * its data, and encodes and decodes both. A page that this cannot render (an error, a redirect, data that is no JSON) is null: React Router's handler
 * has to render it.
 */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
  type ServerBuild,
} from 'react-router'
import { portalContext } from '../context.ts'
import { ScriptNonce } from '../script-nonce.ts'
import { escapeForScript, renderHandoff } from './handoff.ts'
import { listRoutes } from './payload-loader.ts'

/** The data of a page, before it is rendered. */
export interface LoadedDocument {
  /** The page's data as its document has it, without nonces. */
  data: string
  /** Null when React Router has to render the page. */
  render(): RenderedDocument | null
}

/** Both together are the document; the page's own data is in the second part. */
export interface RenderedDocument {
  html: string
  end: string
}

/** Null when React Router has to render the page. */
export type DocumentLoader = (
  request: Request,
  context: RouterContextProvider,
) => Promise<LoadedDocument | null>

/** A stream begins with it; a string does not. */
const DOCUMENT_START = '<!DOCTYPE html>'
const DOCUMENT_END = '</body></html>'
/** React writes these for a part that waits or has failed, which only a stream can complete. */
const INCOMPLETE_RE = /<!--\$[!?]-->/

export function createDocumentLoader(server: ServerBuild): DocumentLoader {
  const { query } = createStaticHandler(listRoutes(server))
  const { basename, future, routeDiscovery, ssr } = server
  const handoff = { basename, future, routeDiscovery, ssr, isSpaMode: false }
  const shared = {
    manifest: server.assets,
    branches: [],
    routeModules: Object.fromEntries(
      Object.entries(server.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
    ),
    serverHandoffString: escapeForScript(JSON.stringify(handoff)),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    serializeError: () => undefined,
  }

  return async function loadDocument(request, context) {
    const result = await query(request, { requestContext: context })
    if (result instanceof Response || result.errors || result.statusCode !== 200) return null
    const { loaderData, actionData, errors } = result
    const data = renderHandoff({ loaderData, actionData, errors })
    const nonce = context.get(portalContext).scriptNonce
    if (data === null) return null
    return {
      data,
      render() {
        const entry = { ...shared, staticHandlerContext: result, renderMeta: {} } as unknown as EntryContext
        const router = createElement(ServerRouter, { context: entry, url: request.url, nonce })
        const html = renderToString(createElement(ScriptNonce, { value: nonce }, router))
        if (!html.endsWith(DOCUMENT_END) || INCOMPLETE_RE.test(html)) return null
        const end = data.replaceAll('<script>', `<script nonce="${nonce}">`) + DOCUMENT_END
        return { html: DOCUMENT_START + html.slice(0, -DOCUMENT_END.length), end }
      },
    }
  }
}

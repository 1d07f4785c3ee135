/** Renders a page completely instead of streaming it, because the page is cached and served to all visitors. */
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { portalContext } from './context.ts'
import { ScriptNonce } from './script-nonce.ts'

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let statusNow = status
    const nonce = loadContext.get(portalContext).scriptNonce
    const document = (
      <ScriptNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ScriptNonce>
    )
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // Above its default of 12.8 KB, a suspended part is sent hidden, and only a script shows it.
      progressiveChunkSize: Infinity,
      onAllReady() {
        const chunks: Uint8Array[] = []
        const sink = new Writable({
          write(chunk: Uint8Array, _encoding, done) {
            chunks.push(chunk)
            done()
          },
          final(done) {
            headers.set('Content-Type', 'text/html; charset=utf-8')
            resolve(new Response(Buffer.concat(chunks), { status: statusNow, headers }))
            done()
          },
        })
        pipe(sink)
      },
      onShellError: reject,
      onError(error) {
        statusNow = 500
        console.error(error)
      },
    })
  })
}

/** Expected outcomes (a 404) are answers, not errors; the rest is logged once, here. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error)
}

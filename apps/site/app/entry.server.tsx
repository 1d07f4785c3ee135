/** Renders a page completely instead of streaming it, because the page is cached and served to all visitors. */
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let statusNow = status
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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

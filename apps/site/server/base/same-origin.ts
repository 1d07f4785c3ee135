/** Whether a page of this host sent a request: read from `Sec-Fetch-Site`, in older browsers from `Origin`. */

/** `call`: by a script of the page. `form`: by the browser itself, as a page of its own. */
export type Sender = 'call' | 'form'

export function isSameOrigin(request: Request, sender: Sender): boolean {
  const from = request.headers.get('sec-fetch-site')
  // `none`: the visitor reloaded the response to a form, which no script does.
  if (from !== null) return from === 'same-origin' || (sender === 'form' && from === 'none')
  const origin = request.headers.get('origin')
  // A script's request without `Origin` is not cross-origin. Every browser sends `Origin` with a form.
  if (origin === null) return sender === 'call'
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.parse(origin)?.host === host.toLowerCase()
}

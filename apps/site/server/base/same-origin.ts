/** Whether a page of this host sends a request; browsers say so in `Sec-Fetch-Site`, older ones in `Origin` only. */

/** `call`: by a script of the page. `form`: by the browser itself, as a page of its own. */
export type Sender = 'call' | 'form'

export function isSameOrigin(request: Request, sender: Sender): boolean {
  const from = request.headers.get('sec-fetch-site')
  // `none`: the visitor loaded a form's answer anew, which no script does.
  if (from !== null) return from === 'same-origin' || (sender === 'form' && from === 'none')
  const origin = request.headers.get('origin')
  // Whoever says nothing is no page of anybody else's; but every browser names where a form comes from.
  if (origin === null) return sender === 'call'
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.parse(origin)?.host === host.toLowerCase()
}

/**
 * The renderer marks each of the page's own inline scripts with a placeholder as its nonce, so that a script which somebody's text has brought into the
 * page is in no policy. Where scripts are trusted by hash, the placeholder is removed once they have been hashed. Where they are trusted by
 * nonce, the cached page has the placeholder, and each time the page is sent a new nonce replaces it, because a nonce may be used once.
 * Each process creates its own placeholder and never sends it, so stored data cannot contain it.
 */
import { randomBytes } from 'node:crypto'

export const NONCE_PLACEHOLDER = `nonce-${randomBytes(18).toString('hex')}`

/** A page must not contain the placeholder; otherwise the author of its text could add a script that runs. */
export function holdsPlaceholder(text: string): boolean {
  return text.includes(NONCE_PLACEHOLDER)
}

const ATTRIBUTE = ` nonce="${NONCE_PLACEHOLDER}"`

/** Whether an element is one of the page's own, by its attributes as written. */
export const isMarked = (attributes: string) => attributes.includes(ATTRIBUTE)

export const removePlaceholder = (html: string) => html.replaceAll(ATTRIBUTE, '')

/** Code that adds a script later reads the nonce from this element. */
export const addNonceElement = (html: string) =>
  html.replace('</head>', `<meta property="csp-nonce"${ATTRIBUTE}></head>`)

/** The page and its policy, both with the same new nonce. */
export function fillNonce(html: string, policy: string): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64url')
  const fill = (text: string) => text.replaceAll(NONCE_PLACEHOLDER, nonce)
  return { html: fill(html), policy: fill(policy) }
}

/** For a response to one visitor that is not cached; a page without a placeholder is not changed. */
export async function withNonce(response: Response): Promise<Response> {
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  if (!holdsPlaceholder(policy)) return response
  const filled = fillNonce(await response.text(), policy)
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', filled.policy)
  return new Response(filled.html, { status: response.status, headers })
}

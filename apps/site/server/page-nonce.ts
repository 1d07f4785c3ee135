/**
 * A cached page is shared by all visitors, but a nonce may be used once. So pages of sites with an ad network are cached with a placeholder, which is replaced by
 * a new nonce each time the page is sent. Each process creates its own placeholder and never sends it, so stored data cannot contain it.
 */
import { randomBytes } from 'node:crypto'

export const NONCE_PLACEHOLDER = `nonce-${randomBytes(18).toString('hex')}`

/** A page must not contain the placeholder; otherwise the author of its text could add a script that runs. */
export function holdsPlaceholder(text: string): boolean {
  return text.includes(NONCE_PLACEHOLDER)
}

const SCRIPT_RE = /<script(?=[\s>])/g

/** Every script of a rendered page gets the placeholder; code that adds a script later reads it from the element. */
export function putPlaceholder(html: string): string {
  const meta = `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">`
  return html
    .replaceAll(SCRIPT_RE, `<script nonce="${NONCE_PLACEHOLDER}"`)
    .replace('</head>', `${meta}</head>`)
}

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

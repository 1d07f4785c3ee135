/**
 * A page is kept for everybody, and a nonce is good once. So pages of sites with an ad network are kept with a placeholder, which becomes
 * a new nonce each time one is sent. The placeholder is made anew by each process and never leaves it, so nothing that is stored can hold it.
 */
import { randomBytes } from 'node:crypto'

export const NONCE_PLACEHOLDER = `nonce-${randomBytes(18).toString('hex')}`

/** A page must not contain the placeholder; otherwise the author of its text could add a script that runs. */
export function holdsPlaceholder(text: string): boolean {
  return text.includes(NONCE_PLACEHOLDER)
}

const SCRIPT_RE = /<script(?=[\s>])/g

/** Every script of a rendered page gets the placeholder; the element is where code that adds a script later finds it. */
export function putPlaceholder(html: string): string {
  const meta = `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">`
  return html
    .replaceAll(SCRIPT_RE, `<script nonce="${NONCE_PLACEHOLDER}"`)
    .replace('</head>', `${meta}</head>`)
}

/** The page and the policy that it is sent with, both with one new nonce. */
export function fillNonce(html: string, policy: string): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64url')
  const fill = (text: string) => text.replaceAll(NONCE_PLACEHOLDER, nonce)
  return { html: fill(html), policy: fill(policy) }
}

/** For an answer that is made for one visitor and goes out as it is; a page without a placeholder stays the same. */
export async function withNonce(response: Response): Promise<Response> {
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  if (!holdsPlaceholder(policy)) return response
  const filled = fillNonce(await response.text(), policy)
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', filled.policy)
  return new Response(filled.html, { status: response.status, headers })
}

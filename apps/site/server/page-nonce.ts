/**
 * A page is kept for everybody, and a nonce is good once. So pages of sites with an ad network are kept with a placeholder, which becomes
 * a new nonce each time one is sent. The placeholder is made anew by each process and never leaves it, so nothing that is stored can hold it.
 */
import { randomBytes } from 'node:crypto'

export const NONCE_PLACEHOLDER = `nonce-${randomBytes(18).toString('hex')}`

export function makeNonce(): string {
  return randomBytes(18).toString('base64url')
}

/** What a page may not say: then whoever wrote it could write a script that runs. */
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

export function fillNonce(text: string, nonce: string): string {
  return text.replaceAll(NONCE_PLACEHOLDER, nonce)
}

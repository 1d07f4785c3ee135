/** The headers every answer carries, and the policy that a rendered page gets for its own inline scripts. */
import { createHash } from 'node:crypto'

export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), browsing-topics=(), display-capture=()',
}

/** For whatever is not a page: nothing may run and nobody may frame it. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Own games: trusted code, only ever framed by the site itself. */
export const GAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The service worker's own: it runs itself and asks this host. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

const INLINE_SCRIPT_RE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE_RE = /<style[^>]*>([\s\S]*?)<\/style>/g

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function hashInline(html: string, expression: RegExp, group: number): string[] {
  return [...new Set([...html.matchAll(expression)].map((match) => sha256(match[group] ?? '')))]
}

/**
 * The policy of one whole page: its inline scripts and styles by hash, everything else from this host.
 * No nonce, so the page can be kept and served to everybody.
 */
export function pagePolicy(html: string, frameOrigins: readonly string[]): string {
  const scripts = hashInline(html, INLINE_SCRIPT_RE, 2)
  const styles = hashInline(html, INLINE_STYLE_RE, 1)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    // Whether a frame's server can be reached is asked before a game is said to be blocked.
    ["connect-src 'self'", ...frameOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

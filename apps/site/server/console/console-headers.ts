/** The headers of every answer of the console. */
import { SECURITY_HEADERS } from '../headers.ts'

/** Nothing of another host, nothing inline, in no frame. */
const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function listConsoleHeaders(isSecure: boolean): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': CONSOLE_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

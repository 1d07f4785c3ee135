/** The headers of every answer of the console. */
import { SECURITY_HEADERS } from '../headers.ts'

/** Nothing of another host except previews of the sites, nothing inline, in no frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

export function listConsoleHeaders(isSecure: boolean): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** `siteOrigins` are those of the sites, whose previews the console frames. */
export function describeConsolePolicy(siteOrigins: readonly string[]): string {
  return [...POLICY, `frame-src ${siteOrigins.join(' ') || "'none'"}`].join('; ')
}

/** A site's own logo from its settings: an invalid one is reported, and the site's mark is used. */
import { LogoFault } from './logo-fault.ts'
import { cleanLogo } from './logo-svg.ts'

/** Sites are read again whenever one of them changes; a drawing is cleaned once. */
const MAX_KNOWN = 100
const known = new Map<string, SvgLogo>()

export interface SvgLogo {
  /** Empty when there is none. */
  svg: string
  fault: string | null
}

export function readSvgLogo(text: string): SvgLogo {
  if (text === '') return { svg: '', fault: null }
  const before = known.get(text)
  if (before) return before
  const logo = clean(text)
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value!)
  known.set(text, logo)
  return logo
}

function clean(text: string): SvgLogo {
  try {
    return { svg: cleanLogo(text).svg, fault: null }
  } catch (error) {
    if (error instanceof LogoFault) return { svg: '', fault: error.message }
    throw error
  }
}

export const PNG_ADDRESS = 'data:image/png;base64,'
const MAX_ADDRESS_CHARS = 400_000
/** The first eight bytes of every PNG, in base64. */
const PNG_RE = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/

export function readPngLogo(address: string): { png: string; fault: string | null } {
  if (address === '') return { png: '', fault: null }
  if (address.length <= MAX_ADDRESS_CHARS && PNG_RE.test(address)) return { png: address, fault: null }
  return { png: '', fault: 'is a PNG file: site set <host> logo.png @logo.png' }
}

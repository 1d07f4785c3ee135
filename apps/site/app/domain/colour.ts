/** Colours as #rrggbb: lightness, contrast between two colours, and mixing. */
const MIN_CONTRAST = 4.5

export function mix(colour: string, towards: string, share: number): string {
  const end = channels(towards)
  const mixed = channels(colour).map((channel, i) => Math.round(channel + (end[i]! - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** WCAG 2 relative luminance. */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((channel) => {
    const s = channel / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high! + 0.05) / (low! + 0.05)
}

export function isReadableOn(
  colour: string,
  surfaces: readonly string[],
  minContrast = MIN_CONTRAST,
): boolean {
  return surfaces.every((surface) => contrast(colour, surface) >= minContrast)
}

/** Moved towards white or black as little as needed, until it can be read on every surface. */
export function makeReadable(
  colour: string,
  surfaces: readonly string[],
  minContrast = MIN_CONTRAST,
): string {
  for (let step = 0; step <= 20; step++) {
    for (const end of ['#ffffff', '#000000']) {
      const candidate = mix(colour, end, step / 20)
      if (isReadableOn(candidate, surfaces, minContrast)) return candidate
    }
  }
  return luminance(surfaces[0]!) < 0.18 ? '#ffffff' : '#000000'
}

/** A site's four colours become custom properties; the text is corrected until it can be read. */
import type { Theme } from './site.ts'

const LEAST_CONTRAST = 4.5

export function themeStyle(theme: Theme): string {
  const { background, element, text, textHover } = correctTheme(theme)
  return `:root{--background:${background};--element:${element};--text:${text};--text-hover:${textHover}}`
}

/** Text and hovered text reach at least 4.5:1 on both surfaces, moved towards white or black as little as needed. */
export function correctTheme(theme: Theme): Theme {
  return {
    ...theme,
    text: correctColour(theme.text, [theme.background, theme.element]),
    textHover: correctColour(theme.textHover, [theme.background, theme.element]),
  }
}

function correctColour(colour: string, surfaces: string[]): string {
  const isReadable = (candidate: string) =>
    surfaces.every((surface) => contrast(candidate, surface) >= LEAST_CONTRAST)
  for (let step = 0; step <= 20; step++) {
    for (const end of [255, 0]) {
      const candidate = mix(colour, end, step / 20)
      if (isReadable(candidate)) return candidate
    }
  }
  return luminance(surfaces[0]!) < 0.18 ? '#ffffff' : '#000000'
}

function mix(colour: string, end: number, share: number): string {
  const mixed = channels(colour).map((channel) => Math.round(channel + (end - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** WCAG 2 relative luminance. */
function luminance(colour: string): number {
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

/** A site's colours as custom properties for its own scheme and the other one; text colours are corrected for contrast. */
import { isReadableOn, luminance, makeReadable, mix } from '#app/domain/colour.ts'
import type { Theme } from '#app/domain/site-schema.ts'
import { type Scheme, STAGE_TEXTS } from '#app/domain/stage-texts.ts'

const CORNERS_PX: Record<Theme['corners'], { tile: number; card: number }> = {
  sharp: { tile: 6, card: 8 },
  soft: { tile: 18, card: 20 },
  round: { tile: 28, card: 30 },
}

/** What a tile throws on the page around it. */
const TILE_LIGHT: Record<Theme['tiles'], (accent: string, glow: string, isLight: boolean) => string> = {
  shade: (accent, _glow, isLight) =>
    isLight
      ? `0 10px 22px -10px ${mix(accent, '#ffffff', 0.42)}`
      : `0 10px 26px -14px ${mix(accent, '#000000', 0.45)}`,
  neon: (accent, glow) =>
    `0 0 0 1px ${mix(accent, glow, 0.35)},0 0 10px -2px ${accent},0 8px 26px -8px ${glow}`,
}

/** Of that, what a small tile has on a phone: sixty wide shades are much to paint, and hardly seen there. */
const SMALL_TILE_LIGHT: typeof TILE_LIGHT = {
  shade: () => 'none',
  neon: (accent, glow) => `0 0 0 1px ${mix(accent, glow, 0.35)}`,
}

export function schemeOf({ background }: Pick<Theme, 'background'>): Scheme {
  return luminance(background) > 0.3 ? 'light' : 'dark'
}

/**
 * The site's own colours, and under the visitor's choice of the other light the same site in that light.
 * `html:root` outweighs the defaults of the style sheet wherever a late part puts that again.
 */
export function themeStyle(theme: Theme): string {
  const own = schemeOf(theme)
  const other = own === 'dark' ? 'light' : 'dark'
  const corners = CORNERS_PX[theme.corners]
  return (
    `html:root{${writeProperties(theme)};--radius-tile:${corners.tile}px;--radius-card:${corners.card}px}` +
    `html:root[data-theme=${other}]{${writeProperties(turnTheme(theme))}}`
  )
}

function writeProperties(theme: Theme): string {
  return Object.entries(paletteOf(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** Text and hovered text reach at least 4.5:1 on both surfaces, moved towards white or black as little as needed. */
export function correctTheme(theme: Theme): Theme {
  const surfaces = [theme.background, theme.element]
  return {
    ...theme,
    text: makeReadable(theme.text, surfaces),
    textHover: makeReadable(theme.textHover, surfaces),
  }
}

/** Every colour a page uses, worked out from the six of the theme. */
export function paletteOf(theme: Theme): Record<string, string> {
  const { background, element, text, textHover, accent, glow } = correctTheme(theme)
  const scheme = schemeOf(theme)
  const isLight = scheme === 'light'
  const raised = isLight ? element : mix(element, text, 0.06)
  const surfaces = [background, element, raised]
  const [onAccent, button] = pickOnAccent(accent)
  return {
    '--background': background,
    '--element': element,
    '--text': text,
    '--text-hover': textHover,
    '--dim': makeReadable(mix(text, background, 0.3), surfaces, 4.8),
    '--accent': button,
    '--accent-text': makeReadable(isLight ? accent : mix(accent, '#ffffff', 0.38), surfaces),
    '--on-accent': onAccent,
    '--glow': glow,
    '--stage': mix('#050611', background, isLight ? 0.06 : 0.3),
    '--pale': isLight ? '1' : '0',
    '--stage-title': STAGE_TEXTS[scheme][0],
    '--stage-text': STAGE_TEXTS[scheme][1],
    '--stage-hint': STAGE_TEXTS[scheme][2],
    '--tile-light': TILE_LIGHT[theme.tiles](button, glow, isLight),
    '--tile-light-small': SMALL_TILE_LIGHT[theme.tiles](button, glow, isLight),
    '--surface': element,
    '--surface-raised': raised,
    '--go': isLight ? '#17804a' : '#37d67a',
    '--on-go': isLight ? '#ffffff' : '#032313',
    '--danger': makeReadable(isLight ? '#b81536' : '#ff5d73', surfaces),
    'color-scheme': scheme,
  }
}

/** What a picture of the site needs: its palette and the corners of its tiles. */
export function previewProperties(theme: Theme): Record<string, string> {
  return { ...paletteOf(theme), '--radius-tile': `${CORNERS_PX[theme.corners].tile}px` }
}

/** White or ink on the accent; an accent without enough contrast to either is adjusted. */
function pickOnAccent(accent: string): [onAccent: string, accent: string] {
  for (const on of ['#ffffff', '#0b0a14']) if (isReadableOn(on, [accent])) return [on, accent]
  return ['#ffffff', makeReadable(accent, ['#ffffff'])]
}

/** The same site in the other scheme: its hues stay, its surfaces are inverted. */
export function turnTheme(theme: Theme): Theme {
  const hue = theme.accent
  return schemeOf(theme) === 'dark'
    ? {
        ...theme,
        background: mix('#ffffff', hue, 0.07),
        element: '#ffffff',
        text: mix('#15132b', hue, 0.06),
        textHover: mix(hue, '#000000', 0.12),
      }
    : {
        ...theme,
        background: mix('#100d0b', hue, 0.07),
        element: mix('#201a17', hue, 0.12),
        text: '#fbf3ea',
        textHover: mix(hue, '#ffffff', 0.5),
      }
}

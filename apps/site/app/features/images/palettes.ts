/** Sixteen palettes of two background hues, a subject and an accent, tuned in OKLCH: night rooms and daylight ones; each in four moods. */
import type { Mood } from './drawing-mood.ts'

export type Oklch = readonly [lightness: number, chroma: number, hue: number]

interface PaletteSeed {
  /** Background where the light falls. */
  lit: Oklch
  /** Background in the far corner. */
  far: Oklch
  main: Oklch
  accent: Oklch
}

/** Colours that stand in place of a palette's own. */
export interface Tint {
  main: Oklch | null
  accent: Oklch | null
  ground: Readonly<Pick<PaletteSeed, 'lit' | 'far'>> | null
}

export interface Palette {
  lit: string
  mid: string
  far: string
  /** The darkest shade of the background: shadows. */
  deep: string
  /** Outlines of letters: as dark, and never the brown that a yellow becomes. */
  outline: string
  main: string
  mainLight: string
  /** Where a drawing turns away from the light. */
  mainShade: string
  mainDeep: string
  accent: string
  accentLight: string
  accentShade: string
  accentDeep: string
  paper: string
  paperShade: string
  paperDeep: string
  ink: string
}

const SEEDS: PaletteSeed[] = [
  { lit: [0.5, 0.18, 278], far: [0.25, 0.12, 282], main: [0.87, 0.17, 92], accent: [0.7, 0.19, 20] },
  { lit: [0.66, 0.12, 200], far: [0.36, 0.1, 240], main: [0.77, 0.17, 52], accent: [0.9, 0.17, 102] },
  { lit: [0.6, 0.22, 340], far: [0.31, 0.15, 308], main: [0.83, 0.13, 205], accent: [0.9, 0.16, 95] },
  { lit: [0.74, 0.18, 50], far: [0.46, 0.19, 18], main: [0.91, 0.15, 97], accent: [0.74, 0.12, 195] },
  { lit: [0.62, 0.14, 165], far: [0.3, 0.07, 200], main: [0.78, 0.15, 355], accent: [0.9, 0.16, 97] },
  { lit: [0.56, 0.22, 298], far: [0.29, 0.15, 282], main: [0.86, 0.19, 132], accent: [0.75, 0.18, 0] },
  { lit: [0.6, 0.18, 255], far: [0.31, 0.15, 266], main: [0.78, 0.17, 60], accent: [0.87, 0.12, 195] },
  { lit: [0.58, 0.21, 12], far: [0.3, 0.14, 340], main: [0.89, 0.16, 90], accent: [0.8, 0.12, 225] },
  { lit: [0.78, 0.12, 195], far: [0.5, 0.13, 238], main: [0.76, 0.17, 8], accent: [0.92, 0.16, 102] },
  { lit: [0.82, 0.16, 66], far: [0.58, 0.22, 8], main: [0.56, 0.2, 292], accent: [0.93, 0.15, 98] },
  { lit: [0.86, 0.09, 218], far: [0.6, 0.16, 250], main: [0.68, 0.21, 28], accent: [0.91, 0.17, 95] },
  { lit: [0.85, 0.18, 128], far: [0.55, 0.14, 158], main: [0.64, 0.2, 312], accent: [0.92, 0.16, 97] },
  { lit: [0.92, 0.14, 98], far: [0.74, 0.17, 64], main: [0.6, 0.18, 255], accent: [0.68, 0.21, 18] },
  { lit: [0.82, 0.11, 310], far: [0.54, 0.2, 292], main: [0.9, 0.16, 97], accent: [0.74, 0.18, 355] },
  { lit: [0.9, 0.1, 172], far: [0.62, 0.12, 198], main: [0.7, 0.19, 25], accent: [0.58, 0.18, 285] },
  { lit: [0.88, 0.09, 40], far: [0.68, 0.19, 5], main: [0.72, 0.13, 190], accent: [0.92, 0.15, 97] },
]

function toLinearRgb([l, c, hue]: Oklch): [number, number, number] {
  const a = c * Math.cos((hue * Math.PI) / 180)
  const b = c * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Hexadecimal sRGB, because not every SVG renderer knows OKLCH; chroma gives way where the screen cannot show it. */
export function toHex([l, c, hue]: Oklch): string {
  let chroma = c
  let rgb = toLinearRgb([l, chroma, hue])
  while (chroma > 0.004 && rgb.some((channel) => channel < -0.001 || channel > 1.001)) {
    chroma -= 0.004
    rgb = toLinearRgb([l, chroma, hue])
  }
  const hex = rgb.map((channel) => {
    const clamped = Math.min(1, Math.max(0, channel))
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}

function mixTowards([, c, hue]: Oklch, lightness: number, chromaRatio: number): string {
  return toHex([lightness, c * chromaRatio, hue])
}

/** Degrees of hue that look like mud when they are dark, and the plum that stands in for them. */
const MUD = { from: 40, to: 115 }
const PLUM = 350

function outlineOf([lightness, c, hue]: Oklch): string {
  const isMud = hue > MUD.from && hue < MUD.to
  return toHex([Math.min(0.29, lightness * 0.6), Math.max(0.08, c * 0.8), isMud ? PLUM : hue])
}

/** How a mood darkens a palette; the hues stay. Grounds grow dark as a whole; what is drawn keeps its light. */
const SHADES: Record<Exclude<Mood, 'bright'>, { lit: Shade; far: Shade; paint: number }> = {
  fast: {
    lit: { base: 0.32, share: 0.28, chroma: 1.1 },
    far: { base: 0.2, share: 0.14, chroma: 1 },
    paint: 1.05,
  },
  tense: {
    lit: { base: 0.29, share: 0.24, chroma: 1 },
    far: { base: 0.17, share: 0.12, chroma: 0.9 },
    paint: 1,
  },
  dread: {
    lit: { base: 0.25, share: 0.2, chroma: 0.85 },
    far: { base: 0.15, share: 0.1, chroma: 0.8 },
    paint: 0.9,
  },
}
interface Shade {
  /** Lightness of black, and what the ground's own adds to it. */
  base: number
  share: number
  chroma: number
}
const MIN_PAINT_LIGHTNESS = 0.76

/** A dark orange is brown and a dark yellow is olive: crimson, plum and swamp stand in for them. */
function awayFromMud(hue: number): number {
  if (hue < MUD.from || hue > MUD.to) return hue
  if (hue < 58) return 14
  return hue < 75 ? 345 : 145
}

function shadeSeed({ lit, far, main, accent }: PaletteSeed, mood: Exclude<Mood, 'bright'>): PaletteSeed {
  const shade = SHADES[mood]
  const darken = ([l, c]: Oklch, { base, share, chroma }: Shade, hue: number): Oklch => [
    base + l * share,
    c * chroma,
    hue,
  ]
  const lift = ([l, c, hue]: Oklch): Oklch => [Math.max(l, MIN_PAINT_LIGHTNESS), c * shade.paint, hue]
  const ground = awayFromMud(lit[2])
  return {
    lit: darken(lit, shade.lit, ground),
    far: darken(far, shade.far, awayFromMud(far[2]) === far[2] ? far[2] : ground),
    main: lift(main),
    accent: lift(accent),
  }
}

function fromSeed({ lit, far, main, accent }: PaletteSeed): Palette {
  const light = (color: Oklch) => mixTowards(color, color[0] + (0.985 - color[0]) * 0.55, 0.72)
  // A yellow that is only darker looks green.
  const shade = ([l, c, hue]: Oklch) => toHex([l * 0.86, c * 1.08, hue > 70 && hue < 115 ? hue - 20 : hue])
  const outline = (color: Oklch) => mixTowards(color, Math.max(0.27, color[0] * 0.5), 0.82)
  return {
    lit: toHex(lit),
    mid: toHex([
      (lit[0] + far[0]) / 2,
      (lit[1] + far[1]) / 2 + 0.015,
      far[2] + (((lit[2] - far[2] + 540) % 360) - 180) * 0.5,
    ]),
    far: toHex(far),
    deep: mixTowards(far, Math.min(0.3, far[0] * 0.62), 0.8),
    outline: outlineOf(far),
    main: toHex(main),
    mainLight: light(main),
    mainShade: shade(main),
    mainDeep: outline(main),
    accent: toHex(accent),
    accentLight: light(accent),
    accentShade: shade(accent),
    accentDeep: outline(accent),
    paper: toHex([0.99, 0.012, main[2]]),
    paperShade: toHex([0.87, 0.05, far[2]]),
    paperDeep: toHex([0.42, 0.1, far[2]]),
    ink: toHex([0.22, 0.06, far[2]]),
  }
}

export const PALETTES: readonly Palette[] = SEEDS.map(fromSeed)

const shaded = (mood: Exclude<Mood, 'bright'>) => SEEDS.map((seed) => fromSeed(shadeSeed(seed, mood)))
const OF_MOOD: Readonly<Record<Mood, readonly Palette[]>> = {
  bright: PALETTES,
  fast: shaded('fast'),
  tense: shaded('tense'),
  dread: shaded('dread'),
}

/** Degrees of hue, and lightness, within which a drawing would sink into its ground. */
const NEAR = { hue: 50, lightness: 0.3 }
const LIGHT_GROUND = 0.6

function isLost(main: Oklch, ground: Oklch): boolean {
  const turn = Math.abs(((main[2] - ground[2] + 540) % 360) - 180)
  return turn < NEAR.hue && Math.abs(main[0] - ground[0]) < NEAR.lightness
}

/** The ground is that of the palette, or of the next one from which the colours stand out. */
function tintSeed(place: number, { main, accent, ground }: Tint): PaletteSeed {
  const own = SEEDS[place]!
  const painted = main ?? own.main
  const others = SEEDS.map((_, step) => SEEDS[(place + step) % SEEDS.length]!)
  const { lit, far } = ground ?? others.find((seed) => !isLost(painted, seed.lit)) ?? own
  // What is named “frozen” stands in ice, and must not melt into it.
  const mayChange = !main || (ground !== null && lit[0] > LIGHT_GROUND)
  const stands =
    isLost(painted, lit) && mayChange ? others.find((seed) => !isLost(seed.main, lit)) : undefined
  return { lit, far, main: stands?.main ?? painted, accent: accent ?? own.accent }
}

/** `place` is that of the colours in `PALETTES`. */
export function paletteOf(place: number, mood: Mood, tint: Tint | null = null): Palette {
  if (!tint) return OF_MOOD[mood][place]!
  const seed = tintSeed(place, tint)
  if (mood === 'bright') return fromSeed(seed)
  const shaded = shadeSeed(seed, mood)
  return fromSeed(tint.ground ? { ...shaded, lit: tint.ground.lit, far: tint.ground.far } : shaded)
}

const HUE_FAMILIES = 8

/** Of each palette, which eighth of the wheel its room is lit in: two of the same family look alike on a wall. */
export const PALETTE_HUES: readonly number[] = SEEDS.map(
  ({ lit: [, , hue] }) => Math.round((hue * HUE_FAMILIES) / 360) % HUE_FAMILIES,
)

/** The light of a game's stage: its cover's two strongest colours, clamped in OKLCH until text can be read on every mixture of them. */
import { contrast } from '#app/domain/colour.ts'
import { STAGE_TEXTS, type Scheme } from '#app/domain/stage-texts.ts'
import { type Oklch, paletteOf, toHex } from './palettes.ts'
import { findTint } from './title-colours.ts'

/** The strongest colour first, each as `#rrggbb`. */
export type CoverColours = readonly [string, string]

/** Both themes' gradients, so that a cached page suits every visitor: near the cover, half-way, and far from it. */
export type StageLight = Record<Scheme, readonly [near: string, middle: string, far: string]>

/** More than the 4.5 a text needs, because a mixture of two pale colours can be darker than both. */
const MIN_CONTRAST = 5.2
const LIGHTNESS_STEP = 0.01
const NEIGHBOUR_DEGREES = 25
/** Hues further apart than this have only a third one between them, so they do not mix. */
const MAX_MIXED_DEGREES = 130
/** A colour with less chroma is grey and stays grey. */
const GREY_CHROMA = 0.03
/** Instead the first fades into its neighbour. */
const HINT_DEGREES = 40
/** Hues in degrees that are muddy when they are dark. */
const MUD = { from: 52, middle: 105, to: 138 }

const WINE_DEGREES = 14
const ORANGE_DEGREES = 32

/** Hues in degrees on which the green Play stands out little. */
const GREEN = { from: 122, to: 178 }
const CREAM_DEGREES = 78

interface Clamp {
  minLightness: number
  maxLightness: number
  /** For colours that are not grey. */
  minChroma: number
  maxChroma: number
}

const CLAMPS: Record<Scheme, readonly [near: Clamp, far: Clamp]> = {
  dark: [
    { minLightness: 0.36, maxLightness: 0.47, minChroma: 0.12, maxChroma: 0.15 },
    { minLightness: 0.22, maxLightness: 0.32, minChroma: 0.1, maxChroma: 0.13 },
  ],
  light: [
    { minLightness: 0.83, maxLightness: 0.87, minChroma: 0, maxChroma: 0.105 },
    { minLightness: 0.9, maxLightness: 0.93, minChroma: 0, maxChroma: 0.06 },
  ],
}

/** Of the first hue alone, between the two of the dark. */
const MIDDLE: Clamp = { minLightness: 0.32, maxLightness: 0.39, minChroma: 0.1, maxChroma: 0.13 }

/** What a drawn cover is painted with. `place` is that of its colours in `PALETTES`; colours that the title names come before them. */
export function pickDrawnColours(place: number, title = ''): CoverColours {
  const palette = paletteOf(place, 'bright', findTint(title))
  return [palette.lit, palette.main]
}

/** By colours: most covers are drawn with one of a few palettes. */
const knownLights = new Map<string, StageLight>()
const MAX_KNOWN_LIGHTS = 1000

export function toStageLight(colours: CoverColours): StageLight {
  const key = colours.join()
  const known = knownLights.get(key)
  if (known) return known
  const [near, far] = colours.map(toOklch) as [Oklch, Oklch]
  const light: StageLight = { dark: clampDarkLight(near, far), light: clampPaleLight(near, far) }
  knownLights.set(key, light)
  if (knownLights.size > MAX_KNOWN_LIGHTS) knownLights.delete(knownLights.keys().next().value!)
  return light
}

function clampDarkLight(near: Oklch, far: Oklch): StageLight['dark'] {
  const [strong, faint] = CLAMPS.dark
  const main = avoidBrown(avoidMud(near, far), ORANGE_DEGREES)
  const second = avoidBrown(avoidMud(far, near), WINE_DEGREES)
  const first = clampColour(main, strong, 'dark')
  const last = clampColour(second, faint, 'dark')
  const mixed = mixHues(first, last)
  if (!isFar(main, second) && !isMud(mixed[2]))
    return [toHex(first), toHex(clampColour(mixed, strong, 'dark')), toHex(last)]
  const [, chroma, hue] = main
  const towards = Math.sign(turnBetween(main, second)) * HINT_DEGREES
  const turn = isDull(hue + towards) ? -towards : towards
  const beside = (share: number): number => (hue + turn * share + 360) % 360
  const middle = clampColour([MIDDLE.maxLightness, chroma, beside(0.5)], MIDDLE, 'dark')
  const end = clampColour([faint.maxLightness, chroma, beside(1)], faint, 'dark')
  return [toHex(first), toHex(middle), toHex(end)]
}

/** A pale light is one colour that fades into the other. Green gives way, because Play is green. */
function clampPaleLight(near: Oklch, far: Oklch): StageLight['light'] {
  const [main, other] = (isGreen(near[2]) && !isGreen(far[2]) ? [far, near] : [near, far]).map(
    avoidKhaki,
  ) as [Oklch, Oklch]
  const [strong, faint] = CLAMPS.light
  const first = clampColour(main, strong, 'light')
  const middle = clampColour(main, faint, 'light')
  const last = isFar(main, other) ? besidePale(main, other) : other
  return [toHex(first), toHex(middle), toHex(clampColour(last, faint, 'light'))]
}

/** The neighbour of the first towards the second, or away from it where that is green or khaki. */
function besidePale(main: Oklch, other: Oklch): Oklch {
  const [lightness, chroma, hue] = main
  const turn = Math.sign(turnBetween(main, other)) * HINT_DEGREES
  const towards = (hue + turn + 360) % 360
  const isWanted = !isGreen(towards) && !isMud(towards)
  return [lightness, chroma, isWanted ? towards : (hue - turn + 360) % 360]
}

const isFar = (one: Oklch, other: Oklch) => Math.abs(turnBetween(one, other)) > MAX_MIXED_DEGREES

/** Degrees from one hue to the other, the short way. */
const turnBetween = ([, , from]: Oklch, [, , to]: Oklch) => ((to - from + 540) % 360) - 180

function mixHues(near: Oklch, far: Oklch): Oklch {
  const between = (near[2] + turnBetween(near, far) / 2 + 360) % 360
  return [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2, between]
}

/** A pale yellow is khaki; a little towards orange it is cream. */
function avoidKhaki([lightness, chroma, hue]: Oklch): Oklch {
  return [lightness, chroma, hue > CREAM_DEGREES && hue < GREEN.from ? CREAM_DEGREES : hue]
}

const isGreen = (hue: number) => hue > GREEN.from && hue < GREEN.to

/** A dim orange is brown; a little towards red it is wine. The dimmer the colour, the redder is the first hue that is brown. */
function avoidBrown([lightness, chroma, hue]: Oklch, fromHue: number): Oklch {
  return [lightness, chroma, hue > fromHue && hue <= MUD.from ? WINE_DEGREES : hue]
}

/** Muddy or brown where it is dim. */
const isDull = (hue: number) => (hue + 360) % 360 > WINE_DEGREES && (hue + 360) % 360 < MUD.to

const isMud = (hue: number) => hue > MUD.from && hue < MUD.to

/** In the dark yellow is olive or brown: it gives way to a neighbour of the other colour, or, beside another yellow, to amber or green. */
function avoidMud([lightness, chroma, hue]: Oklch, [, , otherHue]: Oklch): Oklch {
  if (!isMud(hue)) return [lightness, chroma, hue]
  if (isMud(otherHue)) return [lightness, chroma, hue < MUD.middle ? MUD.from : MUD.to]
  const isBehind = otherHue >= MUD.to && otherHue < MUD.to + 180
  return [lightness, chroma, (otherHue + (isBehind ? NEIGHBOUR_DEGREES : 360 - NEIGHBOUR_DEGREES)) % 360]
}

function clampColour([l, c, hue]: Oklch, clamp: Clamp, scheme: Scheme): Oklch {
  const step = scheme === 'dark' ? -LIGHTNESS_STEP : LIGHTNESS_STEP
  const chroma = Math.min(c < GREY_CHROMA ? c : Math.max(c, clamp.minChroma), clamp.maxChroma)
  let lightness = Math.min(clamp.maxLightness, Math.max(clamp.minLightness, l))
  const isReadable = () => isReadableOnAll(toHex([lightness, chroma, hue]), STAGE_TEXTS[scheme])
  while (lightness > 0 && lightness < 1 && !isReadable()) lightness += step
  return [lightness, chroma, hue]
}

function isReadableOnAll(surface: string, texts: readonly string[]): boolean {
  return texts.every((text) => contrast(text, surface) >= MIN_CONTRAST)
}

/** `#rrggbb` as lightness 0 to 1, chroma and hue in degrees. */
export function toOklch(colour: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const hue = (Math.atan2(yellow, a) * 180) / Math.PI
  return [lightness, Math.hypot(a, yellow), (hue + 360) % 360]
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

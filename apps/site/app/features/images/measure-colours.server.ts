/** The two strongest colours of a picture: what most of its vivid pixels agree on, and the strongest hue away from that. */
import sharp from 'sharp'
import { toHex } from './palettes.ts'
import { type CoverColours, toOklch } from './stage-light.ts'

const SAMPLE_PX = 40
const BINS = 24
const BIN_DEGREES = 360 / BINS
/** Below this two colours look like one, and the second hue must be another. */
const MIN_HUE_DISTANCE = 3
/** A second hue that is weaker than this share of the first is an accident of the picture. */
const MIN_SECOND_SHARE = 0.06
/** Greys have no hue to speak of. */
const MIN_CHROMA = 0.03

interface Bin {
  weight: number
  lightness: number
  a: number
  b: number
}

export async function measureCoverColours(picture: Uint8Array): Promise<CoverColours> {
  const { data, info } = await sharp(picture, { failOn: 'none', pages: 1 })
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'fill' })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = Array.from({ length: BINS }, (): Bin => ({ weight: 0, lightness: 0, a: 0, b: 0 }))
  let lightnessSum = 0
  for (let at = 0; at < data.length; at += info.channels)
    lightnessSum += addPixel(bins, data, at, info.channels)
  return pickTwo(bins, lightnessSum / (SAMPLE_PX * SAMPLE_PX))
}

/** Counts a pixel under its hue, the vivid ones most; its lightness is returned. */
function addPixel(bins: Bin[], data: Buffer, at: number, channels: number): number {
  const rgb = [0, 1, 2].map((i) => data[at + (channels < 3 ? 0 : i)]!.toString(16).padStart(2, '0'))
  const [lightness, chroma, hue] = toOklch(`#${rgb.join('')}`)
  if (chroma < MIN_CHROMA) return lightness
  const bin = bins[Math.floor(hue / BIN_DEGREES) % BINS]!
  const weight = chroma ** 1.5
  const radians = (hue * Math.PI) / 180
  bin.weight += weight
  bin.lightness += lightness * weight
  bin.a += chroma * Math.cos(radians) * weight
  bin.b += chroma * Math.sin(radians) * weight
  return lightness
}

function pickTwo(bins: readonly Bin[], meanLightness: number): CoverColours {
  const first = findStrongest(bins, () => true)
  if (first === null) {
    const grey = toHex([meanLightness, 0.02, 270])
    return [grey, grey]
  }
  const isApart = (place: number) => {
    const distance = Math.abs(place - first)
    return Math.min(distance, BINS - distance) >= MIN_HUE_DISTANCE
  }
  const second = findStrongest(bins, isApart)
  const isSecondStrong = second !== null && bins[second]!.weight >= bins[first]!.weight * MIN_SECOND_SHARE
  const colour = colourOf(bins[first]!)
  return [colour, isSecondStrong ? colourOf(bins[second]!) : colour]
}

function findStrongest(bins: readonly Bin[], isAllowed: (place: number) => boolean): number | null {
  let best: number | null = null
  bins.forEach(({ weight }, place) => {
    if (weight > 0 && isAllowed(place) && weight > (best === null ? 0 : bins[best]!.weight)) best = place
  })
  return best
}

function colourOf({ weight, lightness, a, b }: Bin): string {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return toHex([lightness / weight, Math.hypot(a, b) / weight, (hue + 360) % 360])
}

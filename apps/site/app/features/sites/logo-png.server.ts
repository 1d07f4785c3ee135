/** Re-encodes an operator's PNG: square, no larger than an icon needs, without the file's other data. */
import sharp from 'sharp'
import { PNG_ADDRESS } from './logo.ts'
import { LogoFault } from './logo-fault.ts'

const MAX_INPUT_BYTES = 10 * 1024 * 1024
const MAX_INPUT_PIXELS = 16_000_000
const MIN_SIDE_PX = 96
const SIDE_PX = 512
/** Above this the colours are counted: a settings row is read every few seconds. */
const MAX_FULL_BYTES = 128 * 1024

export interface PngLogo {
  /** As `logo.png` holds it. */
  address: string
  /** Of the file; icons are square and show it completely. */
  width: number
  height: number
}

/** Throws `LogoFault`. */
export async function makePngLogo(bytes: Uint8Array): Promise<PngLogo> {
  if (bytes.length > MAX_INPUT_BYTES) throw new LogoFault('the picture is larger than 10 MB')
  try {
    const { width, height } = await readSize(bytes)
    const square = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer()
    return { address: PNG_ADDRESS + (await shrink(square)).toString('base64'), width, height }
  } catch (error) {
    if (error instanceof LogoFault) throw error
    throw new LogoFault(`the picture cannot be decoded: ${(error as Error).message.split('\n')[0]}`)
  }
}

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS }).metadata()
  if (format !== 'png')
    throw new LogoFault(`the picture is ${format ?? 'of no known kind'}, not PNG; save it as PNG`)
  if (Math.max(width, height) >= MIN_SIDE_PX) return { width, height }
  throw new LogoFault(
    `the picture is ${width} × ${height} pixels; icons are up to ${SIDE_PX} wide and need at least ${MIN_SIDE_PX}`,
  )
}

async function shrink(png: Buffer): Promise<Buffer> {
  const full = await sharp(png).png({ compressionLevel: 9, effort: 8 }).toBuffer()
  if (full.length <= MAX_FULL_BYTES) return full
  return sharp(png).png({ compressionLevel: 9, effort: 8, palette: true, colours: 256 }).toBuffer()
}

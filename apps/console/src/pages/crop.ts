/** Moving and sizing the part of a picture that a cover shows, in pixels of the picture. */
import type { Crop, Crops, PictureSize } from '#app/domain/operator-cover.ts'
import type { CoverShape } from '#app/domain/tile.ts'

export type { Crop, Crops, CoverShape, PictureSize }

/** Height divided by width; the server's `domain/tile.ts` has the same. */
export const COVER_ASPECT: Record<CoverShape, number> = { square: 1, wide: 10 / 16, tall: 3 / 2 }

/** Smaller parts would be blurred. */
const MIN_WIDTH_PX = 64

/** The widest part of that shape that is inside the picture. */
export function maxCropWidth(shape: CoverShape, { width, height }: PictureSize): number {
  return Math.min(width, Math.floor(height / COVER_ASPECT[shape]))
}

/** The same part, inside of the picture. */
export function fitCrop({ left, top, width }: Crop, shape: CoverShape, size: PictureSize): Crop {
  const max = maxCropWidth(shape, size)
  const fitted = Math.round(Math.min(max, Math.max(Math.min(MIN_WIDTH_PX, max), width)))
  const height = Math.round(fitted * COVER_ASPECT[shape])
  const clamp = (value: number, limit: number) => Math.max(0, Math.min(limit, Math.round(value)))
  return { left: clamp(left, size.width - fitted), top: clamp(top, size.height - height), width: fitted }
}

/** Made wider or narrower around its middle. */
export function sizeCrop(crop: Crop, width: number, shape: CoverShape, size: PictureSize): Crop {
  const { width: fitted } = fitCrop({ ...crop, width }, shape, size)
  const grown = fitted - crop.width
  return fitCrop(
    {
      left: crop.left - grown / 2,
      top: crop.top - (grown * COVER_ASPECT[shape]) / 2,
      width: fitted,
    },
    shape,
    size,
  )
}

const KEYS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key does: arrows move by a hundredth of the picture, with Shift by a tenth; plus and minus change the size. Null for other keys. */
export function cropByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  crop: Crop,
  shape: CoverShape,
  size: PictureSize,
): Crop | null {
  const step = (size.width / 100) * (shiftKey ? 10 : 1)
  const direction = KEYS[key]
  if (direction) {
    const [x, y] = direction
    return fitCrop({ ...crop, left: crop.left + x * step, top: crop.top + y * step }, shape, size)
  }
  if (key === '+' || key === '=') return sizeCrop(crop, crop.width + 2 * step, shape, size)
  if (key === '-') return sizeCrop(crop, crop.width - 2 * step, shape, size)
  return null
}

/** The part of a picture that a cover shows. */
import type { Crop, PictureSize } from '#app/domain/operator-cover.ts'
import { COVER_ASPECT, type CoverShape } from '#app/domain/tile.ts'

export function getCropHeight(shape: CoverShape, width: number): number {
  return Math.round(width * COVER_ASPECT[shape])
}

export function isInside({ left, top, width }: Crop, shape: CoverShape, picture: PictureSize): boolean {
  return left + width <= picture.width && top + getCropHeight(shape, width) <= picture.height
}

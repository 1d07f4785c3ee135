/** The operator's cover of a game, instead of its provider's picture or the drawing that was chosen for it. */
import * as v from 'valibot'
import { CoverChoiceSchema } from './cover-choice.ts'

const PixelSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
/** Smaller parts of a picture are no cover. */
export const MIN_CROP_PX = 64

/** What a cover shows of its picture, in pixels of the stored picture; the height follows from the shape. */
const CropSchema = v.object({
  left: PixelSchema,
  top: PixelSchema,
  width: v.pipe(PixelSchema, v.minValue(MIN_CROP_PX)),
})
export type Crop = v.InferOutput<typeof CropSchema>

export const OperatorCoverSchema = v.variant('from', [
  v.object({
    from: v.literal('picture'),
    /** The picture's name among those of the game. */
    picture: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    crops: v.object({ wide: CropSchema, square: CropSchema, tall: CropSchema }),
  }),
  v.object({ from: v.literal('drawing'), drawing: CoverChoiceSchema }),
])
export type OperatorCover = v.InferOutput<typeof OperatorCoverSchema>
export type PictureCover = Extract<OperatorCover, { from: 'picture' }>
/** By shape. */
export type Crops = PictureCover['crops']

export interface PictureSize {
  width: number
  height: number
}

interface Covered {
  covers: { square: string | null }
  operatorCover?: OperatorCover | undefined
}

/** Whether a game has a picture that is there for certain: its maker's or the operator's. A provider's may be missing. */
export function hasOwnPicture({ covers, operatorCover }: Covered): boolean {
  return operatorCover ? operatorCover.from === 'picture' : covers.square?.startsWith('/') === true
}

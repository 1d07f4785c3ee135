/** The cover of a game: `addCoverPicture`, `listDrawings`. Which cover is shown is among the game's values: `editGame`. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import type { Game } from '#app/domain/game.ts'
import type { Crops, OperatorCover, PictureSize } from '#app/domain/operator-cover.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import type { CoverShape } from '#app/domain/tile.ts'
import { isInside } from '#app/features/images/cover-crop.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import { numberOfLook } from '#app/features/images/drawing-words.ts'
import { listDrawings } from '#app/features/images/list-drawings.ts'
import {
  BadImageError,
  isRasterImage,
  MAX_IMAGE_BYTES,
  measurePicture,
  shrinkSource,
  suggestCrop,
} from '#app/features/images/remote-image.server.ts'
import { findDrawnCover } from '../ledger/drawn-covers.ts'
import { addGamePicture, findGamePicture } from '../ledger/game-pictures.ts'
import { findGame } from '../ledger/games.ts'
import { defineOperation, OperationError, type OperationContext } from './operation.ts'

const SHAPES: readonly CoverShape[] = ['wide', 'square', 'tall']
const MIN_SIDE_PX = 200
/** Of the longer side to the shorter one. */
const MAX_RATIO = 4
const DRAWINGS_PER_PAGE = 8

export interface AddedCoverPicture extends PictureSize {
  /** Its name among the pictures of the game. */
  picture: string
  /** What covers would show of it by themselves. */
  crops: Crops
}

/** Decoded in a process of its own and encoded anew, as providers' pictures are. */
export const addCoverPictureOperation = defineOperation({
  name: 'addCoverPicture',
  permission: 'games.edit',
  schema: v.object({ slug: SlugSchema, bytes: v.instance(Uint8Array) }),
  run: (context, { slug, bytes }) => addCoverPicture(context, slug, bytes),
})

/** Throws `OperationError`. */
export async function addCoverPicture(
  { ledger, nowMs }: Pick<OperationContext, 'ledger' | 'nowMs'>,
  slug: string,
  bytes: Uint8Array,
): Promise<AddedCoverPicture> {
  if (!(await findGame(ledger, slug)))
    throw new OperationError(
      'unknown-game',
      `There is no game “${slug}”. Look for it: games list --search <words>`,
    )
  const picture = await decode(Buffer.from(bytes))
  const size = await measurePicture(picture)
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  if (short < MIN_SIDE_PX)
    throw refuse(
      `The picture has ${size.width} × ${size.height} pixels; a cover needs at least ${MIN_SIDE_PX} each way`,
    )
  if (long > short * MAX_RATIO) throw refuse('The picture is too long and narrow for a cover')
  const name = createHash('sha256').update(picture).digest('hex').slice(0, 16)
  const crops = await Promise.all(
    SHAPES.map(async (shape) => [shape, await suggestCrop(picture, shape)] as const),
  )
  await addGamePicture(ledger, slug, { name, ...size, bytes: picture }, nowMs)
  return { picture: name, ...size, crops: Object.fromEntries(crops) as Crops }
}

async function decode(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MAX_IMAGE_BYTES) throw refuse('A picture has at most 10 MB')
  if (!isRasterImage(bytes)) throw refuse('The file is no JPEG, PNG, GIF, WebP or AVIF picture')
  try {
    return await shrinkSource(bytes)
  } catch (error) {
    if (error instanceof BadImageError)
      throw refuse('The picture cannot be decoded: save it again, and try that file')
    throw error
  }
}

const refuse = (message: string) => new OperationError('invalid', message, 'cover')

export const listDrawingsOperation = defineOperation({
  name: 'listDrawings',
  permission: 'games.edit',
  schema: v.object({
    slug: SlugSchema,
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  }),
  async run({ ledger }, { slug, page }): Promise<{ drawings: CoverChoice[] }> {
    const game = await findGame(ledger, slug)
    if (!game) throw new OperationError('unknown-game', `There is no game “${slug}”`)
    return { drawings: listDrawings(game, page * DRAWINGS_PER_PAGE, DRAWINGS_PER_PAGE) }
  },
})

/** Throws where the game has no such picture any more, or no such drawing exists. */
export async function requireCover(
  { ledger }: Pick<OperationContext, 'ledger'>,
  slug: string,
  cover: OperatorCover,
): Promise<void> {
  if (cover.from === 'drawing') {
    if (numberOfLook(cover.drawing.motif, cover.drawing.drawing) < 0) throw refuse('There is no such drawing')
    return
  }
  const picture = await findGamePicture(ledger, slug, cover.picture)
  if (!picture) throw refuse('The picture of this cover is stored no more: upload it again')
  const outside = SHAPES.find((shape) => !isInside(cover.crops[shape], shape, picture))
  if (outside) throw refuse(`What the ${outside} cover shows is not inside the picture`)
}

export interface CoverDetail {
  /** Where it comes from now; `feed` also stands for an own game's folder. */
  from: 'feed' | OperatorCover['from']
  /** Changes with the cover. */
  version: string
  /** Of the uploaded picture that is shown. */
  size: PictureSize | null
}

export async function describeCover({ ledger }: OperationContext, game: Game): Promise<CoverDetail> {
  const { operatorCover } = game
  const drawnCover = game.drawnCover ?? (await findDrawnCover(ledger, game.slug))
  const picture =
    operatorCover?.from === 'picture' ? await findGamePicture(ledger, game.slug, operatorCover.picture) : null
  return {
    from: operatorCover?.from ?? 'feed',
    version: coverVersion({ ...game, ...(drawnCover && { drawnCover }) }),
    size: picture && { width: picture.width, height: picture.height },
  }
}

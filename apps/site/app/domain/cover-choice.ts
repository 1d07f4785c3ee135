/** What a drawn cover shows: chosen once for a game and stored, so that it stays the game's own (decision 030). */
import * as v from 'valibot'

/** How a drawing stands in its cover. */
export const COMPOSITIONS = ['whole', 'closeUp', 'pair', 'scene'] as const
/** What holds a drawing of a game that is a search or a game of tiles. */
export const FRAMES = ['lens', 'tile'] as const
export type Frame = (typeof FRAMES)[number]
export type Composition = (typeof COMPOSITIONS)[number] | Frame

/** How many palettes a cover can have; `features/images/palettes.ts` holds them. */
export const PALETTE_COUNT = 16

const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

export const CoverChoiceSchema = v.object({
  motif: NameSchema,
  drawing: NameSchema,
  composition: v.picklist([...COMPOSITIONS, ...FRAMES]),
  /** The place of its colours in `PALETTES`. */
  palette: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PALETTE_COUNT - 1)),
})
export type CoverChoice = v.InferOutput<typeof CoverChoiceSchema>

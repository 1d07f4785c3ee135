/** The arrival outfit, before the card is read: pieces that every player has, and clearly not for this theme. Pure. */
import { findPiece } from '../data/catalogue.ts'
import type { Piece } from '../data/catalogue.ts'
import type { Theme } from '../data/themes.ts'
import { wholeOf } from '../data/themes.ts'
import type { Rng } from '@playhouse/game-kit/rules'

/** From top to toe; each tells where one comes from. */
const ARRIVALS = [
  ['cloud-sweater', 'blanket-wrap', 'puddle-boots'],
  ['racer-tank', 'joggers', 'running-shoes'],
  ['tuxedo-shirt', 'palazzo', 'satin-pumps'],
  ['braces-shirt', 'disco-flares', 'penny-loafers'],
  ['puff-peasant', 'denim-dungarees', 'garden-sandals'],
  ['bow-blouse', 'circle-skirt', 'ballet-flats'],
  ['heart-knit', 'bubble-skirt', 'mary-janes'],
  ['moth-drape', 'star-leggings', 'knee-boots'],
  ['bolt-crop', 'cargo-pants', 'chelsea-boots'],
  ['corset-top', 'bloom-shorts', 'granny-boots'],
  ['breton-stripe', 'button-skirt', 'wooden-clogs'],
] as const
export const ARRIVAL_PIECES: readonly (readonly Piece[])[] = ARRIVALS.map((names) => names.map(findPiece))

/** Of all outfits those that earn and spoil least, and one of them by chance. */
export function chooseArrival(rng: Rng, theme: Theme): readonly Piece[] {
  const { tags, avoid } = wholeOf(theme)
  const beside = (piece: Piece) =>
    Object.entries(piece.tags).reduce(
      (sum, [tag, count]) => sum + (tag === avoid || tag in tags ? count : 0),
      0,
    )
  const counted = ARRIVAL_PIECES.map((pieces) => ({
    pieces,
    count: pieces.reduce((sum, piece) => sum + beside(piece), 0),
  }))
  const min = Math.min(...counted.map(({ count }) => count))
  // In a collection nothing is given with what one arrives in.
  const max = theme.name === 'surprise' ? min : min + 1
  return rng.pick(counted.filter(({ count }) => count <= max)).pieces
}

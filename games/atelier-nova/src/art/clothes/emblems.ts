/** The piece that represents a kind: on its tab, and where a card requires one. */
import { findPiece } from '../../data/catalogue.ts'
import type { Kind } from '../../data/cuts.ts'

const idOf = (name: string) => findPiece(name).id
export const EMBLEMS: Record<Kind, number> = {
  hair: idOf('sunday-waves'),
  top: idOf('bow-blouse'),
  bottom: idOf('circle-skirt'),
  dress: idOf('tea-dress'),
  coat: idOf('trench'),
  shoes: idOf('mary-janes'),
  hat: idOf('wool-beret'),
  eyes: idOf('cat-eyes'),
  jewel: idOf('pearl-strands'),
  bag: idOf('market-tote'),
  wings: idOf('dragonfly-wings'),
}

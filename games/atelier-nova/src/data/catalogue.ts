/** The catalogue of all pieces. Saved outfits refer to pieces by index, so the order must never change. */
import type { Row } from './catalogue-row.ts'
import type { Fabric } from '../art/clothes/cloth.ts'
import { ACCESSORIES } from './catalogue-accessories.ts'
import { BOTTOMS } from './catalogue-bottoms.ts'
import { COATS } from './catalogue-coats.ts'
import { DRESSES } from './catalogue-dresses.ts'
import { HAIR } from './catalogue-hair.ts'
import { TOPS } from './catalogue-tops.ts'
import type { Cuts, Kind } from './cuts.ts'
import { swatch } from '../rules/palette.ts'
import { parseTags } from '../rules/tags.ts'
import type { TagPoints } from '../rules/tags.ts'

export type Piece = {
  id: number
  kind: Kind
  /** Lower case with dashes; texts turn it into words. */
  name: string
  cut: Cuts[Kind]
  fabric: Fabric
  tags: TagPoints
  /** Dyes and pattern it comes with. */
  a: number
  b: number
  pattern: number
}

const rows: readonly Row[] = [...HAIR, ...TOPS, ...BOTTOMS, ...DRESSES, ...COATS, ...ACCESSORIES]
export const PIECES: readonly Piece[] = rows.map(
  ([kind, name, cut, fabric, tags, a, b, pattern = 0], id) => ({
    id,
    kind,
    name,
    cut,
    fabric,
    tags: parseTags(tags),
    a: swatch(a),
    b: swatch(b),
    pattern,
  }),
)
export const listKind = (kind: Kind): readonly Piece[] => byKind.get(kind) ?? []
const byKind = new Map<Kind, Piece[]>()
for (const piece of PIECES) byKind.set(piece.kind, [...(byKind.get(piece.kind) ?? []), piece])
export const findPiece = (name: string): Piece => {
  const piece = PIECES.find((one) => one.name === name)
  if (!piece) throw new Error(`Unknown piece: ${name}`)
  return piece
}

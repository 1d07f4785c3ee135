/** The three judges, dressed from the same wardrobe. */
import { PIECES, findPiece } from '../../data/catalogue.ts'
import { PATTERNS } from '../clothes/cloth-names.ts'
import type { Judge, Remark } from '../../rules/judging.ts'
import type { Look } from '../../rules/look.ts'
import { SWATCHES, swatch } from '../../rules/palette.ts'
import { texts } from '../../texts.ts'

const wear = (...names: (string | [name: string, a: string, b: string])[]): Look['wear'] =>
  Object.fromEntries(
    names.map((one) => {
      const [name, a, b] = typeof one === 'string' ? [one] : one
      const piece = findPiece(name)
      return [
        piece.kind,
        { piece: piece.id, a: a ? swatch(a) : piece.a, b: b ? swatch(b) : piece.b, pattern: piece.pattern },
      ]
    }),
  )
export const JUDGES: readonly Judge[] = ['tansy', 'otto', 'nova']
export const JUDGE_LOOKS: Record<Judge, Look> = {
  // Counts everything, with a tape measure for a scarf.
  tansy: {
    model: { skin: 1, body: 1, face: 3, eyes: 2, aid: 0 },
    pose: 0,
    mood: 0,
    wear: wear(
      ['prima-bun', 'silver', 'silver'],
      ['ruffle-blouse', 'teal', 'ivory'],
      'pencil-skirt',
      'half-moons',
      ['long-scarf', 'sun', 'ink'],
      'penny-loafers',
    ),
  },
  // Has a whole colour wheel in his beard's smile.
  otto: {
    model: { skin: 7, body: 3, face: 7, eyes: 0, aid: 0 },
    pose: 0,
    mood: 1,
    wear: wear(
      ['soft-crop', 'raven', 'raven'],
      ['braces-shirt', 'apricot', 'plum'],
      'corduroys',
      ['wool-beret', 'magenta', 'plum'],
      ['layered-chains', 'gold', 'coral'],
      'court-sneakers',
    ),
  },
  // Was a comet once, or says so.
  nova: {
    model: { skin: 10, body: 0, face: 2, eyes: 5, aid: 1 },
    pose: 0,
    mood: 2,
    wear: wear(
      ['halo-afro', 'violet', 'lilac'],
      ['star-bodice', 'plum', 'gold'],
      'palazzo',
      ['star-shades', 'gold', 'orchid'],
      'dew-drops',
      'winged-shoes',
    ),
  },
}

/** Without its number: that stands on the card and on the chip. */
export function sayRemark(remark: Remark, look: Look): string {
  const { remarks, tags, piece, one } = texts
  const name = (id: number) => piece(PIECES[id]!.name)
  switch (remark.what) {
    case 'style':
      return remarks.style(name(remark.piece), tags[remark.tag], remark.points)
    case 'nothing':
      return remarks.nothing()
    case 'echo':
      return remarks.echo(PATTERNS[remark.pattern] ?? '')
    case 'trim':
      return remarks.trim
    case 'pose':
      return remarks.pose(tags[remark.tag])
    case 'palette':
      return remarks.palette(name(remark.piece), SWATCHES[remark.dye]!.name, remark.points)
    case 'harmony':
      return remarks.harmony[remark.scheme]
    case 'must':
      return remarks.must(name(remark.piece))
    case 'missing':
      return remarks.missing(one[remark.kind])
    case 'avoid':
      return remarks.avoid(name(remark.piece), tags[remark.tag])
    case 'few':
      return remarks.few(remark.most)
    case 'many':
      return remarks.many(remark.most)
    case 'complete':
      return remarks.complete
    default:
      return look.wear.shoes ? remarks.undressed : remarks.bare
  }
}

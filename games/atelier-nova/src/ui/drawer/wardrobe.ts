/** What the wardrobe shows now: a drawer of pieces, the dyes of one, or the models. */
import type { Rect } from '@playhouse/game-kit'
import { listKind } from '../../data/catalogue.ts'
import { KINDS } from '../../data/cuts.ts'
import type { Kind } from '../../data/cuts.ts'
import type { Worn } from '../../rules/look.ts'
import { findLargest } from '../../rules/outfit.ts'
import { SWATCHES } from '../../rules/palette.ts'
import { createOrderCache } from '../../view/piece-order.ts'
import { layOutCells } from '../layout-cells.ts'
import { layOutModelPicker } from '../model-picker.ts'
import type { ModelCell, ModelRow } from '../model-picker.ts'
import { createPager } from '../pager.ts'
import type { Context } from '../widget.ts'

export const WHO_TAB = KINDS.length

export type Wardrobe = {
  tab: number
  mode: 'pieces' | 'dyes'
  zone: 0 | 1
  pager: ReturnType<typeof createPager>
  pages(): number
  /** Of the open drawer; null among the models. */
  kind(): Kind | null
  isWho(): boolean
  /** What is worn of that kind. */
  worn(): Worn | undefined
  /** What the dye shop opens for. */
  findDyed(): Kind | null
  /** The cells of a page, in units. */
  rects(): Rect[]
  /** The rows of models, page by page. */
  who(): ModelRow[][]
  listPieces(kind: Kind): readonly number[]
  isChosen(cell: ModelCell): boolean
}

export function createWardrobe({ kit, layout, prizes }: Context): Wardrobe {
  const listHung = createOrderCache(prizes.isOpen)
  const count = () => (wardrobe.mode === 'dyes' ? SWATCHES.length : listKind(wardrobe.kind()!).length)
  const wardrobe: Wardrobe = {
    tab: KINDS.indexOf('dress'),
    mode: 'pieces',
    zone: 0,
    pager: createPager(),
    pages: () =>
      wardrobe.isWho() ? wardrobe.who().length : Math.max(1, Math.ceil(count() / wardrobe.rects().length)),
    kind: () => KINDS[wardrobe.tab] ?? null,
    isWho: () => wardrobe.tab === WHO_TAB,
    worn() {
      const kind = wardrobe.kind()
      return kind ? kit.state.look.wear[kind] : undefined
    },
    findDyed: () => (wardrobe.worn() ? wardrobe.kind() : findLargest(kit.state.look)),
    rects: () =>
      wardrobe.mode === 'dyes'
        ? layout().swatches
        : layOutCells(layout(), listKind(wardrobe.kind() ?? 'dress').length),
    who() {
      const { cells } = layout()
      const first = cells[0]!
      const last = cells.at(-1)!
      return layOutModelPicker({
        x: first.x,
        y: first.y,
        w: last.x + last.w - first.x,
        h: last.y + last.h - first.y,
      })
    },
    listPieces: (of) => listHung(of, kit.state.theme, prizes.stars(), kit.data.looks),
    isChosen({ part, value }) {
      const { wear, model } = kit.state.look
      return part === 'hair' ? wear.hair?.a === value : model[part] === value
    },
  }
  return wardrobe
}

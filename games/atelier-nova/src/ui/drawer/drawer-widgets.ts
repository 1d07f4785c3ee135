/** What can be pressed in the wardrobe. */
import type { Rect } from '@playhouse/game-kit'
import { KINDS } from '../../data/cuts.ts'
import { costOf } from '../../data/prizes.ts'
import { SWATCHES } from '../../rules/palette.ts'
import { texts } from '../../texts.ts'
import { listDyeWidgets } from '../dye-panel.ts'
import type { ModelCell } from '../model-picker.ts'
import { describePiece } from '../read-aloud.ts'
import type { Context, Widget } from '../widget.ts'
import type { DrawerActions } from './drawer-actions.ts'
import { WHO_TAB } from './wardrobe.ts'
import type { Wardrobe } from './wardrobe.ts'

/** `refuse`: says beside a cell why it stays shut. */
export function createDrawerWidgets(
  context: Context,
  wardrobe: Wardrobe,
  { choose, select, setZone, toggleDyes, turn }: DrawerActions,
  refuse: (text: string, rect: Rect) => void,
) {
  const { layout } = context
  const listCells = createCells(context, wardrobe, refuse)
  return (): Widget[] => {
    const { places, tabs } = layout()
    const list: Widget[] =
      wardrobe.mode === 'dyes'
        ? listDyeWidgets(context, { kind: wardrobe.kind, zone: () => wardrobe.zone, select, setZone })
        : tabs.map((rect, i) => ({
            id: `tab ${i}`,
            rect,
            label: i === WHO_TAB ? texts.model : texts.kinds[KINDS[i]!],
            isOn: i === wardrobe.tab,
            act: () => choose(i),
          }))
    if (!wardrobe.isWho()) {
      const label = texts.buttons[wardrobe.mode === 'dyes' ? 'dyed' : 'dye']
      list.push({ id: 'dye', rect: places.dye!, label, act: toggleDyes, isOff: !wardrobe.findDyed() })
    }
    if (wardrobe.pages() > 1) {
      list.push({ id: 'prev', rect: places.prev!, label: texts.buttons.prev, act: () => turn(-1) })
      list.push({ id: 'next', rect: places.next!, label: texts.buttons.next, act: () => turn(1) })
    }
    return [...list, ...listCells()]
  }
}

function createCells(
  { kit, prizes, known }: Context,
  wardrobe: Wardrobe,
  refuse: (text: string, rect: Rect) => void,
) {
  const { worn } = wardrobe
  const starsLeft = (piece: number) => (prizes.isOpen(piece) ? 0 : costOf(piece) - prizes.stars())
  const pressPiece = (piece: number, rect: Rect) => {
    if (prizes.isOpen(piece) || worn()?.piece === piece) return kit.send({ type: 'wear', piece })
    kit.audio.play('refuse')
    kit.say(texts.starsLeft(starsLeft(piece)))
    refuse(texts.starsLeft(starsLeft(piece)), rect)
  }
  const pressWho = ({ part, value }: ModelCell) =>
    part === 'hair'
      ? kit.send({ type: 'dye', kind: 'hair', zone: 0, dye: value })
      : kit.send({ type: 'model', part, value })
  const listModels = (): Widget[] =>
    (wardrobe.who()[wardrobe.pager.page] ?? [])
      .flatMap(({ cells }) => cells)
      .map((cell, i) => ({
        id: `who ${i}`,
        rect: cell.rect,
        label: texts.whoLabel(cell.part, cell.value),
        isOn: wardrobe.isChosen(cell),
        act: () => pressWho(cell),
      }))
  const listDyes = (all: readonly Rect[], from: number): Widget[] =>
    SWATCHES.slice(from, from + all.length).map(({ name }, i) => ({
      id: `swatch ${i}`,
      rect: all[i]!,
      label: texts.dyeName(name),
      isOn: (wardrobe.zone === 0 ? worn()?.a : worn()?.b) === from + i,
      act: () =>
        wardrobe.kind() &&
        kit.send({ type: 'dye', kind: wardrobe.kind()!, zone: wardrobe.zone, dye: from + i }),
    }))
  return (): Widget[] => {
    if (wardrobe.isWho()) return listModels()
    const all = wardrobe.rects()
    const from = wardrobe.pager.page * all.length
    if (wardrobe.mode === 'dyes') return listDyes(all, from)
    return wardrobe
      .listPieces(wardrobe.kind()!)
      .slice(from, from + all.length)
      .map((piece, i) => ({
        id: `cell ${i}`,
        rect: all[i]!,
        label: describePiece(piece, known.has(piece), worn()?.piece === piece, starsLeft(piece)),
        isOn: worn()?.piece === piece,
        act: () => pressPiece(piece, all[i]!),
      }))
  }
}

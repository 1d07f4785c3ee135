/** The dye panel: worn pieces hang on a rail in place of the drawers; a tap selects a piece without taking it off. */
import type { Rect } from '@playhouse/game-kit'
import { PIECES } from '../data/catalogue.ts'
import { PATTERNS } from '../art/clothes/cloth-names.ts'
import { KINDS } from '../data/cuts.ts'
import type { Kind } from '../data/cuts.ts'
import type { Look } from '../rules/look.ts'
import { box, INK, PLUM, words } from '../art/paper.ts'
import { alpha } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { texts } from '../texts.ts'
import type { Context, Touched, Widget } from './widget.ts'

const NARROWEST = 58
/** Lower rows have no room for a word under the piece. */
const NAMED = 80
const WIDEST = 120

export const listWornKinds = ({ wear }: Look): Kind[] => KINDS.filter((kind) => wear[kind])

/** In the room of the drawers: one high row for few pieces, two rows for many. */
export function layOutRail(tabs: readonly Rect[], count: number): Rect[] {
  const [first, last] = [tabs[0]!, tabs.at(-1)!]
  const room = { x: first.x, y: first.y, w: last.x + last.w - first.x, h: last.y + last.h - first.y }
  const rows = count * NARROWEST > room.w ? 2 : 1
  const across = Math.max(1, Math.ceil(count / rows))
  const w = Math.min(WIDEST, room.w / across)
  const h = room.h / rows
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + (i % across) * w,
    y: room.y + Math.floor(i / across) * h,
    w,
    h,
  }))
}

/** Where each kind that is worn hangs. */
export function listRail(look: Look, tabs: readonly Rect[]): Record<string, Rect> {
  const kinds = listWornKinds(look)
  const rects = layOutRail(tabs, kinds.length)
  return Object.fromEntries(kinds.map((kind, i) => [`worn ${KINDS.indexOf(kind)}`, rects[i]!]))
}

export type DyePanel = {
  kind(): Kind | null
  zone(): 0 | 1
  select(kind: Kind): void
  setZone(zone: 0 | 1): void
}
/** The worn pieces, the two dyes of the selected one, and its pattern. */
export function listDyeWidgets({ kit, layout }: Context, panel: DyePanel): Widget[] {
  const { wear } = kit.state.look
  const { places, tabs } = layout()
  const kinds = listWornKinds(kit.state.look)
  const rects = layOutRail(tabs, kinds.length)
  const list: Widget[] = kinds.map((kind, i) => ({
    id: `worn ${KINDS.indexOf(kind)}`,
    rect: rects[i]!,
    label: texts.piece(PIECES[wear[kind]!.piece]!.name),
    isOn: kind === panel.kind(),
    act: () => panel.select(kind),
  }))
  for (const zone of [0, 1] as const)
    list.push({
      id: `zone ${zone}`,
      rect: places[`zone ${zone}`]!,
      label: texts.zones[zone]!,
      isOn: panel.zone() === zone,
      act: () => panel.setZone(zone),
    })
  const chosen = panel.kind()
  if (!chosen || chosen === 'hair') return list
  const act = () =>
    kit.send({
      type: 'pattern',
      kind: chosen,
      pattern: ((wear[chosen]?.pattern ?? 0) + 1) % PATTERNS.length,
    })
  return [...list, { id: 'pattern', rect: places.pattern!, label: texts.buttons.pattern, act }]
}

export function drawRail(
  g: G,
  { kit, sprites, layout }: Context,
  chosen: Kind | null,
  { down }: Touched,
): void {
  const { wear } = kit.state.look
  const { tabs, big } = layout()
  const kinds = listWornKinds(kit.state.look)
  layOutRail(tabs, kinds.length).forEach((rect, i) => {
    const kind = kinds[i]!
    const inner = { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }
    const isDown = down === `worn ${KINDS.indexOf(kind)}`
    g.fillStyle = kind === chosen ? '#f7b27a' : isDown ? '#f2d6c2' : '#fbeadb'
    box(g, inner, 14)
    g.fill()
    if (kind === chosen) {
      g.strokeStyle = '#c9753c'
      g.lineWidth = 2.5
      g.stroke()
    }
    const isNamed = rect.h >= NAMED
    const size = (rect.w > 84 ? 15 : 14) * big
    const middle = rect.x + rect.w / 2
    // The rail, and a hook on it for each piece.
    const rail = inner.y + (isNamed ? 9 : 5)
    g.strokeStyle = alpha(PLUM, 0.45)
    g.lineWidth = 2
    g.beginPath()
    g.moveTo(inner.x + 8, rail)
    g.lineTo(inner.x + inner.w - 8, rail)
    g.moveTo(middle, rail + 6)
    g.arc(middle, rail + 1, 4, Math.PI / 2, -Math.PI, true)
    g.stroke()
    const top = rail + 5
    const high = inner.y + inner.h - (isNamed ? size + 7 : 3) - top
    const wide = inner.w - 6
    const picture = sprites.thumb(wear[kind]!, wide, high, kit.screen.ratio)
    if (picture) g.drawImage(picture, inner.x + 3, top, wide, high)
    if (isNamed)
      words(
        g,
        texts.tabs[kind],
        { x: middle, y: inner.y + inner.h - size * 0.62, size, max: rect.w - 3, align: 'center' },
        INK,
      )
  })
}

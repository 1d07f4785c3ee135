/** The wooden buttons beside the table, the texts above them, and the message pill at the table's lower edge. */
import { createBitmap, lay } from '@playhouse/game-kit'
import type { Bitmap, Frame, Kit, Pointer, Rect, UiRect } from '@playhouse/game-kit'
import { countLeaves } from '../view/deal-help.ts'
import type { GoalState } from '../view/goals.ts'
import { listTargets } from '../view/pile-targets.ts'
import type { Layout } from '../view/layout.ts'
import { BUTTON_IDS, drawButton, drawInfo, drawLabel, drawLeaves, drawPill } from './panel.ts'
import type { ButtonId } from './panel.ts'
import { placePill } from '../view/pill.ts'
import { createRailButtons } from './rail-buttons.ts'
import type { Offer, Prospects } from '../view/prospects.ts'
import type { Game, Table } from '../state.ts'
import type { Data } from './stats.ts'
import { nameDay } from './day-names.ts'
import { texts } from '../texts.ts'

export type Press = ButtonId | Offer['press'] | 'goals'
export type RailTarget = {
  layout(): Layout
  prospects: Prospects
  playedMs(): number
  goals(): GoalState[]
  press(id: Press): void
}

type RailState = {
  pressed: Press | null
  painted: { look: string; bitmap: Bitmap } | null
}

export function createRail(kit: Kit<Game, Data>, { layout, prospects, playedMs, goals, press }: RailTarget) {
  const { place } = createRailButtons(press)
  const current: RailState = { pressed: null, painted: null }
  const drawButtons = createButtonRow(kit, layout, current)
  /** Counts the fonts that have loaded. */
  let fontTurn = 0
  const pill = createPillPlace(kit, layout)
  const hasPill = () =>
    kit.phase === 'playing' && (prospects.offer(kit.now) !== null || prospects.readSaid(kit.now) !== '')
  const find = createRailFinder(kit, pill, prospects, layout)
  return {
    place,
    /** The font has loaded: repaints everything. */
    clear() {
      current.painted = null
      fontTurn++
    },
    /** True while a finger is on one of the buttons. */
    pointer(pointer: Pointer): boolean {
      if (pointer.type === 'down') {
        current.pressed = find(pointer)
        kit.invalidate()
        return current.pressed !== null
      }
      if (!current.pressed) return false
      if (pointer.type === 'move') return true
      const id = current.pressed
      current.pressed = null
      kit.invalidate()
      if (pointer.type === 'up' && find(pointer) === id) press(id)
      return true
    },
    draw(g: CanvasRenderingContext2D, now: number, drawSharp: Frame<Game>['drawSharp']) {
      const { isStuck } = prospects
      const { mode } = kit.start
      const whole =
        mode === 'past' ? nameDay(kit.state.day) : texts.modes[mode as keyof typeof texts.modes].name
      const name = layout().info.isColumn ? (texts.shortNames[mode] ?? whole) : whole
      const ms = kit.data.hidesClock ? null : playedMs()
      const { info } = layout()
      const moves = kit.state.moves.length
      const states = goals()
      drawSharp({
        id: 'info',
        rect: { x: info.x - 4, y: info.y - 4, w: info.w + 8, h: info.h + 8 },
        key: [name, moves, ms === null ? '' : Math.floor(ms / 1000), JSON.stringify(states), fontTurn].join(),
        draw: (own) => drawInfo(own, layout(), { name, moves, ms, goals: states }),
      })
      const isHinting = prospects.readHint(now) !== null
      const isLit = (id: ButtonId) => (id === 'hint' && isHinting) || (id === 'undo' && isStuck)
      drawButtons(g, `${isHinting} ${isStuck} ${current.pressed}`, isLit)
      if (kit.phase === 'playing') drawOffer(g, kit, prospects, pill, now)
    },
    listRects: (): UiRect[] => [
      ...listRailRects(layout()),
      ...listTargets(layout(), kit.state.table),
      ...(hasPill() ? [{ id: 'pill', kind: 'float' as const, ...pill() }] : []),
    ],
  }
}

/** Where the pill lies; looked for again with every move. */
function createPillPlace(kit: Kit<Game, Data>, layout: RailTarget['layout']) {
  let placed: { layout: Layout; table: Table; rect: Rect } | null = null
  return (): Rect => {
    const { table } = kit.state
    if (placed?.layout !== layout() || placed.table !== table)
      placed = { layout: layout(), table, rect: placePill(layout(), table) }
    return placed.rect
  }
}

/** What the pill offers or says. */
function drawOffer(
  g: CanvasRenderingContext2D,
  kit: Kit<Game, Data>,
  prospects: Prospects,
  pill: () => Rect,
  now: number,
): void {
  const offer = prospects.offer(now)
  if (offer?.press === 'finish') {
    const { x, y, w, h } = pill()
    const swell = kit.settings.calm ? 0 : Math.sin(now / 240) * 3
    const box = { x: x - swell, y: y - swell / 2, w: w + swell * 2, h: h + swell }
    drawPill(g, texts.finishReady, box, true)
  } else if (offer) drawPill(g, offer.text, pill(), offer.press !== 'giveUp')
  else if (prospects.readSaid(now)) drawPill(g, prospects.readSaid(now), pill(), false)
}

function listRailRects({ info, buttons, isRoomy }: Layout): UiRect[] {
  const { x, y, w, h, isColumn } = info
  const list: UiRect[] = BUTTON_IDS.map((id, i) => ({ id, kind: 'button', ...buttons[i]! }))
  if (h <= 0) return list
  const size = isColumn ? (isRoomy ? 22 : 13) : 21
  return [
    ...list,
    { id: 'goals', kind: 'button', x, y, w, h },
    { id: 'info', kind: 'text', x, y, w, h, size },
  ]
}

/** The rail's buttons, painted when something about them changed. */
function createButtonRow(kit: Kit<Game, Data>, layout: RailTarget['layout'], current: RailState) {
  /** Wood, icons and words change seldom: they are one picture. */
  const drawButtons = (g: CanvasRenderingContext2D, state: string, isLit: (id: ButtonId) => boolean) => {
    const leaves = countLeaves(kit)
    const { buttons, labels } = layout()
    const { ratio } = kit.screen
    const [first, last] = [buttons[0]!, buttons.at(-1)!]
    const around = labels + 14
    const x = first.x - around
    const y = first.y - 10
    const w = last.x + last.w + around - x
    const h = last.y + last.h + around - y
    const look = [state, leaves, ratio, x, y, w, h, labels].join(' ')
    if (current.painted?.look !== look) {
      const bitmap = createBitmap({ x, y, w, h }, ratio, (pen) =>
        BUTTON_IDS.forEach((id, i) => {
          drawButton(pen, id, buttons[i]!, current.pressed === id, isLit(id))
          if (labels > 0) drawLabel(pen, id, buttons[i]!, labels)
          if (id === 'hint') drawLeaves(pen, buttons[i]!, leaves)
        }),
      )
      current.painted = { look, bitmap }
    }
    lay(g, { scale: ratio, dx: 0, dy: 0 }, current.painted.bitmap, 0, 0)
  }
  return drawButtons
}

/** The button under a finger. */
function createRailFinder(
  kit: Kit<Game, Data>,
  pill: () => Rect,
  prospects: RailTarget['prospects'],
  layout: RailTarget['layout'],
) {
  const isIn = ({ x, y, w, h }: Rect, at: { x: number; y: number }) =>
    at.x >= x - 3 && at.x <= x + w + 3 && at.y >= y - 3 && at.y <= y + h + 3
  const find = (at: { x: number; y: number }): Press | null => {
    const offer = kit.phase === 'playing' && isIn(pill(), at) ? prospects.offer(kit.now) : null
    if (offer) return offer.press
    if (layout().info.h > 0 && isIn(layout().info, at)) return 'goals'
    return BUTTON_IDS.find((_, i) => isIn(layout().buttons[i]!, at)) ?? null
  }
  return find
}

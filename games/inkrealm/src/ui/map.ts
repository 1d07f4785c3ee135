/** The minimap: all land and painters. */
import type { Screen } from '@playhouse/game-kit'
import type { Dress } from '../view/dress.ts'
import { drawFlag } from '../art/flag.ts'
import type { Heads } from '../art/heads.ts'
import { createLandPixels, UNSEEN } from '../art/land-pixels.ts'
import { createCardLayer, drawCard, INK } from './layer.ts'
import type { Box } from './layer.ts'
import type { FrameBudget } from '../view/frame-budget.ts'
import { CROWN } from '../view/moments.ts'
import { drawSign } from '../art/sign.ts'
import { QUIET_REACH } from '../rules/sheets.ts'
import { CELLS, SIZE } from '../state.ts'
import type { State } from '../state.ts'

/** Land is updated less often than painters, which are redrawn every frame. */
const LAND_MS = 900
/** Cells around the player that are seen through fog. */
const FOG_SIGHT = 9
/** On a lying phone the map lies in the lower corner away from the thumb; an upright one shows none. */
const LOW = 480
const TIGHT_SIZE = 92

/** Dots in the painters' inks, and signs for the leader and the rival to beat. */
const DOT = 3.4
/** Of the player's face. */
const MY_FACE = 7
const RIM = 2.5
/** On a wider map dots are larger. */
const LARGE_MAP = 110
const CROWN_SIZE = 11
const FLAG_SIZE = 12
/** Of the quiet sheet only the paper in the middle. */
const QUIET_SPAN = QUIET_REACH * 2 + 6
let crown: Path2D | null = null

/** Painters with a sign; -1: none. */
export type Signs = { leader: number; duel: number }
/** Whose land stands out: the player's, and friends'. */
const mineOf = ({ painters }: State): number[] =>
  painters.flatMap(({ team }, i) => (team === painters[0]!.team ? [i + 1] : []))
type MapPlace = { x: number; y: number; scale: number }

export function createMap(dress: Dress, heads: Heads, frameBudget: FrameBudget) {
  const { paintBoons, paintPeople } = createMapSigns(dress, heads)
  const place = createMapPlace()
  const hasTime = frameBudget.createDeferral()
  const layer = createCardLayer()
  const land = createLandPixels()
  let paintedAt = -1e9
  /** The moment that is shown: a picture later, so that not all is painted at once. */
  let shownAt = -1e9
  const memory = new Uint8Array(CELLS).fill(UNSEEN)
  const remember = createMapMemory(memory)
  return {
    place,
    /** Other inks are worn now. */
    redress() {
      land.setInks(dress.list())
      paintedAt = -1e9
    },
    /** A new sheet, of which nothing was seen. */
    reset: () => void memory.fill(UNSEEN),
    draw(
      g: CanvasRenderingContext2D,
      state: State,
      screen: Screen,
      {
        shown,
        now,
        signs,
        isLeftHanded,
      }: { shown: Uint8Array; now: number; signs: Signs; isLeftHanded: boolean },
    ) {
      const card = place(screen, isLeftHanded)
      const [x, y, size] = [card.x + 5, card.y + 5, card.w - 10]
      const span = state.twist === 'relax' ? QUIET_SPAN : SIZE
      const from = (SIZE - span) / 2
      const isFirst = paintedAt < 0 || now < paintedAt
      if (now >= paintedAt && now - paintedAt < LAND_MS) {
        if (shownAt !== paintedAt && hasTime()) shownAt = paintedAt
      } else if (isFirst || hasTime()) {
        paintedAt = now
        if (isFirst) shownAt = now
        land.paint(
          state.twist === 'fog' ? remember(state, shown) : shown,
          state.twist === 'relax' ? [] : mineOf(state),
        )
      }
      layer.draw(g, card, screen.ratio, [shownAt], (own) => {
        drawCard(own, card, 14)
        own.lineWidth = RIM
        own.strokeStyle = INK
        own.stroke()
        own.save()
        own.beginPath()
        own.roundRect(x, y, size, size, 10)
        own.clip()
        own.drawImage(land.canvas, from, from, span, span, x, y, size, size)
        own.restore()
      })
      const scale = size / span
      const [left, top] = [x - from * scale, y - from * scale]
      paintBoons(g, state, left, top, scale)
      paintPeople(g, state, signs, { x: left, y: top, scale }, size === TIGHT_SIZE)
    },
  }
}

/** What lies and who stands on the map. */
function createMapSigns(dress: Dress, heads: Heads) {
  const paintBoons = (g: CanvasRenderingContext2D, state: State, x: number, y: number, scale: number) => {
    g.fillStyle = '#fff'
    g.strokeStyle = INK
    g.lineWidth = 1.5
    if (state.gold) {
      g.fillStyle = '#ffc62e'
      g.beginPath()
      g.roundRect(x + state.gold.x * scale - 5, y + state.gold.y * scale - 5, 10, 10, 2)
      g.fill()
      g.stroke()
      g.fillStyle = '#fff'
    }
    for (const boon of state.boons ?? []) {
      g.beginPath()
      g.arc(x + boon.x * scale, y + boon.y * scale, 3.4, 0, 7)
      g.fill()
      g.stroke()
    }
  }
  const paintPeople = (
    g: CanvasRenderingContext2D,
    state: State,
    { leader, duel }: Signs,
    { x, y, scale }: MapPlace,
    isTiny: boolean,
  ) => {
    const me = state.painters[0]!
    const isSeen = (who: number) => {
      const painter = state.painters[who]
      if (!painter || painter.backIn > 0) return false
      return state.twist !== 'fog' || Math.hypot(painter.x - me.x, painter.y - me.y) <= FOG_SIGHT
    }
    const dot = (who: number, r: number, fill: string, rim: number) => {
      if (!isSeen(who)) return
      const painter = state.painters[who]!
      g.beginPath()
      g.arc(x + painter.x * scale, y + painter.y * scale, r, 0, 7)
      g.lineWidth = rim
      g.strokeStyle = INK
      g.stroke()
      g.fillStyle = fill
      g.fill()
    }
    const r = DOT * Math.max(1, (scale * SIZE) / LARGE_MAP)
    // Overlapping dots are left out: the land shows where those painters are.
    for (let i = 1; i < state.painters.length; i++)
      if (!isTiny || i === leader || i === duel) dot(i, r, dress.inkOf(state, i).light, 2.4)
    const face = isTiny ? MY_FACE : MY_FACE * Math.max(1, (scale * SIZE) / LARGE_MAP)
    heads.draw(g, state, 0, { x: x + me.x * scale, y: y + me.y * scale, r: face })
    const hasFlag = state.twist !== 'teams' && duel > 0 && isSeen(duel)
    if (hasFlag) {
      const { x: at, y: row } = state.painters[duel]!
      drawFlag(g, x + at * scale + 4, y + row * scale - 6, FLAG_SIZE)
    }
    if (leader < 0 || !isSeen(leader)) return
    const { x: at, y: row } = state.painters[leader]!
    const up = leader === 0 ? face * 1.1 : DOT
    drawCrown(g, x + at * scale, y + row * scale - up - CROWN_SIZE * 0.45)
  }
  return { paintBoons, paintPeople }
}

/** How large each realm was. */
function createMapMemory(memory: Uint8Array<ArrayBuffer>) {
  /** Areas in the fog keep their last seen state. */
  const remember = ({ painters }: State, shown: Uint8Array): Uint8Array => {
    const { x, y } = painters[0]!
    for (let row = Math.max(0, y - FOG_SIGHT); row <= Math.min(SIZE - 1, y + FOG_SIGHT); row++)
      for (let at = Math.max(0, x - FOG_SIGHT); at <= Math.min(SIZE - 1, x + FOG_SIGHT); at++)
        if (Math.hypot(at - x, row - y) <= FOG_SIGHT) memory[row * SIZE + at] = shown[row * SIZE + at]!
    for (let i = 0; i < CELLS; i++) if (shown[i] === 1) memory[i] = 1
    return memory
  }
  return remember
}

/** Where the map lies. */
function createMapPlace() {
  const place = ({ safe, w, h }: Screen, isLeftHanded: boolean): Box => {
    const isTight = h < LOW
    const size = isTight ? TIGHT_SIZE : Math.round(Math.max(84, Math.min(176, Math.min(w, h) * 0.21)))
    return {
      x:
        isTight && !isLeftHanded
          ? safe.x + 6
          : Math.round(safe.x + safe.w - size - (isTight ? 6 : 12)) - (isTight ? 10 : 5),
      y: Math.round(safe.y + safe.h - size - (isTight ? 6 : 12)) - (isTight ? 10 : 5),
      w: size + 10,
      h: size + 10,
    }
  }
  return place
}

function drawCrown(g: CanvasRenderingContext2D, x: number, y: number): void {
  crown ??= new Path2D(CROWN)
  drawSign(g, { path: crown, fill: '#ffc62e', rim: 5 }, x, y, CROWN_SIZE)
}

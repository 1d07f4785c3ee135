/** Piece handling for touch, mouse and keys: pick up, aim, release. Knows the scene, not the devices. */
import { clamp } from '@playhouse/game-kit/rules'
import { findMeant, findNear } from './aiming.ts'
import { listSpots, toGrid } from '../rules/grid.ts'
import { isInside, squareAt } from './layout.ts'
import { listInTheWay } from './refusal.ts'
import { canPlace, listPlayable } from '../rules.ts'
import { pieceAt, restOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { SIZE, getShape } from '../rules/shapes.ts'

export type HandsTarget = {
  place(slot: number, row: number, col: number): void
  lifted(): void
  /** With the squares that are in the way. */
  refused(squares: readonly number[]): void
  /** Let go beside the board. */
  wentHome(): void
  chose(slot: number): void
  aimed(): void
  wake(): void
}

const TAP_PX = 9
/** How quickly a held piece follows the finger, per second. */
const FOLLOW = 30
/** How far it leans into a quick move, and how quickly it swings back. */
const LEAN = 0.2
const SWING = 16

type HandsState = {
  goal: { x: number; y: number }
  pressedAt: { x: number; y: number } | null
  isTouch: boolean
  /** Keys placed a piece: when it lies, they go on with the next one. */
  goesOn: boolean
}

type Aim = ReturnType<typeof createAim>

export function createHands(scene: Scene, target: HandsTarget) {
  const current: HandsState = { goal: { x: 0, y: 0 }, pressedAt: null, isTouch: false, goesOn: false }
  const aim = createAim(scene, target, current)
  const { choose, cycle, centreAimAt } = aim
  const { move, point, place } = createKeys(scene, target, aim, current)
  const letGo = (isRefused = false) => {
    const held = scene.held
    if (!held) return
    scene.held = null
    scene.homing = { ...held, at: scene.now, isRefused }
    scene.aim = null
  }
  const { press, drag, release } = createFinger(scene, target, aim, letGo, current)
  return {
    press,
    drag,
    release,
    cancel() {
      current.pressedAt = null
      letGo()
      target.wake()
    },
    hover(x: number, y: number) {
      if (scene.chosen === null || scene.game.outcome || !isInside(scene.layout.board, x, y)) return
      centreAimAt(x, y)
      target.wake()
    },
    move,
    point,
    choose(slot: number) {
      if (!scene.game.outcome) choose(slot)
      target.wake()
    },
    cycle(by: number, mayWrap = false): boolean {
      const isHandled = !scene.game.outcome && cycle(by, mayWrap)
      target.wake()
      return isHandled
    },
    place,
    /** Moves a held piece after the finger; true while it is under way. */
    update(seconds: number): boolean {
      const held = scene.held
      if (!held) return false
      const share = 1 - Math.exp(-FOLLOW * seconds)
      const pull = clamp((current.goal.x - held.x) / scene.layout.cell, -1, 1) * LEAN
      held.lean += ((scene.calm ? 0 : pull) - held.lean) * (1 - Math.exp(-SWING * seconds))
      held.x += (current.goal.x - held.x) * share
      held.y += (current.goal.y - held.y) * share
      held.grown = Math.min(1, held.grown + seconds * 9)
      return (
        held.grown < 1 ||
        Math.abs(held.lean) > 0.004 ||
        Math.hypot(current.goal.x - held.x, current.goal.y - held.y) > 0.4
      )
    },
    /** After a change of the board or the hand: the selected piece can be missing, a free place can be taken. */
    recheck() {
      const { aim, chosen } = scene
      if (current.goesOn && aim) {
        current.goesOn = false
        const next = listPlayable(scene.game).indexOf(true)
        scene.chosen = null
        if (next >= 0 && !scene.game.outcome) return choose(next)
      }
      if (chosen !== null && !pieceAt(scene, chosen)) scene.chosen = null
      if (!aim || scene.chosen === null) scene.aim = null
      else scene.aim = { ...aim, fits: canPlace(scene.game, aim.slot, aim.row, aim.col) }
    },
  }
}

/** Where the held piece would go. */
function createAim(scene: Scene, target: HandsTarget, current: HandsState) {
  const follow = (x: number, y: number) => {
    const piece = scene.held && pieceAt(scene, scene.held.slot)
    if (!scene.held || !piece) return
    const { cell } = scene.layout
    const shape = getShape(piece.shape)
    // A finger hides what is under it, so the piece floats above.
    const lift = current.isTouch ? Math.max(46, cell * 0.9) + (shape.h * cell) / 2 : 0
    current.goal = { x: x - (shape.w * cell) / 2, y: y - (shape.h * cell) / 2 - lift }
    aimAt(
      (current.goal.x - scene.layout.board.x) / cell,
      (current.goal.y - scene.layout.board.y) / cell,
      scene.held.slot,
    )
  }
  /** Takes the nearest spot within reach. */
  const aimAt = (col: number, row: number, slot: number) => {
    const best = findNear(scene.game, slot, row, col)
    const before = scene.aim
    scene.aim = best ? { slot, ...best, fits: true } : null
    if (best && (before?.row !== best.row || before.col !== best.col)) target.aimed()
  }
  const choose = (slot: number) => {
    if (!pieceAt(scene, slot)) return
    const middle = scene.aim ?? { row: 3, col: 3 }
    scene.chosen = slot
    setAim(slot, middle.row, middle.col)
    if (!scene.aim!.fits) aimAtNearest(slot, scene.aim!)
    target.chose(slot)
  }
  /** Starts where the piece fits, as close as can be. */
  const aimAtNearest = (slot: number, from: { row: number; col: number }) => {
    const spots = listSpots(toGrid(scene.game.board), pieceAt(scene, slot)!.shape)
    const distance = (spot: { row: number; col: number }) =>
      Math.hypot(spot.row - from.row, spot.col - from.col)
    const [nearest] = spots.sort((a, b) => distance(a) - distance(b))
    if (nearest) scene.aim = { slot, ...nearest, fits: true }
  }
  const setAim = (slot: number, row: number, col: number) => {
    const shape = getShape(pieceAt(scene, slot)!.shape)
    const r = Math.max(0, Math.min(SIZE - shape.h, row))
    const c = Math.max(0, Math.min(SIZE - shape.w, col))
    scene.aim = { slot, row: r, col: c, fits: canPlace(scene.game, slot, r, c) }
  }
  const refuseAim = () => {
    const { aim } = scene
    const piece = aim && pieceAt(scene, aim.slot)
    if (piece) target.refused(listInTheWay(scene.game.board, piece, aim.row, aim.col) ?? [])
  }
  const cycle = (by: number, mayWrap: boolean): boolean => {
    const slots = scene.game.hand.flatMap((piece, slot) => (piece ? [slot] : []))
    if (slots.length === 0) return false
    const at = scene.chosen === null ? (by > 0 ? -1 : slots.length) : slots.indexOf(scene.chosen)
    const next = at + by
    if (!mayWrap && (next < 0 || next >= slots.length)) {
      scene.chosen = null
      scene.aim = null
      return false
    }
    choose(slots[(next + slots.length) % slots.length]!)
    return true
  }
  const centreAimAt = (x: number, y: number) => {
    const piece = scene.chosen === null ? null : pieceAt(scene, scene.chosen)
    if (!piece) return
    const shape = getShape(piece.shape)
    const { row, col } = squareAt(scene.layout, x, y)
    const wasAt = scene.aim
    setAim(scene.chosen!, row - Math.floor((shape.h - 1) / 2), col - Math.floor((shape.w - 1) / 2))
    const meant = findMeant(scene.game, scene.chosen!, scene.aim!, { row, col })
    if (meant) scene.aim = { slot: scene.chosen!, ...meant, fits: true }
    if (wasAt?.row !== scene.aim!.row || wasAt.col !== scene.aim!.col) target.aimed()
  }
  return { follow, choose, setAim, refuseAim, cycle, centreAimAt }
}

/** A finger or the mouse on a piece. */
function createFinger(
  scene: Scene,
  target: HandsTarget,
  { follow, centreAimAt, setAim, choose, refuseAim }: Aim,
  letGo: (isRefused?: boolean) => void,
  current: HandsState,
) {
  let isTap = false
  let isOnBoard = false
  /** Where a hint would have the pressed piece go. */
  let hinted: { row: number; col: number } | null = null
  const press = (x: number, y: number, touch: boolean) => {
    current.isTouch = touch
    current.pressedAt = { x, y }
    isTap = true
    isOnBoard = isInside(scene.layout.board, x, y)
    const slot = scene.layout.slots.findIndex((rect) => isInside(rect, x, y))
    const piece = slot >= 0 ? pieceAt(scene, slot) : null
    if (piece && !scene.game.outcome) {
      const rest = restOf(scene, slot, getShape(piece.shape))
      scene.held = { slot, ...rest, grown: 0, lean: 0 }
      hinted = scene.guide?.slot === slot && scene.chosen === slot ? scene.guide : null
      scene.homing = null
      scene.guide = null
      current.goal = rest
      target.lifted()
      follow(x, y)
    } else if (isOnBoard) centreAimAt(x, y)
    target.wake()
  }
  const drag = (x: number, y: number) => {
    if (!current.pressedAt) return
    if (Math.hypot(x - current.pressedAt.x, y - current.pressedAt.y) > TAP_PX) isTap = false
    if (scene.held) follow(x, y)
    else if (isOnBoard) centreAimAt(x, y)
    target.wake()
  }
  const release = () => {
    const { held, aim } = scene
    if (!current.pressedAt) return
    if (held && isTap) {
      letGo()
      if (hinted) setAim(held.slot, hinted.row, hinted.col)
      else if (scene.chosen === held.slot) scene.chosen = null
      else choose(held.slot)
    } else if (held && aim?.fits) {
      scene.letGoAt = { x: held.x, y: held.y, size: scene.layout.cell }
      scene.held = null
      scene.aim = null
      scene.chosen = null
      target.place(aim.slot, aim.row, aim.col)
    } else if (held) {
      const { board, cell } = scene.layout
      const [row, col] = [
        Math.round((current.goal.y - board.y) / cell),
        Math.round((current.goal.x - board.x) / cell),
      ]
      const squares = listInTheWay(scene.game.board, pieceAt(scene, held.slot)!, row, col)
      letGo(squares !== null)
      if (squares) target.refused(squares)
      else target.wentHome()
    } else if (isOnBoard && aim && scene.chosen !== null) {
      if (aim.fits) {
        // The slot may already hold a new piece, which is not selected.
        scene.chosen = null
        scene.aim = null
        target.place(aim.slot, aim.row, aim.col)
      } else refuseAim()
    }
    current.pressedAt = null
    target.wake()
  }
  return { press, drag, release }
}

/** The keyboard and the pad. */
function createKeys(
  scene: Scene,
  target: HandsTarget,
  { cycle, setAim, refuseAim }: Aim,
  current: HandsState,
) {
  const move = (dx: number, dy: number) => {
    if (scene.game.outcome) return
    if (scene.chosen === null || !pieceAt(scene, scene.chosen)) cycle(1, true)
    else setAim(scene.chosen, (scene.aim?.row ?? 3) + dy, (scene.aim?.col ?? 3) + dx)
    target.aimed()
    target.wake()
  }
  /** What a hint shows: the piece is chosen, and aimed where it goes. */
  const point = (slot: number, row: number, col: number) => {
    if (!pieceAt(scene, slot)) return
    scene.chosen = slot
    setAim(slot, row, col)
    target.wake()
  }
  const place = () => {
    const { aim, chosen } = scene
    if (scene.game.outcome) return
    if (chosen === null || !aim || !pieceAt(scene, chosen)) {
      cycle(1, true)
      return
    }
    if (!aim.fits) return refuseAim()
    current.goesOn = true
    target.place(aim.slot, aim.row, aim.col)
  }
  return { move, point, place }
}

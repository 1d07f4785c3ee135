/** Steering of painters: 256 headings with gradual turns, and sliding along edges. Integers only. */
import { atan2, cos, sin, TAU } from '@playhouse/game-kit/rules'
import { isInReach } from './sheets.ts'
import { SIZE } from '../state.ts'
import type { Painter, State } from '../state.ts'

/** Steps of a full turn; east is 0, then clockwise. */
export const COURSES = 256
export const EIGHTH = COURSES / 8
const HALF = COURSES / 2
/** Steps in a tick, the player's and a rival's: a circle of less than two cells, of two and a half. */
const TURN = 6
const RIVAL_TURN = 5
/** A goal this close to the normal of an edge does not define a direction along it. */
const SQUARE = 56
/** Look-ahead distance for a goal, in thousandths of a cell. */
const AHEAD = 300
const MAX_PLACE = (SIZE - 1) * 1000

const UNIT = 4096
const TABLE_X = Array.from({ length: COURSES }, (_, i) => Math.round(cos((i * TAU) / COURSES) * UNIT))
const TABLE_Y = Array.from({ length: COURSES }, (_, i) => Math.round(sin((i * TAU) / COURSES) * UNIT))
/** Thousandths of a cell to the right and down for a way of that length. */
const right = (course: number, far: number) => Math.round((TABLE_X[course]! * far) / UNIT)
const down = (course: number, far: number) => Math.round((TABLE_Y[course]! * far) / UNIT)

export const wrap = (course: number) => (course + COURSES) & (COURSES - 1)
/** From one heading to another, the shorter way: above 0 clockwise. */
const between = (from: number, to: number) => wrap(to - from + HALF) - HALF
/** The nearest of eight directions. */
const eighthOf = (course: number) => ((course + EIGHTH / 2) / EIGHTH) & 7

/** Saves from before free steering have eight directions only. */
export const courseOf = ({ course, dir }: Painter): number => course ?? dir * EIGHTH
export const goalOf = ({ goal, wish: goalEighth }: Painter): number => goal ?? goalEighth * EIGHTH
/** Where a heading leads, as a way of length 1. */
export const leadOf = (course: number) => ({ x: TABLE_X[course]! / UNIT, y: TABLE_Y[course]! / UNIT })

/** The heading of a way. */
export const courseOfWay = (x: number, y: number) => wrap(Math.round((atan2(y, x) * COURSES) / TAU))

/** What a stick means; at rest it changes nothing. */
export function steer(painter: Painter, x: number, y: number): void {
  if (Math.abs(x) >= 0.3 || Math.abs(y) >= 0.3) setGoal(painter, courseOfWay(x, y))
}

export function setGoal(painter: Painter, course: number): void {
  painter.goal = course
  painter.wish = eighthOf(course)
}

/** Converts a painter between two cells, from a save before free steering. */
export function adopt(painter: Painter): void {
  if (painter.course !== undefined) return
  const { x, y, fromX = x, fromY = y } = painter
  Object.assign(painter, { x: fromX, y: fromY, course: courseOf(painter), goal: goalOf(painter) })
}

/** The column or row of a place. */
export const cellAt = (place: number) => Math.floor((place + 500) / 1000)

type IsOpen = (px: number, py: number) => boolean
const isOnPaper: IsOpen = (px, py) => px >= 0 && py >= 0 && px <= MAX_PLACE && py <= MAX_PLACE
const isNearCoast: IsOpen = (px, py) => isOnPaper(px, py) && isInReach(px / 1000, py / 1000)

/**
 * Who is beyond the floats, in a round kept from before there were any, is held by the sheet's edge only. Rivals go around the home of
 * a player that has not drawn a loop yet.
 */
function openFor({ twist, isNew, cells }: State, who: number, { px, py }: Painter): IsOpen {
  if (twist === 'relax' && isNearCoast(px, py)) return isNearCoast
  const isHome = (x: number, y: number) => cells[cellAt(y) * SIZE + cellAt(x)] === 1
  if (!isNew || who === 0 || isHome(px, py)) return isOnPaper
  return (x, y) => isOnPaper(x, y) && !isHome(x, y)
}

/** The heading nearest to one that leads where one may go; head on, to the side that is wanted. */
function findOpen({ px, py }: Painter, isOpen: IsOpen, course: number, far: number, side: number): number {
  for (let turn = 0; turn <= HALF; turn++) {
    for (const one of [turn * side, -turn * side]) {
      const next = wrap(course + one)
      if (isOpen(px + right(next, far), py + down(next, far))) return next
    }
  }
  return course
}

const sideOf = (turn: number) => (turn < 0 ? -1 : 1)

/** Turns a painter towards its goal by at most one tick's turn, and returns its new place. */
export function setOut(state: State, who: number, far: number): { px: number; py: number } {
  const painter = state.painters[who]!
  const isOpen = openFor(state, who, painter)
  const course = courseOf(painter)
  const aim = aimOf(painter, who, isOpen)
  const turn = between(course, aim)
  const max = who === 0 ? TURN : RIVAL_TURN
  const next = wrap(course + sideFor(painter, isOpen, turn) * Math.min(max, Math.abs(turn)))
  const open = findOpen(painter, isOpen, next, far, sideOf(between(course, goalOf(painter))))
  painter.course = open
  painter.dir = eighthOf(open)
  return { px: painter.px + right(open, far), py: painter.py + down(open, far) }
}

/** Turning back, it turns to the side where there is room. */
function sideFor(painter: Painter, isOpen: IsOpen, turn: number): number {
  const side = sideOf(turn)
  if (Math.abs(turn) < HALF - EIGHTH) return side
  const { px, py } = painter
  const aside = wrap(courseOf(painter) + side * 2 * EIGHTH)
  return isOpen(px + right(aside, 1800), py + down(aside, 1800)) ? side : -side
}

/** The goal, or the direction along the edge where it leads beyond one. */
function aimOf(painter: Painter, who: number, isOpen: IsOpen): number {
  const course = courseOf(painter)
  const goal = goalOf(painter)
  const aim = findOpen(painter, isOpen, goal, AHEAD, sideOf(between(goal, course)))
  if (who > 0) return aim
  // A goal beyond a corner would block the player there: it continues along the next edge until the goal changes.
  const { mind, wish: goalEighth } = painter
  const isOff = aim !== goal
  const isHeld = isOff && Math.abs(between(goal, aim)) > SQUARE
  const isIgnored = isOff && mind.left === 1 && mind.heading === goalEighth
  mind.left = Number(isHeld || isIgnored)
  mind.heading = goalEighth
  return isHeld || isIgnored ? course : aim
}

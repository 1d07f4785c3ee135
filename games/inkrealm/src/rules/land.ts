/** Land ownership: fills a closed loop, removes a rim, splats. Every pass is bounded by the sheet. */
import { CELLS, DX, DY, SEA, SIZE } from '../state.ts'
import type { State } from '../state.ts'

/** Scratch buffer, refilled by every call. */
const reached = new Uint8Array(CELLS)
const stack = new Int32Array(CELLS)

export function isOnSheet(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE
}

export function recount(state: State): void {
  const { cells, painters } = state
  const counts = new Uint32Array(painters.length + 1)
  for (let cell = 0; cell < CELLS; cell++) {
    const owner = cells[cell]!
    if (owner !== SEA) counts[owner]!++
  }
  painters.forEach((painter, i) => (painter.land = counts[i + 1]!))
}

/** Gives the painter its trail and the enclosed area; returns the number of new cells. */
export function fillLoop(state: State, who: number): number {
  const { cells, painters } = state
  const painter = painters[who]!
  const mark = who + 1
  const box = boxOf(state, who)
  floodOutside(state, who, box)
  let gained = 0
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const cell = y * SIZE + x
      const owner = cells[cell]!
      if (reached[cell] === 1 || owner === mark || owner === SEA || isProtected(state, owner, who)) continue
      if (owner > 0 && painters[owner - 1]!.team === painter.team) continue
      cells[cell] = mark
      if (state.twist === 'relax') state.tints[cell] = state.ink
      gained++
    }
  }
  return gained
}

/** Protects a player with a shield, and a new player before the first loop. */
const isProtected = ({ painters, isNew }: State, owner: number, who: number): boolean =>
  owner === 1 && who !== 0 && (isNew === true || (painters[0]!.safe > 0 && painters[0]!.backIn === 0))

type Box = { left: number; top: number; right: number; bottom: number }

function boxOf({ cells, painters }: State, who: number): Box {
  const box = { left: SIZE, top: SIZE, right: -1, bottom: -1 }
  const grow = (x: number, y: number) => {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  const mark = who + 1
  for (let y = 0, cell = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, cell++) if (cells[cell] === mark) grow(x, y)
  for (const cell of painters[who]!.trail) grow(cell % SIZE, Math.floor(cell / SIZE))
  return box
}

/** Marks what can be reached from outside the box without crossing the painter's land or trail. */
function floodOutside({ cells, painters }: State, who: number, box: Box): void {
  reached.fill(0)
  // A 2 is a wall that is not land: the trail, also where it crosses water.
  for (const cell of painters[who]!.trail) reached[cell] = 2
  let top = 0
  const visit = (x: number, y: number) => {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return
    const cell = y * SIZE + x
    if (reached[cell] !== 0 || cells[cell] === who + 1) return
    reached[cell] = 1
    stack[top++] = cell
  }
  for (let x = box.left; x <= box.right; x++) {
    visit(x, box.top)
    visit(x, box.bottom)
  }
  for (let y = box.top; y <= box.bottom; y++) {
    visit(box.left, y)
    visit(box.right, y)
  }
  while (top > 0) {
    const cell = stack[--top]!
    const x = cell % SIZE
    const y = (cell - x) / SIZE
    visit(x + 1, y)
    visit(x - 1, y)
    visit(x, y + 1)
    visit(x, y - 1)
  }
}

/** Widens what a trail claimed to both sides. */
export function widen(state: State, who: number, trail: readonly number[], brush: number): void {
  for (const cell of trail) splat(state, who, cell % SIZE, Math.floor(cell / SIZE), brush)
}

/** Gives land of one painter to another: all of it, or what lies around a place. */
export function seize(
  state: State,
  from: number,
  by: number,
  near?: { x: number; y: number; r: number },
): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.cells[cell] !== from + 1) continue
    if (near && !isAround(cell, near)) continue
    state.cells[cell] = by + 1
  }
}

function isAround(cell: number, { x, y, r }: { x: number; y: number; r: number }): boolean {
  const dx = (cell % SIZE) - x
  const dy = Math.floor(cell / SIZE) - y
  return dx * dx + dy * dy <= r * r
}

/** Gives the painter's cells nearest to a place to another owner, or to none: within `r`, and at most `most` cells. */
export function bite(
  state: State,
  who: number,
  owner: number,
  near: { x: number; y: number; r: number },
  max: number,
): void {
  const far = (cell: number) => {
    const dx = (cell % SIZE) - near.x
    const dy = Math.floor(cell / SIZE) - near.y
    return dx * dx + dy * dy
  }
  const around: number[] = []
  for (let cell = 0; cell < CELLS; cell++)
    if (state.cells[cell] === who + 1 && isAround(cell, near)) around.push(cell)
  for (const cell of around.toSorted((a, b) => far(a) - far(b) || a - b).slice(0, max))
    state.cells[cell] = owner
}

/** More than there are rings on any sheet. */
const DEEPEST = 200
/** How many cells of the same owner lie around a cell, as rings: once down the sheet, and once back. */
export function measureDepth(cells: ArrayLike<number>, depth: Uint8Array): void {
  const last = SIZE - 1
  /** `back`: one cell back on the way, and one row. */
  const measure = (cell: number, x: number, back: -1 | 1) => {
    const owner = cells[cell]
    const beside = cell + back
    const above = cell + back * SIZE
    const isRim =
      x === 0 ||
      x === last ||
      above < 0 ||
      above >= CELLS ||
      cells[beside] !== owner ||
      cells[above] !== owner ||
      cells[above - 1] !== owner ||
      cells[above + 1] !== owner
    if (isRim) return 1
    const before = Math.min(depth[beside]!, depth[above]!, depth[above - 1]!, depth[above + 1]!)
    return Math.min(depth[cell]!, before + 1)
  }
  depth.fill(DEEPEST)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) depth[y * SIZE + x] = measure(y * SIZE + x, x, -1)
  for (let y = last; y >= 0; y--)
    for (let x = last; x >= 0; x--) depth[y * SIZE + x] = measure(y * SIZE + x, x, 1)
}

/** Takes the outermost cells of a painter's land away, some layers deep. */
export function washRim(state: State, who: number, layers: number): void {
  const mark = who + 1
  for (let layer = 0; layer < layers; layer++) {
    const rim: number[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      if (state.cells[cell] === mark && isRim(state, cell, mark)) rim.push(cell)
    }
    for (const cell of rim) state.cells[cell] = 0
  }
}

function isRim({ cells }: State, cell: number, mark: number): boolean {
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  for (let d = 0; d < 8; d += 2) {
    const nx = x + DX[d]!
    const ny = y + DY[d]!
    if (isOnSheet(nx, ny) && cells[ny * SIZE + nx] !== mark) return true
  }
  return false
}

/** A round blot of land; water and friends' land stay what they are. */
export function splat(state: State, who: number, x: number, y: number, r: number): void {
  const { cells, painters } = state
  const max = r * r + r
  for (let dy = -r; dy <= r; dy++) {
    for (let dx = -r; dx <= r; dx++) {
      if (dx * dx + dy * dy > max || !isOnSheet(x + dx, y + dy)) continue
      const cell = (y + dy) * SIZE + x + dx
      const owner = cells[cell]!
      if (owner === SEA || isProtected(state, owner, who)) continue
      if (owner > 0 && owner !== who + 1 && painters[owner - 1]!.team === painters[who]!.team) continue
      cells[cell] = who + 1
      if (state.twist === 'relax') state.tints[cell] = state.ink
    }
  }
}

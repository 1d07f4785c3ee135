/** All shapes of pieces. Saved games and puzzles use their order: only append. */
export const SIZE = 8
export const CELLS = SIZE * SIZE

export type Shape = {
  w: number
  h: number
  /** One bit mask per row, bit 0 is the left column. */
  rows: number[]
  /** The filled places, row by row. */
  cells: { row: number; col: number }[]
  kind: number
  /** Index into `cells` of the cushion that wears the face. */
  face: number
}

type Kind = {
  picture: string
  colour: number
  /** How often it is dealt at the start and far into a run; 0 only ever appears in puzzles. */
  early: number
  late: number
}

/** `/` ends a row. Turned copies are made below; the first kinds are the plain ones. */
export const KINDS: Kind[] = [
  { picture: '#', colour: 1, early: 2, late: 1 },
  { picture: '##', colour: 1, early: 5, late: 3 },
  { picture: '###', colour: 5, early: 8, late: 6 },
  { picture: '####', colour: 5, early: 6, late: 8 },
  { picture: '#####', colour: 5, early: 3, late: 6 },
  { picture: '##/##', colour: 2, early: 8, late: 6 },
  { picture: '###/###', colour: 2, early: 5, late: 7 },
  { picture: '###/###/###', colour: 2, early: 2, late: 5 },
  { picture: '##/#.', colour: 6, early: 8, late: 6 },
  { picture: '#./#./##', colour: 3, early: 6, late: 7 },
  { picture: '.#/.#/##', colour: 3, early: 6, late: 7 },
  { picture: '###/.#.', colour: 4, early: 6, late: 7 },
  { picture: '.##/##.', colour: 7, early: 3, late: 6 },
  { picture: '##./.##', colour: 7, early: 3, late: 6 },
  { picture: '#../#../###', colour: 6, early: 3, late: 6 },
  { picture: '.#./###/.#.', colour: 4, early: 1, late: 3 },
  { picture: '##/##/#.', colour: 2, early: 0, late: 0 },
  { picture: '##/##/.#', colour: 2, early: 0, late: 0 },
  { picture: '#.#/###', colour: 4, early: 0, late: 0 },
  { picture: '####/#...', colour: 3, early: 0, late: 0 },
  { picture: '####/...#', colour: 3, early: 0, late: 0 },
  { picture: '####/.#..', colour: 4, early: 0, late: 0 },
]

export const SHAPES: Shape[] = KINDS.flatMap(({ picture }, kind) => listTurns(picture, kind))

/** Shapes that are dealt in a run, by kind. */
export const SHAPES_OF_KIND: number[][] = KINDS.map((_, kind) =>
  SHAPES.flatMap((shape, index) => (shape.kind === kind ? [index] : [])),
)

export function getShape(index: number): Shape {
  const shape = SHAPES[index]
  if (!shape) throw new Error(`Unknown shape: ${index}`)
  return shape
}

export function colourOf(shape: number): number {
  return KINDS[getShape(shape).kind]!.colour
}

/** Which neighbours belong to the same piece: 1 up, 2 right, 4 down, 8 left. */
export function linksAt(shape: Shape, row: number, col: number): number {
  const has = (r: number, c: number) => ((shape.rows[r] ?? 0) >> c) & 1 && c >= 0
  return (
    (has(row - 1, col) ? 1 : 0) |
    (has(row, col + 1) ? 2 : 0) |
    (has(row + 1, col) ? 4 : 0) |
    (col > 0 && has(row, col - 1) ? 8 : 0)
  )
}

function listTurns(picture: string, kind: number): Shape[] {
  const seen = new Map<string, Shape>()
  let grid = picture.split('/').map((line) => [...line].map((mark) => mark === '#'))
  for (let turn = 0; turn < 4; turn++) {
    const key = grid.map((line) => line.map(Number).join('')).join('/')
    if (!seen.has(key)) seen.set(key, toShape(grid, kind))
    grid = grid[0]!.map((_, col) => grid.map((line) => line[col]!).reverse())
  }
  return [...seen.values()]
}

function toShape(grid: boolean[][], kind: number): Shape {
  const cells = grid.flatMap((line, row) => line.flatMap((on, col) => (on ? [{ row, col }] : [])))
  const rows = grid.map((line) => line.reduce((bits, on, col) => bits | (on ? 1 << col : 0), 0))
  const h = grid.length
  const w = grid[0]!.length
  const distance = ({ row, col }: { row: number; col: number }) =>
    (row - (h - 1) / 2) ** 2 + (col - (w - 1) / 2) ** 2
  const face = cells.reduce((best, cell, i) => (distance(cell) < distance(cells[best]!) ? i : best), 0)
  return { w, h, rows, cells, kind, face }
}

/** The sheet of paper: squared in pale pencil, and drawn on like an old map by somebody who was here before. */

/** Drawings, each around its own middle and about ninety wide: [path, x, y]. */
const DOODLES: readonly (readonly [path: string, x: number, y: number])[] = [
  ['M70 90c0-26 40-26 40 2s-58 30-58-6 74-44 76 8', 90, 88],
  ['M300 60l9 20 22 2-17 14 5 22-19-12-19 12 5-22-17-14 22-2z', 300, 90],
  ['M420 190c-22-18-16-38-2-38q8 0 10 10 4-10 12-10c14 0 18 22-20 38z', 424, 172],
  ['M180 230q16 26 16 36a16 14 0 0 1-32 0q0-10 16-36z', 180, 256],
  ['M40 330q14-18 28 0t28 0 28 0 28 0', 96, 330],
  ['M330 320a26 26 0 1 0 1 0zM330 333a13 13 0 1 0 1 0z', 330, 346],
  ['M430 420q4-50 54-50-2 52-54 50zM430 420q22-26 42-38', 456, 396],
  ['M200 440l16-22 16 22 16-22 16 22 16-22', 240, 430],
  ['M0 0h34v34H0zM0 0l12-12h34L34 0M46-12v34L34 34', 20, 12],
  ['M0 20q20-34 40 0M8 20a12 12 0 0 0 24 0M14 2v-16M26 2v-16', 20, 6],
  ['M0 60L28 8l16 26L58 16l30 44zM20 24l8 8 8-6M50 30l8 6 8-8', 44, 36],
  ['M10 60V26H4V8h8v8h10V8h10v8h10V8h8v18h-6v34zM24 60V46a7 7 0 0 1 14 0v14', 30, 34],
  ['M22 0L4 28h10L0 48h18v14h10V48h18L32 28h10zM66 22L54 40h8L50 56h12v8h8v-8h12L70 40h8z', 42, 32],
  ['M0 46q12 22 44 22t44-22zM44 46V0q30 14 32 36H44M44 6Q22 18 18 38h26', 44, 36],
  ['M0 30q14-24 30 0t30 0 30 0M8 30v-12M90 30q12-26 22-8-2 12-12 8M104 20v1', 56, 26],
  ['M40 0a40 40 0 1 0 1 0zM40 8v64M8 40h64M40 14l8 26-8 26-8-26z', 40, 40],
  ['M10 34a16 16 0 0 1 4-31 22 22 0 0 1 42-2 17 17 0 0 1 8 33z', 38, 18],
  ['M44 0l14 14-44 44-18 4 4-18zM36 8l14 14', 28, 30],
  ['M4 26Q30-10 62 26 30 62 4 26zM62 26L84 8v36zM22 20v4M36 10q8 16 0 32', 44, 26],
  [
    'M30 0Q54 26 54 44L40 58H20L6 44Q6 26 30 0zM30 24a8 8 0 1 0 1 0zM6 44L-6 64l16-8M54 44l12 20-16-8M24 62l6 18 6-18',
    30,
    40,
  ],
  ['M0 40a44 40 0 0 1 88 0q-11-10-22 0-11-10-22 0-11-10-22 0-11-10-22 0zM44 36v40a9 9 0 0 0 18 0', 44, 42],
  ['M18 0a18 18 0 1 0 1 0zM36 18h52v16h-10v-10h-8v12h-10v-12h-24M18 10a8 8 0 1 0 1 0z', 44, 20],
  ['M0 40a40 38 0 0 1 80 0zM28 40v24a12 10 0 0 0 24 0v-24M24 16a6 6 0 1 0 1 0zM54 14a7 7 0 1 0 1 0z', 40, 36],
  ['M36 0l30 36-30 44L6 36zM36 0v80M6 36h60M36 80q-14 8 0 16t4 16', 36, 52],
  ['M20 0q10 14 20 0 10 14 20 0v28a20 22 0 0 1-40 0zM40 50v46M40 90q-26-2-28-26 24 2 28 26zM40 90q26-2 28-26-24 2-28 26z', 40, 48], // prettier-ignore
  ['M0 40L44 4l44 36M12 32v44h64V32M36 76V52h18v24M58 44h10v10H58z', 44, 40],
  [
    'M40 22a20 20 0 1 0 1 0zM40 0v12M40 74v12M-4 42h12M74 42h12M9 11l8 8M63 65l8 8M71 11l-8 8M17 65l-8 8',
    40,
    42,
  ],
  [
    'M40 0a9 9 0 1 0 1 0zM40 18v64M22 32h36M4 56q4 26 36 26t36-26M4 56l-4 12M4 56l12 6M76 56l4 12M76 56l-12 6',
    40,
    42,
  ],
  ['M6 20h56v30a18 18 0 0 1-18 18H24A18 18 0 0 1 6 50zM62 28h10a12 12 0 0 1 0 24H62M20 12q-6-6 0-12M34 12q-6-6 0-12M48 12q-6-6 0-12', 40, 34], // prettier-ignore
  ['M40 14v46M40 24Q20-8 4 8t4 30Q-4 62 14 64t26-26M40 24Q60-8 76 8t-4 30q12 24-6 26T40 38M40 14q-4-12-12-14M40 14q4-12 12-14', 40, 34], // prettier-ignore
  ['M0 60V14l22 22L44 4l22 32L88 14v46zM0 70h88', 44, 38],
  [
    'M40 0a30 30 0 0 1 16 56v12H24V56A30 30 0 0 1 40 0zM26 76h28M30 84h20M32 44l-6-16 8 6 6-8 6 8 8-6-6 16',
    40,
    42,
  ],
]
/** Coloured pencils, all pale. */
const PENCILS = [
  'rgba(86,104,196,0.38)',
  'rgba(206,84,90,0.34)',
  'rgba(50,146,112,0.36)',
  'rgba(204,132,28,0.38)',
  'rgba(150,84,190,0.32)',
] as const
/** What a brush with much water left within the lines, and where it ran over them. */
const WASHES = [
  'rgba(110,140,240,0.17)',
  'rgba(250,120,110,0.16)',
  'rgba(80,200,150,0.17)',
  'rgba(255,190,60,0.2)',
  'rgba(190,120,240,0.15)',
] as const
const WASH_OUT = [5, 3] as const
/** Little marks strewn between the drawings, each around its own middle. */
const MARKS = [
  'M-7 0h14M0-7v14',
  'M-9 3q4.500-9 9-3t9-3',
  'M0-8l2.300 5.500 5.700.5-4.300 3.900 1.300 5.700L0 4.500l-5 3.100 1.300-5.700L-8-2l5.700-.5z',
  'M0 7C-9 0-6-7-2.500-7Q0-7 0-4 0-7 2.500-7 6-7 0 7z',
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M-8-6L8 6M3 7l5-1-1-5',
] as const
const MARK_COUNT = 96
/** The drawings lie on a grid of so many, out of line: each twice, so far apart across that no window shows both. */
const DOODLE_ROWS = 8
/** Squares along a side of the whole, and sheets of fibres. */
const SQUARES = 56
const SHEETS = 4
/** Pixels to a square. */
export const PAPER_CELL = 28
const GRID = 'rgba(96,132,190,0.13)'
const GRID_STRONG = 'rgba(96,132,190,0.22)'
/** Every so many lines one is stronger. */
const STRONG_LINES = 4

/** Paper with its drawings, larger than most windows, so that no drawing is seen twice. */
export function drawPaper(): HTMLCanvasElement {
  const size = SQUARES * PAPER_CELL
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  const part = size / SHEETS
  const fibres = drawFibres(part)
  for (let i = 0; i < SHEETS * SHEETS; i++)
    g.drawImage(fibres, (i % SHEETS) * part, Math.floor(i / SHEETS) * part)
  drawGrid(g, size)
  drawDoodles(g, size)
  return canvas
}

function drawGrid(g: CanvasRenderingContext2D, size: number): void {
  const step = size / SQUARES
  g.lineWidth = 1.5
  for (let i = 0; i < SQUARES; i++) {
    g.strokeStyle = i % STRONG_LINES === 0 ? GRID_STRONG : GRID
    const at = (i + 0.5) * step
    g.beginPath()
    g.moveTo(at, 0)
    g.lineTo(at, size)
    g.moveTo(0, at)
    g.lineTo(size, at)
    g.stroke()
  }
}

/** Pixels a fibre is long at most. */
const LONGEST = 12

const isBeyond = (at: number, size: number) => at < -LONGEST || at > size + LONGEST

/** Paper: warm, with fibres and specks; repeats without a seam. */
function drawFibres(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  g.fillStyle = '#fbf3e0'
  g.fillRect(0, 0, size, size)
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let i = 0; i < size * 2.2; i++) {
    const x = next() * size
    const y = next() * size
    const turn = next() * 6.28
    const long = 3 + next() * (LONGEST - 3)
    g.strokeStyle = next() < 0.5 ? 'rgba(150,110,60,0.07)' : 'rgba(255,255,255,0.5)'
    g.lineWidth = 0.6 + next() * 0.8
    for (const [ox, oy] of [
      [0, 0],
      [size, 0],
      [0, size],
      [-size, 0],
      [0, -size],
    ] as const) {
      // Only what crosses an edge is seen again at the other one.
      if (isBeyond(x + ox, size) || isBeyond(y + oy, size)) continue
      g.beginPath()
      g.moveTo(x + ox, y + oy)
      g.quadraticCurveTo(
        x + ox + long,
        y + oy,
        x + ox + Math.cos(turn) * long,
        y + oy + Math.sin(turn) * long,
      )
      g.stroke()
    }
  }
  return canvas
}

const fillWith = (g: CanvasRenderingContext2D, shape: Path2D) => g.fill(shape)

function drawDoodles(g: CanvasRenderingContext2D, size: number): void {
  let seed = 23
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const step = size / DOODLE_ROWS
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (let i = 0; i < DOODLE_ROWS * DOODLE_ROWS; i++) {
    const half = DOODLE_ROWS / 2
    const row = Math.floor(i / DOODLE_ROWS)
    const column = ((i % DOODLE_ROWS) + (row >= half ? half : 0)) % DOODLE_ROWS
    // An odd step goes through all of them, so that neighbours in the list are none on the paper.
    const [path, x, y] = DOODLES[(((row % half) * DOODLE_ROWS + column) * 13) % DOODLES.length]!
    const scale = 0.85 + next() * 0.5
    g.save()
    g.translate(
      ((i % DOODLE_ROWS) + 0.36 + next() * 0.28) * step,
      (Math.floor(i / DOODLE_ROWS) + 0.32 + next() * 0.36) * step,
    )
    g.rotate((next() - 0.5) * 0.7)
    g.scale(scale, scale)
    g.translate(-x, -y)
    const shape = new Path2D(path)
    const tone = i % PENCILS.length
    g.save()
    g.translate(WASH_OUT[0], WASH_OUT[1])
    g.fillStyle = WASHES[tone]!
    fillWith(g, shape)
    g.restore()
    g.strokeStyle = PENCILS[tone]!
    g.lineWidth = 4 / scale
    g.stroke(shape)
    // A second, looser stroke, as of a hand.
    g.translate(1.5, 1)
    g.lineWidth = 1.6 / scale
    g.stroke(shape)
    g.restore()
  }
  for (let i = 0; i < MARK_COUNT; i++) {
    g.save()
    g.translate((0.03 + next() * 0.94) * size, (0.03 + next() * 0.94) * size)
    g.rotate(next() * 6.28)
    g.strokeStyle = PENCILS[i % PENCILS.length]!
    g.lineWidth = 2.6
    g.stroke(new Path2D(MARKS[i % MARKS.length]!))
    g.restore()
  }
}

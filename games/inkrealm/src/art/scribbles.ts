/** Pencil drawings on the paper: lines, sums and figures that span many squares and do not look like items. */

type G = CanvasRenderingContext2D
/** Draws around the origin, about 200 wide; the pencil is set. */
type Scribble = (g: G, next: () => number) => void

const between = (next: () => number, from: number, to: number) => from + next() * (to - from)
const line = (g: G, ...points: readonly (readonly [number, number])[]) => {
  points.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)))
}

const hatching: Scribble = (g, next) => {
  const wide = between(next, 60, 110)
  for (let x = -wide; x < wide; x += 13) {
    const tall = 46 * Math.sqrt(Math.max(0.1, 1 - (x / wide) ** 2)) + next() * 8
    line(g, [x + tall * 0.5, -tall], [x - tall * 0.5, tall])
  }
}

const waves: Scribble = (g, next) => {
  const rows = 3 + Math.floor(next() * 2)
  for (let row = 0; row < rows; row++) {
    const y = (row - rows / 2) * 24
    g.moveTo(-110 + row * 14, y)
    for (let i = 0; i < 6; i++) {
      const x = -110 + row * 14 + i * 34
      g.bezierCurveTo(x + 11, y - 20, x + 23, y + 20, x + 34, y)
    }
  }
}

/** A way in dashes that ends in an arrow. */
const way: Scribble = (g, next) => {
  const bend = between(next, 50, 120)
  const at = (t: number): readonly [number, number] => [
    -120 + 240 * t,
    Math.sin(t * Math.PI) * -bend + Math.sin(t * Math.PI * 2) * 26,
  ]
  for (let i = 0; i < 12; i++) line(g, at(i / 12), at((i + 0.6) / 12))
  const [x, y] = at(1)
  line(g, [x - 22, y - 24], [x, y], [x - 34, y + 4])
}

/** Circles, struck from centres on one line. */
const circles: Scribble = (g, next) => {
  const r = between(next, 46, 70)
  for (const x of [-r / 2, r / 2]) {
    g.moveTo(x + r, 0)
    g.arc(x, 0, r, 0, 7)
  }
  line(g, [-r * 1.8, 0], [r * 1.8, 0])
  line(g, [0, -r * 1.2], [0, r * 1.2])
}

/** A triangle with its heights. */
const triangle: Scribble = (g, next) => {
  const top = between(next, -40, 40)
  line(g, [-110, 60], [110, 60], [top, -80], [-110, 60])
  line(g, [top, -80], [top, 60])
  line(g, [-110, 60], [(top + 110) / 2, -10])
  g.moveTo(-70, 60)
  g.arc(-110, 60, 40, 0, -0.9, true)
}

const spiral: Scribble = (g, next) => {
  const turns = between(next, 3, 4.5)
  for (let i = 0; i <= 90; i++) {
    const angle = (i / 90) * turns * Math.PI * 2
    const r = 4 + (i / 90) * 78
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.8]
    if (i === 0) g.moveTo(x, y)
    else g.lineTo(x, y)
  }
}

/** A ruler's edge with its marks. */
const ruler: Scribble = (g) => {
  line(g, [-150, 0], [150, 0])
  for (let i = 0; i <= 30; i++) line(g, [-150 + i * 10, 0], [-150 + i * 10, i % 5 === 0 ? 24 : 12])
}

/** Veins of a leaf that is larger than the hand. */
const veins: Scribble = (g) => {
  g.moveTo(-130, 30)
  g.quadraticCurveTo(0, -20, 130, -40)
  for (let i = 0; i < 6; i++) {
    const x = -90 + i * 36
    const y = 14 - i * 10
    const far = 54 - Math.abs(i - 2) * 8
    g.moveTo(x, y)
    g.quadraticCurveTo(x + far * 0.5, y - far * 0.4, x + far, y - far)
    g.moveTo(x, y)
    g.quadraticCurveTo(x + far * 0.7, y + far * 0.1, x + far * 1.1, y + far * 0.7)
  }
}

/** In a field of 20 by 30. */
const GLYPHS: Record<string, string> = {
  '1': 'M4 8L12 0V30',
  '2': 'M1 8Q2 0 10 0T18 8Q18 14 0 30H19',
  '3': 'M1 4Q6 0 10 0 18 1 17 8 16 14 8 14 19 14 19 22 18 30 9 30 3 30 0 26',
  '4': 'M14 30V0L0 21H19',
  '5': 'M17 0H3L2 13Q18 9 18 20 17 30 8 30 3 30 0 26',
  '7': 'M0 0H18L6 30M4 15H15',
  '8': 'M10 14Q1 12 2 6T10 0t8 6-8 8Q0 17 1 24t9 6 9-6-9-10z',
  '9': 'M17 9Q16 17 9 17T1 9 9 0t8 9Q17 24 6 30',
  '+': 'M10 6V24M1 15H19',
  '=': 'M1 11H19M1 20H19',
}
const SUMS = ['7+5=12', '34+8=42', '9+9=18', '15+7=22'] as const
const sum: Scribble = (g, next) => {
  const words = SUMS[Math.floor(next() * SUMS.length)]!
  const path = new Path2D()
  ;[...words].forEach((glyph, i) =>
    path.addPath(new Path2D(GLYPHS[glyph]), new DOMMatrix().translate((i - words.length / 2) * 29, -15)),
  )
  g.stroke(path)
  line(g, [-words.length * 14, 28], [words.length * 14, 24])
}

/** A zigzag like a pen test. */
const zigzag: Scribble = (g, next) => {
  const tall = between(next, 24, 44)
  g.moveTo(-120, 0)
  for (let i = 1; i <= 12; i++) g.lineTo(-120 + i * 20, (i % 2 ? -1 : 1) * tall * (1 - i / 15))
}

/** The edges of a block, those behind too. */
const block: Scribble = (g, next) => {
  const [w, h] = [between(next, 50, 80), between(next, 40, 60)]
  for (const [x, y] of [
    [-20, 16],
    [22, -22],
  ] as const)
    g.rect(x - w, y - h, w * 2, h * 2)
  for (const i of [-1, 1])
    for (const j of [-1, 1]) line(g, [i * w - 20, j * h + 16], [i * w + 22, j * h - 22])
}

export const SCRIBBLES: readonly Scribble[] = [
  hatching,
  circles,
  way,
  sum,
  waves,
  triangle,
  veins,
  ruler,
  spiral,
  zigzag,
  block,
]

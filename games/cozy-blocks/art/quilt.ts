/** The board on the covers: a quilt in its wooden frame with sleeping pieces. One unit is a pixel of a board of 640. */

const CELL = 80
const SIDE = CELL * 8
export const FRAME = 26

type Patch = { cloth: keyof typeof LINES; squares: readonly [col: number, row: number][]; face: number }

const LINES = { honey: '#86500f', blue: '#1b4676', sage: '#2b5724', rose: '#7d2a53', lilac: '#4b2f8a' }

/** Left and right of Pip in the middle. */
const PIECES: readonly Patch[] = [
  {
    cloth: 'blue',
    squares: [
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 4],
    ],
    face: 1,
  },
  {
    cloth: 'sage',
    squares: [
      [0, 5],
      [1, 5],
      [0, 6],
      [1, 6],
    ],
    face: 1,
  },
  {
    cloth: 'lilac',
    squares: [
      [7, 2],
      [6, 3],
      [7, 3],
      [7, 4],
    ],
    face: 2,
  },
  {
    cloth: 'honey',
    squares: [
      [6, 5],
      [7, 5],
    ],
    face: 0,
  },
  {
    cloth: 'rose',
    squares: [
      [6, 6],
      [7, 6],
      [6, 7],
      [7, 7],
    ],
    face: 1,
  },
  {
    cloth: 'honey',
    squares: [
      [0, 7],
      [1, 7],
      [2, 7],
    ],
    face: 0,
  },
  {
    cloth: 'blue',
    squares: [
      [0, 0],
      [1, 0],
    ],
    face: 0,
  },
]

export function drawQuilt(): string {
  const squares: string[] = []
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 8; col++)
      squares.push(
        `M${col * CELL + 24} ${row * CELL + 7}h32a17 17 0 0 1 17 17v32a17 17 0 0 1-17 17h-32a17 17 0 0 1-17-17v-32a17 17 0 0 1 17-17z`,
      )
  return `<g filter="url(#drop)"><rect x="${-FRAME}" y="${-FRAME}" width="${SIDE + FRAME * 2}" height="${SIDE + FRAME * 2}" rx="42" fill="#4a2420"/>
<rect x="${5 - FRAME}" y="${5 - FRAME}" width="${SIDE + FRAME * 2 - 10}" height="${SIDE + FRAME * 2 - 10}" rx="38" fill="url(#wood)"/></g>
<rect x="-6" y="-6" width="${SIDE + 12}" height="${SIDE + 12}" rx="14" fill="#4a2420"/>
<rect width="${SIDE}" height="${SIDE}" rx="10" fill="#f6e4c6"/><rect width="${SIDE}" height="${SIDE}" rx="10" fill="url(#lampOnQuilt)"/>
<path d="${squares.join('')}" fill="none" stroke="#d9b98f" stroke-width="4" opacity=".75"/>
<path d="M${SIDE / 2} 8V${SIDE}M8 ${SIDE / 2}H${SIDE}" stroke="#c79d74" stroke-width="7" stroke-linecap="round" stroke-dasharray="15 16"/>
${PIECES.map(drawPiece).join('')}`
}

/** Squares that touch become one cushion: drawn twice, the dark outline first. */
function drawPiece({ cloth, squares, face }: Patch): string {
  const has = (col: number, row: number) => squares.some(([c, r]) => c === col && r === row)
  const ink = LINES[cloth]
  const layer = (inset: number, fill: string) =>
    squares
      .map(([col, row]) => {
        const right = has(col + 1, row) ? CELL * 0.5 + inset : 0
        const down = has(col, row + 1) ? CELL * 0.5 + inset : 0
        const [x, y, w] = [col * CELL + inset, row * CELL + inset, CELL - inset * 2]
        const box = (width: number, height: number) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${24 - inset}" fill="${fill}"/>`
        return (
          box(w, w) +
          (right ? box(w + right, w) : '') +
          (down ? box(w, w + down) : '') +
          (right && down && has(col + 1, row + 1) ? box(w + right, w + down) : '')
        )
      })
      .join('')
  const seams = squares
    .flatMap(([col, row]) => [
      ...(has(col + 1, row) ? [`M${(col + 1) * CELL} ${row * CELL + 14}v52`] : []),
      ...(has(col, row + 1) ? [`M${col * CELL + 14} ${(row + 1) * CELL}h52`] : []),
    ])
    .join('')
  const shine = squares
    .filter(([col, row]) => !has(col, row - 1))
    .map(([col, row]) => `M${col * CELL + 20} ${row * CELL + 18}h${has(col + 1, row) ? 54 : 36}`)
    .join('')
  const [faceCol, faceRow] = squares[face]!
  return `${layer(1, ink)}${layer(6, FILLS[cloth])}<path d="${shine}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/><path d="${seams}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 9" opacity=".6"/>${drawFace((faceCol + 0.5) * CELL, (faceRow + 0.54) * CELL, ink)}`
}

const FILLS = { honey: '#f8b93c', blue: '#63abe4', sage: '#82bf62', rose: '#f28bb0', lilac: '#a98be3' }

function drawFace(x: number, y: number, ink: string): string {
  const eye = (dx: number) => `M${x + dx - 9} ${y - 5}q9 10 18 0`
  return `<path d="${eye(-17)}${eye(17)}M${x - 5} ${y + 10}q5 6 10 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><ellipse cx="${x - 27}" cy="${y + 10}" rx="7" ry="5" fill="#ff6f6f" opacity=".6"/><ellipse cx="${x + 27}" cy="${y + 10}" rx="7" ry="5" fill="#ff6f6f" opacity=".6"/>`
}

/** How a game's own drawing comes again on its cover, small: on a board, in a chain, in bubbles, as steps that grow. Each fills a box of 176 units. */
import { type DrawingBox } from './compositions.ts'
import { paint } from './drawings/tables-parts.ts'
import type { OwnProp } from './own-props.ts'

/** The id of the large drawing, which is drawn once. */
export const OWN_ID = 'q'

const TRAYS = {
  row: paint('#2a315c', '#10142f', 7),
  column: paint('#7a3fb0', '#2c1250', 7),
}
const WOOD = paint('#d99a55', '#6b3a14', 7)
const GLASS = 'fill="#e3f6ff" fill-opacity=".82" stroke="#2a6aa8" stroke-width="6"'
const BEADS = [
  `<circle ${paint('#f5434f', '#8c1730', 4)} r="18"/>`,
  `<rect ${paint('#3f8cf5', '#123a86', 4)} x="-17" y="-17" width="34" height="34" rx="8"/>`,
  `<path ${paint('#43c45c', '#11602a', 4)} d="M0-22L22 0 0 22-22 0z"/>`,
  `<path ${paint('#ffd23c', '#8f5a04', 4)} d="M-11-19h22L22 0 11 19h-22L-22 0z"/>`,
]
const CELL = 54
const SPARK = 'M0-20L5-5 20 0 5 5 0 20-5 5-20 0-5-5z'

/** The drawing itself, so that its longer side has `size`. */
type Copy = (size: number) => string

const put = (x: number, y: number, body: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${body}</g>`

const sparks = (...places: readonly (readonly [x: number, y: number])[]) =>
  places
    .map(([x, y]) => put(x, y, `<path fill="#fff" stroke="#8f5a04" stroke-width="3" d="${SPARK}"/>`))
    .join('')

/** White with a dark edge, so that it is seen on any ground. */
const line = (d: string, width = 12) =>
  `<path fill="none" stroke="#2a1a10" stroke-opacity=".6" stroke-width="${width + 10}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/><path fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

/** Three alike in the middle row or column, and other things around. */
function drawBoard(copy: Copy, kind: keyof typeof TRAYS): string {
  const isColumn = kind === 'column'
  const cells = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => {
      const isMatched = (isColumn ? column : row) === 0
      const bead = BEADS[(row * 2 + column + 5) % BEADS.length]!
      return put(column * CELL, row * CELL, isMatched ? copy(CELL * 0.92) : bead)
    }),
  )
  const ring = isColumn
    ? 'x="-29" y="-84" width="58" height="168"'
    : 'x="-84" y="-29" width="168" height="58"'
  return `<rect ${TRAYS[kind]} x="-88" y="-88" width="176" height="176" rx="22"/><rect ${ring} rx="16" fill="#fff" fill-opacity=".26" stroke="#fff" stroke-width="5"/>${cells.join('')}`
}

const PYRAMID = [
  [-44, 40, -6],
  [44, 40, 6],
  [0, -40, 0],
] as const
const onEach = (body: string, places: readonly (readonly [x: number, y: number, turn: number])[] = PYRAMID) =>
  places.map(([x, y, turn]) => put(x, y, body, turn)).join('')

const TILE = '<rect class="w" x="-42" y="-42" width="84" height="84" rx="18"/>'
const WOODEN_TILE = `<rect ${WOOD} x="-30" y="-36" width="60" height="74" rx="12"/><rect fill="#fff7e6" x="-24" y="-31" width="48" height="58" rx="8"/>`
const cell = (fill: string, stroke: string) =>
  `<rect ${paint(fill, stroke, 5)} x="-41" y="-41" width="82" height="82" rx="18"/>`

/** Sixteen spikes, a long one and a short one in turn. */
const FLASH = `M${Array.from({ length: 16 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 8, i % 2 === 0 ? 86 : 56]
  return `${Math.round(Math.sin(angle) * r)} ${Math.round(-Math.cos(angle) * r)}`
}).join('L')}z`

/** Two arrows, one after the other around a circle. */
const TURNING = 'M-66-36A75 75 0 0 1 62-42M66-72L62-40 30-46M66 36A75 75 0 0 1-62 42M-66 72L-62 40-30 46'

const DRAWINGS: Readonly<Record<OwnProp, (copy: Copy) => string>> = {
  row: (copy) => drawBoard(copy, 'row'),
  column: (copy) => drawBoard(copy, 'column'),
  trio: (copy) => onEach(TILE + copy(68)),
  rack: (copy) =>
    `${put(0, -34, WOODEN_TILE + copy(48), -7)}<rect ${WOOD} x="-88" y="18" width="176" height="66" rx="18"/><rect fill="#3d1f08" opacity=".5" x="-78" y="28" width="156" height="46" rx="12"/>${[-54, 0, 54].map((x) => put(x, 44, WOODEN_TILE + copy(48))).join('')}`,
  swap: (copy) =>
    `${put(-46, 0, copy(84))}${put(46, 0, copy(84))}${line('M-44-58C-24-86 24-86 42-62M48-86L44-60 18-66M44 58C24 86-24 86-42 62M-48 86L-44 60-18 66', 10)}`,
  flash: (copy) =>
    `<path fill="#fff3a8" stroke="#d97706" stroke-width="6" stroke-linejoin="round" d="${FLASH}"/>${copy(96)}${put(-66, 58, BEADS[0]!)}${put(66, 60, BEADS[2]!)}${put(64, -62, BEADS[1]!)}`,
  chain: (copy) =>
    `${line('M-52 44L0-46 52 46', 16)}${put(-52, 44, copy(72))}${put(0, -46, copy(72))}${put(52, 46, copy(72))}`,
  bubbles: (copy) =>
    onEach(
      `<circle ${GLASS} r="43"/>${copy(58)}<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" d="M-31-12C-28-22-22-28-14-31"/>`,
    ),
  square: (copy) =>
    [
      [-43, -43, cell('#ffe9a8', '#8f5a04') + copy(66)],
      [43, -43, cell('#5a6bb8', '#1f2a66') + put(0, 0, BEADS[0]!)],
      [-43, 43, cell('#ffe9a8', '#8f5a04') + copy(66)],
      [43, 43, cell('#ffe9a8', '#8f5a04') + copy(66)],
    ]
      .map(([x, y, body]) => put(Number(x), Number(y), String(body)))
      .join(''),
  shelf: (copy) =>
    `${put(-50, 16, copy(62))}${put(50, 16, copy(62))}${put(0, 16, copy(62))}<rect ${WOOD} x="-88" y="48" width="176" height="24" rx="8"/><path fill="none" stroke="#6b3a14" stroke-width="9" stroke-linecap="round" d="M-62 76v10M62 76v10"/>${sparks([-50, -44], [0, -60], [50, -44])}`,
  glow: (copy) =>
    `<rect fill="#fff6b8" stroke="#d97706" stroke-width="6" x="-88" y="-34" width="176" height="68" rx="34"/>${[-54, 0, 54].map((x) => put(x, 0, copy(58))).join('')}${sparks([-58, -54], [12, -60], [64, 52], [-26, 56])}`,
  growth: (copy) => put(0, 34, copy(104)) + line('M-34-30C-30-62-8-72 26-70M10-86l20 16-20 16', 13),
  sum: (copy) =>
    `${put(-50, 30, copy(74), -8)}${put(50, 30, copy(74), 8)}${line('M-14 30h28M0 16v28', 9)}${line('M0-26V-76M-22-56L0-80 22-56', 12)}`,
  steps: (copy) =>
    `${put(-62, 56, copy(44))}${put(-16, 40, copy(64))}${put(46, 18, copy(92))}${line('M-62 6C-50-26-30-48 2-62M-18-70L4-64-4-42', 10)}`,
  turning: (copy) => line(TURNING, 9) + copy(92),
  meeting: (copy) =>
    `${put(-45, 24, TILE + copy(66), -9)}${put(45, 24, TILE + copy(66), 9)}${put(0, -50, `<path fill="#fff3a8" stroke="#d97706" stroke-width="11" stroke-linejoin="round" transform="scale(.44)" d="${FLASH}"/>`)}`,
  raised: (copy) =>
    `${put(0, 34, `<ellipse ${paint('#ffd23c', '#8f5a04')} cy="42" rx="74" ry="16"/>${copy(104)}`)}${line('M-26-50L0-74 26-50M-26-26L0-50 26-26', 11)}`,
}

/** Where it has a side, it looks away from the large drawing: that stands on its left where `side` is 1. */
const SIDED = new Set<OwnProp>(['growth', 'steps'])

/** `silhouette` is what its shadow has. */
export function drawOwnProp(
  prop: OwnProp,
  box: DrawingBox,
  side: number,
): { markup: string; silhouette: string } {
  const isTurned = SIDED.has(prop) && side > 0
  const flip = isTurned ? 'scale(-1 1) ' : ''
  const copy: Copy = (size) => {
    const scale = Math.round((size / Math.max(box.w, box.h)) * 1000) / 1000
    // What is turned with its arrow shows its drawing as it is.
    return `<use href="#${OWN_ID}" transform="${flip}scale(${scale}) translate(${-box.x} ${-box.y})"/>`
  }
  const drawing = DRAWINGS[prop](copy)
  const markup = isTurned ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing
  return { markup, silhouette: markup.replaceAll(`#${OWN_ID}"`, '#z"') }
}

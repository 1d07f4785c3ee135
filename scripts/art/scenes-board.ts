/** Strategy games: a toy board of wood with towers, flags and little people. */
import {
  drawGlow,
  frame,
  glowPaint,
  HEIGHT,
  linear,
  place,
  radial,
  shape,
  stroke,
  WIDTH,
  type Scene,
} from './scene.ts'

const BOARD_PAINTS =
  linear('room', ['#1a1446', '#3a2572', '#6a3a78'], [0, 0, 0.3, 1]) +
  linear('table', ['#7a4a3c', '#4a2838', '#2a1630'], [0, 0, 0, 1]) +
  linear('grass', ['#a8e07a', '#5fb86a', '#2f8a66'], [0, 0, 0.6, 1]) +
  linear('board-edge', ['#f0b878', '#c27a3e', '#7f4522'], [0, 0, 1, 0.6]) +
  linear('cream', ['#fffaf0', '#f3dcb8', '#c79a6a'], [0, 0, 1, 0.25]) +
  linear('blue', ['#9fd8ff', '#4f9ae8', '#2454a8'], [0, 0, 1, 0.3]) +
  linear('red', ['#ffaf9a', '#f0564f', '#a31f3c'], [0, 0, 1, 0.3]) +
  linear('yellow', ['#fff0a8', '#ffc933', '#c47a0c'], [0, 0, 1, 0.3]) +
  linear('teal', ['#a8f0dc', '#3fbfa0', '#17735f'], [0, 0, 1, 0.3]) +
  radial('peg-head', ['#fff0d6', '#f2c896', '#c98a52']) +
  glowPaint('lamp', '#e88ac8') +
  glowPaint('window', '#ffd86b')

type Paint = 'cream' | 'blue' | 'red' | 'yellow' | 'teal'
const DEEP: Record<Paint, string> = {
  cream: '#7f5028',
  blue: '#173c80',
  red: '#701228',
  yellow: '#8a5206',
  teal: '#0d5344',
}

const floorShadow = (rx: number) =>
  `<ellipse cx="${rx * 0.22}" cy="4" rx="${rx * 1.15}" ry="${rx * 0.36}" fill="#1c1030" opacity=".35"/>`

function drawFlag(paint: Paint, height: number): string {
  return `${floorShadow(22)}${stroke(`M0 0v${-height}`, '#5a3018', 10)}${shape(`M4 ${-height + 2}c24-16 44 12 74-2v44c-30 14-50-14-74 2z`, `url(#${paint})`, DEEP[paint], 6)}<circle cy="${-height - 4}" r="9" fill="url(#yellow)" stroke="${DEEP.yellow}" stroke-width="5"/><ellipse rx="22" ry="9" fill="url(#cream)" stroke="${DEEP.cream}" stroke-width="6"/>`
}

/** A round wooden tower, its foot at 0,0. */
function drawTower(paint: Paint, w: number, h: number, roof?: Paint): string {
  const r = w / 2
  const deep = DEEP[paint]
  const body = shape(`M${-r} ${-h}V0c0 ${r * 0.42} ${w} ${r * 0.42} ${w} 0v${-h}z`, `url(#${paint})`, deep, 7)
  const R = r * 1.2
  const crown = shape(
    `M${-R} ${-h - r * 0.55}v${r * 0.62}c0 ${r * 0.42} ${2 * R} ${r * 0.42} ${2 * R} 0v${-r * 0.62}z`,
    `url(#${paint})`,
    deep,
    7,
  )
  const teeth = [-0.92, -0.32, 0.32, 0.92]
    .map(
      (at) =>
        `<rect x="${at * R - r * 0.2}" y="${-h - r * 0.95}" width="${r * 0.4}" height="${r * 0.62}" rx="5" fill="url(#${paint})" stroke="${deep}" stroke-width="6"/>`,
    )
    .join('')
  const cone = roof
    ? `${shape(`M${-R * 1.12} ${-h - r * 0.5}c0 ${r * 0.42} ${R * 2.24} ${r * 0.42} ${R * 2.24} 0L0 ${-h - r * 2.7}z`, `url(#${roof})`, DEEP[roof], 7)}${stroke(`M${-R * 0.7} ${-h - r * 0.55} ${-r * 0.1} ${-h - r * 2.1}`, '#fff', 7, 0.55)}<circle cy="${-h - r * 2.75}" r="${r * 0.2}" fill="url(#yellow)" stroke="${DEEP.yellow}" stroke-width="5"/>`
    : ''
  const door = `<path d="M${-r * 0.34} ${r * 0.28}v${-r * 0.62}c0 ${-r * 0.5} ${r * 0.68} ${-r * 0.5} ${r * 0.68} 0v${r * 0.62}z" fill="#3a2030" opacity=".85"/><rect x="${-r * 0.14}" y="${-h * 0.74}" width="${r * 0.28}" height="${r * 0.56}" rx="${r * 0.14}" fill="#ffe08a" stroke="${deep}" stroke-width="5"/>`
  const light = stroke(`M${-r * 0.72} ${-h * 0.82}V${-h * 0.16}`, '#fff', 8, 0.6)
  return `${floorShadow(r)}${body}${door}${light}${roof ? '' : teeth}${crown}${roof ? cone : teeth.replaceAll(`y="${-h - r * 0.95}"`, `y="${-h - r * 0.62}"`)}`
}

function drawPeg(paint: Paint): string {
  return `${floorShadow(34)}${shape('M-40 0c0-70 14-104 40-104S40-70 40 0c-20 14-60 14-80 0z', `url(#${paint})`, DEEP[paint], 7)}<circle cy="-128" r="42" fill="url(#peg-head)" stroke="${DEEP.cream}" stroke-width="7"/><g fill="#2a1838"><ellipse cx="-13" cy="-128" rx="5.5" ry="8"/><ellipse cx="15" cy="-128" rx="5.5" ry="8"/></g>${stroke('M-8-112c5 7 14 7 18 0', '#7a3a2a', 5)}${stroke('M-26-144c4-10 10-14 18-17', '#fff', 7, 0.8)}`
}

const ROOM = `<path fill="url(#room)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawGlow('lamp', 420, 120, 760, 520, 0.42)}`

/** A board seen from a chair: far edge at `top`, near edge at the bottom of the picture. */
function drawBoard(top: number): string {
  const near = 610
  const far = `M200 ${top}H1000`
  const rows = [0.14, 0.31, 0.52, 0.76].map((t) => {
    const y = top + (near - top) * t
    const left = 200 - 140 * t
    return `M${left} ${y}H${WIDTH - left}`
  })
  const columns = [1, 2, 3, 4, 5, 6, 7].map((i) => `M${200 + i * 100} ${top}L${60 + i * 135} ${near}`)
  return `<ellipse cx="600" cy="640" rx="640" ry="70" fill="#0c0618" opacity=".5" filter="url(#soft)"/>${shape(`M200 ${top - 16}h800c12 0 20 6 24 16l138 ${near - top}v36c0 14-10 22-24 22H62c-14 0-24-8-24-22v-36L176 ${top}c4-10 12-16 24-16z`, 'url(#board-edge)', '#5c2f16', 9)}${shape(`${far}l140 ${near - top}H60z`, 'url(#grass)', '#2f6a45', 6)}<path d="${rows.join('')}${columns.join('')}" stroke="#fff" stroke-opacity=".28" stroke-width="5"/>${stroke(`M210 ${top - 6}h780`, '#ffe2b8', 7, 0.8)}`
}

const dotted = (d: string) =>
  `<path d="${d}" fill="none" stroke="#fff6dc" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 33"/>`

function drawOpening(): string {
  return frame(
    BOARD_PAINTS,
    `${ROOM}${drawBoard(330)}${dotted('M150 580c150-30 170-80 300-90s260 60 380 0 60-90 90-130')}
<g filter="url(#shadow)">${place(430, 372, 0.9, drawTower('blue', 96, 110, 'yellow'))}${place(790, 372, 0.9, drawTower('blue', 96, 110, 'yellow'))}${shape('M470 392V300h26v18h34v-18h34v18h72v-18h34v18h34v-18h28v92z', 'url(#cream)', DEEP.cream, 8)}${place(610, 404, 1.18, drawTower('cream', 124, 128, 'red'))}</g>
<g filter="url(#shadow)">${place(980, 430, 0.9, drawFlag('yellow', 150))}${place(250, 440, 0.9, drawFlag('teal', 140))}</g>
<g filter="url(#shadow)">${place(860, 540, 1.12, drawPeg('red'))}${place(962, 574, 1.0, drawPeg('yellow'))}${place(350, 566, 1.2, drawPeg('teal'))}${place(240, 592, 1.0, drawPeg('blue'))}</g>${drawGlow('window', 610, 250, 190, 190, 0.35)}`,
  )
}

function drawFromAbove(): string {
  const cells = Array.from({ length: 8 * 5 }, (_, i) => [i % 8, Math.floor(i / 8)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(
      ([column, row]) =>
        `<rect x="${172 + column * 107}" y="${92 + row * 98}" width="107" height="98" fill="#fff" opacity=".13"/>`,
    )
    .join('')
  const river =
    stroke('M172 470c110-40 150 40 260 10s110-150 240-140 150 90 356 20', '#3f86b8', 46) +
    stroke('M172 466c110-40 150 40 260 10s110-150 240-140 150 90 356 20', '#8fd3f0', 30)
  const bridge = place(
    620,
    354,
    1,
    `<rect x="-44" y="-42" width="88" height="84" rx="10" fill="url(#board-edge)" stroke="#5c2f16" stroke-width="7"/>${stroke('M-30-16h60M-30 0h60M-30 16h60', '#5c2f16', 5, 0.6)}`,
    -6,
  )
  return frame(
    BOARD_PAINTS,
    `<path fill="url(#table)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${stroke('M-20 120c300 30 900-40 1240 10M-20 620c340-40 860 30 1240-20', '#fff', 5, 0.07)}${drawGlow('lamp', 460, 200, 700, 480, 0.4)}
<g filter="url(#shadow)"><rect x="126" y="46" width="948" height="586" rx="38" fill="url(#board-edge)" stroke="#5c2f16" stroke-width="9"/></g><rect x="172" y="92" width="856" height="490" rx="14" fill="url(#grass)" stroke="#2f6a45" stroke-width="7"/>${cells}${stroke('M150 70h900', '#ffe2b8', 7, 0.7)}${river}${bridge}
${dotted('M290 250c90 120 210 10 300 70s40 190 180 190 120-160 190-240')}
<g filter="url(#shadow)">${place(250, 244, 1, drawTower('cream', 96, 84, 'blue'))}${place(384, 176, 0.7, drawTower('cream', 96, 70, 'blue'))}${place(350, 316, 0.72, drawFlag('blue', 120))}</g>
<g filter="url(#shadow)">${place(956, 264, 1, drawTower('cream', 96, 84, 'red'))}${place(824, 190, 0.7, drawTower('cream', 96, 70, 'red'))}${place(900, 320, 0.72, drawFlag('red', 120))}</g>
<g filter="url(#shadow)">${place(300, 562, 0.72, drawFlag('yellow', 120))}${place(790, 552, 0.66, drawPeg('red'))}${place(460, 420, 0.62, drawPeg('blue'))}${place(908, 548, 0.9, drawTower('teal', 90, 56))}${place(560, 210, 0.62, drawFlag('teal', 120))}</g>`,
  )
}

function drawBlock(paint: Paint, w = 120, h = 74): string {
  return `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="12" fill="url(#${paint})" stroke="${DEEP[paint]}" stroke-width="8"/>${stroke(`M${-w / 2 + 16} ${-h + 26}v-4c0-5 3-8 8-8h${w * 0.3}`, '#fff', 7, 0.65)}`
}

function drawBuilding(): string {
  const rows: [number, number, Paint][] = [
    [700, 560, 'cream'], [824, 560, 'blue'], [576, 560, 'yellow'],
    [638, 484, 'red'], [762, 484, 'cream'],
    [700, 408, 'teal'],
  ] // oxfmt-ignore
  const blocks = rows.map(([x, y, paint]) => place(x, y, 1, drawBlock(paint))).join('')
  const figure = `${floorShadow(120)}${shape('M-130 0c0-190 40-270 130-270S130-190 130 0c-60 34-200 34-260 0z', 'url(#teal)', DEEP.teal, 9)}${stroke('M-92-60c0-70 10-120 36-158', '#fff', 12, 0.45)}${stroke('M-108-96c70 34 146 34 216 0', DEEP.teal, 10, 0.4)}<circle cy="-346" r="112" fill="url(#peg-head)" stroke="${DEEP.cream}" stroke-width="9"/>${shape('M-108-372c-6-70 44-108 108-108s112 40 108 104c-60-44-150-40-216 4z', 'url(#red)', DEEP.red, 9)}${shape('M96-378c34-4 60 6 74 24-26 10-56 8-84-2z', 'url(#red)', DEEP.red, 8)}<g fill="#2a1838"><ellipse cx="8" cy="-338" rx="13" ry="18"/><ellipse cx="68" cy="-338" rx="13" ry="18"/></g><circle cx="13" cy="-345" r="5" fill="#fff"/><circle cx="73" cy="-345" r="5" fill="#fff"/>${stroke('M24-300c10 12 26 12 36 0', '#7a3a2a', 8)}<g fill="#ff7a6b" opacity=".45"><ellipse cx="-16" cy="-310" rx="17" ry="10"/><ellipse cx="92" cy="-312" rx="14" ry="10"/></g>`
  const arm = (d: string, x: number, y: number) =>
    `${stroke(d, DEEP.teal, 58)}${stroke(d, '#4fc9aa', 42)}<circle cx="${x}" cy="${y}" r="36" fill="url(#peg-head)" stroke="${DEEP.cream}" stroke-width="8"/>`
  return frame(
    BOARD_PAINTS,
    `${ROOM}${drawBoard(430)}<ellipse cx="710" cy="566" rx="230" ry="30" fill="#1c1030" opacity=".35"/>
<g filter="url(#shadow)">${place(330, 596, 0.98, figure)}</g><g filter="url(#shadow)">${blocks}</g>
<g filter="url(#shadow)">${place(700, 306, 1, drawBlock('yellow'), -5)}</g>${stroke('M610 346h-26M816 346h-26', '#fff6dc', 8, 0.6)}
<g filter="url(#shadow)">${arm('M424 410c60 20 130-20 196-112', 626, 282)}${arm('M300 430c110 60 250 40 326-50', 640, 372)}</g>
<g filter="url(#shadow)">${place(1010, 560, 1.3, drawFlag('red', 190))}${place(930, 616, 0.8, drawBlock('teal'), 8)}${place(1090, 622, 0.8, drawBlock('blue'), -6)}${place(520, 628, 0.72, drawBlock('red'), -9)}</g>`,
  )
}

/** A tower on wheels, its foot at 0,0. */
function drawSiegeTower(paint: Paint): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-22" r="34" fill="url(#yellow)" stroke="${DEEP.yellow}" stroke-width="8"/><circle cx="${x}" cy="-22" r="10" fill="${DEEP.yellow}"/>${stroke(`M${x} -46v12M${x} -10v12M${x - 24} -22h12M${x + 12} -22h12`, DEEP.yellow, 5)}`
  return `${floorShadow(92)}${shape('M-76-30-60-250H60L76-30z', 'url(#board-edge)', '#5c2f16', 8)}${stroke('M-70-100h140M-66-168h132M-62-30-2-100 62-30M-56-104 0-168l56 64', '#5c2f16', 7, 0.55)}${shape('M-70-250h140v-46H46v22H18v-22h-36v22h-28v-22h-24z', `url(#${paint})`, DEEP[paint], 8)}<rect x="-26" y="-232" width="52" height="44" rx="8" fill="#3a2030"/>${stroke('M-52-230-60-120', '#fff', 8, 0.4)}${wheel(-48)}${wheel(48)}${place(0, -286, 0.62, drawFlag(paint, 120))}`
}

function drawSiege(): string {
  return frame(
    BOARD_PAINTS,
    `${ROOM}${drawBoard(330)}
<g filter="url(#shadow)">${place(700, 372, 0.86, drawTower('blue', 100, 130, 'yellow'))}${place(1010, 372, 0.86, drawTower('blue', 100, 130, 'yellow'))}${shape('M724 400V296h24v18h30v-18h30v18h100v-18h30v18h30v-18h20v104z', 'url(#cream)', DEEP.cream, 8)}<path d="M816 400v-44c0-52 84-52 84 0v44z" fill="#5a3018" stroke="${DEEP.cream}" stroke-width="8"/>${place(858, 330, 1.12, drawTower('cream', 110, 120, 'blue'))}</g>${drawGlow('window', 858, 230, 150, 150, 0.4)}
<g filter="url(#shadow)">${place(250, 500, 0.98, drawSiegeTower('red'))}${place(470, 560, 1.16, drawSiegeTower('red'))}</g>
<g filter="url(#shadow)">${place(130, 590, 0.9, drawFlag('red', 150))}${place(330, 620, 0.8, drawPeg('red'))}${place(620, 606, 0.86, drawPeg('red'))}${place(690, 560, 0.72, drawFlag('yellow', 150))}${place(1000, 520, 0.84, drawPeg('blue'))}${place(906, 500, 0.78, drawPeg('blue'))}${place(1078, 560, 0.8, drawFlag('teal', 150))}</g>`,
  )
}

export const BOARD_SCENES: Scene[] = [
  { file: 'articles3.webp', draw: drawOpening },
  { file: 'articles (7).webp', draw: drawFromAbove },
  { file: 'articles (8).webp', draw: drawBuilding },
  { file: 'articles (9).webp', draw: drawSiege },
]

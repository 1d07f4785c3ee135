/** Title images of games about places: a block island, a camp at dusk, an orchard to jump through. */
import { CAST_PAINTS, drawPerson, HATS } from './cast.ts'
import {
  drawGlow,
  drawStars,
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

const PAINTS =
  CAST_PAINTS +
  linear('day', ['#3f8ae8', '#8fccf8', '#e6f6ff'], [0, 0, 0, 1]) +
  linear('dusk', ['#141248', '#4a2f86', '#c25a86', '#ffb27a'], [0, 0, 0, 0.75]) +
  linear('sea', ['#f58a7a', '#7a4a9a', '#28286e'], [0, 0, 0, 1]) +
  linear('sand', ['#ffd9a0', '#c98a5a'], [0, 0, 0, 1]) +
  linear('hill', ['#5a9a6a', '#2b5a5a'], [0, 0, 0, 1]) +
  linear('wood', ['#e2a565', '#a5602f', '#6b3a1c']) +
  linear('morning', ['#78c4f0', '#c8ecf4', '#fff4cc'], [0, 0, 0, 0.9]) +
  linear('grass', ['#a4dc62', '#4fa048', '#2a6e44'], [0, 0, 0, 1]) +
  linear('soil', ['#a8683a', '#5c3420'], [0, 0, 0, 1]) +
  linear('bell', ['#fff3b0', '#ffcc42', '#c97a12']) +
  linear('boot', ['#ff8a7a', '#e03a44', '#8f1430']) +
  radial('wing', ['#9ff0e0', '#2fa8a8', '#125a78']) +
  radial('lady', ['#ff9a8a', '#e8383c', '#8f1028']) +
  radial('apple', ['#ffb0a0', '#ee3b44', '#98142e']) +
  glowPaint('fire', '#ffb347') +
  glowPaint('sun', '#fff0b0')

type Faces = [top: string, left: string, right: string]
const GRASS: Faces = ['#9fdc5c', '#8a5a34', '#6b4226']
const STONE: Faces = ['#d4daf0', '#9aa2cc', '#7078a8']
const PLANK: Faces = ['#f0bf7a', '#c98a48', '#a0642e']
const LEAF: Faces = ['#6cc860', '#3f9a54', '#2c7a4a']
const ROOF: Faces = ['#ff8f7a', '#e0485a', '#b02a48']
const WATER: Faces = ['#7fdcf8', '#4aa4e4', '#3a84cc']
const LIGHT: Faces = ['#fff6c0', '#ffd860', '#f4b43a']

/** A cube of the island; x and y run along the ground, z upwards. */
function drawCube(x: number, y: number, z: number, [top, left, right]: Faces): string {
  const [cx, cy] = [600 + (x - y) * 56, 300 + (x + y) * 32 - z * 62]
  return `<g stroke="#26184a" stroke-width="4" stroke-linejoin="round"><path d="M${cx} ${cy - 32}l56 32-56 32-56-32z" fill="${top}"/><path d="M${cx - 56} ${cy}l56 32v62l-56-32z" fill="${left}"/><path d="M${cx + 56} ${cy}l-56 32v62l56-32z" fill="${right}"/></g>`
}

function drawBlocks(): string {
  const cubes: [number, number, number, Faces][] = []
  for (let x = 0; x < 6; x++) {
    for (let y = 0; y < 6; y++) {
      if ((x === 0 || x === 5) && (y === 0 || y === 5)) continue
      if (x > 0 && x < 5 && y > 0 && y < 5 && (x + y) % 3 === 0) cubes.push([x, y, -1.9, STONE])
      cubes.push([x, y, -1, STONE], [x, y, 0, y === 3 && x > 1 ? WATER : GRASS])
    }
  }
  for (const [x, y] of [
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
  ] as const) {
    cubes.push([x, y, 1, PLANK], [x, y, 2, x === 2 && y === 1 ? LIGHT : PLANK], [x, y, 3, ROOF])
  }
  cubes.push(
    [1, 0, 4, ROOF],
    [4, 1, 1, PLANK],
    [4, 1, 2, PLANK],
    [4, 1, 3, LEAF],
    [3, 1, 3, LEAF],
    [4, 2, 3, LEAF],
    [4, 1, 4, LEAF],
    [4, 0, 3, LEAF],
    [0, 4, 1, STONE],
    [0, 4, 2, LIGHT],
    [3, 3, 0.4, PLANK],
    [3, 4, 0.4, PLANK],
  )
  const byDepth = cubes.toSorted((a, b) => a[0] + a[1] - (b[0] + b[1]) || a[2] - b[2])
  const cloud = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      '<path d="M-110 30c-40 0-40-50 0-52 4-50 84-56 100-14 40-26 90 4 82 40 44 2 40 50-2 50H-90z" fill="#fff" opacity=".9"/>',
    )
  return frame(
    PAINTS,
    `<path fill="url(#day)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawGlow('sun', 960, 120, 380)}<circle cx="970" cy="110" r="62" fill="#fffbe0"/>${cloud(170, 180, 1.1)}${cloud(1040, 300, 0.9)}${cloud(240, 500, 0.8)}${cloud(980, 590, 1)}
<ellipse cx="600" cy="640" rx="250" ry="22" fill="#2a5aa0" opacity=".22"/><g transform="translate(96 14) scale(.84)"><g filter="url(#shadow)">${byDepth.map((cube) => drawCube(...cube)).join('')}</g>
<g filter="url(#shadow)">${place(
      490,
      486,
      0.72,
      drawPerson({
        coat: 'coral',
        gaze: [6, -5],
        hands: [
          [-92, -96],
          [96, -140],
        ],
        hat: HATS.helmet('#ffd84a', '#6b3a08'),
      }),
    )}</g>${place(556, 358, 0.72, `${stroke('M-30 40 26-30', '#4a2410', 16)}${stroke('M-30 40 26-30', '#d9995a', 7)}${shape('M-6-52 56-8 44 10-18-34z', '#c8d0e8', '#26305c', 7)}`)}</g>`,
  )
}

function drawCamp(): string {
  const hut = `${shape('M-260 0c0-150 110-250 260-250S270-150 280 0z', 'url(#hill)', '#143038', 9)}${stroke('M-210-70c20-80 80-140 160-156', '#b8e08a', 14, 0.75)}<path d="M-90 0v-96c0-50 36-78 84-78s84 28 84 78V0z" fill="#2a1510" stroke="#4a2410" stroke-width="14"/><path d="M-74 0v-92c0-42 30-66 68-66s68 24 68 66V0z" fill="url(#wood)"/>${stroke('M-30-150V-4M18-152V-4', '#6b3a1c', 6)}<circle cx="40" cy="-70" r="9" fill="#ffd84a" stroke="#4a2410" stroke-width="5"/><circle cx="150" cy="-110" r="34" fill="#ffe08a" stroke="#4a2410" stroke-width="10"/><path d="M150-144v68M116-110h68" stroke="#4a2410" stroke-width="8"/>${drawGlow('fire', 150, -110, 90)}`
  const fire = `${stroke('M-60 10 50-16M60 10-50-16', '#3d1d0c', 26)}${stroke('M-60 10 50-16M60 10-50-16', '#8a5a2b', 13)}${shape('M0-130c30 36 58 60 46 100-10 28-82 28-92 0C-56-62-14-74 0-130z', '#ff7a2e', '#8a1f10', 7)}${shape('M2-78c16 20 28 34 20 54-6 14-36 14-42 0-6-16 14-28 22-54z', '#ffe27a')}`
  const pillar = `${[0, 1, 2, 3].map((i) => shape(`M-30 ${-i * 56}h60v-56h-60z`, i % 2 ? '#a8683a' : '#8f5530', '#3d1d0c', 6)).join('')}${drawGlow('fire', 0, -256, 120)}${shape('M-22-230h44v-46h-44z', '#fff3b0', '#6b3a08', 7)}`
  const chest = `${shape('M-64-46h128v56H-64z', 'url(#wood)', '#3d1d0c', 8)}${shape('M-68-46c0-34 20-50 68-50s68 16 68 50z', '#b8743a', '#3d1d0c', 8)}<rect x="-13" y="-58" width="26" height="28" rx="6" fill="#ffd84a" stroke="#6b3a08" stroke-width="6"/>`
  return frame(
    PAINTS,
    `<path fill="url(#dusk)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(90, 77, 280)}<circle cx="170" cy="130" r="54" fill="#fff3d0"/><circle cx="192" cy="118" r="46" fill="#2a1c62"/>
<path d="M0 410h${WIDTH}v270H0z" fill="url(#sea)"/>${drawGlow('sun', 900, 410, 300, 90, 0.9)}${stroke('M820 440h160M850 462h96M780 490h190M100 450h120M60 490h80M1060 470h90', '#ffe0b0', 6, 0.7)}${shape('M1010 410c20-50 60-60 90-60s60 20 80 60z', '#5a3a7a')}
${shape('M-20 690c40-130 240-190 560-190s560 60 700 150v60H-20z', 'url(#sand)', '#7a4a3a', 9)}${stroke('M80 610c120-60 280-88 460-88', '#fff0cc', 12, 0.7)}
<g filter="url(#shadow)">${place(390, 566, 1.12, hut)}${place(1030, 612, 0.92, pillar)}${place(150, 620, 0.94, chest, -3)}</g>
${drawGlow('fire', 708, 578, 286, 220, 0.9)}<g filter="url(#shadow)">${place(872, 634, 1.16, drawPerson({ coat: 'teal', gaze: [-8, 1], hands: [[-96, -92]] }))}</g>${place(708, 622, 1.1, fire)}`,
  )
}

/** Feet at 0,0; it flies through the air with its boots apart. */
export function drawBeetle(): string {
  const boot = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      1,
      `${stroke('M0-44V-16', '#123a4e', 15)}${shape('M-17-26h34v20c18 0 30 8 32 26h-66z', 'url(#boot)', '#5c0f26', 7)}`,
      turn,
    )
  return `${boot(-40, 8, 24)}${boot(36, 2, -26)}${stroke('M-92-96c-34-4-48-22-52-44M86-110c30-10 44-30 44-52', '#123a4e', 15)}<circle cx="-146" cy="-146" r="15" fill="#2fa8a8" stroke="#123a4e" stroke-width="6"/><circle cx="131" cy="-168" r="15" fill="#2fa8a8" stroke="#123a4e" stroke-width="6"/>
<ellipse cy="-96" rx="104" ry="82" fill="url(#wing)" stroke="#123a4e" stroke-width="9"/>${stroke('M-34-172c-14 44-14 100 0 152', '#123a4e', 6, 0.7)}${stroke('M-78-128c10-22 26-34 44-40', '#fff', 11, 0.8)}
<circle cx="66" cy="-132" r="62" fill="#ffe0c0" stroke="#123a4e" stroke-width="8"/><path d="M8-150c6-36 30-52 62-50 30 2 52 22 54 48-40-16-82-16-116 2z" fill="#2fa8a8" stroke="#123a4e" stroke-width="7"/>${stroke('M46-194c-4-26-18-40-34-42M84-196c4-26 18-38 34-40', '#123a4e', 7)}<circle cx="10" cy="-238" r="9" fill="#ffd84a"/><circle cx="120" cy="-238" r="9" fill="#ffd84a"/>
<ellipse cx="56" cy="-128" rx="10" ry="14" fill="#1d1238"/><ellipse cx="96" cy="-128" rx="10" ry="14" fill="#1d1238"/><circle cx="53" cy="-134" r="4" fill="#fff"/><circle cx="93" cy="-134" r="4" fill="#fff"/>${shape('M62-104q14 5 28 0q-2 18-14 18t-14-18z', '#7a1830')}`
}

function drawOrchard(): string {
  const tree = (x: number, s: number) =>
    place(
      x,
      470,
      s,
      `${stroke('M0 60C-6 0 4-60 0-110', '#4a2a1c', 46)}${stroke('M0 60C-6 0 4-60 0-110', '#8a5a34', 30)}<g fill="#3f9a54" stroke="#1d5a3c" stroke-width="8"><circle cx="-90" cy="-150" r="80"/><circle cx="90" cy="-150" r="80"/><circle cy="-210" r="100"/></g><circle cy="-170" r="96" fill="#3f9a54"/><g fill="#7cc860" opacity=".8"><circle cx="-50" cy="-240" r="34"/><circle cx="-110" cy="-180" r="26"/></g>${[
        [-100, -120],
        [60, -130],
        [0, -190],
        [110, -180],
      ]
        .map(([ax, ay]) => `<circle cx="${ax}" cy="${ay}" r="17" fill="url(#apple)"/>`)
        .join('')}`,
    )
  const apple = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      `${drawGlow('sun', 0, 0, 60)}<path d="M0-20c20-16 42-2 42 22S22 44 0 36c-22 8-42-10-42-34S-20-36 0-20z" fill="url(#apple)" stroke="#6b0f26" stroke-width="6"/>${stroke('M0-20c0-12 4-20 12-26', '#4a2a1c', 7)}${stroke('M-24-4c2-8 6-12 12-14', '#fff', 6, 0.85)}`,
    )
  const bank = (d: string, top: string) =>
    `${shape(d, 'url(#soil)', '#3a1f14', 9)}${shape(top, 'url(#grass)', '#1d5a3c', 8)}`
  const lady = `${stroke('M-44 4v14M0 6v14M44 4v14', '#2a1020', 9)}<path d="M-74 4c0-56 32-84 74-84s74 28 74 84z" fill="url(#lady)" stroke="#5c0f20" stroke-width="8"/><path d="M0-80V4" stroke="#5c0f20" stroke-width="6"/><g fill="#3a0a1c"><circle cx="-34" cy="-30" r="12"/><circle cx="34" cy="-34" r="12"/><circle cx="-14" cy="-56" r="8"/></g><circle cx="-84" cy="-16" r="32" fill="#3a2440" stroke="#1d0f26" stroke-width="6"/><circle cx="-94" cy="-22" r="9" fill="#fff"/><circle cx="-96" cy="-21" r="5" fill="#1d0f26"/>${stroke('M-50-70c10-18 24-26 38-28', '#fff', 8, 0.7)}`
  const bell = `${stroke('M0-150V-84', '#4a2a1c', 10)}${shape('M-16-84h32c34 10 36 60 48 86 6 12-2 20-14 20H-50c-12 0-20-8-14-20 12-26 14-76 48-86z', 'url(#bell)', '#7a4008', 8)}<circle cy="34" r="15" fill="#c97a12" stroke="#7a4008" stroke-width="7"/>${stroke('M-24-52c-10 14-12 34-16 48', '#fff', 8, 0.8)}`
  return frame(
    PAINTS,
    `<path fill="url(#morning)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawGlow('sun', 260, 120, 360)}<circle cx="250" cy="110" r="60" fill="#fffbe0"/>${shape('M0 470c160-90 330-90 520-30s420 10 680-60v300H0z', '#9fd8b0')}<g opacity=".5">${tree(110, 0.6)}${tree(760, 0.56)}${tree(520, 0.5)}</g>${tree(1060, 1.06)}
${bank('M-20 520h360v170H-20z', 'M-20 500h372c14 0 14 52-6 54-30 4-34 24-62 10-30-16-50 20-84 4-30-14-50 16-84 2-40-16-90 18-136 0z')}${bank('M860 520h360v170H860z', 'M848 500h372v62c-40 16-70-12-104 4-30 14-56-16-88 0-34 16-60-18-92-6-30 10-60 4-84-6-20-8-18-54-4-54z')}
<g filter="url(#shadow)">${shape('M470 560h270v34H470z', '#d9995a', '#4a2410', 8)}${place(650, 542, 0.82, lady)}</g>${stroke('M490 577h100M640 580h70', '#8a5a2b', 6)}
${apple(380, 262)}${apple(500, 150)}${apple(690, 152)}${apple(810, 268)}${stroke('M300 470c20-50 40-84 70-116', '#fff', 9, 0.6)}${stroke('M262 470c14-30 26-52 40-74', '#fff', 6, 0.5)}
<g filter="url(#shadow)">${place(560, 452, 0.98, drawBeetle(), -12)}</g><g filter="url(#shadow)">${place(1000, 400, 0.96, bell, 8)}</g>`,
  )
}

export const BUILDING_SCENES: Scene[] = [
  { file: 'articles10.webp', draw: drawBlocks },
  { file: 'articles11.webp', draw: drawCamp },
  { file: 'articles12.webp', draw: drawOrchard },
]

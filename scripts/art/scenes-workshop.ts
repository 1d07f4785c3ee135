/** Title images about how games are thought of and made: a lock of puzzles, an hourglass, a clock between two workshops. */
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
  linear('violet-room', ['#1c1250', '#4a2a8c', '#8a4aa8'], [0, 0, 0.4, 1]) +
  linear('lock', ['#fff0a8', '#ffc63c', '#d07a14', '#8f4a0a']) +
  linear('steel', ['#f4f8ff', '#aab8e0', '#5a689c']) +
  linear('evening', ['#152058', '#3a4a9c', '#9a78c0', '#ffc0a8'], [0, 0, 0, 1]) +
  linear('hills', ['#4a5aa8', '#28306e'], [0, 0, 0, 1]) +
  linear('wood', ['#e2a565', '#a5602f', '#6b3a1c']) +
  linear('bulb', ['#e6fbff', '#9fd8f4', '#7aa8e8'], [0.2, 0, 0.8, 1]) +
  linear('old', ['#d8c0a0', '#a8845c', '#6f4f34']) +
  linear('new', ['#fff3b0', '#ffc83c', '#e0861a']) +
  linear('old-room', ['#5a4638', '#8a6a4c', '#c8a070'], [0, 0, 0, 1]) +
  linear('new-room', ['#1d5a8a', '#2f9ab0', '#a8e8d8'], [0, 0, 0, 1]) +
  radial('moon', ['#fffbe6', '#ffeeb8', '#f7cf7c']) +
  glowPaint('gold', '#ffdf7a') +
  glowPaint('pink', '#ff8fd0')

/** Four squares, as in the oldest falling puzzle; each cell is 40 units. */
function drawTetromino(cells: [x: number, y: number][], fill: string, line: string): string {
  return cells
    .map(
      ([x, y]) =>
        `<rect x="${x * 40}" y="${y * 40}" width="40" height="40" rx="7" fill="${fill}" stroke="${line}" stroke-width="6"/><path d="M${x * 40 + 10} ${y * 40 + 13}h16" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
    )
    .join('')
}

function drawLock(): string {
  const arch = `${stroke('M-120-60v-90c0-160 240-160 240 0v90', '#3a3f6e', 78)}${stroke('M-120-60v-90c0-160 240-160 240 0v90', 'url(#steel)', 56)}${stroke('M-130-90v-62c4-70 50-104 96-112', '#fff', 12, 0.85)}`
  const tray = Array.from({ length: 28 }, (_, i) => {
    const [x, y] = [i % 7, Math.floor(i / 7)]
    return `<rect x="${x * 34 - 119}" y="${y * 34 - 46}" width="34" height="34" fill="${(x + y) % 2 ? '#fff0b8' : '#c9751a'}"/>`
  }).join('')
  const body = `${shape('M-210-80c0-24 14-38 38-38h344c24 0 38 14 38 38v236c0 40-26 66-66 66h-288c-40 0-66-26-66-66z', 'url(#lock)', '#6b3408', 11)}${stroke('M-178-84h240', '#fff', 15, 0.8)}<g opacity=".55">${tray}</g><rect x="-119" y="-46" width="238" height="136" fill="none" stroke="#8a4a0c" stroke-width="7"/>${shape('M-24 118c-16-40 64-40 48 0l14 66h-76z', '#3d1d0c')}`
  const key = `<g fill="none" stroke="#2d1768" stroke-width="40"><circle r="42"/></g><circle r="42" fill="none" stroke="url(#steel)" stroke-width="24"/><path d="M44 0h170M170 0v50M206 0v38" stroke="#2d1768" stroke-width="38" stroke-linecap="round"/><path d="M44 0h170M170 0v50M206 0v38" stroke="#c4d0f0" stroke-width="22" stroke-linecap="round"/>`
  const pieces: [number, number, number, string][] = [
    [
      120,
      110,
      -18,
      drawTetromino(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [1, 1],
        ],
        '#ff79b8',
        '#7d1450',
      ),
    ],
    [
      960,
      90,
      14,
      drawTetromino(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
        ],
        '#6fe0d0',
        '#0f5a5a',
      ),
    ],
    [
      1010,
      450,
      -12,
      drawTetromino(
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        '#ffd84a',
        '#8a5a06',
      ),
    ],
    [
      60,
      330,
      20,
      drawTetromino(
        [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 2],
        ],
        '#8fb8ff',
        '#1b3a8a',
      ),
    ],
    [
      330,
      60,
      8,
      drawTetromino(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
        '#c4a8ff',
        '#3d1a8a',
      ),
    ],
  ]
  return frame(
    PAINTS,
    `<path fill="url(#violet-room)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(60, 13)}${drawGlow('pink', 620, 360, 560, 420, 0.6)}${drawGlow('gold', 640, 380, 360, 320, 0.8)}
${pieces.map(([x, y, turn, piece]) => `<g filter="url(#shadow)">${place(x, y, 1.1, piece, turn)}</g>`).join('')}
<path d="M0 610h${WIDTH}v80H0z" fill="#1a0f4a"/>${stroke(`M0 612h${WIDTH}`, '#b08aff', 6, 0.7)}<ellipse cx="660" cy="628" rx="270" ry="26" fill="#06041c" opacity=".5"/>
<g filter="url(#shadow)">${place(660, 398, 1.04, `${arch}${body}`)}</g><ellipse cx="350" cy="644" rx="120" ry="20" fill="#06041c" opacity=".5"/>
<g filter="url(#shadow)">${place(
      350,
      644,
      1.34,
      drawPerson({
        coat: 'violet',
        gaze: [8, -4],
        hands: [
          [-92, -70],
          [96, -112],
        ],
      }),
    )}</g><g filter="url(#shadow)">${place(470, 494, 0.66, key, -10)}</g>`,
  )
}

function drawHourglass(): string {
  const outline =
    'M-150-230h300c0 110-54 160-104 204-18 16-18 36 0 52 50 44 104 94 104 204h-300c0-110 54-160 104-204 18-16 18-36 0-52-50-44-104-94-104-204z'
  const star = (x: number, y: number, s: number, fill = '#ffe27a') =>
    place(x, y, s, shape('M0-50 15-18 49-15 23 8 31 42 0 24-31 42-23 8-49-15-15-18z', fill))
  const inner = `<clipPath id="sand"><path d="${outline}"/></clipPath><g clip-path="url(#sand)"><path d="M-120-150c40 16 80-14 120 0s80-16 120 0c-16 60-52 96-96 134h-48c-44-38-80-74-96-134z" fill="#ffd257"/><path d="M-120-150c40 16 80-14 120 0s80-16 120 0" fill="none" stroke="#fff3b0" stroke-width="9"/>${star(0, 24, 0.24)}${star(-8, 66, 0.3)}${star(10, 104, 0.22)}
<path d="M-160 240c0-60 70-96 160-96s160 36 160 96z" fill="#6fc07a"/><path d="M-160 240c0-60 70-96 160-96s160 36 160 96" fill="none" stroke="#c8f09a" stroke-width="8"/>${shape('M-34 190v-60h16v12h14v-12h16v12h14v-12h16v60z', '#c8a8ff', '#3d1a8a', 6)}${shape('M-60 196v-66l-14 0 28-40 28 40h-14v66z', '#a884f0', '#3d1a8a', 6)}<path d="M-4 192v-20c0-18 22-18 22 0v20z" fill="#3d1a8a"/>${shape('M84 196l26-52 26 52z', '#3f9a68', '#14503a', 5)}${shape('M-128 206l20-42 20 42z', '#3f9a68', '#14503a', 5)}</g>`
  const stand = (y: number) =>
    `${shape(`M-200 ${y}h400c16 0 22 12 22 24s-6 24-22 24h-400c-16 0-22-12-22-24s6-24 22-24z`, 'url(#wood)', '#4a2410', 9)}${stroke(`M-180 ${y + 15}h220`, '#ffe0b0', 8, 0.7)}`
  const posts = [-184, 184]
    .map(
      (x) =>
        `<path d="M${x}-232v464" stroke="#4a2410" stroke-width="32"/><path d="M${x}-232v464" stroke="#b8743a" stroke-width="16"/>`,
    )
    .join('')
  return frame(
    PAINTS,
    `<path fill="url(#evening)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(90, 29, 380)}${drawGlow('gold', 1000, 130, 220)}<circle cx="1000" cy="130" r="58" fill="url(#moon)"/>
${shape('M0 520c180-110 360-100 560-40s420 10 640-70v280H0z', 'url(#hills)')}${shape('M0 610c220-60 480-70 720-30s360 10 480-20v130H0z', '#1d1f52')}${drawGlow('gold', 620, 360, 400, 360, 0.75)}
<g filter="url(#shadow)"><g transform="translate(630 350)">${posts}<path d="${outline}" fill="url(#bulb)" opacity=".5"/>${inner}<path d="${outline}" fill="none" stroke="#23306e" stroke-width="10"/>${stroke('M-124-200c6 60 30 96 60 124', '#fff', 13, 0.9)}${stroke('M-110 208c4-30 16-56 34-78', '#fff', 10, 0.7)}${stand(-280)}${stand(232)}</g></g>
${star(240, 130, 0.5)}${star(380, 220, 0.3)}${star(900, 270, 0.34)}${star(140, 280, 0.26)}
<ellipse cx="300" cy="640" rx="120" ry="18" fill="#06041c" opacity=".5"/><ellipse cx="960" cy="640" rx="110" ry="18" fill="#06041c" opacity=".5"/>
<g filter="url(#shadow)">${place(
      300,
      642,
      1.34,
      drawPerson({
        coat: 'teal',
        gaze: [8, -3],
        mood: 'awe',
        hands: [
          [92, -120],
          [-88, -60],
        ],
      }),
    )}${place(960, 642, 1.22, drawPerson({ coat: 'coral', gaze: [-8, -1], hands: [[-92, -112]], hat: HATS.woolly }))}</g>`,
  )
}

function drawClock(): string {
  const face = (x: number, fill: string, line: string, ring: string) =>
    `<clipPath id="half${x}"><rect x="${x}" y="-300" width="300" height="600"/></clipPath><g clip-path="url(#half${x})"><circle cx="-120" cy="-214" r="66" fill="${ring}" stroke="${line}" stroke-width="10"/><circle cx="120" cy="-214" r="66" fill="${ring}" stroke="${line}" stroke-width="10"/><path d="M0-252v-40" stroke="${line}" stroke-width="24"/><circle r="238" fill="${ring}" stroke="${line}" stroke-width="12"/><circle r="182" fill="${fill}" stroke="${line}" stroke-width="9"/></g>`
  const ticks = Array.from({ length: 12 }, (_, i) =>
    place(
      0,
      0,
      1,
      `<rect x="-6" y="-166" width="12" height="${i % 3 ? 20 : 34}" rx="6" fill="${i > 6 || i === 0 ? '#5a3a24' : '#7a4008'}"/>`,
      i * 30,
    ),
  ).join('')
  const scratches = `${stroke('M-140-90l36 44M-96 96l-40 26M-60-140l20 30M-156 20l30 8', '#8f6c48', 6, 0.7)}${stroke('M-214-60c6-30 18-60 40-86M-176 160c10 14 22 26 36 36', '#f0dcc0', 8, 0.6)}`
  const shine = `${stroke('M150-168c30 26 50 60 58 100', '#fff', 16, 0.9)}${stroke('M60-148c30 10 54 28 72 52', '#fff', 9, 0.7)}`
  const eyes =
    '<ellipse cx="-58" cy="10" rx="18" ry="24" fill="#2a1830"/><ellipse cx="58" cy="10" rx="18" ry="24" fill="#2a1830"/><circle cx="-64" cy="1" r="7" fill="#fff"/><circle cx="52" cy="1" r="7" fill="#fff"/><path d="M-36 62q36 36 72 0" fill="none" stroke="#2a1830" stroke-width="11" stroke-linecap="round"/>'
  const hands = `${stroke('M0-30-44-96', '#2a1830', 16)}${stroke('M0-30 30-140', '#2a1830', 11)}<circle cy="-30" r="14" fill="#2a1830"/>`
  return frame(
    PAINTS,
    `<path fill="url(#old-room)" d="M0 0h600v${HEIGHT}H0z"/><path fill="url(#new-room)" d="M600 0h600v${HEIGHT}H600z"/><g opacity=".35">${[60, 210, 360, 510].map((x) => `<path d="M${x} 0v560" stroke="#3d2c20" stroke-width="9"/>`).join('')}</g>
${shape('M40 150h250v18H40zM30 290h220v18H30z', '#6b4a2c', '#3a2414', 7)}${[60, 112, 170, 226].map((x, i) => shape(`M${x} 150v-${50 + (i % 2) * 24}h34v${50 + (i % 2) * 24}z`, ['#9a6a4a', '#7a8a6a', '#a88a5a', '#8a5a5a'][i]!, '#3a2414', 6)).join('')}${shape('M60 290l14-60h30l14 60zM150 290v-44h60v44z', '#8a7a5a', '#3a2414', 6)}
<g opacity=".5">${[700, 820, 940, 1060, 1180].map((x) => `<path d="M${x} 0v560" stroke="#fff" stroke-width="4"/>`).join('')}${[120, 240, 360, 480].map((y) => `<path d="M600 ${y}h600" stroke="#fff" stroke-width="4"/>`).join('')}</g>${shape('M930 130h210v120H930z', '#fff', '#124a6a', 8)}<circle cx="1000" cy="190" r="36" fill="none" stroke="#2f8ab0" stroke-width="7"/><path d="M1060 160h56M1060 190h40M1060 218h50" stroke="#2f8ab0" stroke-width="8" stroke-linecap="round"/>
<path d="M0 570h600v110H0z" fill="#4a3220"/><path d="M600 570h600v110H600z" fill="#14606e"/>${stroke('M0 572h600', '#e2b88a', 7, 0.7)}${stroke('M600 572h600', '#d0fff0', 7, 0.7)}${drawGlow('gold', 620, 320, 380, 340, 0.6)}
<g filter="url(#shadow)"><g transform="translate(600 330)">${face(-300, '#f2e2c4', '#3d2818', 'url(#old)')}${face(0, '#fffdf0', '#7a4008', 'url(#new)')}${ticks}${scratches}${shine}${hands}${eyes}<path d="M0-290v580" stroke="#fff" stroke-width="6" stroke-dasharray="4 16" stroke-linecap="round"/></g></g>
<g filter="url(#shadow)">${place(
      250,
      650,
      1.4,
      drawPerson({
        coat: 'violet',
        gaze: [8, -5],
        hands: [
          [92, -140],
          [-90, -64],
        ],
        hat: `${shape('M-76-166c-22-58 156-78 158-8-46-12-112-10-158 8z', '#e0566a', '#6b1030', 8)}${stroke('M4-214c0-10 4-16 10-20', '#6b1030', 9)}${stroke('M-52-186c8-12 20-18 36-20', '#ffb0b8', 8, 0.8)}`,
      }),
    )}${place(392, 430, 0.9, `${stroke('M-60 60 10-10', '#4a2410', 18)}${stroke('M-60 60 10-10', '#d9995a', 8)}${shape('M4-22l22 22c30-6 40-26 44-50-30 0-56 6-66 28z', '#fff0d8', '#4a2410', 6)}`)}${place(
      962,
      650,
      1.4,
      drawPerson({
        coat: 'sky',
        gaze: [-8, -5],
        hands: [
          [-92, -140],
          [90, -64],
        ],
        hat: HATS.helmet('#ffd84a', '#6b3a08'),
      }),
    )}${place(820, 430, 0.9, `${stroke('M60 60-4-4', '#26305c', 26)}${stroke('M60 60-4-4', '#c8d4f0', 14)}<path d="M-40-26c-16-34 14-62 44-52l-22 24 14 22 26-4 6-28c26 18 20 62-16 68-24 4-44-8-52-30z" fill="#c8d4f0" stroke="#26305c" stroke-width="7" stroke-linejoin="round"/>`)}</g>`,
  )
}

export const WORKSHOP_SCENES: Scene[] = [
  { file: 'articles16.webp', draw: drawLock },
  { file: 'articles17.webp', draw: drawHourglass },
  { file: 'articles18.webp', draw: drawClock },
]

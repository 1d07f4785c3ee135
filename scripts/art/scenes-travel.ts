/** Title images of games on the move: a road out of a telephone, a patched balloon, a console in a train window. */
import { CAST_PAINTS, drawPerson } from './cast.ts'
import {
  drawGlow,
  drawStars,
  frame,
  glowPaint,
  HEIGHT,
  linear,
  place,
  shape,
  stroke,
  WIDTH,
  type Scene,
} from './scene.ts'

const PAINTS =
  CAST_PAINTS +
  linear('sunset', ['#2b1a78', '#8a3a9a', '#ff7f7a', '#ffd08a'], [0, 0, 0, 0.9]) +
  linear('dawn', ['#5a8fe0', '#9cc8f4', '#ffe6c4', '#ffc49a'], [0, 0, 0, 0.95]) +
  linear('road', ['#8a78c8', '#4a3f92'], [0, 0, 0, 1]) +
  linear('kart', ['#ffe27a', '#ffae2e', '#d96a12']) +
  linear('glass', ['#20265e', '#10123a']) +
  linear('far', ['#a8b8e8', '#7a90d0'], [0, 0, 0, 1]) +
  linear('mid', ['#6fb39a', '#3f8a86'], [0, 0, 0, 1]) +
  linear('near', ['#8ccf6a', '#3f9a58'], [0, 0, 0, 1]) +
  linear('basket', ['#e2a565', '#a5602f', '#6b3a1c']) +
  linear('cabin', ['#8a4f5e', '#54283f'], [0, 0, 0, 1]) +
  linear('pad', ['#d6f5c0', '#6cc08a', '#2a7a70']) +
  linear('play', ['#9ff0ff', '#4a9ae8', '#3a4fb8'], [0, 0, 0, 1]) +
  glowPaint('sun', '#ffe6a0') +
  glowPaint('hot', '#ff8f4a')

function drawPhoneRace(): string {
  const kart = `<ellipse cy="86" rx="170" ry="26" fill="#0c0830" opacity=".5"/><g fill="#1c1a3c" stroke="#0a0820" stroke-width="7"><rect x="-160" y="20" width="62" height="78" rx="22"/><rect x="98" y="20" width="62" height="78" rx="22"/></g><g fill="#5a5a90"><rect x="-146" y="38" width="20" height="42" rx="9"/><rect x="126" y="38" width="20" height="42" rx="9"/></g>
${place(
  0,
  40,
  0.98,
  drawPerson({
    coat: 'sky',
    gaze: [0, -3],
    mood: 'glad',
    feet: false,
    hands: [
      [-62, -40],
      [62, -40],
    ],
    hat: `${shape('M-84-150c0-54 36-82 84-82s84 28 84 82c-40-18-128-18-168 0z', '#f25a6a', '#6b1030', 8)}${stroke('M-20-226c-4 22-6 44-6 62M20-226c4 22 6 44 6 62', '#fff', 10, 0.85)}`,
  }),
)}
${shape('M-130 44c6-44 30-62 70-66 40-6 80-6 120 0 40 4 64 22 70 66 4 24-10 36-34 38-64 6-128 6-192 0-24-2-38-14-34-38z', 'url(#kart)', '#7a3a08', 9)}${stroke('M-100 18c20-18 60-24 104-24', '#fff', 10, 0.8)}<g fill="#fffbe0" stroke="#7a3a08" stroke-width="6"><circle cx="-82" cy="36" r="19"/><circle cx="82" cy="36" r="19"/></g>${stroke('M-34 50h68M-28 64h56', '#7a3a08', 8, 0.8)}`
  const palms = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      `${stroke('M0 0c-6-50-4-90 8-130', '#3a1a50', 15)}${['M8-130c-40-30-80-20-94 10 34-14 66-14 94-10z', 'M8-130c40-30 80-20 94 10-34-14-66-14-94-10z', 'M8-130c-20-46-56-52-78-36 34 2 58 14 78 36zM8-130c20-46 56-52 78-36-34 2-58 14-78 36z'].map((d) => shape(d, '#2a8a7a', '#143a4a', 5)).join('')}`,
    )
  const body = `${shape('M-440-196c0-40 18-58 58-58h764c40 0 58 18 58 58v392c0 40-18 58-58 58h-764c-40 0-58-18-58-58z', '#3b4386', '#120f38', 12)}<rect x="-396" y="-222" width="792" height="444" rx="30" fill="url(#sunset)"/><circle cx="-418" cy="0" r="9" fill="#7a86d8"/>`
  return frame(
    `${PAINTS}<clipPath id="tilted"><rect x="-396" y="-222" width="792" height="444" rx="30"/></clipPath>`,
    `<path fill="url(#glass)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(90, 61)}${drawGlow('hot', 600, 330, 760, 420, 0.5)}
<g filter="url(#shadow)"><g transform="translate(600 290) rotate(-4)">${body}<g clip-path="url(#tilted)">${drawGlow('sun', 40, -20, 330, 250)}<circle cx="40" cy="-10" r="84" fill="#fff0b0"/>${shape('M-400 30l130-90 110 70 140-110 150 110 120-80 160 100v80h-810z', '#5a2f86')}<path d="M-400 40h800v200h-800z" fill="#2f8a7a"/><path d="M-400 60c120-16 300-20 400-14M400 70c-80-14-200-20-300-20" stroke="#6fd0a8" stroke-width="8" fill="none"/>${palms(-300, 70, 0.7)}${palms(-190, 54, 0.42)}${palms(320, 74, 0.74)}${palms(220, 52, 0.44)}</g></g></g>
${shape('M590 318h40l400 380H190z', 'url(#road)', '#120f38', 8)}<path d="M586 322 170 690M634 322l416 368" stroke="#fff" stroke-width="20" stroke-dasharray="26 30"/><path d="M586 322 170 690M634 322l416 368" stroke="#f25a6a" stroke-width="20" stroke-dasharray="26 30" stroke-dashoffset="28"/><path d="M610 330v30M610 384v40M610 640v50" stroke="#ffe6a0" stroke-width="10" stroke-linecap="round"/>
<g filter="url(#shadow)">${place(610, 530, 1.28, kart, -3)}</g>${stroke('M350 560l-110 50M330 500l-70 26M872 560l110 50M890 500l70 26', '#fff', 9, 0.55)}`,
  )
}

function drawBalloon(): string {
  const cloud = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      '<path d="M-110 30c-40 0-40-50 0-52 4-50 84-56 100-14 40-26 90 4 82 40 44 2 40 50-2 50H-90z" fill="#fff" opacity=".92"/>',
    )
  const patches = `<clipPath id="bag"><path d="M0-250c150 0 220 104 220 200C220 50 110 130 60 190H-60C-110 130-220 50-220-50c0-96 70-200 220-200z"/></clipPath><g clip-path="url(#bag)"><path d="M-230-260h460v460h-460z" fill="#f2604f"/>${[
    ['M-230-260h130v170h-130z', '#ffd34a'],
    ['M-100-260h110v150h-110z', '#f7f0ff'],
    ['M10-260h110v180H10z', '#4ba4ea'],
    ['M120-260h120v210H120z', '#95cf4a'],
    ['M-230-90h100V60h-100z', '#9568e8'],
    ['M-20-110h120V40H-20z', '#ffb04a'],
    ['M100-50h140V90H100z', '#ff8fb8'],
    ['M-130 50H10v150h-140z', '#2fb59c'],
    ['M10 40h90v160H10z', '#fff0b0'],
  ]
    .map(([d, fill]) => shape(d!, fill!, '#5a1a3c', 5))
    .join(
      '',
    )}<path d="M-100-260V-90h-30V50h0M10-260v150h90M100-50v140M-130 50H10" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="10 12" opacity=".7"/>${shape('M60-250c110 20 160 104 160 200C220 50 110 130 60 190H20C90 100 140-60 60-250z', '#3d0f3c').replace('/>', ' opacity=".18"/>')}</g><path d="M0-250c150 0 220 104 220 200C220 50 110 130 60 190H-60C-110 130-220 50-220-50c0-96 70-200 220-200z" fill="none" stroke="#5a1a3c" stroke-width="10"/>${stroke('M-176-70c8-70 50-124 110-144', '#fff', 18, 0.8)}`
  const basket = `${stroke('M-60 190-74 300M60 190l14 110M-20 190l-6 100M20 190l6 100', '#5a1a3c', 7)}${place(-40, 352, 0.66, drawPerson({ coat: 'teal', gaze: [8, 2], feet: false, hands: [[-98, -150]] }))}${place(44, 346, 0.56, drawPerson({ coat: 'violet', gaze: [7, 3], mood: 'awe', feet: false }))}${shape('M-94 296H94l-14 106c-2 12-10 18-22 18H-58c-12 0-20-6-22-18z', 'url(#basket)', '#4a2410', 9)}${stroke('M-84 334H84M-78 372H78M-40 300l6 116M40 300l-6 116M0 300v118', '#6b3a1c', 6, 0.8)}${shape('M-102 286H102v22h-204z', '#f0bf7a', '#4a2410', 7)}`
  return frame(
    PAINTS,
    `<path fill="url(#dawn)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawGlow('sun', 930, 420, 480, 360)}<circle cx="930" cy="430" r="78" fill="#fffbe0"/>${cloud(180, 150, 1.1)}${cloud(1010, 130, 0.9)}${cloud(320, 330, 0.6)}${cloud(1090, 300, 0.55)}
${shape('M0 510c120-80 240-90 380-30s280 10 420-50 260-40 400 20v225H0z', 'url(#far)')}${shape('M0 580c160-90 340-70 520-10s420 20 680-60v170H0z', 'url(#mid)')}${shape('M0 640c200-70 460-70 640-30s380 20 560-20v90H0z', 'url(#near)')}${[90, 210, 300, 880, 1000, 1120].map((x, i) => place(x, 622 - (i % 2) * 10, 0.9, shape('M0-70 36 8H-36z', '#2f7a58', '#143a4a', 6) + shape('M-6 8H6v16H-6z', '#6b3a1c'))).join('')}
<g filter="url(#shadow)">${place(560, 252, 0.94, `${patches}${basket}`, 4)}</g>${stroke('M800 210q14-14 26 0 12-14 26 0M862 262q12-12 22 0 10-12 22 0M300 236q14-14 26 0 12-14 26 0', '#3d2a5c', 6)}`,
  )
}

function drawTrain(): string {
  const button = (x: number, y: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="17" fill="${fill}" stroke="#12404a" stroke-width="6"/><circle cx="${x - 5}" cy="${y - 6}" r="5" fill="#fff" opacity=".8"/>`
  const handheld = `${shape('M-290-70c0-52 26-78 78-78h424c52 0 78 26 78 78V60c0 66-30 100-84 100-30 0-46-22-60-22h-292c-14 0-30 22-60 22-54 0-84-34-84-100z', 'url(#pad)', '#12404a', 10)}${stroke('M-262-70c2-30 18-48 50-52h120', '#fff', 12, 0.8)}<rect x="-176" y="-118" width="352" height="216" rx="20" fill="#0f1638" stroke="#12404a" stroke-width="8"/><rect x="-160" y="-102" width="320" height="184" rx="10" fill="url(#play)"/><path d="M-160 40c60-40 130-30 180-6s90 10 140-16v54c0 6-4 10-10 10h-300c-6 0-10-4-10-10z" fill="#5fd07a"/><circle cx="96" cy="-56" r="24" fill="#fff3b0"/>${place(
    -40,
    36,
    0.4,
    drawPerson({
      coat: 'coral',
      gaze: [7, 0],
      hands: [
        [96, -120],
        [-96, -120],
      ],
    }),
    6,
  )}${shape('M60 20h70v18H60z', '#d9995a', '#5c3a14', 5)}
<circle cx="-232" cy="-40" r="34" fill="#1d5a60" stroke="#12404a" stroke-width="7"/><circle cx="-236" cy="-46" r="20" fill="#f4ffe8"/>${shape('M-242 34h20v18h18v20h-18v18h-20V72h-18V52h18z', '#f4ffe8', '#12404a', 6)}${button(232, -74, '#ffd34a')}${button(232, -6, '#ff7f8f')}${button(198, -40, '#b78fff')}${button(266, -40, '#7fd4ff')}`
  return frame(
    PAINTS,
    `<path fill="url(#cabin)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${stroke(`M0 26h${WIDTH}`, '#c98a8a', 8, 0.5)}
<clipPath id="pane"><rect x="120" y="56" width="960" height="390" rx="54"/></clipPath><g clip-path="url(#pane)"><path fill="url(#dawn)" d="M0 0h${WIDTH}v500H0z"/>${drawGlow('sun', 300, 190, 300, 240)}<circle cx="300" cy="190" r="58" fill="#fffbe0"/>${shape('M0 350l180-150 120 90 160-140 190 170 170-130 180 130 200-110v300H0z', 'url(#far)')}${shape('M0 400c180-80 400-60 560-20s420 0 640-60v200H0z', 'url(#mid)')}${shape('M0 440c300-60 800-50 1200-20v100H0z', 'url(#near)')}${place(910, 372, 0.7, `${shape('M-60 60v-90l60-50 60 50v90z', '#fff0e0', '#5a3a4a', 8)}${shape('M-76-24 0-92l76 68z', '#e0566a', '#6b1030', 8)}<rect x="-18" y="10" width="36" height="50" rx="6" fill="#8a5a3a"/>`)}${stroke('M140 110h90M170 140h60M990 150h80M960 118h60', '#fff', 9, 0.6)}</g>
<rect x="120" y="56" width="960" height="390" rx="54" fill="none" stroke="#3a1a30" stroke-width="30"/><rect x="120" y="56" width="960" height="390" rx="54" fill="none" stroke="#d9a06a" stroke-width="14"/><path d="M170 96c30-16 110-20 190-20L250 400h-60c-20 0-30-8-30-26V130c0-16 0-26 10-34z" fill="#fff" opacity=".14"/>
${shape('M-20 560h1240v140H-20z', 'url(#basket)', '#3a1a10', 9)}${stroke('M0 578h1200', '#ffe0b0', 8, 0.7)}
<g filter="url(#shadow)">${place(1010, 600, 1.0, `${shape('M-56-120h112l-12 118c-1 10-8 14-18 14h-52c-10 0-17-4-18-14z', '#fff', '#5a3a4a', 8)}${stroke('M56-96c50-6 50 66-8 62', '#5a3a4a', 11)}<ellipse cy="-120" rx="56" ry="13" fill="#b5703a" stroke="#5a3a4a" stroke-width="7"/>${stroke('M-16-146c-16-22 16-30 0-54M18-146c-16-22 16-30 0-54', '#fff', 10, 0.7)}`)}</g>
<g filter="url(#shadow)">${place(566, 440, 1.16, handheld, -4)}</g>${place(200, 610, 0.9, shape('M-90 0c30-60 130-70 180-20-10 40-150 60-180 20z', '#ffd84a', '#7a4a08', 8) + stroke('M-70 2c40 16 100 6 146-20', '#7a4a08', 6, 0.6))}`,
  )
}

export const TRAVEL_SCENES: Scene[] = [
  { file: 'articles6.webp', draw: drawPhoneRace },
  { file: 'articles9.webp', draw: drawBalloon },
  { file: 'articles15.webp', draw: drawTrain },
]

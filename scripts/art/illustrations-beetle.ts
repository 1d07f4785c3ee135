/** Illustrations of the walk through one level: a beetle in red boots, apples, a ladybird and a hollow tree. */
import {
  BARK,
  box,
  dot,
  floorShadow,
  hills,
  INK,
  lit,
  oval,
  illustration,
  sky,
  squaredPaper,
  sun,
} from './kit.ts'
import { appleFruit, pencil, tree } from './props.ts'
import { drawBeetle } from './scenes-building.ts'
import { drawGlow, linear, place, radial, shape, stroke, type Scene } from './scene.ts'

const BEETLE_PAINTS =
  linear('boot', ['#ff8a7a', '#e03a44', '#8f1430']) +
  radial('wing', ['#9ff0e0', '#2fa8a8', '#125a78']) +
  radial('lady', ['#ff9a8a', '#e8383c', '#8f1028'])
const MEADOW = `${sky('day')}${sun(240, 110, 54)}`
const turf = (x: number, w: number, y = 520) =>
  `${shape(`M${x} ${y}h${w}v180h-${w}z`, 'url(#soil)', '#3a1f14', 9)}${shape(`M${x - 14} ${y - 22}h${w + 28}c14 0 14 48-4 52q-${w / 8} 16-${w / 4} 0t-${w / 4} 0-${w / 4} 0-${w / 4} 0c-18-4-20-52-6-52z`, 'url(#grass)', '#1d5a3c', 8)}`
const flower = (x: number, y: number, fill: string) =>
  stroke(`M${x} ${y}c-4-16 4-26 0-44`, '#1d5a3c', 7) +
  [0, 72, 144, 216, 288].map((a) => place(x, y - 52, 1, oval(0, -13, 9, 12, fill), a)).join('') +
  dot(x, y - 52, 8, '#ffd34a')

function drawMeadow(): string {
  return illustration(
    `${MEADOW}${hills(450, 40, '#b4e4c8', 0.5)}${hills(500, 30, '#8fd0a0', 2.5)}<path d="M-10 540c300-20 800-30 1220-14v180H-10z" fill="url(#grass)"/>${stroke('M-10 544c300-20 800-30 1220-14', '#e4ffb0', 9, 0.8)}${[
      [420, 610, '#ff8fb8'],
      [560, 590, '#fff'],
      [900, 620, '#ffe27a'],
      [1090, 596, '#ff8fb8'],
      [720, 650, '#c4a8ff'],
    ]
      .map(([x, y, c]) => flower(+x!, +y!, String(c)))
      .join(
        '',
      )}${place(1060, 180, 0.7, '<path d="M-110 30c-40 0-40-50 0-52 4-50 84-56 100-14 40-26 90 4 82 40 44 2 40 50-2 50H-90z" fill="#fff"/>')}
${floorShadow(200, 604, 110)}${lit(place(196, 596, 1.1, drawBeetle()))}${[340, 420, 500].map((x, i) => stroke(`M${x} 470l26 22-26 22`, '#fff', 11, 0.75 - i * 0.2)).join('')}`,
    BEETLE_PAINTS,
  )
}

function drawAppleArc(): string {
  return illustration(
    `${MEADOW}${hills(470, 40, '#b4e4c8', 1.5)}${place(1090, 540, 1.1, tree())}${turf(-30, 1270, 580)}<path d="M260 520C380 180 760 140 920 520" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-dasharray="2 34"/>
${[
  [470, 250],
  [610, 206],
  [746, 250],
]
  .map(([x, y]) => drawGlow('warm', x!, y!, 90) + lit(place(x!, y!, 1.1, appleFruit())))
  .join(
    '',
  )}${lit(place(350, 430, 0.92, drawBeetle(), -18))}${stroke('M210 540c10-30 22-50 36-70M180 520c8-20 16-34 26-48', '#fff', 9, 0.8)}${flower(120, 566, '#ff8fb8')}${flower(980, 566, '#fff')}${oval(350, 566, 80, 10, '#0c3a2c', 0.35)}`,
    BEETLE_PAINTS,
  )
}

const LADY = `${stroke('M-44 4v14M0 6v14M44 4v14', '#2a1020', 9)}<path d="M-74 4c0-56 32-84 74-84s74 28 74 84z" fill="url(#lady)" stroke="#5c0f20" stroke-width="8"/><path d="M0-80V4" stroke="#5c0f20" stroke-width="6"/>${dot(-34, -30, 12, '#3a0a1c')}${dot(34, -34, 12, '#3a0a1c')}${dot(-14, -56, 8, '#3a0a1c')}${dot(-84, -16, 32, '#3a2440', '#1d0f26')}${dot(-94, -22, 9, '#fff')}${dot(-96, -21, 5, '#1d0f26')}${stroke('M-50-70c10-18 24-26 38-28', '#fff', 8, 0.7)}`

function drawLadybird(): string {
  return illustration(
    `${MEADOW}${hills(450, 40, '#b4e4c8', 3)}${hills(560, 30, '#8fd0a0', 0.5)}${place(1100, 500, 1, tree())}${turf(-30, 420)}${turf(930, 320)}<path d="M400 690h520v-60q-130-30-260 0t-260 0z" fill="url(#sea)"/>
${lit(`${box(470, 470, 390, 34, 10, 'url(#wood)', BARK, 9)}${stroke('M500 486h150M700 488h120', '#71401f', 6)}${place(800, 452, 1.24, LADY)}`)}${stroke('M836 320c40-30 70 20 30 40m6-30-8 32-30-8', '#fff', 9)}${stroke('M560 440h-50m16-16-18 16 18 16', '#fff', 9, 0.6)}
${floorShadow(220, 512, 100)}${lit(place(220, 506, 1.1, drawBeetle()))}${flower(90, 506, '#ff8fb8')}${flower(1000, 506, '#ffe27a')}`,
    BEETLE_PAINTS,
  )
}

function drawHollow(): string {
  const caterpillar = `${[0, 1, 2, 3].map((i) => `${stroke(`M${i * 50} 26v16`, '#274d17', 9)}${dot(i * 50, i % 2 ? 4 : 0, 36, '#a4d84a', '#274d17', 8)}`).join('')}${dot(-52, -24, 46, '#c4ec6a', '#274d17', 8)}${oval(-66, -30, 8, 12, INK)}${oval(-34, -30, 8, 12, INK)}${stroke('M-66-8q14 10 28 0', '#274d17', 6)}${stroke('M-70-66-84-96M-36-66-24-96', '#274d17', 7)}${dot(-86, -100, 8, '#ffd34a')}${dot(-22, -100, 8, '#ffd34a')}`
  return illustration(
    `${sky('dark-wood')}${[60, 160, 1010, 1110].map((x) => stroke(`M${x}-10C${x + 40} 200 ${x - 40} 460 ${x + 10} 700`, '#2a1014', 12, 0.6)).join('')}<path d="M260-20C180 200 190 500 230 700H980c50-220 40-500-30-720z" fill="#2a1420" stroke="#1a0c14" stroke-width="12"/>${drawGlow('warm', 560, 60, 420, 420, 0.8)}<path d="M430-20h240l150 560H300z" fill="url(#beam)" opacity=".22"/>
${stroke('M300 60c40 160 20 380 50 560M420 20c10 90-10 150 0 220M920 120c-20 120 10 300-20 480', '#4a2a2c', 10, 0.8)}${lit(shape('M800 330c60-20 130-10 140 20 14 70 6 160-6 220-50 20-110 20-140-6-20-70-14-170 6-234z', '#c98a52', BARK, 9))}${stroke('M826 360c-10 60-8 120 0 180M870 350c-8 70-8 140 0 210M910 360c6 60 4 130-4 190', '#8a5a34', 8, 0.8)}${stroke('M800 400c-20-6-20-20-20-30', '#ffe27a', 7, 0.8)}
${lit(`${shape('M220 560c160-30 380-30 560 0 20 10 10 50-20 54-180 20-360 20-530 0-30-6-30-46-10-54z', 'url(#wood)', BARK, 10)}${stroke('M250 574c140-20 280-22 400-16', '#fff', 7, 0.5)}`)}${lit(place(380, 556, 1.0, drawBeetle()))}${lit(place(610, 518, 0.92, caterpillar))}${[
      [520, 200],
      [600, 120],
      [470, 340],
      [680, 260],
    ]
      .map(([x, y]) => dot(x!, y!, 5, '#fff6c8'))
      .join(
        '',
      )}${place(820, 640, 1, `${stroke('M0 0v-20', '#fff0d8', 14)}${shape('M-34-18c0-40 68-40 68 0z', 'url(#red)', '#5c1030', 6)}`)}`,
    BEETLE_PAINTS,
  )
}

function drawOwnLevel(): string {
  const bell = `${shape('M-14-90h28c36 14 36 66 52 96 6 12-2 20-14 20H-52c-12 0-20-8-14-20 16-30 16-82 52-96z', '#ffcb3c', '#7a4008', 8)}${dot(0, 40, 13, '#ffcb3c', '#7a4008')}`
  const walker = `${dot(0, -40, 34, '#2fa8a8', INK, 7)}${dot(24, -60, 20, '#ffe0c0', INK, 6)}${stroke('M-14-10v18h16M14-10v18h16', '#e03a44', 12)}${dot(28, -62, 4, INK)}`
  return illustration(
    `${sky('wood')}${stroke('M-20 60c300 30 900-40 1240 10M-20 640c340-40 860 30 1240-20', '#5c2f16', 7, 0.35)}${lit(`<g transform="translate(90 56) rotate(-2 510 280)">${squaredPaper(1020, 560, 40)}${stroke('M40 400h240v120H40zM600 400h380v120H600z', INK, 9)}<path d="M44 404h232v112H44zM604 404h372v112H604z" fill="#a8dc68" opacity=".7"/>${stroke('M340 320h200v32H340z', INK, 9)}<path d="M344 324h192v24H344z" fill="#e9b272"/>${stroke('M560 200c80-30 130 10 200-10M640 190c10-30 30-40 50-40M700 194c10 20 30 26 40 22', '#71401f', 13)}${dot(680, 148, 18, '#8fd070', INK)}${dot(750, 220, 16, '#8fd070', INK)}${place(880, 336, 0.8, bell)}${stroke('M880 200v60', INK, 7)}${place(120, 390, 1, walker)}
<path d="M170 330c60-100 130-120 200-40M500 290c60-110 160-110 220 60" fill="none" stroke="#ee4f50" stroke-width="8" stroke-dasharray="6 18" stroke-linecap="round"/>${[
      [270, 230],
      [600, 250],
      [660, 262],
    ]
      .map(([x, y]) => dot(x!, y!, 15, '#ee4f50', INK, 5))
      .join('')}${stroke('M300 520q20-30 40 0t40 0 40 0 40 0 40 0 40 0 40 0', '#4a94ea', 8)}</g>`)}
${lit(place(420, 470, 1.2, pencil(420), 14))}`,
    BEETLE_PAINTS,
  )
}

export const BEETLE_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (62).webp', draw: drawMeadow },
  { file: 'articles (63).webp', draw: drawAppleArc },
  { file: 'articles (64).webp', draw: drawLadybird },
  { file: 'articles (65).webp', draw: drawHollow },
  { file: 'articles (66).webp', draw: drawOwnLevel },
]

/** Illustrations of the articles about playing together: sofas, a two-person spaceship, cooks and guests. */
import { HATS } from './cast.ts'
import {
  BARK,
  box,
  dot,
  drawPixels,
  floorShadow,
  INK,
  lit,
  oval,
  illustration,
  room,
  sky,
  placePerson,
} from './kit.ts'
import {
  books,
  framed,
  gamepad,
  lamp,
  mug,
  openBook,
  pane,
  plank,
  plant,
  sofa,
  STAR,
  steam,
} from './props.ts'
import { drawGlow, drawStars, place, shape, stroke, type Scene } from './scene.ts'

function drawSofaQuarrel(): string {
  const night = `${dot(150, 44, 24, '#fff3c8')}${dot(40, 60, 4, '#fff')}${dot(60, 130, 5, '#fff')}${dot(170, 150, 4, '#fff')}`
  return illustration(
    `${room('wall-blue', 540)}${drawGlow('warm', 1010, 260, 460, 400, 0.6)}${pane(90, 60, 210, 190, night)}${plank(420, 150, 240)}${place(440, 150, 0.9, books(7))}${place(1040, 590, 1.05, lamp())}${place(130, 600, 0.95, plant())}
${floorShadow(600, 622, 440)}${lit(place(600, 612, 1.06, sofa(760, '#9a63d8', '#3a1a6c')))}
${placePerson(430, 590, 1.36, 'coral', { gaze: [9, 3], feet: false, hands: [-92, -50, 128, -70], turn: 5 })}${placePerson(790, 592, 1.36, 'teal', { mood: 'shy', gaze: [-9, 4], feet: false, hands: [88, -52], turn: 5 })}
${lit(place(668, 506, 1.05, gamepad(), -8))}${dot(752, 512, 28, 'url(#coat-teal)', '#0b3d4f', 9)}${dot(588, 500, 29, 'url(#coat-coral)', '#6b1030', 9)}${stroke('M584 424l-14-24M612 414v-30M640 424l12-24', '#fff', 8, 0.8)}
${lit(place(300, 650, 0.9, mug()))}`,
  )
}

function drawShip(): string {
  const station = (x: number, y: number, color: string, flip = 1) =>
    `<g transform="translate(${x} ${y}) scale(${flip} 1)">${oval(0, -50, 90, 80, color, 0.22)}${shape('M-46 0v-44l20-16h58v60z', 'url(#device)', '#0e0f36')}${shape('M-38-60h60l14-54h-60z', color, '#0e0f36', 6)}${stroke('M-14-98h26M-18-82h18', '#fff', 5, 0.8)}${dot(-28, -24, 7, color)}${dot(-6, -24, 7, '#ffe27a')}</g>`
  const ladder = (x: number, y: number, h: number) => {
    const rungs = Array.from({ length: Math.floor(h / 28) }, (_, i) => `M-20 ${-14 - i * 28}h40`).join('')
    return place(
      x,
      y,
      1,
      stroke(`M-22 6v${-h}M22 6v${-h}${rungs}`, '#7a4008', 14) +
        stroke(`M-22 6v${-h}M22 6v${-h}${rungs}`, '#ffd36b', 7),
    )
  }
  return illustration(
    `${sky('space')}${drawStars(120, 91)}${dot(1060, 140, 92, 'url(#pink)')}${stroke('M930 176c90 20 220-20 270-80', '#ffe2a0', 12, 0.7)}${dot(120, 560, 52, 'url(#teal)')}${drawGlow('fire', 600, 690, 260, 120)}
${lit(`${shape('M360 470 230 640l190-50zM840 470l130 170-190-50z', 'url(#red)', '#5c1030', 10)}${dot(600, 336, 306, 'url(#metal)', '#1d2456', 12)}${stroke('M352 230c40-90 120-144 210-160', '#fff', 15, 0.8)}`)}
${dot(600, 336, 262, '#2a3480', '#1d2456', 10)}<clipPath id="hull">${dot(600, 336, 257, '#fff')}</clipPath><g clip-path="url(#hull)"><path d="M330 80h540v180H330z" fill="#33408f"/><path d="M330 430h540v180H330z" fill="#232c70"/>${drawGlow('warm', 600, 330, 300, 260, 0.3)}${dot(500, 150, 30, '#0f1648', '#8fa0d4', 9)}${dot(700, 150, 30, '#0f1648', '#8fa0d4', 9)}${box(330, 248, 540, 20, 4, '#8fa0d4', '#1d2456', 6)}${box(330, 422, 540, 20, 4, '#8fa0d4', '#1d2456', 6)}${ladder(600, 424, 156)}${ladder(520, 590, 150)}${ladder(600, 250, 120)}
${station(460, 248, '#ff8fb8')}${station(740, 248, '#7ff4ff', -1)}${station(400, 422, '#b6f07a')}${station(690, 560, '#ffd34a', -1)}<path d="M330 560h540v60H330z" fill="#8fa0d4"/></g>
${placePerson(700, 424, 0.56, 'coral', { gaze: [8, 0], hands: [104, -120, -96, -80], turn: 14 })}${placePerson(590, 560, 0.56, 'teal', { mood: 'awe', gaze: [9, -2], hands: [100, -100, -96, -120], turn: 14 })}${stroke('M630 380h-30M634 400h-40M530 520h-26M526 540h-36', '#fff', 6, 0.6)}`,
  )
}

function drawSharedKeys(): string {
  const keys = Array.from({ length: 4 }, (_, row) => {
    const y = 466 + row * 29
    const half = 226 + row * 16
    const w = (half * 2) / 12
    return Array.from({ length: 12 }, (__, i) =>
      box(
        600 - half + i * w + 4,
        y,
        w - 8,
        21,
        5,
        row === 2 && i > 8 ? '#ffd34a' : i < 3 && row < 3 ? '#ff9a8a' : '#e8ecff',
      ),
    ).join('')
  }).join('')
  const note = `${shape('M-70-90H70V90H-70z', '#ffe27a', '#7a4008', 7)}${place(0, 0, 0.5, shape(STAR, '#f2604f', '#6b1030'))}`
  return illustration(
    `${room('wall-rose', 430)}${drawGlow('cyan', 600, 430, 480, 330, 0.5)}${plank(90, 190, 260)}${place(110, 190, 1, books(7, 2))}${lit(place(1010, 170, 1, note, 5))}${place(1080, 440, 0.9, plant())}
${placePerson(400, 526, 1.6, 'coral', { gaze: [6, 10], feet: false })}${placePerson(800, 526, 1.6, 'teal', { mood: 'glad', gaze: [-6, 10], feet: false })}
${shape('M60 450h1080l90 240H-30z', 'url(#wood)', BARK, 10)}${stroke('M80 462h760', '#fff', 8, 0.4)}
${lit(shape('M356 448h488l60 156H296z', 'url(#metal)', '#262f66', 10))}${keys}${shape('M296 596h608l26 74H270z', 'url(#device)', '#0e0f36', 10)}${stroke('M312 612h230', '#fff', 7, 0.5)}${place(600, 634, 0.2, shape(STAR, '#7ff4ff'))}
${stroke('M330 430C330 400 380 440 390 480M420 424c20 0 30 30 36 54', '#6b1030', 48)}${stroke('M330 430C330 400 380 440 390 480M420 424c20 0 30 30 36 54', '#d8405a', 32)}${dot(392, 490, 32, 'url(#coat-coral)', '#6b1030', 8)}${dot(460, 492, 32, 'url(#coat-coral)', '#6b1030', 8)}${stroke('M860 430c20 20 0 60-20 90', '#0b3d4f', 48)}${stroke('M860 430c20 20 0 60-20 90', '#1d8a84', 32)}${dot(832, 526, 32, 'url(#coat-teal)', '#0b3d4f', 8)}${stroke('M750 434c-6 14-6 20-4 34', '#0b3d4f', 48)}${stroke('M750 434c-6 14-6 20-4 34', '#1d8a84', 32)}${dot(748, 476, 32, 'url(#coat-teal)', '#0b3d4f', 8)}`,
  )
}

function drawGuessing(): string {
  const legs = Array.from(
    { length: 9 },
    (_, i) => `M${-104 + i * 26} ${30 + (i % 2) * 6}q${i % 2 ? 12 : -12} 34 ${(i % 3) * 8 - 8} 62`,
  ).join('')
  const beast = `${stroke('M-120 10c-14-70 90-86 130-56 70-26 130 10 116 56-30 40-200 44-246 0z', '#c93f6a', 11)}${stroke(legs, '#c93f6a', 9)}${stroke('M120-10c40-10 40-60 12-74', '#c93f6a', 10)}${dot(-86, -16, 15, '#fff', '#c93f6a', 7)}${dot(-48, -26, 21, '#fff', '#c93f6a', 7)}${dot(-84, -14, 5, INK)}${dot(-46, -22, 7, INK)}${stroke('M-94 20q30 16 54-6', '#c93f6a', 7)}`
  const paper = `${shape('M-190-140 180-150 194 140-180 150z', 'url(#paper)', '#8a6a48', 9)}${beast}`
  const bubble = (x: number, y: number, inside: string) =>
    place(
      x,
      y,
      1,
      `${oval(0, 0, 78, 56, '#fff', 0.95)}${dot(-10, 68, 13, '#fff')}${dot(-2, 92, 8, '#fff')}${inside}`,
    )
  const comb = stroke('M-40-18h80M-36-18v36M-18-18v36M0-18v36M18-18v36M36-18v36', '#8a4fd0', 10)
  const brush = stroke('M-44 20 6-14', '#b06c36', 14) + shape('M0-26l14 24 34-22-18-26z', '#4a94ea', INK, 5)
  const sunny =
    dot(0, 0, 18, '#ffb53c') +
    stroke('M0-38v10M0 28v10M-38 0h10M28 0h10M-27-27l7 7M20 20l7 7M27-27l-7 7M-20 20l-7 7', '#ffb53c', 8)
  const flags = Array.from({ length: 11 }, (_, i) =>
    place(
      60 + i * 108,
      40 + 34 * Math.sin((i / 10) * Math.PI),
      1,
      shape('M-30 0h60L0 58z', ['#ffd84a', '#6fe0d0', '#ff8fb8', '#c4a8ff'][i % 4]!, '#3d1450', 5),
    ),
  ).join('')
  return illustration(
    `${room('wall-teal', 550)}${drawGlow('warm', 520, 330, 600, 380, 0.45)}${stroke('M0 34q600 90 1200 0', '#fff', 5, 0.7)}${flags}
${placePerson(226, 640, 1.62, 'gold', { gaze: [8, 3], hat: HATS.cook, hands: [96, -126, -90, -60] })}${lit(place(510, 350, 1, paper, -4))}${dot(336, 410, 33, 'url(#coat-gold)', '#7a4008', 9)}
${placePerson(772, 630, 1.12, 'violet', { mood: 'awe', gaze: [-9, -3], hat: HATS.party, hands: [-92, -120] })}${placePerson(930, 642, 1.2, 'coral', { mood: 'set', gaze: [-9, -3], hat: HATS.party })}${placePerson(1084, 628, 1.04, 'lime', { gaze: [-9, -2], hat: HATS.party, hands: [-88, -140] })}
${bubble(772, 180, comb)}${bubble(930, 196, brush)}${bubble(1092, 210, sunny)}`,
  )
}

const ONION = `${shape('M0-62c8 22 60 26 60 74 0 32-28 50-60 50S-60 44-60 12c0-48 52-52 60-74z', 'url(#pink)', '#7d1450', 8)}${stroke('M-2-40c-24 30-28 70-10 100M4-40c24 30 26 70 8 100', '#fff', 6, 0.6)}${stroke('M0-62c-2-14 2-24 8-30M0-62c-6-10-14-16-20-18', '#4a8427', 9)}`

function drawSplitKitchen(): string {
  const tiles = Array.from({ length: 13 }, (_, i) => `M${i * 96 + 24} 60v330`).join('')
  const counter = (x: number, w: number) =>
    `${box(x + 14, 470, w - 28, 240, 6, 'url(#violet)', '#2d1768', 9)}${stroke(`M${x + w / 2} 500v170M${x + w / 2 - 30} 560v36M${x + w / 2 + 30} 560v36`, '#2d1768', 9, 0.7)}${box(x, 446, w, 44, 12, 'url(#wood)', BARK, 9)}${stroke(`M${x + 20} 460h${w * 0.6}`, '#fff', 7, 0.5)}`
  const pot = `${shape('M-90-96H90L78-14C76 0 66 6 54 6H-54C-66 6-76 0-78-14z', 'url(#blue)', '#173a80', 8)}<ellipse cy="-96" rx="92" ry="20" fill="#ffae4a" stroke="#173a80" stroke-width="8"/>${stroke('M-70-74l8 52', '#fff', 9, 0.6)}`
  const board = `${box(-100, -20, 200, 24, 10, '#f2cf9a', BARK, 7)}${[-56, -18, 22].map((x) => dot(x, -26, 14, '#ff8f3c', '#8a3d08', 5)).join('')}`
  return illustration(
    `${sky('wall-teal')}<path d="${tiles}M0 120h1200M0 210h1200M0 300h1200M0 390h1200" stroke="#fff" stroke-width="5" opacity=".16"/>${drawGlow('warm', 620, 300, 560, 320, 0.6)}${plank(70, 120, 220)}${place(90, 120, 1, books(6, 1))}${plank(930, 120, 210)}${place(990, 116, 0.62, mug('url(#yellow)', '#7a4008'))}${place(1080, 116, 0.62, mug('url(#blue)', '#173a80'))}
${placePerson(190, 530, 1.3, 'gold', { gaze: [8, 2], feet: false, hat: HATS.cook, hands: [98, -96] })}${placePerson(440, 530, 1.4, 'coral', { gaze: [9, 0], feet: false, hat: HATS.cook, hands: [124, -112, -92, -88], turn: 6 })}${placePerson(890, 530, 1.4, 'lime', { mood: 'awe', gaze: [-9, 0], feet: false, hat: HATS.cook, hands: [-128, -112, 96, -96], turn: -6 })}
<path d="M556 520h138v170H556z" fill="#1a0c34"/>${drawGlow('fire', 625, 680, 120, 110)}${lit(counter(-30, 600))}${lit(counter(690, 540))}
${lit(place(300, 450, 0.9, board))}${lit(place(1050, 448, 1, pot))}${steam(1050, 320)}${lit(place(650, 332, 0.86, ONION, 14))}${stroke('M580 300q30-34 60-34M716 300q-4-22-20-34', '#fff', 8, 0.7)}`,
  )
}

function drawBomb(): string {
  const panel = (x: number, skew: number, fill: string) =>
    `<g transform="translate(${x} 250) skewY(${skew})">${box(0, 0, 92, 350, 10, fill, BARK, 9)}${box(16, 18, 60, 314, 6, 'none', '#fff', 4)}${place(46, 110, 0.26, shape(STAR, '#ffe27a'))}${place(46, 230, 0.26, shape(STAR, '#ffe27a'))}</g>`
  const device = `${box(-130, -110, 260, 130, 18, 'url(#device)', '#0e0f36', 10)}${stroke('M-110-92h120', '#fff', 7, 0.5)}${box(-106, -72, 92, 46, 8, '#2a0f1c', '#0e0f36', 5)}${stroke('M-92-50h20M-60-50h8M-44-50h18', '#ff5a5a', 12)}${['#ff5a6a', '#ffd34a', '#7ff07a', '#6fc8ff'].map((c, i) => dot(24 + (i % 2) * 46, -74 + Math.floor(i / 2) * 44, 15, c, '#0e0f36', 6)).join('')}${stroke('M-90-110c-10-60 60-70 60-4M-20-110c10-70 80-60 60-2M70-110c30-50 60-30 40 4', '#0e0f36', 15)}${stroke('M-90-110c-10-60 60-70 60-4', '#ff5a6a', 8)}${stroke('M-20-110c10-70 80-60 60-2', '#ffd34a', 8)}${stroke('M70-110c30-50 60-30 40 4', '#6fc8ff', 8)}`
  const mark = drawPixels(['a.a', '.a.', 'aaa'], { a: '#c93f6a' }, 20)
  return illustration(
    `${room('wall-warm', 520)}${drawGlow('rose', 250, 440, 380, 320, 0.5)}${lit(place(190, 170, 0.8, framed('bomb', 180, 120, `<path d="M-90-60H90V60H-90z" fill="url(#day)"/>${shape('M-90 60l60-80 40 40 30-30 50 70z', '#3f9a6a')}`, 'url(#wood)', BARK)))}${place(456, 540, 0.7, plant())}
${placePerson(240, 610, 1.5, 'violet', { mood: 'awe', gaze: [2, 9], hands: [-96, -66] })}${floorShadow(330, 640, 170)}${lit(place(340, 630, 1, device))}${dot(252, 586, 31, 'url(#coat-violet)', '#2d1768', 9)}
${lit(panel(480, 10, 'url(#red)') + panel(572, -10, 'url(#pink)') + panel(664, 10, 'url(#red)'))}
${placePerson(900, 560, 1.4, 'gold', { mood: 'set', gaze: [4, 9], hat: HATS.party })}${placePerson(1084, 560, 1.34, 'teal', { gaze: [-6, 9], mood: 'awe' })}${lit(place(985, 572, 1, openBook(196, 150), -3))}${place(815, 532, 1, mark, -3)}${place(1015, 540, 1, dot(30, 30, 26, 'none', '#4a94ea', 9), 3)}${dot(782, 600, 28, 'url(#coat-gold)', '#7a4008', 8)}${dot(1186, 590, 28, 'url(#coat-teal)', '#0b3d4f', 8)}`,
  )
}

export const COMPANY_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (10).webp', draw: drawSofaQuarrel },
  { file: 'articles (11).webp', draw: drawShip },
  { file: 'articles (12).webp', draw: drawSharedKeys },
  { file: 'articles (13).webp', draw: drawGuessing },
  { file: 'articles (14).webp', draw: drawSplitKitchen },
  { file: 'articles (15).webp', draw: drawBomb },
]

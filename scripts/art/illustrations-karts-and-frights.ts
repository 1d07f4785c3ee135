/** Illustrations of the articles about mobile racing games and horror games. */
import {
  BARK,
  box,
  dot,
  floorShadow,
  INK,
  lit,
  oval,
  illustration,
  room,
  sky,
  sun,
  placePerson,
} from './kit.ts'
import { books, framed, ghost, lantern, mug, plank, tree } from './props.ts'
import { drawGlow, place, shape, stroke, type Scene } from './scene.ts'

/** A kart from the side, its wheels on 0,0. */
function drawKart(fill: string, line: string, tyre: string): string {
  const wheel = (x: number) => `${dot(x, -44, 46, tyre, line, 9)}${dot(x, -44, 18, '#e8ecff', line, 6)}`
  return `${shape('M-230-60c0-60 40-76 100-80l50-6c20-50 110-50 130-2l80 12c60 10 96 30 100 76 0 14-6 20-20 20h-420c-14 0-20-6-20-20z', fill, line, 10)}${stroke('M-200-80c10-30 40-40 84-42', '#fff', 10, 0.7)}${shape('M-70-146c10-34 80-34 92 0z', '#1c1a3c', line, 6)}${stroke('M40-148l34-44', line, 12)}${shape('M-230-110h-26v-60h70v30h-44z', fill, line, 8)}${dot(196, -84, 15, '#fffbe0', line)}${wheel(-140)}${wheel(150)}`
}

function drawThumbs(): string {
  const thumb = (flip: number) =>
    `<g transform="translate(600 0) scale(${flip} 1)">${stroke('M-430 720C-470 640-450 560-420 500', '#12306e', 170)}${stroke('M-430 720C-470 640-450 560-420 500', '#2f6fc8', 150)}${dot(-404, 492, 104, 'url(#coat-sky)', '#12306e', 10)}${stroke('M-372 474Q-330 448-296 440', '#12306e', 74)}${stroke('M-372 474Q-330 448-296 440', '#66b4f0', 56)}${stroke('M-478 450c8-22 24-36 46-42', '#fff', 12, 0.6)}${stroke('M-300 424h14', '#fff', 8, 0.6)}</g>`
  const track = `<path d="M-380-210h760v420h-760z" fill="url(#day)"/>${sun(-210, -130, 34)}${shape('M-380-10c120-80 240-70 380-20s260 30 380-40v300h-760z', '#6fc07a')}${shape('M-380 60c200-60 560-60 760-6v200h-760z', '#3f9a58')}${shape('M-150 240C-60 120-20 80 20 40 40 14 10 0-30-8h30c60 4 100 26 84 60-20 44 10 110 90 190z', '#4a4886', '#262456', 7)}${stroke('M18 214c-10-60 6-100 26-140M40 40c0-10-6-18-14-24', '#fff', 7, 0.8)}`
  const kart = `${oval(0, 6, 62, 10, '#000', 0.35)}${box(-58, -30, 26, 36, 8, '#1c1a3c')}${box(32, -30, 26, 36, 8, '#1c1a3c')}${dot(0, -52, 30, 'url(#red)', '#6b1030')}${box(-44, -44, 88, 46, 18, 'url(#yellow)', '#7a3a08')}`
  return illustration(
    `${sky('wall-dark')}${drawGlow('cyan', 600, 300, 640, 420, 0.55)}${drawGlow('rose', 1080, 80, 320, 260, 0.5)}
${lit(place(600, 296, 1.06, framed('thumbs', 760, 400, `${track}${place(240, 60, 0.72, tree())}${place(-290, 50, 0.4, tree())}${place(70, 168, 1, kart, -6)}`, 'url(#device)', '#0e0f36')))}${dot(185, 296, 9, '#8fa0f0')}
${lit(thumb(1) + thumb(-1))}`,
  )
}

function drawBend(): string {
  const road = 'M330 760V460C330 260 480 190 700 190H1260'
  const topTree = (x: number, y: number, s: number) =>
    lit(place(x, y, s, `${dot(0, 0, 54, '#3f9a54', '#1d5a3c', 8)}${dot(-14, -14, 26, '#86d068')}`))
  const stack = (x: number, y: number) =>
    [0, 1, 2]
      .map(
        (i) =>
          dot(x + i * 40, y + i * -24, 22, i % 2 ? '#f4f4ff' : '#ee4f50', INK, 8) +
          dot(x + i * 40, y + i * -24, 7, INK),
      )
      .join('')
  const kart = `${[
    [-58, -50],
    [26, -50],
    [-58, 28],
    [26, 28],
  ]
    .map(([x, y]) => box(x!, y!, 40, 24, 8, '#1c1a3c', '#0a0820', 5))
    .join(
      '',
    )}${shape('M-72-22h80c30 0 60 8 72 22-12 14-42 22-72 22h-80z', 'url(#yellow)', '#7a3a08', 8)}${dot(-14, 0, 27, 'url(#coat-sky)', '#12306e', 7)}${stroke('M-36 0h40', '#fff', 8)}${box(-82, -30, 18, 60, 6, '#ee4f50', '#6b1030', 6)}`
  return illustration(
    `<path d="M0 0h1200v675H0z" fill="url(#grass)"/>${Array.from({ length: 7 }, (_, i) => `<path d="M${-100 + i * 220} 700 ${300 + i * 220}-20h90L${-10 + i * 220} 700z" fill="#fff" opacity=".06"/>`).join('')}
${stroke(road, '#fff', 252)}<path d="${road}" fill="none" stroke="#ee4f50" stroke-width="252" stroke-dasharray="46 46"/>${stroke(road, '#262456', 222)}${stroke(road, '#565292', 208)}<path d="M346 760V470C346 280 490 206 700 206H1260" fill="none" stroke="#fff" stroke-width="190" opacity=".05"/>
<path d="M250 720C254 560 330 402 486 318 650 232 900 112 1210 110" fill="none" stroke="#fff6c0" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 34"/>${shape('M1108 96l52 18-48 26z', '#fff6c0')}
${topTree(96, 130, 1.2)}${topTree(200, 60, 0.8)}${topTree(80, 330, 0.9)}${topTree(720, 560, 1.3)}${topTree(860, 480, 0.8)}${topTree(1060, 590, 1.1)}${topTree(590, 620, 0.7)}${lit(stack(150, 250))}
${lit(shape('M900 360h230l20 60H880z', 'url(#blue)', '#173a80', 8) + Array.from({ length: 6 }, (_, i) => dot(920 + i * 38, 384, 15, ['#ffd34a', '#ff8fb8', '#b6f07a'][i % 3]!, INK, 5)).join(''))}
${stroke('M286 560l-6 50M318 574l-12 44', '#fff', 8, 0.6)}${lit(place(302, 500, 1.08, kart, -62))}${dot(486, 334, 16, '#ffe27a', '#7a4008', 6)}`,
  )
}

function drawGarage(): string {
  const spanner = `${stroke('M0 0v90', '#262f66', 24)}${stroke('M0 0v90', '#c8d4f0', 13)}${dot(0, 0, 26, '#c8d4f0', '#262f66', 7)}${dot(0, -8, 11, '#262f66')}`
  const ghostKart = drawKart('#7fd8ff', '#2c6ab8', '#5aa8e8')
  return illustration(
    `${room('wall-dark', 500, 'floor-dark')}${Array.from({ length: 6 }, (_, i) => `<path d="M420 ${60 + i * 70}h720v58H420z" fill="#fff" opacity=".07"/>`).join('')}${drawGlow('warm', 420, 120, 460, 420, 0.7)}${stroke('M420 0v60', INK, 9)}${shape('M350 110c0-70 140-70 140 0z', 'url(#yellow)', '#7a4008', 8)}${oval(420, 112, 50, 13, '#fffbe0')}${plank(60, 170, 250)}${place(80, 170, 0.8, books(3))}${place(250, 166, 0.7, mug('url(#blue)', '#173a80'))}${lit(place(600, 190, 1, spanner, 8) + place(670, 186, 1, spanner, -6))}${[0, 1, 2].map((i) => lit(oval(1090, 560 - i * 54, 74, 36, '#1c1a3c') + oval(1090, 550 - i * 54, 40, 15, '#4a4886'))).join('')}
${drawGlow('cyan', 790, 440, 340, 220, 0.8)}<g opacity=".82">${place(850, 520, 0.98, ghostKart)}${place(836, 388, 0.62, `${dot(0, -20, 70, '#9fe8ff', '#2c6ab8', 9)}${oval(8, -20, 13, 17, '#fff')}${oval(46, -20, 12, 17, '#fff')}${stroke('M10 20q18 12 36 0', '#2c6ab8', 8)}`)}</g>${stroke('M540 430h-60M530 470h-90M540 510h-56', '#bff4ff', 8, 0.7)}
${floorShadow(640, 626, 280)}${lit(place(650, 622, 1.02, drawKart('url(#yellow)', '#7a3a08', '#262456')))}
${placePerson(200, 634, 1.5, 'sky', { gaze: [10, -1], mood: 'awe', hands: [82, -70, -90, -56], hat: `${shape('M-84-150c0-54 36-82 84-82s84 28 84 82c-40-18-128-18-168 0z', 'url(#red)', '#6b1030', 8)}${stroke('M-20-226c-4 22-6 44-6 62M20-226c4 22 6 44 6 62', '#fff', 10, 0.85)}` })}${lit(place(340, 556, 0.78, mug()))}`,
  )
}

const hallDoor = (x: number, y: number, s: number) =>
  place(
    x,
    y,
    s,
    `${box(-76, -300, 152, 304, 8, 'url(#dark-wood)', '#1a0c14', 12)}${box(-50, -274, 100, 110, 6, 'none', '#2a1420', 8)}${box(-50, -140, 100, 110, 6, 'none', '#2a1420', 8)}${dot(52, -146, 10, '#ffd34a', '#6b3a08', 5)}`,
  )

function drawSillyGhost(): string {
  const silly = `${dot(-30, -30, 30, '#fff', '#26224f', 6)}${dot(32, -34, 24, '#fff', '#26224f', 6)}${dot(-16, -28, 11, '#26224f')}${dot(20, -34, 10, '#26224f')}${shape('M-34 14q34 22 70 0-2 30-34 32-32 0-36-32z', '#26224f')}${shape('M-10 32c0 50 36 50 36 4z', '#ff7fa8', '#a82a52', 6)}${stroke('M4 44v18', '#a82a52', 5)}`
  const arm = (d: string, x: number, y: number) =>
    `${stroke(d, '#3f4f9c', 36)}${stroke(d, '#dff2ff', 22)}${dot(x, y, 20, '#f4fbff', '#3f4f9c', 7)}`
  const portrait = (x: number, id: string, fill: string) =>
    lit(
      place(
        x,
        170,
        0.8,
        framed(
          id,
          110,
          140,
          `<path d="M-55-70H55V70H-55z" fill="${fill}"/>${dot(0, -10, 32, '#ffe0c0')}${shape('M-50 70c0-50 100-50 100 0z', INK)}${dot(-11, -14, 5, INK)}${dot(11, -14, 5, INK)}${stroke('M-26 6q26 16 52 0', INK, 7)}`,
          'url(#yellow)',
          '#6b3a08',
        ),
      ),
    )
  return illustration(
    `${room('wall-dark', 540, 'floor-dark')}<path d="M0 330h1200v210H0z" fill="#1a0f3c" opacity=".5"/>${hallDoor(560, 540, 1)}${hallDoor(1110, 540, 1)}${portrait(120, 'aunt', '#7a3a5c')}${portrait(360, 'uncle', '#2c5a6c')}${shape('M-20 600h1240l30 90H-50z', 'url(#red)', '#5c1030', 9)}${stroke('M0 618h1200', '#ffd34a', 6, 0.7)}
<path d="M392 470 720 150Q1060 130 1010 560L760 640z" fill="url(#beam)" opacity=".42"/>${oval(850, 370, 250, 250, '#fff6c8', 0.35)}
${lit(place(850, 390, 1.8, arm('M-60 20c-40-10-60-60-40-94', -98, -82) + arm('M60 20c40-10 64-60 46-94', 106, -84) + ghost(0, silly), -4))}
${placePerson(250, 642, 1.62, 'coral', { gaze: [9, -4], hands: [86, -104, -92, -60] })}${lit(place(392, 470, 1, `${shape('M-40-20h60l36-20v80l-36-20h-60z', 'url(#metal)', '#262f66', 8)}${oval(56, 0, 11, 38, '#fffbe0')}`, -14))}${stroke('M740 170l-24-22M960 170l26-20M1010 250l34-6', '#fff', 8, 0.7)}`,
  )
}

function drawBigChair(): string {
  return illustration(
    `${sky('wall-dark')}<path d="M0 500h1200v180H0z" fill="url(#floor)"/>${stroke('M0 560h1200M0 622h1200M300 500l-60 180M640 500v180M980 500l70 180', '#2a1420', 7, 0.45)}${stroke('M0 503h1200', '#ffd8a0', 6, 0.4)}<path d="M0 0h260L760 675H60z" fill="url(#beam)" opacity=".2"/><path d="M0 430h1200v74H0z" fill="#160c34"/>
${lit(`${shape('M640-20h620v92H616z', 'url(#dark-wood)', '#1a0c14', 12)}${shape('M690 70h96l-16 560h-64z', 'url(#dark-wood)', '#1a0c14', 12)}${shape('M1110 70h90v520h-66z', 'url(#dark-wood)', '#1a0c14', 12)}`)}
${lit(`${shape('M170-20h80l20 240h-86zM476-20h80l-10 240h-86z', 'url(#wood)', BARK, 12)}${shape('M226 40h270v52H230zM232 128h262v46H236z', 'url(#wood)', BARK, 10)}${shape('M196 250h64l-6 300h-46zM494 250h66l-8 300h-44z', 'url(#dark-wood)', '#2a1014', 10)}${shape('M150 210h450c30 0 36 62 4 66H140c-30-4-24-66 10-66z', 'url(#wood)', BARK, 12)}${stroke('M170 228h300', '#fff', 10, 0.5)}${shape('M120 270h84l-10 360h-58zM546 270h86l-16 360h-58z', 'url(#wood)', BARK, 12)}${stroke('M140 300l8 280M566 300l8 280', '#fff', 9, 0.4)}`)}
${shape('M600 276c40 10 60 50 40 100', 'none', '#e8d4f8', 6)}${stroke('M640 380v64', '#e8e0ff', 3, 0.7)}${dot(640, 454, 15, '#2a1846', '#120a26', 5)}${stroke('M626 446l-18-10M626 460l-20 6M654 446l18-10M654 460l20 6', '#120a26', 5)}${dot(635, 451, 4, '#fff')}${dot(646, 451, 4, '#fff')}
${drawGlow('warm', 410, 566, 200, 150, 0.9)}${placePerson(372, 634, 0.62, 'coral', { mood: 'awe', gaze: [5, -10], hands: [96, -110] })}${place(442, 574, 0.8, lantern())}${lit(place(900, 640, 1, `${dot(0, -36, 42, 'url(#yellow)', '#7a4008', 9)}${[-16, 16].map((x) => dot(x, -46, 6, '#7a4008') + dot(x, -22, 6, '#7a4008')).join('')}`))}`,
  )
}

function drawPuppetDesk(): string {
  const corridor = `${shape('M-170-130h340v260h-340z', '#3a2c74')}${shape('M-170-130-46-40v80l-124 90z', '#5a48a4', INK, 5)}${shape('M170-130 46-40v80l124 90z', '#4a3a94', INK, 5)}${shape('M-170 130-46 40h92l124 90z', '#c93f6a', INK, 5)}${shape('M-46-40h92v80h-92z', '#ffe9a0', INK, 5)}${[-150, -112, -76].map((x, i) => shape(`M${x} ${102 - i * 24}v${-150 + i * 40}l24 12v${124 - i * 36}z`, ['#ff9a6a', '#7fd8ff', '#ffe27a'][i]!, INK, 5)).join('')}${[150, 112, 76].map((x, i) => shape(`M${x} ${102 - i * 24}v${-150 + i * 40}l-24 12v${124 - i * 36}z`, ['#b6f07a', '#ff8fb8', '#c4a8ff'][i]!, INK, 5)).join('')}${dot(0, -6, 9, INK)}`
  const strings = stroke('M850 94 868 320M950 90v150M1050 82l-14 240', '#fff', 4, 0.85)
  return illustration(
    `${room('wall-rose', 520)}${drawGlow('warm', 470, 260, 520, 420, 0.75)}${plank(60, 150, 230)}${place(80, 150, 0.9, books(6, 3))}
${stroke('M950-10v96', BARK, 8)}${lit(stroke('M836 96 1064 80M950 50v70', BARK, 26) + stroke('M836 96 1064 80M950 50v70', '#d9a060', 13))}${strings}
${lit(place(950, 374, 1.34, ghost(-6), 3) + shape('M900 300l40-8-6 36-34 6zM986 420l34-6 4 36-34 2z', '#ffd34a', '#8a5a10', 5))}
${placePerson(220, 620, 1.7, 'coral', { gaze: [9, 1], feet: false, hands: [-92, -70] })}
${shape('M-20 560h780c20 0 24 20 24 40v90H-20z', 'url(#wood)', BARK, 10)}${stroke('M0 578h560', '#fff', 8, 0.5)}
${lit(place(524, 408, 0.98, `${box(-192, -152, 384, 304, 10, 'url(#paper)', '#8a6a48', 9)}${corridor}`, -5))}${stroke('M312 462c30 20 50 10 64-8', '#6b1030', 54)}${stroke('M312 462c30 20 50 10 64-8', '#c9304f', 38)}${lit(place(414, 428, 0.6, pencilUp()))}${dot(376, 452, 34, 'url(#coat-coral)', '#6b1030', 9)}
${lit(`${stroke('M736 556V420l-70-110', '#262f66', 20)}${stroke('M736 556V420l-70-110', '#8fa0d4', 9)}${shape('M600 300l76-62 60 76-24 18c-30-34-70-50-112-32z', 'url(#teal)', '#0b3d4f', 9)}${box(690, 544, 92, 26, 10, 'url(#metal)', '#262f66', 8)}`)}${drawGlow('warm', 640, 330, 130, 110, 0.9)}`,
  )
}

const pencilUp = () =>
  `${stroke('M-50 60 20-20', INK, 30)}${stroke('M-50 60 20-20', '#ffcb3c', 18)}${shape('M34-36 8-24l16 14z', '#ffe6c4', INK, 5)}`

export const KART_AND_FRIGHT_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (16).webp', draw: drawThumbs },
  { file: 'articles (17).webp', draw: drawBend },
  { file: 'articles (18).webp', draw: drawGarage },
  { file: 'articles (19).webp', draw: drawSillyGhost },
  { file: 'articles (20).webp', draw: drawBigChair },
  { file: 'articles (21).webp', draw: drawPuppetDesk },
]

/** Illustrations of the team in helmets and of the shop with the expensive box. */
import { HATS } from './cast.ts'
import { BARK, box, dot, INK, lit, oval, illustration, room, sky, placePerson } from './kit.ts'
import { framed, openBook, pane, pencil, plank, plant, STAR, table } from './props.ts'
import { drawGlow, drawStars, place, shape, stroke, type Scene } from './scene.ts'

const helmet = (fill: string) => HATS.helmet(fill, INK)

function drawBench(): string {
  const lamps = (x: number, color: string, on: number) =>
    [0, 1, 2].map((i) => dot(x + i * 60, 130, 22, i < on ? color : '#2a2f6c', '#0e0f36')).join('')
  const pegs = [130, 240, 960]
    .map(
      (x) => dot(x, 270, 10, '#e8ecff', '#262f66') + stroke(`M${x} 276q-30 40 0 70 30-30 0-70`, '#ffd34a', 9),
    )
    .join('')
  return illustration(
    `${room('wall-blue', 520)}${lit(`${box(330, 50, 540, 160, 24, 'url(#device)', '#0e0f36', 11)}${stroke('M356 70h180', '#fff', 6, 0.5)}${lamps(390, '#ff8a7a', 3)}${lamps(690, '#7ff4ff', 2)}${place(600, 130, 0.3, shape(STAR, '#ffd34a', '#7a4008'))}`)}${drawGlow('warm', 600, 130, 340, 200, 0.5)}${pegs}
${lit(box(1000, 190, 210, 350, 8, 'url(#dark-wood)', '#2a1014', 11))}${box(1016, 206, 190, 330, 4, '#ffe9b0')}${placePerson(1110, 546, 1.06, 'violet', { mood: 'shy', gaze: [-9, 0], hat: `${shape('M-70-150-54-262h108l16 112z', 'url(#metal)', '#262f66', 8)}${stroke('M-70-156h140', '#262f66', 15)}` })}${lit(shape('M1140 196h70v350h-70z', 'url(#wood)', BARK, 9))}
${lit(`${box(70, 506, 880, 34, 12, 'url(#wood)', BARK, 9)}${box(130, 540, 34, 100, 6, 'url(#wood)', BARK)}${box(850, 540, 34, 100, 6, 'url(#wood)', BARK)}`)}
${[
  ['violet', '#ffd84a', 'set', 0.9],
  ['teal', '#ff8f7a', 'glad', 1.04],
  ['coral', '#f4f6ff', 'awe', 1.1],
  ['gold', '#8fc8ff', 'glad', 0.98],
  ['lime', '#dcb0ff', 'shy', 0.9],
]
  .map(([coat, fill, mood, s], i) =>
    placePerson(150 + i * 178, 536, +s!, coat as 'gold', {
      mood: mood as 'glad',
      gaze: [i > 2 ? -5 : 5, -9],
      hat: helmet(String(fill)),
    }),
  )
  .join('')}`,
  )
}

function drawFiveDots(): string {
  const arrow = (d: string, head: string) => stroke(d, '#4a5ab8', 11) + stroke(head, '#4a5ab8', 11)
  const magnet = (x: number, y: number, fill: string) =>
    lit(dot(x, y, 40, fill, INK, 9) + dot(x - 12, y - 14, 9, '#fff'))
  return illustration(
    `${room('wall-teal', 600)}${lit(`${box(150, 40, 900, 500, 24, 'url(#metal)', '#262f66', 11)}${box(182, 72, 836, 436, 10, '#fbfdff', '#8fa0d4', 6)}${box(420, 528, 360, 26, 8, 'url(#metal)', '#262f66', 7)}`)}
${stroke('M200 290h800M600 90v400M220 200h90v180h-90M980 200h-90v180h90', '#b8d8f0', 6)}${dot(600, 290, 70, 'none', '#b8d8f0', 6)}
${arrow('M330 290 470 240', 'M446 228l28 10-14 26')}${arrow('M330 300 470 360', 'M440 364l34-2-20-26')}${arrow('M540 220 800 276', 'M774 254l30 22-34 14')}${arrow('M540 376 640 436', 'M606 436l38 2-18-32')}${arrow('M730 430 820 320', 'M790 332l32-14 2 36')}
${magnet(290, 290, 'url(#blue)')}${magnet(500, 210, 'url(#yellow)')}${magnet(500, 370, 'url(#violet)')}${magnet(690, 446, 'url(#teal)')}${magnet(850, 290, 'url(#red)')}${lit(box(470, 514, 90, 20, 8, 'url(#red)', '#5c1030', 6) + box(600, 512, 90, 22, 8, INK))}
${placePerson(110, 664, 0.94, 'coral', { gaze: [9, -9], hat: helmet('#f4f6ff'), hands: [94, -160] })}${placePerson(1090, 664, 0.94, 'gold', { mood: 'awe', gaze: [-9, -9], hat: helmet('#8fc8ff') })}`,
  )
}

function drawDuckling(): string {
  return illustration(
    `${sky('wall-blue')}${Array.from({ length: 20 }, (_, i) => dot(30 + i * 62, 300 + (i % 3) * 16, 40, ['#3a5aa8', '#45469c', '#2f6aa4'][i % 3]!)).join('')}<path d="M-10 340h1220v40H-10z" fill="#f4f6ff" stroke="#262f66" stroke-width="8"/><path d="M-10 380h1220v310H-10z" fill="url(#grass)"/>${[0, 2, 4, 6].map((i) => `<path d="M${i * 170} 690 ${140 + i * 150} 380h140L${170 + i * 170} 690z" fill="#fff" opacity=".1"/>`).join('')}${[200, 600, 1000].map((x) => box(x - 70, 60, 140, 60, 16, 'url(#device)', '#0e0f36') + [0, 1, 2].map((i) => dot(x - 40 + i * 40, 90, 15, '#fffbe0')).join('') + drawGlow('white-light', x, 90, 190, 170, 0.5)).join('')}
${stroke('M90 640c120-30 240-20 340-40', '#fff6c0', 10, 0.7)}${placePerson(760, 640, 1.66, 'coral', { gaze: [8, -2], hat: helmet('#f4f6ff'), hands: [100, -120, -92, -60], turn: 5 })}${placePerson(450, 646, 0.86, 'lime', { mood: 'glad', gaze: [9, -7], hands: [88, -90, -88, -90], turn: 8, hat: `<g transform="translate(0 34) scale(1.3)">${helmet('#ffd84a')}</g>` })}
${[
  [330, 650],
  [290, 634],
  [240, 652],
  [200, 636],
]
  .map(([x, y]) => oval(x!, y!, 17, 7, '#1d5a3c', 0.5))
  .join(
    '',
  )}${stroke('M930 520h40M936 560h60M350 590h-40', '#fff', 8, 0.7)}${lit(dot(1080, 600, 56, 'url(#white)', '#48568f', 9) + shape('M1080 568l28 20-10 34h-36l-10-34z', INK))}`,
  )
}

function drawBubbles(): string {
  const bubble = (x: number, y: number, inside: string) =>
    lit(
      place(
        x,
        y,
        1,
        shape(
          'M-110-100h220c24 0 36 12 36 34v110c0 22-12 34-36 34H20L-30 128l4-50h-84c-24 0-36-12-36-34V-66c0-22 12-34 36-34z',
          '#fffdf6',
          INK,
          9,
        ) + inside,
      ),
    )
  return illustration(
    `${sky('dusk')}${drawStars(40, 66, 200)}${drawGlow('warm', 600, 480, 620, 300, 0.7)}<path d="M-10 560h1220v130H-10z" fill="url(#grass)"/>${stroke('M0 563h1200', '#e4ffb0', 7, 0.6)}
${bubble(230, 190, shape('M-80-36H10v-40L90-6 10 62V24H-80z', '#ee4f50', '#6b1030', 8))}${bubble(610, 160, `${dot(0, -10, 66, '#eafaff', '#173a80', 10)}${stroke('M0-10v-42M0-10l30 20', '#173a80', 11)}${[0, 90, 180, 270].map((a) => place(0, -10, 1, stroke('M0-54v8', '#4a94ea', 8), a)).join('')}`)}${bubble(980, 190, shape('M0 56C-90-10-80-84-34-84-14-84 0-66 0-52 0-66 14-84 34-84 80-84 90-10 0 56z', '#ff6fa4', '#7d1450', 9) + stroke('M-50-40c2-14 8-20 18-24', '#fff', 8, 0.8))}
${placePerson(230, 640, 1.3, 'teal', { gaze: [7, -4], hat: helmet('#ff8f7a'), hands: [98, -130] })}${placePerson(600, 646, 1.36, 'coral', { mood: 'awe', gaze: [0, -6], hat: helmet('#f4f6ff') })}${placePerson(970, 640, 1.3, 'gold', { gaze: [-7, -4], hat: helmet('#8fc8ff'), hands: [-98, -130] })}`,
  )
}

function drawOrange(): string {
  return illustration(
    `${sky('wall-teal')}${drawGlow('warm', 640, 280, 560, 420, 0.8)}${[
      [120, 120],
      [1080, 160],
      [1040, 500],
      [160, 470],
    ]
      .map(([x, y], i) => place(x!, y!, 0.3, shape(STAR, '#fff6c0'), i * 20))
      .join('')}
${stroke('M-40 720C120 640 260 600 420 520', '#6b1030', 210)}${stroke('M-40 720C120 640 260 600 420 520', '#d8405a', 188)}${lit(dot(560, 490, 150, 'url(#coat-coral)', '#6b1030', 12))}
${lit(dot(640, 310, 240, 'url(#ball)', '#8a3d08', 13))}${stroke('M470 190c30-50 70-80 120-94', '#fff', 20, 0.75)}${Array.from({ length: 34 }, (_, i) => dot(640 + Math.cos(i * 2.4) * (60 + i * 4.4), 310 + Math.sin(i * 2.4) * (60 + i * 4.4), 4, '#b3560c')).join('')}${shape('M640 84c-10-34 6-56 40-62-2 30-12 50-40 62z', 'url(#leaf)', '#1d5a3c')}${shape('M642 84c30-20 80-18 104 8-36 14-76 14-104-8z', 'url(#leaf)', '#1d5a3c')}
${stroke('M500 300c40-50 90-60 140-50s110 0 150 60M510 380c60 30 90 20 130 0s90-20 140 10', '#6b2a08', 9)}${stroke('M690 420c20-70 20-100 10-150m-30 34 28-38 32 28', '#a01c3e', 16)}${stroke('M560 356c-30 0-30-26 0-26s30 26 0 26M540 390h44M548 372h28M562 330c-4-20-20-20-22-8M562 330c4-20 20-20 22-8M562 326v-28', '#2450a6', 9)}
${stroke('M436 470Q500 520 540 500', '#6b1030', 84)}${stroke('M436 470Q500 520 536 502', '#ee6a60', 64)}${stroke('M640 600c60 0 110-30 140-66', '#6b1030', 84)}${stroke('M640 600c60 0 110-30 138-64', '#ee6a60', 64)}`,
  )
}

function drawPatron(): string {
  const desert = `${sky('dusk')}${dot(820, 190, 46, '#fff0b8')}${shape('M420 470c120-90 240-40 340-70s160 20 260-20v300H420z', '#e9a45c')}${shape('M420 520c160-40 260 20 400-10s140-10 200-20v200H420z', '#c9783c')}${place(720, 480, 0.82, `${shape('M-54 0c-10-90 0-160 54-190C54-160 74-90 70 0z', 'url(#red)', '#5c1030', 8)}${shape('M40-130c60 0 110-30 150-20-30 20-50 60-120 70z', 'url(#red)', '#5c1030', 7)}${dot(-2, -142, 30, '#3a2030')}${dot(-12, -144, 6, '#ffe98a')}${dot(10, -144, 6, '#ffe98a')}`)}`
  return illustration(
    `${room('wall-rose', 540)}<clipPath id="canvas">${box(470, 130, 400, 320, 4, '#fff')}</clipPath>${drawGlow('warm', 860, 220, 460, 380, 0.9)}${pane(70, 70, 170, 170, dot(120, 50, 20, '#fff3c8'))}
${lit(`${stroke('M560 440 470 650M790 440l80 210M670 90V40', BARK, 24)}${stroke('M560 440 470 650M790 440l80 210M670 90V40', '#d9a060', 11)}${box(456, 116, 428, 348, 8, 'url(#paper)', '#8a6a48', 9)}<g clip-path="url(#canvas)">${desert}</g>${box(440, 460, 460, 26, 8, 'url(#wood)', BARK)}`)}
${placePerson(290, 640, 1.5, 'teal', { gaze: [9, -2], hands: [128, -150, -92, -64], hat: `${shape('M-76-166c-22-58 156-78 158-8-46-12-112-10-158 8z', '#e0566a', '#6b1030')}` })}${lit(stroke('M470 426 590 320', BARK, 17) + stroke('M470 426 580 330', '#d9a060', 8) + shape('M572 320l34-30 6 34-22 16z', '#ee4f50', '#5c1030', 5))}${lit(
      place(
        330,
        560,
        0.8,
        oval(0, 0, 74, 46, '#e9b272') +
          [
            [-40, -6, '#ee4f50'],
            [-10, -22, '#ffcb3c'],
            [26, -14, '#4a94ea'],
            [10, 14, '#3cbca2'],
          ]
            .map(([x, y, c]) => dot(+x!, +y!, 13, String(c)))
            .join(''),
      ),
    )}
${placePerson(1020, 640, 1.6, 'gold', { gaze: [-8, -4], hands: [-118, -190, 92, -60], hat: `${shape('M-60-186v-86H60v86z', '#3a2a6c', INK)}${shape('M-92-192h184v24H-92z', '#3a2a6c', INK)}${stroke('M-58-206H58', '#ee4f50', 15)}${dot(34, -126, 28, 'none', '#fff6c0', 6)}` })}${lit(place(836, 290, 1, `${shape('M-40 20C-40-14 40-14 40 20z', 'url(#yellow)', '#7a4008')}<path d="M0-80c24 26 26 46 14 60-8 8-20 8-28 0-12-14-10-34 14-60z" fill="#ffe27a" stroke="#c95c0c" stroke-width="6"/>`))}${stroke('M1080 470h30M1080 500h44', '#7a4008', 7)}`,
  )
}

function drawHedgehogSketch(): string {
  const hedgehog = `${shape('M-80 30c-20-20-10-40-30-60 24 4 22-20 20-40 22 14 30-4 36-24 14 20 30 4 42-14 8 24 26 12 42 0 0 24 18 24 36 22-8 20 10 30 24 40-20 10-10 40-30 76z', 'none', '#2450a6', 8)}${stroke('M40 30c40 0 60-20 66-36-26-10-40-30-60-30', '#2450a6', 8)}${dot(52, -12, 7, '#2450a6')}${dot(106, -4, 9, '#2450a6')}${stroke('M-60 34v26M-10 34v26M40 34v26', '#2450a6', 8)}`
  return illustration(
    `${room('wall-violet2', 430)}${drawGlow('cyan', 910, 300, 420, 300, 0.8)}${lit(place(900, 270, 1, framed('set', 300, 200, `<path d="M-150-100h300v200h-300z" fill="url(#day)"/><path d="M-150 40h300v70h-300z" fill="#3f9a58"/>${dot(-30, 10, 30, '#ffb53c', INK)}${[20, 60, 100].map((x) => dot(x, -30, 12, '#ffe27a', '#7a4008', 4)).join('')}`, 'url(#dark-wood)', '#2a1014')))}${lit(place(900, 400, 1, table(380, 60)))}
${[
  ['coral', 690, 0.8, 8],
  ['lime', 800, 0.72, 5],
  ['sky', 1010, 0.74, -5],
  ['violet', 1120, 0.8, -8],
]
  .map(([coat, x, s, g]) =>
    placePerson(+x!, 560, +s!, coat as 'coral', { mood: 'glad', gaze: [+g!, -8], hands: [90, -150] }),
  )
  .join('')}
${lit(shape('M-20 500h640l60 200H-20z', 'url(#wood)', BARK, 10))}${stroke('M0 516h420', '#fff', 8, 0.45)}${placePerson(210, 560, 1.36, 'gold', { gaze: [6, 9], feet: false, hat: HATS.woolly, hands: [-92, -36] })}${lit(place(370, 586, 1.06, `${openBook(190, 150, false)}${place(92, 8, 0.74, hedgehog)}${stroke('M-150-30q60-12 120 0M-150 0q60-12 120 0M-150 30q60-12 90 0', '#a88a6a', 6, 0.7)}`, -4))}${lit(place(486, 570, 0.6, pencil(180), -52))}${dot(540, 510, 34, 'url(#coat-gold)', '#7a4008', 9)}${stroke('M290 500C380 440 480 460 530 500', '#7a4008', 48)}${stroke('M290 500C380 440 480 460 530 500', '#e09a2c', 32)}${dot(540, 512, 30, 'url(#coat-gold)', '#7a4008', 8)}`,
    '<linearGradient id="wall-violet2" x2="0" y2="1"><stop stop-color="#2c1c60"/><stop offset="1" stop-color="#7a4a9c"/></linearGradient>',
  )
}

function drawShelf(): string {
  const web = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      stroke(
        'M0 0 90 20M0 0 76 64M0 0 24 96M40 9c4 16-8 34-28 38M66 15c8 30-14 54-50 58',
        '#f4f6ff',
        4,
        0.85,
      ),
    )
  const game = (x: number, w: number, h: number, paint: string, mark: string, dusty: boolean) =>
    lit(
      `${box(x, 390 - h, w, h, 12, `url(#${paint})`, INK, 10)}${box(x + 24, 414 - h, w - 48, h - 90, 8, '#fff6e4', INK, 6)}${place(x + w / 2, 414 - h + (h - 90) / 2, 0.6, mark)}${stroke(`M${x + 16} ${404 - h}h${w * 0.4}`, '#fff', 7, 0.6)}`,
    ) +
    (dusty
      ? web(x + 6, 396 - h) +
        `<g transform="translate(${2 * x + w} 0) scale(-1 1)">${web(x + 4, 396 - h)}</g>` +
        oval(x + w / 2, 392 - h, w / 2 - 8, 7, '#e8ecff', 0.7)
      : '')
  const castle = shape('M-50 60v-90h20v20h16v-20h28v20h16v-20h20v90z', '#9a6cea', INK)
  const fish =
    shape('M50 0l40-36v72zM-80 0C-50-60 30-60 60 0 30 60-50 60-80 0z', '#3cbca2', INK) + dot(-40, -10, 8, INK)
  const rocket =
    shape('M0-80c40 40 40 90 24 130h-48C-40 10-40-40 0-80z', '#ee4f50', INK) +
    dot(0, -14, 15, '#eafaff', INK) +
    shape('M-24 20l-30 40h34zM24 20l30 40H20z', '#ffcb3c', INK)
  return illustration(
    `${room('wall-warm', 560)}${drawGlow('warm', 980, 250, 360, 320, 0.6)}${plank(80, 390, 1040)}${shape('M160 412h30v60zM1040 412h-30v60z', 'url(#dark-wood)', '#2a1014')}${game(130, 190, 240, 'violet', castle, true)}${game(360, 200, 280, 'teal', fish, true)}${game(600, 180, 220, 'red', rocket, true)}${game(830, 200, 260, 'yellow', shape(STAR, '#ff8f3c', '#7a4008'), false)}${place(930, 100, 0.16, shape(STAR, '#fff'))}${place(1060, 160, 0.2, shape(STAR, '#fff'))}
${stroke('M580 390v60', '#e8ecff', 3)}${dot(580, 462, 13, '#3a2a5c')}${stroke('M568 456l-16-8M568 468l-16 6M592 456l16-8M592 468l16 6', '#3a2a5c', 4)}
${placePerson(210, 660, 1.16, 'gold', { mood: 'shy', gaze: [8, -9], hat: HATS.woolly })}${placePerson(400, 662, 0.8, 'teal', { gaze: [9, -3], hands: [98, -100] })}${lit(
      `${box(500, 600, 680, 90, 10, 'url(#wood)', BARK, 10)}${oval(800, 600, 190, 30, '#dfe6ff')}${oval(800, 594, 150, 20, '#f8faff')}${[
        [720, 578],
        [790, 570],
        [866, 578],
        [760, 548],
        [832, 546],
        [796, 520],
      ]
        .map(
          ([x, y]) =>
            oval(x!, y!, 46, 20, '#7a4008') +
            oval(x!, y! - 3, 40, 16, '#e0a050') +
            dot(x! - 14, y! - 6, 5, '#5c2f16') +
            dot(x! + 12, y! - 2, 5, '#5c2f16'),
        )
        .join('')}`,
    )}`,
  )
}

function drawAgreement(): string {
  const pig = `${shape('M-60 60v40h30V70M30 70v30h30V60', 'url(#pink)', '#7d1450', 8)}${shape('M-110 10c0-70 60-100 120-100s110 40 110 100-50 76-110 76S-110 70-110 10z', 'url(#pink)', '#7d1450', 9)}${shape('M-60-76l-16-44 54 26z', 'url(#pink)', '#7d1450')}${oval(-104, 10, 34, 30, '#7d1450')}${oval(-104, 10, 27, 23, '#ffb8d4')}${dot(-112, 8, 5, '#7d1450')}${dot(-94, 8, 5, '#7d1450')}${dot(-56, -24, 9, INK)}${stroke('M0-90h50', '#7d1450', 11)}${stroke('M118 0c30-6 30-40 12-40', '#7d1450', 9)}${stroke('M40-60c20 8 34 20 42 38', '#fff', 9, 0.6)}${dot(24, -126, 30, 'url(#yellow)', '#7a4008')}`
  const calendar = `${box(-90, -100, 180, 200, 14, '#fffdf6', INK, 9)}${shape('M-90-60v-26c0-8 6-14 14-14H76c8 0 14 6 14 14v26z', 'url(#red)', INK, 8)}${Array.from({ length: 12 }, (_, i) => box(-70 + (i % 4) * 38, -40 + Math.floor(i / 4) * 42, 26, 28, 5, i === 9 ? '#ffcb3c' : '#cfe0f8')).join('')}${stroke('M-50-116v30M50-116v30', INK, 11)}`
  return illustration(
    `${room('wall-teal', 470)}${drawGlow('warm', 560, 260, 560, 380, 0.6)}${pane(70, 60, 180, 180, `<path d="M0 0h180v180H0z" fill="url(#day)"/>${dot(130, 44, 20, '#fff6c0')}`)}${lit(place(1010, 210, 1.1, calendar, 3))}
${lit(place(640, 260, 1, `${shape('M-190-220 180-230 190 240-184 230z', 'url(#paper)', '#8a6a48', 9)}${[-130, 10, 150].map((y, i) => box(-150, y - 36, 70, 70, 12, '#fff', INK) + stroke(`M-50 ${y - 10}h${180 - i * 30}M-50 ${y + 18}h${120 + i * 12}`, ['#9a6cea', '#3cbca2', '#ee4f50'][i]!, 13)).join('')}${stroke('M-136 8l20 24 50-70', '#2f9a4a', 18)}`, 2))}
${placePerson(300, 620, 1.6, 'gold', { gaze: [9, -4], feet: false, hat: HATS.woolly, hands: [-92, -60] })}${lit(shape('M-20 560h1240v130H-20z', 'url(#wood)', BARK, 10))}${stroke('M0 576h640', '#fff', 8, 0.45)}${stroke('M388 480C450 470 500 420 530 330', '#7a4008', 58)}${stroke('M388 480C450 470 500 420 530 330', '#e09a2c', 40)}${lit(place(560, 250, 0.66, pencil(200), 54))}${dot(534, 326, 38, 'url(#coat-gold)', '#7a4008', 9)}${lit(place(980, 510, 1, pig))}${lit(place(120, 590, 0.8, plant()))}${[
      [830, 580],
      [860, 590],
      [800, 592],
    ]
      .map(([x, y]) => oval(x!, y!, 26, 9, '#ffcb3c'))
      .join('')}`,
  )
}

export const HELMET_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (67).webp', draw: drawBench },
  { file: 'articles (68).webp', draw: drawFiveDots },
  { file: 'articles (69).webp', draw: drawDuckling },
  { file: 'articles (70).webp', draw: drawBubbles },
  { file: 'articles (71).webp', draw: drawOrange },
  { file: 'articles (72).webp', draw: drawPatron },
  { file: 'articles (73).webp', draw: drawHedgehogSketch },
  { file: 'articles (74).webp', draw: drawShelf },
  { file: 'articles (75).webp', draw: drawAgreement },
]

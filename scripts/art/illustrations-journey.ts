/** Illustrations of a day on the train and of the locks of the puzzle article. */
import { BARK, box, dot, hills, INK, lit, oval, illustration, room, sky, sun, placePerson } from './kit.ts'
import { framed, handheld, pointer, STAR, table } from './props.ts'
import { drawGlow, drawStars, place, shape, stroke, type Scene } from './scene.ts'

function drawPlatform(): string {
  const board = `<path d="M-165-100h330v200h-330z" fill="#2f8a6a"/>${Array.from({ length: 10 }, (_, i) => box(-140 + (i % 5) * 58, -80 + Math.floor(i / 5) * 110, 50, 50, 10, ['#ffd34a', '#ff8fb8', '#7fd8ff'][i % 3]!, INK, 5)).join('')}${dot(-56, -52, 17, '#ee4f50', INK, 5)}${dot(60, 58, 17, '#3cbca2', INK, 5)}${box(-18, -18, 36, 36, 8, '#fff', INK, 5)}${dot(-6, -6, 4, INK)}${dot(6, 6, 4, INK)}`
  return illustration(
    `${sky('dawn')}${sun(1020, 150, 46)}${hills(420, 50, '#8fa4dc', 1)}${lit(`${box(-30, 210, 420, 230, 30, 'url(#red)', '#5c1030', 10)}${[20, 140, 260].map((x) => box(x, 250, 90, 80, 12, '#cfeaff', '#5c1030')).join('')}${stroke('M-20 370h400', '#fff', 10, 0.7)}${[60, 170, 290].map((x) => dot(x, 446, 30, INK) + dot(x, 446, 11, '#a8b2e4')).join('')}`)}<path d="M-10 470h1220v220H-10z" fill="#8a7aa8"/>${stroke('M-10 474h1220', '#ffe27a', 12)}
${lit(`${stroke('M900 470V60', '#262f66', 22)}${shape('M560 70h700v-40H620z', 'url(#blue)', '#173a80', 9)}${dot(900, 170, 62, '#fffdf6', '#262f66', 11)}${stroke('M900 170v-36M900 170l28 18', INK, 9)}`)}${lit(`${box(180, 420, 860, 34, 12, 'url(#wood)', BARK)}${box(160, 540, 900, 34, 12, 'url(#wood)', BARK)}${box(230, 420, 26, 210, 6, INK)}${box(960, 420, 26, 210, 6, INK)}`)}
${placePerson(330, 550, 1.24, 'gold', { gaze: [9, 6], feet: false, hands: [96, -60] })}${placePerson(880, 550, 1.24, 'violet', { mood: 'set', gaze: [-9, 6], feet: false, hands: [-98, -70] })}
${lit(`${box(420, 500, 360, 160, 20, 'url(#dark-wood)', '#2a1014', 10)}${stroke('M490 504v150M710 504v150', '#ffcb3c', 15)}${stroke('M560 500c0-30 80-30 80 0', '#2a1014', 12)}`)}${lit(`<g transform="translate(600 440) scale(.62 .5)">${handheld('platform', board)}</g>`)}`,
  )
}

function drawTunnel(): string {
  const raft = `<path d="M-165-100h330v200h-330z" fill="url(#dusk)"/>${dot(90, -40, 24, '#fff0b8')}<path d="M-165 30q30-14 60 0t60 0 60 0 60 0 60 0 60 0v90h-360z" fill="url(#sea)"/>${lit(`${box(-70, 14, 130, 22, 10, 'url(#wood)', BARK, 6)}${stroke('M-30 14v-90', BARK, 8)}${shape('M-26-74c50 10 60 50 54 70h-54z', '#fff6e4', BARK, 5)}${stroke('M40 14v-26', INK, 8)}${dot(42, -34, 28, 'url(#metal)', INK, 6)}${[0, 90, 180, 270].map((a) => place(42, -34, 1, oval(0, -13, 6, 11, '#ee4f50'), a + 20)).join('')}`)}${stroke('M84-46h30M84-30h40M84-14h26', '#fff', 5, 0.8)}${dot(-56, -4, 16, 'url(#coat-coral)', '#6b1030', 5)}`
  return illustration(
    `${sky('wall-dark')}${lit(box(100, 30, 1000, 420, 60, '#0a0920', '#7a4a38', 26))}<clipPath id="pane">${box(114, 44, 972, 392, 48, '#fff')}</clipPath><g clip-path="url(#pane)">${[0, 1, 2, 3, 4].map((i) => stroke(`M${100 + i * 260} 40c-60 120-60 280 0 400`, '#1f1c48', 40) + box(180 + i * 260, 130, 70, 18, 8, '#ffb347') + drawGlow('fire', 215 + i * 260, 140, 110, 60)).join('')}${stroke('M120 360h960M120 390h960', '#2a2660', 8)}<g opacity=".4">${place(900, 440, 1.1, dot(0, -120, 84, '#f8bd3c') + oval(-24, -130, 17, 21, '#fff') + oval(28, -130, 17, 21, '#fff') + dot(-28, -126, 9, INK) + dot(24, -126, 9, INK) + stroke('M-20-84q20 14 40 0', INK, 7))}</g><path d="M180 40 100 440h150L360 40z" fill="#fff" opacity=".07"/></g>
${lit(shape('M-20 540h1240v150H-20z', 'url(#wood)', BARK, 10))}${stroke('M0 558h900', '#fff', 8, 0.35)}${drawGlow('cyan', 560, 420, 480, 300, 0.8)}${lit(place(560, 420, 1.16, handheld('tunnel', raft, 'violet'), -3))}${dot(210, 480, 56, 'url(#coat-gold)', '#7a4008', 10)}${dot(910, 450, 56, 'url(#coat-gold)', '#7a4008', 10)}`,
  )
}

function drawCello(): string {
  const half = (fill: string, line: string) =>
    `${box(-30, -64, 60, 128, 28, fill, line, 8)}${dot(0, -26, 17, '#fff', line)}${dot(0, 14, 7, line)}${dot(0, 36, 7, line)}`
  const cello = `${stroke('M0-300V-150', BARK, 26)}${stroke('M0-300V-150', '#5c3028', 12)}${shape('M0-170c60 0 80 30 74 70-6 30-24 40-24 62s50 40 50 104C100 130 60 150 0 150S-100 130-100 66c0-64 50-82 50-104s-18-32-24-62c-6-40 14-70 74-70z', 'url(#dark-wood)', '#2a1014', 10)}${stroke('M-8-290V90M8-290V90', '#ffe6c4', 4)}${stroke('M-46-20c-14 20-4 50-16 66M46-20c14 20 4 50 16 66', '#1a0c14', 8)}${box(-30, 60, 60, 14, 4, '#ffcb3c', BARK, 5)}`
  const banana = `${shape('M-40-20c10 60 70 70 100 30 10 30-30 64-74 50-36-12-52-50-40-84z', '#ffd84a', '#7a4a08', 6)}`
  return illustration(
    `${room('wall-blue', 540)}${lit(box(60, 50, 420, 210, 20, '#bfe4ff', BARK, 14))}${shape('M68 250l120-110 90 70 80-60 112 100z', '#6a9ac8')}${drawGlow('cyan', 500, 380, 300, 240, 0.8)}
${placePerson(220, 640, 1.36, 'gold', { gaze: [9, -2], hands: [96, -70], turn: 7 })}${placePerson(760, 640, 1.36, 'coral', { mood: 'awe', gaze: [-9, -2], hands: [-98, -70], turn: -7 })}
${lit(place(490, 560, 1, table(300, 120)))}${lit(`${stroke('M450 548l-20-60M530 548l20-60', INK, 12)}${place(490, 430, 0.8, framed('duel', 240, 150, `<path d="M-120-75h240V75h-240z" fill="url(#day)"/><path d="M-120 30h240v50h-240z" fill="#3f9a58"/>${place(20, -10, 0.8, banana)}${dot(-70, 20, 17, 'url(#coat-gold)', INK, 5)}${dot(86, 24, 17, 'url(#coat-coral)', INK, 5)}`, 'url(#device)', '#0e0f36'))}`)}${lit(place(356, 548, 0.62, half('url(#teal)', '#0b3d4f'), 14) + place(622, 548, 0.62, half('url(#red)', '#5c1030'), -14))}
${placePerson(1000, 610, 1.7, 'violet', { gaze: [-10, 2], mood: 'glad', hat: `${shape('M-66-150c-30-80 30-110 66-110s96 30 66 110c-20-50-112-50-132 0z', '#e8e4f4', '#6a6490', 8)}${dot(0, -268, 30, '#e8e4f4', '#6a6490', 8)}${dot(-28, -128, 27, 'none', '#ffcb3c', 6)}${dot(26, -128, 27, 'none', '#ffcb3c', 6)}` })}${lit(place(1130, 520, 1, cello, 8))}`,
  )
}

function drawBuildDay(): string {
  const level = `<path d="M-165-100h330v200h-330z" fill="url(#dawn)"/><path d="M-165 56h330v50h-330z" fill="#55a850"/>${stroke('M-165 58h330', '#2a1246', 6)}${box(-140, 26, 60, 10, 4, '#b06c36', BARK, 4)}${box(-136, 36, 8, 20, 2, '#b06c36', BARK, 3)}${box(-92, 36, 8, 20, 2, '#b06c36', BARK, 3)}${shape('M-50 56v-40c0-60 100-60 100 0v40z', '#8a7aa8', INK, 6)}${shape('M-26 56v-32c0-36 52-36 52 0v32z', '#1a1440')}${box(70, 10, 70, 38, 8, '#ee4f50', INK, 5)}${box(70, -16, 30, 30, 6, '#ee4f50', INK, 5)}${box(120, -8, 12, 20, 3, INK)}${dot(86, 50, 11, INK)}${dot(126, 50, 11, INK)}${dot(124, -30, 9, '#fff')}${dot(136, -46, 12, '#fff')}${[-130, -98, -66].map((x) => box(x, -84, 26, 26, 4, '#fff', INK, 3)).join('')}${box(-20, -62, 36, 36, 5, '#ffcb3c', INK, 5)}${stroke('M-2-20v24m-10-10 10 12 10-12', '#ee4f50', 6)}`
  return illustration(
    `${sky('dusk')}${drawStars(40, 14, 180)}${hills(360, 60, '#4a2c74', 1)}${hills(440, 30, '#2f2a68', 3)}${lit(shape('M-20 520h1240v170H-20z', 'url(#wood)', BARK, 10))}${drawGlow('cyan', 520, 340, 520, 340, 0.6)}
${lit(place(520, 330, 1.56, handheld('day', level), -2))}${lit(`<g transform="translate(524 300) scale(1.16)">${pointer('gold', '#7a4008', '#e09a2c')}</g>`)}`,
  )
}

function drawCrateWall(): string {
  const tiles = Array.from({ length: 66 }, (_, i) =>
    box(70 + (i % 11) * 96, 140 + Math.floor(i / 11) * 86, 92, 82, 6, i % 2 ? '#8a94c8' : '#97a1d2'),
  ).join('')
  const topCrate = `${box(-46, -46, 92, 92, 8, 'url(#wood)', BARK, 9)}${box(-30, -30, 60, 60, 4, 'none', '#71401f', 6)}${stroke('M-28 28 28-28M-28-28l56 56', '#71401f', 10)}`
  const mark = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      `${box(-38, -34, 76, 68, 14, '#ffe27a', '#7a4008', 6)}${place(0, 0, 0.22, shape(STAR, '#ee4f50'))}`,
    )
  return illustration(
    `${sky('wall-dark')}${lit(box(40, 60, 1120, 600, 16, '#5a64a0', '#1b2456', 12))}${tiles}${lit(`${box(40, 40, 1120, 100, 12, 'url(#red)', '#5c1030', 11)}${Array.from({ length: 12 }, (_, i) => stroke(`M${90 + i * 94} 44v44M${44 + i * 94} 92h94M${50 + i * 94} 94v42`, '#5c1030', 6, 0.6)).join('')}`)}${mark(886, 526)}
${lit(place(500, 190, 1, topCrate))}
${placePerson(700, 500, 0.96, 'sky', { mood: 'set', gaze: [-9, -9], hat: `${shape('M-82-146c0-56 36-82 82-82s82 26 82 82c-30-16-134-16-164 0z', 'url(#yellow)', '#7a4008', 8)}`, hands: [-90, -150, 88, -50] })}${[
      [220, 480],
      [980, 300],
    ]
      .map(([x, y]) =>
        lit(
          oval(x!, y! + 40, 44, 12, '#1b2456') +
            dot(x!, y!, 42, 'url(#teal)', '#0b3d4f', 8) +
            dot(x!, y!, 24, 'none', '#0b3d4f', 5),
        ),
      )
      .join('')}`,
  )
}

function drawTray(): string {
  const cell = 72
  const tray = Array.from({ length: 28 }, (_, i) =>
    box(348 + (i % 7) * cell, 196 + Math.floor(i / 7) * cell, cell, cell, 0, '#f6e2bd', '#cba877', 3),
  ).join('')
  const piece = (x: number, y: number, turn: number, fill: string, cells: number[]) => {
    const squares = cells.map(
      (at) =>
        box((at % 10) * 54, Math.floor(at / 10) * 54, 54, 54, 9, `url(#${fill})`, INK, 6) +
        stroke(`M${(at % 10) * 54 + 12} ${Math.floor(at / 10) * 54 + 14}h18`, '#fff', 5, 0.7),
    )
    return lit(place(x, y, 1, squares.join(''), turn))
  }
  return illustration(
    `${sky('wall-teal')}${shape('M-20-20h1240v720H-20z', 'url(#dark-wood)')}${stroke('M-20 120c300 26 900-30 1240 10M-20 330c340-30 860 20 1240-10M-20 560c340-40 860 30 1240-20', '#2a1014', 7, 0.5)}${drawGlow('warm', 600, 300, 620, 420, 0.5)}
${lit(box(318, 166, 564, 348, 22, 'url(#wood)', BARK, 12))}${tray}${box(348, 196, 504, 288, 0, 'none', BARK, 7)}${stroke('M336 180h220', '#fff', 7, 0.5)}
${piece(60, 60, -12, 'red', [0, 1, 2, 11])}${piece(900, 50, 10, 'yellow', [0, 1, 10, 11])}${piece(70, 300, 6, 'blue', [0, 10, 20, 21])}${piece(940, 260, -8, 'teal', [1, 2, 10, 11])}${piece(140, 560, -4, 'pink', [0, 1, 2, 3])}${piece(560, 556, 5, 'violet', [0, 1, 11, 12])}${piece(960, 470, 14, 'white', [0, 10, 11, 12])}${place(600, 98, 0.26, shape(STAR, '#ffe27a'))}`,
  )
}

function drawWordWall(): string {
  const wall = (x: number, y: number, w: number, h: number) =>
    lit(box(x, y, w, h, 12, 'url(#stone)', '#343a6c', 10)) +
    stroke(`M${x + 16} ${y + 16}h${w * 0.4}`, '#fff', 6, 0.6)
  const sign = (x: number, inside: string, paint: string) =>
    lit(
      place(
        x,
        340,
        1,
        `${box(-66, -66, 132, 132, 18, `url(#${paint})`, INK, 10)}${box(-46, -46, 92, 92, 10, '#fffdf4', INK, 6)}${inside}`,
      ),
    )
  return illustration(
    `<path d="M0 0h1200v675H0z" fill="url(#grass)"/>${Array.from({ length: 30 }, (_, i) => stroke(`M${(i * 211) % 1200} ${(i * 97) % 670}l8-16 8 16`, '#1d5a3c', 5, 0.4)).join('')}<path d="M130 110h720v460H130z" fill="#c9a878"/>${Array.from({ length: 24 }, (_, i) => box(134 + (i % 6) * 120, 114 + Math.floor(i / 6) * 116, 114, 110, 4, (i + Math.floor(i / 6)) % 2 ? '#d9bc8c' : '#cfae7c')).join('')}
${wall(80, 70, 820, 66)}${wall(80, 540, 820, 66)}${wall(80, 110, 66, 460)}${wall(834, 110, 66, 460)}
${sign(300, `${box(-34, -22, 68, 20, 4, '#9098c8', INK, 5)}${box(-34, 4, 30, 20, 4, '#9098c8', INK, 5)}${box(4, 4, 30, 20, 4, '#9098c8', INK, 5)}`, 'red')}${sign(446, stroke('M-26-12h52M-26 12h52', INK, 13), 'yellow')}${sign(592, `${box(-30, -30, 60, 60, 8, '#e8ecff', INK, 6)}${stroke('M-14-14l28 28M14-14l-28 28', '#ee4f50', 10)}`, 'teal')}
${lit(`${oval(1050, 420, 60, 14, '#1d5a3c')}${stroke('M1030 420V190', BARK, 15)}${stroke('M1030 420V190', '#d9a060', 6)}${shape('M1036 196c40-24 70 18 120-2v70c-50 20-80-22-120 2z', 'url(#red)', '#5c1030', 8)}`)}${drawGlow('warm', 1080, 260, 150, 130, 0.6)}${placePerson(714, 490, 0.8, 'violet', { mood: 'set', gaze: [-9, -4], hands: [-96, -110] })}${stroke('M930 340h50m-20-20 22 20-22 20', '#fff6c0', 12, 0.8)}`,
  )
}

function drawFiveLamps(): string {
  const bulb = (x: number) =>
    `${drawGlow('warm', x, 260, 190, 200)}${lit(`${box(x - 56, 350, 112, 60, 12, 'url(#metal)', '#262f66', 9)}${box(x - 38, 326, 76, 34, 8, 'url(#metal)', '#262f66', 7)}${dot(x, 256, 86, 'url(#yellow)', '#7a4008', 10)}`)}${stroke(`M${x - 50} 236c6-24 20-38 40-44`, '#fff', 11, 0.9)}${oval(x - 22, 262, 8, 11, '#7a4008')}${oval(x + 22, 262, 8, 11, '#7a4008')}${stroke(`M${x - 16} 288q16 14 32 0`, '#7a4008', 7)}${dot(x, 470, 34, 'url(#red)', '#5c1030', 9)}${dot(x - 10, 460, 8, '#fff')}`
  return illustration(
    `${sky('wall-dark')}${drawGlow('warm', 320, 260, 420, 320, 0.5)}${lit(box(60, 400, 1080, 150, 30, 'url(#wood)', BARK, 12))}${stroke('M90 420h500', '#fff', 8, 0.4)}${lit(box(30, 548, 1140, 170, 12, 'url(#dark-wood)', '#2a1014', 10))}
${[180, 390, 600, 810, 1020].map(bulb).join('')}${lit(`<g transform="translate(705 530) scale(.82)">${pointer('teal', '#0b3d4f', '#1d8a84')}</g>`)}`,
  )
}

export const JOURNEY_ILLUSTRATIONS: Scene[] = [
  { file: 'articles (76).webp', draw: drawPlatform },
  { file: 'articles (77).webp', draw: drawTunnel },
  { file: 'articles (78).webp', draw: drawCello },
  { file: 'articles (79).webp', draw: drawBuildDay },
  { file: 'articles (80).webp', draw: drawCrateWall },
  { file: 'articles (81).webp', draw: drawTray },
  { file: 'articles (82).webp', draw: drawWordWall },
  { file: 'articles (83).webp', draw: drawFiveLamps },
]

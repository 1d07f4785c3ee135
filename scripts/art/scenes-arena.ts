/** Fast shooters: a little round robot in a neon arena among the stars. */
import {
  drawGlow,
  drawStars,
  frame,
  glowPaint,
  HEIGHT,
  linear,
  place,
  radial,
  stroke,
  WIDTH,
  type Scene,
} from './scene.ts'

interface RobotLook {
  /** Prefix of its paints: `blue` or `orange`. */
  paint: 'blue' | 'orange'
  /** Where it looks, in units from the middle of its visor. */
  gaze: [x: number, y: number]
  hands: [x: number, y: number][]
  mood?: 'glad' | 'set'
}

const DEEP = { blue: '#27418f', orange: '#8a3413' }
const EYE = { blue: '#7ff4ff', orange: '#ffe98a' }

const ROBOT_PAINTS =
  radial('blue-shell', ['#ffffff', '#cfe6ff', '#6f9df0', '#3c5fc4']) +
  radial('orange-shell', ['#fff6e4', '#ffd39a', '#ff9146', '#d3571c']) +
  linear('visor', ['#1c1a55', '#0c0a2b']) +
  glowPaint('blue-glow', '#4de8ff') +
  glowPaint('orange-glow', '#ffb547') +
  glowPaint('pink-glow', '#ff5fc8') +
  glowPaint('white-glow', '#ffffff')

/** Centred on the middle of its body, which is 100 units in radius. */
function drawRobot({ paint, gaze, hands, mood = 'glad' }: RobotLook): string {
  const deep = DEEP[paint]
  const eye = EYE[paint]
  const [gx, gy] = gaze
  const eyes = [-30, 30]
    .map((x) => {
      const at = x + gx
      return `${drawGlow(`${paint}-glow`, at, gy - 10, 34, 38, 0.8)}<ellipse cx="${at}" cy="${gy - 10}" rx="15" ry="20" fill="${eye}"/><circle cx="${at - 4}" cy="${gy - 17}" r="5.5" fill="#fff"/>`
    })
    .join('')
  const mouth = mood === 'glad' ? `M${gx - 13} ${gy + 20}q13 13 26 0` : `M${gx - 11} ${gy + 24}h22`
  const drawnHands = hands
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="27" fill="url(#${paint}-shell)" stroke="${deep}" stroke-width="7"/>${stroke(`M${x - 13} ${y - 6}c2-6 6-10 12-12`, '#fff', 5, 0.8)}`,
    )
    .join('')
  return `${drawGlow(`${paint}-glow`, 0, 142, 96, 44, 0.9)}<path d="M-34 92h68l-16 40h-36z" fill="${deep}"/><ellipse cy="128" rx="20" ry="9" fill="${eye}"/>
${stroke('M8-96c4-18 10-30 22-38', deep, 9)}${drawGlow(`${paint}-glow`, 32, -138, 40)}<circle cx="32" cy="-138" r="14" fill="${eye}" stroke="${deep}" stroke-width="6"/>
<rect x="-118" y="-26" width="30" height="52" rx="13" fill="${deep}"/><rect x="88" y="-26" width="30" height="52" rx="13" fill="${deep}"/>
<circle r="100" fill="url(#${paint}-shell)" stroke="${deep}" stroke-width="8"/>
<path d="M-92 34C-74 84-30 100 0 100s74-16 92-66C62 74 20 82 0 82s-62-8-92-48z" fill="${deep}" opacity=".28"/>
${stroke('M-34 66h68M-16 82h32', deep, 6, 0.55)}
<rect x="-78" y="-60" width="156" height="100" rx="48" fill="url(#visor)" stroke="${deep}" stroke-width="8"/>
<path d="M-62-34c8-12 20-18 38-18" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>
${eyes}${stroke(mouth, eye, 7)}
${stroke('M-84-36C-74-66-48-86-16-91', '#fff', 10, 0.85)}${drawnHands}`
}

/** Back to front: sky, planet, far arches, the lit floor. */
function drawArena(seed: number): string {
  const horizon = 430
  const rays = Array.from({ length: 19 }, (_, i) => `M600 ${horizon}L${-1500 + i * 233} ${HEIGHT + 40}`).join(
    '',
  )
  const rows = [0, 14, 34, 64, 108, 170].map((y) => `M0 ${horizon + 12 + y}H${WIDTH}`).join('')
  const pillar = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)"><path d="M-60-20h150l-34 470H-60z" fill="url(#pillar)"/><path d="M70-20 40 450" stroke="#ff5fc8" stroke-width="9" opacity=".95"/><path d="M70-20 40 450" stroke="#ff5fc8" stroke-width="34" opacity=".22"/><path d="M24-20 6 450" stroke="#4de8ff" stroke-width="5" opacity=".7"/></g>`
  return `<path fill="url(#sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(90, seed, 400)}
<circle cx="930" cy="130" r="92" fill="url(#planet)"/><path d="M812 168c70 30 190-6 246-74" fill="none" stroke="#ffd9f2" stroke-width="11" opacity=".6" stroke-linecap="round"/>
${drawGlow('pink-glow', 600, horizon, 760, 210, 0.75)}
<g fill="none" stroke-linecap="round"><path d="M300 ${horizon}a300 300 0 0 1 600 0" stroke="#2a1670" stroke-width="56"/><path d="M300 ${horizon}a300 300 0 0 1 600 0" stroke="#8a5bff" stroke-width="8"/><path d="M330 ${horizon}a270 270 0 0 1 540 0" stroke="#4de8ff" stroke-width="4" opacity=".6"/></g>
<path fill="url(#floor)" d="M0 ${horizon}h${WIDTH}v${HEIGHT - horizon}H0z"/><path d="${rays}${rows}" stroke="#6fe9ff" stroke-width="3" opacity=".4"/><path d="M0 ${horizon}h${WIDTH}" stroke="#ff9ae0" stroke-width="6"/>
${pillar(0, 1)}${pillar(WIDTH, -1)}`
}

const ARENA_PAINTS =
  linear('sky', ['#0b0730', '#2a1270', '#8a2a92'], [0, 0, 0, 0.68]) +
  linear('floor', ['#5a1f7d', '#1c0d4a', '#0b0630'], [0, 0, 0, 1]) +
  linear('pillar', ['#2c1a7a', '#120a40'], [0, 0, 1, 0.4]) +
  radial('planet', ['#ffd0ee', '#e070c8', '#7a2f9e']) +
  ROBOT_PAINTS

function drawBolt(x: number, y: number, length: number, turn: number, paint: 'pink' | 'orange'): string {
  const color = paint === 'pink' ? '#ff5fc8' : '#ffb547'
  return place(
    x,
    y,
    1,
    `${drawGlow(`${paint}-glow`, 0, 0, length * 0.75, 46, 0.9)}<path d="M${-length * 1.3} 0 0-15V15z" fill="${color}" opacity=".5"/><rect x="${-length / 2}" y="-13" width="${length}" height="26" rx="13" fill="${color}"/><rect x="${-length / 2 + 12}" y="-6" width="${length - 20}" height="12" rx="6" fill="#fff"/>`,
    turn,
  )
}

const robotShadow = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.2}" fill="#05021c" opacity=".55"/>`

function drawRing(x: number, y: number, r: number, turn: number): string {
  const rings = [
    ['#ff5fc8', 30],
    ['#fff', 12],
  ] as const
  const circles = rings.map(
    ([color, width]) =>
      `<ellipse rx="${r * 0.62}" ry="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`,
  )
  return place(
    x,
    y,
    1,
    `${drawGlow('pink-glow', 0, 0, r * 1.7, r * 1.9, 0.75)}<ellipse rx="${r * 0.62}" ry="${r}" fill="#1b0d52" opacity=".7"/>${circles.join('')}<ellipse rx="${r * 0.3}" ry="${r * 0.48}" fill="none" stroke="#4de8ff" stroke-width="10"/><ellipse rx="${r * 0.1}" ry="${r * 0.16}" fill="#ffe98a"/>`,
    turn,
  )
}

function drawOpening(): string {
  return frame(
    ARENA_PAINTS,
    `${drawArena(7)}${drawBolt(250, 210, 150, 12, 'pink')}${drawBolt(985, 330, 140, -160, 'orange')}${drawBolt(900, 560, 110, -168, 'pink')}${robotShadow(600, 600, 170)}
<circle cx="600" cy="345" r="236" fill="#4de8ff" opacity=".1"/><circle cx="600" cy="345" r="236" fill="none" stroke="#8ff4ff" stroke-width="7" opacity=".8"/><path d="M428 200a226 226 0 0 1 130-76" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".8"/>
<g filter="url(#shadow)">${place(
      600,
      350,
      1.62,
      drawRobot({
        paint: 'blue',
        gaze: [6, 2],
        hands: [
          [-128, 48],
          [124, -36],
        ],
      }),
      -5,
    )}</g>`,
  )
}

function drawDodge(): string {
  return frame(
    ARENA_PAINTS,
    `${drawArena(21)}${drawBolt(330, 190, 190, 8, 'pink')}${drawBolt(905, 235, 170, 172, 'orange')}
${robotShadow(560, 612, 150)}<g opacity=".3">${place(716, 384, 1.2, drawRobot({ paint: 'blue', gaze: [0, 0], hands: [] }), 8)}</g><g opacity=".14">${place(820, 396, 1.1, drawRobot({ paint: 'blue', gaze: [0, 0], hands: [] }), 2)}</g>
<g filter="url(#shadow)">${place(
      560,
      378,
      1.5,
      drawRobot({
        paint: 'blue',
        gaze: [-10, 2],
        hands: [
          [-126, 34],
          [112, 70],
        ],
      }),
      24,
    )}</g>
${drawBolt(905, 470, 210, 176, 'pink')}${drawBolt(180, 545, 170, -6, 'orange')}${stroke('M820 300h120M842 350h70M800 560h100', '#fff', 7, 0.35)}`,
  )
}

function drawAim(): string {
  const stars = `${drawStars(150, 33)}<circle cx="180" cy="560" r="150" fill="url(#planet)"/><circle cx="540" cy="90" r="34" fill="#8a5bff"/><circle cx="530" cy="80" r="10" fill="#b79bff"/>`
  const beam = `<path d="M540 414 954 222l34 84z" fill="#4de8ff" opacity=".28"/><path d="M540 414 962 252l14 26z" fill="#d9fbff" opacity=".85"/>${drawGlow('blue-glow', 968, 262, 90)}`
  const trail =
    stroke('M1120 520c-24-70-64-130-104-170', '#ff9ae0', 10, 0.4) +
    stroke('M1090 590c-10-40-24-76-40-108', '#ff9ae0', 6, 0.3)
  return frame(
    ARENA_PAINTS,
    `<path fill="url(#sky)" d="M0 0h${WIDTH}v${HEIGHT * 1.5}H0z"/>${drawGlow('pink-glow', 980, 260, 520, 430, 0.4)}${stars}${trail}${drawRing(970, 260, 122, 12)}${beam}
<path d="M60 640c110-70 440-80 560-10l-60 60H120z" fill="#1b0f52" stroke="#8a5bff" stroke-width="7"/><path d="M70 640c110-66 430-76 540-10" fill="none" stroke="#4de8ff" stroke-width="6"/>${robotShadow(330, 616, 140)}
<g filter="url(#shadow)">${place(
      330,
      396,
      1.42,
      drawRobot({
        paint: 'blue',
        gaze: [16, -6],
        hands: [
          [-118, 56],
          [84, 0],
        ],
        mood: 'set',
      }),
      -8,
    )}${place(452, 356, 1, '<rect x="-66" y="-24" width="84" height="48" rx="18" fill="#ffd84d" stroke="#8a5a06" stroke-width="7"/><rect x="10" y="-32" width="22" height="64" rx="10" fill="#fff3c4" stroke="#8a5a06" stroke-width="6"/>', -22)}</g>`,
  )
}

function drawDuel(): string {
  const platform = `<ellipse cx="600" cy="560" rx="470" ry="96" fill="#0a0528" opacity=".6" filter="url(#soft)"/><path d="M150 500c0 74 200 124 450 124s450-50 450-124v34c0 74-200 128-450 128S150 608 150 534z" fill="#2a1270" stroke="#8a5bff" stroke-width="6"/><ellipse cx="600" cy="500" rx="450" ry="110" fill="url(#floor)" stroke="#ff9ae0" stroke-width="8"/><ellipse cx="600" cy="500" rx="330" ry="76" fill="none" stroke="#4de8ff" stroke-width="5" opacity=".8"/><ellipse cx="600" cy="500" rx="190" ry="42" fill="none" stroke="#ff5fc8" stroke-width="5" opacity=".8"/>`
  const circling = `${stroke('M356 566c70 34 176 48 280 44l-26-24M636 610l-30 20', '#8ff4ff', 9, 0.75)}${stroke('M846 436c-66-26-150-36-232-34l24-20M614 402l26 20', '#ffc27a', 8, 0.7)}`
  return frame(
    ARENA_PAINTS,
    `<path fill="url(#sky)" d="M0 0h${WIDTH}v${HEIGHT * 1.3}H0z"/>${drawStars(140, 55)}<circle cx="1010" cy="120" r="86" fill="url(#planet)"/>${drawGlow('pink-glow', 600, 470, 700, 260, 0.55)}${platform}${circling}
${robotShadow(370, 524, 110)}${robotShadow(830, 500, 104)}<g filter="url(#shadow)">${place(
      830,
      320,
      1.16,
      drawRobot({
        paint: 'orange',
        gaze: [-18, 2],
        hands: [
          [-128, 22],
          [106, 62],
        ],
        mood: 'set',
      }),
      7,
    )}${place(
      366,
      332,
      1.3,
      drawRobot({
        paint: 'blue',
        gaze: [18, 0],
        hands: [
          [-110, 60],
          [130, 20],
        ],
      }),
      -8,
    )}</g>`,
  )
}

export const ARENA_SCENES: Scene[] = [
  { file: 'articles1.webp', draw: drawOpening },
  { file: 'articles (1).webp', draw: drawDodge },
  { file: 'articles (2).webp', draw: drawAim },
  { file: 'articles (3).webp', draw: drawDuel },
]

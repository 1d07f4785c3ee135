/** Title images of games with company: a star carried by two, a soup for four, a team on its bench, a console behind glass. */
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
  linear('dusk', ['#10245c', '#28589a', '#58a7b8', '#ffd7a0'], [0, 0, 0, 0.9]) +
  linear('cliff', ['#7bbf6a', '#3d7d58', '#1d3f52'], [0, 0, 0, 1]) +
  linear('plank', ['#e2a565', '#a5602f', '#6b3a1c']) +
  linear('star', ['#fffbd0', '#ffd84a', '#f09a1c']) +
  linear('wall', ['#5a2a7c', '#a03d7c', '#f08a6a'], [0, 0, 0, 1]) +
  linear('pot', ['#8fb3e8', '#4a68b8', '#26357a']) +
  linear('field', ['#173a78', '#1d5a8a', '#2f9a8a'], [0, 0, 0, 1]) +
  linear('night', ['#120d38', '#2b1d66', '#60357e'], [0, 0, 0, 1]) +
  linear('shell', ['#ffffff', '#dfe4ff', '#8f96d8']) +
  radial('orange', ['#ffe0a0', '#ff9f2e', '#c95c08']) +
  glowPaint('warm', '#ffd36b') +
  glowPaint('rose', '#ff7fb4') +
  glowPaint('ice', '#8fe8ff')

const shadow = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.18}" fill="#06041c" opacity=".4"/>`

const STAR = 'M0-100 30-36 98-30 46 16 62 84 0 48-62 84-46 16-98-30-30-36z'

function drawCarriers(): string {
  const planks = Array.from({ length: 11 }, (_, i) => {
    const x = 290 + i * 62
    const sag = 34 * (1 - ((i - 5) / 5.5) ** 2)
    return place(
      x,
      520 + sag,
      1,
      '<rect x="-26" y="-11" width="52" height="24" rx="7" fill="url(#plank)" stroke="#4a2410" stroke-width="6"/>',
      (5 - i) * -1.6,
    )
  }).join('')
  const ropes = `${stroke('M270 440Q600 560 930 440M270 520Q600 596 930 520', '#4a2410', 9)}${stroke('M270 440Q600 560 930 440', '#e2b87a', 4)}`
  const cliff = (flip: number) =>
    `<g transform="${flip < 0 ? `translate(${WIDTH} 0) scale(-1 1)` : ''}">${shape('M-20 500c90-18 200-22 306-4 22 4 30 18 20 40-30 70-50 90-62 160H-20z', 'url(#cliff)', '#153244', 8)}${stroke('M10 520c90-14 170-14 250-2', '#c8f09a', 11, 0.8)}<path d="M270 520V408" stroke="#4a2410" stroke-width="26" stroke-linecap="round"/><path d="M267 516V414" stroke="#d9995a" stroke-width="12" stroke-linecap="round"/></g>`
  return frame(
    PAINTS,
    `<path fill="url(#dusk)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(60, 41, 260)}
${shape('M0 470l170-150 120 100 170-190 180 190 150-130 210 180 200-130v335H0z', '#2d6a92')}${shape('M0 560l240-120 200 90 240-110 260 110 260-90v235H0z', '#23577c')}
${drawGlow('warm', 600, 250, 420, 330, 0.85)}${cliff(1)}${cliff(-1)}${ropes}${planks}
<g filter="url(#shadow)">${place(
      430,
      548,
      1.16,
      drawPerson({
        coat: 'coral',
        gaze: [7, -6],
        hands: [
          [-92, -62],
          [106, -188],
        ],
      }),
      -3,
    )}${place(
      770,
      548,
      1.16,
      drawPerson({
        coat: 'teal',
        gaze: [-7, -6],
        mood: 'awe',
        hands: [
          [92, -62],
          [-106, -188],
        ],
      }),
      3,
    )}</g>
<g filter="url(#shadow)">${place(600, 250, 1.5, `${shape(STAR, 'url(#star)', '#8a4d08', 8)}${stroke('M-60-22-22-26M-18-34 0-76', '#fff', 10, 0.85)}<g fill="#6b3208"><ellipse cx="-20" cy="2" rx="8" ry="12"/><ellipse cx="20" cy="2" rx="8" ry="12"/></g>${stroke('M-11 26q11 10 22 0', '#6b3208', 7)}`, -6)}</g>
${place(380, 170, 0.22, shape(STAR, '#fff4b0'))}${place(846, 120, 0.3, shape(STAR, '#fff4b0'), 14)}${place(940, 240, 0.16, shape(STAR, '#fff4b0'))}${place(250, 260, 0.14, shape(STAR, '#fff4b0'))}`,
  )
}

function drawKitchen(): string {
  const flags = Array.from({ length: 12 }, (_, i) => {
    const x = 40 + i * 102
    const y = 66 + 44 * Math.sin((i / 11) * Math.PI)
    return place(
      x,
      y,
      1,
      shape('M-30 0h60L0 62z', ['#ffd84a', '#6fe0d0', '#ff8fb8', '#c4a8ff'][i % 4]!, '#3d1450', 5),
      (i - 5.5) * -2,
    )
  }).join('')
  const carrot = `${shape('M-8 0C6-14 60-6 96 8 60 24 10 24-8 14z', '#ff8f3c', '#8a3d08', 6)}${shape('M-8 6c-26-22-44-18-50-10 12 2 16 6 20 10-8 0-16 6-18 14 20 4 34 0 48-14z', '#7bcf5a', '#2b6a24', 6)}`
  const pot = `${drawGlow('warm', 0, -190, 220, 170, 0.7)}${stroke('M-168-70c-46-4-46-60 4-58M168-70c46-4 46-60-4-58', '#1b2660', 26)}${stroke('M-168-70c-46-4-46-60 4-58M168-70c46-4 46-60-4-58', '#6a86cc', 12)}
${shape('M-170-170h340l-18 140c-4 28-20 40-50 40h-204c-30 0-46-12-50-40z', 'url(#pot)', '#1b2660', 9)}${stroke('M-140-140l12 92', '#fff', 14, 0.55)}<ellipse cy="-170" rx="176" ry="44" fill="#c8dcff" stroke="#1b2660" stroke-width="9"/><ellipse cy="-168" rx="150" ry="32" fill="#f58a2e"/><ellipse cx="-30" cy="-174" rx="86" ry="14" fill="#ffc06a" opacity=".8"/>
<g fill="#ffe0a0" stroke="#b3560c" stroke-width="5"><circle cx="-84" cy="-172" r="17"/><circle cx="70" cy="-166" r="21"/><circle cx="6" cy="-180" r="13"/></g>`
  const steam = ['M-70-250c-30-40 30-60 0-104', 'M10-262c-34-46 34-70 0-124', 'M84-250c-30-40 30-60 0-104']
    .map((d) => stroke(d, '#fff', 20, 0.5))
    .join('')
  return frame(
    PAINTS,
    `<path fill="url(#wall)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawGlow('warm', 600, 330, 700, 420, 0.6)}
${stroke(`M0 60Q600 150 ${WIDTH} 60`, '#3d1450', 7)}${flags}
<g filter="url(#shadow)">${place(176, 560, 1.2, drawPerson({ coat: 'gold', gaze: [8, -2], hat: HATS.cook, hands: [[-100, -150]] }), -3)}${place(366, 555, 1.12, drawPerson({ coat: 'violet', gaze: [7, 2], mood: 'awe', hat: HATS.party }), 3)}${place(838, 555, 1.12, drawPerson({ coat: 'lime', gaze: [-7, 2], hat: HATS.cook }), -3)}${place(1026, 560, 1.2, drawPerson({ coat: 'sky', gaze: [-8, -4], mood: 'awe', hat: HATS.cook, hands: [[100, -150]] }), 3)}</g>
<g filter="url(#shadow)">${shape('M-20 520h1240v180H-20z', 'url(#plank)', '#4a2410', 9)}</g>${stroke('M20 540h1160', '#ffe0b0', 9, 0.7)}${stroke('M60 600h330M520 640h260M860 596h300', '#6b3a1c', 6, 0.5)}
<g filter="url(#shadow)">${place(602, 566, 0.98, `${steam}${pot}`)}</g>
${place(34, 372, 0.85, carrot, -64)}${place(1152, 352, 0.72, '<circle r="46" fill="#f6e2ff" stroke="#6b3a7a" stroke-width="7"/><path d="M-26-28C-6-10-6 20-26 34M26-28C6-10 6 20 26 34M0-46v92" fill="none" stroke="#c79ad6" stroke-width="6"/><path d="M-8-46-14-72M6-46l10-24" stroke="#6b3a7a" stroke-width="7" stroke-linecap="round"/>', 18)}
<g filter="url(#shadow)">${place(250, 600, 0.8, '<ellipse rx="96" ry="24" fill="#fff" stroke="#6b3a1c" stroke-width="7"/><ellipse cy="-4" rx="60" ry="12" fill="#ffe6c8"/>')}${place(950, 604, 0.8, '<ellipse rx="96" ry="24" fill="#fff" stroke="#6b3a1c" stroke-width="7"/><ellipse cy="-4" rx="60" ry="12" fill="#ffe6c8"/>')}</g>`,
  )
}

function drawTeam(): string {
  const lamps = [170, 1030]
    .map(
      (x) =>
        `${drawGlow('ice', x, 90, 300, 260, 0.7)}<rect x="${x - 74}" y="46" width="148" height="64" rx="14" fill="#0d2350" stroke="#7fd8ff" stroke-width="6"/>${[-46, 0, 46].map((dx) => `<circle cx="${x + dx}" cy="78" r="17" fill="#f2fdff"/>`).join('')}`,
    )
    .join('')
  const crowd = Array.from(
    { length: 46 },
    (_, i) =>
      `<circle cx="${(i % 23) * 54 + (i > 22 ? 30 : 2)}" cy="${i > 22 ? 318 : 278}" r="24" fill="${['#2a4f92', '#33619e', '#24457f', '#3a6aa8'][i % 4]}"/>`,
  ).join('')
  const players: [number, number, Parameters<typeof drawPerson>[0]][] = [
    [220, 0.98, { coat: 'violet', gaze: [8, 0], mood: 'set', hat: HATS.helmet('#ffd84a', '#6b3a08') }],
    [410, 1.06, { coat: 'teal', gaze: [7, -2], hat: HATS.helmet('#ff8f7a', '#7a1830') }],
    [790, 1.06, { coat: 'gold', gaze: [-7, -2], hat: HATS.helmet('#8fc8ff', '#12306e') }],
    [980, 0.98, { coat: 'lime', gaze: [-8, 0], mood: 'shy', hat: HATS.helmet('#dcb0ff', '#3d1768') }],
  ]
  const flag = `${stroke('M0 10v-420', '#3d1f10', 18)}${stroke('M-3 6v-410', '#e2b87a', 8)}${shape('M4-408c70-40 120 30 210-10-24 60-20 90 6 140-86 40-140-30-216 4z', '#ff5f6b', '#7a1030', 8)}<circle cx="104" cy="-346" r="34" fill="url(#orange)" stroke="#7a1030" stroke-width="6"/>`
  return frame(
    PAINTS,
    `<path fill="url(#field)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${crowd}<path d="M0 340h${WIDTH}v40H0z" fill="#0d2350"/>${stroke(`M0 342h${WIDTH}`, '#7fd8ff', 6, 0.8)}${shape(`M0 376h${WIDTH}v300H0z`, '#2f8f6a')}${[0, 2, 4].map((i) => `<path d="M${i * 240} 376h200l${(i - 2.2) * 40} 300H${i * 240 + (i - 2.5) * 40}z" fill="#3aa578" opacity=".6"/>`).join('')}${lamps}
${players.map(([x, s]) => shadow(x, 566, 100 * s)).join('')}${shadow(600, 606, 140)}<g filter="url(#shadow)">${place(690, 560, 0.92, flag, 4)}${players.map(([x, s, look]) => place(x, 568, s * 1.12, drawPerson(look))).join('')}${place(
      600,
      604,
      1.44,
      drawPerson({
        coat: 'coral',
        hands: [
          [72, -106],
          [-96, -150],
        ],
        hat: HATS.helmet('#f4f6ff', '#39406e'),
      }),
    )}</g>
<g filter="url(#shadow)">${place(300, 616, 1, `${shape('M-74-44h148l-14 76c-2 12-10 16-20 16h-80c-10 0-18-4-20-16z', '#9db4c8', '#2b3d58', 7)}<g stroke="#8a3d08" stroke-width="6"><circle cx="-40" cy="-54" r="27" fill="url(#orange)"/><circle cx="36" cy="-56" r="28" fill="url(#orange)"/><circle cx="-2" cy="-72" r="29" fill="url(#orange)"/></g>${shape('M-82-48h164v20H-82z', '#c8dae8', '#2b3d58', 7)}`)}</g>`,
  )
}

function drawWindow(): string {
  const brick = Array.from(
    { length: 60 },
    (_, i) =>
      `<rect x="${(i % 10) * 128 - (Math.floor(i / 10) % 2) * 64}" y="${Math.floor(i / 10) * 116}" width="120" height="108" rx="8" fill="${i % 3 ? '#3a2468' : '#432a74'}"/>`,
  ).join('')
  const box = `${drawGlow('ice', 0, -60, 250, 210, 0.85)}${shape('M-140-110c0-24 12-36 36-36h208c24 0 36 12 36 36v84c0 24-12 36-36 36h-208c-24 0-36-12-36-36z', 'url(#shell)', '#3b3f86', 9)}${stroke('M-112-118h150', '#fff', 12, 0.9)}<rect x="-104" y="-62" width="130" height="14" rx="7" fill="#3b3f86"/><circle cx="88" cy="-56" r="24" fill="#1b1c4a" stroke="#3b3f86" stroke-width="6"/><circle cx="88" cy="-56" r="11" fill="#7ff4d8"/>`
  const stand = `${shape('M-190 10c0-30 380-30 380 0l-26 54h-328z', '#c9365f', '#5c0f36', 8)}${stroke('M-160 6c80-18 240-18 320 0', '#ff9ab4', 8, 0.8)}<circle cx="-176" cy="16" r="13" fill="#ffd84a"/><circle cx="176" cy="16" r="13" fill="#ffd84a"/>${shape('M-130 64h260v150h-260z', '#6a4cb8', '#2b1768', 8)}`
  return frame(
    PAINTS,
    `<path fill="url(#night)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${brick}
${shape('M360 96h740v470H360z', '#2a1c66', '#1b0f40', 22)}<path d="M378 114h704v434H378z" fill="#45318f"/>${drawGlow('warm', 730, 250, 460, 340, 0.65)}<path d="M640 114h180l120 434H520z" fill="#fff2c0" opacity=".26"/>
<g filter="url(#shadow)">${place(730, 350, 1.08, stand)}${place(730, 352, 1.1, box)}</g>
<path d="M378 114h180L420 548h-42zM620 114h64L546 548h-64z" fill="#fff" opacity=".1"/>
${shape(`M320 40h820l40 96c-30 40-92 40-120 0-28 40-92 40-120 0-28 40-92 40-120 0-28 40-92 40-120 0-28 40-92 40-120 0-28 40-92 40-120 0-28 40-88 40-120 0z`, '#ff6f7d', '#6b1030', 9)}${[0, 1, 2].map((i) => `<path d="M${458 + i * 240} 44h122l-2 92c-28 40-92 40-120 0z" fill="#fff0e0" opacity=".92"/>`).join('')}
<path d="M300 566h860v44H300z" fill="#8a5aa8" stroke="#1b0f40" stroke-width="9"/><path d="M0 606h${WIDTH}v80H0z" fill="#241548"/>${stroke(`M0 608h${WIDTH}`, '#7a5ac0', 6, 0.7)}
${shadow(220, 638, 130)}${shadow(420, 650, 100)}<g filter="url(#shadow)">${place(220, 640, 1.52, drawPerson({ coat: 'gold', mood: 'awe', gaze: [9, -6], hands: [[92, -110]], hat: HATS.woolly }))}${place(
      420,
      652,
      1.06,
      drawPerson({
        coat: 'teal',
        gaze: [-2, -9],
        mood: 'shy',
        hands: [
          [-64, -46],
          [60, -40],
        ],
      }),
    )}</g>`,
  )
}

export const FRIENDS_SCENES: Scene[] = [
  { file: 'articles4.webp', draw: drawCarriers },
  { file: 'articles5.webp', draw: drawKitchen },
  { file: 'articles13.webp', draw: drawTeam },
  { file: 'articles14.webp', draw: drawWindow },
]

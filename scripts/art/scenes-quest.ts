/** Role-playing games: a small hero with a lantern, the night, a castle. */
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

const QUEST_PAINTS =
  linear('night', ['#0d1440', '#27347f', '#5d4ea6', '#d0789c'], [0, 0, 0, 0.8]) +
  radial('moon', ['#fffbe6', '#ffeeb8', '#f7cf7c']) +
  linear('cape', ['#ff7d6b', '#e0364f', '#8f1740']) +
  linear('tunic', ['#ffe3a3', '#e9a53f']) +
  linear('skin', ['#ffe0c2', '#f3b184']) +
  linear('stone', ['#8f93c9', '#565a9c', '#2f3170']) +
  linear('wood', ['#d9965a', '#a1602f', '#6b3a1c']) +
  linear('gold', ['#fff3b0', '#ffd042', '#d98a12']) +
  linear('paper', ['#fff4d6', '#f4d9a0', '#d9ab68']) +
  linear('hill-far', ['#4a559f', '#2a2f72'], [0, 0, 0, 1]) +
  linear('hill-mid', ['#2f6a7a', '#1c2f5c'], [0, 0, 0, 1]) +
  linear('hill-near', ['#1d4a58', '#0c1636'], [0, 0, 0, 1]) +
  glowPaint('lamp', '#ffd86b') +
  glowPaint('fire', '#ff9a3d') +
  glowPaint('moonlight', '#fff0c0')

function drawLantern(x: number, y: number, scale: number, reach = 150): string {
  // The bright light is drawn behind the character that carries it; in front it would cover the face.
  return `${drawGlow('lamp', x, y + 30 * scale, reach * 0.55, reach * 0.55, 0.75)}${place(
    x,
    y,
    scale,
    `${stroke('M0-14v16', '#4a2a14', 6)}<circle cy="-16" r="9" fill="none" stroke="#4a2a14" stroke-width="6"/>${shape('M-20 10 0-4l20 14z', '#8a5a2b', '#4a2a14', 6)}<rect x="-17" y="10" width="34" height="42" rx="7" fill="#fff6c8" stroke="#4a2a14" stroke-width="6"/><path d="M0 18c9 10 10 16 6 22-3 5-9 5-12 0-4-6-1-14 6-22z" fill="#ff9a2e"/>${shape('M-21 52h42v8h-42z', '#8a5a2b', '#4a2a14', 6)}`,
  )}`
}

const KNEE = `${stroke('M14-26 72-44l2 34', '#2b1638', 46)}${stroke('M14-26 72-44l2 34', '#5c3a70', 34)}${stroke('M24-38 62-50', '#9a78b0', 7, 0.7)}<ellipse cx="86" cy="-4" rx="30" ry="15" fill="#6b3a1c" stroke="#3b1d10" stroke-width="6"/>`

type HeroPose = 'hold' | 'sit' | 'kneel'

/** Feet at 0,0, about 230 units tall. The lantern hangs from the raised hand. */
function drawHero(pose: HeroPose): string {
  const lower = pose === 'hold' ? 0 : 34
  const legs =
    pose === 'hold'
      ? '<path d="M-30-30h24v24h-24zM8-30h24v24H8z" fill="#4a2c5c"/><ellipse cx="-20" cy="-4" rx="24" ry="13" fill="#6b3a1c" stroke="#3b1d10" stroke-width="6"/><ellipse cx="22" cy="-4" rx="24" ry="13" fill="#6b3a1c" stroke="#3b1d10" stroke-width="6"/>'
      : `<ellipse cx="${pose === 'sit' ? 34 : 30}" cy="-8" rx="46" ry="17" fill="#4a2c5c" stroke="#2b1638" stroke-width="6"/><ellipse cx="${pose === 'sit' ? 74 : -46}" cy="-10" rx="21" ry="15" fill="#6b3a1c" stroke="#3b1d10" stroke-width="6"/>`
  const hand = pose === 'sit' ? [58, -62] : [88, -150]
  const [hx, hy] = hand as [number, number]
  return `${legs}<g transform="translate(0 ${lower})">
${shape('M-70-14c-6-60 12-118 46-128h48c34 10 48 62 46 118-20 16-44 8-64 16-28 8-56 8-76-6z', 'url(#cape)', '#6e0f33', 7)}
${shape('M-32-22c0-50 6-92 16-108h36c10 20 16 58 16 100-20 16-48 18-68 8z', 'url(#tunic)', '#8a4d12', 6)}${stroke('M-30-58c20 8 44 8 64 0', '#8a4d12', 9)}<rect x="-8" y="-68" width="22" height="20" rx="5" fill="url(#gold)" stroke="#8a4d12" stroke-width="5"/>
${stroke(`M26-112C46-100 62-110 ${hx} ${hy + 6}`, '#6e0f33', 38)}${stroke(`M26-112C46-100 62-110 ${hx} ${hy + 6}`, '#e0364f', 26)}<circle cx="${hx}" cy="${hy}" r="17" fill="url(#skin)" stroke="#94512c" stroke-width="6"/>
<path d="M-80-150c-22 10-40 34-44 60 22 4 44-4 56-22z" fill="url(#cape)" stroke="#6e0f33" stroke-width="7" stroke-linejoin="round"/>
<circle cx="0" cy="-178" r="76" fill="url(#cape)" stroke="#6e0f33" stroke-width="8"/>
<ellipse cx="12" cy="-168" rx="56" ry="52" fill="url(#skin)" stroke="#94512c" stroke-width="6"/>
<path d="M-42-176c0-34 26-50 56-48 30 0 52 20 52 46-16-4-26-14-32-26-10 18-42 34-76 28z" fill="#6b3a1c" stroke="#3b1d10" stroke-width="6" stroke-linejoin="round"/>
<g fill="#24143a"><ellipse cx="-6" cy="-160" rx="8" ry="11"/><ellipse cx="36" cy="-160" rx="8" ry="11"/></g><circle cx="-3" cy="-164" r="3.5" fill="#fff"/><circle cx="39" cy="-164" r="3.5" fill="#fff"/>
<path d="M6-142c5 9 17 9 22 0" fill="none" stroke="#8a3a2a" stroke-width="6" stroke-linecap="round"/><g fill="#ff7a6b" opacity=".5"><ellipse cx="-22" cy="-146" rx="10" ry="6"/><ellipse cx="52" cy="-146" rx="9" ry="6"/></g>
${stroke('M-60-196c6-24 20-38 42-46', '#ffb3a3', 9, 0.85)}</g>${pose === 'kneel' ? KNEE : ''}`
}

/** A castle of the far plane, its base at y. */
function drawCastle(x: number, y: number, scale: number): string {
  const tower = (tx: number, w: number, h: number) =>
    `<rect x="${tx}" y="${-h}" width="${w}" height="${h}" fill="url(#stone)" stroke="#24265e" stroke-width="6"/>${shape(`M${tx - 10} ${-h} ${tx + w / 2} ${-h - w * 1.5} ${tx + w + 10} ${-h}z`, '#c9486f', '#6e0f33', 6)}${stroke(`M${tx + 2} ${-h - 8} ${tx + w / 2 - 4} ${-h - w * 1.3}`, '#ff9ab0', 5, 0.7)}<rect x="${tx + w / 2 - 8}" y="${-h + 22}" width="16" height="26" rx="8" fill="#ffe08a"/>`
  return place(
    x,
    y,
    scale,
    `${drawGlow('moonlight', 0, -90, 260, 190, 0.5)}${tower(-34, 68, 190)}${tower(-130, 50, 120)}${tower(80, 50, 128)}${shape('M-96 0v-78h26v14h24v-14h26v14h40v-14h26v14h24v-14h26V0z', 'url(#stone)', '#24265e', 6)}<path d="M-24 0v-34c0-32 48-32 48 0V0z" fill="#ffcf6b" stroke="#24265e" stroke-width="6"/><path d="M0-286v-44" stroke="#24265e" stroke-width="6"/>${shape('M2-330l48 14L2-302z', '#ffd042', '#8a4d12', 5)}`,
  )
}

const sky = (seed: number) =>
  `<path fill="url(#night)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(80, seed, 360)}`

const moon = (x: number, y: number) =>
  `${drawGlow('moonlight', x, y, 210, 210, 0.55)}<circle cx="${x}" cy="${y}" r="74" fill="url(#moon)"/><circle cx="${x - 22}" cy="${y - 18}" r="15" fill="#f2c15f" opacity=".4"/><circle cx="${x + 24}" cy="${y + 20}" r="19" fill="#f2c15f" opacity=".35"/>`

const blades = (places: [number, number][]) =>
  `<g fill="#081027">${places.map(([x, s]) => `<path transform="translate(${x} 690) scale(${s} ${Math.abs(s)})" d="M0 0c-10-50 2-96 28-130-4 46-2 88 8 130z"/>`).join('')}</g>`

function drawOpening(): string {
  return frame(
    QUEST_PAINTS,
    `${sky(11)}${moon(910, 150)}${shape('M0 470c140-110 300-130 470-70s360 40 730-70v345H0z', 'url(#hill-far)')}${drawCastle(850, 420, 0.92)}
${shape('M0 540c200-100 420-90 640-30s380 20 560-60v225H0z', 'url(#hill-mid)')}${stroke('M640 640c60-50 200-60 180-120-12-36 20-60 34-90', '#ffdf9e', 20, 0.5)}
${shape('M0 620c180-70 420-90 640-50s400 40 560-10v115H0z', 'url(#hill-near)')}${drawGlow('lamp', 640, 400, 420, 330, 0.55)}
<g filter="url(#shadow)">${place(540, 612, 1.78, drawHero('hold'))}</g>${drawLantern(697, 366, 1.5, 190)}
${blades([
  [40, 1],
  [110, -0.8],
  [330, 0.7],
  [820, -0.9],
  [960, 0.8],
  [1120, 1.1],
  [1180, -1],
])}
<g>${[
      [250, 330, 10],
      [400, 470, 8],
      [980, 510, 9],
      [1080, 400, 7],
      [760, 580, 8],
    ]
      .map(
        ([x, y, r]) =>
          `${drawGlow('lamp', x!, y!, r! * 4.5)}<circle cx="${x}" cy="${y}" r="${r! * 0.8}" fill="#fffbe0"/>`,
      )
      .join('')}</g>`,
  )
}

function drawMap(): string {
  const hill = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      shape('M-70 30C-50-30-20-52 0-52s50 22 70 82z', '#9cc06a', '#5a7a3a', 6) +
        stroke('M-36-4c8-16 16-24 28-28', '#d9ecaa', 7, 0.9),
    )
  const tree = (x: number, y: number) =>
    place(x, y, 0.8, shape('M0-50 30 6H12v16h-24V6h-18z', '#5a9a6a', '#2f6040', 6))
  return frame(
    QUEST_PAINTS,
    `<path fill="#0d1440" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawStars(70, 19, 230)}${drawGlow('lamp', 420, 260, 760, 480, 0.5)}
<g filter="url(#shadow)">${shape('M150 300c250-50 640-56 900-10 20 4 26 14 32 30l100 280c8 24-2 40-26 44-330 46-760 46-1100 4-26-4-36-20-28-44l92-270c6-20 12-30 30-34z', 'url(#paper)', '#8a5a2b', 9)}</g>
${stroke('M186 322c230-40 560-48 820-10', '#fff', 8, 0.6)}<path d="M1050 290c34 6 60 40 44 74-20-26-44-34-66-36z" fill="#fff4d6" stroke="#8a5a2b" stroke-width="7" stroke-linejoin="round"/>
${stroke('M92 590c130-60 210 0 330-36s90-120 220-130 190 40 280-10 60-90 70-116', '#4f9cc0', 30, 0.85)}${stroke('M92 590c130-60 210 0 330-36s90-120 220-130 190 40 280-10 60-90 70-116', '#bfe6f2', 10, 0.7)}
${hill(560, 370, 0.8)}${hill(650, 384, 0.62)}${hill(770, 560, 1.1)}${hill(900, 580, 0.86)}${tree(560, 600)}${tree(610, 612)}${tree(520, 622)}${tree(1010, 500)}${tree(1050, 520)}
<path d="M470 640c40-60 150-50 190-110s140-30 190-80 60-60 70-90" fill="none" stroke="#c9364f" stroke-width="10" stroke-dasharray="4 26" stroke-linecap="round"/>
${place(930, 366, 0.5, `${shape('M-96 0v-78h26v14h24v-14h26v14h40v-14h26v14h24v-14h26V0z', '#c98a5a', '#6b3a1c', 8)}${shape('M-34-60v-130h68v130zM-50-190 0-262l50 72z', '#d9734f', '#6b3a1c', 8)}<path d="M-22 0v-30c0-28 44-28 44 0V0z" fill="#6b3a1c"/>`)}
<g transform="translate(1080 590)">${shape('M0-46 12-12 46 0 12 12 0 46-12 12-46 0-12-12z', '#e9a53f', '#8a5a2b', 6)}</g>
<ellipse cx="300" cy="610" rx="120" ry="22" fill="#6b3a1c" opacity=".35"/>${drawGlow('lamp', 433, 424, 300)}<g filter="url(#shadow)">${place(290, 606, 1.62, drawHero('hold'))}</g>${drawLantern(433, 382, 1.4, 210)}`,
  )
}

interface CompanionLook {
  cloth: string
  deep: string
  hat: 'point' | 'leaf' | 'horns'
}

/** A seated friend, its base at 0,0, about 220 units tall. */
function drawCompanion({ cloth, deep, hat }: CompanionLook): string {
  const hats = {
    point: shape(
      'M-84-166C-50-190 40-194 88-168 60-186 46-214 30-290c-8-30-40-26-44-4-10 60-34 104-70 128z',
      cloth,
      deep,
      8,
    ),
    leaf: shape(
      'M-70-170c-6-52 34-84 76-78 44 4 66 36 64 80-40-20-96-22-140-2zM6-246c-2-32 14-50 40-54 2 30-10 50-40 54z',
      cloth,
      deep,
      8,
    ),
    horns:
      shape(
        'M-66-190c-40 0-60-30-52-66 12 26 34 34 66 28zM66-190c40 0 60-30 52-66-12 26-34 34-66 28z',
        '#fff0d6',
        '#8a6a4a',
        7,
      ) + shape('M-72-172c0-50 34-78 72-78s72 28 72 78c-46-16-98-16-144 0z', cloth, deep, 8),
  }
  const beard =
    hat === 'horns'
      ? shape('M-54-150c10 24 98 24 108 0 6 50-18 88-54 92-36-4-60-42-54-92z', '#d9793f', '#8a3f14', 7)
      : ''
  const size = hat === 'horns' ? 1.12 : 1
  return `<g transform="scale(${size})">${shape('M-92 0c-10-70 16-124 58-132h68c42 8 68 62 58 132-50 16-134 16-184 0z', cloth, deep, 8)}${stroke('M-62-84c-8 26-10 52-8 76', '#fff', 8, 0.25)}
<ellipse cx="0" cy="-160" rx="64" ry="58" fill="url(#skin)" stroke="#94512c" stroke-width="7"/>${beard}${hats[hat]}
<g fill="#24143a"><ellipse cx="-22" cy="-150" rx="8" ry="11"/><ellipse cx="22" cy="-150" rx="8" ry="11"/></g><circle cx="-19" cy="-154" r="3.5" fill="#fff"/><circle cx="25" cy="-154" r="3.5" fill="#fff"/>${stroke('M-10-128c5 8 15 8 20 0', '#8a3a2a', 6)}<g fill="#ff7a6b" opacity=".5"><ellipse cx="-40" cy="-134" rx="10" ry="6"/><ellipse cx="40" cy="-134" rx="10" ry="6"/></g>
<ellipse cx="-34" cy="-34" rx="22" ry="18" fill="url(#skin)" stroke="#94512c" stroke-width="6"/><ellipse cx="34" cy="-34" rx="22" ry="18" fill="url(#skin)" stroke="#94512c" stroke-width="6"/></g>`
}

function drawCamp(): string {
  const tower = `${shape('M880-20h230v470H880z', 'url(#stone)', '#24265e', 8)}${shape('M856-10h278v46H856zM876 420h238v60H876z', 'url(#stone)', '#24265e', 8)}<path d="M900 90h60M1000 150h70M910 230h70M1010 300h60M900 360h50" stroke="#24265e" stroke-width="8" stroke-linecap="round" opacity=".5"/><path d="M966 150c0-40 58-40 58 0v50h-58z" fill="#ffe08a" stroke="#24265e" stroke-width="8"/>`
  const flame = `${drawGlow('fire', 600, 520, 300, 210, 0.5)}${stroke('M490 612l220-44M490 570l220 44', '#4a2614', 34)}${stroke('M490 610l220-44M490 568l220 44', '#a1602f', 20)}${shape('M600 410c20 50 74 70 74 124 0 44-32 66-74 66s-74-22-74-66c0-30 20-46 32-66 6 16 14 24 24 28-4-32 4-62 18-86z', '#ff8a2e', '#b8340c', 8)}<path d="M600 484c10 24 38 34 38 64 0 26-18 40-38 40s-38-14-38-40c0-16 8-26 16-34 4 8 8 12 12 14-2-16 2-30 10-44z" fill="#ffe27a"/>`
  return frame(
    QUEST_PAINTS,
    `${sky(27)}${moon(190, 130)}${shape('M0 430c200-90 380-70 560-30s420 20 640-50v325H0z', 'url(#hill-far)')}${tower}${shape('M0 500c240-60 460-50 660-20s380 10 540-30v225H0z', 'url(#hill-mid)')}${shape('M0 590c260-40 840-50 1200-10v95H0z', 'url(#hill-near)')}
<g filter="url(#shadow)">${place(360, 574, 1.14, drawCompanion({ cloth: '#7a5bd9', deep: '#3a2383', hat: 'point' }))}${place(836, 578, 1.14, drawCompanion({ cloth: '#5a9a6a', deep: '#244f38', hat: 'leaf' }))}${place(598, 520, 1.08, drawCompanion({ cloth: '#4f7fc4', deep: '#22407a', hat: 'horns' }))}</g>
${flame}<g filter="url(#shadow)">${place(176, 640, 1.26, drawHero('sit'))}</g>${drawLantern(250, 604, 0.86, 90)}
<g fill="#ffd86b"><circle cx="560" cy="380" r="6"/><circle cx="640" cy="350" r="5"/><circle cx="610" cy="300" r="4"/><circle cx="676" cy="420" r="5"/></g>${blades(
      [
        [30, 0.8],
        [1000, -0.8],
        [1080, 0.9],
        [1170, 1],
      ],
    )}`,
  )
}

function drawVault(): string {
  const arch = (x: number) =>
    `<path d="M${x} 560V240c0-120 220-120 220 0v320z" fill="#1a1c4e" stroke="#3a3d86" stroke-width="16"/><path d="M${x + 30} 560V250c0-84 160-84 160 0v310z" fill="#0e1036"/>`
  const blocks = [
    [60, 60],
    [250, 110],
    [470, 50],
    [720, 90],
    [960, 60],
    [1080, 150],
    [400, 180],
    [820, 200],
  ]
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="110" height="44" rx="8" fill="#4a4d95" opacity=".5"/>`)
    .join('')
  const coins = [
    [600, 372],
    [660, 352],
    [724, 340],
    [790, 352],
    [848, 376],
    [700, 366],
    [760, 368],
    [640, 384],
    [816, 388],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="36" ry="19" fill="url(#gold)" stroke="#a8660a" stroke-width="6"/>`,
    )
    .join('')
  const chest = `${drawGlow('lamp', 724, 330, 430, 330, 1)}<path d="M724 350 480-20h490z" fill="#ffe9a0" opacity=".22"/>${shape('M540 330c10-110 60-150 100-152h190c40 0 80 44 90 152z', 'url(#wood)', '#3b1d10', 9)}${shape('M566 326c10-84 44-116 84-118h150c40 0 74 40 82 118z', '#5a2f18', '#3b1d10', 6)}${shape('M552 318h348l-8 80H560z', '#4a2614', '#3b1d10', 8)}${coins}${shape('M700 318l24-30 26 30-26 40zM812 330l20-22 18 24-22 26z', '#5fe0ff', '#14689a', 6)}${shape('M530 392h390l-22 176c-2 14-10 22-24 22H576c-14 0-22-8-24-22z', 'url(#wood)', '#3b1d10', 9)}${shape('M584 392h48l8 198h-44zM816 392h48l-12 198h-44z', 'url(#gold)', '#8a4d12', 7)}${shape('M690 392h70v50c0 44-70 44-70 0z', 'url(#gold)', '#8a4d12', 7)}<circle cx="725" cy="426" r="11" fill="#4a2614"/>${stroke('M548 412h360', '#ffd9a0', 7, 0.6)}`
  return frame(
    QUEST_PAINTS,
    `<path fill="#2a2c6e" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${blocks}${arch(-60)}${arch(470)}${arch(990)}${shape('M0 548h1200v127H0z', '#1b1d50')}<path d="M0 548h1200" stroke="#4a4d95" stroke-width="8"/>${chest}
<ellipse cx="320" cy="632" rx="150" ry="24" fill="#060418" opacity=".5"/>${drawGlow('lamp', 472, 480, 200)}<g filter="url(#shadow)">${place(320, 612, 1.72, drawHero('kneel'))}</g>${drawLantern(472, 434, 1.15, 120)}
<g>${[
      [600, 160, 7],
      [820, 120, 6],
      [720, 220, 5],
      [940, 260, 7],
      [520, 270, 5],
    ]
      .map(
        ([x, y, r]) =>
          `${drawGlow('lamp', x!, y!, r! * 5)}<circle cx="${x}" cy="${y}" r="${r}" fill="#fffbe0"/>`,
      )
      .join('')}</g>`,
  )
}

export const QUEST_SCENES: Scene[] = [
  { file: 'articles2.webp', draw: drawOpening },
  { file: 'articles (4).webp', draw: drawMap },
  { file: 'articles (5).webp', draw: drawCamp },
  { file: 'articles (6).webp', draw: drawVault },
]

/** Title images of the scary articles, friendly ones: a ladder with a light at its top, a blanket with a ghost inside a telephone. */
import { CAST_PAINTS, drawPerson } from './cast.ts'
import {
  drawGlow,
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
  linear('attic', ['#0c0a2c', '#241650', '#4a2a70'], [0, 0, 0, 1]) +
  linear('board', ['#4a2f6e', '#2c1a50', '#1a0f38'], [0, 0, 0, 1]) +
  linear('rung', ['#f0bf7a', '#b87638', '#6f3d1a']) +
  linear('ghost', ['#ffffff', '#dff2ff', '#93b7f0'], [0.2, 0, 0.7, 1]) +
  linear('beam', ['#fff3b8', '#ffd873'], [0, 0, 0, 1]) +
  linear('blanket', ['#ff8fa8', '#c93f7a', '#5d1a5c'], [0.2, 0, 0.7, 1]) +
  linear('phone', ['#40488f', '#1c1f52']) +
  linear('screen', ['#b8fff4', '#46c8e0', '#2a55b0'], [0, 0, 0, 1]) +
  linear('bed', ['#5a77d8', '#2c3b8f']) +
  glowPaint('lamp', '#ffd86b') +
  glowPaint('cyan', '#6ff2ff')

/** Centred, about 200 units tall; the smile makes clear that it means no harm. */
function drawGhost(look: number): string {
  const eyes = [-26, 26]
    .map(
      (x) =>
        `<ellipse cx="${x + look}" cy="-22" rx="13" ry="18" fill="#26224f"/><circle cx="${x + look - 4}" cy="-29" r="5" fill="#fff"/>`,
    )
    .join('')
  return `${shape('M-78 96c-8-70-14-196 78-196S86 26 78 96c-14 16-30 10-40-6-10 22-30 22-40 2-10 20-30 20-40-2-8 16-24 22-36 6z', 'url(#ghost)', '#3f4f9c', 8)}${stroke('M-56-26c4-26 16-42 34-48', '#fff', 11)}${eyes}
<g fill="#ff8fa8" opacity=".55"><ellipse cx="${-48 + look}" cy="2" rx="13" ry="8"/><ellipse cx="${48 + look}" cy="2" rx="13" ry="8"/></g>${shape(`M${look - 15} 6q15 5 30 0q-2 22-15 22t-15-22z`, '#26224f')}`
}

function drawLadder(): string {
  const boards = Array.from(
    { length: 9 },
    (_, i) => `<rect x="${i * 140 - 20}" y="0" width="132" height="${HEIGHT}" fill="url(#board)"/>`,
  ).join('')
  const rungs = Array.from(
    { length: 7 },
    (_, i) =>
      `<rect x="-66" y="${-56 - i * 76}" width="132" height="22" rx="10" fill="url(#rung)" stroke="#4a2410" stroke-width="6"/>`,
  ).join('')
  const rail = (x: number) =>
    `<rect x="${x - 14}" y="-570" width="28" height="572" rx="12" fill="url(#rung)" stroke="#4a2410" stroke-width="7"/>`
  const eyes = [
    [150, 300, 1],
    [1040, 220, 1.2],
    [1100, 470, 0.8],
    [90, 120, 0.7],
  ]
    .map(([x, y, s]) =>
      place(
        x!,
        y!,
        s!,
        '<g fill="#ffe98a"><ellipse cx="-20" rx="13" ry="16"/><ellipse cx="20" rx="13" ry="16"/></g><g fill="#1a0f38"><ellipse cx="-17" rx="5" ry="9"/><ellipse cx="23" rx="5" ry="9"/></g>',
      ),
    )
    .join('')
  const hatch = `${shape('M430 0h390v96c0 22-8 30-30 30H460c-22 0-30-8-30-30z', '#fff0b0', '#4a2410', 14)}${drawGlow('lamp', 625, 60, 560, 420, 0.9)}`
  const crates = `${shape('M880 520h190v160H880z', 'url(#rung)', '#3d1d0c', 8)}${stroke('M880 574h190M880 630h190', '#6f3d1a', 7)}${shape('M930 400h130v120H930z', '#7d5aa8', '#2b1450', 8)}${stroke('M952 424h40', '#d9c0f4', 9, 0.8)}`
  return frame(
    PAINTS,
    `<path fill="url(#attic)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${boards}${eyes}<path d="M440 120h370l270 560H250z" fill="url(#beam)" opacity=".2"/>${hatch}
<path d="M0 610h${WIDTH}v80H0z" fill="#160c30"/>${stroke(`M0 612h${WIDTH}`, '#6a4a98', 6, 0.7)}<g filter="url(#shadow)">${crates}${place(610, 646, 1.06, `${rail(-66)}${rail(66)}${rungs}`, 3)}</g>
<g filter="url(#shadow)">${place(716, 152, 0.86, drawGhost(-6), -4)}</g><ellipse cx="470" cy="640" rx="150" ry="22" fill="#06041c" opacity=".5"/>
${drawGlow('lamp', 300, 420, 210, 200, 0.8)}<g filter="url(#shadow)">${place(
      440,
      640,
      1.5,
      drawPerson({
        coat: 'coral',
        gaze: [7, -9],
        hands: [
          [-96, -128],
          [104, -170],
        ],
      }),
    )}</g>
${place(296, 440, 1.35, `${stroke('M0-14v16', '#4a2a14', 6)}${shape('M-20 10 0-4l20 14z', '#8a5a2b', '#4a2a14', 6)}<rect x="-17" y="10" width="34" height="42" rx="7" fill="#fff6c8" stroke="#4a2a14" stroke-width="6"/><path d="M0 18c9 10 10 16 6 22-3 5-9 5-12 0-4-6-1-14 6-22z" fill="#ff9a2e"/>${shape('M-21 52h42v8h-42z', '#8a5a2b', '#4a2a14', 6)}`)}`,
  )
}

function drawBlanket(): string {
  const phone = `${shape('M-120-200c0-22 12-34 34-34H86c22 0 34 12 34 34v400c0 22-12 34-34 34H-86c-22 0-34-12-34-34z', 'url(#phone)', '#0e0f30', 9)}<rect x="-98" y="-206" width="196" height="404" rx="20" fill="url(#screen)"/><rect x="-30" y="-222" width="60" height="9" rx="4" fill="#0e0f30"/>
${shape('M-98-130 -30-70v140l-68 60z', '#2a55b0')}${shape('M98-130 30-70v140l68 60z', '#2449a0')}${shape('M-98 130-30 70h60l68 60v48c0 14-6 20-20 20H-78c-14 0-20-6-20-20z', '#1d3a88')}<rect x="-30" y="-70" width="60" height="140" fill="#d9fffa"/>${stroke('M-88-190c30-10 90-12 140-4', '#fff', 8, 0.6)}`
  const stitch = [
    [300, 250],
    [420, 150],
    [850, 180],
    [930, 300],
    [220, 400],
    [1010, 430],
  ]
    .map(([x, y], i) =>
      place(
        x!,
        y!,
        0.5,
        shape('M0-46 13-13 46 0 13 13 0 46-13 13-46 0-13-13z', i % 2 ? '#ffd36b' : '#ffb8cc'),
        i * 19,
      ),
    )
    .join('')
  return frame(
    PAINTS,
    `<path fill="url(#attic)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${shape('M40 40h210v260H40z', '#3a4aa0', '#120c30', 12)}<circle cx="180" cy="110" r="38" fill="#fff0c0"/><g fill="#fff"><circle cx="84" cy="90" r="4"/><circle cx="110" cy="190" r="5"/><circle cx="210" cy="220" r="4"/><circle cx="76" cy="256" r="3"/></g><path d="M145 40v260M40 170h210" stroke="#120c30" stroke-width="10"/>
${shape('M-20 560c300-40 940-40 1240 0v140H-20z', 'url(#bed)', '#131a4a', 9)}
<g filter="url(#shadow)">${shape('M90 640C150 420 300 90 600 84s470 330 520 556c-60 30-110-10-160 14-40 20-80-20-120-2H330c-40-18-80 18-120 0-40-20-80 12-120-12z', 'url(#blanket)', '#43103f', 10)}</g>${stroke('M190 480C250 320 360 160 520 124', '#ffd0dc', 16, 0.7)}${stitch}
${shape('M300 656C320 440 440 250 600 246s300 190 320 410z', '#1b0c3a', '#43103f', 9)}${drawGlow('cyan', 610, 480, 330, 300, 0.85)}
<g filter="url(#shadow)">${place(440, 664, 1.3, drawPerson({ coat: 'gold', mood: 'awe', gaze: [9, -4], hands: [[94, -84]] }))}</g>
<g filter="url(#shadow)">${place(706, 478, 0.86, phone, 8)}${place(724, 450, 0.66, drawGhost(-8), 6)}</g>`,
  )
}

export const FRIGHT_SCENES: Scene[] = [
  { file: 'articles7.webp', draw: drawLadder },
  { file: 'articles8.webp', draw: drawBlanket },
]

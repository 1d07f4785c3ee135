/** What titles name by a word of their own: crashes, dances, tents, tills, pastry. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, ball, paint, sparkle, redSuit, star, suit, write } from './tables-parts.ts'
import { drawHead, drawKnobbyWheel, drawLimb, drawWheel, SKIN } from './vehicles-parts.ts'

const CRUST = paint('#f0b25c', '#7d4514', 5)
const YELLOW = paint('#ffd84a', '#8a4a08', 5)
const RED = paint('#ff5a5a', '#8c1730', 5)
const WOOD = paint('#e0b070', '#6f4218', 5)
const LEAF = paint('#6cc84a', '#256b1c', 5)

/** A star of `points` with straight rays. */
function burst(x: number, y: number, reach: number, points: number, attributes: string): string {
  const d = Array.from({ length: points * 2 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? reach * 0.58 : reach]
    return `${Math.round(x + r * Math.cos(angle))} ${Math.round(y + r * Math.sin(angle))}`
  })
  return `<path ${attributes} d="M${d.join('L')}z"/>`
}

/** Its bonnet, to the right, is crumpled. */
const crashedCar = (color: 'a' | 'b') =>
  `<path class="${color}" d="M-88 42V16c0-10 6-14 15-16l9-24c3-8 8-12 16-12h14c8 0 12 4 14 11l5 19 9 6-6 12 8 9-7 9 5 12z"/><path class="w" style="stroke-width:5" d="M-54-22h16c5 0 8 2 9 6l4 16h-36z"/><path class="H" d="M-50-18h8l-9 16h-8z"/><path class="${color === 'a' ? 's' : 't'}" d="M-85 24h78l4 15h-82z"/>${drawWheel(-62, 46, 19)}`

/** A laurel's leaves from below to above, on the right. */
const LAUREL = [
  [34, 66, 100],
  [58, 46, 66],
  [72, 18, 40],
  [74, -14, 12],
  [64, -44, -14],
]
  .map(([x, y, turn]) =>
    at(
      x!,
      y!,
      `<path class="b" style="stroke-width:5" d="M0 22C-18 8-16-12 0-26 16-12 18 8 0 22z"/>`,
      turn! - 20,
    ),
  )
  .join('')

const card = (x: number, y: number, turn: number, kind: 'heart' | 'spade' | 'club' | 'diamond') =>
  at(
    x,
    y,
    `<rect class="w" x="-20" y="-37" width="40" height="74" rx="6" style="stroke-width:5"/>${kind === 'heart' || kind === 'diamond' ? redSuit(kind, 0, 0, 0.24) : suit(kind, 0, 0, 0.24, 'k')}`,
    turn,
  )

/** Places along a track that winds inwards, so far apart that balls on it touch. */
const COIL = Array.from({ length: 27 }, (_, i) => {
  // The track is shorter where it is narrower.
  const turn = 1.35 * (i / 26) ** 1.2
  const [angle, radius] = [2 * Math.PI * turn + 0.6, 80 - 30 * turn]
  return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const
})
const SPIRAL = COIL.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
const MARBLES = COIL.slice(0, 17)
  .map(([x, y], i) => ball(x, y, 12, 'awbaabwba'[i % 9]!))
  .join('')

export const TITLED_THINGS = {
  car: {
    crash: `${at(-4, 16, crashedCar('a'), -7)}<g transform="translate(4 16) scale(-1 1) rotate(-7)">${crashedCar('b')}</g>${burst(0, -6, 40, 9, YELLOW)}${burst(0, -6, 20, 8, 'fill="#fff"')}<path class="k" d="M-34-62l10-8 8 10-10 8zM26-74l12-4 4 12-12 4zM-4-84l8 2-2 8-8-2z"/>`,
    buggy: `<path class="l" style="stroke-width:11" d="M-50 0l16-58h48L50 2M-20-58l4 56"/><circle class="b" cx="4" cy="-24" r="23"/><path class="w" style="stroke-width:4" d="M4-32h21c3 8 2 14-1 18H8c-8 0-10-12-4-18z"/><path class="b" d="M-44-74h18v16h-18zM-10-74H8v16h-18z" style="stroke-width:5"/><path class="a" d="M-86 20c0-16 10-22 26-24h62c34 0 62 8 80 26 6 8 4 18-6 18H-74c-8 0-12-6-12-14z"/><path class="s" d="M-84 22H84c2 8-2 15-8 15H-74c-7 0-10-5-10-15z"/><path class="w" style="stroke-width:4" d="M62 4c10 2 16 6 20 12H64z"/><path class="h" d="M-66 6c12-5 22-5 34-5"/>${drawKnobbyWheel(-48, 44, 32, 'b')}${drawKnobbyWheel(50, 46, 29, 'b')}`,
  },
  bowling: {
    lane: `<path ${WOOD} d="M-30-62h60L84 84H-84z"/><path fill="none" stroke="#6f4218" stroke-width="4" opacity=".5" d="M-10-60L-30 82M10-60L30 82"/><path class="w" style="stroke-width:4" d="M-26-86c8 0 10 8 8 14-2 6 6 12 6 24 0 6-2 12-4 16h-20c-2-4-4-10-4-16 0-12 8-18 6-24-2-6 0-14 8-14zM26-86c8 0 10 8 8 14-2 6 6 12 6 24 0 6-2 12-4 16H16c-2-4-4-10-4-16 0-12 8-18 6-24-2-6 0-14 8-14zM0-74c9 0 12 9 9 16-2 7 7 14 7 28 0 7-2 14-4 18h-24c-2-4-4-11-4-18 0-14 9-21 7-28-3-7 0-16 9-16z"/><circle class="a" cy="40" r="42"/><path class="s" d="M34 14c12 22 4 48-18 60-20 8-40 2-50-14 36 8 66-10 68-46z"/><g class="k"><circle cx="-10" cy="20" r="6"/><circle cx="10" cy="18" r="6"/><circle cx="2" cy="36" r="7"/></g><path class="h" d="M-30 30c2-9 7-15 14-19"/>`,
    smiling: `<circle class="a" r="78"/><path class="s" d="M56-52c46 46 18 122-46 128-24 2-44-6-58-20 66 14 116-34 104-108z"/><g class="k"><ellipse cx="-14" cy="-44" rx="9" ry="11"/><ellipse cx="14" cy="-46" rx="9" ry="11"/><ellipse cx="4" cy="-20" rx="10" ry="12"/></g>${drawFace(0, 24, 1.1)}<path class="h" d="M-58-26c6-14 14-23 26-30"/>`,
  },
  drawing: {
    eraser: `<rect class="w" x="-84" y="-76" width="136" height="132" rx="14"/><path class="K" style="stroke-width:7" d="M-64 0l40-38L-8-22M-54-6v40h22"/><path class="K" style="stroke-width:7;stroke-dasharray:1 13;opacity:.5" d="M-2-16L18 2M8-2v34h-32"/>${at(40, 30, `<rect class="b" x="-30" y="-58" width="60" height="70" rx="8"/><path class="a" d="M-30-2h60v38c0 14-8 22-22 22H-8c-14 0-22-8-22-22z"/><path class="w" style="stroke-width:5" d="M-32-12h64v18h-64z"/><path class="h" d="M-18-46v20"/>`, -38)}<path class="m" style="stroke-width:6" d="M-36 78h10M-12 84h14M-58 74h4"/>`,
  },
  music: {
    discoBall: `<path class="l" style="stroke-width:8" d="M0-92v24"/><circle class="w" cy="6" r="66"/><path class="a" style="stroke:none" d="M-20-14h40v20h-40zM24 10h30v22H24zM-58-34h28v18h-28zM-18 36h36v18h-36zM28-40l14 2 8 20H26z"/><path class="b" style="stroke:none" d="M-54 10h30v22h-30zM-20-40h40v18h-40zM26-14h34l2 20H26zM-50 36h28v16l-10 4z"/><g class="K" style="stroke-width:4"><path d="M-50-38H50M-63-15H63M-66 8H66M-62 34H62M-48 57H48"/><ellipse cy="6" rx="24" ry="66"/><ellipse cy="6" rx="48" ry="66"/></g><path class="h" d="M-46-22c6-12 14-20 24-26"/>${sparkle(70, -52, 22)}${sparkle(-72, 66, 18)}`,
    dancer: `${drawLimb('M-8 24l-34 22 2 32', 'b', 16)}${drawLimb('M8 24l24 20 34 26', 'b', 16)}${drawLimb('M-18-14l-40-8-8-38', SKIN.tan, 12)}${drawLimb('M18-14l34 16 22-24', SKIN.tan, 12)}<path class="a" d="M-24-24c12-8 36-8 48 0l-4 26 12 26c-16 10-48 10-64 0l12-26z"/>${drawHead(0, -52, 1.1, SKIN.tan, '<path class="k" d="M-24 0c-4-36 52-36 48 0-4-14-14-18-24-18S-20-14-24 0z"/><circle class="k" cx="22" cy="-18" r="11"/>')}<path class="b" style="stroke-width:4" d="M58-84c8 6 18 6 24 2v30c0 10-16 12-18 4-2-6 6-10 12-8v-14c-6 2-10 2-12 0z"/>`,
  },
  shop: {
    register: `<path class="b" d="M-30-84h68v34h-68z"/><rect class="k" x="-22" y="-77" width="52" height="20" rx="4"/>${write('99', 4, -67, 20, 'w')}<path class="w" style="stroke-width:4" d="M-70-66h28v34h-28z"/><path class="a" d="M-56-48h112c8 0 12 4 14 12l14 52h-168l14-52c2-8 6-12 14-12z"/><g class="w" style="stroke-width:3"><rect x="-44" y="-34" width="20" height="15" rx="4"/><rect x="-16" y="-34" width="20" height="15" rx="4"/><rect x="-50" y="-10" width="20" height="15" rx="4"/><rect x="-19" y="-10" width="20" height="15" rx="4"/></g><rect class="b" x="20" y="-34" width="30" height="39" rx="5" style="stroke-width:4"/><rect class="a" x="-86" y="18" width="172" height="60" rx="12"/><rect class="k" x="-66" y="34" width="132" height="24" rx="7" opacity=".75"/><circle ${YELLOW} cx="-34" cy="48" r="15"/><circle ${YELLOW} cx="0" cy="48" r="15"/><circle ${YELLOW} cx="34" cy="48" r="15"/><path class="a" style="stroke-width:5" d="M-70 52H70v20H-70z"/>`,
  },
  journey: {
    tent: `<path class="l" style="stroke-width:8" d="M-10-66l-8-16M-10-66L0-84"/><path class="a" d="M-88 62L-10-70 68 62z"/><path class="s" d="M-10-66L64 60H26z"/><path class="k" d="M-44 62L-10-14 24 62z"/><path class="w" style="stroke-width:5" d="M-10-14L-50 62h-20z"/><path ${LEAF} d="M-90 66c30-10 150-10 180 0v12H-90z"/><path fill="#ff8a2a" stroke="#8f2f0a" stroke-width="5" stroke-linejoin="round" d="M64 4c6 16 22 24 22 42 0 14-10 22-22 22s-22-8-22-22c0-12 8-16 10-24 4 4 6 6 8 8 4-8 4-16 4-26z"/><path fill="#ffe07a" d="M64 34c4 8 10 12 10 18 0 8-4 12-10 12s-10-4-10-12c0-6 6-10 10-18z"/>`,
  },
  cake: {
    pancakes: `<path class="w" d="M-88 52c0-10 40-18 88-18s88 8 88 18-40 22-88 22-88-12-88-22z"/><g ${CRUST}><path d="M-66 34c0-26 132-26 132 0v10c0 24-132 24-132 0z"/><path d="M-62 10c0-26 124-26 124 0v10c0 24-124 24-124 0z"/><path d="M-64-14c0-26 128-26 128 0v10c0 24-128 24-128 0z"/></g><path fill="#c8631a" stroke="#6f2f08" stroke-width="4" stroke-linejoin="round" d="M-56-22c10-16 102-16 112 0 4 8-4 10-6 20-2 12-14 12-16 0-2-8-10-6-12 4-2 30-20 30-22 4-2-12-12-12-14 0s-16 10-18-2-28-16-24-26z"/><path ${YELLOW} d="M-22-46l26-12 22 10v14L2-20l-24-12z"/><path class="h" style="stroke-width:5" d="M-8-42l12-5"/>`,
    pie: `<path ${RED} d="M-80 0c0-34 40-52 80-52S80-34 80 0z"/><path fill="none" stroke="#7d4514" stroke-width="17" stroke-linecap="round" d="M-44-34L0 0M0-48l48 40M44-34L0 0M0-48l-48 40"/><path fill="none" stroke="#f5c06c" stroke-width="9" stroke-linecap="round" d="M-44-34L0 0M0-48l48 40M44-34L0 0M0-48l-48 40"/><path ${CRUST} d="M-88 2c-4-18 14-22 20-10 4-12 24-12 27 0 4-12 24-12 27 0 4-12 24-12 28 0 4-12 23-12 27 0 4-12 23-12 27 0 8-12 24-8 20 10-2 12-10 16-18 16H-70C-78 18-86 14-88 2z"/><path class="a" d="M-72 20H72L58 58c-3 9-8 12-16 12h-84c-8 0-13-3-16-12z"/>${drawFace(0, 42, 0.8)}<path class="h" d="M-56 30l6 18"/>`,
    croissant: `<path ${CRUST} d="M-86 34c-8-20 6-34 16-34 8 14 4 36-4 46-4 4-10-4-12-12zM86 34c8-20-6-34-16-34-8 14-4 36 4 46 4 4 10-4 12-12z"/><path ${CRUST} d="M-78 6c-2-26 16-38 30-38 10 24 6 50-6 66-8 6-22-8-24-28zM78 6c2-26-16-38-30-38-10 24-6 50 6 66 8 6 22-8 24-28z"/><path ${CRUST} d="M-54-20c4-26 22-34 34-32l-4 76c-14 12-34 0-30-44zM54-20c-4-26-22-34-34-32l4 76c14 12 34 0 30-44z"/><path ${CRUST} d="M-30-34c8-24 52-24 60 0 6 22-2 48-12 58-12 8-24 8-36 0-10-10-18-36-12-58z"/>${drawFace(0, -8, 0.8)}<path class="h" d="M-20-40c4-6 10-9 16-10"/>`,
    jellyBeans: `<path class="b" d="M-44-84h88c8 0 10 6 10 12v12h-108v-12c0-6 2-12 10-12z"/><path class="w" d="M-48-58h96c20 8 28 20 28 40v74c0 18-10 28-28 28h-96c-18 0-28-10-28-28v-74c0-20 8-32 28-40z"/>${[
      [-42, 60, 20, 'a'],
      [2, 64, -24, 'b'],
      [44, 60, 30, 'a'],
      [-22, 36, -10, 'b'],
      [24, 36, 14, 'a'],
      [-46, 24, 60, 'a'],
      [50, 26, -50, 'b'],
      [0, 12, 8, 'a'],
    ]
      .map(([x, y, turn, name]) =>
        at(
          +x!,
          +y!,
          `<path class="${name}" style="stroke-width:4" d="M-20-1c0-11 11-15 20-12 10-4 20 1 20 12s-10 15-19 10c-11 6-21 1-21-10z"/>`,
          +turn!,
        ),
      )
      .join('')}<path class="h" d="M-62-12c0-12 4-20 12-26"/>`,
  },
  soccer: {
    fireBall: `<path fill="#ff7a2a" stroke="#8f1f12" stroke-width="6" stroke-linejoin="round" d="M-18 66C-46 40-44 4-26-14c-14 2-22-4-30-12 2-18-6-30-18-38 22-6 40 2 52 14 4-16 0-26-6-36C-2-84 20-72 32-52c6-6 8-14 6-22C62-58 82-28 80 6c0 40-28 70-64 74z"/><path fill="#ffd84a" d="M-10 50c-20-22-14-46 4-58-12-2-20-8-26-18 18-2 34 2 46 12 0-10-2-18-8-26 26 8 46 30 52 60z"/>${at(18, 22, '<circle class="w" r="54"/><path class="k" d="M0-22l21 15-8 25h-26l-8-25zM-6-54H6l14 10L0-34l-20-10zM52-18l2 14-8 14-16-8 4-20zM-52-18l-2 14 8 14 16-8-4-20zM30 44l-12 8-14-2-4-2 6-16h18zM-30 44l12 8 14-2 4-2-6-16h-18z"/><path class="h" d="M-40-16c3-8 8-15 15-19"/>')}`,
  },
  fish: {
    hook: `<path class="l" style="stroke-width:6" d="M34-90v40"/><circle class="m" cx="34" cy="-42" r="8" style="stroke-width:7"/><path class="m" style="stroke-width:17" d="M34-32v44c0 34-50 34-50 2l-2-14"/><path class="M" style="stroke-width:7" d="M34-32v44c0 34-50 34-50 2l-2-14"/><path class="b" style="stroke-width:4" d="M-21-24l2 30 13-11z"/><path fill="none" stroke="#8c2848" stroke-width="22" stroke-linecap="round" d="M34 0c14 8 22 22 8 32S20 48 34 60"/><path fill="none" stroke="#ff86a8" stroke-width="13" stroke-linecap="round" d="M34 0c14 8 22 22 8 32S20 48 34 60"/><path class="a" d="M-82 44c12-24 48-28 66-2l18-14c4 12 4 24 0 34l-18-12c-18 24-54 18-66-6z"/><circle fill="#fff" cx="-58" cy="38" r="9"/><circle class="k" cx="-56" cy="39" r="5"/><path class="l" style="stroke-width:4" d="M-34 30c6 8 6 20 0 28"/><g fill="#fff" opacity=".75"><circle cx="-68" cy="-4" r="8"/><circle cx="-54" cy="-28" r="6"/><circle cx="-66" cy="-48" r="5"/></g>`,
  },
  bubbles: {
    track: `<path class="A" style="stroke-width:34" d="${SPIRAL}"/><path class="B" style="stroke-width:24;opacity:.4" d="${SPIRAL}"/><circle class="k" cx="${COIL.at(-1)![0]}" cy="${COIL.at(-1)![1]}" r="14"/>${MARBLES}<g transform="rotate(-50)"><path class="b" d="M-9-34H9v30H-9z" style="stroke-width:5"/><circle class="b" r="19"/></g>${ball(0, 0, 9, 'w')}`,
    burst: `${ball(-30, 34, 46, 'a')}${ball(56, 58, 24, 'w')}<circle fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-dasharray="22 13" cx="40" cy="-34" r="30"/><path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" d="M40-78v-6M4-62l-6-6M78-66l6-6M84-22l6 3"/><g class="b" style="stroke-width:4"><circle cx="-18" cy="-62" r="11"/><circle cx="-52" cy="-34" r="8"/><circle cx="40" cy="-34" r="9"/></g>${drawFace(-30, 38, 0.75)}`,
  },
  cards: {
    cardHouse: `<path class="b" d="M-86 76H86v12H-86z"/>${card(-58, 40, 16, 'heart')}${card(-20, 40, -16, 'club')}${card(20, 40, 16, 'spade')}${card(58, 40, -16, 'diamond')}<path class="w" style="stroke-width:5" d="M-52-6H52V4H-52z"/>${card(-20, -44, 16, 'diamond')}${card(20, -44, -16, 'spade')}`,
  },
  trophy: {
    wreath: `${LAUREL}<g transform="scale(-1 1)">${LAUREL}</g><path class="l" style="stroke-width:8" d="M-20 78h40"/>${star(0, 2, 0.74, 'a')}${drawFace(0, 8, 0.7)}<path class="h" d="M-22-14l10-4"/>`,
  },
} satisfies Motifs

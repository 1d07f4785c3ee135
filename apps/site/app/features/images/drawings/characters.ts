/** Characters and animals that titles name: what stands for them in other drawings would be something else. */
import { drawFace } from '../face.ts'
import { drawBeads, drawCheeks, drawEye, drawMouth, drawSmile } from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, paint, sparkle, star, write } from './tables-parts.ts'

const SKIN = paint('#f2bf94', '#7d4a25', 5)
const LOG = paint('#c98a4b', '#5f3512')
const SHELL = paint('#e0a468', '#6f3d14')
const PINK = paint('#ff7aa8', '#8c1750')
const BRASS = paint('#ffcf4a', '#8a5a08')
const COPPER = paint('#d9824a', '#6b2f10')
const STEEL = paint('#aab4c8', '#3d465c')

/** A pad and four toes, 76 units wide at scale 1. */
const paw = (x: number, y: number, scale: number, className: string, turn = 0) =>
  at(
    x,
    y,
    `<path class="${className}" d="M0-6c18 0 36 22 34 38-2 14-20 12-34 10-14 2-32 4-34-10-2-16 16-38 34-38z"/><ellipse class="${className}" cx="-34" cy="-10" rx="11" ry="15" transform="rotate(-24 -34 -10)"/><ellipse class="${className}" cx="34" cy="-10" rx="11" ry="15" transform="rotate(24 34 -10)"/><ellipse class="${className}" cx="-13" cy="-32" rx="12" ry="16"/><ellipse class="${className}" cx="13" cy="-32" rx="12" ry="16"/>`,
    turn,
    scale,
  )

/** A guard's hood with a sign on its dark mask. */
const guard = (sign: string) =>
  `<path ${PINK} d="M-72 84c0-34 10-46 22-54C-74-30-40-84 0-84s74 54 50 114c12 8 22 20 22 54z"/><path class="k" d="M-44-6c0-36 20-52 44-52s44 16 44 52c0 40-22 58-44 58S-44 34-44-6z"/><g fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round">${sign}</g>`

const bullet = (x: number, y: number) =>
  at(
    x,
    y,
    `<path ${COPPER} d="M-17-12c0-26 6-46 17-62 11 16 17 36 17 62z"/><path ${BRASS} d="M-20-12h40v68h-40z"/><path ${BRASS} d="M-24 60h48v14h-48z" style="stroke-width:5"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75" d="M-9 2v38"/>`,
  )
const shotShell = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    `<path ${paint('#e8434f', '#8c1730')} d="M-24-66h48V32h-48z"/><path fill="#8c1730" opacity=".4" d="M8-66h16V32H8z"/><path ${BRASS} d="M-26 30h52v34h-52z"/><path ${BRASS} d="M-30 62h60v12h-60z" style="stroke-width:5"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7" d="M-11-50v56"/>`,
    turn,
  )

export const CHARACTERS = {
  animals: {
    paw: paw(0, 14, 1.7, 'a'),
    tracks: `${paw(-42, 40, 0.82, 'a', -14)}${paw(38, -42, 0.98, 'b', 14)}<path class="l" style="stroke-width:6;stroke-dasharray:1 15" d="M-12 14L10-8"/>`,
    faces: `${at(-40, 32, `<path ${paint('#ff9a3c', '#8f4606')} d="M-38-44l20 12h36l20-12 2 50c0 22-18 34-40 34s-40-12-40-34z"/>${drawBeads(0, -2, 15, 6)}${drawSmile(0, 12, 8)}`)}${at(42, 34, `<circle ${LOG} cx="-28" cy="-30" r="14"/><circle ${LOG} cx="28" cy="-30" r="14"/><circle ${LOG} r="40"/>${drawBeads(0, -4, 15, 6)}<ellipse fill="#ffe6c4" cy="14" rx="16" ry="12"/><circle class="k" cy="9" r="5"/>`)}${at(0, -40, `<path ${paint('#fff', '#6b6f8c')} d="M-24-22c-12-30 6-36 14-8zM24-22c12-30-6-36-14-8z"/><circle ${paint('#fff', '#6b6f8c')} r="34"/>${drawBeads(0, -2, 13, 5)}${drawCheeks(0, 8, 20, 6)}${drawSmile(0, 8, 7)}`)}`,
    pawHeart: `<path class="b" d="M0 80C-52 44-86 12-86-26c0-28 20-46 44-46 20 0 34 10 42 28 8-18 22-28 42-28 24 0 44 18 44 46C86 12 52 44 0 80z"/>${paw(0, -2, 0.86, 'w')}<path class="h" d="M-70-28c2-14 10-24 22-26"/>`,
  },
  monster: {
    virus: `${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<g transform="rotate(${turn})"><path class="m" style="stroke-width:8" d="M0-48v-26"/><circle class="b" cy="-76" r="11" style="stroke-width:5"/></g>`).join('')}<circle class="a" r="54"/>${drawEye(-19, -8, 15)}${drawEye(19, -8, 15)}<path class="K" d="M-36-30l20 8M36-30l-20 8"/>${drawMouth(0, 18, 18)}`,
    toilet: `<rect class="w" x="-46" y="-46" width="92" height="60" rx="12" transform="translate(0 -6)"/><circle ${SKIN} cy="-36" r="36"/><path class="k" d="M-37-38c-4-32 14-44 38-44s40 12 36 44c-12-12-24-18-36-18s-26 6-38 18z"/><ellipse fill="#fff" cx="-14" cy="-34" rx="10" ry="12"/><ellipse fill="#fff" cx="14" cy="-34" rx="10" ry="12"/><circle class="k" cx="-13" cy="-32" r="5"/><circle class="k" cx="15" cy="-32" r="5"/>${drawMouth(0, -15, 12)}<path class="w" d="M-70 2H70c8 0 8 22 0 22H-70c-8 0-8-22 0-22z"/><path class="w" d="M-60 24H60c0 30-16 42-30 46l6 16h-72l6-16c-14-4-30-16-30-46z"/><path class="k" opacity=".14" d="M20 24h40c0 30-16 42-30 46l6 16H10c14-16 18-40 10-62z"/>`,
    plunger: `<path ${paint('#d99a4e', '#6b3a10', 5)} d="M-8-88H8V-30H-8z"/><path class="w" d="M-52-86H52c8 0 10 6 10 12v46H-62v-46c0-6 2-12 10-12z"/><path class="b" d="M-14-92h28v10h-28z" style="stroke-width:4"/><ellipse class="w" cy="16" rx="72" ry="22"/><ellipse fill="#4fb4f5" cy="16" rx="56" ry="14"/><path ${paint('#d99a4e', '#6b3a10', 5)} d="M-9-70H9v62H-9z"/><path ${paint('#ff5a5a', '#8c1730', 5)} d="M-34 18c0-30 14-34 34-34s34 4 34 34c-18 8-50 8-68 0z"/><path class="w" d="M-72 16c20 20 124 20 144 0 2 30-16 42-36 50l6 22h-84l6-22c-20-8-38-20-36-50z"/>`,
    tripod: `<path class="l" style="stroke-width:11" d="M-12 18l-40 68M-12 18l6 68M-12 18l48 68"/><path ${STEEL} d="M-30 14h36v16h-36z"/><path class="a" d="M-60-72h98c10 0 16 6 16 14V8c0 8-6 14-16 14h-98c-8 0-14-6-14-14v-66c0-8 6-14 14-14z"/><path class="b" d="M54-40l32-14v52L54-14z"/><circle class="w" cx="-12" cy="-24" r="33"/><circle class="k" cx="-12" cy="-24" r="22"/><circle class="H" cx="-20" cy="-32" r="8"/><circle fill="#ff5a5a" cx="36" cy="-56" r="6"/>`,
    logAndBat: `<path ${LOG} d="M-64-56c0-24 76-24 76 0V62c0 20-76 20-76 0z"/><ellipse ${paint('#f0c88c', '#5f3512', 5)} cx="-26" cy="-56" rx="38" ry="16"/><path fill="none" stroke="#5f3512" stroke-width="4" d="M-42-56a16 6 0 1 0 32 0 16 6 0 1 0-32 0zM-48-16v40M-10-6v52M-30 30v30"/><path ${paint('#7fd05a', '#256b1c', 4)} d="M12-20c14-22 32-22 40-14-8 16-24 24-40 14z"/><path ${paint('#f2d9a8', '#7d5208', 5)} d="M22 76l-10-6L58-26c12-12 32-2 26 16L34 78z"/>`,
    astronautHelmet: `<path class="a" d="M-78 84c0-40 34-56 78-56s78 16 78 56z"/><path class="b" d="M-30 46h60v26h-60z" style="stroke-width:5"/><path class="k" d="M-20 54h16v10h-16zM6 54h14v10H6z"/><circle class="w" cy="-22" r="62"/><path ${paint('#2a3f78', '#101a3c', 5)} d="M-44-26c0-28 18-42 44-42s44 14 44 42-18 38-44 38-44-10-44-38z"/><path fill="#7fc8ff" opacity=".8" d="M-30-34c2-14 12-22 28-24 2 6-18 10-20 28z"/><path fill="#fff" d="M16-4l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/><path class="l" style="stroke-width:6" d="M54-66V-84"/><circle ${paint('#ff5a5a', '#8c1730', 3)} cx="54" cy="-84" r="6"/>`,
    toyBox: `<path ${paint('#3a2a5c', '#140a2a', 5)} d="M-66-8H66L56 40H-56z"/><circle fill="#ffe45a" cx="-20" cy="10" r="12"/><circle fill="#ffe45a" cx="20" cy="10" r="12"/><circle class="k" cx="-17" cy="12" r="5"/><circle class="k" cx="17" cy="12" r="5"/><path class="b" d="M-76-14l12-62H64l12 62c-40 12-112 12-152 0z"/><path class="h" d="M-56-60h40"/><path class="a" d="M-72 28H72v50c0 6-4 8-10 8H-62c-6 0-10-2-10-8z"/><path class="w" d="M-12 24h24v24h-24z" style="stroke-width:5"/><circle class="k" cy="36" r="5"/>${star(-42, 60, 0.34, 'w')}${star(42, 60, 0.34, 'w')}`,
  },
  insect: {
    snail: `<path ${paint('#c7e08a', '#4f6b1c')} d="M-84 72c-6-16 6-24 20-24h92c4-30 2-52 16-62 20-12 42 2 40 24-2 16-18 20-20 40-2 16-12 22-28 22z"/><path fill="none" stroke="#4f6b1c" stroke-width="6" stroke-linecap="round" d="M52-16l-8-26M70-14l10-24"/><circle class="k" cx="43" cy="-44" r="7"/><circle class="k" cx="81" cy="-40" r="7"/><circle ${SHELL} cx="-22" cy="4" r="58"/><path fill="none" stroke="#6f3d14" stroke-width="8" stroke-linecap="round" d="M-22 6c8-10 22 0 16 14S-36 36-46 18s4-48 30-46 44 36 28 64"/><path class="h" d="M-66-16c6-12 14-20 26-24"/><circle class="k" cx="56" cy="8" r="5"/><circle class="k" cx="74" cy="6" r="5"/><path class="K" style="stroke-width:4" d="M58 22c5 4 10 3 13-1"/>`,
  },
  bird: {
    egg: `<path ${paint('#fff3dc', '#a3713a')} d="M0-82c36 0 62 56 62 100 0 38-26 64-62 64s-62-26-62-64C-62-26-36-82 0-82z"/><path fill="#a3713a" opacity=".18" d="M40-46c36 60 24 124-40 128 44-14 58-70 40-128z"/>${drawFace(0, 22, 1.1)}<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" d="M-38-12c4-20 12-34 22-42"/>`,
  },
  zoo: {
    hippo: `<circle ${paint('#b7a3cc', '#4f3d6b')} cx="-42" cy="-56" r="17"/><circle ${paint('#b7a3cc', '#4f3d6b')} cx="42" cy="-56" r="17"/><path ${paint('#b7a3cc', '#4f3d6b')} d="M-52-22c0-32 22-46 52-46s52 14 52 46c22 12 34 34 30 58-4 28-36 42-82 42s-78-14-82-42c-4-24 8-46 30-58z"/>${drawBeads(0, -28, 24, 9)}<path fill="#4f3d6b" opacity=".22" d="M-80 34c20-40 140-40 160 0 2 30-30 44-80 44s-82-14-80-44z"/><ellipse fill="#4f3d6b" cx="-24" cy="16" rx="8" ry="6"/><ellipse fill="#4f3d6b" cx="24" cy="16" rx="8" ry="6"/><path fill="none" stroke="#4f3d6b" stroke-width="5" stroke-linecap="round" d="M-44 44c26 16 62 16 88 0"/><path fill="#fff" stroke="#4f3d6b" stroke-width="4" d="M-34 50h14v16h-14zM20 50h14v16H20z"/>`,
  },
  fish: {
    mermaid: `<path ${paint('#35c2a0', '#0f5a4c')} d="M-20 4h40c14 30 8 48-8 60 14 0 34 4 40 22-20-2-34-4-46-12-14 8-30 10-50 8 8-16 24-20 38-20C-18 46-28 28-20 4z" style="stroke-width:5"/><path ${paint('#ff6f91', '#8c1750')} d="M-44 16c-26-40-12-98 44-98s70 58 44 98c-10 6-20 0-20-10h-48c0 10-10 16-20 10z"/><path ${SKIN} d="M-22 22c-4-20 0-34 22-34s26 14 22 34c-14 8-30 8-44 0z"/><circle ${SKIN} cy="-38" r="31"/><path ${paint('#ff6f91', '#8c1750')} d="M-32-38c-4-32 12-44 32-44s36 12 32 44c-12-4-22-12-28-24-6 12-20 20-36 24z" style="stroke-width:4"/>${drawBeads(0, -36, 12, 6)}${drawCheeks(0, -26, 20, 6)}${drawSmile(0, -26, 7)}<path class="b" d="M-20 10c0-14 18-14 18 0zM2 10c0-14 18-14 18 0z" style="stroke-width:4"/>${star(24, -66, 0.2, 'b')}<g fill="#fff" opacity=".75"><circle cx="-66" cy="-20" r="8"/><circle cx="-74" cy="8" r="5"/><circle cx="68" cy="-44" r="7"/></g>`,
    diver: `<path class="b" d="M-86-30h30v50h-30z"/><path class="m" style="stroke-width:12" d="M66 52c22-20 10-60 10-126"/><rect class="a" x="-74" y="-54" width="140" height="92" rx="34"/><path ${paint('#8fd4ff', '#1d5a94', 5)} d="M-38-36h70c16 0 22 12 22 26 0 20-8 32-22 32-18 0-18-18-35-18S-20 22-38 22c-14 0-22-12-22-32 0-14 6-26 22-26z"/><path fill="#fff" opacity=".75" d="M-44-20c4-6 10-8 18-8l-14 28c-6-6-8-12-4-20z"/><path class="b" d="M-40 44h72c16 0 16 30 0 30h-72c-16 0-16-30 0-30z"/><g fill="#fff" opacity=".85"><circle cx="-66" cy="-72" r="8"/><circle cx="-46" cy="-84" r="5"/></g>`,
  },
  princess: {
    fairy: `<path ${paint('#c7f0ff', '#3f7ea8', 5)} d="M-14-4C-50-66-92-56-84-14c4 22 40 28 70 26zM14-4C50-66 92-56 84-14 80 8 44 14 14 12zM-12 14C-50 20-70 44-54 64s40-12 46-34zM12 14C50 20 70 44 54 64S14 52 8 30z"/><path class="a" d="M-14 2h28l26 66c-24 12-56 12-80 0z"/><path ${SKIN} d="M-16 66h10v18h-10zM6 66h10v18H6z"/><circle ${SKIN} cy="-36" r="30"/><path ${paint('#ffcf4a', '#8a5a08')} d="M-32-34c-6-34 12-46 32-46s38 12 32 46c-10-4-20-12-26-22-8 12-22 20-38 22z" style="stroke-width:5"/><circle ${paint('#ffcf4a', '#8a5a08', 5)} cy="-80" r="10"/>${drawBeads(0, -34, 12, 6)}${drawSmile(0, -24, 7)}<path class="m" style="stroke-width:5" d="M34 26l28-34"/>${sparkle(68, -16, 18)}`,
  },
  squid: {
    guardCircle: guard('<circle r="22"/>'),
    guardTriangle: guard('<path d="M0-26l26 42h-52z"/>'),
    guardSquare: guard('<path d="M-21-24h42v42h-42z"/>'),
    card: `<rect ${paint('#e6cfa0', '#6f4a1c')} x="-84" y="-54" width="168" height="108" rx="12"/><g fill="none" stroke="#5a3a3a" stroke-width="9" stroke-linejoin="round"><circle cx="-48" r="22"/><path d="M0-24l25 44h-50zM28-21h42v42H28z"/></g>`,
    cookie: `<circle ${paint('#eab04e', '#7d4514')} r="80"/><circle fill="none" stroke="#7d4514" stroke-width="4" opacity=".5" r="66"/><path fill="none" stroke="#7d4514" stroke-width="7" stroke-linejoin="round" stroke-linecap="round" d="M-46 0c0-30 20-46 46-46S46-30 46 0c-10-10-22-10-30 0-10-10-22-10-32 0-8-10-20-10-30 0zM0-46v-10M0-4v46c0 14-20 14-20 0"/><path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5" d="M-62-26c4-14 14-26 26-32"/>`,
    tracksuit: `<path ${paint('#1f9e7a', '#0b4a38')} d="M-84 76c0-60 30-92 84-92s84 32 84 92z"/><path fill="#fff" d="M-8-14h16v90H-8z"/><path ${SKIN} d="M-20-30h40v22c-10 10-30 10-40 0z"/><path ${paint('#1f9e7a', '#0b4a38', 5)} d="M-34-10c10-14 14-14 18-12L0 2l16-24c4-2 8-2 18 12L6 24H-6z"/>${at(0, 46, `<rect fill="#fff" stroke="#0b4a38" stroke-width="5" x="-38" y="-20" width="76" height="40" rx="6"/>${write('456', 0, 0, 32)}`)}<circle ${SKIN} cy="-52" r="30"/><path class="k" d="M-32-54c-4-26 14-34 32-34s36 8 32 34c-14-8-26-12-34-12s-18 4-30 12z"/>${drawBeads(0, -50, 12, 5)}<path class="K" style="stroke-width:4" d="M-8-36h16"/>`,
  },
  target: {
    shells: `${bullet(-50, 8)}${bullet(50, 8)}${bullet(0, -6)}`,
    shotShells: `${shotShell(-36, 8, -14)}${shotShell(34, 2, 12)}`,
    revolver: `<circle ${STEEL} r="80"/>${[0, 60, 120, 180, 240, 300].map((turn, i) => `<g transform="rotate(${turn})"><circle class="k" cy="-48" r="20"/>${i === 0 ? `<circle ${BRASS} cy="-48" r="17"/><circle ${COPPER} cy="-48" r="6" style="stroke-width:3"/>` : ''}</g>`).join('')}<circle ${STEEL} r="18"/><path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7" d="M-66-22c4-12 10-22 18-30"/>`,
  },
  flower: {
    clover: `<path ${paint('none', '#256b1c', 9)} d="M4 8c2 30 10 52 28 74"/>${[0, 90, 180, 270].map((turn) => `<path ${paint('#6cc84a', '#256b1c')} transform="translate(0 -8) rotate(${turn + 45})" d="M0-4C-14-24-40-30-38-52c2-20 28-24 38-6 10-18 36-14 38 6 2 22-24 28-38 48z"/>`).join('')}${drawFace(0, -8, 0.7)}`,
  },
  idea: {
    yinYang: `<circle fill="#fff" stroke="#2b2640" stroke-width="6" r="78"/><path class="k" d="M0-78a78 78 0 0 1 0 156 39 39 0 0 1 0-78 39 39 0 0 0 0-78z"/><circle class="k" cy="-39" r="13"/><circle fill="#fff" cy="39" r="13"/>`,
    matches: `${[-26, 26].map((x) => `<path ${paint('#f0d29a', '#7d5208', 5)} d="M${x - 7}-56h14V64h-14z"/><path ${paint('#e8434f', '#8c1730', 5)} d="M${x}-88c16 10 16 34 0 38-16-4-16-28 0-38z"/>`).join('')}<g transform="rotate(90) translate(6 0)"><path ${paint('#f0d29a', '#7d5208', 5)} d="M-7-58H7V64H-7z"/><path ${paint('#e8434f', '#8c1730', 5)} d="M0-88c16 10 16 34 0 38-16-4-16-28 0-38z"/></g>`,
  },
  boxing: {
    fist: `<path class="b" d="M0-88l16 30 32-18-2 36 36 2-20 30 22 26-34 12 4 36-34-12-20 30-20-30-34 12 4-36-34-12 22-26-20-30 36-2-2-36 32 18z"/><path ${SKIN} d="M-40-22c0-12 16-14 20-4 2-14 20-14 22-2 4-10 20-8 20 4 14-4 22 6 20 20-2 30-20 44-44 44-28 0-42-18-42-40z"/><path fill="none" stroke="#7d4a25" stroke-width="5" stroke-linecap="round" d="M-20-24v16M2-26v16M22-22v14M-38 4c16 8 34 4 40-4"/>`,
  },
  car: {
    gasPump: `<path class="l" style="stroke-width:7" d="M34 20c22 0 14 44 30 40 14-2 12-40 12-60L58-30"/><rect class="a" x="-66" y="-78" width="96" height="150" rx="14"/><path class="b" d="M-76 68H40v16H-76z"/><rect class="w" x="-52" y="-64" width="68" height="42" rx="7"/><path class="M" style="stroke-width:7" d="M-38-42h40"/><path ${paint('#ffb52b', '#8a4a08', 5)} d="M-18-8c6 16 22 24 22 42 0 26-44 26-44 0 0-18 16-26 22-42z"/><path class="b" d="M48-44l16-10 18 24-10 12z" style="stroke-width:5"/>`,
    trafficLight: `<path class="l" style="stroke-width:14" d="M0 60v26"/><rect class="k" x="-42" y="-86" width="84" height="156" rx="24" stroke="#fff" stroke-opacity=".35" stroke-width="5"/><circle fill="#ff4f4f" cy="-52" r="20"/><circle fill="#ffd23f" r="20" cy="-6"/><circle fill="#47d16c" r="20" cy="40"/><g fill="#fff" opacity=".6"><circle cx="-7" cy="-59" r="5"/><circle cx="-7" cy="-13" r="5"/><circle cx="-7" cy="33" r="5"/></g><path class="b" d="M-46-66h-28c2 16 12 24 28 24zM46-66h28c-2 16-12 24-28 24zM-46-10h-28c2 16 12 24 28 24zM46-10h28C72 6 62 14 46 14z" style="stroke-width:4"/>`,
  },
  plane: {
    kite: `<path class="l" style="stroke-width:5" d="M-2 40c-10 14 12 20 0 34-10 10-24 6-34 12"/><path class="a" d="M0-86L54-28 0 44-54-28z"/><path class="b" d="M0-86L54-28H0zM0 44L-54-28H0z"/>${drawFace(0, -22, 0.7)}<path class="b" d="M2 58l18-8v18zM-2 58l-18-8v18z" style="stroke-width:4"/>`,
  },
  pointer: {
    rockPaperScissors: `<path ${paint('#a9b4cc', '#46506b')} d="M-84 40c-4-24 10-48 36-50s44 16 44 40-16 40-42 40-36-10-38-30z"/><path class="h" d="M-66 26c2-10 8-16 16-20"/><path class="w" d="M18 0h44l22 22v62H18z"/><path class="K" style="stroke-width:5;opacity:.4" d="M32 36h36M32 54h36M32 70h22"/><g transform="translate(0 -44) scale(.82)"><path ${STEEL} d="M-6 10L46-48c8 6 8 18 2 26L6 18zM6 10l-52-58c-8 6-8 18-2 26L-6 18z" style="stroke-width:5"/><circle class="m" style="stroke-width:9" cx="-16" cy="32" r="14"/><circle class="m" style="stroke-width:9" cx="16" cy="32" r="14"/></g>`,
  },
  office: {
    laptop: `<path class="a" d="M-64-70H64c6 0 10 4 10 10v82H-74v-82c0-6 4-10 10-10z"/><path class="k" d="M-60-56H60v64H-60z"/><path fill="none" stroke="#5dff9b" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M-46-38l14 12-14 12M-22-14h26M14-38h28M20-26h26"/><path class="w" d="M-88 22H88l-8 34c-2 8-6 10-14 10H-66c-8 0-12-2-14-10z"/><path class="K" style="stroke-width:5;opacity:.4" d="M-62 36H62M-56 50h40M16 50h40"/>`,
  },
  treasure: {
    thief: `<path class="k" d="M-68 86c0-40 24-56 68-56s68 16 68 56z"/><path fill="none" stroke="#fff" stroke-width="9" d="M-58 58c34-12 82-12 116 0M-66 80c40-12 92-12 132 0"/><circle ${SKIN} cy="-14" r="48"/><path class="k" d="M-50-18c18-12 82-12 100 0l-2 16C30 8 14 8 0 0c-14 8-30 8-48-2z"/>${eye(-20, -8, 9)}${eye(20, -8, 9)}<path class="a" d="M-52-34c0-34 20-52 52-52s52 18 52 52c-30-10-74-10-104 0z"/><path class="b" d="M-56-40c34-12 78-12 112 0v14C24-38-24-38-56-26z"/><path class="K" d="M-14 20c10 8 20 6 28-4"/>`,
  },
  wizard: {
    rune: `<path ${paint('#8f9ab8', '#39415c')} d="M-46-66c10-18 60-24 78-6 22 20 38 60 36 92-4 40-38 64-70 62-36-2-62-24-64-64-2-30 6-62 20-84z"/><path fill="#39415c" opacity=".25" d="M40-64c20 24 30 56 28 84-4 40-38 64-70 62 50-28 62-90 42-146z"/><path class="M" style="stroke-width:10" d="M-6-46V48M-6-46l30 26-30 24M-6 4l30 26"/>${sparkle(-58, 52, 15)}`,
  },
  cooking: {
    bread: `<path ${paint('#e8a552', '#7d4514')} d="M-62-10c-28-14-20-60 22-58h80c42-2 50 44 22 58v66c0 10-6 16-16 16h-92c-10 0-16-6-16-16z"/><path fill="#ffe2ae" d="M-50-16c-22-10-14-38 14-38h72c28 0 36 28 14 38v66c0 6-2 8-8 8h-84c-6 0-8-2-8-8z"/>${drawFace(0, 8, 1)}`,
    drumstick: `<g transform="rotate(40)"><path ${paint('#fff', '#6b6f8c')} d="M-9 30h18v34c14-4 20 14 6 20-6 4-10 2-15-2-5 4-9 6-15 2-14-6-8-24 6-20z"/><path ${paint('#d9824a', '#6b2f10')} d="M0-80c34 0 52 34 46 68-4 26-20 48-46 48s-42-22-46-48c-6-34 12-68 46-68z"/><path fill="#6b2f10" opacity=".28" d="M24-72c24 18 26 44 22 60-4 26-20 48-46 48 30-22 36-64 24-108z"/><path class="h" d="M-28-22c0-16 6-28 16-34"/></g>`,
  },
} satisfies Motifs

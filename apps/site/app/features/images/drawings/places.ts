/** Places and weather: gardens, beaches, islands, deserts, mountains, bridges, fire and water. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, ball, paint, sparkle } from './tables-parts.ts'

const LEAF = paint('#6cc84a', '#256b1c')
const SAND = paint('#f6d488', '#8a6108')
const WATER = paint('#5fb4f0', '#1d5a94')
const WOOD = paint('#c98a4b', '#5f3512')
const STONE = paint('#a9b4cc', '#46506b')
const EARTH = paint('#8a5433', '#3d1e0e')
const FLAME = paint('#ff8a2b', '#8c1730')
const CORE = '#ffd94a'

const DROP = 'M0-70c10 24 46 52 46 88 0 28-20 48-46 48s-46-20-46-48c0-36 36-64 46-88z'
const FIRE =
  'M4-86c8 26 56 46 56 102 0 40-26 68-60 68s-60-28-60-68c0-26 14-40 22-60 8 8 14 14 16 24 14-16 24-38 26-66z'
const PALM_LEAVES =
  'M0 0c-20-22-44-20-56-4 20-4 34 2 40 10-18-2-32 8-34 28 14-14 30-18 42-14 4 16 18 26 34 22-4-16-10-28-20-30 14-8 30-8 44 2-2-18-16-28-32-26 4-10 14-18 30-20C32-42 12-26 0 0z'

const palm = (x: number, y: number, scale: number, turn = 0) =>
  at(
    x,
    y,
    `<path ${WOOD} d="M-8 80C-2 50-8 20-8-4h14c2 30 8 56 4 84z"/><path ${LEAF} transform="translate(0 -8)" d="${PALM_LEAVES}"/><circle ${WOOD} r="8"/>`,
    turn,
    scale,
  )
const flower = (x: number, y: number, r: number, className: string) =>
  `<path ${paint('none', '#256b1c', 6)} d="M${x} ${y}V70"/>${[0, 72, 144, 216, 288].map((turn) => `<circle class="${className}" cx="${x}" cy="${y - r}" r="${r * 0.72}" transform="rotate(${turn} ${x} ${y})" style="stroke-width:4"/>`).join('')}<circle fill="${CORE}" cx="${x}" cy="${y}" r="${r * 0.62}"/>`

export const PLACES = {
  garden: {
    sprout: `<path ${LEAF} d="M-4 20C-8-20-36-44-80-40c0 40 30 66 76 60z"/><path ${LEAF} d="M4 4C8-40 36-70 80-64c2 46-30 74-76 68z"/><path ${paint('none', '#256b1c', 8)} d="M0 44C0 20-2 10 0-4M-44-22L-4 16M42-42L4 0"/><path class="a" d="M-60 30H60l-12 54h-96z"/><path class="b" d="M-68 22H68v20H-68z"/>${drawFace(0, 60, 0.7)}`,
    wheelbarrow: `<path class="l" style="stroke-width:9" d="M-14 36l14 44M-30 40l-54-32"/><path ${EARTH} d="M-30-20c20-34 70-36 96 0z"/>${at(-4, -40, `<path ${LEAF} d="M0 20c-24-4-28-30-8-40 4 10 6 6 8-6 4 10 6 14 10 6 18 10 14 36-10 40z"/>`)}${at(44, -36, `<path ${LEAF} d="M0 16c-20-4-24-26-6-34 4 8 6 4 8-4 4 8 6 10 8 4 16 8 10 30-10 34z"/>`)}<path class="a" d="M-42-22h120L56 44H-14z"/><path class="s" d="M48-22h30L56 44H34z"/><circle class="b" cx="62" cy="60" r="23"/><circle class="k" cx="62" cy="60" r="8"/>`,
    flowerBed: `${flower(-46, -18, 20, 'a')}${flower(46, -8, 18, 'b')}${flower(0, -44, 23, 'w')}<path ${LEAF} d="M-70 66c0-24 14-30 24-26 2-18 20-18 24-6 8-12 30-12 38 0 4-12 22-14 28 6 14-2 24 6 24 26z"/><path ${EARTH} d="M-84 58H84v24H-84z"/>`,
    gate: `<path ${LEAF} d="M-84-10c-2-44 36-74 84-74s86 30 84 74H60c0-30-28-46-60-46s-60 16-60 46z"/>${[-62, -30, 2, 34].map((x) => `<path class="w" d="M${x} 80V2l14-18L${x + 28} 2v78z"/>`).join('')}<path class="w" d="M-76 22H76v16H-76zM-76 56H76v14H-76z" style="stroke-width:5"/><g class="a"><circle cx="-60" cy="-44" r="11" style="stroke-width:4"/><circle cx="4" cy="-70" r="11" style="stroke-width:4"/><circle cx="60" cy="-44" r="11" style="stroke-width:4"/></g>`,
    trowel: `<g transform="rotate(38)"><path class="a" d="M-13-88h26v44h-26z"/><path class="m" style="stroke-width:10" d="M0-44v26"/><path class="w" d="M-36-18h72v40c0 30-18 52-36 64-18-12-36-34-36-64z"/><path class="h" d="M-18-2v30"/></g>${at(-50, 42, `<path ${LEAF} d="M0 36C-30 30-34 0-24-18-10-8 0 8 0 36z"/><path ${LEAF} d="M0 36c-2-30 8-46 26-56 12 24 4 52-26 56z"/>`)}`,
  },
  beach: {
    ball: `<circle class="w" r="78"/><path class="a" d="M0 0L-30-72A78 78 0 0 1 44-64z"/><path class="b" d="M0 0L76-18A78 78 0 0 1 50 60z"/><path class="a" d="M0 0L16 76A78 78 0 0 1-50 60z"/><path class="b" d="M0 0L-76 20a78 78 0 0 1 24-78z"/><circle class="w" r="14"/><path class="h" d="M-50-34c8-12 18-20 30-24"/>`,
    parasol: `<path ${paint('none', '#5f3512', 9)} d="M6-60L-8 76"/><path class="a" d="M-80-6c0-46 40-76 88-72S88-44 84 6c-14-12-28-12-40-2-12-14-28-16-40-6-12-12-28-12-40 0-14-14-30-14-44-4z"/><path class="b" d="M-36-2c4-40 20-68 44-76 20 14 34 46 36 82-12-14-28-16-40-6-12-12-28-12-40 0z"/><path ${SAND} d="M-86 82c6-22 60-28 86-26s80 4 86 26z"/>${ball(52, 52, 18, 'w')}`,
    swimRing: `<path class="a" fill-rule="evenodd" d="M0-78a78 78 0 1 1-.1 0zM0-30a30 30 0 1 0 .1 0z"/><path class="w" d="M-24-74L-10-29 10-29 24-74a78 78 0 0 0-48 0zM-24 74l14-45h20l14 45a78 78 0 0 1-48 0zM-74-24l45 14v20l-45 14a78 78 0 0 1 0-48zM74-24L29-10v20l45 14a78 78 0 0 0 0-48z"/><path class="h" d="M-58-32c4-8 12-16 20-20"/>`,
    waterSlide: `<path class="l" style="stroke-width:9" d="M-58-30V84M-26-30V84M-58 10h32M-58 44h32"/><path ${WATER} d="M-70-62h44c40 4 20 50 50 66 22 12 44 10 60 22v44c-40 2-84-6-100-34-14-26 0-44-24-50h-30z"/><path class="a" d="M-76-76h52v26h-52z"/><path class="h" style="stroke-width:5" d="M-20-40c20 16 10 40 34 58 16 12 36 14 54 20"/><circle class="b" cx="36" cy="-6" r="24"/><circle class="w" cx="36" cy="-6" r="9"/><path ${WATER} d="M20 86c6-22 60-22 66 0z"/>`,
    sun: `${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path ${paint('#ff9a3c', '#8f4606', 5)} transform="rotate(${turn})" d="M-13-56L0-86l13 30z"/>`).join('')}<circle ${paint(CORE, '#8a6108')} r="54"/><path class="k" d="M-44-14h88c2 22-34 30-40 6h-8c-6 24-42 16-40-6z"/><path class="K" d="M-16 24c8 12 24 12 32 0"/><path fill="#fff" opacity=".6" d="M-34-8h14l-8 10zM14-8h14l-8 10z"/>`,
    bucket: `<path class="m" style="stroke-width:7" d="M-58-16C-50-76 30-76 38-16"/><path class="a" d="M-66-18H46L34 78h-88z"/><path class="b" d="M-72-26H52V-6H-72z"/>${drawFace(-10, 34, 0.9)}<path ${SAND} d="M-56-26c10-22 82-22 92 0z"/><g transform="translate(66 18) rotate(12)"><path class="b" d="M-6-60H6V4H-6z" style="stroke-width:5"/><path class="b" d="M-18 0h36v30c0 26-36 26-36 0z"/></g>`,
  },
  island: {
    palm: `<path ${WATER} d="M-88 58c14-12 30-12 44 0 14-12 30-12 44 0 14-12 30-12 44 0 14-12 30-12 44 0v26H-88z"/><path ${SAND} d="M-64 62c8-30 36-40 64-40s56 10 64 40c-20 8-108 8-128 0z"/>${palm(4, -36, 0.86, 6)}`,
    twoPalms: `<circle ${paint(CORE, '#b77b10', 5)} cx="46" cy="-52" r="24"/><path ${WATER} d="M-88 60c22-14 42-12 60-4s44 8 62-2 34-8 54 2v30H-88z"/><path ${SAND} d="M-76 62c12-26 44-34 76-34s64 8 76 34c-30 10-122 10-152 0z"/>${palm(-30, -26, 0.76, -12)}${palm(16, -14, 0.62, 14)}`,
    volcano: `<path class="m" style="stroke-width:9;opacity:.7" d="M-6-56c-14-10 6-16-6-30M14-56c10-8-4-16 8-26"/><path ${EARTH} d="M-66 62L-22-44h48L70 62z"/><path ${FLAME} d="M-22-44h48l8 20-14 22-14-16-10 26-12-22-12 12-2-22z"/><path ${LEAF} d="M-74 64c4-24 20-26 28-16 8-20 26-16 30-2 8-10 28-10 34 2 10-12 26-10 30 2 12-8 26-4 28 14z"/><path ${WATER} d="M-88 62c14-10 30-10 44 0 14-10 30-10 44 0 14-10 30-10 44 0 14-10 30-10 44 0v22H-88z"/>`,
    fromAbove: `<circle ${WATER} r="82"/><path ${SAND} d="M-52-20c4-36 44-44 66-34s46 6 48 38-18 36-30 54-50 26-68 6-20-36-16-64z"/><path ${LEAF} d="M-34-12c4-22 30-28 44-20s30 8 30 26-14 20-22 32-30 14-40 2-16-22-12-40z"/><path fill="#fff" opacity=".7" d="M-66 40c6-6 12-6 18 0-6 6-12 6-18 0zM50 42c6-6 12-6 18 0-6 6-12 6-18 0z"/><path class="K" style="stroke-width:7" d="M-6-6L12 12M12-6L-6 12"/>`,
  },
  desert: {
    cactus: `<path ${LEAF} d="M-20 74V-52c0-30 40-30 40 0v50h12c8 0 10-4 10-10v-18c0-20 28-20 28 0v24c0 22-14 32-34 32H20v48z"/><path ${LEAF} d="M-20 34h-16c-20 0-34-10-34-32v-20c0-20 28-20 28 0V-4c0 6 4 10 10 10h12z"/><path fill="none" stroke="#fff" stroke-width="4" opacity=".6" stroke-linecap="round" d="M0-58v18M0-16V0M0 22v18"/><circle class="b" cy="-78" r="11" style="stroke-width:4"/>${drawFace(0, -26, 0.5)}<path ${SAND} d="M-84 82c8-22 50-24 84-24s76 2 84 24z"/>`,
    dunes: `<circle ${paint('#ffd94a', '#b77b10', 5)} cx="38" cy="-40" r="30"/><path ${SAND} d="M-86 30c30-44 64-48 100-14 24 22 48 24 72 10v52H-86z"/><path ${paint('#e9b85c', '#8a6108')} d="M-86 54c40-14 60-40 92-30 30 10 46 36 80 32v26H-86z"/>${at(-40, 4, `<path ${LEAF} transform="scale(.42)" d="M-20 74V-52c0-30 40-30 40 0v50h12c8 0 10-4 10-10v-18c0-20 28-20 28 0v24c0 22-14 32-34 32H20v48z" style="stroke-width:12"/>`)}`,
  },
  mountain: {
    peaks: `<path ${STONE} d="M-86 72L-22-62 10 0l20-30L88 72z"/><path class="w" d="M-22-62l32 62-18-12-14 16-14-14-20 8zM30-30L56 14l-20-8-12 10-12-10z" style="stroke-width:5"/><path ${LEAF} d="M-88 76c10-22 40-22 60-14 24-14 50-10 64 0 16-8 44-8 52 14z"/>`,
    flagTop: `<path ${STONE} d="M-80 76L-4-30 20-8 80 76z"/><path class="w" d="M-4-30L20-8l24 32-18-6-14 12-14-16-20 10z" style="stroke-width:5"/><path class="l" style="stroke-width:8" d="M0-28v-58"/><path class="a" d="M2-88l52 18L2-50z"/>`,
    climber: `<path ${STONE} d="M84 84V-84l-30-2-16 34-26 12-6 44-28 16-8 34-30 12v18z"/><path class="m" style="stroke-width:5" d="M54-70L-26-10"/><circle class="b" cx="-18" cy="-36" r="18"/><path ${paint('#f2bf94', '#7d4a25', 5)} d="M-30-30h24c0 22-24 22-24 0z"/><path class="l" style="stroke-width:22" d="M-20 2l-8 30M-18 2L14-14M-28 32L0 44M-28 32l-24 24"/><path class="B" style="stroke-width:12" d="M-20 2l-8 30M-18 2L14-14M-28 32L0 44M-28 32l-24 24"/>`,
  },
  bridge: {
    arch: `<path ${WATER} d="M-88 60c14-10 30-10 44 0 14-10 30-10 44 0 14-10 30-10 44 0 14-10 30-10 44 0v24H-88z"/><path class="a" d="M-86-10C-50-44 50-44 86-10v76H56C56 6-56 6-56 66h-30z"/><path class="s" d="M-86-10C-50-44 50-44 86-10v16C50-26-50-26-86 6z"/><path class="l" style="stroke-width:7" d="M-76-16v-24M-40-32v-24M0-36v-24M40-32v-24M76-16v-24M-84-38C-50-68 50-68 84-38"/>`,
    suspension: `<path class="m" style="stroke-width:6" d="M-88 10C-70-20-56-50-44-70 -30 0 30 0 44-70 56-50 70-20 88 10M-26-22v46M0-12v36M26-22v46M-64-26v50M64-26v50"/><path class="a" d="M-54-80h20V84h-20zM34-80h20V84H34z"/><path class="b" d="M-88 22H88v18H-88z"/><path ${WATER} d="M-88 70c22-12 44-12 66-2 20 8 44 8 66-2 16-6 30-6 44 0v20H-88z"/>`,
    planks: `<path ${EARTH} d="M-88-6h44v90h-44zM88-6H44v90h44z"/><path ${LEAF} d="M-88-18h46v18h-46zM88-18H42V0h46z"/><path class="l" style="stroke-width:6" d="M-46-44C-20-20 20-20 46-44M-46-50v46M46-50v46"/>${[-30, -10, 10, 30].map((x) => `<path ${WOOD} d="M${x - 8} ${12 - Math.abs(x) / 4}h16v14h-16z"/><path class="l" style="stroke-width:4" d="M${x} ${12 - Math.abs(x) / 4}v-36"/>`).join('')}`,
  },
  weather: {
    rainCloud: `<path class="w" d="M-60 22c-34-4-34-52 0-54 2-42 62-52 78-14 42-8 62 62 16 68z"/>${drawFace(-8, -8, 0.9)}<g style="stroke-width:4"><path ${WATER} d="M-48 38c4 12 14 18 14 30 0 20-28 20-28 0 0-12 10-18 14-30zM0 46c4 12 14 18 14 30 0 18-28 18-28 0 0-12 10-18 14-30zM46 38c4 12 14 18 14 30 0 20-28 20-28 0 0-12 10-18 14-30z"/></g>`,
    rainbow: `${['#ff5a5a', '#ff9a3c', '#ffd94a', '#6cc84a', '#4aa8ff', '#a86bff'].map((fill, i) => `<path fill="none" stroke="${fill}" stroke-width="11" d="M${-78 + i * 10} 46a${78 - i * 10} ${78 - i * 10} 0 0 1 ${2 * (78 - i * 10)} 0"/>`).join('')}<path class="w" d="M-66 72c-24 0-24-32-2-34 4-24 42-22 44 0 24-2 24 34 2 34zM22 72c-24 0-24-32-2-34 4-24 42-22 44 0 24-2 24 34 2 34z"/>`,
    thunder: `<path class="a" d="M-56 14c-34-4-34-50 0-52 2-42 62-50 78-14 42-8 60 60 14 66z"/><path ${paint(CORE, '#8a6108')} d="M14-2L-28 46h22l-10 40 44-54H6L26-2z"/><path class="h" d="M-54-24c2-14 12-24 24-26"/>`,
  },
  water: {
    drop: `<path ${WATER} transform="translate(0 6) scale(1.12)" d="${DROP}"/>${drawFace(0, 34, 1)}<path class="h" d="M-30 20c2-12 8-22 16-30"/>`,
    bigWave: `<path ${WATER} d="M-86 78C-80-20-20-78 44-70c36 4 48 36 30 58-14-20-40-20-46 6-6 30 24 54 58 48v36z"/><path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8" d="M-58 60C-48-10-6-46 40-50M-20 62C-18 30-6 6 10-10"/><g fill="#fff"><circle cx="78" cy="-28" r="8"/><circle cx="62" cy="-82" r="6"/><circle cx="86" cy="-58" r="5"/></g>`,
    fall: `<path ${STONE} d="M-84 78V-62h50v140zM84 78V-62H34v140z"/><path ${LEAF} d="M-88-50c0-30 54-30 58-6zM88-50c0-30-54-30-58-6z"/><path ${WATER} d="M-38-60h76V70h-76z"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8" d="M-18-46v50M4-30v60M22-48v34M-4-46v4"/><path class="w" d="M-70 82c-4-22 20-26 28-14 6-20 36-20 42-4 8-16 36-12 40 4 12-10 34-2 30 14z"/>`,
  },
  fire: {
    flame: `<path ${FLAME} d="${FIRE}"/><path fill="${CORE}" d="M2-20c4 18 30 28 30 58 0 20-14 34-32 34s-32-14-32-34c0-14 8-22 12-32 8 6 10 10 12 14 6-10 10-22 10-40z"/>${drawFace(0, 42, 0.7)}`,
    fireAndWater: `${at(-40, 4, `<path ${FLAME} transform="scale(.72)" d="${FIRE}" style="stroke-width:8"/>${drawFace(0, 22, 0.66)}`, -6)}${at(42, 10, `<path ${WATER} transform="scale(.92)" d="${DROP}"/>${drawFace(0, 22, 0.66)}`, 6)}`,
    torch: `<g transform="rotate(14)"><path ${FLAME} transform="translate(0 -34) scale(.6)" d="${FIRE}" style="stroke-width:9"/><path fill="${CORE}" transform="translate(0 -34) scale(.36)" d="${FIRE}"/><path class="a" d="M-32 6h64L14 34h-28z"/><path ${WOOD} d="M-13 32h26L6 88H-6z"/></g>`,
    campfire: `<path ${FLAME} transform="translate(0 -18) scale(.8)" d="${FIRE}" style="stroke-width:7"/><path fill="${CORE}" transform="translate(0 10) scale(.42)" d="${FIRE}"/><path ${WOOD} d="M-78 46l8-16L78 66l-6 16zM78 46l-8-16L-78 66l6 16z"/>`,
  },
  globe: {
    earth: `<circle ${WATER} r="78"/><path ${LEAF} d="M-60-46c20-26 50-30 62-22-10 14 6 20-4 34-10 10-26 4-28 20-2 12-20 10-24-2-10-4-14-16-6-30zM14 4c14-10 40-8 54 6 0 26-18 50-40 58-14-8-4-24-16-34-8-10-6-22 2-30zM26-60c14 0 30 10 38 24-12 4-20 2-26 8-8-4-20-20-12-32z" style="stroke-width:5"/>${drawFace(0, 4, 1)}<path class="h" d="M-62-26c6-14 14-24 26-32"/>`,
    onStand: `<path class="l" style="stroke-width:9" d="M20-84c50 14 70 70 36 108-20 24-54 30-80 18M0 44v26"/><circle ${WATER} cx="-6" cy="-20" r="56"/><path ${LEAF} d="M-50-36c12-24 36-30 46-24-6 10 4 16-4 26-8 6-18 2-20 14-4 6-18 0-22-16zM2-10c12-6 30-4 40 4-2 20-16 32-30 36-8-8-2-18-10-24-4-6-4-12 0-16z" style="stroke-width:4"/><path class="a" d="M-46 84c0-24 92-24 92 0z"/>`,
    suitcase: `<path class="l" style="stroke-width:9" d="M-24-52v-22h48v22"/><rect class="a" x="-74" y="-52" width="148" height="122" rx="18"/><path class="s" d="M-71 40H71v14c0 10-4 13-12 13H-59c-8 0-12-3-12-13z"/><path class="b" d="M-52-52h18V70h-18zM34-52h18V70H34z" style="stroke-width:5"/><circle class="w" cx="-6" cy="-6" r="18" style="stroke-width:4"/><path class="l" style="stroke-width:4" d="M-24-6h36M-6-24c-12 12-12 24 0 36M-6-24c12 12 12 24 0 36"/><circle class="k" cx="-44" cy="78" r="9"/><circle class="k" cx="44" cy="78" r="9"/>`,
  },
  hole: {
    falling: `<ellipse class="a" cy="40" rx="84" ry="40"/><ellipse class="k" cy="38" rx="66" ry="28"/>${at(-20, -8, '<rect class="b" x="-22" y="-22" width="44" height="44" rx="6"/>', 20)}${at(30, -42, '<circle class="w" r="20"/>')}${at(-34, -62, '<path class="b" d="M0-20l20 34h-40z" style="stroke-width:5"/>', -12)}`,
    swirl: `<circle class="a" r="80"/><circle class="s" r="60"/><path class="h" style="stroke-width:9;opacity:.9" d="M0 62C-40 62-66 30-60-6M0-62c40 0 66 32 60 68M-40 24C-50-14-26-42 4-42M40-24C50 14 26 42-4 42"/><circle class="k" r="30"/>${sparkle(-58, -58, 15)}${sparkle(62, 52, 13, 'w')}`,
  },
} satisfies Motifs

/** Places and toys that titles name: a parking bay from above, an empty yellow corridor, a painted wall, a cube that runs over spikes. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, star, write } from './tables-parts.ts'

const ASPHALT = paint('#5a6078', '#23273a')
const GLASS = paint('#bfe6ff', '#1d4a7a', 4)
const TYRE = paint('#3a4060', '#1b2038', 4)
const BRICK = paint('#c96a4a', '#6b2a14')
const RED = paint('#f5434f', '#8c1730', 5)
const GOLD = paint('#ffce3a', '#8a5404', 5)
const STEEL = paint('#dfe6f5', '#46506b', 5)
const TIMBER = paint('#c9823f', '#5e3010')
const NEON = paint('#35e0f2', '#0b4a6b', 5)
const LIME = paint('#8cf04a', '#2c6a12', 5)
const NIGHT = paint('#2a1f5c', '#120b33')
const HIDE = paint('#6b4a3a', '#2e1a10')

/** A car seen from above, its bonnet upwards: 50 wide and 96 high. */
const carAbove = (color: string) =>
  `<path ${TYRE} d="M-25-32H25v16h-50zM-25 18H25v16h-50z"/><path ${color} d="M-22-30c0-12 8-18 22-18s22 6 22 18v58c0 12-6 20-22 20s-22-8-22-20z"/><path ${GLASS} d="M-16-14c2-8 30-8 32 0l-4 12h-24zM-12 26h24l4 12c-8 4-24 4-32 0z"/><path fill="#fff" opacity=".35" d="M-12 0h24v22h-24z"/><g fill="#fff3a8"><circle cx="-14" cy="-40" r="4"/><circle cx="14" cy="-40" r="4"/></g>`
const BLUE_CAR = paint('#3f8cf5', '#123a86', 5)
const RED_CAR = paint('#f5434f', '#7d0f28', 5)
const YELLOW_CAR = paint('#ffd23c', '#8f5a04', 5)
const BAYS =
  '<path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="M-30-82V20M30-82V20"/>'

/** A cushion of rubber, of which some bubbles are pressed in. */
function popIt(rows: readonly string[], pressed: string): string {
  const [count, colors] = [rows.length, ['#ff6b7a', '#ffb03c', '#ffe04a', '#6fd86a', '#4fb4f5', '#a070f0']]
  const step = 152 / count
  return rows
    .flatMap((row, y) =>
      [...row].map((cell, x) => {
        const [cx, cy, r] = [-76 + (x + 0.5) * step, -76 + (y + 0.5) * step, step * 0.38]
        const circle = `cx="${Math.round(cx)}" cy="${Math.round(cy)}"`
        return cell === pressed
          ? `<circle fill="#000" fill-opacity=".22" ${circle} r="${Math.round(r)}"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" d="M${Math.round(cx - r * 0.5)} ${Math.round(cy + r * 0.6)}q${Math.round(r * 0.5)} ${Math.round(r * 0.3)} ${Math.round(r)} 0"/>`
          : `<circle ${paint(colors[y % colors.length]!, '#000', 0)} ${circle} r="${Math.round(r)}"/><ellipse fill="#fff" opacity=".65" cx="${Math.round(cx - r * 0.3)}" cy="${Math.round(cy - r * 0.36)}" rx="${Math.round(r * 0.32)}" ry="${Math.round(r * 0.2)}"/>`
      }),
    )
    .join('')
}
const stripes = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const colors = ['#f04a5e', '#f59a1c', '#f5c518', '#43b84a', '#2f8fe0', '#7d4fd8']
    const step = 152 / count
    return `<path fill="${colors[i]!}" d="M-78 ${Math.round(-76 + i * step)}H78v${Math.round(step) + 1}H-78z"/>`
  }).join('')

const SPIKES = (x: number, count: number) =>
  Array.from({ length: count }, (_, i) => `<path ${RED} d="M${x + i * 30} 58l15-34 15 34z"/>`).join('')
const NEON_GROUND = `<path ${NIGHT} d="M-88 58H88v28H-88z"/><path fill="none" stroke="#35e0f2" stroke-width="6" stroke-linecap="round" d="M-86 58H86"/>`
const neonCube = (extra = '') =>
  `<rect ${LIME} x="-32" y="-32" width="64" height="64" rx="8"/><rect fill="#2c6a12" opacity=".25" x="-24" y="6" width="48" height="18"/>${drawEyes(0, -8, 13, 10)}<path class="k" d="M-14 10h28v8h-28z"/>${extra}`
const TRAIL =
  '<path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round" d="M-84-26h26M-88-4h22M-82 18h20"/>'

export const TITLED_PLACES = {
  car: {
    parkingBay: `<rect ${ASPHALT} x="-88" y="-88" width="176" height="176" rx="16"/>${BAYS}${at(-58, -34, carAbove(YELLOW_CAR))}${at(58, -34, carAbove(BLUE_CAR))}${write('P', 0, -36, 54, 'w')}${at(0, 50, carAbove(RED_CAR), 14, 0.8)}<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M0 6v-10M-10 2L0-8l10 10"/>`,
    parkingRow: `<rect ${ASPHALT} x="-88" y="-88" width="176" height="176" rx="16"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="M-80-34h66M-80 26h66M80-34H14M80 26H14"/>${at(-46, -60, carAbove(RED_CAR), 90, 0.68)}${at(46, -4, carAbove(YELLOW_CAR), -90, 0.68)}${at(-46, 58, carAbove(BLUE_CAR), 90, 0.68)}${write('P', -46, -4, 44, 'w')}${at(46, -60, carAbove(BLUE_CAR), -90, 0.68)}${at(46, 58, carAbove(RED_CAR), -90, 0.68)}`,
    parkingSquare: `<rect ${ASPHALT} x="-88" y="-88" width="176" height="176" rx="16"/><path fill="none" stroke="#ffe04a" stroke-width="7" stroke-linejoin="round" d="M-34-72h68V42h-68z"/>${at(0, -14, carAbove(BLUE_CAR), 0, 1.04)}<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-64 60v-44M-76 28l12-12 12 12M64 60v-44M52 28l12-12 12 12"/>${write('P', 0, 66, 34, 'w')}`,
  },
  ghost: {
    corridor: `<path ${paint('#e3c95a', '#6b5a14')} d="M-88-86H88V86H-88z"/><path fill="#b89a32" d="M-88 86l56-52h64l56 52z"/><path fill="#f2e08a" d="M-88-86l56 52h64l56-52z"/><path fill="#c9ac40" d="M-32-34h64v68h-64z"/><path fill="#5c4a10" d="M-14 34V-8h28v42z"/><path fill="none" stroke="#8a7420" stroke-width="3" opacity=".7" d="M-88-52l56 34M-88-18l56 14M-88 18l56-8M-88 52l56-28M88-52L32-18M88-18L32-4M88 18L32 10M88 52L32 24M-60-60V60M60-60V60M-32-34v68M32-34v68"/><g fill="#fffbe0"><path d="M-20-80h40l-6 16h-28zM-12-56h24l-4 10H-8z"/></g><g fill="#fff"><circle cx="-5" cy="6" r="3.5"/><circle cx="6" cy="6" r="3.5"/></g>`,
    corridorTurn: `<path ${paint('#e3c95a', '#6b5a14')} d="M-88-86H88V86H-88z"/><path fill="#b89a32" d="M-88 86l40-40H48l40 40z"/><path fill="#f2e08a" d="M-88-86l40 40H48l40-40z"/><path fill="#d8bc4c" d="M-48-46H8v92h-56z"/><path fill="#8a7420" d="M8-46h40v92H8z"/><path fill="none" stroke="#8a7420" stroke-width="3" opacity=".7" d="M-34-46v92M-20-46v92M-6-46v92M-68-66V66M68-66V66"/><path fill="#fffbe0" d="M-34-78h52l-8 18h-36z"/><path class="k" d="M18 46C14-4 22-22 28-22S42-4 38 46z"/><g fill="#fff"><circle cx="24" cy="-6" r="4"/><circle cx="33" cy="-6" r="4"/></g>`,
  },
  drawing: {
    spray: `<path ${BRICK} d="M-88-70H88V84H-88z"/><path fill="none" stroke="#6b2a14" stroke-width="4" d="M-86-32H86M-86 8H86M-86 48H86M-40-70v38M30-70v38M-66-32V8M0-32V8M60-32V8M-34 8v40M40 8v40M-66 48v34M6 48v34M62 48v34"/>${star(-22, -2, 0.78, 'b', -12)}<path fill="none" class="m" style="stroke-width:8" d="M-50 44v18M-22 56v20M4 42v14"/>${at(50, 20, `<rect class="a" x="-26" y="-32" width="52" height="92" rx="10"/><rect class="w" x="-26" y="-6" width="52" height="34"/><path class="w" style="stroke-width:5" d="M-20-34c0-10 8-16 20-16s20 6 20 16z"/><rect class="b" x="-9" y="-64" width="18" height="16" rx="4"/><path class="h" d="M-16 40v8"/>`, 8)}`,
    sprayWord: `<path ${BRICK} d="M-88-60H88V60H-88z"/><path fill="none" stroke="#6b2a14" stroke-width="4" d="M-86-30H86M-86 0H86M-86 30H86M-44-60v30M34-60v30M-66-30V0M4-30V0M62-30V0M-30 0v30M44 0v30"/>${write('YO', -14, -2, 92, 'b')}<path class="m" style="stroke-width:7" d="M-58 34v18M18 36v26"/>${at(62, 30, '<rect class="a" x="-20" y="-24" width="40" height="70" rx="8"/><rect class="w" x="-20" y="-4" width="40" height="24"/><rect class="b" x="-7" y="-46" width="14" height="22" rx="4"/>', 12)}`,
  },
  platformer: {
    neonCube: `${NEON_GROUND}${SPIKES(22, 2)}${TRAIL}${at(-20, -30, neonCube(), 18)}`,
    neonArrow: `${NEON_GROUND}<path ${NIGHT} d="M-88-86H88v20H-88z"/><path fill="none" stroke="#35e0f2" stroke-width="6" d="M-86-66H86"/>${SPIKES(-80, 2)}${SPIKES(24, 2)}<path fill="none" stroke="#ffe04a" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" d="M-84 8l34-34 32 34 28-30"/><path ${NEON} d="M8-12l46-22-22 46-4-20z"/>`,
    neonJump: `${NEON_GROUND}${SPIKES(-46, 3)}<path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 14" d="M-80 34C-60-50-20-74 14-60"/>${at(34, -34, neonCube(), 30)}<path ${GOLD} d="M64 24l10-14 10 14-10 14z"/>`,
    neonSteps: `<path ${NIGHT} d="M-88 62h54V30h56V-4h66v90H-88z"/><path fill="none" stroke="#35e0f2" stroke-width="6" stroke-linejoin="round" d="M-86 62h52V30h56V-4h64"/>${at(-8, -4, neonCube(), 12, 0.9)}<path ${RED} d="M48-8l14-32 14 32z"/>${TRAIL}`,
    neonGunner: `${NEON_GROUND}${SPIKES(44, 1)}${at(-30, 16, neonCube(`<rect ${STEEL} x="18" y="-8" width="54" height="22" rx="6"/><rect ${STEEL} x="66" y="-4" width="16" height="14" rx="3"/><path ${GOLD} d="M24 14h16l-4 20H24z"/>`))}<g fill="#ffe04a"><circle cx="68" cy="18" r="7"/><circle cx="84" cy="18" r="4"/></g><path ${NEON} d="M38-40L62-74l24 34z"/>${drawFace(62, -50, 0.4)}`,
  },
  pointer: {
    woodenFish: `<path ${RED} d="M-80 52c40-12 120-12 160 0v18c-40 16-120 16-160 0z"/><path ${TIMBER} d="M-68 40c-16-52 14-86 60-86 44 0 74 34 64 78-4 18-16 26-34 26H-40c-14 0-24-6-28-18z"/><path fill="#3d1c06" d="M-64 18c30 12 74 12 110-4 8-4 8 8 0 12-34 16-78 16-108 6z"/><path fill="none" stroke="#5e3010" stroke-width="6" stroke-linecap="round" d="M-28-24c-18 0-18 24 0 22 14-4 10-22-4-22M10-28c16-4 30 6 34 18"/><path fill="none" stroke="#5e3010" stroke-width="14" stroke-linecap="round" d="M84-84L34-40"/><path fill="none" stroke="#e0b070" stroke-width="7" stroke-linecap="round" d="M84-84L34-40"/><circle ${GOLD} cx="30" cy="-38" r="13"/><path class="h" d="M-52-10c4-10 10-16 18-20"/>`,
  },
  bubbles: {
    popIt: `<rect ${paint('#a070f0', '#44167f')} x="-88" y="-88" width="176" height="176" rx="22"/>${stripes(4)}${popIt(['oooo', 'oxoo', 'ooxo', 'xooo'], 'x')}`,
    popItFace: `<rect ${paint('#4fb4f5', '#123a86')} x="-88" y="-88" width="176" height="176" rx="60"/>${popIt(['oox', 'xoo', 'oxo'], 'x')}`,
    popItHeart: `<path ${paint('#ff8fb4', '#8f1f55')} d="M0 88C-50 54-90 20-90-26c0-36 24-60 52-60 18 0 32 10 38 26 6-16 20-26 38-26 28 0 52 24 52 60C90 20 50 54 0 88z"/><g transform="translate(0 -12) scale(.72)">${popIt(['oxo', 'oox', 'xoo'], 'x')}</g>`,
  },
  racing: {
    slingDrift: `<path ${ASPHALT} d="M-88 86V10c0-56 40-96 96-96h80v66H14c-22 0-36 14-36 36v70z"/><path fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="14 14" d="M-55 84V12c0-40 26-64 64-64h78"/><circle ${STEEL} cx="36" cy="40" r="20"/><circle ${RED} cx="36" cy="40" r="9"/><path fill="none" stroke="#ffe04a" stroke-width="7" stroke-linecap="round" d="M30 34L-26-22"/>${at(-40, -32, carAbove(RED_CAR), 48, 0.86)}<path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round" d="M-70 12c-2 20 0 34 2 48M-52 18c-2 16-2 28 0 40"/>`,
  },
  target: {
    turret: `<path ${STEEL} d="M-70 84c0-30 20-44 60-44s60 14 60 44z"/><path ${TYRE} d="M-70 66h120v18H-70z"/><g transform="rotate(-18)"><path ${STEEL} d="M14-32h66v16H14zM14-6h66v16H14z"/><path ${TYRE} d="M76-36h14v24H76zM76-10h14v24H76z"/></g><path class="a" d="M-56 8c0-36 20-58 48-58s46 20 46 52c0 26-20 44-46 44S-56 34-56 8z"/><path class="s" d="M10-44c18 8 28 26 28 46 0 26-20 44-46 44-12 0-22-4-30-10C4 32 26 0 10-44z"/><circle ${GLASS} cx="-8" cy="-4" r="22"/><circle ${RED} cx="-8" cy="-4" r="9"/><path class="h" d="M-44-6c4-14 10-22 20-28"/>`,
  },
  bull: {
    charging: `<g transform="translate(2 -3) scale(.92)"><g transform="translate(4 0)"><path ${HIDE} d="M-40-52c30-20 90-10 106 24 16 2 24-10 22-24 10 18 6 40-14 44 2 16-2 26-8 34l4 38H50l-8-26H0l-4 26h-22l-2-34c-16-10-24-30-22-50z"/><path ${HIDE} d="M-90 14c-4-32 12-56 40-58 22 0 34 16 30 40-4 22-16 40-36 44-18 2-30-6-34-26z"/><path ${paint('#fff3dc', '#6b4a1c', 5)} d="M-74-34c-16-4-22-22-14-40 4 16 12 22 26 26zM-34-38c12-6 14-22 4-34 0 14-6 20-16 24z"/><path ${paint('#f2b8a6', '#6b2e20', 4)} d="M-88 24c2-14 36-16 40 0 0 16-38 16-40 0z"/><g class="k"><circle cx="-76" cy="24" r="4"/><circle cx="-60" cy="24" r="4"/></g><circle fill="none" stroke="#ffce3a" stroke-width="5" cx="-68" cy="38" r="8"/><g fill="#fff"><circle cx="-70" cy="-6" r="8"/><circle cx="-46" cy="-8" r="8"/></g><g class="k"><circle cx="-71" cy="-4" r="4.5"/><circle cx="-48" cy="-6" r="4.5"/><path d="M-82-20l18 8v5l-20-7zM-36-24l-18 10v5l20-8z"/></g></g><g fill="#fff" opacity=".8"><circle cx="70" cy="78" r="10"/><circle cx="86" cy="66" r="7"/><circle cx="14" cy="82" r="7"/></g></g>`,
  },
  maze: {
    chomper: `<path ${paint('#2f7a3c', '#123d1a', 5)} d="M-88-88H88V88H-88z"/><path fill="none" stroke="#7fd05a" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="M-74-74H74V74H-74zM-42-42H10M46-46v28M-42-42v40M-44 44h36M30 44h16"/><path ${paint('#ff9a4a', '#7a3206', 5)} d="M-32-22c-6-20 6-26 14-14h20c8-12 20-6 14 14l4 8-24 16 24 16c0 16-8 20-18 20h-22c-12 0-18-8-18-18z"/><circle class="k" cx="-2" cy="-16" r="5"/><path fill="#fff" d="M6-4l8-2-4 8zM6 8l8 4-6 4z"/>${[[44, 4], [64, 4], [-60, 60], [62, -60]].map(([x, y]) => at(x!, y!, `<circle ${paint('#ff4d6a', '#7a0f24', 3)} r="8"/><path fill="#8fe06a" d="M0-8q4-8 10-6-2 6-10 6z"/>`)).join('')}${at(-58, -54, `<path class="K" style="stroke-width:3" d="M-6-12l-6-10M6-12l6-10"/><ellipse ${paint('#6aa8ff', '#1c3f8a', 4)} rx="17" ry="15"/><path class="K" style="stroke-width:3" d="M0-14v28"/>${drawEyes(0, -4, 7, 5)}`)}`,
  },
  frog: {
    threeInRow: `${[-56, 0, 56].map((x, i) => at(x, 30, `<path ${paint('#8fd46a', '#256b1c', 4)} d="M-28 26c0-14 56-14 56 0s-56 14-56 0z"/><path ${paint(['#5cc84a', '#ffb03c', '#5cc84a'][i]!, '#1c4a14', 5)} d="M-24 16c-4-20 2-34 10-40 0-16 16-16 16-4h-4c0-12 18-12 18 4 8 6 12 20 8 40-8 10-40 10-48 0z"/><g fill="#fff"><circle cx="-9" cy="-22" r="7"/><circle cx="9" cy="-22" r="7"/></g><g class="k"><circle cx="-8" cy="-21" r="4"/><circle cx="10" cy="-21" r="4"/></g><path class="K" style="stroke-width:4" d="M-11-2c6 7 16 7 22 0"/>`)).join('')}<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-54-30c16-40 86-40 104-6M32-44l20 10 6-22"/>`,
  },
  sort: {
    network: `<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M0 4V-50M0 4l-56 40M0 4l56 40M0 4l60-44M0 4l-60-44"/><circle class="b" cy="4" r="27"/><path class="H" d="M-14-4c2-8 8-12 16-13"/>${[[-60, -48], [60, -48], [-58, 52], [58, 52], [0, -66]].map(([x, y], i) => at(x!, y!, `<rect class="${i % 2 ? 'a' : 'w'}" x="-26" y="-20" width="52" height="36" rx="6"/><path class="k" opacity=".7" d="M-18-13h36v22h-36z"/><path fill="none" stroke="#6fe08a" stroke-width="4" stroke-linecap="round" d="M-12-4l6 4-6 4M0 5h8"/>`, 0, 0.86)).join('')}`,
  },
  numbers: {
    tens: `${at(-42, 34, `<rect class="a" x="-40" y="-40" width="80" height="80" rx="16"/>${write('4', 0, 0, 58)}`)}${at(46, 34, `<rect class="w" x="-40" y="-40" width="80" height="80" rx="16"/>${write('6', 0, 0, 58)}`)}${at(0, -50, `<rect class="b" x="-46" y="-38" width="92" height="76" rx="16"/>${write('10', 0, 0, 56)}<path class="h" d="M-34-16v-8h10"/>`)}`,
    tenToTwenty: `${at(-46, 20, `<rect class="a" x="-40" y="-44" width="80" height="88" rx="16"/>${write('10', 0, 0, 52)}`, -6)}${at(46, -2, `<rect class="b" x="-42" y="-52" width="84" height="104" rx="16"/>${write('20', 0, 0, 56)}`, 6)}<path fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M-50-46c10-28 40-40 62-30M-6-92l22 16-16 20"/>`,
  },
} satisfies Motifs // oxfmt-ignore

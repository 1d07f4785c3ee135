/** Sports with a ball of their own, and weapons of games of skill. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle, star } from './tables-parts.ts'

const WOOD = paint('#d99a55', '#6b3f16')
const blade = (d: string) => `<path class="w" d="${d}"/>`

export const CONTESTS = {
  tennis: {
    baseball: `${at(8, 6, `<path ${WOOD} d="M-30 62c-8-8-2-18 8-16L24-34c8-16 26-28 37-17s-2 29-17 37L-20 54c2 10-4 14-10 8z"/><path fill="none" stroke="#6b3f16" stroke-width="4" d="M-10 48l-10-9M-2 39l-10-9M6 30l-9-9"/><path class="h" d="M32-34l12-10"/>`)}<circle class="w" cx="-36" cy="-28" r="36"/><path fill="none" stroke="#e0435c" stroke-width="5" d="M-60-52c14 14 14 36 2 52M-12-54c-14 14-14 38-2 52"/><path fill="none" stroke="#e0435c" stroke-width="4" d="M-56-38l8-4M-54-26h9M-57-12l8 3M-16-38l-8-4M-18-26h-9M-15-12l-8 3"/>`,
    cricket: `${at(-24, 4, `<path class="l" style="stroke-width:13" d="M20-46l10-30"/><path ${WOOD} d="M2-44l32 10-34 104c-8 10-34 2-32-10z"/><path class="h" d="M4-20l-18 56"/>`, 6)}<g class="w" style="stroke-width:5"><rect x="30" y="-48" width="11" height="118" rx="5"/><rect x="50" y="-48" width="11" height="118" rx="5"/><rect x="70" y="-48" width="11" height="118" rx="5"/></g><path class="m" style="stroke-width:8" d="M30-54h50"/><circle ${paint('#d8394f', '#6d1022')} cx="16" cy="44" r="24"/><path fill="none" stroke="#fff" stroke-width="4" d="M2 30c10 8 18 22 20 34"/>`,
    volleyball: `<circle class="a" r="74"/><path class="b" d="M-66-34C-30-58 20-62 62-42c-30-2-60 8-74 30-24-18-40-24-54-22z"/><path class="w" d="M-12-12c-10 32-2 62 20 84 18-2 34-10 46-22-30-12-50-34-66-62z"/><path class="l" d="M-66-34c22 0 40 10 54 22 14-22 44-32 74-30M-12-12c-10 32-2 62 20 84M-12-12c16 28 36 50 66 62M-72-12c18-2 34 4 48 20M30-66C6-64-14-56-28-44M70 22C52 14 36 2 28-14"/><path class="h" d="M-48-44c6-8 14-14 24-18"/>`,
    shuttle: `<path class="w" d="M-70-70l40-6 42 76-22 24-76-46z"/><path class="l" style="stroke-width:4" d="M-50-72L2 10M-66-50L-8 22M-34-50l-26 30M-16-24l-28 28"/><path class="b" d="M8-4L-14 20l16 14L22 12z"/><path class="a" d="M18 8L-2 32c12 26 40 34 56 18s6-40-36-42z"/><path class="h" d="M20 48c8 4 16 2 20-4"/>${sparkle(62, -52, 16)}`,
  },
  soccer: {
    americanFootball: `${at(0, 0, `<path ${paint('#a8623a', '#4d2410')} d="M-84 0C-60-44-24-54 0-54s60 10 84 54C60 44 24 54 0 54S-60 44-84 0z"/><path fill="#4d2410" opacity=".3" d="M80 8C56 44 24 54 0 54S-56 44-80 8c30 18 130 20 160 0z"/><path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" d="M-56-30c6 20 6 40 0 60M56-30c-6 20-6 40 0 60M-28-4h56M-18-14v20M0-14v20M18-14v20"/><path class="h" d="M-40-38c10-4 20-6 30-6"/>`, -24)}`,
  },
  target: {
    turret: `<path class="a" d="M-78 76l16-50H62l16 50z"/><path class="s" d="M-70 54H70l8 22H-78z"/>${at(0, -10, `<path class="w" d="M10-26h66v20H10zM10 2h66v20H10z"/><rect class="k" x="64" y="-30" width="14" height="28" rx="4"/><rect class="k" x="64" y="-2" width="14" height="28" rx="4"/><circle class="b" cx="-14" cy="0" r="46"/><circle class="w" cx="-14" cy="0" r="22"/><circle class="k" cx="-12" cy="2" r="10"/><path class="h" d="M-46-14c4-10 10-16 18-20"/>`, -18)}<path class="m" style="stroke-width:7" d="M-44 64h.1M0 64h.1M44 64h.1"/>`,
    dartboard: `<circle class="k" r="80"/><circle class="w" r="68"/><path class="a" style="stroke-width:3" d="M0 0L-21-65A68 68 0 0 1 21-65zM0 0L55-40A68 68 0 0 1 68 0zM0 0L55 40A68 68 0 0 1 21 65zM0 0L-21 65A68 68 0 0 1-55 40zM0 0L-68 0A68 68 0 0 1-55-40z"/><circle class="l" r="44" style="stroke-width:6"/><circle class="b" r="20"/><circle class="w" r="8" style="stroke-width:4"/><path class="m" style="stroke-width:7" d="M4 4l34 34"/><path class="b" d="M34 26l30 2 14 20-20-4-4 24-22-14z" style="stroke-width:5"/>`,
    bomb: `<path class="m" style="stroke-width:9" d="M22-48c4-18 18-26 34-18"/>${sparkle(64, -62, 22)}<path class="a" d="M0-56h34v22H0z" style="stroke-width:5"/><circle cx="-2" cy="20" r="60" class="k" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path class="h" d="M-46 10c2-20 12-32 28-38"/>${at(-2, 24, '<g fill="#fff"><ellipse cx="-18" cy="-4" rx="10" ry="13"/><ellipse cx="18" cy="-4" rx="10" ry="13"/></g><g class="k"><circle cx="-15" cy="-2" r="6"/><circle cx="15" cy="-2" r="6"/></g><path class="K" style="stroke:#fff" d="M-12 22c6-6 18-6 24 0M-30-22l16 6M30-22l-16 6"/>')}`,
    crosshair: `<circle class="l" style="stroke-width:24" r="54"/><circle class="B" style="stroke-width:13" r="54"/><path class="m" style="stroke-width:17" d="M0-84v40M0 44v40M-84 0h40M44 0h40"/><path class="M" style="stroke-width:8" d="M0-84v40M0 44v40M-84 0h40M44 0h40"/><circle class="b" r="13" style="stroke-width:5"/><path class="h" style="stroke-width:5" d="M-46-26c5-9 11-15 20-20"/>`,
  },
  sword: {
    broad: `<path class="w" d="M-16 20v-72L0-84l16 32v72z"/><path class="k" opacity=".16" d="M0-80l16 28v72H0z"/><path class="l" style="stroke-width:4" d="M0-50v64"/><path class="b" d="M-50 14c16 8 84 8 100 0 6 8 6 16 0 22H-50c-6-6-6-14 0-22z"/><path class="a" d="M-10 36h20v28h-20z"/><circle class="b" cy="72" r="13"/><circle class="a" cy="24" r="7" style="stroke-width:3"/>${sparkle(44, -56, 16)}${sparkle(-48, -36, 12, 'a')}`,
    banner: `${at(0, 6, blade('M-66 66L38-62l16-12-4 20L-54 76z') + blade('M66 66L-38-62l-16-12 4 20L54 76z'))}<path class="b" d="M-44-40H44v66L0 52-44 26z"/><path class="t" d="M0-40h44v66L0 52z"/>${star(0, -2, 0.4, 'w')}<path class="a" d="M-52-52H52v16H-52z" style="stroke-width:5"/>`,
    knife: `${at(0, 0, `<path class="w" d="M-12-80c26 14 34 60 28 96h-28z"/><path class="k" opacity=".14" d="M2-70c14 22 18 56 14 86H2z"/><path class="b" d="M-22 16h48v12h-48z" style="stroke-width:5"/><path class="a" d="M-12 28h26v40c0 16-26 16-26 0z"/><g class="k"><circle cx="1" cy="42" r="4"/><circle cx="1" cy="60" r="4"/></g><path class="h" d="M-4-54v48"/>`, 28)}${sparkle(-46, -40, 16)}`,
    clash: `<path class="b" d="M0-84l14 40 34-26-10 42 44 4-38 22 30 34-44-8-4 46-26-36-26 36-4-46-44 8 30-34-38-22 44-4-10-42 34 26z"/>${at(0, 0, `${blade('M-58 54L40-48l14-4-4 14L-48 64z')}${blade('M58 54L-40-48l-14-4 4 14L48 64z')}<path class="l" style="stroke-width:8" d="M-62 36l26 26M62 36L36 62"/>`)}`,
  },
  tank: {
    soldierHelmet: `<path class="a" d="M-78 22c-4-56 30-88 78-88s82 32 78 88c-40 14-116 14-156 0z"/><path class="s" d="M78 22c4-46-18-76-52-86 20 26 26 58 24 94 10-2 20-4 28-8z"/><path class="b" d="M-84 22c50 16 118 16 168 0l-4 18c-50 14-110 14-160 0z"/>${star(0, -20, 0.42, 'b')}<path class="l" style="stroke-width:6" d="M-56 44c8 36 104 36 112 0"/><path class="w" d="M-16 66h32v14h-32z" style="stroke-width:4"/><path class="h" d="M-58-8c4-18 14-30 28-38"/>`,
    dogTags: `<path class="m" style="stroke-width:5;stroke-dasharray:1 9" d="M-60-80C-50-20-20-26-10-10M64-80C44-20 24-30 16-8"/>${at(-24, 26, `<rect class="b" x="-30" y="-42" width="60" height="90" rx="26"/><circle class="k" cy="-28" r="6"/>${star(0, 12, 0.34, 'w')}`, 14)}${at(26, 22, `<rect class="a" x="-30" y="-42" width="60" height="90" rx="26"/><circle class="k" cy="-28" r="6"/>${star(0, 12, 0.34, 'b')}<path class="h" d="M-20-8v-10"/>`, -12)}`,
  },
  knight: {
    viking: `<path class="w" d="M-46-22c-30 2-42-26-30-58 6 22 22 30 44 26zM46-22c30 2 42-26 30-58-6 22-22 30-44 26z"/><path class="a" d="M-54 8c-2-44 20-68 54-68s56 24 54 68z"/><path class="s" d="M54 8c2-36-12-58-34-66C34-40 36-16 34 8z"/><path class="b" d="M-62 0H62v24H-62z"/><path class="b" d="M-10-60h20V0h-20z" style="stroke-width:5"/><g class="w" style="stroke-width:3"><circle cx="-42" cy="12" r="5"/><circle cx="42" cy="12" r="5"/><circle cy="12" r="5"/></g><path ${paint('#e08a3c', '#7a3d0d')} d="M-50 24H50c2 34-18 58-50 58S-52 58-50 24z"/><path fill="none" stroke="#7a3d0d" stroke-width="4" stroke-linecap="round" d="M-20 44v22M0 48v24M20 44v22"/><path class="h" d="M-38-14c3-14 10-24 20-30"/>`,
    mask: `<path class="a" d="M-80-24C-50-44-20-40 0-28c20-12 50-16 80 4 6 34-8 58-40 58C18 34 8 16 0 16S-18 34-40 34c-32 0-46-24-40-58z"/><path class="w" d="M-56-8c14-8 28-4 34 8-12 10-28 8-34-8zM56-8c-14-8-28-4-34 8 12 10 28 8 34-8z" style="stroke-width:5"/><path class="s" d="M80-22c4 32-10 54-40 54-16 0-26-8-34-14 30 8 58-2 74-40z"/>${star(0, -60, 0.26, 'b')}<path class="b" d="M-76 4c-6 18-4 34-2 48l14-12 10 22c8-10 8-20 6-30-16-4-26-14-28-28z" style="stroke-width:5"/><path class="h" d="M-62-24c10-5 20-6 30-4"/>`,
  },
  stickman: {
    jump: `<circle class="a" cx="6" cy="-56" r="24"/><g fill="#fff"><ellipse cx="4" cy="-58" rx="6" ry="8"/><ellipse cx="20" cy="-58" rx="6" ry="8"/></g><g class="k"><circle cx="6" cy="-57" r="3.4"/><circle cx="21" cy="-57" r="3.4"/></g><path class="l" style="stroke-width:23" d="M0-28L-8 22l34 16-6 34M-8 22l-42 8-18-22M-2-20l36-6 26-24M-2-20l-38 2-22-26"/><path class="B" style="stroke-width:13" d="M0-28L-8 22l34 16-6 34M-8 22l-42 8-18-22M-2-20l36-6 26-24M-2-20l-38 2-22-26"/><path class="h" d="M-8-64c3-5 7-8 12-9"/><path class="M" style="stroke-width:7" d="M-40 70h26M44 78h30"/>`,
    duo: `${[
      [-34, 'l', 'a', 'B'],
      [36, 'm', 'b', 'M'],
    ]
      .map(([x, line, fill, limb]) =>
        at(
          +x!,
          0,
          `<circle class="${fill}" cy="-52" r="24"/><g fill="#fff"><ellipse cx="-8" cy="-54" rx="6" ry="8"/><ellipse cx="8" cy="-54" rx="6" ry="8"/></g><g class="k"><circle cx="-7" cy="-53" r="3.4"/><circle cx="9" cy="-53" r="3.4"/></g><path class="${line}" style="stroke-width:22" d="M0-24v50l-20 46M0 26l20 46M0-10l-26 26M0-10l26 26"/><path class="${limb}" style="stroke-width:12" d="M0-24v50l-20 46M0 26l20 46M0-10l-26 26M0-10l26 26"/>`,
        ),
      )
      .join('')}`,
    head: `<circle class="a" r="70"/><path class="s" d="M20-66a70 70 0 0 1 20 120A80 80 0 0 0 20-66z"/><path class="b" d="M-70-22c40-14 100-14 140 0l-2 20c-40-12-96-12-136 0z"/><path class="b" d="M64-14l20-10-6 20 8 16-22-10z" style="stroke-width:5"/>${drawFace(-4, 22, 1.15)}<path class="h" d="M-46-40c8-10 18-16 28-18"/>`,
    archer: `<path class="m" style="stroke-width:9" d="M36-62c36 30 36 84 0 114"/><path class="l" style="stroke-width:4" d="M36-62L6-6l30 58"/><circle class="a" cx="-22" cy="-56" r="23"/><g fill="#fff"><ellipse cx="-22" cy="-58" rx="6" ry="8"/><ellipse cx="-8" cy="-58" rx="6" ry="8"/></g><g class="k"><circle cx="-20" cy="-57" r="3.4"/><circle cx="-6" cy="-57" r="3.4"/></g><path class="l" style="stroke-width:21" d="M-26-28l-6 52-24 48M-32 24l28 48M-26-14L6-6M-26-14l86 6"/><path class="B" style="stroke-width:11" d="M-26-28l-6 52-24 48M-32 24l28 48M-26-14L6-6M-26-14l86 6"/><path class="m" style="stroke-width:6" d="M6-6h74l-12-8M80-6l-12 8"/>`,
  },
} satisfies Motifs

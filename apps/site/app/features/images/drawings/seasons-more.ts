/** Winter and Easter, a doctor's things, and what is worn and ridden. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle, star } from './tables-parts.ts'
import { drawKnobbyWheel } from './vehicles-parts.ts'

const ICE = paint('#a9e4ff', '#2a6f9c')

/** An egg with its pattern. */
const egg = (name: string, pattern: string) =>
  `<path class="${name}" d="M0-76c30 0 56 48 56 88 0 38-26 62-56 62s-56-24-56-62c0-40 26-88 56-88z"/>${pattern}<path class="h" d="M-36-8c3-14 9-26 17-34"/>`

export const SEASONS_MORE = {
  christmas: {
    skis: `${at(-16, 4, '<path class="a" d="M-12 76v-130c0-20 24-20 24 0V76z"/><path class="b" d="M-12 10h24v22h-24z" style="stroke-width:5"/><path class="h" d="M-4-44v40"/>', -16)}${at(16, 4, '<path class="a" d="M-12 76v-130c0-20 24-20 24 0V76z"/><path class="b" d="M-12 10h24v22h-24z" style="stroke-width:5"/><path class="h" d="M-4-44v40"/>', 16)}<path class="l" style="stroke-width:6" d="M-64-50l10 116M64-50L54 66"/><path class="w" style="stroke-width:4" d="M-66 52h24v8h-24zM42 52h24v8H42z"/>`,
    iceCube: `<path ${ICE} d="M-64-36L0-68l64 32v68L0 70l-64-38z"/><path fill="#fff" opacity=".55" d="M-62-36L0-66l62 30L0-4z"/><path fill="#2a6f9c" opacity=".2" d="M0-4l62-32v66L0 68z"/><path fill="none" stroke="#2a6f9c" stroke-width="4" d="M-64-36L0-4l64-32M0-4v72"/>${at(-30, 24, drawFace(0, 0, 0.7))}<path class="h" d="M-54-8v18"/>${sparkle(60, -66, 16, 'w')}`,
    snowflake: `<g class="l" style="stroke-width:21">${[0, 60, 120].map((turn) => `<path transform="rotate(${turn})" d="M0-74V74M-20-60L0-42l20-18M-20 60L0 42l20 18"/>`).join('')}</g><g fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${[0, 60, 120].map((turn) => `<path transform="rotate(${turn})" d="M0-74V74M-20-60L0-42l20-18M-20 60L0 42l20 18"/>`).join('')}</g><circle class="b" r="16" style="stroke-width:5"/>`,
    mitten: `<path class="a" d="M-44 30V-34c0-50 76-50 76 0v14c16-26 50-12 42 16-6 16-26 24-42 34z"/><path class="s" d="M14-70c14 6 18 20 18 36v14c16-26 50-12 42 16-6 16-26 24-42 34H8c16-30 14-70 6-100z"/><path class="w" d="M-50 28c0-6 4-8 8-8h78c4 0 8 2 8 8v36c0 6-4 10-8 10h-78c-4 0-8-4-8-10z"/><path class="k" opacity=".14" d="M-36 22h10v50h-10zM-8 22H2v50H-8zM20 22h10v50H20z"/>${star(-8, -20, 0.32, 'b')}<path class="h" d="M-32-24c0-16 4-24 12-30"/>`,
  },
  bunny: {
    easterEgg: at(
      0,
      2,
      egg(
        'a',
        '<path class="w" style="stroke-width:4" d="M-52-8l17-16 18 16 17-16 17 16 18-16 17 16 2 22-19-14-18 14-17-14-17 14-18-14-19 14z"/><g class="b" style="stroke-width:4"><circle cx="-28" cy="38" r="9"/><circle cy="46" r="9"/><circle cx="28" cy="38" r="9"/><circle cy="-48" r="8"/></g>',
      ),
    ),
    basket: `${at(-30, -26, egg('a', '<path class="w" style="stroke-width:5" d="M-50-10c30 12 70 12 100 0l5 20c-30 12-80 12-110 0z"/>'), -14, 0.6)}${at(32, -26, egg('b', '<g class="w" style="stroke-width:5"><circle cx="-20" cy="-10" r="10"/><circle cx="20" cy="-10" r="10"/></g>'), 12, 0.6)}${at(0, -34, egg('w', '<path class="a" style="stroke-width:5" d="M-54 4l18-16 18 16 18-16 18 16 18-16 18 16v14H-54z"/>'), 0, 0.62)}<path ${paint('#d9a05c', '#6b3f16')} d="M-74 6H74L58 72c-30 10-86 10-116 0z"/><path fill="none" stroke="#6b3f16" stroke-width="5" d="M-70 28H70M-64 50H64M-40 8l8 66M0 8v70M40 8l-8 66"/><path class="b" d="M0 14c-16-18-36-12-36 2s20 18 36 4c16 14 36 10 36-4S16-4 0 14z" style="stroke-width:5"/>`,
    carrot: `${at(0, 0, `<path ${paint('#5fc04a', '#1f5c18', 5)} d="M22-40c-8-26 2-40 12-44 4 12 6 20 4 30 10-12 24-18 36-14-2 16-18 32-40 36z"/><path ${paint('#ff9237', '#9c4300')} d="M34-40c24 10 28 34 12 52C22 40-30 66-66 74-56 38-32-14-4-40c10-10 26-8 38 0z"/><path fill="none" stroke="#9c4300" stroke-width="5" stroke-linecap="round" d="M-2-16l16 10M-26 14l14 8M22 4l12 8"/>`)}${at(8, -6, drawFace(0, 4, 0.72))}`,
  },
  doctor: {
    syringe: at(
      0,
      0,
      `<path class="l" style="stroke-width:5" d="M0 50v36"/><path class="w" d="M-20-30h40v70L8 54H-8L-20 40z"/><path ${paint('#ff7d96', '#8c3248', 4)} d="M-15 4h30v34L6 50H-6l-9-12z"/><path class="l" style="stroke-width:4" d="M-20-12h14M-20 4h14M-20 20h14"/><path class="b" d="M-34-40h68v12h-68z" style="stroke-width:5"/><path class="l" style="stroke-width:10" d="M0-44v-26"/><path class="a" d="M-26-84h52v14h-52z" style="stroke-width:5"/><path class="h" d="M10-20v34"/>`,
      38,
    ),
    plaster: at(
      0,
      0,
      `<rect ${paint('#f2bf94', '#8a5530')} x="-82" y="-30" width="164" height="60" rx="30"/><rect fill="#fff3e2" stroke="#8a5530" stroke-width="5" x="-30" y="-28" width="60" height="56" rx="8"/><g fill="#8a5530" opacity=".5"><circle cx="-56" cy="-10" r="4"/><circle cx="-56" cy="10" r="4"/><circle cx="-42" cy="0" r="4"/><circle cx="56" cy="-10" r="4"/><circle cx="56" cy="10" r="4"/><circle cx="42" cy="0" r="4"/></g>${drawFace(0, 0, 0.62)}<path class="h" d="M-66-14c4-4 8-6 13-7"/>`,
      -24,
    ),
    cross: `<rect class="w" x="-74" y="-74" width="148" height="148" rx="40"/><path ${paint('#ff4a63', '#8c1730')} d="M-20-56h40v36h36v40H20v36h-40V20h-36v-40h36z"/><path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-44 0h20l8-18 16 34 10-16h34"/><path class="h" d="M-62-40c0-14 6-20 18-22"/>`,
  },
  fashion: {
    skirt: `<path class="a" d="M-34-50h68l44 108c-20 22-40 2-52 14-12 12-32 12-44 0-14-12-40 8-60-14z"/><path class="s" d="M34-50l44 108c-20 22-40 2-52 14-4 4-8 6-12 7C30 40 26-10 8-50z"/><path class="l" style="stroke-width:5" d="M-16-46L-36 60M0-46v110M16-46l22 106"/><path class="b" d="M-40-70h80v22h-80z"/><path class="w" d="M-10-64h20v10h-20z" style="stroke-width:4"/><path class="h" d="M-40-10L-54 30"/>`,
  },
  skateboard: {
    surfboard: at(
      0,
      0,
      `<path class="a" d="M0-84c34 28 42 70 34 108C28 56 14 76 0 84c-14-8-28-28-34-60C-42-14-34-56 0-84z"/><path class="s" d="M0-84c34 28 42 70 34 108C28 56 14 76 0 84z"/><path class="w" style="stroke-width:4" d="M-37-8c24 14 50 14 74 0l-2 26c-22 12-48 12-70 0z"/><path class="l" style="stroke-width:4" d="M0-76V76"/>${star(0, -36, 0.22, 'b')}<path class="h" d="M-22-30c2-10 6-18 11-25"/>`,
      22,
    ),
    wave: `<path ${paint('#55b9f2', '#135a96')} d="M-84 66c0-76 34-134 92-134 40 0 62 26 58 54-2 22-24 30-36 18-10-10-2-24 8-22-16-14-40 2-40 28 0 34 38 46 86 38v32H-84z"/><path fill="#fff" opacity=".8" d="M8-66c38 0 58 24 56 48C50-36 34-46 12-42-22-36-44 0-48 40c-10-50 16-104 56-106z"/>${at(44, 42, '<path class="a" d="M-40 0c20-14 56-14 80 0-24 14-60 14-80 0z"/><path class="b" d="M-8-6h20v12H-8z" style="stroke-width:4"/>', -14)}`,
  },
  horse: {
    shoe: `<path class="a" d="M-62-60h30v60c0 40 64 40 64 0v-60h30V0c0 88-124 88-124 0z"/><path class="s" d="M32-60h30V0c0 60-58 80-96 48C0 60 32 40 32 0z"/><path class="b" d="M-68-70h42v20h-42zM26-70h42v20H26z" style="stroke-width:5"/><g class="k"><circle cx="-46" cy="-20" r="5"/><circle cx="-44" cy="10" r="5"/><circle cx="-26" cy="36" r="5"/><circle cx="26" cy="36" r="5"/><circle cx="44" cy="10" r="5"/><circle cx="46" cy="-20" r="5"/></g>${sparkle(0, -34, 18)}<path class="h" d="M-54 4c2 18 8 28 18 36"/>`,
  },
  trophy: {
    whistleBall: `<path class="a" d="M-30-84h60l-12 44h-36z"/><path class="s" d="M4-84h26l-12 44H0z"/><circle class="b" cy="20" r="58"/><circle class="t" cy="20" r="44"/><circle class="b" cy="20" r="40" style="stroke-width:4"/>${star(0, 20, 0.46, 'w')}<path class="h" d="M-42 4c4-12 10-20 20-25"/>`,
  },
  racing: {
    tyre: `${drawKnobbyWheel(0, 0, 66)}<circle class="a" r="36"/><g class="k"><circle cy="-20" r="5"/><circle cx="19" cy="-6" r="5"/><circle cx="12" cy="16" r="5"/><circle cx="-12" cy="16" r="5"/><circle cx="-19" cy="-6" r="5"/></g><circle class="b" r="9" style="stroke-width:4"/>`,
    cup: `<path class="m" style="stroke-width:13" d="M-44-58c-36-2-36 44 8 48M44-58c36-2 36 44-8 48"/><path class="a" d="M-46-72h92c0 52-12 84-46 84s-46-32-46-84z"/><path class="s" d="M20-72h26c0 52-12 84-46 84 22-18 26-52 20-84z"/><path class="a" d="M-10 10h20v26h-20z"/><path class="b" d="M-46 36h92v40h-92z"/><g class="k"><path d="M-40 42h14v14h-14zM-12 42H2v14h-14zM16 42h14v14H16zM-26 56h14v14h-14zM2 56h14v14H2zM30 56h10v14H30z"/></g><path class="h" d="M-32-58v18"/>`,
    stopwatch: `<path class="b" d="M-9-66h18v20H-9z" style="stroke-width:5"/><path class="b" d="M-20-86h40v20h-40z" style="stroke-width:5"/><path class="m" style="stroke-width:15" d="M40-30l16-18M50-56l14 12"/><circle class="a" cy="12" r="66"/><circle class="w" cy="12" r="48"/><path class="l" style="stroke-width:6" d="M0-28v10M0 42v10M-40 12h10M30 12h10"/><path class="b" style="stroke-width:4" d="M0 12L0-32A44 44 0 0 1 42 0z"/><path class="m" style="stroke-width:8" d="M0 12l24-26"/><circle class="k" cy="12" r="7"/><path class="h" d="M-52-4c4-14 12-26 24-33"/>`,
  },
} satisfies Motifs

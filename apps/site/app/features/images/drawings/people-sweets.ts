/** Sweets, dishes and drinks, fruit, and the shop that has them. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle } from './tables-parts.ts'

const BREAD = paint('#e9a652', '#7d4514')
const MELON = paint('#4fb85a', '#1c5c2a')
const CHOCOLATE = paint('#8a5234', '#41210f')

/** A wrapped sweet. */
const sweet = (x: number, y: number, name: string, turn: number, scale = 1) =>
  at(
    x,
    y,
    `<path class="b" d="M-30 0l-38-24c8 16 8 32 0 48zM30 0l38-24c-8 16-8 32 0 48z" style="stroke-width:5"/><circle class="${name}" r="34"/><path class="w" style="stroke:none" opacity=".75" d="M-10-32C4-10 4 10-10 32c-8-2-12-5-16-10 8-14 8-30 0-44 4-5 8-8 16-10zM18-28c10 18 10 38 0 56 8-6 14-16 14-28s-6-22-14-28z"/><path class="h" d="M-20-12c2-5 6-8 10-10"/>`,
    turn,
    scale,
  )

export const SWEETS = {
  cake: {
    lollipop: `<path class="l" style="stroke-width:13" d="M6 8l34 74"/><path class="w" style="fill:none;stroke-width:6" d="M6 8l34 74"/><circle class="a" cx="-8" cy="-24" r="58"/><path class="m" style="stroke-width:15;opacity:.9" d="M-8-24c6-8 20 0 16 14-4 16-32 18-42-2-10-24 12-50 40-44 30 8 40 42 24 66"/><path class="h" d="M-50-40c5-12 12-20 22-25"/>${sparkle(56, 44, 14)}`,
    twoCandies: `${sweet(-22, -42, 'a', -14, 0.86)}${sweet(22, 42, 'a', 14, 0.86)}`,
    candyCane: `<path class="l" style="stroke-width:36" d="M-18 72V-28c0-46 62-46 62 0v6"/><path fill="none" stroke="#fff" stroke-width="25" stroke-linecap="round" d="M-18 72V-28c0-46 62-46 62 0v6"/><path fill="none" stroke="#ec3f5c" stroke-width="25" stroke-dasharray="16 18" d="M-18 74V-28c0-46 62-46 62 0v6"/><path class="b" d="M-18 18c-16-16-34-12-36 0s18 16 36 0c16 18 36 12 36 0S0 2-18 18z" style="stroke-width:5"/><path class="h" d="M-24 60V-20"/>`,
    gumBear: `<g class="a"><circle cx="-30" cy="-62" r="16"/><circle cx="30" cy="-62" r="16"/><path d="M-44 4c-22-6-32 10-24 22s20 8 28 2zM44 4c22-6 32 10 24 22s-20 8-28 2z"/><ellipse cx="-26" cy="62" rx="22" ry="18"/><ellipse cx="26" cy="62" rx="22" ry="18"/><path d="M-44 24C-44-2-24-12 0-12s44 10 44 36-18 44-44 44-44-18-44-44z"/><circle cy="-34" r="40"/></g>${drawFace(0, -34, 0.95)}<ellipse class="H" cx="0" cy="28" rx="18" ry="14"/><path class="h" d="M-28-50c4-8 9-12 16-15"/>`,
    cookie: `<path ${paint('#dc9a4c', '#713d0f')} d="M6-74C50-74 76-40 74 0 74 44 42 74 0 74S-74 44-74 2c0-20 8-36 18-46 4 14 20 18 30 8 2-14 0-24-4-32 10-4 22-6 36-6z"/><g fill="#5f3110"><circle cx="-26" cy="34" r="10"/><circle cx="34" cy="-28" r="11"/><circle cx="40" cy="34" r="9"/><circle cx="-44" cy="-4" r="7"/><circle cx="2" cy="-46" r="7"/></g>${drawFace(4, 4, 0.9)}<circle fill="#dc9a4c" cx="-62" cy="-62" r="8"/><path class="h" d="M-50 32c3 8 8 15 14 19"/>`,
    chocolate: `${at(0, 0, `<path ${CHOCOLATE} d="M-50-78H50V30H-50z"/><path fill="none" stroke="#41210f" stroke-width="5" d="M0-76V28M-48-42H48M-48-6H48"/><path fill="none" stroke="#fff" stroke-width="4" opacity=".3" d="M-42-70h34M8-70h34M-42-34h34M8-34h34"/><path class="a" d="M-58-4l14 10 14-12 16 12 14-12 16 12 14-12 14 12 14-10v84H-58z"/><path class="s" d="M30 6l14-12 14 10v76H30z"/>${drawFace(-2, 44, 0.8)}`, -10)}`,
    popcorn: `<g ${paint('#fff3cf', '#9a7326', 5)}><circle cx="-36" cy="-34" r="22"/><circle cx="36" cy="-34" r="22"/><circle cx="0" cy="-52" r="26"/><circle cx="-14" cy="-24" r="20"/><circle cx="20" cy="-22" r="18"/></g><path class="w" d="M-58-20H58L40 80h-80z"/><path ${paint('#ec3f5c', '#8c1730', 3)} d="M-58-20h24l6 100h-12zM-12-20h24l-4 100H-8zM34-20h24L40 80H28z"/>${at(0, 34, drawFace(0, 0, 0.8))}`,
  },
  cooking: {
    sushi: `${[
      [-40, 26, 1],
      [40, 34, 0.9],
      [4, -36, 0.95],
    ]
      .map(([x, y, scale], i) =>
        at(
          x!,
          y!,
          `<path ${paint('#21483c', '#0d211a')} d="M-40-8v28c0 14 18 24 40 24s40-10 40-24V-8z"/><ellipse fill="#fff" stroke="#0d211a" stroke-width="6" cy="-8" rx="40" ry="23"/><ellipse ${i === 2 ? paint('#7fcf5a', '#2c6b1d', 4) : paint('#ff8a5c', '#a13d16', 4)} cy="-8" rx="18" ry="10"/><path class="h" d="M-30 12v10"/>`,
          0,
          scale!,
        ),
      )
      .join('')}<path class="m" style="stroke-width:8" d="M-84-74L-4-52M-80-84L6-60"/>`,
    cup: `<path class="M" style="stroke-width:8" d="M-26-50c-8-10 6-14-2-26M4-50c-8-10 6-14-2-26M34-50c-8-10 6-14-2-26"/><path class="l" style="stroke-width:22" d="M50-16c34-8 34 44-4 44"/><path class="B" style="stroke-width:11" d="M50-16c34-8 34 44-4 44"/><path class="a" d="M-62-34H58c4 50-6 94-30 94h-60c-24 0-34-44-30-94z"/><path class="s" d="M30-34h28c4 50-6 94-30 94H4c24-14 30-50 26-94z"/><path class="b" d="M-62-34H58l-6 14H-56z" style="stroke-width:5"/>${drawFace(-2, 16, 0.95)}<path class="w" d="M-74 60H70c0 12-8 18-20 18h-104c-12 0-20-6-20-18z"/>`,
    hotDog: `${at(0, 0, `<path ${BREAD} d="M-78 6c-4-20 10-30 26-30H52c16 0 30 10 26 30-6 30-26 38-46 38h-64c-20 0-40-8-46-38z"/><path ${paint('#e2553d', '#7d1a10')} d="M-84-14c-2-16 12-24 26-22H58c14-2 28 6 26 22s-14 20-26 18H-58c-12 2-24-4-26-18z"/><path fill="none" stroke="#ffd34d" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M-58-12l16-12 18 16 18-16 18 16 18-16 18 16 14-10"/><path ${BREAD} d="M-78 10c20 12 136 12 156 0-2 26-24 44-46 44h-64c-22 0-44-18-46-44z"/>`, -12)}${at(0, 26, drawFace(0, 4, 0.72), -12)}`,
    taco: `<g ${paint('#6cc84a', '#2c6b1d', 5)}><circle cx="-42" cy="-24" r="18"/><circle cx="-8" cy="-42" r="20"/><circle cx="30" cy="-32" r="18"/><circle cx="56" cy="-4" r="16"/></g><g ${paint('#e2553d', '#7d1a10', 5)}><circle cx="-24" cy="-28" r="12"/><circle cx="14" cy="-32" r="12"/></g><path ${paint('#f7c85a', '#8a5a08')} d="M-80 44c0-46 34-76 78-76s80 30 80 76c0 12-6 16-16 16H-64c-10 0-16-4-16-16z"/><path fill="#8a5a08" opacity=".22" d="M40-18c24 14 38 36 38 62 0 12-6 16-16 16H20c28-20 34-50 20-78z"/>${drawFace(-4, 26, 0.95)}<path class="h" d="M-60 22c4-14 12-24 22-31"/>`,
    sandwich: `<path ${BREAD} d="M-76 24H76v20c0 14-8 20-22 20H-54c-14 0-22-6-22-20z"/><path ${paint('#6cc84a', '#2c6b1d', 5)} d="M-84 18c14-18 28 6 42-6 14 12 28-10 42 4 14-14 28 8 42-4 14 12 28-10 42 6l-14 18H-70z"/><path ${paint('#ffd34d', '#9a6200', 5)} d="M-78-2H78l-20 24H-52z"/><path ${BREAD} d="M-76-4c-14-28 0-60 32-58h88c32-2 46 30 32 58z"/><path class="h" d="M-60-24c0-12 6-19 16-21"/>${drawFace(0, -26, 0.8)}`,
  },
  fruit: {
    orange: `<path ${paint('#4fb85a', '#1c5c2a', 5)} d="M4-58c10-26 38-28 54-20-4 20-28 32-54 20z"/><path class="l" style="stroke-width:8;stroke:#6b3f16" d="M0-46c0-12 2-18 6-26"/><circle ${paint('#ff9a2e', '#9c4b00')} cy="12" r="62"/><path fill="#9c4b00" opacity=".2" d="M28-42a62 62 0 0 1-20 115c40-24 48-74 20-115z"/>${drawFace(0, 18, 1.1)}<path class="h" d="M-46 2c4-16 12-26 24-31"/>`,
    slicedMelon: `<circle ${MELON} r="74"/><circle fill="#f4ffe0" r="60"/><circle fill="#ff5a6e" r="52"/><g fill="#41210f"><ellipse cx="-26" cy="-26" rx="5" ry="8"/><ellipse cx="26" cy="-28" rx="5" ry="8"/><ellipse cx="-34" cy="22" rx="5" ry="8"/><ellipse cx="36" cy="18" rx="5" ry="8"/><ellipse cy="-40" rx="5" ry="8"/></g>${drawFace(0, 4, 1)}<path class="h" d="M-58-24c5-12 12-20 22-27"/>`,
    grapes: `<path ${paint('#4fb85a', '#1c5c2a', 5)} d="M2-54c6-26 32-34 56-26-4 26-32 36-56 26z"/><path class="l" style="stroke-width:8;stroke:#6b3f16" d="M0-46v-26"/><g ${paint('#8f5be0', '#3f1c80', 5)}><circle cx="-44" cy="-28" r="22"/><circle cx="44" cy="-28" r="22"/><circle cy="-30" r="24"/><circle cx="-24" cy="8" r="22"/><circle cx="24" cy="8" r="22"/><circle cy="44" r="22"/></g>${drawFace(0, 2, 0.85)}<path class="h" d="M-56-36c2-4 5-7 9-9"/>`,
  },
  shop: {
    cart: `<path class="l" style="stroke-width:11" d="M-84-58h22l26 90h90"/><g><circle ${paint('#ff5a5a', '#8c1730', 5)} cx="-14" cy="-48" r="20"/><path class="b" d="M8-76h32v48H8z" style="stroke-width:5"/><path ${paint('#6cc84a', '#2c6b1d', 5)} d="M40-30c0-20 28-20 28 0z"/></g><path class="a" d="M-58-36H80L62 20h-106z"/><path class="l" style="stroke-width:4" d="M-50-18H74M-46 2H68M-24-34l8 52M10-34v52M44-34l-6 52"/><g class="k"><circle cx="-26" cy="60" r="16" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle cx="44" cy="60" r="16" stroke="#fff" stroke-opacity=".3" stroke-width="4"/></g>`,
    front: `<path class="w" d="M-66-14H66v92H-66z"/><path class="a" d="M-70-70H70l14 44c0 26-28 26-28 4 0 22-28 22-28 0 0 22-28 22-28 0 0 22-28 22-28 0 0 22-28 22-28 0 0 22-28 22-28-4z"/><path class="w" style="stroke-width:4" d="M-42-68h28l-4 46c0 20-26 20-26 2zM14-68h28l2 48c0 18-26 18-26-2z"/><path class="b" d="M12 78V20h38v58z"/><circle class="k" cx="42" cy="50" r="4"/><rect class="b" x="-52" y="20" width="50" height="36" rx="6" style="stroke-width:5"/><path class="h" d="M-42 38l14-12"/>`,
    basket: `<path class="m" style="stroke-width:10" d="M-46-10C-46-90 46-90 46-10"/><g><circle ${paint('#ff5a5a', '#8c1730', 5)} cx="-22" cy="-20" r="22"/><circle ${paint('#ff9a2e', '#9c4b00', 5)} cx="24" cy="-22" r="22"/><path ${paint('#ffe05a', '#8a6a00', 5)} d="M-4-44c16 6 22 22 14 40H-8c6-14 8-26 4-40z"/></g><path class="a" d="M-78-12H78L60 70H-60z"/><path class="s" d="M30-12h48L60 70H20z"/><path class="l" style="stroke-width:4" d="M-70 14H70M-66 38H66"/><path class="h" d="M-60 2l4 16"/>${drawFace(0, 36, 0.8)}`,
  },
  tree: {
    log: `<path ${paint('#a9713f', '#4b2c10')} d="M-58-44H46c22 0 34 20 34 44S68 44 46 44H-58z"/><path fill="none" stroke="#4b2c10" stroke-width="5" stroke-linecap="round" d="M-14-22h44M-6 4h56M-16 26h34"/><ellipse ${paint('#f0c88a', '#4b2c10')} cx="-52" rx="30" ry="45"/><ellipse fill="none" stroke="#b0783c" stroke-width="5" cx="-52" rx="17" ry="28"/><ellipse fill="#b0783c" cx="-52" rx="6" ry="10"/><path ${paint('#63bf45', '#235c17', 5)} d="M30-44c2-24 22-34 44-30-2 22-20 34-44 30z"/>`,
  },
} satisfies Motifs

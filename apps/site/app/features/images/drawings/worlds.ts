/** Games by their look alone: platforms, worlds of cubes, and what any game is played with. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, cube, paint, sparkle, star, write } from './tables-parts.ts'

/** Grass on earth, `w` wide. */
const ledge = (x: number, y: number, w: number, h: number) =>
  `<rect ${paint('#a9713f', '#5a3515', 5)} x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/><path ${paint('#6cc84a', '#2c6b1d', 5)} d="M${x - 3} ${y + 12}c-3-10 0-18 8-18h${w - 10}c8 0 11 8 8 18-8 8-14 0-22 0-8 8-14 8-22 0h${28 - w}c-8 8-14 8-18 0z"/>`

const coin = (x: number, y: number, r = 14) =>
  `<circle ${paint('#ffd34d', '#a86a00', 4)} cx="${x}" cy="${y}" r="${r}"/><path stroke="#a86a00" stroke-width="4" stroke-linecap="round" d="M${x} ${y - r * 0.4}v${r * 0.8}"/>`

const HEART: readonly (readonly [number, number])[] = [[-2, -2], [-1, -2], [1, -2], [2, -2], [-3, -1], [-2, -1], [-1, -1], [0, -1], [1, -1], [2, -1], [3, -1], [-3, 0], [-2, 0], [-1, 0], [0, 0], [1, 0], [2, 0], [3, 0], [-2, 1], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2], [0, 3]] // oxfmt-ignore
const pixels = (cells: readonly (readonly [number, number])[], size: number) =>
  cells.map(([x, y]) => `M${x * size - size / 2} ${y * size - size / 2}h${size}v${size}h-${size}z`).join('')

const GRASS = ['#7ed957', '#a9713f', '#8a5a30'] as const
const grassCube = (x: number, y: number, size: number) => {
  const [w, half] = [Math.round(size * 0.87), size / 2]
  return at(
    x,
    y,
    `<path ${paint(GRASS[1], '#4b2c10')} d="M0-${size}L${w}-${half}V${half}L0 ${size}-${w} ${half}V-${half}z"/><path fill="${GRASS[2]}" d="M0 0L${w - 3}-${half - 2}V${half - 2}L0 ${size - 3}z"/><path fill="${GRASS[0]}" d="M0-${size - 3}L${w - 3}-${half}v14l-10 10-10-2-10 14-10-2-10 14L0 22l-10-8-12 2-10-14-10 2-10-14-${w - 45}-${half - 30}V-${half}z"/><path fill="#fff" opacity=".3" d="M0-${size - 3}L${w - 3}-${half} 0 0-${w - 3}-${half}z"/>`,
  )
}

export const WORLDS = {
  controller: {
    pixelHeart: `<path class="l" style="stroke-width:14;stroke-linejoin:miter" d="${pixels(HEART, 22)}" transform="translate(0 -10)"/><path class="a" style="stroke:none" d="${pixels(HEART, 22)}" transform="translate(0 -10)"/><path class="s" d="${pixels(
      [
        [3, 0],
        [2, 1],
        [1, 2],
        [0, 3],
        [3, -1],
      ],
      22,
    )}" transform="translate(0 -10)"/><path fill="#fff" opacity=".8" d="${pixels(
      [
        [-2, -1],
        [-2, 0],
        [-1, -1],
      ],
      22,
    )}" transform="translate(0 -10)"/>`,
    arcade: `<path class="a" d="M-58-82H48l10 34-16 26 26 24v80h-126z"/><path class="s" d="M36-82h12l10 34-16 26 26 24v80H46V2L22-24l16-24z"/><path class="b" d="M-50-74h78l6 20h-84z" style="stroke-width:5"/><rect class="k" x="-48" y="-46" width="72" height="44" rx="8"/><path class="M" style="stroke-width:7" d="M-34-14v-10h12v-10h14v10H4v10"/>${star(10, -32, 0.16, 'w')}<path class="w" d="M-58 6H44l18 22H-58z"/><path class="m" style="stroke-width:7" d="M-34 18V2"/><circle class="b" cx="-34" cy="0" r="9" style="stroke-width:4"/><g class="b" style="stroke-width:4"><circle cx="4" cy="17" r="7"/><circle cx="26" cy="17" r="7"/></g><rect class="k" x="-20" y="42" width="34" height="26" rx="6"/>`,
    buttons: `<circle class="k" r="82" opacity=".35"/><g><circle class="a" cy="-46" r="30"/><circle class="b" cx="46" r="30"/><circle class="a" cy="46" r="30"/><circle class="b" cx="-46" r="30"/></g><path fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round" stroke-linecap="round" d="M-12-38L0-58l12 20zM36-10h20v20H36zM-10 36l20 20M10 36l-20 20"/><circle fill="none" stroke="#fff" stroke-width="8" cx="-46" r="11"/><path class="h" style="opacity:.5" d="M-20-56c2-5 5-9 10-11M26-10c2-5 5-9 10-11"/>`,
    cross: `<rect class="w" x="-82" y="-82" width="164" height="164" rx="50"/><path class="a" d="M-24-66h48v42h42v48H24v42h-48V24h-42v-48h42z"/><path class="s" d="M-64 12h40v12h48V12h42v12H24v42h-48V24h-40z"/><g class="b" style="stroke-width:4"><path d="M0-56l12 16h-24zM0 56l12-16h-24zM-56 0l16-12v24zM56 0L40-12v24z"/></g><circle class="s" r="14"/><path class="h" d="M-14-50v-6h8"/>`,
    play: `<rect class="b" x="-80" y="-62" width="160" height="120" rx="24"/><rect class="k" x="-66" y="-48" width="132" height="92" rx="14"/><path class="a" d="M-20-32c0-8 6-10 12-6l40 26c6 4 6 10 0 14L-8 28c-6 4-12 2-12-6z"/><path class="m" style="stroke-width:10" d="M-34 76h68M0 60v14"/><path class="h" d="M-70-30c0-10 4-16 12-18"/>`,
    trophyPad: `<path class="a" d="M-46-28h92c30 0 38 56 34 78-3 18-24 22-34 6L32 38h-64L-46 56c-10 16-31 12-34-6-4-22 4-78 34-78z"/><path class="s" d="M-80 34c2 12 24 12 34 2l14-14h64l14 14c10 10 32 10 34-2 4 30-22 42-34 22L32 38h-64L-46 56c-12 20-38 8-34-22z"/><path class="b" style="stroke-width:4" d="M-52-16h12v12h12v12h-12v12h-12V8h-12V-4h12z"/><g class="b" style="stroke-width:4"><circle cx="46" cy="-10" r="8"/><circle cx="58" cy="6" r="8"/><circle cx="34" cy="6" r="8"/><circle cx="46" cy="20" r="8"/></g>${star(0, -60, 0.28, 'b')}${sparkle(-42, -58, 13, 'w')}${sparkle(44, -58, 13, 'w')}<path class="h" d="M-66 4c2-10 6-16 12-20"/>`,
    invader: `<path class="l" style="stroke-width:13;stroke-linejoin:miter" d="${pixels(
      [
        [-3, -3],
        [3, -3],
        [-2, -2],
        [2, -2],
        [-3, -1],
        [-2, -1],
        [-1, -1],
        [0, -1],
        [1, -1],
        [2, -1],
        [3, -1],
        [-4, 0],
        [-3, 0],
        [-1, 0],
        [0, 0],
        [1, 0],
        [3, 0],
        [4, 0],
        [-4, 1],
        [-3, 1],
        [-2, 1],
        [-1, 1],
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [-3, 2],
        [3, 2],
        [-2, 3],
        [2, 3],
      ],
      17,
    )}"/><path class="a" style="stroke:none" d="${pixels(
      [
        [-3, -3],
        [3, -3],
        [-2, -2],
        [2, -2],
        [-3, -1],
        [-2, -1],
        [-1, -1],
        [0, -1],
        [1, -1],
        [2, -1],
        [3, -1],
        [-4, 0],
        [-3, 0],
        [-1, 0],
        [0, 0],
        [1, 0],
        [3, 0],
        [4, 0],
        [-4, 1],
        [-3, 1],
        [-2, 1],
        [-1, 1],
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [-3, 2],
        [3, 2],
        [-2, 3],
        [2, 3],
      ],
      17,
    )}"/><g fill="#fff"><path d="${pixels(
      [
        [-2, 0],
        [2, 0],
      ],
      17,
    )}"/></g>`,
  },
  platformer: {
    flag: `<g transform="translate(6 0) scale(0.82)">${ledge(-82, 44, 74, 36)}${ledge(14, 20, 68, 60)}<path class="l" style="stroke-width:8" d="M60 18v-92"/><path class="b" d="M56-76l-48 20 48 20z"/><path class="l" style="stroke-width:12" d="M-58 28v12M-36 28v12"/><rect class="a" x="-72" y="-24" width="50" height="54" rx="15"/>${drawFace(-46, 0, 0.62)}<path class="b" style="stroke-width:5" d="M-74-22c0-18 12-26 27-26s27 8 27 26h10c6 0 6 10 0 10h-64z"/>${coin(4, -36)}${coin(26, -62, 11)}${coin(-16, -66, 11)}</g>`,
    hero: `<g transform="translate(6 0) scale(0.84)">${ledge(-80, 52, 160, 30)}<rect class="a" x="-40" y="-52" width="76" height="84" rx="22"/>${drawFace(2, -14, 0.95)}<path class="b" d="M-46-50c0-22 16-30 40-30s40 8 40 30z"/><path class="b" d="M-46-54h98c8 0 8 14 0 14h-98z" style="stroke-width:5"/><path class="l" style="stroke-width:16" d="M-22 34v12M20 34v12"/>${coin(62, -14)}${coin(-64, -20)}</g>`,
    blocks: `<g class="b" style="stroke-width:5"><rect x="-82" y="-42" width="50" height="50" rx="9"/><rect x="32" y="-42" width="50" height="50" rx="9"/></g><rect ${paint('#ffd34d', '#a86a00')} x="-27" y="-46" width="54" height="54" rx="10"/>${star(0, -19, 0.26, 'w')}<path class="h" style="opacity:.7" d="M-16-60v-14M0-62v-18M16-60v-14"/>${at(-4, 46, `<circle class="a" r="30"/>${drawFace(0, 2, 0.72)}`)}<path class="M" style="stroke-width:7" d="M-44 40v20M40 40v20"/>`,
    spring: `<g transform="translate(0 4) scale(.86)">${ledge(-76, 58, 152, 28)}<path class="l" style="stroke-width:17" d="M-34 52h68L-34 36h68L-34 20h68L-34 6"/><path class="M" style="stroke-width:8" d="M-34 52h68L-34 36h68L-34 20h68L-34 6"/><path class="b" d="M-48-10h96V6h-96z" style="stroke-width:5"/>${at(0, -54, `<circle class="a" r="33"/>${drawFace(0, 2, 0.8)}`)}<path class="M" style="stroke-width:7" d="M-62-30v-34M-78-42v-18M62-30v-34M78-42v-18"/></g>`,
    clouds: `<path class="w" d="M-82 62c-2-18 14-26 26-22 4-20 34-22 42-4 14-6 28 6 24 26z"/><path class="w" d="M6 8c-2-16 12-22 22-20 4-18 32-18 38-2 12-4 20 8 16 22z"/>${at(-36, 4, `<rect class="a" x="-24" y="-24" width="48" height="54" rx="18"/>${drawFace(2, 0, 0.66)}`)}<path class="h" style="stroke-dasharray:1 13;opacity:.9" d="M-26-34c12-34 44-44 66-20"/>${star(48, -50, 0.3, 'b')}`,
  },
  voxel: {
    grass: `${grassCube(0, 2, 80)}`,
    island: `${grassCube(-38, 40, 42)}${grassCube(38, 40, 42)}${cube(0, -22, 42, 'a')}${sparkle(60, -50, 16)}`,
    hero: `<path class="a" d="M-58-44l16-22H58v92l-16 22z"/><path class="s" d="M42-48l16-18v92L42 48z"/><rect ${paint('#f2bf94', '#7d4a25')} x="-62" y="-48" width="104" height="96" rx="6"/><path class="b" d="M-62-48H42v30H18v-10h-56v10h-24z" style="stroke-width:5"/><path fill="#fff" d="M-46-6h26v14h-26zM0-6h26v14H0z"/><path class="k" d="M-34-6h14v14h-14zM0-6h14v14H0z"/><path fill="#a35a35" d="M-22 14H2v8h-24z"/><path fill="#7d4a25" d="M-30 28h40v9h-40z"/>${at(2, 66, '<path class="a" d="M-44-14h88v28h-88z"/><path class="s" d="M10-14h34v28H10z"/>')}`,
    pick: `${at(4, 2, `<path fill="none" stroke="#6b3f16" stroke-width="23" stroke-linecap="round" d="M0 84V-50"/><path fill="none" stroke="#d99a55" stroke-width="12" stroke-linecap="round" d="M0 84V-50"/><path ${paint('#5fd3e6', '#155a6b')} d="M-84-22c22-38 48-56 84-56s62 18 84 56c-26-18-54-26-84-26s-58 8-84 26z"/><path class="b" style="stroke-width:5" d="M-17-82h34v40h-34z"/><path class="h" style="stroke-width:5" d="M-56-46c8-8 16-13 26-16"/>`, 38, 0.98)}${cube(-54, -34, 26, 'b')}`,
    cart: `<path class="l" style="stroke-width:7" d="M-84 72H84M-84 84H84M-60 66v22M-10 66v22M44 66v22"/><g>${cube(-30, -20, 26, 'b')}${cube(26, -22, 28, 'w')}${cube(0, -44, 26, 'b')}</g><path class="a" d="M-74-16H74L58 48H-58z"/><path class="s" d="M-70 10H68L58 48H-58z"/><path class="l" style="stroke-width:5" d="M-68 6H68"/><circle class="k" cx="-34" cy="58" r="16" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="k" cx="36" cy="58" r="16" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>${drawEyes(0, 24, 20, 10)}`,
    tree: `<path ${paint('#a9713f', '#4b2c10')} d="M-16 20h32v60h-32z"/><path fill="#4b2c10" opacity=".3" d="M4 20h12v60H4z"/><path ${paint('#63bf45', '#235c17')} d="M-70-4h24v-34h24v-40h66v28h24v52H44v24h-90V26h-24z"/><path fill="#235c17" opacity=".25" d="M-20 2h40v24h48V2H44v24h-90V2z"/><path fill="#fff" opacity=".35" d="M-20-70h20v16h-20zM-44-30h18v14h-18zM16-40h16v14H16z"/>`,
  },
  memory: {
    two: `${at(-36, 6, `<rect class="b" x="-38" y="-56" width="76" height="112" rx="16"/><path class="m" style="stroke-width:5" d="M-22-40h44v80h-44z"/>${write('?', 0, 0, 76, 'w')}`, -10)}${at(38, 4, `<rect class="w" x="-38" y="-56" width="76" height="112" rx="16"/>${star(0, 2, 0.44, 'a')}<path class="h" d="M-28-36v-6c0-4 3-6 6-6"/>`, 10)}`,
    grid: `${[
      [-40, -40],
      [40, -40],
      [-40, 40],
      [40, 40],
    ]
      .map(([x, y], i) =>
        at(
          x!,
          y!,
          i % 3 === 0
            ? `<rect class="w" x="-35" y="-35" width="70" height="70" rx="16"/>${star(0, 1, 0.34, 'b')}`
            : `<rect class="a" x="-35" y="-35" width="70" height="70" rx="16"/>${write('?', 0, 0, 54, 'w')}<path class="h" d="M-26-16v-4c0-4 2-6 6-6"/>`,
        ),
      )
      .join('')}`,
    brain: `${at(-6, 8, `<rect class="b" x="-62" y="-62" width="92" height="124" rx="18" transform="rotate(-12)"/><rect class="w" x="-36" y="-62" width="92" height="124" rx="18" transform="rotate(8)"/>`)}${at(6, 10, `<path class="a" d="M0 30C-26 12-38 0-38-16c0-12 9-20 20-20 8 0 14 4 18 11 4-7 10-11 18-11 11 0 20 8 20 20C38 0 26 12 0 30z"/>${drawFace(0, -4, 0.6)}`, 8)}${sparkle(62, -62, 18)}`,
  },
} satisfies Motifs

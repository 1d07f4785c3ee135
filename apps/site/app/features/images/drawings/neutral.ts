/** For games whose title names nothing that can be drawn: shapes, energy, gears and plans claim no subject that a game has not. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, sparkle, star } from './tables-parts.ts'

const TRIANGLE = 'M0-62c8 0 12 4 16 11l52 88c8 14 2 27-14 27H-54c-16 0-22-13-14-27l52-88c4-7 8-11 16-11z'
const BOLT = 'M20-88L-50 12h38l-18 76L52-20H10l34-68z'

/** A cogwheel of eight teeth; at scale 1 it is 120 units wide. */
function cog(x: number, y: number, scale: number, className: string, turn = 0): string {
  const teeth = [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (degrees) =>
        `<path class="${className}" transform="rotate(${degrees})" d="M-13-40l4-20h18l4 20z" style="stroke-width:7"/>`,
    )
    .join('')
  return at(
    x,
    y,
    `${teeth}<circle class="${className}" r="44"/><circle class="${className}" r="42" style="stroke:none"/><circle class="w" r="17"/>`,
    turn,
    scale,
  )
}

export const NEUTRAL = {
  shapes: {
    trio: `${at(-40, 34, '<circle class="a" r="44"/>' + drawFace(0, 4, 0.8))}${at(46, 40, `<rect class="b" x="-38" y="-38" width="76" height="76" rx="14"/>${drawFace(0, 2, 0.75)}`)}${at(4, -44, `<path class="w" transform="scale(.62)" d="${TRIANGLE}" style="stroke-width:9"/>${drawFace(0, 12, 0.6)}`)}`,
    square: `<rect class="a" x="-70" y="-70" width="140" height="140" rx="24"/><path class="s" d="M-67 30H67v16c0 14-7 21-21 21h-92c-14 0-21-7-21-21z"/>${drawFace(0, 0, 1.3)}<path class="h" d="M-50-34c0-12 6-18 18-18"/>`,
    triangle: `<path class="b" transform="translate(0 6) scale(1.16)" d="${TRIANGLE}"/>${drawFace(0, 30, 1.1)}<path class="h" d="M-30-4l18-32"/>`,
    circle: `<circle class="a" r="76"/><path class="s" d="M58-48C96 6 56 78-14 74 46 60 72 10 58-48z"/>${drawFace(0, 4, 1.3)}<path class="h" d="M-54-22c6-16 16-26 32-32"/>`,
    nested: `<rect class="a" x="-78" y="-78" width="156" height="156" rx="30"/><circle class="w" r="62"/><path class="b" transform="translate(0 4) scale(.66)" d="${TRIANGLE}" style="stroke-width:8"/>${drawFace(0, 18, 0.6)}`,
    tower: `<rect class="b" x="-62" y="24" width="124" height="54" rx="14"/><circle class="a" cy="-12" r="38"/><path class="w" transform="translate(0 -62) scale(.44)" d="${TRIANGLE}" style="stroke-width:12"/>${drawFace(0, 50, 0.9)}<path class="h" d="M-24-22c3-7 8-12 15-15"/>`,
    spinningTop: `<path class="a" d="M-72-14c0-24 34-36 72-36s72 12 72 36c0 26-46 50-62 82l-10 18-10-18c-16-32-62-56-62-82z"/><path class="b" d="M-70-8c20 16 120 16 140 0-2 12-14 22-28 34-26 8-58 8-84 0C-56 14-68 4-70-8z"/><path class="w" d="M-9-48v-32c0-10 18-10 18 0v32z"/>${drawFace(0, -20, 0.8)}<path class="m" style="stroke-width:5" d="M-84 56c8 10 18 16 30 18M84 56c-8 10-18 16-30 18"/>`,
    toyBlocks: `${at(-40, 42, '<rect class="a" x="-38" y="-38" width="76" height="76" rx="10"/><circle class="w" r="20" style="stroke-width:5"/>')}${at(42, 42, `<rect class="b" x="-38" y="-38" width="76" height="76" rx="10"/>${star(0, 0, 0.3, 'w')}`)}${at(0, -38, `<rect class="w" x="-38" y="-38" width="76" height="76" rx="10"/><path class="a" transform="scale(.3)" d="${TRIANGLE}" style="stroke-width:16"/>`)}`,
  },
  action: {
    bolt: `<path class="a" d="${BOLT}"/><path class="s" d="M52-20H10l6-12h26zM-30 88l18-76h-14z"/><path class="h" d="M14-62l-34 50"/>${sparkle(62, 46, 18)}${sparkle(-62, -44, 15, 'w')}`,
    boltDisc: `<circle class="b" r="80"/><circle class="w" r="62"/><path class="a" transform="scale(.62)" d="${BOLT}" style="stroke-width:9"/><path class="h" d="M-68-16c4-22 16-38 34-48"/>`,
    starShield: `<path class="a" d="M0-84c22 16 46 20 70 20v52C70 38 40 68 0 86-40 68-70 38-70-12v-52c24 0 48-4 70-20z"/><path class="s" d="M0-84c22 16 46 20 70 20v52C70 38 40 68 0 86z"/>${star(0, -2, 0.56, 'w')}<path class="h" d="M-54-44v28"/>`,
    burst: `<g transform="scale(.86)"><path class="b" d="M0-88l20 36 40-22-8 42 36 14-34 24 18 40-42-6-8 44-28-32-32 32-4-44-42 8 16-42-36-20 36-18-12-42 42 20z"/><path class="a" d="M0-50l12 22 26-12-6 26 24 10-22 14 12 26-28-4-6 26-18-20-18 20-4-26-28 4 12-26-22-12 22-12-8-26 26 12z" style="stroke-width:5"/>${drawFace(0, 2, 0.8)}</g>`,
    twoArrows: `<path class="a" d="M-84-20L-34-66v28h54v36h-54v28z"/><path class="b" d="M84 22L34-24v28h-54v36h54v28z"/><path class="h" d="M-64-22l20-18"/><path class="m" style="stroke-width:6" d="M-84 62h28M-80 82h44M84-62H56M80-82H36"/>`,
  },
  gears: {
    two: `${cog(-24, -20, 1.02, 'a')}${cog(46, 46, 0.68, 'b', 22)}`,
    wrench: `${cog(0, 4, 1.24, 'b')}<g transform="rotate(45)"><path class="a" d="M-13-30V58c0 18 26 18 26 0v-88c22-8 28-34 16-52l-16 20h-26l-16-20c-12 18-6 44 16 52z"/><circle class="w" cy="56" r="6" style="stroke-width:4"/><path class="h" style="stroke-width:5" d="M-3-20v56"/></g>`,
    sliders: `<rect class="a" x="-78" y="-72" width="156" height="144" rx="22"/><path class="l" style="stroke-width:9" d="M-44-46v92M0-46v92M44-46v92"/><rect class="b" x="-60" y="2" width="32" height="26" rx="8" style="stroke-width:5"/><rect class="w" x="-16" y="-32" width="32" height="26" rx="8" style="stroke-width:5"/><rect class="b" x="28" y="16" width="32" height="26" rx="8" style="stroke-width:5"/>`,
    dial: `<circle class="a" r="80"/><circle class="w" r="60"/><path class="l" style="stroke-width:8" d="M-44 20c-6-34 12-64 44-64s50 30 44 64"/><path class="m" style="stroke-width:8" d="M22-40c14 8 24 26 22 44"/><path class="b" d="M-8 12L34-28 10 24c-4 10-22 2-18-12z" style="stroke-width:5"/><circle class="k" cy="16" r="9"/>`,
    rising: `<rect class="w" x="-80" y="-76" width="160" height="152" rx="18"/><g style="stroke-width:5"><path class="b" d="M-58 54V18h26v36zM-14 54V-6h26v60zM30 54v-88h26v88z"/></g><path class="l" style="stroke-width:8" d="M-56-6l40-26 22 10 46-36M34-62l20 2-2 20"/>`,
  },
  strategy: {
    flagMap: `<path class="w" d="M-84-10l52-22 64 22 52-22V54L32 76-32 54l-52 22z"/><path class="k" opacity=".14" d="M-32-32l64 22v86l-64-22z"/><path class="K" style="stroke-width:5;stroke-dasharray:3 12" d="M-60 40c20-20 34 10 54-8S22 20 58 26"/><path class="l" style="stroke-width:9" d="M10 14V-82"/><path class="a" d="M12-84c24-10 34 12 58 0v44c-24 12-34-10-58 0z"/>`,
    plan: `<rect class="a" x="-82" y="-74" width="164" height="148" rx="16"/><rect class="k" x="-66" y="-58" width="132" height="116" rx="8" opacity=".55"/><path class="h" style="stroke-width:8;opacity:.95" d="M-50-40l20 20M-30-40l-20 20M30 18l20 20M50 18L30 38"/><circle class="h" cx="-38" cy="30" r="13" style="opacity:.95"/><path class="M" style="stroke-width:8" d="M-20 24C4 10-6-30 32-34M16-46l18 12-14 16"/>`,
    pieces: `${at(-34, 14, '<path class="b" d="M-34 62c0-14 12-16 16-26 5-12 6-22 6-32h24c0 10 1 20 6 32 4 10 16 12 16 26z"/><circle class="b" cy="-16" r="24"/>')}${at(36, 4, `<path class="a" d="M-36 72c0-14 12-18 16-28 6-16 6-30 6-44h28c0 14 0 28 6 44 4 10 16 14 16 28z"/><path class="a" d="M-30-48l14 12L0-66l16 30 14-12-8 46h-44z"/>`)}`,
    twoFlags: `<path class="l" style="stroke-width:11" d="M-62 86L44-60"/><path class="m" style="stroke-width:11" d="M62 86L-44-60"/><path class="b" d="M-40-66c-14-18-30-2-48-16v58c16 12 30-2 46 12z"/><path class="a" d="M40-66c14-18 30-2 48-16v58C72-12 58-26 42-12z"/><path class="h" d="M-76-66v22M76-66v22"/>${sparkle(0, -74, 16, 'w')}`,
    banner: `<path class="l" style="stroke-width:11" d="M-58 86V-80"/><circle class="b" cx="-58" cy="-80" r="9" style="stroke-width:5"/><path class="a" d="M-52-72c44-20 76 16 130-4-14 20-14 40 4 64-50 18-90-14-134 4z"/>${star(10, -38, 0.34, 'w')}<path class="b" d="M-84 86c6-20 46-20 52 0z"/>`,
  },
} satisfies Motifs

/** What is sorted, stacked and rolled: tubes, screws, pipes, crates, blocks of six corners, balls. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, ball, paint, slab, sparkle } from './tables-parts.ts'

const WOOD = paint('#d9a05c', '#6b3f16')

/** A tile of six corners, lying. */
const hex = (x: number, y: number, size: number, name: string, deep = 0) => {
  const [w, half] = [Math.round(size * 0.87), Math.round(size / 2)]
  const top = `M0-${size}L${w}-${half}V${half}L0 ${size}-${w} ${half}V-${half}z`
  const foot = deep ? `<path class="${name}" d="${top}" transform="translate(0 ${deep})"/>` : ''
  return at(
    x,
    y,
    `${foot}<path class="${name}" d="${top}"/><path class="h" style="stroke-width:5" d="M-${Math.round(w * 0.66)}-${Math.round(half * 0.5)}v-4l${Math.round(w * 0.4)}-${Math.round(size * 0.26)}"/>`,
  )
}

const glass = (x: number, balls: string) =>
  at(
    x,
    0,
    `<path class="w" style="fill-opacity:.35" d="M-22-70v118c0 34 44 34 44 0V-70z"/>${balls}<path class="l" style="stroke-width:7" d="M-28-70h56"/><path class="h" style="opacity:.5" d="M-13-50v60"/>`,
  )

const screwHead = (x: number, y: number, r: number, name: string) =>
  at(
    x,
    y,
    `<circle class="${name}" r="${r}"/><path class="${name === 'a' ? 'l' : 'm'}" style="stroke-width:${Math.round(r * 0.3)}" d="M-${Math.round(r * 0.5)} 0h${r}M0-${Math.round(r * 0.5)}v${r}"/>`,
  )

const crate = (x: number, y: number, size: number) => {
  const h = size / 2
  return at(
    x,
    y,
    `<rect ${WOOD} x="${-h}" y="${-h}" width="${size}" height="${size}" rx="8"/><path fill="#6b3f16" opacity=".25" d="M${-h + 14} ${-h + 14}h${size - 28}v${size - 28}h${28 - size}z"/><path fill="none" stroke="#6b3f16" stroke-width="5" d="M${-h + 14} ${-h + 14}h${size - 28}v${size - 28}h${28 - size}zM${-h + 14} ${h - 14}l${size - 28} ${28 - size}"/><path class="h" style="stroke-width:5" d="M${-h + 7} ${-h + 22}v-8c0-4 3-7 7-7"/>`,
  )
}

const pipe = (d: string) =>
  `<path class="l" style="stroke-width:44;stroke-linecap:butt" d="${d}"/><path class="B" style="stroke-width:32;stroke-linecap:butt" d="${d}"/><path class="h" style="stroke-width:6;stroke-linecap:butt;opacity:.4" d="${d}"/>`

const dot = (x: number, y: number, r: number, name: string) =>
  `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`

export const SORTING = {
  sort: {
    ballTubes: `${glass(-54, ball(0, 46, 18, 'a') + ball(0, 8, 18, 'a') + ball(0, -30, 18, 'b'))}${glass(0, ball(0, 46, 18, 'b') + ball(0, 8, 18, 'w'))}${glass(54, ball(0, 46, 18, 'w') + ball(0, 8, 18, 'b') + ball(0, -30, 18, 'a'))}`,
    bottles: `${[
      [-50, 'a', 0],
      [0, 'b', -6],
      [50, 'a', 4],
    ]
      .map(([x, name, y], i) =>
        at(
          +x!,
          +y!,
          `<path class="w" style="fill-opacity:.4" d="M-10-74h20v26c0 10 14 12 14 30v70c0 12-6 18-16 18h-16c-10 0-16-6-16-18v-70c0-18 14-20 14-30z"/><path class="${name}" style="stroke-width:4" d="M-20 ${-4 + i * 10}h40v56c0 9-4 14-12 14H-8c-8 0-12-5-12-14z"/><path class="${name === 'a' ? 'b' : 'a'}" style="stroke-width:4" d="M-20 ${24 + i * 6}h40v28c0 9-4 14-12 14H-8c-8 0-12-5-12-14z"/><path class="h" d="M-11-10v20"/>`,
        ),
      )
      .join('')}`,
    plate: `<rect class="w" x="-78" y="-30" width="156" height="60" rx="30" transform="rotate(-32)"/><rect class="b" x="-78" y="-26" width="156" height="52" rx="26" transform="rotate(38)"/>${screwHead(-52, 34, 22, 'a')}${screwHead(52, -34, 22, 'a')}${screwHead(52, 40, 20, 'a')}${screwHead(-52, -40, 20, 'a')}${screwHead(0, 0, 24, 'a')}`,
    screwdriver: `${at(0, 0, `<path class="w" d="M-5-26H5v56l4 10-6 8h-6l-6-8 4-10z" style="stroke-width:5"/><path class="b" d="M-11-34h22v12h-22z" style="stroke-width:4"/><path class="a" d="M-16-34c-6-14-4-22-2-32-2-20 8-24 18-24s20 4 18 24c2 10 4 18-2 32z"/><path class="s" d="M4-90c10 1 16 6 14 24 2 10 4 18-2 32H4c4-18 4-38 0-56z"/><path class="l" style="stroke-width:4" d="M-7-76v34M7-76v34"/>`, 34)}${at(-36, 52, '<path class="b" d="M-30-16c0-18 60-18 60 0z"/><path class="w" d="M-12-16h24v36L0 34l-12-14z" style="stroke-width:5"/><path class="m" style="stroke-width:4" d="M-12-4l24 6M-12 10l24 6"/>', -30)}${sparkle(58, 56, 16)}`,
    pipes: `${pipe('M-80 -40H0c30 0 40 14 40 40v80')}<path class="b" d="M-58-68h20v56h-20zM12 32h56v20H12z"/><path class="w" style="stroke-width:5" d="M-40 84c-18 0-28-12-28-26 0-16 18-30 28-46 10 16 28 30 28 46 0 14-10 26-28 26z"/><path class="h" d="M-54 58c0-8 4-14 8-18"/>`,
    tap: `<path class="b" d="M-30-80h60c10 0 10 16 0 16h-60c-10 0-10-16 0-16z"/><path class="m" style="stroke-width:10" d="M0-64v18"/><path class="a" d="M-80-44H10c40 0 60 24 60 56v10H26V12C26 0 20-6 8-6h-88z"/><path class="s" d="M-80-18H12c26 0 36 14 36 40H26V12C26 0 20-6 8-6h-88z"/><path class="b" d="M20 20h56v14H20z" style="stroke-width:5"/><path ${paint('#5ec8ff', '#135a96', 5)} d="M48 82c-14 0-22-9-22-20 0-12 14-20 22-32 8 12 22 20 22 32 0 11-8 20-22 20z"/><path class="h" d="M-64-32h40"/>`,
    crate: `${crate(0, 6, 138)}<path class="m" style="stroke-width:11" d="M-22 8h40M4-10l18 18L4 26"/>`,
    crates: `${crate(-42, 38, 76)}${crate(42, 38, 76)}${crate(-6, -40, 76)}`,
    dots: `<path class="l" style="stroke-width:16" d="M-54-54H4v58h52v50"/><path class="m" style="stroke-width:16" d="M-54 4v52H0M54-54v.1"/>${dot(-54, -54, 20, 'a')}${dot(56, 54, 20, 'a')}${dot(-54, 4, 18, 'b')}${dot(0, 56, 18, 'b')}${dot(56, -54, 18, 'w')}<path class="h" d="M-64-60c2-4 4-6 8-7"/>`,
    lines: `<rect class="k" x="-80" y="-80" width="160" height="160" rx="24" opacity=".55"/><path class="B" style="stroke-width:18" d="M-50-50v70h50v30"/><path class="M" style="stroke-width:18" d="M50 50V-6H6v-44"/>${dot(-50, -50, 19, 'a')}${dot(0, 50, 19, 'a')}${dot(50, 50, 19, 'b')}${dot(6, -50, 19, 'b')}${dot(52, -50, 17, 'w')}${dot(-52, 52, 17, 'w')}`,
    rope: `<path class="l" style="stroke-width:34" d="M-64-60C20-70 60-10 10 10S-70 40 0 66c30 8 60-2 70-20"/><path class="B" style="stroke-width:22" d="M-64-60C20-70 60-10 10 10S-70 40 0 66c30 8 60-2 70-20"/><path class="m" style="stroke-width:32" d="M64-64C0-60-40-20 6-2s60 40-10 64c-26 6-50-2-62-16"/><path class="M" style="stroke-width:20" d="M64-64C0-60-40-20 6-2s60 40-10 64c-26 6-50-2-62-16"/><path class="h" style="opacity:.5" d="M-54-62c40-2 64 14 62 34"/>`,
  },
  blocks: {
    hexTiles: `${hex(-36, -32, 40, 'a')}${hex(36, -32, 40, 'b')}${hex(0, 32, 40, 'w')}${hex(70, 34, 24, 'a')}${hex(-66, 40, 22, 'b')}`,
    hexStack: `${at(-36, 20, `${hex(0, 22, 40, 'a', 8)}${hex(0, 2, 40, 'a', 8)}${hex(0, -18, 40, 'a', 8)}`)}${at(42, 26, `${hex(0, 14, 38, 'b', 8)}${hex(0, -6, 38, 'b', 8)}`)}${at(8, -50, hex(0, 0, 30, 'w', 7))}`,
    hexBoard: `${[
      [0, 0, 'a'],
      [0, -56, 'w'],
      [0, 56, 'b'],
      [48, -28, 'b'],
      [48, 28, 'w'],
      [-48, -28, 'w'],
      [-48, 28, 'a'],
    ]
      .map(([x, y, name]) => hex(+x!, +y!, 31, `${name}`))
      .join('')}`,
    slabs: `<g transform="translate(0 -16) scale(0.95)">${slab(0, 52, 74, 20, 'a', 'class="s"')}${slab(0, 26, 74, 20, 'b', 'class="t"')}${slab(0, 0, 74, 20, 'w', 'class="k" opacity=".16"')}${slab(14, -38, 66, 18, 'a', 'class="s"')}<path class="h" style="opacity:.6" d="M-70-40v18M-58-58v12M78-6v18"/></g>`,
    paddle: `<g style="stroke-width:5"><path class="a" d="M-80-76h48v24h-48zM32-76h48v24H32zM-24-44h48v24h-48z"/><path class="b" d="M-24-76h48v24h-48zM-80-44h48v24h-48z"/><path class="w" d="M32-44h48v24H32z"/></g><path class="h" style="stroke-dasharray:1 14;opacity:.8" d="M-10 50L40-4"/>${ball(42, 4, 16, 'w')}<rect class="b" x="-60" y="56" width="96" height="24" rx="12"/><path class="h" d="M-48 64h40"/>`,
    corner: `${at(
      0,
      0,
      [
        [-1, -1, 'a'],
        [0, -1, 'a'],
        [-1, 0, 'a'],
        [0, 0, 'b'],
        [1, 0, 'b'],
        [0, 1, 'b'],
        [1, 1, 'w'],
      ]
        .map(
          ([x, y, name]) =>
            `<g transform="translate(${+x! * 50} ${+y! * 50})"><rect class="${name}" x="-25" y="-25" width="50" height="50" rx="10"/><path class="h" style="stroke-width:6" d="M-14-4v-6c0-3 2-5 5-5h6"/></g>`,
        )
        .join(''),
      -6,
    )}`,
  },
  bubbles: {
    rows: `${[
      [-54, -52, 'a'],
      [-18, -52, 'b'],
      [18, -52, 'a'],
      [54, -52, 'w'],
      [-36, -20, 'b'],
      [0, -20, 'a'],
      [36, -20, 'b'],
    ]
      .map(([x, y, name]) => ball(+x!, +y!, 18, `${name}`))
      .join(
        '',
      )}<path class="h" style="stroke-dasharray:1 15;opacity:.9" d="M-2 56L-20 18"/>${ball(0, 60, 24, 'b')}`,
    pile: `${ball(-40, 48, 28, 'b')}${ball(18, 50, 28, 'a')}${ball(62, 34, 20, 'w')}${ball(-12, 4, 26, 'w')}${ball(38, 0, 24, 'b')}${ball(-58, -6, 20, 'a')}${ball(10, -46, 24, 'a')}`,
    popIt: `<rect class="a" x="-76" y="-76" width="152" height="152" rx="44"/>${[0, 1, 2].map((row) => [0, 1, 2].map((column) => `<circle class="${(row + column) % 2 ? 'b' : 'w'}" cx="${-46 + column * 46}" cy="${-46 + row * 46}" r="17" style="stroke-width:5"/>${row === column ? `<circle class="k" opacity=".2" cx="${-46 + column * 46}" cy="${-46 + row * 46}" r="11"/>` : `<ellipse class="H" cx="${-52 + column * 46}" cy="${-52 + row * 46}" rx="6" ry="4"/>`}`).join('')).join('')}`,
    oneBalloon: `<path class="w" style="fill:none;stroke-width:5" d="M0 44c-10 12 10 20 0 36"/><path class="a" d="M0-82c36 0 58 26 58 58 0 34-32 62-58 68-26-6-58-34-58-68 0-32 22-58 58-58z"/><path class="s" d="M28-74c20 10 30 28 30 50 0 34-32 62-58 68 36-28 46-76 28-118z"/><path class="a" d="M-10 56L0 42l10 14z" style="stroke-width:5"/>${drawFace(0, -14, 1)}<path class="h" d="M-42-30c2-16 10-28 22-34"/>`,
  },
  physics: {
    rolling: `<path class="l" style="stroke-width:10" d="M-84 66L84 40"/><circle class="a" cx="10" cy="-2" r="52"/><path class="s" d="M30-50a52 52 0 0 1-8 98c26-24 30-66 8-98z"/>${at(10, 0, drawFace(0, 2, 1), 14)}<path class="h" d="M-26-14c3-12 9-20 18-24"/><path class="M" style="stroke-width:8" d="M-84-20h26M-78 4h20M-82 28h22"/>`,
    bouncing: `<path class="h" style="stroke-dasharray:1 15;opacity:.9" d="M-80 56c6-60 40-60 50 0 8-90 44-120 66-70"/><ellipse class="k" opacity=".3" cx="-30" cy="68" rx="22" ry="6"/>${ball(40, -20, 40, 'a')}${ball(-66, 34, 14, 'b')}<path class="b" d="M-84 66H84v16H-84z" style="stroke-width:5"/>`,
    slope: `<path class="w" d="M-84-30L84 46v36H-84z"/><path class="k" opacity=".12" d="M-84 8L84 66v16H-84z"/>${ball(-14, -38, 36, 'a')}<path class="M" style="stroke-width:8" d="M-72-66l18 8M-82-46l14 6"/><path class="b" d="M52-8l8 16 18 2-13 12 4 18-17-8-16 8 3-18-13-12 18-2z" style="stroke-width:5"/>`,
    pair: `${ball(-30, 18, 48, 'a')}${ball(46, -24, 34, 'b')}<path class="h" style="opacity:.6" d="M-70-44c8-12 20-20 34-22M56 34c10-2 18-8 22-18"/>${at(-30, 20, drawFace(0, 0, 0.9))}`,
    hoops: `<circle class="m" r="62" style="stroke-width:16;fill:none"/><circle class="M" r="62" style="stroke-width:8;fill:none"/>${ball(0, 4, 36, 'a')}<path class="h" style="opacity:.6" d="M-78-60c4-8 10-14 18-18M78 60c-4 8-10 14-18 18"/>${sparkle(60, -62, 15)}`,
  },
  merge: {
    gears: `${at(0, 0, `<circle class="a" r="46"/><path class="l" style="stroke-width:10" d="M-24 0h48M0-24v48"/>`)}<path class="m" style="stroke-width:12" d="M-72-22C-60-62-20-80 18-72M0-84l20 12-14 18M72 22C60 62 20 80-18 72M0 84l-20-12 14-18"/><path class="h" d="M-32-12c4-9 10-15 18-18"/>`,
  },
} satisfies Motifs

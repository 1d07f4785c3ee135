/** Numbers that double, in tones of their own: boards that differ at a glance; and things that have one colour only. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle, write } from './tables-parts.ts'

type Tone = readonly [fill: string, line: string]
const SAND: Tone = ['#ffe3a8', '#8a5a12']
const AMBER: Tone = ['#ffb24a', '#8a4706']
const CORAL: Tone = ['#ff7a52', '#8c2410']
const CRIMSON: Tone = ['#f0486a', '#7d1230']
const SKY: Tone = ['#8fdcff', '#1a5f8c']
const BLUE: Tone = ['#4a9bff', '#153f94']
const INDIGO: Tone = ['#8a6bff', '#34189c']
const MINT: Tone = ['#8ff0b4', '#146e48']
const GREEN: Tone = ['#37c978', '#0c5c34']
const PINK: Tone = ['#ff9ad0', '#942a68']
const VIOLET: Tone = ['#c47bff', '#561a94']

/** Longer numbers are set smaller. */
const emOf = (text: string, size: number) => size * [0.64, 0.64, 0.56, 0.44, 0.36][text.length]!

const tile = (x: number, y: number, size: number, [fill, line]: Tone, text: string) =>
  `<rect ${paint(fill, line, 5)} x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${Math.round(size * 0.2)}"/><path class="h" style="stroke-width:5" d="M${x - size * 0.34} ${y - size * 0.16}q0-${size * 0.18} ${size * 0.16}-${size * 0.18}"/>${write(text, x, y, emOf(text, size))}`

const disc = (x: number, y: number, r: number, [fill, line]: Tone, text: string) =>
  `<circle ${paint(fill, line, 5)} cx="${x}" cy="${y}" r="${r}"/><ellipse class="H" cx="${x - r * 0.38}" cy="${y - r * 0.52}" rx="${r * 0.28}" ry="${r * 0.16}" transform="rotate(-35 ${x - r * 0.38} ${y - r * 0.52})"/>${write(text, x, y + 2, emOf(text, r * 1.7))}`

const board = (fill: string, line: string) =>
  `<rect ${paint(fill, line)} x="-82" y="-82" width="164" height="164" rx="26"/>`

/** Nine small tiles whose numbers double along two edges. */
function drawDiagonals(): string {
  const tones = [SKY, MINT, GREEN, BLUE, INDIGO]
  const places = [-49, 0, 49].flatMap((y, row) =>
    [-49, 0, 49].map((x, column) => ({ x, y, step: row + column })),
  )
  return tones
    .map(([fill, line], at) => {
      const tiles = places.filter(({ step }) => step === at)
      const squares = tiles.map(({ x, y }) => `M${x - 18} ${y - 18}h36v36h-36z`).join('')
      const text = String(2 ** (at + 2))
      return `<path ${paint(fill, line, 9)} d="${squares}"/><path fill="${fill}" d="${squares}"/>${write(text, tiles[0]!.x, tiles[0]!.y, 27)}`
    })
    .join('')
}

export const DOUBLES = {
  numbers: {
    board16: `${board('#6b4a38', '#2e1a10')}${tile(-37, -37, 66, SAND, '16')}${tile(37, -37, 66, AMBER, '32')}${tile(-37, 37, 66, CORAL, '64')}${tile(37, 37, 66, CRIMSON, '128')}`,
    grid32: `${board('#1d4468', '#0b2138')}${drawDiagonals()}`,
    stairs512: `${tile(-56, 52, 54, MINT, '128')}${tile(-8, 6, 62, SKY, '256')}${tile(46, -42, 74, INDIGO, '512')}<path class="h" style="stroke-width:9;opacity:.9" d="M-74 4l40-44M-58-44h24v24"/>`,
    cube64: `<g transform="scale(.96)"><path ${paint(...GREEN)} d="M0-84L74-44V40L0 82-74 40V-44z"/><path fill="#0c5c34" opacity=".3" d="M0-2L74-44V40L0 82z"/><path fill="#fff" opacity=".5" d="M0-84L74-44 0-2-74-44z"/></g>${write('64', 0, -41, 50)}${at(-35, 28, drawFace(0, 0, 0.72), 8)}${write('64', 36, 28, 44)}`,
    bigBalls: `${disc(34, -38, 38, PINK, '16')}${disc(-38, 26, 46, VIOLET, '64')}${disc(46, 46, 32, SKY, '8')}${disc(-48, -54, 26, AMBER, '4')}`,
    ballChain: `<path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" d="M-52 50L-48-42 40-46 46 40"/>${disc(-52, 50, 32, GREEN, '2')}${disc(-48, -42, 34, GREEN, '2')}${disc(40, -46, 34, AMBER, '4')}${disc(46, 42, 40, CRIMSON, '8')}${sparkle(0, 4, 16, 'w')}`,
  },
  fish: {
    mermaidTail: `<path class="a" d="M-24 66C-34 18-20-12 0-34 20-12 34 18 24 66z"/><path class="l" style="stroke-width:4" d="M-22 20q11 12 22 0 11 12 22 0M-16-4q8 10 16 0 8 10 16 0M-24 44q12 12 24 0 12 12 24 0"/><path class="b" d="M0-30C-4-64-40-84-78-74c2 34 38 58 78 44zM0-30C4-64 40-84 78-74c-2 34-38 58-78 44z"/><path class="m" style="stroke-width:4" d="M-14-42c-12-14-26-20-42-22M14-42c12-14 26-20 42-22"/><path ${paint('#5cc8ff', '#14588c')} d="M-84 50q14-16 28 0t28 0 28 0 28 0 28 0 28 0v22q0 12-12 12H-72q-12 0-12-12z"/><path class="h" d="M-66 66h22M26 70h30"/>`,
  },
  cooking: {
    cheese: `<path ${paint('#ffc83d', '#8a5a06')} d="M-80 8L46-64c24 12 36 32 36 60v62c0 8-4 12-12 12H-68c-8 0-12-4-12-12z"/><path fill="#ffe48f" d="M-74 8L45-60c20 11 31 28 32 52 0 6-2 8-6 8z"/><g ${paint('#eda21c', '#a86c08', 4)}><circle cx="-50" cy="54" r="11"/><circle cx="60" cy="30" r="9"/><circle cx="52" cy="62" r="6"/><ellipse cx="26" cy="-22" rx="17" ry="9"/><ellipse cx="-24" cy="-2" rx="10" ry="5"/></g>${drawFace(4, 42, 0.8)}<path class="h" d="M-68 22v18"/>`,
  },
  emoji: {
    poop: `<path ${paint('#a86b40', '#4a2712')} d="M-8-80c24 4 44 20 32 40 22 4 30 24 20 38 24 4 36 24 28 46-6 18-22 26-40 26h-66c-22 0-38-10-42-28-4-22 8-38 28-42-10-18 0-36 20-40 10-4 20-20 20-40z"/><path fill="#4a2712" opacity=".25" d="M44-2c24 4 36 24 28 46-6 18-22 26-40 26h-66c-14 0-26-4-34-12 50 8 108-4 112-60zM24-40c22 4 30 24 20 38-16 8-40 8-54 2 26-6 38-22 34-40z"/><path class="h" d="M-6-58c4 6 3 12-2 18M-46-2c-6 2-10 6-12 12"/>${drawFace(0, 34, 1)}`,
  },
} satisfies Motifs

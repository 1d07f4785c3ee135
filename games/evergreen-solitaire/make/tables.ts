/** Draws the small images of the games page into `assets/tables`. Run with `node games/evergreen-solitaire/make/tables.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'

const W = 120
const H = 64
const folder = new URL('../assets/tables/', import.meta.url)
mkdirSync(folder, { recursive: true })

type Kind = 'red' | 'dark' | 'back' | 'place'
const FILL: Record<Kind, string> = { red: '#fffaf0', dark: '#fffaf0', back: '#1b5566', place: 'none' }
const PIP: Record<Kind, string> = { red: '#c4302b', dark: '#15171f', back: '#ffe9a8', place: '' }

function card(x: number, y: number, kind: Kind, w = 11, h = 16): string {
  const stroke = kind === 'place' ? '#cfe6bd' : '#3b2f1c'
  const pip = PIP[kind]
    ? `<circle cx="${x + w / 2}" cy="${y + h / 2 - 1}" r="${w * 0.2}" fill="${PIP[kind]}"/>`
    : ''
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.6" fill="${FILL[kind]}" stroke="${stroke}" stroke-width=".7"/>${pip}`
}
const face = (i: number): Kind => (i % 2 ? 'red' : 'dark')
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

function klondike(waste: number): string {
  return [
    ...range(4).map((i) => card(12 + i * 13.5, 4, i < 2 ? face(i) : 'place')),
    ...range(waste).map((i) => card(83 - (waste - 1) * 6 + i * 6, 4, face(i))),
    card(97, 4, 'back'),
    ...range(7).flatMap((i) =>
      range(i + 1).map((j) => card(13.5 + i * 13.5, 24 + j * 3.2, j === i ? face(i) : 'back')),
    ),
  ].join('')
}
/** Spade, heart, club, diamond around their middle, one unit large. */
const SIGNS = [
  'M0-.52C.1-.3 .42-.12 .42 .14 .42 .36 .16 .36 .06 .2L.15 .5H-.15L-.06 .2C-.16 .36-.42 .36-.42 .14-.42-.12-.1-.3 0-.52z',
  'M0 .5C-.2 .26-.5 .1-.48-.2-.46-.5-.1-.5 0-.22 .1-.5 .46-.5 .48-.2 .5 .1 .2 .26 0 .5z',
  'M0-.52a.23 .23 0 0 1 .16 .4 .23 .23 0 1 1-.07 .38L.15 .5H-.15L-.09 .26A.23 .23 0 1 1-.16-.12 .23 .23 0 0 1 0-.52z',
  'M0-.53Q.14-.16 .4 0 .14 .16 0 .53-.14 .16-.4 0-.14-.16 0-.53z',
]
const seal = (x: number, path: string, i: number): string =>
  `<rect x="${x}" y="30" width="23" height="32" rx="3" fill="#fffaf0" stroke="#3b2f1c" stroke-width=".8"/><path transform="translate(${x + 11.5} 46) scale(18)" fill="${i % 2 ? '#c4302b' : '#15171f'}" d="${path}"/>`
function spider(suits: number): string {
  // Large, because the number of suits distinguishes the three spider games.
  const seals = SIGNS.slice(0, suits)
  return [
    ...range(10).flatMap((i) =>
      range(2 + (i % 3)).map((j) => card(4 + i * 11.4, 3 + j * 3, 'back', 9.6, 14)),
    ),
    ...seals.map((path, i) => seal(60 - (suits * 27 - 4) / 2 + i * 27, path, i)),
  ].join('')
}
function freecell(): string {
  return [
    ...range(4).map((i) => card(5 + i * 13, 4, i === 0 ? 'red' : 'place')),
    ...range(4).map((i) => card(65 + i * 13, 4, i < 2 ? face(i) : 'place')),
    ...range(8).flatMap((i) =>
      range(5 + (i % 2)).map((j) => card(8 + i * 13.4, 24 + j * 4.2, face(i + j), 11, 15)),
    ),
  ].join('')
}
function pyramid(): string {
  return [
    ...range(6).flatMap((row) =>
      range(row + 1).map((i) => card(54.5 + (i - row / 2) * 13, 4 + row * 8.2, face(row * 2 + i))),
    ),
    card(102, 44, 'back'),
    card(6, 44, 'place'),
  ].join('')
}
function tripeaks(): string {
  const at = (x: number) => 8 + x * 10.4
  return [
    ...range(3).map((i) => card(at(i * 3 + 1.5), 3, 'back')),
    ...range(6).map((i) => card(at(Math.floor(i / 2) * 3 + (i % 2) + 1), 11, 'back')),
    ...range(9).map((i) => card(at(i + 0.5), 19, 'back')),
    ...range(10).map((i) => card(at(i), 27, face(i))),
    card(48, 46, 'red'),
    card(64, 46, 'back'),
  ].join('')
}
function daily(): string {
  const cell = (i: number) => {
    const [x, y] = [39 + (i % 5) * 9, 19 + Math.floor(i / 5) * 10]
    const fill = [1, 3, 4, 7, 11].includes(i) ? '#f2a92c' : i === 12 ? '#c4302b' : '#d8c9a2'
    return `<rect x="${x}" y="${y}" width="7" height="7.600" rx="1.600" fill="${fill}"/>`
  }
  return `<rect x="34" y="6" width="52" height="54" rx="5" fill="#fffaf0" stroke="#3b2f1c" stroke-width=".8"/><path d="M34 15v-4a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v4z" fill="#2f8f63"/>${range(20).map(cell).join('')}`
}

/** A month of leaves, some of them gold. */
function past(): string {
  const leaf = (i: number) => {
    const [x, y] = [21 + (i % 7) * 11.5, 20 + Math.floor(i / 7) * 11]
    const fill = [0, 1, 2, 4, 5, 8, 9, 10, 15].includes(i) ? '#f2a92c' : '#d8c9a2'
    return `<path d="M${x} ${y + 8}q0-8 8-8q0 8-8 8z" fill="${fill}"/>`
  }
  return `<rect x="14" y="5" width="92" height="54" rx="5" fill="#fffaf0" stroke="#3b2f1c" stroke-width=".8"/><path d="M14 15v-5a5 5 0 0 1 5-5h82a5 5 0 0 1 5 5v5z" fill="#c4302b"/>${range(21).map(leaf).join('')}`
}

const pictures = {
  klondike: klondike(1),
  klondike3: klondike(3),
  spider1: spider(1),
  spider2: spider(2),
  spider4: spider(4),
  freecell: freecell(),
  pyramid: pyramid(),
  tripeaks: tripeaks(),
  daily: daily(),
  past: past(),
}
for (const [name, content] of Object.entries(pictures))
  writeFileSync(
    new URL(`${name}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}">${content.replace(/\d+\.\d{2,}/g, (n) => String(Number(Number(n).toFixed(1))))}</svg>\n`,
  )

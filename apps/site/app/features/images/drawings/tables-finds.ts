/** What is sought and found: clues, treasure, gems, doors and mazes. Box, light and classes as the other drawings. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, sparkle, write, paint } from './tables-parts.ts'

const shoe = (x: number, y: number, turn: number, className: string) =>
  at(
    x,
    y,
    `<path class="${className}" style="stroke-width:5" d="M0-34c18 0 22 18 18 34-2 8-4 10-4 14h-28c0-4-2-6-4-14-4-16 0-34 18-34zM-13 21h26c4 23-30 23-26 0z"/>`,
    turn,
  )

const hiddenObject = {
  magnifier: `<path class="b" d="M28 20l46 42c8 8-4 22-13 15L16 34z"/><path class="t" d="M34 26l40 36c6 8-2 16-8 16z"/><circle class="a" cx="-12" cy="-14" r="62"/><circle class="w" cx="-12" cy="-14" r="46"/><path class="H" d="M-46-40a46 46 0 0 1 44-18L-44 18a46 46 0 0 1-14-28z" style="opacity:.9"/>${drawFace(-12, -8, 0.95)}<path class="h" d="M-66-24c3-14 10-26 22-34"/>`,
  lantern: `<path class="l" style="stroke-width:7" d="M-34-46c0-46 68-46 68 0"/><circle class="H" cy="16" r="74" style="opacity:.22"/><path class="a" d="M-40-34l12-22h56l12 22z"/><path class="w" style="fill-opacity:.75" d="M-34-34h68l8 88h-84z"/><path fill="#ff8a1f" d="M0-14c6 16 22 22 22 42 0 14-10 24-22 24s-22-10-22-24C-22 18-8 8 0-14z"/><path fill="#ffe066" d="M0 8c4 10 11 14 11 25 0 9-5 15-11 15s-11-6-11-15C-11 24-4 20 0 8z"/><path class="l" style="stroke-width:6" d="M-26-32l-6 84M26-32l6 84"/><path class="a" d="M-52 54H52l6 26H-58z"/><path class="s" d="M16 56h34l5 22H16z"/><path class="h" d="M-20-46h22M-44 66h24"/>`,
  footprints: `${shoe(-44, 50, 30, 'w')}${shoe(18, 48, 24, 'w')}${shoe(-22, -34, 26, 'a')}${shoe(40, -40, 20, 'a')}${write('?', -62, -50, 52, 'w')}`,
  camera: `<path class="b" d="M-26-66h52l10 22h-72z"/><path class="a" d="M-70-44H70c8 0 12 5 12 12v82c0 8-5 12-12 12H-70c-8 0-12-5-12-12v-82c0-8 5-12 12-12z"/><path class="k" opacity=".8" d="M-79-14H79v46H-79z"/><circle class="w" cy="10" r="42"/><circle class="k" cy="10" r="30"/><circle class="b" cy="10" r="18"/><circle fill="#fff" cx="-9" cy="1" r="8"/><path class="w" d="M40-40h28v16H40z" style="stroke-width:4"/><circle class="b" cx="-58" cy="-50" r="10"/><path class="h" d="M-70-22c0-7 3-10 10-10h24"/>`,
  hat: `<path class="k" d="M-44-6h88c2 40-14 68-44 68S-46 34-44-6z"/>${drawEyes(0, 17, 20, 15)}<path class="b" style="stroke-width:5" d="M-66 84c-10-24-2-46 26-58L0 62l40-36c28 12 36 34 26 58z"/><path class="m" d="M0 62v22M-40 26l-8 34 20 0M40 26l8 34-20 0"/><path class="a" d="M-48-24c-2-34 6-56 25-59 9-2 15 5 23 5s14-7 23-5c19 3 27 25 25 59z"/><path class="s" d="M24-80c16 6 24 26 22 56H24c8-18 8-38 0-56z"/><path class="b" d="M-48-44c32 8 64 8 96 0l2 22H-50z" style="stroke-width:5"/><path class="a" d="M-82-24c10-8 22-9 34-7 30 6 66 6 96 0 12-2 24-1 34 7C66-6 34-2 0-2s-66-4-82-22z"/><path class="h" d="M-36-54c1-10 4-16 9-20"/>`,
  pocketWatch: `<path class="M" d="M-8-58c-20-26-60-26-66-2 0 20 22 16 20 34-2 14-18 16-22 30" style="stroke-width:7;stroke-dasharray:11 9"/><path class="a" d="M-2-66h24v18H-2z"/><circle class="l" cx="10" cy="-70" r="11" style="stroke-width:6"/><circle class="a" cx="10" cy="18" r="62"/><circle class="w" cx="10" cy="18" r="46"/><path class="K" style="stroke-width:5" d="M10-20v7M10 49v7M48 18h-7M-21 18h-7"/><path class="K" style="stroke-width:7" d="M10-8v26l18 13"/><circle class="b" cx="10" cy="18" r="7" style="stroke-width:4"/><path class="h" d="M-42 8c3-14 10-25 22-32"/>`,
  binoculars: `<path class="b" d="M-14-30h28v50h-28z"/><path class="a" d="M-64-66h36c8 0 10 5 11 12l11 76h-74l6-76c1-7 3-12 10-12zM28-66h36c7 0 9 5 10 12l6 76H6l11-76c1-7 3-12 11-12z"/><path class="s" d="M-30-64c8 0 10 5 11 12l10 66h-18zM64-64c6 0 8 5 8 12l6 66H60z"/><path class="b" d="M-68-80h40v16h-40zM28-80h40v16H28z"/><circle class="a" cx="-44" cy="34" r="40"/><circle class="a" cx="44" cy="34" r="40"/><circle class="k" cx="-44" cy="34" r="30"/><circle class="k" cx="44" cy="34" r="30"/>${drawEyes(0, 34, 44, 16)}<path class="h" d="M-58-42l-4 26M32-42l-4 26"/>`,
} // oxfmt-ignore

/** Coins one upon another; `y` is the middle of the uppermost. */
function pile(x: number, y: number, count: number): string {
  const rims = Array.from({ length: count }, (_, i) => `M${x - 21} ${y + i * 13}a21 10 0 0 0 42 0`).join('')
  return `<path class="a" d="M${x - 21} ${y}v${count * 13}a21 10 0 0 0 42 0v-${count * 13}z"/><path class="s" d="M${x + 6} ${y + 9}v${count * 13}c9-1 15-5 15-9V${y}z"/><path class="l" style="stroke-width:4" d="${rims}"/><ellipse class="a" cx="${x}" cy="${y}" rx="21" ry="10" style="stroke-width:4"/><ellipse class="H" cx="${x}" cy="${y}" rx="12" ry="5"/>`
}

const treasure = {
  chest: `<path class="k" d="M-66-12L-56-40H56l10 28z"/><path class="a" d="M-68-30c-6-30 8-52 34-52h68c26 0 40 22 34 52z"/><path class="s" d="M-66-36H66l1 6H-67z"/><path class="b" style="stroke-width:4" d="M-62-8c0-14 16-22 24-14 4-14 24-16 30-4 6-14 26-12 28 0 12-10 34-4 38 18z"/><g class="w" style="stroke-width:4"><circle cx="-30" cy="-14" r="9"/><path d="M22-32l13 11-13 14L9-21z"/></g><path class="a" d="M-74-6H74v72c0 6-4 10-10 10H-64c-6 0-10-4-10-10z"/><path class="s" d="M-72 46H72v18c0 5-3 9-8 9H-64c-5 0-8-4-8-9z"/><path class="b" d="M-54-79h16v46h-16zM38-79h16v46H38zM-54-6h16v82h-16zM38-6h16v82H38zM-16-10h32v30c0 22-32 22-32 0z"/><circle class="k" cy="8" r="6"/><path class="k" d="M-3 8h6l2 14h-10z"/><path class="h" d="M-26-68h30"/>`,
  coins: `${pile(-50, 24, 3)}${pile(40, 40, 2)}${pile(-6, -2, 5)}${at(42, -18, `<circle class="a" r="38"/><circle class="b" r="26" style="stroke-width:4"/><path class="w" style="stroke-width:4" d="M0-17l5 11 12 1-9 8 3 12L0 9l-11 6 3-12-9-8 12-1z"/><path class="h" d="M-25-10c3-8 8-13 14-16"/>`, 14)}${sparkle(-54, -22, 19, 'w')}${sparkle(-22, -62, 14, 'b')}`,
  map: `<path ${paint('#f3dfae', '#6b4a1c')} d="M-78-56l52-14 52 14 52-14V52L26 66-26 52l-52 14z"/><path class="k" opacity=".12" d="M-26-67l52 14V63L-26 49z"/><path class="b" style="stroke-width:4" d="M-60-30c10-14 26-8 24 4-2 10-20 16-26 8-2-4 0-8 2-12z"/><path class="m" style="stroke-width:4" d="M30-40l10-14 10 14M44-40l10-14 10 14"/><path class="l" style="stroke-width:7;stroke-dasharray:9 12" d="M-58 36c10-26 30-4 44-18S0-26 22-22s6 28 20 38"/><path class="A" style="stroke-width:19" d="M44 20l22 22M66 20L44 42"/><path class="B" style="stroke-width:10" d="M44 20l22 22M66 20L44 42"/><path class="h" d="M-68-42v-4l20-6"/><circle class="a" cx="-58" cy="40" r="8" style="stroke-width:4"/>`,
  goldBag: `<path class="b" d="M-46-44c-10-10-14-22-8-28 12-6 20 6 30 0s18-6 28 0 20-6 26 2-2 18-10 26z"/><path class="b" d="M-46-32H20c34 22 52 50 46 82-2 12-10 20-24 20h-110c-14 0-18-8-18-20 2-36 14-62 40-82z" transform="translate(-2 0) scale(.92 1)"/><path class="t" d="M16-30c34 22 50 48 44 80-2 10-8 17-18 18H14C34 40 34 4 2-30z"/><path class="m" style="stroke-width:9" d="M-46-38H20"/>${at(-16, 14, `<circle class="a" r="23"/><path class="w" style="stroke-width:4" d="M0-14l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/>`)}<path class="a" d="M2 80l9-24h31l9 24zM44 80l7-24h25l8 24z"/><path class="a" d="M22 56l9-24h28l9 24z"/><path class="h" d="M38 40h14M18 64h16M58 64h12M-64 32c2-18 8-32 18-42"/>`,
  pyramid: `<circle class="b" cx="42" cy="-44" r="26"/><path class="h" d="M26-50c2-6 5-9 10-12"/><path class="w" d="M-84 58C-50 44 50 44 84 58c-8 14-24 20-84 20s-76-6-84-20z"/><path class="a" d="M-14-72L66 58H-78z"/><path class="s" d="M-14-70L64 56H6z"/><path class="l" style="stroke-width:4;opacity:.7" d="M-28-44h30M-42-18h56M-58 8h82M-72 34h110M-20-44v26M-30-18v26M0 8v26M-42 8v26M-14-18v26M-56 34v22M-20 34v22"/><path class="k" d="M-38 58V42c0-16 24-16 24 0v16z"/><path class="h" d="M-30-30L-18-52"/>`,
  idol: `${at(0, 4, `<path class="b" d="M-50-52c-26-8-34 16-18 36zM50-52c26-8 34 16 18 36z"/><path class="b" d="M-40-56l-10-26 26 10L0-86l24 14 26-10-10 26z"/><path class="a" d="M-54-58H54c8 0 12 5 12 12v58c0 16-10 28-26 32l-8 14h-64l-8-14c-16-4-26-16-26-32v-58c0-7 4-12 12-12z"/><path class="s" d="M36-56h16c8 0 12 5 12 10v58c0 15-10 26-26 30l-8 14H12C40 40 44-10 36-56z"/><path class="b" d="M-46 60h92l8 20h-108z"/>${drawEyes(0, -24, 28, 17)}<path class="l" style="stroke-width:6" d="M-50-46l26 4M50-46l-26 4M-5-14l-5 20h20"/><path class="k" d="M-32 20h64c0 26-64 26-64 0z"/><path fill="#fff" d="M-24 20h14v9h-14zM-6 20H8v9H-6zM12 20h14v9H12z"/><circle class="w" cy="-66" r="7" style="stroke-width:4"/><path class="h" d="M-56 6v-26"/>`, 0, 0.98)}`,
} // oxfmt-ignore

/** A cut stone seen from the side: crown, girdle and point, 100 wide at scale 1. */
const brilliant = (x: number, y: number, scale: number, className: string, line: string, shade: string) =>
  at(
    x,
    y,
    `<path class="${className}" d="M-50-14L-28-42h56l22 28L0 50z"/><path class="H" d="M-46-14l20-26h22l-16 26z"/><path ${shade} d="M20-14h28L0 48z"/><path class="${line}" style="stroke-width:4" d="M-49-14h98M-20-14L0 48l20-62L0-40z"/>`,
    0,
    scale,
  )

const hexGem = (x: number, y: number, r: number, className: string, line: string) => {
  const [w, half, in1, in2] = [0.87 * r, 0.5 * r, 0.5 * r, 0.28 * r].map((n) => Math.round(n))
  return at(
    x,
    y,
    `<path class="${className}" d="M0-${r}L${w}-${half}V${half}L0 ${r}-${w} ${half}V-${half}z"/><path class="H" d="M0-${r - 3}L-${w! - 3}-${half! - 2}l${w! - in1!} ${half! - in2!} ${in1}-${in2}z"/><path class="${line}" style="stroke-width:4" d="M0-${in1! + 6}L${in1! + 3}-${in2}V${in2}L0 ${in1! + 6}-${in1! + 3} ${in2}V-${in2}zM0-${in1! + 6}V-${r}M${in1! + 3}-${in2}L${w}-${half}M${in1! + 3} ${in2}L${w} ${half}M0 ${in1! + 6}V${r}M-${in1! + 3} ${in2}L-${w} ${half}M-${in1! + 3}-${in2}L-${w}-${half}"/>`,
  )
}

const gems = {
  brilliant: `${brilliant(0, 0, 1.5, 'a', 'l', 'class="s"')}${sparkle(58, -58, 20, 'b')}${sparkle(-62, 44, 12, 'w')}`,
  three: `${brilliant(6, -36, 0.86, 'b', 'm', 'class="t"')}${hexGem(-38, 34, 42, 'a', 'l')}<path class="w" d="M48-8l28 32-28 46-28-46z"/><path class="H" d="M48-4L24 23l24 8z"/><path class="K" style="stroke-width:4;opacity:.45" d="M22 24l26 9 26-9M48 33v34"/>`,
  heartGem: `<path class="a" d="M-34-62h22L0-46l12-16h22l40 34v22L0 72-74-6v-22z"/><path class="s" d="M74-26v20L0 70V24z"/><path class="H" d="M-34-60h20L0-42l-26 14-44 2z"/><path class="l" style="stroke-width:4" d="M0-46l-26 22L-70-26M0-46l26 22 44-2M-26-24L0 24l26-48zM0 24v44M-26-24L-72-4M26-24l46 20"/>${sparkle(58, 52, 18, 'b')}${sparkle(-60, 50, 11, 'w')}`,
  hexagon: `${hexGem(-4, 2, 72, 'b', 'm')}${drawFace(-4, 4, 0.95)}${sparkle(62, -60, 17, 'w')}`,
  ring: `<circle class="A" cy="34" r="38" style="stroke-width:24"/><circle class="B" cy="34" r="38" style="stroke-width:14"/><path class="h" d="M-36 22c3-8 7-13 12-17"/>${brilliant(0, -36, 0.96, 'b', 'm', 'class="t"')}<path class="a" d="M-24-6l10-12 14 18 14-18 10 12-10 14h-28z" style="stroke-width:5"/>${sparkle(58, -58, 16, 'w')}${sparkle(-60, -20, 11, 'w')}`,
  crystals: `<path class="b" d="M-62-8l14-26 24 14 2 84-38 4z"/><path class="H" d="M-60-8l12-23 8 94-14 2z"/><path class="b" d="M62-24L42-46 22-28l-6 92 40 2z"/><path class="t" d="M42-44l18 20-6 88-16 0z"/><path class="a" d="M-6-82l26 30v118h-54V-44z" transform="rotate(-4)"/><path class="s" d="M-4-80l24 28 4 116H6z"/><path class="H" d="M-10-78l-24 34 8 108h12z"/><path class="w" d="M-18 18l16 18-2 34h-30l-2-34z" style="stroke-width:5"/><path class="w" d="M-76 66c10-12 30-8 44-6 20-6 46-6 62 0 18-4 38-2 46 8-10 16-140 16-152-2z"/>${sparkle(58, -66, 13, 'w')}`,
  board: `<rect class="k" x="-82" y="-82" width="164" height="164" rx="22" opacity=".55"/><path fill="#fff" opacity=".14" d="M-74-74h46v46h-46zM28-74h46v46H28zM-23-23h46v46h-46zM-74 28h46v46h-46zM28 28h46v46H28z"/><g class="a" style="stroke-width:4"><circle cx="-51" cy="-51" r="18"/><circle cx="51" r="18"/><circle cx="0" cy="51" r="18"/></g><g class="b" style="stroke-width:4"><path d="M0-72l20 21L0-30l-20-21zM-51-21l20 21-20 21-20-21zM51 30l20 21-20 21-20-21z"/></g><g class="w" style="stroke-width:4"><path d="M42-69h18l9 18-9 18H42l-9-18zM-9-18H9l9 18-9 18H-9l-9-18zM-60 33h18l9 18-9 18h-18l-9-18z"/></g><path class="h" style="stroke-width:5" d="M-61-53c1-4 4-7 8-8M-10-51l8-9M41-51l5-9M-61 0l8-9M-9 0l4-9M41-2c1-4 4-7 8-8M-60 51l5-9M-10 49c1-4 4-7 8-8M41 51l8-9"/>`,
  withFace: `<path class="a" d="M-78-16l24-44c2-4 6-6 10-6h88c4 0 8 2 10 6l24 44c3 5 2 9-2 13L8 70c-5 5-11 5-16 0L-76-3c-4-4-5-8-2-13z"/><path class="H" d="M-74-18l22-42c2-3 4-4 8-4h26l-18 46z"/><path class="s" d="M36-18h39c2 6 1 10-3 14L10 66c-4 4-6 5-10 5z"/><path class="l" style="stroke-width:4;opacity:.6" d="M-76-18H76M-36-18l18-46M36-18L18-64"/>${drawFace(0, 4, 1.25)}${sparkle(-60, 52, 14, 'b')}${sparkle(60, 50, 10, 'w')}`,
} // oxfmt-ignore

const door = {
  key: `<g transform="rotate(-38)"><path class="a" d="M14-12h66v18H72v20H56V6H46v16H32V6H14z"/><path class="a" fill-rule="evenodd" d="M-36-48a46 46 0 1 1 0 92 46 46 0 0 1 0-92zm0 28a18 18 0 1 0 0 36 18 18 0 0 0 0-36z"/><path class="s" d="M16-2h62v6H16zM-36 34c24 0 36-14 40-36 6 32-18 46-40 46z"/><path class="h" d="M-70-8c2-13 10-22 22-25"/></g>${sparkle(54, 46, 18, 'b')}${sparkle(-56, -56, 12, 'w')}`,
  ajar: `<path class="b" d="M-56-82H56V78H-56z"/><path class="k" d="M-42-70H42V78H-42z"/><path fill="#ffe48a" d="M0-70h42V78H0z"/><path fill="#ffe48a" opacity=".4" d="M0 78h42l32 6H10z"/><path class="a" d="M-42-70L14-54V70l-56 8z"/><path class="l" style="stroke-width:4" d="M-32-48l34 9v36l-34-4zM-32 8l34 3v42l-34 6z"/><path class="s" d="M2-56l10 3V69l-10 2z"/><circle class="b" cx="4" cy="6" r="7" style="stroke-width:4"/><path class="h" d="M-34 54V-58"/>`,
  padlock: `<path class="A" style="stroke-width:30" d="M-32-4v-24c0-44 64-44 64 0v24"/><path class="B" style="stroke-width:18" d="M-32-4v-24c0-44 64-44 64 0v24"/><path class="h" d="M-32-14v-14c0-14 8-24 20-27"/><rect class="b" x="-62" y="-16" width="124" height="96" rx="20"/><path class="t" d="M-58 52H58v10c0 8-6 15-15 15h-86c-9 0-15-7-15-15z"/>${drawFace(0, 26, 1.2)}<path class="h" d="M-50 14v-6c0-6 4-10 10-10h10"/>`,
  keyhole: `<path class="a" d="M-48-84h96c8 0 14 6 14 14V70c0 8-6 14-14 14h-96c-8 0-14-6-14-14V-70c0-8 6-14 14-14z"/><path class="s" d="M40-80h8c6 0 11 4 11 11V69c0 7-5 11-11 11h-8z"/><path class="k" d="M0-44c34 0 42 40 20 56l16 46h-72l16-46c-22-16-14-56 20-56z"/><path fill="#ffe48a" d="M0-34c24 0 28 30 10 41l14 42h-48l14-42C-28-4-24-34 0-34z"/>${eye(0, -10, 13)}<g class="w" style="stroke-width:3"><circle cx="-46" cy="-68" r="5"/><circle cx="46" cy="-68" r="5"/><circle cx="-46" cy="68" r="5"/><circle cx="46" cy="68" r="5"/></g><path class="h" d="M-50-48v70"/>`,
  exit: `<path class="K" style="stroke-width:6" d="M-50-78v26M50-78v26"/><rect class="a" x="-82" y="-56" width="164" height="126" rx="20"/><path class="s" d="M-79 44H79v8c0 9-6 15-15 15H-64c-9 0-15-6-15-15z"/><path class="w" d="M-66-36h46V50h-46z" style="stroke-width:5"/><path class="k" d="M-59-29l32 12v60l-32 0z" opacity=".75"/><circle class="b" cx="-37" cy="10" r="4" style="stroke:none"/><path class="w" d="M-6-8h32v-24L74 8 26 48V24H-6z" style="stroke-width:5"/><path class="h" d="M-72-22v-8c0-8 4-13 12-14"/>`,
  lever: `<g transform="rotate(28 0 40)"><path class="w" d="M-9-48H9v92H-9z"/><path class="k" opacity=".16" d="M1-48h8v92H1z"/><circle class="a" cy="-58" r="25"/><path class="h" d="M-14-60c1-7 5-11 10-14"/></g><path class="b" d="M-66 26H66c9 0 14 5 14 13v28c0 9-5 13-14 13H-66c-9 0-14-4-14-13V39c0-8 5-13 14-13z"/><path class="t" d="M-77 60H77v7c0 7-4 10-11 10H-66c-7 0-11-3-11-10z"/><path class="k" d="M-34 32h68c6 0 6 12 0 12h-68c-6 0-6-12 0-12z"/><circle class="w" cx="-60" cy="40" r="5" style="stroke-width:3"/><circle class="w" cx="60" cy="40" r="5" style="stroke-width:3"/><path class="h" style="stroke-dasharray:1 13" d="M-62 4C-62-30-46-54-18-64"/><path class="h" d="M-66-10l4 16 12-10"/>`,
} // oxfmt-ignore

/** The walls of a maze that lies on the ground, lifted by `y`. */
const wall = (y: number, className: string, width: number) =>
  `<path class="${className}" style="stroke-width:${width}" transform="translate(0 ${y}) matrix(.6 .38 -.6 .38 0 0)" d="M-22-64H64V64M22 64H-64V-64M-22-64v42M22-64v42M22 64V22h-44v-22"/>`

const maze = {
  square: `<rect class="w" x="-82" y="-82" width="164" height="164" rx="18"/><path class="l" style="stroke-width:10" d="M-42-66H66V66M42 66H-66V-66M-42-66v52M-42-40h28M-42 14H14v50M-14 14v-28h28v-26h28v26M42 40V14h22M-42 14v26h28"/><path class="M" style="stroke-dasharray:1 15" d="M-55-34V0h27v-28h26"/><circle class="b" cx="-55" cy="-56" r="13"/><path class="b" style="stroke-width:4" d="M55 40l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>`,
  round: `<circle class="a" r="82"/><circle class="w" r="70"/><path class="l" style="stroke-width:11" d="M-14-51A53 53 0 1 0 14-51M34 0a34 34 0 1 1-25-33M-34 0h-16M0 51v18"/><circle class="b" r="17"/>${sparkle(0, 0, 11, 'w')}<path class="h" d="M-72-22c6-20 18-36 36-45"/>`,
  lying: `<g transform="translate(0 4)"><path class="w" d="M0-54L84 0 0 54-84 0z"/>${wall(0, 'A', 16)}${wall(-6, 'A', 16)}${wall(-11, 'A', 16)}${wall(-11, 'B', 9)}<circle class="k" cx="27" cy="27" r="12" opacity=".2"/><circle class="b" cx="26" cy="19" r="13"/><path class="h" style="stroke-width:4" d="M19 16c1-3 3-5 6-6"/></g>`,
} // oxfmt-ignore

export const TABLE_FINDS = { hiddenObject, treasure, gems, door, maze } satisfies Motifs

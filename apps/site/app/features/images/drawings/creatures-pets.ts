/** Cats, dogs, bears and bunnies. */
import { drawEyes, drawFace } from '../face.ts'
import {
  BARE,
  drawBeads,
  drawCheeks,
  drawLimb,
  drawLimbEdge,
  drawSleepyEyes,
  drawSmile,
  drawTube,
  THIN,
} from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'

const CAT_HEAD =
  'M-64-18l-8-52c-1-8 6-10 11-6l34 26h54l34-26c5-4 12-2 11 6l-8 52c10 50-22 80-64 80s-74-30-64-80z'
const CAT_MOUTH = `<path class="b" ${BARE} d="M-9 21h18l-9 10z"/><path class="K" d="M0 32c-3 10-16 10-20 2M0 32c3 10 16 10 20 2"/>`
const CAT_STRIPES =
  '<path class="l" d="M-13-46v13M0-48v19M13-46v13M-62 18l17 4M62 18l-17 4M-59 34l15 1M59 34l-15 1"/>'

/** A cat's head with an outline as thick as that of the body it sits on. */
function drawCatHead(place: string, scale: number, eyes = drawEyes(0, 0, 28, 18)): string {
  return `<g transform="${place} scale(${scale})"><path class="a" style="stroke-width:${+(6 / scale).toFixed(1)}" d="${CAT_HEAD}"/><path class="b" ${BARE} d="M-60-60l24 19-18 16zM60-60L36-41l18 16z"/>${CAT_STRIPES}${eyes}${CAT_MOUTH}</g>`
}

const FLOPPY_EARS =
  'M-34-60c-32-12-56 12-54 54 2 28 20 36 30 26 14-12 8-44 30-70zM34-60c32-12 56 12 54 54-2 28-20 36-30 26-14-12-8-44-30-70z'
const PRICKED_EARS = 'M-52-20l-14-62c-1-7 6-10 11-5l40 36zM52-20l14-62c1-7-6-10-11-5L15-51z'
const FLYING_EARS =
  'M-36-52c-12-20-40-22-50-8-6 16 8 26 24 22 10-3 16-2 20 4zM36-54c14-22 46-28 60-12 8 16-6 28-24 24-14-3-22 0-26 8z'

function drawDogHead(place: string, scale: number, ears = FLOPPY_EARS): string {
  const line = `style="stroke-width:${+(6 / scale).toFixed(1)}"`
  return `<g transform="${place} scale(${scale})"><path class="a" ${line} d="M0-64c42 0 62 28 62 64 0 40-28 68-62 68S-62 40-62 0c0-36 20-64 62-64z"/><path class="b" ${line} d="${ears}"/><ellipse class="s" cx="25" cy="-12" rx="23" ry="27"/><path fill="#ff7088" d="M-12 42h24v14c0 15-24 15-24 0z"/><path class="w" ${BARE} d="M0 4c22 0 36 12 36 26 0 16-22 22-36 16-14 6-36 0-36-16C-36 16-22 4 0 4z"/>${drawEyes(0, -12, 25, 14)}<ellipse class="k" cy="13" rx="15" ry="11"/><path class="K" d="M0 24v10c-3 9-16 10-22 3M0 34c3 9 16 10 22 3"/></g>`
}

const BEAR_MUZZLE = (y: number) =>
  `<ellipse class="k" cy="${y}" rx="11" ry="8"/><path class="K" d="M0 ${y + 8}v6c-3 8-13 8-16 2M0 ${y + 14}c3 8 13 8 16 2"/>`

export const PETS = {
  cat: {
    face: `<g transform="translate(0 8)"><path class="a" d="${CAT_HEAD}"/><path class="b" ${BARE} d="M-60-58l22 18-17 14zM60-58L38-40l17 14z"/><path class="h" d="M-50-12c3-10 9-16 18-20"/>${CAT_STRIPES}${drawEyes(0, 2, 28, 17)}${CAT_MOUTH}</g>`,
    sitting: `<g transform="translate(-9 2) scale(.98)">${drawTube('M34 62C80 66 86 28 64 8', 15)}<path class="a" d="M-42 76c-14-44 6-76 42-76s56 32 42 76c-24 6-60 6-84 0z"/><path class="w" ${BARE} d="M-21 10c-4 28 8 42 21 42s25-14 21-42z"/><path class="l" d="M-15 75V56M15 75V56M-42 76c-14-20-4-36 8-38M42 76c14-20 4-36-8-38"/><path class="b" ${THIN} d="M-31 8C-12 20 12 20 31 8l3 10C14 30-14 30-34 18z"/>${drawCatHead('translate(0 -28)', 0.72)}<circle class="w" ${THIN} cy="26" r="8"/></g>`,
    sleeping: `<g transform="translate(4 5) scale(.94)"><path class="a" d="M-78 26c0-40 36-62 78-62s82 24 82 58c0 32-34 46-82 46s-78-12-78-42z"/><path class="l" d="M20 2c24-10 46 8 46 28M-6-34v13M14-34v13M34-28l-3 12"/>${drawTube('M68 40C52 66 2 64-10 52', 17)}${drawCatHead('translate(-34 16) rotate(-10)', 0.66, drawSleepyEyes(0, 0, 29, 15))}<path class="M" d="M30-74h18L30-56h18M58-82h13L58-68h13"/></g>`,
    peeking: `<g transform="translate(0 2) scale(.96)">${drawTube('M54 34C56-6 84-10 70-56', 15)}${drawCatHead('translate(-10 -6)', 0.98, drawEyes(0, 0, 28, 20))}<path class="b" d="M-84 40c0-4 4-8 8-8H76c4 0 8 4 8 8v30c0 4-4 8-8 8H-76c-4 0-8-4-8-8z"/><path class="m" d="M-50 62h44M22 54h40"/><path class="a" d="M-66 34c0-22 34-22 34 0v8c0 18-34 18-34 0zM12 34c0-22 34-22 34 0v8c0 18-34 18-34 0z"/><path class="l" d="M-54 44v8M-44 44v8M24 44v8M34 44v8"/></g>`,
    stretching: `<g transform="translate(2 7) scale(.96)">${drawTube('M62-18C82-48 46-52 60-76', 14)}<path class="s" d="M34 20l-4 38h-14c-8 0-8 12 0 12h34l6-40z"/><path class="a" d="M-30-4C0-2 18-42 48-40c32 2 38 36 32 64l-2 34c0 8-4 12-12 12H48c-10 0-8-14 2-16l2-24C34 32 22 44 8 56c-8 8-16 14-28 14h-52c-12 0-12-18 0-18l28-4c12-2 8-20 14-52z"/><path class="l" d="M40-36l4 14M56-38l-2 14M-62 58v8"/>${drawCatHead('translate(-38 -2) rotate(-6)', 0.6)}<path class="h" d="M20-14c8-8 16-12 24-12"/></g>`,
    wool: `<g transform="translate(-6 0) scale(.97)">${drawTube('M50 58C88 50 84 8 66-8', 14)}<path class="a" d="M-6 74C-10 30 8 10 32 10s42 24 36 62c-20 6-54 6-74 2z"/>${drawCatHead('translate(26 -26)', 0.72)}<circle class="b" cx="-38" cy="36" r="38"/><path class="m" d="M-68 18c20-14 46-14 64 6M-74 36c24-14 52-10 68 12M-66 58c14-10 34-10 46 2M-44 0c-16 18-20 48-8 72M-20 4c-12 18-14 48-2 66"/><path class="m" d="M-30 74c20 10 36-6 52 4s30 4 38-4"/><path class="a" d="M-12 22c4-14 28-10 24 6-4 14-16 18-26 14s-4-12 2-20z"/><path class="l" d="M-8 36l6 2M0 28l6 4"/></g>`,
    moon: `<g transform="scale(.933)"><circle class="w" cx="12" cy="-14" r="66"/><circle class="t" cx="46" cy="-42" r="11"/><circle class="t" cx="54" cy="8" r="7"/><path class="a" d="M-52 56c-12-36 2-58 10-70-14-8-20-22-18-38l1-26c1-7 7-8 11-4l16 15h24l16-15c4-4 10-3 11 4l1 26c2 16-4 30-18 38C24 0 40 24 30 56z"/><path class="l" d="M-20-63v14M-32-61v9M-8-61v9M-42 4c6 2 10 2 14-1M-50 22c8 3 14 3 19-1M-53 40c8 2 14 2 20-2M2 4c-6 2-10 2-14-1M10 22c-8 3-14 3-19-1M13 40c-8 2-14 2-20-2"/><path class="b" d="M-84 60c0-4 3-6 6-6H78c3 0 6 2 6 6v14c0 4-3 6-6 6H-78c-3 0-6-2-6-6z"/><path class="m" d="M-46 58v18M8 58v18M62 58v18"/>${drawTube('M16 42C48 36 52 62 36 66S18 78 40 77', 12)}</g>`,
  },
  dog: {
    face: `<g transform="translate(0 -4) scale(.91)">${drawDogHead('translate(0 2)', 1)}<path class="h" d="M-36-36c6-8 14-14 24-16"/></g>`,
    sitting: `<g transform="translate(-10 1) scale(.98)">${drawTube('M34 60C66 60 82 40 76 18', 16)}<path class="a" d="M-44 76C-54 26-34-4 0-4s54 30 44 80c-24 6-64 6-88 0z"/><path class="w" ${BARE} d="M-22 6c-6 32 8 50 22 50S28 38 22 6z"/><path class="l" d="M-15 76V56M15 76V56M-44 74c-12-18-4-32 6-34M44 74c12-18 4-32-6-34"/><path class="b" ${THIN} d="M-34 6c20 14 48 14 68 0l3 11c-22 14-52 14-74 0z"/>${drawDogHead('translate(0 -28)', 0.62, PRICKED_EARS)}<circle class="w" ${THIN} cy="26" r="9"/></g>`,
    running: `<g transform="translate(3 4) scale(.89)">${drawTube('M54-2C76-8 82-28 74-46', 14)}${drawLimbEdge('M48 18L74 52M-14 26L-58 62M30 24L4 60M-20 22L-72 40', 15)}<path class="a" d="M-48 8c0-20 18-28 36-26 20 2 34-2 50-2 20 0 30 12 28 28-2 20-18 26-34 24-20-2-32 4-48 6-18 2-32-12-32-30z"/>${drawLimb('M48 18L74 52M-14 26L-58 62M30 24L4 60M-20 22L-72 40', 15)}<path class="h" d="M4-8c14-2 26-4 38-2"/>${drawDogHead('translate(-34 -26) rotate(-8)', 0.64, FLYING_EARS)}</g>`,
    bowl: `<g transform="scale(.95)"><g transform="translate(4 -26) rotate(-24) scale(1.02)"><path class="w" d="M-40-11h80c-2-22 22-28 28-8 16 2 16 28 2 34 0 16-26 18-30 3h-80c-4 15-30 13-30-3-14-6-14-32 2-34 6-20 30-14 28 8z"/><path class="h" d="M-30-2h44"/></g><path class="a" d="M-70 18H70l14 50c2 6-2 10-8 10H-76c-6 0-10-4-8-10z"/><path class="b" d="M-66 4H66c20 0 20 20 0 20H-66c-20 0-20-20 0-20z"/><g class="w" ${BARE}><path d="M0 46c12 0 20 10 18 18-2 6-10 6-18 6s-16 0-18-6c-2-8 6-18 18-18z"/><ellipse cx="-21" cy="44" rx="5" ry="7"/><ellipse cx="-8" cy="36" rx="5.5" ry="7.5"/><ellipse cx="8" cy="36" rx="5.5" ry="7.5"/><ellipse cx="21" cy="44" rx="5" ry="7"/></g><path class="h" d="M-62 36l-7 26M-58 12h34"/></g>`,
    basket: `<g transform="translate(0 1) scale(.95)">${drawTube('M-66 20C-70-104 70-104 66 20', 12, 'accent')}${drawDogHead('translate(0 -16)', 0.74)}<path class="b" d="M-74 26H74L64 68c-2 8-8 12-16 12h-96c-8 0-14-4-16-12z"/><path class="m" d="M-68 48H68M-62 66H62M-46 30l5 46M-16 30l2 46M16 30l-2 46M46 30l-5 46"/><path class="b" d="M-74 18H74c14 0 14 18 0 18H-74c-14 0-14-18 0-18z"/><path class="a" d="M-52 26c-4-20 26-24 28-4v10c-2 16-28 14-28-6zM24 26c-4-20 26-24 28-4v10c-2 16-28 14-28-6z"/><path class="l" d="M-42 30v6M-34 30v6M34 30v6M42 30v6"/></g>`,
  },
  bear: {
    face: `<circle class="a" cx="-50" cy="-44" r="24"/><circle class="a" cx="50" cy="-44" r="24"/><circle class="b" ${BARE} cx="-50" cy="-44" r="11"/><circle class="b" ${BARE} cx="50" cy="-44" r="11"/><ellipse class="a" cy="6" rx="72" ry="64"/><ellipse class="w" ${BARE} cy="28" rx="34" ry="26"/><path class="h" d="M-56-4c4-16 14-28 28-34"/>${drawEyes(0, -8, 30, 14)}${BEAR_MUZZLE(18)}${drawCheeks(0, 22, 50, 11)}`,
    panda: `<g transform="translate(-8 -3)"><g class="k"><circle cx="-42" cy="-58" r="20"/><circle cx="42" cy="-58" r="20"/><path d="M-40 8c-28 6-36 34-26 48h30zM40 8c28 6 36 34 26 48H36z"/></g><ellipse class="w" cy="36" rx="48" ry="42"/><g class="k"><ellipse cx="-40" cy="64" rx="26" ry="20"/><ellipse cx="40" cy="64" rx="26" ry="20"/></g><g class="w" ${BARE}><ellipse cx="-42" cy="66" rx="12" ry="9"/><ellipse cx="42" cy="66" rx="12" ry="9"/></g><ellipse class="w" cy="-24" rx="58" ry="48"/><g class="k"><ellipse cx="-25" cy="-22" rx="17" ry="20" transform="rotate(24 -25 -22)"/><ellipse cx="25" cy="-22" rx="17" ry="20" transform="rotate(-24 25 -22)"/></g>${drawEyes(0, -24, 23, 9)}<ellipse class="k" cy="-4" rx="8" ry="6"/>${drawSmile(0, 4, 10)}${drawCheeks(0, 0, 40, 9)}<path class="b" ${THIN} d="M-52 52L52 14l4 12L-48 64z"/><path class="m" d="M-22 42l4 11M14 29l4 11"/><path class="b" ${THIN} d="M52 18c4-20 16-26 30-26-2 16-10 28-28 30zM56 24c14-4 22 2 28 12-14 4-24 0-30-10z"/><path class="k" d="M-50 18c12-8 32 12 30 32-2 12-20 14-26 4zM50 8C38 0 20 14 18 32c0 12 18 14 26 4z"/></g>`,
    koala: `<g transform="translate(1 0) scale(.96)"><path class="b" d="M20-84h38l4 168H14z"/><path class="m" d="M28-50h14M32 50h18M36 72h10"/><path class="b" ${THIN} d="M58-66c8-14 20-16 26-14 0 14-10 24-26 22z"/><path class="a" d="M-44 46C-50 10-30-6-4-2c28 4 40 26 36 50-4 24-24 32-42 32-22 0-32-16-34-34z"/><path class="w" ${BARE} d="M-30 44c0-18 14-24 28-20 10 8 10 40-6 44-16 0-22-10-22-24z"/><circle class="a" cx="-60" cy="-44" r="25"/><circle class="a" cx="44" cy="-44" r="25"/><circle class="w" ${BARE} cx="-60" cy="-42" r="14"/><circle class="w" ${BARE} cx="44" cy="-42" r="14"/><path class="a" d="M-8-72c36 0 54 24 54 46 0 24-22 40-54 40s-54-16-54-40c0-22 18-46 54-46z"/>${drawBeads(-8, -28, 30, 10)}<path class="k" d="M-8-36c12 0 14 14 13 24-1 8-6 12-13 12s-12-4-13-12c-1-10 1-24 13-24z"/>${drawSmile(-8, 2, 8)}<path class="h" d="M-48-36c4-12 10-18 20-22"/><path class="a" d="M-8 28c16-8 44-14 60-8 16 8 10 26-8 24-18 0-30 0-46 6zM0 62c16-8 34-10 46-4 14 8 8 24-8 22H-4z"/><path class="l" d="M50 28v8M58 30v6M42 66v8"/></g>`,
    teddy: `<g transform="translate(0 -1) scale(.953)"><path class="a" d="M-34 8c-26-4-50 10-48 28 2 16 26 14 44 4zM34 8c26-4 50 10 48 28-2 16-26 14-44 4z"/><path class="a" d="M0 0c34 0 48 22 48 44S30 78 0 78s-48-12-48-34S-34 0 0 0z"/><path class="l" style="stroke-dasharray:1 10" d="M0 22v52"/><circle class="a" cx="-40" cy="64" r="21"/><circle class="a" cx="40" cy="64" r="21"/><circle class="b" ${BARE} cx="-40" cy="65" r="11"/><circle class="b" ${BARE} cx="40" cy="65" r="11"/><circle class="a" cx="-42" cy="-62" r="20"/><circle class="a" cx="42" cy="-62" r="20"/><circle class="b" ${BARE} cx="-42" cy="-62" r="9"/><circle class="b" ${BARE} cx="42" cy="-62" r="9"/><ellipse class="a" cy="-32" rx="56" ry="44"/><path class="l" style="stroke-dasharray:1 10" d="M0-72v26"/><ellipse class="w" ${BARE} cy="-16" rx="25" ry="20"/>${drawBeads(0, -36, 27, 9)}${BEAR_MUZZLE(-24)}<path class="h" d="M-44-36c3-12 9-20 19-25"/><path class="b" ${THIN} d="M-6 16l-28-12c-4 8-4 18 0 26L-6 20zM6 16L34 4c4 8 4 18 0 26L6 20z"/><circle class="b" ${THIN} cy="18" r="9"/></g>`,
  },
  bunny: {
    face: `<path class="w" d="M-42-16c-16-38-10-60 4-60s24 24 24 54zM42-16c16-38 10-60-4-60s-24 24-24 54z" transform="translate(0 -4)"/><path class="a" ${BARE} d="M-36-32c-6-20-4-36 0-36s9 16 10 34zM36-32c6-20 4-36 0-36s-9 16-10 34z"/><ellipse class="w" cy="20" rx="66" ry="55"/>${drawFace(0, 14, 1.15)}<path class="b" ${THIN} d="M-40 82l34-14v-6l-34-14c-6 10-6 24 0 34zM40 82L6 68v-6l34-14c6 10 6 24 0 34z"/><circle class="b" ${THIN} cy="65" r="10"/>`,
    hat: `<g transform="translate(0 1) scale(.97)"><path class="w" d="M-34-22C-50-60-46-84-32-84s22 28 22 58zM14-26c0-30 20-46 34-44 12 4 4 16-4 22-8 8-12 18-14 28z"/><path class="a" ${BARE} d="M-29-32c-8-24-6-42-2-42s10 18 10 40z"/><ellipse class="w" cy="-8" rx="46" ry="40"/>${drawFace(0, -12, 0.84)}<path class="a" d="M-54 30l8 44c24 10 68 10 92 0l8-44z"/><path class="b" ${THIN} d="M-50 48C-20 60 20 60 50 48l-3 16C20 74-20 74-47 64z"/><path class="a" d="M-80 24c0-8 14-10 28-8 32 10 72 10 104 0 14-2 28 0 28 8 0 12-36 20-80 20s-80-8-80-20z"/><path class="w" d="M-40 20c-2-20 24-22 24-2 0 14-6 18-12 18s-12-6-12-16zM16 18c0-20 26-18 24 2 0 10-6 16-12 16s-12-4-12-18z"/><path class="b" ${THIN} d="M62-58l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM-66-34l3 9 9 3-9 3-3 9-3-9-9-3 9-3z"/></g>`,
    hopping: `<g transform="translate(3 2) scale(.953)"><circle class="w" cx="-70" cy="20" r="14"/><path class="w" d="M16-30C-14-34-36-58-28-72c8-12 38 4 56 32z"/><path class="a" ${BARE} d="M14-38c-18-6-34-22-32-28 4-4 22 6 34 22z"/><path class="w" d="M30-38C18-66 26-86 38-84c12 4 14 26 10 48z"/>${drawTube('M-34 38C-52 48-64 60-76 60', 17, 'paper')}<path class="w" d="M-66 18c4-32 30-42 60-38 36 4 60 14 58 40-2 22-24 30-52 30-34 0-70 0-66-32z"/><path class="w" style="fill:none;stroke-linecap:round" d="M-40 46c-12-20 2-40 24-36"/>${drawTube('M30 38L60 66M12 42L30 70', 15, 'paper')}<ellipse class="w" cx="42" cy="-10" rx="38" ry="34"/>${drawFace(44, -12, 0.72)}<path class="H" d="M-50 10c6-12 16-18 28-18-8 6-16 12-28 18z"/></g>`,
  },
} satisfies Motifs

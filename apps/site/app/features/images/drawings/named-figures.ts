/** Figures and places that titles name: a bull, somebody at a window, somebody who films herself. */
import { drawEyes } from '../face.ts'
import { drawBeads, drawCheeks, drawSmile } from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'
import { drawHeart, drawLimbs } from './people-parts.ts'
import { at, eye, paint } from './tables-parts.ts'

const HIDE = paint('#8a5a3c', '#3d2010')
const HORN = paint('#fff3dc', '#6b4a1c')
const MUZZLE = paint('#e8b08a', '#6b3a1c', 5)
const WOOD = paint('#c98a4b', '#5f3512')
const SKIN = paint('#ffdcc4', '#a3573a', 4)
const RED = paint('#f5434f', '#8c1730', 4)
const LEAF = paint('#6cc84a', '#256b1c', 4)
const SKY = paint('#8fd4ff', '#1d5a94', 4)

const dust = (x: number, y: number, r: number) =>
  `<circle fill="#fff" opacity=".75" cx="${x}" cy="${y}" r="${r}"/>`

/** A leg, an arm or a tail of a bull. */
const limb = (d: string, width: number) =>
  `<path fill="none" stroke="#3d2010" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/><path fill="none" stroke="#8a5a3c" stroke-width="${width - 10}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

export const NAMED_FIGURES = {
  bull: {
    head: `<path ${HORN} d="M-46-34C-82-28-94-56-84-86c10 22 24 30 46 24zM46-34C82-28 94-56 84-86c-10 22-24 30-46 24z"/><path ${HIDE} d="M-50-22c-20-4-34 4-36 16 14 8 30 6 42-2zM50-22c20-4 34 4 36 16-14 8-30 6-42-2z"/><path ${HIDE} d="M-50-40c14-22 86-22 100 0 8 30-4 62-16 78 0 30-14 46-34 46s-34-16-34-46c-12-16-24-48-16-78z"/><path fill="#3d2010" d="M-22-56c12 8 32 8 44 0 2 16-8 28-22 28s-24-12-22-28z"/>${drawEyes(0, -8, 24, 10)}<path class="K" style="stroke-width:8" d="M-42-26l26 9M42-26l-26 9"/><path ${MUZZLE} d="M-34 48c0-20 68-20 68 0 0 24-14 36-34 36s-34-12-34-36z"/><g fill="#6b3a1c"><ellipse cx="-15" cy="50" rx="7" ry="8"/><ellipse cx="15" cy="50" rx="7" ry="8"/></g><path fill="none" stroke="#ffd94a" stroke-width="7" stroke-linecap="round" d="M-11 62c0 22 22 22 22 0"/><path class="h" d="M-58 58c-14 0-20 6-22 14M58 58c14 0 20 6 22 14"/>`,
    charging: `${dust(-74, 70, 14)}${dust(-48, 78, 10)}${dust(-86, 46, 9)}${limb('M-78-8c-14-6-8-28 4-34', 14)}${limb('M-50 30L-74 60l4 14M-26 36l12 24-4 14M12 36l22 18 20-2M34 28l30 14 14-8', 22)}<path ${HIDE} d="M-80-2c0-28 22-42 56-38 12-26 44-32 64-16 18 4 32 20 34 40 2 10-2 20-12 22-14 2-22-4-30-10-4 18-14 30-28 36h-56c-18-2-28-14-28-34z"/><path fill="#3d2010" opacity=".25" d="M-76 10c30 14 70 14 108-6-4 18-14 26-28 30h-56c-14-2-22-10-24-24z"/><path ${HORN} d="M48-40C42-62 54-80 78-84 70-70 70-56 76-44zM26-44C16-60 20-80 40-90c-4 14 0 28 10 40z"/><path ${MUZZLE} d="M54 2c4-14 24-16 28-4 2 14-10 22-22 18z"/>${eye(46, -18, 9)}<path class="K" style="stroke-width:6" d="M34-32l20 8"/><path class="h" d="M84 18l8 6M80 26l4 8"/>`,
    redCloth: `<path class="l" style="stroke-width:9" d="M-66-78L74-62"/><path ${paint('#f5434f', '#8c1730')} d="M-60-74L68-60c-6 34 8 60-2 92-18 18-34-2-50 10-18 14-34-4-50 8-14 10-28 0-32-12 8-40-4-70 6-112z"/><path fill="#8c1730" opacity=".28" d="M-28-70c-8 40 4 74-8 120-8 2-20-2-24-12C-52 0-64-32-54-74zM36-64c-4 34 8 62-4 100-8-2-14 0-16 6 2-40-8-70 0-108z"/><path class="h" d="M-46-52c0 20 4 34 2 54"/>`,
  },
  window: {
    watcher: `<rect ${WOOD} x="-78" y="-86" width="156" height="156" rx="12"/><path fill="#10162e" d="M-62-70H62V56H-62z"/><path fill="#24305c" d="M-62-70H62v50C20-40-24-36-62-10z"/><path fill="#04060f" d="M-52 56c2-34 20-48 52-48s50 14 52 48z"/><path fill="#04060f" d="M-34-20c0-26 14-38 34-38s34 12 34 38-14 42-34 42-34-16-34-42z"/><path fill="#04060f" d="M-56-36c20-8 92-8 112 0 0 10-112 10-112 0zM-28-40c0-26 10-28 28-28s28 2 28 28z"/><g fill="#ffe27a"><path d="M-22-22l18 7c-4 9-18 7-18-7zM22-22L4-15c4 9 18 7 18-7z"/></g><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" d="M-15 2c8 7 22 7 30 0"/><path fill="none" stroke="#5f3512" stroke-width="9" d="M-62-6h16M46-6h16"/><rect ${WOOD} x="-88" y="62" width="176" height="22" rx="8"/>`,
    open: `<rect ${SKY} x="-50" y="-72" width="100" height="130"/><circle fill="#ffd94a" cx="22" cy="-44" r="17"/><path fill="#fff" opacity=".9" d="M-44-2c0-14 18-16 22-4 14-6 26 10 14 16h-34c-6-2-6-10-2-12z"/><path ${LEAF} d="M-50 58V30C-26 8-8 20 4 32c14-12 30-14 46-6v32z"/><path class="a" d="M-50-72l-34-12V70l34-12zM50-72l34-12V70L50 58z"/><path class="l" style="stroke-width:4" d="M-76-52l18 6M-76-26l18 4M-76 0l18 2M-76 26l18-1M-76 50l18-4M76-52l-18 6M76-26l-18 4M76 0L58 2M76 26l-18-1M76 50l-18-4"/><path class="m" style="stroke-width:9" d="M-50-72H50V58H-50zM0-72V58"/><path class="b" d="M-62 56H62l-8 28H-54z"/>${[-36, 0, 36].map((x) => `<circle ${RED} cx="${x}" cy="46" r="13"/><circle fill="#ffd94a" cx="${x}" cy="46" r="5"/>`).join('')}`,
    jumper: `<path class="b" d="M-88-88H-8V88h-80z"/><path class="t" d="M-26-88H-8V88h-18z"/><path fill="#1c2348" d="M-74-60h42v62h-42z"/><path class="w" style="stroke-width:5" d="M-74-60h12V2h-12zM-80 2h54v12h-54z"/><path fill="#1c2348" opacity=".5" d="M-74 40h42v34h-42z"/>${drawLimbs('M24-22L10 18l34 10 4 26M10 18l-22 14-12-18M22-18l-26 4-14-20M24-18l26 8 22-18')}<circle class="a" cx="38" cy="-50" r="26"/>${drawEyes(44, -50, 9, 7)}<path class="h" d="M-2-46h18M-4-64h12M-6 52h18"/>`,
  },
  fashion: {
    selfie: `<rect class="a" x="-56" y="-86" width="112" height="172" rx="22"/><rect class="w" x="-44" y="-70" width="88" height="134" rx="10" style="stroke-width:4"/><path class="b" d="M-38 62c-10-62 0-106 38-106s48 44 38 106z" style="stroke-width:5"/><path ${RED} d="M-32 62c0-20 14-26 32-26s32 6 32 26z"/><circle ${SKIN} cy="4" r="30"/><path class="b" style="stroke-width:4" d="M-31 2c0-26 14-36 33-36 17 0 29 10 29 36-13-4-23-12-27-22-8 12-20 20-35 22z"/>${drawBeads(0, 8, 12, 5)}${drawCheeks(0, 17, 19, 5)}${drawSmile(0, 18, 7)}<rect ${RED} x="-38" y="-64" width="36" height="18" rx="9" style="stroke-width:3"/><circle fill="#fff" cx="-28" cy="-55" r="4"/><path stroke="#fff" stroke-width="4" stroke-linecap="round" d="M-20-55h10"/>${at(0, 0, drawHeart(62, -44, 0.8, 'b'))}${drawHeart(72, -4, 0.5, 'a')}`,
  },
} satisfies Motifs

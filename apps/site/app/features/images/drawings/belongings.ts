/** Things of a home, a workshop, a school and a stage. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, star, write } from './tables-parts.ts'

const WATER = paint('#5fb4f0', '#1d5a94', 4)
const STEEL = paint('#c6cfe0', '#46506b')
const WOOD = paint('#c98a4b', '#5f3512')
const CARD = paint('#d9a566', '#6f3d14')
const SKIN = paint('#f2bf94', '#7d4a25', 5)
const BIN_LID = 'M-62-56h124v20H-62z'

export const BELONGINGS = {
  glass: {
    happy: `<path class="w" d="M-56-78H56L42 80h-84z"/><path ${WATER} d="M-50-20c18-12 34 8 50 0s34-10 50 0L38 74h-76z"/>${drawFace(0, 28, 1)}<path class="h" style="opacity:1" d="M-38-58l4 24"/>`,
    straw: `<path class="m" style="stroke-width:9" d="M10-10L34-84h26"/><path class="w" d="M-56-58H56L42 80h-84z"/><path class="b" d="M-52-18H52L40 74h-80z" style="stroke-width:4"/><path class="H" d="M-52-18H52l-2 14H-50z"/>${drawFace(0, 28, 0.9)}`,
    mug: `<path class="l" style="stroke-width:24" d="M40-22h14c34 0 34 56 0 56H40"/><path class="B" style="stroke-width:13" d="M40-22h14c34 0 34 56 0 56H40"/><path class="a" d="M-64-48H46v94c0 18-12 28-30 28h-50c-18 0-30-10-30-28z"/><path class="s" d="M-64 32H46v14c0 18-12 28-30 28h-50c-18 0-30-10-30-28z"/>${drawFace(-10, 8, 1)}<path class="h" style="opacity:.9" d="M-36-64c-6-8 6-10 0-20M-8-64c-6-8 6-10 0-20M20-64c-6-8 6-10 0-20"/>`,
    threeCups: `${[-58, 0, 58].map((x) => at(x, 0, '<path class="a" d="M-16-44h32L26 36h-52z"/><path class="b" d="M-28 28h56v14h-56z" style="stroke-width:5"/><path class="h" style="stroke-width:5" d="M-9-28l-4 36"/>')).join('')}<circle class="w" cy="66" r="17"/><path class="m" style="stroke-width:6" d="M-58-66c10-20 40-20 52-4M58-66c-10-20-40-20-52-4" transform="translate(0 4)"/>`,
  },
  box: {
    parcel: `<path ${CARD} d="M-76-34h152V76H-76z"/><path ${paint('#c48a48', '#6f3d14')} d="M-76-34l18-34H58l18 34z"/><path fill="#f3dfa8" d="M-16-66h32l4 34v30h-40v-30z"/>${drawFace(0, 30, 1.1)}`,
    open: `<path ${paint('#a9713f', '#6f3d14')} d="M-62-20h124v30H-62z"/><path ${CARD} d="M-62-20L-86-54l-2 4 22 50zM62-20l24-34 2 4L66 0z"/>${star(0, -44, 0.42, 'b')}<path ${CARD} d="M-66-2H66v82H-66z"/>${drawFace(0, 38, 1)}`,
    stacked: `${at(-40, 42, `<path ${CARD} d="M-38-34h76v68h-76z"/><path fill="#f3dfa8" d="M-9-32H9v24H-9z"/>`)}${at(42, 42, `<path ${CARD} d="M-38-34h76v68h-76z"/><path fill="#f3dfa8" d="M-9-32H9v24H-9z"/>`)}${at(0, -32, `<path ${CARD} d="M-38-36h76v70h-76z"/><path fill="#f3dfa8" d="M-9-34H9v20H-9z"/>${drawFace(0, 8, 0.6)}`)}`,
  },
  cleaning: {
    vacuum: `<path class="l" style="stroke-width:19" d="M-10 8C-60-10-40-84 8-74 44-66 50-20 62 50"/><path class="M" style="stroke-width:10" d="M-10 8C-60-10-40-84 8-74 44-66 50-20 62 50"/><path class="b" d="M38 48h34l14 30H32z"/><path class="a" d="M-82 58c0-40 22-60 50-60S18 18 18 58z"/><path class="s" d="M-10 8c18 8 28 26 28 50h-30c8-16 8-34 2-50z"/><circle class="w" cx="-50" cy="64" r="19"/><circle class="w" cx="2" cy="66" r="15"/>${drawFace(-30, 30, 0.7)}`,
    washer: `<rect class="a" x="-70" y="-82" width="140" height="164" rx="18"/><path class="s" d="M-67 56H67v9c0 10-4 14-14 14H-53c-10 0-14-4-14-14z"/><rect class="w" x="-56" y="-70" width="52" height="22" rx="6" style="stroke-width:4"/><circle class="b" cx="26" cy="-59" r="9" style="stroke-width:4"/><circle class="b" cx="50" cy="-59" r="9" style="stroke-width:4"/><circle class="w" cy="16" r="52"/><circle ${WATER} cy="16" r="37"/><path fill="#fff" d="M-34 22c12-10 24 8 36 0s22-8 32 0c0 18-14 32-34 32s-34-14-34-32z" opacity=".8"/><circle fill="#fff" cx="-8" cy="2" r="7"/><circle fill="#fff" cx="14" cy="-6" r="5"/>`,
    clothesLine: `<path class="l" style="stroke-width:5" d="M-86-52c50 16 122 16 172 0"/><path class="a" d="M-72-44h20l10 8 10-8h22l24 22-16 18-10-8v62h-60v-62l-10 8-14-18z" transform="translate(4 6)"/><path class="b" d="M34-36h40v50l20 30c6 14-12 24-22 14L38 22c-4-6-4-10-4-16z" transform="translate(-2 0)"/><path class="w" d="M-54-52h9v20h-9zM-22-48h9v20h-9zM46-52h9v22h-9z" style="stroke-width:3"/>`,
    bin: `<path class="a" d="M-54-40H54L44 80h-88z"/><path class="b" d="${BIN_LID}"/><path class="l" style="stroke-width:8" d="M-18-58v-18h36v18"/>${drawFace(0, 24, 0.9)}`,
  },
  tools: {
    hammerAndNail: `<g transform="rotate(-28) translate(-4 -8)"><path ${WOOD} d="M-11-44h22l4 116h-30z"/><path ${STEEL} d="M-56-62h92c14 0 18 6 24 18-8 2-14 4-18 14h-98z"/><path class="h" d="M-42-52h50"/></g><path ${STEEL} d="M34 26h44v12H62l-6 48-6-48H34z"/><path class="m" style="stroke-width:6" d="M20 8L8-2M58 10V-6" transform="translate(0 4)"/>`,
    wrenchAndDriver: `<g transform="rotate(42)"><path ${STEEL} d="M-14-22V66c0 20 28 20 28 0v-88c24-8 28-38 14-56l-14 22h-28l-14-22c-14 18-10 48 14 56z"/></g><g transform="rotate(-42)"><path ${STEEL} d="M-6-84H6l2 86H-8z"/><path class="a" d="M-18 0h36l4 76c0 14-44 14-44 0z"/><path class="l" d="M-6 16v50M6 16v50"/></g>`,
    toolbox: `<path class="l" style="stroke-width:10" d="M-30-34v-30h60v30"/><path class="a" d="M-78-34H78v26H-78z"/><path class="b" d="M-72-8H72v80H-72z"/><path class="w" d="M-22-18h44v30h-44z"/><path class="t" d="M-69 46H69v23H-69z"/>${drawFace(0, 36, 0.8)}`,
    factory: `<path class="l" style="stroke-width:9;opacity:.55" d="M-50-66c-14-8 4-12-6-22M-8-66c-14-8 4-12-6-22"/><path class="b" d="M-66-60h30l6 90h-42zM-24-60H6l6 90h-42z"/><path class="a" d="M-82 80V8l40 24V8L0 32V8l40 24V-30h42V80z"/><g class="w" style="stroke-width:4"><path d="M-62 46h22v20h-22zM-22 46H0v20h-22zM18 46h22v20H18z"/></g><path class="s" d="M56-26h22V77H56z"/>`,
    press: `<path class="a" d="M-76 66H76v18H-76zM-72-82H72v24H-72z"/><path ${STEEL} d="M-66-58h18V66h-18zM48-58h18V66H48zM-14-58h28v38h-28z"/><path class="b" d="M-38-22h76V6h-76z"/><path class="w" d="M-30 66c-18-30 8-40 30-40s48 10 30 40z"/><path class="k" d="M-14 46a5 5 0 1 0 .1 0zM14 46a5 5 0 1 0 .1 0z"/><path class="K" style="stroke-width:4" d="M-7 58c4-4 10-4 14 0"/>`,
  },
  school: {
    building: `<path class="b" d="M-84-2L0-72l84 70z"/><path class="a" d="M-78-4H78v86H-78z"/><circle class="w" cy="-26" r="17"/><path class="K" style="stroke-width:4" d="M0-34v9h7"/><path class="k" d="M-17 82V40c0-20 34-20 34 0v42z"/><g class="w" style="stroke-width:5"><path d="M-60 14h26v26h-26zM34 14h26v26H34zM-60 52h26v18h-26zM34 52h26v18H34z"/></g><path class="l" style="stroke-width:6" d="M0-72v-14h26"/>`,
    blackboard: `<rect ${WOOD} x="-84" y="-70" width="168" height="118" rx="10"/><path fill="#2f6b52" d="M-72-58H72v94H-72z"/>${write('ABC', -22, -30, 38, 'w')}<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="M-52 14h60M44-42v24M32-30h24"/><path ${WOOD} d="M-60 48l-16 38h16l16-38zM60 48l16 38H60L44 48z"/><path class="b" d="M28 26h26v12H28z" style="stroke-width:3"/>`,
    books: `<path class="b" d="M-72 42H66c10 0 10 38 0 38H-72c-16 0-16-38 0-38z"/><path class="a" d="M-58 2H74c-8 10-8 30 0 40H-58c-16 0-16-40 0-40z"/><path class="w" d="M-50 10H62c-4 8-4 16 0 24H-50zM-62 50H58v22H-62z" style="stroke-width:4"/><path ${paint('#ff5a5a', '#8c1730')} d="M0-66c30-16 52 4 46 32-6 26-24 40-46 34-22 6-40-8-46-34-6-28 16-48 46-32z"/><path ${paint('#6cc84a', '#256b1c', 5)} d="M0-64c2-16 16-24 30-22-2 16-14 24-30 22z"/>${drawFace(0, -32, 0.7)}`,
  },
  gym: {
    dumbbell: `<g transform="rotate(-24)"><path ${STEEL} d="M-50-10H50v20H-50z"/><rect class="a" x="-66" y="-48" width="30" height="96" rx="10"/><rect class="a" x="36" y="-48" width="30" height="96" rx="10"/><rect class="b" x="-86" y="-32" width="22" height="64" rx="8"/><rect class="b" x="64" y="-32" width="22" height="64" rx="8"/><path class="h" d="M-54-30v34M48-30v34"/></g>`,
    strongArm: `<path ${SKIN} d="M-84 82V30c0-14 8-24 22-28L-28-4l4-32c-20-6-26-44-2-50 18-4 40-2 48 10 8 14 2 34-14 40l-2 26C34-34 78-22 86 20c4 26-4 48-16 62z" style="stroke-width:7"/><path fill="none" stroke="#7d4a25" stroke-width="5" stroke-linecap="round" d="M6-10c-4 16-16 28-34 34M-12 50C12 62 50 60 70 42M-26-62c8-4 16-4 22 0M-26-74c8-4 16-4 22 0"/><path class="a" d="M-90 56c40 12 130 14 176 0l-4 30H-88z"/><path class="h" d="M40-14c12 6 18 14 20 26"/>`,
    kettlebell: `<path class="l" style="stroke-width:30" d="M-28-16c-26-64 82-64 56 0"/><path class="B" style="stroke-width:18" d="M-28-16c-26-64 82-64 56 0"/><path class="a" d="M-64 34c0-38 28-58 64-58s64 20 64 58c0 24-12 46-34 46h-60c-22 0-34-22-34-46z"/><path class="s" d="M40-12c16 10 24 26 24 46 0 24-12 46-34 46H-4c34-8 52-46 44-92z"/>${drawFace(0, 28, 1)}`,
  },
  podium: {
    speaker: `<path class="k" d="M-30-48c-2-28 14-38 30-38s32 10 30 38z"/><circle ${SKIN} cy="-44" r="30"/><path ${paint('#5a3a24', '#24140a', 4)} d="M-30-46c-8-24 6-42 30-42s38 18 30 42c-4-12-12-18-30-18s-26 6-30 18z"/><circle class="k" cx="-10" cy="-42" r="4"/><circle class="k" cx="10" cy="-42" r="4"/><path class="K" style="stroke-width:4" d="M-8-28c5 4 11 4 16 0"/><path class="k" d="M-56 22c0-26 22-36 56-36s56 10 56 36z"/><path fill="#fff" d="M-14-13h28L0 14z"/><path ${paint('#4a8ff0', '#1c3f8a', 3)} d="M-5-8H5l3 22-8 8-8-8z"/><path class="a" d="M-66 20H66L52 84h-104z"/>${star(0, 50, 0.3, 'w')}<path class="l" style="stroke-width:5" d="M-34 18l-8-24M34 18l8-24"/>`,
    ballot: `<path class="w" d="M-26-84h52v66h-52z"/><path class="M" style="stroke-width:8" d="M-12-58l9 10L14-68"/><path class="a" d="M-78-24H78v26H-78z"/><path class="k" d="M-40-18h80v10h-80z"/><path class="b" d="M-70 2H70v80H-70z"/>${star(0, 42, 0.44, 'w')}`,
  },
  circus: {
    tent: `<path class="l" style="stroke-width:6" d="M0-70v-16"/><path class="b" d="M2-90l30 8-30 10z" style="stroke-width:4"/><path class="a" d="M0-72c14 26 44 44 84 52l-10 16H-74l-10-16c40-8 70-26 84-52z"/><path class="w" d="M0-72c6 26 14 48 18 68h-36c4-20 12-42 18-68zM-46-34c-10 10-16 20-18 30h-20l-4-12c18-4 32-10 42-18zM46-34c10 10 16 20 18 30h20l4-12c-18-4-32-10-42-18z" style="stroke-width:4"/><path class="a" d="M-74-4H74v86H-74z"/><path class="w" d="M-52-4h24v86h-24zM28-4h24v86H28z" style="stroke-width:4"/><path class="k" d="M-20 82C-20 40-8 20 0 10c8 10 20 30 20 72z"/>`,
    clown: `<circle ${paint('#ff6a3c', '#8c2a06')} cx="-58" cy="-14" r="28"/><circle ${paint('#ff6a3c', '#8c2a06')} cx="58" cy="-14" r="28"/><circle ${paint('#ffe6d2', '#a3573a')} cy="8" r="62"/><path class="a" d="M-30-48L6-90 30-46c-18 10-42 8-60-2z"/><circle class="w" cx="6" cy="-84" r="9" style="stroke-width:4"/><g class="k"><ellipse cx="-22" cy="-6" rx="7" ry="10"/><ellipse cx="22" cy="-6" rx="7" ry="10"/></g><path fill="#4aa8ff" d="M-22-28l7 12h-14zM22-28l7 12H15zM-22 18l7-10h-14zM22 18l7-10H15z"/><circle fill="#e8343f" stroke="#8c1730" stroke-width="5" cy="14" r="15"/><path fill="#fff" stroke="#8c1730" stroke-width="5" d="M-36 30c10 38 62 38 72 0-20 12-52 12-72 0z"/>`,
  },
} satisfies Motifs

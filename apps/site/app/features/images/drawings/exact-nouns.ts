/** What titles name and no other drawing shows: a snowball, a wild duck, a slap, rails, a bottle's cap, a long neck, a board of sliding blocks. */
import { drawEyes } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { drawLimbs, skin, WARM } from './people-parts.ts'
import { at, paint, star } from './tables-parts.ts'
import { drawHead, drawWheel, SKIN } from './vehicles-parts.ts'

const SNOW = paint('#eaf6ff', '#3f6fa8')
const WOOD = paint('#e0a860', '#6f4218', 5)
const BOARD = paint('#8a5a30', '#4a2a10', 6)
const RED = paint('#ff5a5a', '#8c1730', 5)
const FEATHERS = paint('#b98a5a', '#5f3a18', 5)
const WING = paint('#e2cba4', '#5f3a18', 5)
const GREEN = paint('#2f9a5c', '#0f4a28', 5)
const BILL = paint('#ffb52e', '#8a4d08', 5)

const streaks = (d: string) => `<path class="M" style="stroke-width:7" d="${d}"/>`

const snowball = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    `<circle ${SNOW} r="60"/><path fill="#7fb2e6" opacity=".5" d="M54-24C66 30 22 70-28 52 20 52 48 20 54-24z"/><g fill="#a9d0f2"><circle cx="-18" cy="8" r="8"/><circle cx="14" cy="-16" r="6"/><circle cx="8" cy="28" r="7"/></g><path class="h" d="M-38-16c4-12 12-20 24-24"/>`,
    0,
    r / 60,
  )

const RIM = [-54, -36, -18, 0, 18, 36, 54]
/** A crown cap, seen from above its edge: the crimped rim hangs below the disc. */
const cap = (x: number, y: number, scale: number, name: 'a' | 'b', turn = 0) =>
  at(
    x,
    y,
    `<path class="${name}" d="M-62-6L-66 18${RIM.map((left) => `q9 ${Math.abs(left) > 40 ? 10 : 18} 18 ${left < 0 ? 4 : left > 0 ? -4 : 0}`).join('')}L62-6z"/><path class="K" style="stroke-width:4" d="${RIM.slice(
      1,
    )
      .map((left) => `M${left - 9} 4v20`)
      .join(
        '',
      )}"/><ellipse class="${name}" cy="-8" rx="62" ry="36"/><ellipse class="w" cy="-10" rx="42" ry="22" style="stroke-width:4"/>${at(0, -10, star(0, 0, 0.3, name), 0, 1)}`,
    turn,
    scale,
  )

const BOTTLE = `<path ${GREEN} d="M-16-40h32c0 22 20 28 20 54v58c0 8-4 12-12 12h-48c-8 0-12-4-12-12V14c0-26 20-32 20-54z"/><path fill="#fff" opacity=".4" d="M-24 18c0-12 10-18 14-30h8c0 18-12 22-12 40v44h-10z"/><path class="w" style="stroke-width:4" d="M-36 28h72v34h-72z"/>`

const plank = (x: number, y: number, w: number, h: number) =>
  `<rect ${WOOD} x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>`

const PALM =
  'M-38 84c-4-22-8-34-20-50-10-14-24-22-20-34 8-14 26-4 40 12l-14-62c-4-20 20-26 26-6l10 38-2-54c0-20 26-20 28 0l4 52 10-48c4-18 28-14 26 6l-8 54 14-30c8-16 28-8 24 8-6 24-10 48-20 72-6 14-8 26-10 42z'

export const EXACT_NOUNS = {
  christmas: {
    snowball: `${streaks('M-88-60l34 20M-90-18h24M-60-88l24 30')}${snowball(20, 14, 66)}${snowball(-62, 56, 24)}`,
  },
  bird: {
    wildDuck: `<path ${WING} d="M8-6C-6-40-24-70-56-86c-4 34 4 66 30 92z"/><path ${FEATHERS} d="M-92 22l34-12C-40-12-10-18 20-12c26 6 34 26 18 40-22 20-70 24-100 6z"/><path ${GREEN} d="M14-14C18-44 40-62 62-54c20 8 20 34 0 42-10 4-14 12-18 22z"/><path fill="none" stroke="#fff" stroke-width="8" d="M12-6c10 4 22 10 30 20"/><path ${BILL} d="M72-42l22 8c0 10-14 12-26 12z"/><circle fill="#fff" cx="56" cy="-38" r="8"/><circle class="k" cx="58" cy="-37" r="5"/><path ${WING} d="M22 0C22-34 10-66-14-90c-18 30-20 64-4 98 12 10 34 6 40-8z"/><path ${BILL} d="M-22 34l-26 18 24-2 2 14 16-32z"/>`,
  },
  monster: {
    speaker: `${drawLimbs('M-22 44v36M22 44v36M-44 0l-34 26M44 0l34-22', 22)}<rect class="a" x="-50" y="-86" width="100" height="132" rx="16"/><circle class="w" cy="6" r="32" style="stroke-width:5"/><circle class="b" cy="6" r="18" style="stroke-width:5"/><circle class="k" cy="6" r="6"/>${drawEyes(0, -54, 19, 14)}<path class="K" style="stroke-width:7" d="M-36-78l24 8M36-78l-24 8"/>`,
  },
  boxing: {
    palm: `${streaks('M-88-64l16 14M-92-20h20M78-74L64-58M90-28H72')}${at(0, 4, `<path ${skin(WARM)} d="${PALM}"/><path fill="none" stroke="${WARM.line}" stroke-width="5" stroke-linecap="round" d="M-16 34c14-12 40-14 56-6M-8 58c10-8 24-10 38-6"/>`)}`,
  },
  sort: {
    rails: `<rect class="w" x="-88" y="-88" width="176" height="176" rx="20"/><path fill="none" stroke="#8fd06a" stroke-width="58" d="M-34 82V20A54 54 0 0 1 20-34H82"/><path fill="none" stroke="#6f4218" stroke-width="48" stroke-dasharray="11 13" d="M-34 82V20A54 54 0 0 1 20-34H82"/><path fill="none" stroke="#3a435f" stroke-width="11" d="M-50 84V20A70 70 0 0 1 20-50H84M-18 84V20A38 38 0 0 1 20-18H84"/><path fill="none" stroke="#cdd6ea" stroke-width="5" d="M-50 84V20A70 70 0 0 1 20-50H84M-18 84V20A38 38 0 0 1 20-18H84"/>${at(46, 44, '<path class="a" d="M-30-22h60v34h-60z"/><path class="b" style="stroke-width:4" d="M-22-12h16v12h-16zM4-12h18v12H4z"/><circle class="k" cx="-16" cy="18" r="9"/><circle class="k" cx="16" cy="18" r="9"/>')}`,
  },
  object: {
    bottleCap: `${at(-44, 0, BOTTLE)}${cap(-44, -50, 0.46, 'a')}${cap(34, -26, 0.84, 'b', -14)}${cap(38, 52, 0.7, 'a', 8)}`,
  },
  runner: {
    tall: `<g transform="translate(0 1) scale(.96)">${streaks('M-84-20h30M-90 14h24M-80 46h22')}<path fill="none" stroke="${WARM.line}" stroke-width="29" d="M6-44V22"/><path fill="none" stroke="${WARM.fill}" stroke-width="18" d="M6-48V26"/>${drawLimbs('M6 40l-22 18-30 6M6 40l24 16-4 30M4 14l-30 14-8-18M8 14l28 12 20-16', 22)}<rect class="b" x="-14" y="2" width="40" height="46" rx="14"/>${drawHead(8, -60, 1.2, SKIN.tan, '<path class="k" d="M-23-2c-6-18 6-26 22-26 14 0 22 6 22 16-14-6-30-4-44 10z"/>', 5)}</g>`,
  },
  blocks: {
    slideBoard: `<rect ${BOARD} x="-88" y="-88" width="176" height="176" rx="18"/><rect fill="#d9b483" x="-72" y="-72" width="144" height="144" rx="8"/><rect fill="#d9b483" x="66" y="-24" width="26" height="44"/>${plank(-68, -68, 42, 66)}${plank(-18, -68, 88, 40)}${plank(-68, 30, 88, 40)}${plank(28, 28, 42, 42)}<rect ${RED} x="-20" y="-22" width="62" height="42" rx="8"/><path fill="#fff" d="M48-8h18v-10l22 17-22 17V6H48z"/>`,
  },
  racing: {
    kartSide: `${streaks('M-92-30h26M-88-4h16')}<path class="a" d="M-80 34c0-16 10-22 26-22h20l10 18h34c10-18 24-26 46-20 20 4 26 16 24 28z"/><path class="b" style="stroke-width:5" d="M-66-22h16l16 42h-26z"/><path class="K" style="stroke-width:8" d="M34-14l12 26M20-18h24"/><path class="b" d="M-36 22c-4-26 4-40 22-40 14 0 22 10 24 22l18-4v14L6 24z"/><g ${skin(WARM)}><circle cx="-8" cy="-44" r="26"/></g><path class="a" d="M-36-42c-4-28 8-44 30-44s34 14 30 34l-22-2c-6 12-20 18-38 12z"/><path class="k" d="M-2-46h26v10H0z"/>${drawWheel(-52, 44, 28)}${drawWheel(58, 46, 26)}`,
  },
} satisfies Motifs

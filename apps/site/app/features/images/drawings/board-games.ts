/** Things of board games and jigsaws that stand beside those of the tables. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'

const pips = (...places: readonly (readonly [x: number, y: number])[]) =>
  `<g class="k">${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join('')}</g>`

export const BOARD_GAMES = {
  dice: {
    ticTacToe:
      '<rect class="w" x="-74" y="-74" width="148" height="148" rx="22"/><path class="l" style="stroke-width:8" d="M-24-60V60M24-60V60M-60-24H60M-60 24H60"/><path fill="none" class="M" style="stroke-width:12" d="M-58-58l20 20M-38-58l-20 20M-10-10l20 20M10-10l-20 20M38 38l20 20M58 38l-20 20"/><g fill="none"><circle class="l" style="stroke-width:11" cx="48" cy="-48" r="12"/><circle class="l" style="stroke-width:11" cx="-48" cy="48" r="12"/></g><path class="h" d="M-64-50c0-8 4-13 11-14"/>',
    domino: `<g transform="rotate(-16 -30 0)"><rect class="w" x="-68" y="-72" width="62" height="124" rx="14"/><path class="l" d="M-60-10h46"/>${pips([-52, -56], [-22, -26], [-37, -41], [-52, 8], [-22, 8], [-52, 36], [-22, 36])}<path class="h" d="M-60-48v-8c0-5 3-8 8-8"/></g><g transform="rotate(20 36 14)"><rect class="a" x="6" y="-48" width="62" height="124" rx="14"/><path class="l" d="M14 14h46"/><g fill="#fff"><circle cx="37" cy="-18" r="8"/><circle cx="22" cy="32" r="7"/><circle cx="37" cy="45" r="7"/><circle cx="52" cy="58" r="7"/></g><path class="h" d="M14-26v-6c0-5 3-8 8-8"/></g>`,
    ludo: '<rect class="w" x="-76" y="-76" width="152" height="152" rx="20"/><g style="stroke-width:4"><rect class="a" x="-66" y="-66" width="50" height="50" rx="10"/><rect class="b" x="16" y="-66" width="50" height="50" rx="10"/><rect class="b" x="-66" y="16" width="50" height="50" rx="10"/><rect class="a" x="16" y="16" width="50" height="50" rx="10"/></g><g fill="#fff"><circle cx="-41" cy="-41" r="14"/><circle cx="41" cy="-41" r="14"/><circle cx="-41" cy="41" r="14"/></g><path class="l" d="M0-64v128M-64 0H64"/><path class="s" d="M12 66c0-6 12-10 30-10s34 4 34 10-16 10-34 10-30-4-30-10z"/><path class="b" d="M44-6c12 0 20 9 20 20 0 8-4 13-9 17 10 8 16 20 19 37H14c3-17 9-29 19-37-5-4-9-9-9-17 0-11 8-20 20-20z"/><path class="h" d="M35 12c1-5 4-8 8-8"/>',
  },
  jigsaw: {
    heart: `<path class="a" d="M0 70C-42 40-78 10-78-24c0-24 18-42 42-42 16 0 28 8 36 24 8-16 20-24 36-24 24 0 42 18 42 42C78 10 42 40 0 70z"/><path class="l" d="M0-42c0 14 0 12-3 16-8 12 0 20 4 20s14 8 4 20c-4 6-5 8-5 14v36M-76-10c14 0 24 2 30 6 12 7 20-4 20-8M52-50c-6 12-4 22 2 28 10 10 2 20-6 18-10-2-14 6-14 14"/><path class="b" d="M14 4c12-1 20-2 26 4 6 5 18 3 18-8l16-4C66 18 46 38 22 56c-6-8-2-14 4-16 9-3 8-18-4-18-8 0-10-8-8-18z"/><path class="h" d="M-62-26c0-14 8-24 22-27"/>${drawFace(-24, 22, 0.62)}`,
  },
} satisfies Motifs

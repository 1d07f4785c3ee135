/** The sealed envelope beside the figure: it counts down, opens, and a card comes out. */
import type { Frame } from '@playhouse/game-kit'
import { drawIcon } from '../art/icons.ts'
import type { IconName } from '../art/icons.ts'
import { box, PLUM } from '../art/paper.ts'
import { at, ellipse, lerp, poly, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { REVEAL_AFTER } from '../state.ts'
import type { Game } from '../state.ts'
import type { Secret } from '../data/themes.ts'
import type { Context } from '../ui/widget.ts'

const OPEN_MS = 1500
const SIGNS: Record<Secret, IconName> = { palette: 'dye', must: 'gift', avoid: 'close' }

export function createEnvelope({ kit, layout }: Pick<Context, 'kit' | 'layout'>) {
  let opened: { secret: Secret; at: number } | null = null
  return {
    reset: () => (opened = null),
    open: (secret: Secret, now: number) => (opened = { secret, at: now }),
    /** Above the second group of buttons, clear of what is praised, or else above the way to the runway; true while it moves. */
    draw(g: G, { now, settings: { calm: isCalm } }: Frame<Game>, isOverTools: boolean): boolean {
      const { theme, past } = kit.state
      const changes = theme.late ? past.length : null
      const walk = layout().places.walk!
      const size = Math.min(72, walk.w * 0.62)
      const base = isOverTools ? layout().pills[1]! : walk
      const [x, y] = [base.x + base.w / 2, base.y - Math.max(size * 0.52, walk.h * 0.4)]
      const t = opened ? (now - opened.at) / OPEN_MS : 0
      if (opened ? t >= 1 : changes === null) return false
      const [w, h] = [size, size * 0.68]
      const beat = isCalm || opened ? 0 : Math.sin(now / 320)
      g.save()
      g.globalAlpha = opened ? Math.min(1, (1 - t) * 4) : 1
      g.translate(x, y)
      g.rotate(-0.07 + beat * 0.03)
      const grown = 1 + (opened ? Math.sin(Math.min(1, t * 3) * Math.PI) * 0.2 : beat * 0.02)
      g.scale(grown, grown)
      g.fillStyle = '#3a123040'
      box(g, { x: -w / 2 + 2, y: -h / 2 + 4, w, h }, 7)
      g.fill()
      g.fillStyle = '#e6c7a8'
      box(g, { x: -w / 2, y: -h / 2, w, h }, 7)
      g.fill()
      if (opened) {
        // The card comes out and stays a moment above.
        const up = isCalm ? 1 : 1 - (1 - Math.min(1, t * 2.4)) ** 3
        const card = { x: -w * 0.4, y: lerp(-h * 0.4, -h * 1.25, up), w: w * 0.8, h: h * 0.95 }
        g.fillStyle = '#fff8ee'
        box(g, card, 6)
        g.fill()
        drawIcon(g, SIGNS[opened.secret], { x: 0, y: card.y + card.h * 0.45, size: size * 0.44 }, PLUM)
      }
      const paper = poly([
        at(-w / 2, -h / 2 + 5),
        at(0, h * 0.12),
        at(w / 2, -h / 2 + 5),
        at(w / 2, h / 2),
        at(-w / 2, h / 2),
      ])
      g.fillStyle = '#fff1dc'
      g.fill(paper)
      stroke(g, paper, '#c99a6c', 1.6)
      if (!opened) {
        const flap = poly([at(-w / 2, -h / 2 + 3), at(w / 2, -h / 2 + 3), at(0, h * 0.16)])
        g.fillStyle = '#f7dfc2'
        g.fill(flap)
        stroke(g, flap, '#c99a6c', 1.6)
        g.fillStyle = '#b8303e'
        g.fill(ellipse(0, h * 0.08, size * 0.15))
        drawIcon(g, 'star', { x: 0, y: h * 0.08, size: size * 0.17 }, '#ffe2b0')
        // One light for each change that is still to be made.
        for (let i = 0; i < REVEAL_AFTER; i++) {
          g.fillStyle = i < (changes ?? 0) ? '#e0863c' : '#d9c2ae'
          g.fill(ellipse((i - (REVEAL_AFTER - 1) / 2) * size * 0.17, h * 0.37, size * 0.055))
        }
      }
      g.restore()
      return !isCalm
    },
  }
}

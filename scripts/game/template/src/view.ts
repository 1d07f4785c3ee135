/** Draws the state and reacts to events; never changes the game's state. */
import { lerp } from '@playhouse/game-kit'
import type { Kit, View } from '@playhouse/game-kit'
import { BASKET, GOAL } from './state.ts'
import type { Game, State } from './state.ts'

const COLOURS = ['#ffd75e', '#ff8fb1', '#8fe3ff']
const FONT = "800 44px ui-rounded, 'Nunito', system-ui, sans-serif"

export function createView(kit: Kit<Game>): View<Game> {
  const squash = { value: 0 }
  let finger: number | null = null

  const drawStar = (g: CanvasRenderingContext2D, x: number, y: number, colour: number, turn: number) => {
    g.fillStyle = COLOURS[colour]!
    g.beginPath()
    // Each colour has its own number of points, so that hue alone carries no information.
    const points = 4 + colour
    for (let i = 0; i < points * 2; i++) {
      const reach = i % 2 ? 15 : 32
      const angle = turn + (i * Math.PI) / points
      g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    }
    g.fill()
  }
  const drawBasket = (g: CanvasRenderingContext2D, x: number) => {
    const w = BASKET.half * (1 + squash.value * 0.2)
    const h = 66 * (1 - squash.value * 0.3)
    g.fillStyle = '#b8733a'
    g.beginPath()
    g.roundRect(x - w, BASKET.y - 8, w * 2, h, [10, 10, 34, 34])
    g.fill()
    g.fillStyle = '#8c5226'
    g.fillRect(x - w, BASKET.y + 10, w * 2, 7)
  }

  return {
    draw({ g, state, screen, alpha, now }) {
      const { visible, safe } = screen
      const sky = g.createLinearGradient(0, visible.y, 0, visible.y + visible.h)
      sky.addColorStop(0, '#1d2450')
      sky.addColorStop(1, '#5b3d7a')
      g.fillStyle = sky
      g.fillRect(visible.x, visible.y, visible.w, visible.h)
      g.fillStyle = '#3c7a58'
      g.fillRect(visible.x, BASKET.y + 50, visible.w, visible.h)
      for (const star of state.stars)
        drawStar(g, star.x, lerp(star.y0, star.y, alpha), star.colour, now / 900)
      drawBasket(g, lerp(state.x0, state.x, alpha))
      g.fillStyle = '#fff'
      g.font = FONT
      g.textAlign = 'left'
      g.textBaseline = 'top'
      g.fillText(scoreLine(state), Math.max(20, safe.x + 12), Math.max(16, safe.y + 10))
    },
    follow(event) {
      if (event.type === 'caught') {
        kit.audio.play('catch', { rate: 1 + event.colour * 0.12 })
        kit.juice.burst(event.x, event.y, {
          count: 14,
          colours: [COLOURS[event.colour]!, '#fff'],
          shape: 'star',
          size: 16,
        })
        kit.juice.pop(event.x, event.y - 40, '+1', { size: 40 })
        kit.juice.tween({ ms: 220, update: (t) => (squash.value = 1 - t) })
      } else {
        kit.audio.play('miss')
        kit.juice.shake(6)
      }
    },
    /** The basket follows touch or the mouse. */
    pointer: (pointer) => {
      if (pointer.type === 'hover') return false
      finger = pointer.type === 'up' || pointer.type === 'cancel' ? null : pointer.x
      return true
    },
    control: ({ x }) => kit.hold('move', finger === null ? null : (finger - x) / 90),
    hero: ({ x }) => ({ x: x - BASKET.half, y: BASKET.y - 8, w: BASKET.half * 2, h: 66 }),
    ui: () => [{ id: 'score', kind: 'text', x: 20, y: 16, w: 300, h: 48, size: 44 }],
  }
}

function scoreLine({ level, caught, lives }: State): string {
  return `${level > 0 ? `${caught}/${GOAL}` : caught}  ${'♥'.repeat(Math.max(0, lives))}`
}

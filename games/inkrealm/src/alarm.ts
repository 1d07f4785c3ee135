/** A sign over rivals that have smelt the player's long trail and come for it. In cells. */
import { smellTrail } from './minds.ts'
import type { State } from './state.ts'

type G = CanvasRenderingContext2D
const EVERY_TICKS = 10
const FAR = 2.1
const TONE = '#d8343a'

export function createAlarm() {
  let hunters: number[] = []
  let askedAt = -1e9
  const ask = (state: State) => {
    const age = state.ticks - askedAt
    if (age >= 0 && age < EVERY_TICKS) return
    askedAt = state.ticks
    hunters = state.painters.flatMap(({ backIn, mind }, i) =>
      i > 0 && backIn === 0 && mind.plan !== 'home' && smellTrail(state, i) >= 0 ? [i] : [],
    )
  }
  return {
    reset: () => void (askedAt = -1e9),
    /** How many come now. */
    count(state: State): number {
      ask(state)
      return hunters.length
    },
    draw(g: G, state: State, at: (who: number) => { x: number; y: number }, now: number, swell: number) {
      ask(state)
      for (const who of hunters) {
        const { x, y } = at(who)
        drawSign(g, x, y - FAR * swell, (0.62 + Math.sin(now / 110) * 0.05) * swell)
      }
    },
  }
}

function drawSign(g: G, x: number, y: number, r: number): void {
  g.save()
  g.translate(x, y)
  g.scale(r, r)
  g.fillStyle = TONE
  g.strokeStyle = '#fff8ea'
  g.lineWidth = 0.28
  g.beginPath()
  g.arc(0, 0, 1, 0.45 * Math.PI + 0.35, 0.55 * Math.PI - 0.35 + Math.PI * 2)
  g.lineTo(0, 1.5)
  g.closePath()
  g.stroke()
  g.fill()
  g.fillStyle = '#fff8ea'
  g.beginPath()
  g.roundRect(-0.16, -0.62, 0.32, 0.72, 0.16)
  g.roundRect(-0.17, 0.24, 0.34, 0.34, 0.17)
  g.fill()
  g.restore()
}

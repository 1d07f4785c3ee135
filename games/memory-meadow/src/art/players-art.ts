/** Two players: sun and moon in the lower corners. */
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import type { State } from '../state.ts'
import type { Band } from './sizes.ts'

/** Sun and moon with the pairs of each: whose turn shows by size, place and a hop, never by colour alone. */
export function drawPlayers(
  g: G,
  { w, y, size }: Band,
  state: State,
  sinceTurnMs: number,
  calm: boolean,
): void {
  for (const player of [0, 1] as const) {
    const isOn = state.turn === player
    const t = calm ? 1 : Math.min(1, sinceTurnMs / 350)
    const r = size * (isOn ? 23 + 4 * t : 27 - 4 * t)
    const hop = isOn && !calm ? Math.abs(Math.sin(sinceTurnMs * 0.0042)) * 7 : 0
    g.save()
    g.translate(player === 0 ? 36 * size : w - 36 * size, y - hop)
    if (player === 0) drawRays(g, r)
    g.fillStyle = player === 0 ? '#ffd23f' : '#5f78e8'
    // A dark rim, and a pale one in it: it stands out from flowers and from the night.
    g.strokeStyle = '#2a2348'
    g.lineWidth = isOn ? 10 : 8
    g.beginPath()
    g.arc(0, 0, r, 0, 7)
    g.stroke()
    g.strokeStyle = isOn ? '#ffffff' : '#e8e4ff'
    g.lineWidth = isOn ? 5 : 3
    g.fill()
    g.stroke()
    if (player === 1) drawIcon(g, 'moon', { x: r * 0.56, y: -r * 0.62, r: r * 0.5 }, '#fff1b0')
    g.fillStyle = player === 0 ? '#5a2c08' : '#ffffff'
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.font = `900 ${r * 1.15}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
    const at = player === 0 ? 0 : -r * 0.08
    g.strokeStyle = player === 0 ? '#fff3b8' : '#1c2358'
    g.lineWidth = r * 0.2
    g.strokeText(String(state.pairs[player]), at, r * 0.08)
    g.fillText(String(state.pairs[player]), at, r * 0.08)
    g.restore()
  }
}

function drawRays(g: G, r: number): void {
  g.strokeStyle = '#f2a52a'
  g.lineWidth = r * 0.22
  g.lineCap = 'round'
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const [x, y] = [Math.cos(i * 0.628), Math.sin(i * 0.628)]
    g.moveTo(x * r * 1.16, y * r * 1.16)
    g.lineTo(x * r * 1.34, y * r * 1.34)
  }
  g.stroke()
}

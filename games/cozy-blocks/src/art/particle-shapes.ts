/** Particles: feathers, stars, scraps of cloth and dust. Board squares are the unit. */
import type { Bit } from '../view/effect-types.ts'
type Scatter = { count: number; power: number; grow?: number }

type Spot = { x: number; y: number }

export function createBits(random: () => number, effects: { bits: Bit[] }) {
  const scatter = ({ x, y }: Spot, colour: string, at: number, { count, power, grow = 1 }: Scatter) => {
    for (let i = 0; i < count; i++) {
      const angle = random() * Math.PI * 2
      const speed = (0.6 + random()) * power
      const kind = random() < 0.45 ? 'feather' : random() < 0.4 ? 'star' : 'scrap'
      effects.bits.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - power * 0.55,
        turn: random() * 6,
        spin: (random() - 0.5) * 8,
        at,
        life: 620 + random() * 560,
        size: (0.1 + random() * 0.13) * grow * (kind === 'scrap' ? 1.25 : 1),
        colour: kind === 'star' ? '#ffe9a8' : kind === 'feather' ? '#fff8ea' : colour,
        kind,
      })
    }
  }

  /** Air pressed out under a cushion that lands. */
  const puff = (x: number, y: number, at: number) => {
    for (const side of [-1, 1])
      effects.bits.push({
        x: x + side * 0.2,
        y: y - 0.06,
        vx: side * (0.7 + random() * 1.1),
        vy: -0.3 - random() * 0.5,
        turn: 0,
        spin: 0,
        at,
        life: 260 + random() * 160,
        size: 0.1 + random() * 0.08,
        colour: '#fff8ea',
        kind: 'dot',
      })
  }
  return { scatter, puff }
}

/** A particle pool; drawing and moving particles allocates nothing. */
import type { Rng } from '../rng.ts'

export type Burst = {
  count?: number
  colours?: readonly string[]
  /** Units a second, at most. */
  speed?: number
  /** Units a second². */
  gravity?: number
  ms?: number
  /** Units. */
  size?: number
  shape?: 'dot' | 'square' | 'star' | 'streak'
  /** Which way, in radians, and how wide; all around by default. */
  angle?: number
  spread?: number
}

type Bit = {
  x: number
  y: number
  vx: number
  vy: number
  gravity: number
  turn: number
  spin: number
  size: number
  age: number
  life: number
  colour: string
  shape: NonNullable<Burst['shape']>
}

const POOL = 400

export function createParticles(random: Rng) {
  const pool: Bit[] = []
  let live = 0
  let max = POOL

  const revive = (): Bit => {
    if (live >= max) live = Math.max(0, max - 1)
    pool[live] ??= {
      x: 0,
      y: 0,
      vx: 0,
      vy: 0,
      gravity: 0,
      turn: 0,
      spin: 0,
      size: 1,
      age: 0,
      life: 1,
      colour: '',
      shape: 'dot',
    }
    return pool[live++]!
  }
  return {
    count: () => live,
    /** Fewer on a slow device. */
    setQuality(quality: number) {
      max = Math.max(40, Math.round(POOL * quality))
      live = Math.min(live, max)
    },
    burst(x: number, y: number, what: Burst) {
      for (let i = what.count ?? 12; i > 0; i--) Object.assign(revive(), { x, y }, fling(what, random))
    },
    update(seconds: number) {
      for (let i = 0; i < live; i++) {
        const bit = pool[i]!
        bit.age += seconds
        if (bit.age >= bit.life) {
          live--
          pool[i] = pool[live]!
          pool[live] = bit
          i--
          continue
        }
        bit.vy += bit.gravity * seconds
        bit.x += bit.vx * seconds
        bit.y += bit.vy * seconds
        bit.turn += bit.spin * seconds
      }
    },
    draw(g: CanvasRenderingContext2D) {
      for (let i = 0; i < live; i++) drawBit(g, pool[i]!)
      g.globalAlpha = 1
    },
    clear() {
      live = 0
    },
  }
}

/** A bit as it begins to fly. */
function fling(
  {
    colours = ['#fff'],
    speed = 300,
    gravity = 600,
    ms = 600,
    size = 8,
    shape = 'dot',
    angle = 0,
    spread = Math.PI * 2,
  }: Burst,
  random: Rng,
): Omit<Bit, 'x' | 'y'> {
  const way = angle + (random.next() - 0.5) * spread
  const pace = speed * (0.3 + random.next() * 0.7)
  return {
    gravity,
    shape,
    vx: Math.cos(way) * pace,
    vy: Math.sin(way) * pace,
    turn: random.range(0, 6.28),
    spin: random.range(-8, 8),
    size: size * random.range(0.5, 1),
    age: 0,
    life: (ms / 1000) * random.range(0.6, 1),
    colour: random.pick(colours),
  }
}

function drawBit(g: CanvasRenderingContext2D, bit: Bit): void {
  const left = 1 - bit.age / bit.life
  const size = bit.size * Math.min(1, left * 2)
  g.globalAlpha = Math.min(1, left * 1.6)
  g.fillStyle = bit.colour
  g.beginPath()
  if (bit.shape === 'dot') g.arc(bit.x, bit.y, size / 2, 0, 7)
  else if (bit.shape === 'streak') {
    const pace = Math.hypot(bit.vx, bit.vy) || 1
    const [dx, dy] = [(bit.vx / pace) * size, (bit.vy / pace) * size]
    g.moveTo(bit.x - dx * 1.5, bit.y - dy * 1.5)
    g.lineTo(bit.x - dy * 0.25, bit.y + dx * 0.25)
    g.lineTo(bit.x + dx * 0.5, bit.y + dy * 0.5)
    g.lineTo(bit.x + dy * 0.25, bit.y - dx * 0.25)
  } else {
    const corners = bit.shape === 'square' ? 4 : 10
    for (let c = 0; c < corners; c++) {
      const reach = bit.shape === 'star' && c % 2 ? size * 0.24 : size * 0.6
      const angle = bit.turn + (c * Math.PI * 2) / corners
      g.lineTo(bit.x + Math.cos(angle) * reach, bit.y + Math.sin(angle) * reach)
    }
  }
  g.fill()
}

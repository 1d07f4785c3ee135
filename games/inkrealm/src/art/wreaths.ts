/** Laurel wreaths around the painter: finer with more laurels. */
import type { Career } from '../view/career.ts'

type G = CanvasRenderingContext2D

/** Laurels for each, fewest first. */
export const WREATH_LAURELS: readonly number[] = [3, 10, 25]

/** Which wreath is worn: 0 none, else the finest that was won. */
export const wreathOf = ({ laurels = 0 }: Pick<Career, 'laurels'>): number =>
  WREATH_LAURELS.filter((min) => laurels >= min).length

/** The next wreath, how many laurels are missing, and how far along the way from none (0 to 1); null when all are won. */
export function findNextWreath({
  laurels = 0,
}: Pick<Career, 'laurels'>): { wreath: number; missing: number; share: number } | null {
  const worn = wreathOf({ laurels })
  const min = WREATH_LAURELS[worn]
  return min === undefined ? null : { wreath: worn + 1, missing: min - laurels, share: laurels / min }
}

const LOOKS = [
  { fill: '#6cc04a', deep: '#1f5c22', vein: '#c9efb0' },
  { fill: '#ffc62e', deep: '#8f5a08', vein: '#fff3b0' },
  { fill: '#ffc62e', deep: '#8f5a08', vein: '#fff3b0' },
] as const
/** Leaves on each side, from the bottom up, and the angle between two. */
const LEAVES = [5, 5, 7] as const
const BETWEEN = 0.37
/** Worn large, to be seen on a phone. */
const SWELL = 1.2
const BERRY = '#e8364b'

/** Around the origin, behind a painter of that radius. */
export function drawWreath(g: G, wreath: number, r: number): void {
  const look = LOOKS[wreath - 1]
  if (!look) return
  g.save()
  g.scale(r * SWELL, r * SWELL)
  g.lineWidth = 0.09
  g.lineJoin = 'round'
  for (const side of [-1, 1])
    for (let i = 0; i < LEAVES[wreath - 1]!; i++) {
      g.save()
      g.scale(side, 1)
      g.rotate(Math.PI / 2 - 0.14 - i * BETWEEN)
      g.translate(1.1, 0)
      drawLeaf(g, look, -0.5)
      drawLeaf(g, look, 0.5)
      if (wreath === 3 && i % 2) drawBerry(g)
      g.restore()
    }
  g.restore()
}

/** One leaf that points along the ring, leaning in or out. */
function drawLeaf(g: G, { fill, deep, vein }: (typeof LOOKS)[number], lean: number): void {
  g.save()
  g.rotate(lean)
  g.beginPath()
  g.moveTo(0, 0.08)
  g.quadraticCurveTo(-0.24, -0.2, 0, -0.56)
  g.quadraticCurveTo(0.24, -0.2, 0, 0.08)
  g.strokeStyle = deep
  g.stroke()
  g.fillStyle = fill
  g.fill()
  g.fillStyle = vein
  g.fillRect(-0.025, -0.4, 0.05, 0.34)
  g.restore()
}

function drawBerry(g: G): void {
  g.fillStyle = BERRY
  g.beginPath()
  g.arc(0.02, 0, 0.13, 0, 7)
  g.fill()
}

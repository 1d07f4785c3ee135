/** Eight more: birds, insects, wool and snouts. */
import { brows, eyesOf, freckles, lashes, tuft } from './face-features.ts'
import type { Pen } from './pen.ts'

type BeakSize = { y: number; w: number; h: number }

function beak(p: Pen, { y, w, h }: BeakSize, fill: string, line: string): void {
  const { g } = p
  const gape = p.pose.mouth * 7
  if (gape > 0.5)
    p.oval({ x: 0, y: y + h * 0.6 + gape * 0.3, rx: w * 0.62, ry: h * 0.5 + gape * 0.6 }, '#8c2440', line)
  p.path(fill, line, () => {
    g.moveTo(-w, y)
    g.quadraticCurveTo(0, y - h * 0.9, w, y)
    g.quadraticCurveTo(w * 0.4, y + h * 0.9 - gape * 0.5, 0, y + h - gape * 0.5)
    g.quadraticCurveTo(-w * 0.4, y + h * 0.9 - gape * 0.5, -w, y)
  })
}

function wings(p: Pen, x: number, fill: string, line: string): void {
  p.both((side) =>
    p.oval(
      { x: side * (x + p.pose.ear * 2), y: -4, rx: 9, ry: 19, turn: side * (-0.3 - p.pose.ear * 0.2) },
      fill,
      line,
    ),
  )
}

export function drawOwl(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#8a6248', '#4c3024']
  p.point({ x: 22, y: -66, w: 11, h: 20, lean: 0.5 }, { coat, line, inner: '' })
  p.body(32, coat, line, '#e8c99c')
  p.path(
    '',
    '#b58c62',
    () => {
      for (const [x, y] of [
        [-10, -8],
        [6, -8],
        [-2, 0],
        [14, 0],
      ] as const) {
        g.moveTo(x + 2, y)
        g.arc(x - 2, y, 4, 0, Math.PI)
      }
    },
    2,
  )
  p.head({ x: 0, y: -48, rx: 34, ry: 29 }, coat, line)
  p.both((side) => p.oval({ x: side * 14, y: -49, rx: 17, ry: 17 }, '#f6dfb6', '#b58c62'))
  eyesOf(p, { dx: 14, y: -49, r: 11, iris: '#ffb52e', tall: 1 })
  brows(p, [14, -66], [13, 6.5], '#4c3024', { tilt: 4.4 })
  beak(p, { y: -43, w: 6.5, h: 12 }, '#f5a832', '#a8621a')
  wings(p, 32, '#74503a', line)
}

export function drawFrog(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#7fc74f', '#33702f']
  p.body(28, coat, line, '#e6f4b8')
  p.both((side) => p.oval({ x: side * 19, y: -68, rx: 14, ry: 14 }, coat, line))
  p.head({ x: 0, y: -44, rx: 36, ry: 26 }, coat, line)
  p.both((side) => p.oval({ x: side * 19, y: -67, rx: 9.6, ry: 10 }, '#fffdf0'))
  eyesOf(p, { dx: 19, y: -67, r: 7, iris: '#e8b62c', tall: 0.86 })
  p.cheeks(26, -38, 6.5)
  p.both((side) => p.oval({ x: side * 4, y: -48, rx: 1.6, ry: 1.6 }, line))
  if (p.pose.mouth > 0.08) p.mouth(-38, 15, '#2c5c2a')
  else
    p.path(
      '',
      '#2c5c2a',
      () => {
        g.moveTo(-22, -40)
        g.quadraticCurveTo(0, -24, 22, -40)
      },
      3,
    )
  p.paws(19, '#96d865', line)
}

export function drawDuck(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#2e9e8f', '#125a58']
  p.body(29, '#b98a64', '#6b452c', '#e2c4a0')
  p.path('#fffaf0', '#b9a78e', () => g.ellipse(0, -24, 20, 8, 0, 0, 7))
  p.head({ x: 0, y: -52, rx: 26, ry: 27 }, coat, line)
  p.path(coat, line, () => {
    g.moveTo(-4, -78)
    g.quadraticCurveTo(2 + p.pose.ear * 4, -92, 12, -86)
    g.quadraticCurveTo(6, -84, 5, -78)
  })
  eyesOf(p, { dx: 12, y: -57, r: 5.6, iris: '#3f7fc0', white: '#fff', lid: 0.34, coat })
  const gape = p.pose.mouth * 9
  if (gape > 0.5) p.oval({ x: 0, y: -36 + gape * 0.5, rx: 14, ry: 5 + gape * 0.5 }, '#e08a1c', '#9c560c')
  p.path('#ffbe3d', '#a8621a', () => {
    g.moveTo(-20, -38)
    g.bezierCurveTo(-12, -52, 12, -52, 20, -38)
    g.bezierCurveTo(12, -32, -12, -32, -20, -38)
  })
  p.both((side) => p.oval({ x: side * 4, y: -43, rx: 1.4, ry: 2 }, '#a8621a'))
  wings(p, 28, '#9a6c48', '#6b452c')
}

export function drawBee(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#ffcb3d', '#8a5410']
  p.both((side) => {
    p.oval(
      { x: side * (34 + p.pose.ear * 2), y: -58, rx: 13, ry: 24, turn: side * (0.75 + p.pose.ear * 0.2) },
      '#e9f7ffd0',
      '#7fa9c9',
    )
    p.oval(
      { x: side * (34 + p.pose.ear), y: -32, rx: 9, ry: 16, turn: side * (1.2 + p.pose.ear * 0.2) },
      '#e9f7ffd0',
      '#7fa9c9',
    )
  })
  p.both((side) => {
    p.path(
      '',
      '#3b2620',
      () => {
        g.moveTo(side * 8, -70)
        g.quadraticCurveTo(side * 10, -90, side * (20 + p.pose.ear * 3), -92)
      },
      3.4,
    )
    p.oval({ x: side * (20 + p.pose.ear * 3), y: -92, rx: 4.6, ry: 4.6 }, '#3b2620')
  })
  p.body(27, coat, line)
  p.path(
    '',
    '#3b2620',
    () => {
      g.moveTo(-25, -15)
      g.quadraticCurveTo(0, -8, 25, -15)
      g.moveTo(-27, 1)
      g.quadraticCurveTo(0, 8, 27, 1)
    },
    8,
  )
  p.head({ x: 0, y: -49, rx: 29, ry: 26 }, coat, line)
  eyesOf(p, { dx: 13, y: -51, r: 7.2, iris: '#8a5a18' })
  lashes(p, 13, -52, 8)
  p.cheeks(20, -40)
  p.mouth(-38, 6, '#6b3d10')
}

export function drawLadybird(p: Pen): void {
  const { g } = p
  const line = '#7a1220'
  p.both((side) => {
    p.path(
      '',
      '#2b2130',
      () => {
        g.moveTo(side * 8, -66)
        g.quadraticCurveTo(side * 8, -84, side * (18 + p.pose.ear * 3), -84)
      },
      3.2,
    )
    p.oval({ x: side * (18 + p.pose.ear * 3), y: -84, rx: 4.4, ry: 4.4 }, '#e84545', line)
  })
  p.solid({ x: 0, y: -16, rx: 42, ry: 42 }, '#e84545', line)
  p.path('', line, () => {
    g.moveTo(0, -58)
    g.lineTo(0, 20)
  })
  p.both((side) => {
    p.oval({ x: side * 27, y: -34, rx: 6, ry: 7 }, '#2b2130')
    p.oval({ x: side * 32, y: -12, rx: 6.4, ry: 7 }, '#2b2130')
  })
  p.head({ x: 0, y: -46, rx: 26, ry: 23 }, '#4a3c54', '#211828')
  p.both((side) => p.oval({ x: side * 12, y: -48, rx: 11, ry: 11.5 }, '#fff6ea'))
  p.eyes(11, -48, 6.6)
  p.cheeks(15, -34, 5)
  p.mouth(-35, 5, '#fff6ea')
}

export function drawLamb(p: Pen): void {
  const { g } = p
  const [wool, line] = ['#fffaf0', '#b9a590']
  const fluff = (x: number, y: number, r: number, bumps: number, size: number) =>
    p.path(wool, line, () => {
      for (let i = 0; i < bumps; i++) {
        const angle = (i / bumps) * Math.PI * 2
        const [cx, cy] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
        g.moveTo(cx + size, cy)
        g.arc(cx, cy, size, 0, 7)
      }
    })
  fluff(0, -6, 25, 9, 12)
  p.oval({ x: 0, y: -6, rx: 29, ry: 29 }, wool)
  p.ear(
    { x: 24, y: -54, rx: 7.5, ry: 13, lean: 1.75 },
    { coat: '#e9c2a8', line: '#9c7058', inner: '#ffb9b4' },
  )
  fluff(0, -56, 21, 9, 11)
  p.oval({ x: 0, y: -56, rx: 26, ry: 25 }, wool)
  p.head({ x: 0, y: -44, rx: 22, ry: 22 }, '#f3d4ba', '#a87a5c')
  fluff(0, -68, 9, 6, 8)
  p.oval({ x: 0, y: -68, rx: 12, ry: 11 }, wool)
  eyesOf(p, { dx: 10, y: -47, r: 6.2, iris: '#5a86b8', tall: 0.9 })
  brows(p, [10, -58], [3.6, 2.4], '#a87a5c', { tilt: -1.8 })
  p.cheeks(15, -36, 5)
  p.nose(-38, 4, 3, '#c4707c')
  p.mouth(-33, 5, '#8a5a48')
}

/** One up, one hanging over the brow. */
function pigletEars(p: Pen, coat: string, line: string): void {
  const { g } = p
  const flap = p.pose.ear * 0.14
  for (const [x, turn, long] of [
    [-21, -0.75 - flap * 0.4, 22],
    [22, 1.9 + flap, 20],
  ] as const) {
    g.save()
    g.translate(x, -63)
    g.rotate(turn)
    for (const [colour, k] of [
      [coat, 1],
      ['#ff8ba3', 0.56],
    ] as const)
      p.path(colour, k === 1 ? line : '', () => {
        g.moveTo(-12 * k, 6)
        g.quadraticCurveTo(-10 * k, -long * 0.6 * k, 0, -long * k)
        g.quadraticCurveTo(10 * k, -long * 0.6 * k, 12 * k, 6)
      })
    g.restore()
  }
}

export function drawPiglet(p: Pen): void {
  const [coat, line] = ['#ffb3c1', '#b4566f']
  pigletEars(p, coat, line)
  tuft(p, -74, '#ff93a8', line)
  p.body(30, coat, line, '#ffd0d8')
  p.head({ x: 0, y: -47, rx: 32, ry: 29 }, coat, line)
  eyesOf(p, { dx: 17, y: -54, r: 5.2, iris: '#4f8fd8', white: '#fff' })
  brows(p, [17, -66], [4.5, 3], line, { tilt: -1.6 })
  freckles(p, 24, -40, '#d8607c')
  p.solid({ x: 0, y: -40, rx: 16, ry: 12 }, '#ff93a8', line)
  p.both((side) => p.oval({ x: side * 6, y: -40, rx: 3, ry: 4.4 }, '#a83f5e'))
  p.mouth(-26, 6, '#a83f5e')
  p.paws(18, '#ff93a8', line)
}

export function drawChick(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#ffe05c', '#b07c14']
  p.body(26, coat, line)
  p.head({ x: 0, y: -44, rx: 29, ry: 28 }, coat, line)
  wings(p, 26, '#ffd23a', line)
  eyesOf(p, { dx: 12, y: -47, r: 5, iris: '#5a3a1c', white: '#fff' })
  p.cheeks(21, -35)
  beak(p, { y: -38, w: 7, h: 9 }, '#ff8f2e', '#a8501a')
  const lift = p.pose.ear * 2.5
  p.path('#fffaf0', '#b3a58e', () => {
    g.moveTo(-28, -56 - lift)
    g.bezierCurveTo(-26, -92 - lift, 26, -92 - lift, 28, -56 - lift)
    for (let i = 1; i <= 7; i++) g.lineTo(28 - i * 8, (i % 2 ? -65 : -56) - lift)
  })
  p.path('', '#ffffff', () => g.arc(-2, -60 - lift, 19, 3.6, 4.5), 3)
  p.oval({ x: 10, y: -72 - lift, rx: 3, ry: 2.4 }, '#e9dcc4')
  p.oval({ x: -6, y: -78 - lift, rx: 2, ry: 1.7 }, '#e9dcc4')
}

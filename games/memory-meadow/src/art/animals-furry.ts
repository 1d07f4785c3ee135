/** Ten animals: long ears, pointed ears and stripes. Feet at 0, about 100 units tall. */
import { brows, eyesOf, fang, freckles, lashes, teeth, tuft } from './face-features.ts'
import type { Pen } from './pen.ts'

export function drawRabbit(p: Pen): void {
  const [coat, line] = ['#f6ead9', '#a98468']
  rabbitEars(p, coat, line)
  p.body(27, coat, line, '#fffaf2')
  p.head({ x: 0, y: -48, rx: 31, ry: 28 }, coat, line)
  p.oval({ x: 0, y: -35, rx: 15, ry: 11 }, '#fffaf2')
  eyesOf(p, { dx: 14, y: -52, r: 8, iris: '#b5603c' })
  brows(p, [15, -65], [4.5, 2.6], '#a98468', { tilt: -1.6, lift: 3 })
  p.cheeks(23, -38)
  p.whiskers(17, -37, '#a98468')
  p.nose(-43, 5, 4, '#f0788c')
  teeth(p, -34, 4.6, 8)
  p.mouth(-37, 7, '#8a5a4c')
  p.paws(17, coat, line)
}

/** One stands, one is folded over. */
function rabbitEars(p: Pen, coat: string, line: string): void {
  const { g } = p
  const lean = p.pose.ear * 0.14
  g.save()
  g.translate(-13, -68)
  g.rotate(-0.2 - lean * 0.35)
  p.oval({ x: 0, y: -26, rx: 10, ry: 27 }, coat, line)
  p.oval({ x: 0, y: -23, rx: 5.4, ry: 18 }, '#ffb3b5')
  g.restore()
  g.save()
  g.translate(13, -68)
  g.rotate(0.24 + lean)
  p.oval({ x: 0, y: -19, rx: 10, ry: 21 }, coat, line)
  p.oval({ x: 0, y: -17, rx: 5.4, ry: 13 }, '#ffb3b5')
  p.oval({ x: 11, y: -31 + p.pose.ear * 2, rx: 16, ry: 9, turn: 0.5 + lean }, coat, line)
  g.restore()
}

export function drawFox(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#f58a3c', '#9c4317']
  p.point({ x: 20, y: -66, w: 13, h: 30, lean: 0.26 }, { coat, line, inner: '#5a2a22' })
  p.body(26, coat, line, '#fff1de')
  const head = () => {
    g.moveTo(0, -78)
    g.bezierCurveTo(26, -78, 32, -58, 40, -42)
    g.bezierCurveTo(24, -32, 12, -22, 0, -20)
    g.bezierCurveTo(-12, -22, -24, -32, -40, -42)
    g.bezierCurveTo(-32, -58, -26, -78, 0, -78)
  }
  p.path(coat, '', head)
  p.both((side) =>
    p.path('#fff4e4', '', () => {
      g.moveTo(side * 38, -42)
      g.bezierCurveTo(side * 22, -50, side * 10, -44, 0, -36)
      g.lineTo(0, -21.5)
      g.bezierCurveTo(side * 12, -23, side * 24, -32, side * 38, -42)
    }),
  )
  g.save()
  g.beginPath()
  head()
  g.clip()
  p.path('#5a10301f', '', () => {
    g.rect(-50, -90, 100, 80)
    g.moveTo(30, -56)
    g.ellipse(-8, -56, 38, 38, 0, Math.PI * 2, 0, true)
  })
  g.restore()
  p.path('', line, head)
  p.cheeks(24, -41, 5.5)
  p.path('', '#ffffff80', () => g.ellipse(0, -48, 24, 24, 0, 3.5, 4.4), 3.4)
  eyesOf(p, { dx: 15, y: -52, r: 7.4, iris: '#6fa83a', lid: 0.12, coat, slant: -0.24, tall: 0.98 })
  brows(p, [16, -66], [6, 3.4], '#7a2f10', { tilt: 0.4, lift: 3.4 })
  p.nose(-35, 5.6, 4.4, '#3a1f2b')
  fang(p, 4.5, -27)
  p.mouth(-29, 6.5, '#6b2d1c')
  p.paws(16, '#5a2a22', '#34161a')
}

export function drawMouse(p: Pen): void {
  const [coat, line] = ['#b9b7cf', '#625d85']
  p.both((side) => {
    const sway = p.pose.ear * (side > 0 ? 2 : -1)
    p.oval({ x: side * 27, y: -74 + sway, rx: 18, ry: 18 }, coat, line)
    p.oval({ x: side * 27, y: -73 + sway, rx: 11, ry: 11 }, '#f5b6c6')
  })
  p.body(23, coat, line, '#e6e4f0')
  p.head({ x: 0, y: -46, rx: 28, ry: 25 }, coat, line)
  tuft(p, -69, coat, line)
  eyesOf(p, { dx: 11, y: -50, r: 7.4, iris: '#4a6fd0', tall: 1.3 })
  lashes(p, 11, -51, 8)
  p.whiskers(16, -37, '#625d85')
  p.cheeks(20, -38, 5)
  p.oval({ x: 0, y: -39, rx: 6.4, ry: 5 }, '#f27c98', '#b04566')
  teeth(p, -31, 3.2, 6)
  p.mouth(-33, 5, '#4a3a60')
  p.paws(13, '#f5b6c6', '#a8648a')
}

export function drawHedgehog(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#f0cfa0', '#8a5a35']
  const spikes = (r: number, fill: string, edge: string, turn: number) =>
    p.path(fill, edge, () => {
      for (let i = 0; i <= 26; i++) {
        const angle = Math.PI * 0.86 + (i / 26) * Math.PI * 1.28 + turn
        const reach = i % 2 ? r * 0.84 : r + p.pose.ear * 1.6
        g.lineTo(Math.cos(angle) * reach, -42 + Math.sin(angle) * reach)
      }
      g.lineTo(26, 20)
      g.lineTo(-26, 20)
      g.closePath()
    })
  spikes(50, '#6e4a3a', '#3d2620', 0)
  spikes(41, '#8d6247', '', 0.06)
  p.body(22, coat, '')
  p.path(coat, line, () => {
    g.moveTo(0, -66)
    g.bezierCurveTo(22, -70, 30, -52, 27, -38)
    g.bezierCurveTo(24, -24, 10, -20, 0, -20)
    g.bezierCurveTo(-10, -20, -24, -24, -27, -38)
    g.bezierCurveTo(-30, -52, -22, -70, 0, -66)
  })
  eyesOf(p, { dx: 12, y: -46, r: 6.6, iris: '#8a5a2c' })
  brows(p, [12, -58], [4.5, 2.8], '#8a5a35', { tilt: -2 })
  freckles(p, 17, -35, '#b87a48')
  p.oval({ x: 0, y: -35, rx: 6.4, ry: 5.4 }, '#3a2430')
  p.oval({ x: -2, y: -37, rx: 2, ry: 1.5 }, '#ffffffa0')
  p.mouth(-28, 5.5, '#6b4028')
  p.paws(13, coat, line)
}

export function drawMole(p: Pen): void {
  const [coat, line] = ['#5c5a78', '#2e2b48']
  p.body(29, coat, line, '#75739a')
  p.head({ x: 0, y: -44, rx: 32, ry: 31 }, coat, line)
  p.oval({ x: 0, y: -32, rx: 17, ry: 13 }, '#8b88ac')
  p.both((side) => {
    p.oval({ x: side * 13, y: -50, rx: 10.5, ry: 10.5 }, '#d6ecff', '#f2b84b')
  })
  p.eyes(13, -50, 4.6)
  p.path('', '#f2b84b', () => p.g.arc(0, -50, 3.6, Math.PI, 0), 2.6)
  p.oval({ x: 0, y: -36, rx: 9, ry: 7.4 }, '#ff8fa0', '#b84c6c')
  p.oval({ x: -3, y: -39, rx: 3, ry: 2 }, '#ffffffa8')
  p.mouth(-26, 6, '#2e2b48')
  p.both((side) => {
    for (const i of [-1, 0, 1])
      p.oval({ x: side * 24 + i * 6.5, y: -3, rx: 4.6, ry: 9, turn: i * 0.22 }, '#ffb0ba', '#b8607c')
  })
}

export function drawBadger(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#fbf7f0', '#55505f']
  p.ear({ x: 23, y: -60, rx: 9, ry: 9, lean: 0.5 }, { coat: '#3c3846', line: '#221f2c', inner: '#fbf7f0' })
  p.body(30, '#7d7a8a', '#45424f', '#3c3846')
  p.head({ x: 0, y: -47, rx: 32, ry: 30 }, coat, line)
  p.both((side) =>
    p.path('#3c3846', '', () => {
      g.moveTo(side * 7, -76)
      g.bezierCurveTo(side * 22, -76, side * 27, -60, side * 24, -42)
      g.bezierCurveTo(side * 20, -30, side * 12, -28, side * 8, -32)
      g.bezierCurveTo(side * 5, -46, side * 8, -62, side * 7, -76)
    }),
  )
  p.oval({ x: 0, y: -47, rx: 32, ry: 30 }, '', line)
  eyesOf(p, { dx: 15, y: -47, r: 5, iris: '#c98a2c', white: '#fff', lid: 0.28, coat: '#3c3846' })
  brows(p, [15, -60], [6, 4.4], '#fbf7f0', { tilt: 0 })
  p.nose(-33, 7, 5.2, '#241f2d')
  p.mouth(-26, 6, '#45424f')
  p.paws(18, '#3c3846', '#1e1b26')
}

export function drawSquirrel(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#c9683a', '#7a3318']
  const sway = p.pose.ear * 3
  p.path('#dd8350', line, () => {
    g.moveTo(10, 20)
    g.bezierCurveTo(44, 14, 30, -30, 32, -50)
    g.bezierCurveTo(34 + sway, -92, 74 + sway, -88, 70 + sway, -58)
    g.bezierCurveTo(68 + sway, -44, 56, -44, 55, -54)
    g.bezierCurveTo(62, -30, 62, 8, 40, 22)
  })
  p.path('', '#f3b48a', () => g.arc(54 + sway, -60, 9, 3.4, 6.6), 3)
  p.point({ x: 17, y: -66, w: 9, h: 26, lean: 0.2 }, { coat, line, inner: '#f0a878' })
  p.both((side) =>
    p.path(
      '',
      line,
      () => {
        g.moveTo(side * 22, -90)
        g.lineTo(side * 27, -100)
        g.moveTo(side * 21, -90)
        g.lineTo(side * 20, -102)
      },
      2.4,
    ),
  )
  p.body(24, coat, line, '#fff0dc')
  p.head({ x: 0, y: -48, rx: 29, ry: 26 }, coat, line)
  p.both((side) => p.oval({ x: side * 11, y: -37, rx: 13, ry: 10 }, '#fff0dc'))
  eyesOf(p, { dx: 13, y: -52, r: 7, iris: '#3f8f5c', slant: 0.12 })
  brows(p, [14, -64], [5, 3.2], line, { tilt: 2.4 })
  freckles(p, 20, -40, '#8a4420')
  p.nose(-44, 4, 3.4, '#4a1f1a')
  teeth(p, -35, 4, 7)
  p.mouth(-38, 7, '#7a3318')
  p.oval({ x: 0, y: -8, rx: 10, ry: 11 }, '#b07a3c', '#6a4218')
  p.path('#7d5426', '#5c3a14', () => g.ellipse(0, -15, 11, 6, 0, Math.PI, 0))
  p.paws(12, coat, line)
}

export function drawFawn(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#d9a066', '#80502a']
  p.both((side) =>
    p.path(
      '',
      '#8a6038',
      () => {
        g.moveTo(side * 9, -72)
        g.quadraticCurveTo(side * 12, -84, side * 18, -94)
        g.moveTo(side * 12, -83)
        g.lineTo(side * 5, -92)
      },
      5,
    ),
  )
  p.ear({ x: 25, y: -62, rx: 9, ry: 17, lean: 1.15 }, { coat, line, inner: '#ffd9c0' })
  p.body(24, coat, line, '#fff0dc')
  p.head({ x: 0, y: -49, rx: 27, ry: 28 }, coat, line)
  for (const [x, y] of [
    [-9, -69],
    [0, -72],
    [9, -69],
  ] as const)
    p.oval({ x, y, rx: 2.6, ry: 2.2 }, '#fff4e0')
  p.oval({ x: 0, y: -32, rx: 16, ry: 12 }, '#fff0dc')
  eyesOf(p, { dx: 14, y: -51, r: 7.8, iris: '#7a4a2c', tall: 1.22 })
  lashes(p, 14, -52, 8.4)
  p.cheeks(20, -38, 5.5)
  p.nose(-36, 6, 4.6, '#4c2a26')
  p.mouth(-29, 5, '#80502a')
  p.both((side) => {
    p.oval({ x: side * 17, y: -16, rx: 2.6, ry: 2.6 }, '#fff4e0')
    p.oval({ x: side * 14, y: -6, rx: 2.4, ry: 2.4 }, '#fff4e0')
  })
}

export function drawBear(p: Pen): void {
  const [coat, line] = ['#a06a44', '#5a3420']
  p.both((side) => {
    const y = -73 + p.pose.ear * (side > 0 ? 2 : -1)
    p.oval({ x: side * 24, y, rx: 12, ry: 12 }, coat, line)
    p.oval({ x: side * 24, y: y + 1, rx: 6.4, ry: 6.4 }, '#e3b08a')
  })
  p.body(31, coat, line, '#c8946a')
  p.head({ x: 0, y: -47, rx: 33, ry: 30 }, coat, line)
  p.solid({ x: 0, y: -36, rx: 16, ry: 12.5 }, '#ecc9a4', '#b08258')
  p.eyes(13, -52, 4.6)
  brows(p, [14, -63], [6, 4.6], '#5a3420', { tilt: -1.4 })
  p.cheeks(25, -40)
  p.nose(-41, 6.4, 4.8, '#38201c')
  p.mouth(-33, 6, '#5a3420')
  p.paws(19, coat, line)
}

export function drawRaccoon(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#a9b0b8', '#4f5763']
  p.point({ x: 21, y: -64, w: 12, h: 22, lean: 0.42 }, { coat, line, inner: '#e9edf0' })
  p.body(27, coat, line, '#dde2e6')
  p.path(coat, line, () => {
    g.moveTo(0, -77)
    g.bezierCurveTo(28, -77, 32, -58, 41, -43)
    g.bezierCurveTo(30, -26, 14, -20, 0, -20)
    g.bezierCurveTo(-14, -20, -30, -26, -41, -43)
    g.bezierCurveTo(-32, -58, -28, -77, 0, -77)
  })
  p.oval({ x: 0, y: -35, rx: 20, ry: 13 }, '#f4f6f7')
  p.both((side) => {
    p.path('#f4f6f7', '', () => g.ellipse(side * 19, -57, 14, 6, side * 0.4, 0, 7))
    p.path('#3d4350', '', () => g.ellipse(side * 17, -47, 15, 9, side * 0.42, 0, 7))
  })
  p.path('', '#ffffff80', () => g.ellipse(0, -48, 25, 23, 0, 3.5, 4.3), 3.4)
  eyesOf(p, { dx: 16, y: -48, r: 5.6, iris: '#e0a030', white: '#fff', lid: 0.3, coat: '#3d4350', slant: 0.1 })
  brows(p, [18, -63], [6, 3.4], '#4f5763', { tilt: 1.6, lift: 5 })
  p.nose(-37, 6.6, 5, '#262a34')
  fang(p, -4.5, -27)
  p.mouth(-29, 7, '#4f5763')
  p.paws(17, '#3d4350', '#22262f')
}

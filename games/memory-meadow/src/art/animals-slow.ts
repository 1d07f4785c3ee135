/** The slow animals with a shell. */
import type { Pen } from './pen.ts'

export function drawSnail(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#f2c7a4', '#9a6648']
  p.solid({ x: 20, y: -30, rx: 35, ry: 35 }, '#a875c9', '#5c3578')
  p.path(
    '',
    '#6f438f',
    () => {
      for (let i = 0; i <= 44; i++) {
        const angle = i * 0.3 + 2.6
        const r = 30 - i * 0.62
        g.lineTo(20 + Math.cos(angle) * r, -30 + Math.sin(angle) * r)
      }
    },
    4,
  )
  p.both((side) => {
    const sway = p.pose.ear * 3 * side
    p.path(
      '',
      line,
      () => {
        g.moveTo(-16 + side * 8, -52)
        g.quadraticCurveTo(-16 + side * 10, -70, -16 + side * 14 + sway, -78)
      },
      9,
    )
    p.path(
      '',
      coat,
      () => {
        g.moveTo(-16 + side * 8, -50)
        g.quadraticCurveTo(-16 + side * 10, -70, -16 + side * 14 + sway, -78)
      },
      4.6,
    )
    p.oval({ x: -16 + side * 14 + sway, y: -80, rx: 9.5, ry: 9.5 }, '#fffdf4', line)
  })
  p.path(coat, line, () => {
    g.moveTo(-34, 30)
    g.bezierCurveTo(-40, -10, -46, -58, -16, -58)
    g.bezierCurveTo(14, -58, 10, -24, 16, -8)
    g.lineTo(50, 4)
    g.lineTo(50, 30)
  })
  g.save()
  g.translate(-16, 0)
  p.eyes(14, -80, 5.2)
  p.cheeks(14, -34, 5.5)
  p.mouth(-36, 7, '#7a4630')
  g.restore()
}

export function drawTurtle(p: Pen): void {
  const { g } = p
  const [coat, line] = ['#b8cf6a', '#5b6e2c']
  p.solid({ x: 0, y: -14, rx: 44, ry: 42 }, '#9a6b3f', '#553618')
  p.path(
    '',
    '#6d4824',
    () => {
      for (const x of [-26, 0, 26]) {
        g.moveTo(x - 10, -40)
        g.lineTo(x, -52)
        g.lineTo(x + 10, -40)
      }
      g.moveTo(-38, -16)
      g.lineTo(-28, -30)
      g.moveTo(38, -16)
      g.lineTo(28, -30)
    },
    3,
  )
  p.body(19, '#a8c05a', line, '#f0eab4')
  p.head({ x: 0, y: -51, rx: 25, ry: 26 }, coat, line)
  p.both((side) => p.oval({ x: side * 4, y: -44, rx: 1.4, ry: 1.8 }, line))
  p.eyes(12, -54, 6.6)
  p.cheeks(18, -42, 5.5)
  p.mouth(-38, 7, '#4a5a22')
  p.both((side) =>
    p.oval({ x: side * (29 + p.pose.ear), y: -5, rx: 11, ry: 8, turn: side * 0.3 }, coat, line),
  )
}

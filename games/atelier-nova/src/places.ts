/** Backdrops: where a theme takes place. Each is drawn once into a canvas of the size it is needed in. */
import {
  alpha,
  at,
  blob,
  chance,
  curve,
  dark,
  ellipse,
  light,
  mix,
  poly,
  star,
  stroke,
  taper,
  twinkle,
  fill,
} from './pen.ts'
import type { G } from './pen.ts'
import type { PlaceName } from './themes.ts'

type Scene = (g: G, w: number, h: number, floor: number) => void

export function drawPlace(g: G, place: PlaceName, w: number, h: number): void {
  g.save()
  g.beginPath()
  g.rect(0, 0, w, h)
  g.clip()
  SCENES[place](g, w, h, h * 0.84)
  // A quiet middle, so that the figure stands out.
  const glow = g.createRadialGradient(w / 2, h * 0.5, 10, w / 2, h * 0.5, Math.max(w, h) * 0.5)
  glow.addColorStop(0, '#fff6e655')
  glow.addColorStop(1, '#fff6e600')
  g.fillStyle = glow
  g.fillRect(0, 0, w, h)
  g.restore()
}

function sky(g: G, w: number, h: number, ...stops: string[]): void {
  const tone = g.createLinearGradient(0, 0, 0, h)
  stops.forEach((stop, i) => tone.addColorStop(i / (stops.length - 1), stop))
  g.fillStyle = tone
  g.fillRect(0, 0, w, h)
}
function ground(g: G, w: number, h: number, floor: number, top: string, low: string): void {
  const tone = g.createLinearGradient(0, floor, 0, h)
  tone.addColorStop(0, top)
  tone.addColorStop(1, low)
  g.fillStyle = tone
  g.fillRect(0, floor, w, h - floor)
}
const hill = (g: G, w: number, y: number, rise: number, shift: number, colour: string, h: number) => {
  const points = Array.from({ length: 7 }, (_, i) =>
    at((i / 6) * (w + 60) - 30, y - Math.sin(i * 1.3 + shift) * rise),
  )
  const path = curve(new Path2D(), points)
  path.lineTo(w + 40, h)
  path.lineTo(-40, h)
  path.closePath()
  g.fillStyle = colour
  g.fill(path)
}
const disc = (g: G, x: number, y: number, r: number, colour: string, glow: number) => {
  const tone = g.createRadialGradient(x, y, r * 0.6, x, y, r * glow)
  tone.addColorStop(0, alpha(colour, 0.6))
  tone.addColorStop(1, alpha(colour, 0))
  g.fillStyle = tone
  g.fill(ellipse(x, y, r * glow))
  g.fillStyle = colour
  g.fill(ellipse(x, y, r))
}

const SCENES: Record<PlaceName, Scene> = {
  atelier(g, w, h, floor) {
    sky(g, w, h, '#f8e3d2', '#f3cdb6', '#e8b69e')
    const u = Math.min(w, h) / 100
    for (let x = -8 * u; x < w; x += 13 * u) {
      g.fillStyle = '#ffffff20'
      g.fillRect(x, 0, 5 * u, floor)
    }
    drawWindow(g, w * 0.16, floor - 62 * u, 32 * u, 52 * u)
    drawWindow(g, w * 0.84, floor - 62 * u, 32 * u, 52 * u)
    drawRail(g, w * 0.84, floor, u)
    drawDummy(g, w * 0.1, floor, u)
    ground(g, w, h, floor, '#b97c68', '#8a4f4e')
    for (let i = -6; i <= 6; i++)
      taper(
        g,
        at(w / 2 + i * w * 0.07, floor),
        at(w / 2 + i * w * 0.12, (floor + h) / 2),
        at(w / 2 + i * w * 0.19, h),
        1.6,
        '#6d3a4055',
      )
    g.fillStyle = '#f6d9c2'
    g.fillRect(0, floor - 2.4 * u, w, 2.4 * u)
    drawRug(g, w / 2, floor + (h - floor) * 0.52, Math.min(w * 0.42, 60 * u), (h - floor) * 0.4)
    drawBulbs(g, w, u)
  },
  city(g, w, h, floor) {
    sky(g, w, h, '#3a2a5e', '#7d4a7c', '#e58f7a')
    const next = chance(5)
    for (const [row, colour] of [
      [0, '#563a70'],
      [1, '#43305f'],
      [2, '#33264f'],
    ] as const)
      for (let x = -20; x < w;) {
        const bw = (0.08 + next() * 0.09) * Math.max(w, 300)
        const bh = h * (0.3 + next() * 0.34 - row * 0.09)
        g.fillStyle = colour
        g.fillRect(x, floor - bh, bw, bh)
        g.fillStyle = '#ffd98a'
        for (let i = 0; i < 9; i++)
          if (next() > 0.5) {
            g.globalAlpha = 0.35 + next() * 0.5
            g.fillRect(
              x + bw * (0.14 + (i % 3) * 0.28),
              floor - bh + 14 + Math.floor(i / 3) * 26,
              bw * 0.14,
              11,
            )
          }
        g.globalAlpha = 1
        x += bw + 4
      }
    ground(g, w, h, floor, '#54406e', '#2c2044')
    for (let i = 0; i < 46; i++) {
      const x = next() * w
      const y = next() * h
      taper(g, at(x, y), at(x - 2, y + 10), at(x - 5, y + 24), 1.8, '#d9e6ff44')
    }
    for (let i = 0; i < 6; i++) {
      g.fillStyle = '#f9b58a30'
      g.fill(ellipse(next() * w, floor + (h - floor) * (0.2 + next() * 0.7), 40 + next() * 60, 5))
    }
    for (const x of [w * 0.09, w * 0.91]) {
      disc(g, x, floor - h * 0.46, 11, '#ffe6a6', 7)
      g.fillStyle = '#231a38'
      g.fillRect(x - 3, floor - h * 0.46 + 10, 6, h * 0.46)
    }
  },
  garden(g, w, h, floor) {
    sky(g, w, h, '#a7dced', '#dff3e4', '#fbeecb')
    disc(g, w * 0.82, h * 0.14, 28, '#fff3bd', 4)
    hill(g, w, floor - h * 0.16, h * 0.05, 0.4, '#a8cf9a', h)
    hill(g, w, floor - h * 0.07, h * 0.04, 2.2, '#7fb782', h)
    ground(g, w, h, floor, '#8fc47e', '#4f8a5c')
    const next = chance(9)
    const u = Math.min(w, h) / 100
    const arch = curve(new Path2D(), [
      at(w * 0.5 - 44 * u, floor + 2),
      at(w * 0.5 - 42 * u, floor - 50 * u),
      at(w * 0.5, floor - 84 * u),
      at(w * 0.5 + 42 * u, floor - 50 * u),
      at(w * 0.5 + 44 * u, floor + 2),
    ])
    stroke(g, arch, '#5d8f62', 7 * u)
    stroke(g, arch, '#79ab74', 3 * u)
    for (let i = 0; i < 46; i++) {
      const t = i / 45
      const turn = Math.PI * (1 - t)
      const x = w / 2 + Math.cos(turn) * 43 * u + (next() - 0.5) * 6 * u
      const y = floor - 30 * u - Math.sin(turn) * 54 * u + (next() - 0.5) * 7 * u
      flower(g, x, y, (1.9 + next() * 2) * u, ['#f4a3ac', '#fde3dd', '#e8718a', '#fbd38a'][i % 4]!)
    }
    for (let i = 0; i < 34; i++)
      flower(
        g,
        next() * w,
        floor + 6 + next() * (h - floor) * 0.9,
        (1.2 + next() * 1.6) * u,
        ['#fff6e6', '#f8c35a', '#ef8f9c'][i % 3]!,
      )
  },
  library(g, w, h, floor) {
    sky(g, w, h, '#4a2d3f', '#6b4048', '#7d4f4a')
    const u = Math.min(w, h) / 100
    const next = chance(3)
    for (let side = 0; side < 2; side++)
      for (let shelf = 0; shelf < 6; shelf++) {
        const y = h * 0.06 + shelf * h * 0.135
        const x0 = side ? w * 0.64 : 0
        for (let x = x0; x < x0 + w * 0.36 - 4;) {
          const bw = (1.8 + next() * 2.6) * u
          const bh = h * (0.07 + next() * 0.035)
          g.fillStyle = ['#a34a4a', '#2f6f73', '#c9974a', '#6d4a80', '#e2c9a0', '#3f4f7c'][
            Math.floor(next() * 6)
          ]!
          g.fillRect(x, y + h * 0.115 - bh, bw - 1.4, bh)
          g.fillStyle = '#ffffff2e'
          g.fillRect(x + bw * 0.2, y + h * 0.115 - bh + 4, bw * 0.12, bh - 8)
          x += bw
        }
        g.fillStyle = '#32202c'
        g.fillRect(x0, y + h * 0.115, w * 0.36, h * 0.016)
      }
    drawWindow(g, w / 2, floor - 78 * u, Math.min(w * 0.24, 44 * u), 66 * u, '#2c3d6d', '#8fb0d8')
    disc(g, w / 2 + 5 * u, floor - 54 * u, 5 * u, '#fff6d4', 3.4)
    ground(g, w, h, floor, '#7c4a40', '#4a2a30')
    drawRug(g, w / 2, floor + (h - floor) * 0.5, Math.min(w * 0.4, 60 * u), (h - floor) * 0.4)
    for (const x of [w * 0.3, w * 0.7]) disc(g, x, floor - 30 * u, 1.8 * u, '#ffdf9a', 7)
  },
  beach(g, w, h, floor) {
    sky(g, w, h, '#8fd3ea', '#cdeff0', '#ffe9c4')
    disc(g, w * 0.2, h * 0.16, 32, '#fff2b4', 4)
    const sea = floor - h * 0.2
    const tone = g.createLinearGradient(0, sea, 0, floor)
    tone.addColorStop(0, '#2a97a8')
    tone.addColorStop(1, '#8fd9d4')
    g.fillStyle = tone
    g.fillRect(0, sea, w, floor - sea)
    const next = chance(12)
    for (let i = 0; i < 26; i++) {
      const x = next() * w
      const y = sea + 6 + next() * (floor - sea - 12)
      taper(g, at(x, y), at(x + 18, y - 3), at(x + 36, y), 2.4, '#ffffff80')
    }
    const house = w * 0.84
    g.fillStyle = '#fdf6ec'
    g.fill(
      poly([
        at(house - 15, sea),
        at(house - 9, sea - h * 0.24),
        at(house + 9, sea - h * 0.24),
        at(house + 15, sea),
      ]),
    )
    g.fillStyle = '#e0665a'
    for (const t of [0.2, 0.6])
      g.fill(
        poly([
          at(house - 14 + t * 5, sea - h * 0.24 * t),
          at(house + 14 - t * 5, sea - h * 0.24 * t),
          at(house + 12.6 - t * 5, sea - h * 0.24 * (t + 0.2)),
          at(house - 12.6 + t * 5, sea - h * 0.24 * (t + 0.2)),
        ]),
      )
    disc(g, house, sea - h * 0.26, 7, '#fff0b0', 4)
    hill(g, w * 0.5, sea + 4, h * 0.03, 1, '#6fa58c', sea + 10)
    ground(g, w, h, floor, '#f7dfae', '#e0b57c')
    const foam = curve(
      new Path2D(),
      Array.from({ length: 9 }, (_, i) => at((i / 8) * w, floor + (i % 2 ? 5 : -3))),
    )
    stroke(g, foam, '#ffffffc0', 6)
    for (const x of [w * 0.1, w * 0.93])
      for (let i = 0; i < 5; i++)
        taper(
          g,
          at(x, floor + 30),
          at(x + (i - 2) * 22, floor - 26),
          at(x + (i - 2) * 36, floor - 30 + Math.abs(i - 2) * 16),
          9,
          i % 2 ? '#5f9d72' : '#7bb586',
        )
  },
  snow(g, w, h, floor) {
    sky(g, w, h, '#6d86c8', '#b5c9ee', '#f4e7f0')
    hill(g, w, floor - h * 0.2, h * 0.1, 0.8, '#c3d3f0', h)
    const next = chance(21)
    const u = Math.min(w, h) / 100
    for (let i = 0; i < 12; i++) {
      const x = (i / 11) * w + (next() - 0.5) * 30
      const s = (16 + next() * 16) * u
      const y = floor - next() * h * 0.05
      for (let k = 0; k < 3; k++) {
        g.fillStyle = mix('#3f6f74', '#7fa6ac', k * 0.25)
        g.fill(
          poly([
            at(x - s * (0.34 - k * 0.08), y - s * k * 0.3),
            at(x, y - s * (0.56 + k * 0.3)),
            at(x + s * (0.34 - k * 0.08), y - s * k * 0.3),
          ]),
        )
        g.fillStyle = '#ffffffd0'
        g.fill(
          poly([
            at(x - s * 0.1, y - s * (0.4 + k * 0.3)),
            at(x, y - s * (0.56 + k * 0.3)),
            at(x + s * 0.1, y - s * (0.4 + k * 0.3)),
            at(x, y - s * (0.36 + k * 0.3)),
          ]),
        )
      }
    }
    hill(g, w, floor - 4, h * 0.02, 2.6, '#f2f6fd', h)
    ground(g, w, h, floor, '#f4f8ff', '#c2d0ea')
    for (let i = 0; i < 90; i++) {
      g.fillStyle = `rgba(255,255,255,${0.4 + next() * 0.5})`
      g.fill(ellipse(next() * w, next() * h, 1 + next() * 2.4))
    }
  },
  space(g, w, h, floor) {
    sky(g, w, h, '#1b1440', '#3d2667', '#7a3f7e')
    const next = chance(31)
    for (let i = 0; i < 110; i++) {
      g.fillStyle = `rgba(255,${235 + (i % 20)},220,${0.3 + next() * 0.7})`
      const [x, y] = [next() * w, next() * floor]
      if (i % 9) g.fill(ellipse(x, y, 0.7 + next() * 1.3))
      else g.fill(twinkle(x, y, 4 + next() * 5))
    }
    const u = Math.min(w, h) / 100
    disc(g, w * 0.82, h * 0.2, 11 * u, '#f7b27a', 2)
    g.fillStyle = '#e58a66'
    for (const [x, y, r] of [
      [-3, 2, 2.4],
      [4, -3, 1.6],
      [3, 4, 1.8],
    ] as const)
      g.fill(ellipse(w * 0.82 + x * u, h * 0.2 + y * u, r * u))
    g.save()
    g.translate(w * 0.15, h * 0.34)
    g.rotate(-0.3)
    stroke(g, ellipse(0, 0, 15 * u, 4 * u), '#f3d79a', 2 * u)
    disc(g, 0, 0, 7.4 * u, '#79c7c3', 1.6)
    g.restore()
    hill(g, w, floor, h * 0.025, 1.4, '#d8c3e2', h)
    ground(g, w, h, floor + h * 0.02, '#d8c3e2', '#8f73a8')
    for (let i = 0; i < 9; i++) {
      const [x, y, r] = [next() * w, floor + h * 0.04 + next() * (h - floor), 8 + next() * 22]
      g.fillStyle = '#a98bbf'
      g.fill(ellipse(x, y, r, r * 0.3))
      g.fillStyle = '#c6aed6'
      g.fill(ellipse(x, y + 2, r * 0.86, r * 0.22))
    }
  },
  stage(g, w, h, floor) {
    sky(g, w, h, '#3b1534', '#6a2347', '#8f2f4c')
    const folds = 13
    for (let i = 0; i < folds; i++) {
      const x = (i / folds) * w
      const tone = g.createLinearGradient(x, 0, x + w / folds, 0)
      tone.addColorStop(0, '#5c1838')
      tone.addColorStop(0.45, '#b03a58')
      tone.addColorStop(1, '#5c1838')
      g.fillStyle = tone
      g.fillRect(x, 0, w / folds + 1, floor)
    }
    for (let i = 0; i < 7; i++) {
      const x = ((i + 0.5) / 7) * w
      const swag = blob([
        at(x - w / 13, -10),
        at(x + w / 13, -10),
        at(x + w / 14, h * 0.06),
        at(x, h * 0.12),
        at(x - w / 14, h * 0.06),
      ])
      g.fillStyle = i % 2 ? '#8a2746' : '#9c2f4f'
      g.fill(swag)
      stroke(g, swag, '#f2c46a', 2.4)
    }
    ground(g, w, h, floor, '#c98a5c', '#7d4638')
    for (let i = -7; i <= 7; i++)
      taper(
        g,
        at(w / 2 + i * w * 0.06, floor),
        at(w / 2 + i * w * 0.1, (floor + h) / 2),
        at(w / 2 + i * w * 0.16, h),
        1.6,
        '#5c2f2c66',
      )
    for (const x of [0.3, 0.5, 0.7]) {
      const beam = g.createLinearGradient(0, 0, 0, floor)
      beam.addColorStop(0, '#fff1c866')
      beam.addColorStop(1, '#fff1c805')
      g.fillStyle = beam
      g.fill(
        poly([
          at(w * x - 8, -4),
          at(w * x + 8, -4),
          at(w * (0.5 + (x - 0.5) * 1.5) + w * 0.12, floor + 10),
          at(w * (0.5 + (x - 0.5) * 1.5) - w * 0.12, floor + 10),
        ]),
      )
    }
    for (let i = 0; i < 11; i++) disc(g, ((i + 0.5) / 11) * w, h - 8, 6, '#ffe2a0', 3)
  },
}

function flower(g: G, x: number, y: number, r: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    g.fillStyle = i % 2 ? colour : light(colour, 0.25)
    g.fill(ellipse(x + Math.cos(i * 1.257 + x) * r * 0.7, y + Math.sin(i * 1.257 + x) * r * 0.7, r * 0.62))
  }
  g.fillStyle = '#f8cf6a'
  g.fill(ellipse(x, y, r * 0.42))
}

function drawWindow(
  g: G,
  x: number,
  y: number,
  w: number,
  h: number,
  top = '#bfe3ee',
  low = '#fdf2d8',
): void {
  const frame = new Path2D()
  frame.moveTo(x - w / 2, y + h)
  frame.lineTo(x - w / 2, y + w / 2)
  frame.arc(x, y + w / 2, w / 2, Math.PI, 0)
  frame.lineTo(x + w / 2, y + h)
  frame.closePath()
  const tone = g.createLinearGradient(0, y, 0, y + h)
  tone.addColorStop(0, top)
  tone.addColorStop(1, low)
  g.fillStyle = tone
  fill(g, frame)
  g.save()
  g.clip(frame)
  taper(g, at(x - w * 0.4, y + h), at(x - w * 0.1, y + h * 0.5), at(x + w * 0.3, y), w * 0.16, '#ffffff38')
  g.restore()
  const bars = new Path2D()
  bars.moveTo(x, y)
  bars.lineTo(x, y + h)
  bars.moveTo(x - w / 2, y + w / 2)
  bars.lineTo(x + w / 2, y + w / 2)
  bars.moveTo(x - w / 2, y + h * 0.72)
  bars.lineTo(x + w / 2, y + h * 0.72)
  stroke(g, bars, '#fff4e6', w * 0.045)
  stroke(g, frame, '#fff4e6', w * 0.09)
  stroke(g, frame, '#c48a7a', 1.6)
}

function drawRail(g: G, x: number, floor: number, u: number): void {
  stroke(
    g,
    curve(
      new Path2D(),
      [
        at(x - 17 * u, floor),
        at(x - 17 * u, floor - 46 * u),
        at(x + 17 * u, floor - 46 * u),
        at(x + 17 * u, floor),
      ],
      true,
      0.02,
    ),
    '#a8743c',
    1.3 * u,
  )
  for (const [i, colour] of ['#127a7a', '#f7b27a', '#6a2b62', '#f6c3bf', '#c8324d'].entries()) {
    const cx = x - 12 * u + i * 6 * u
    const dress = blob([
      at(cx - 1.6 * u, floor - 43 * u),
      at(cx + 1.6 * u, floor - 43 * u),
      at(cx + 3 * u, floor - 32 * u),
      at(cx + 4 * u, floor - (9 + (i % 3) * 4) * u),
      at(cx - 4 * u, floor - (9 + (i % 3) * 4) * u),
      at(cx - 3 * u, floor - 32 * u),
    ])
    g.fillStyle = colour
    g.fill(dress)
    stroke(g, dress, dark(colour, 0.4), 0.35 * u)
    taper(
      g,
      at(cx, floor - 34 * u),
      at(cx + u, floor - 24 * u),
      at(cx + 0.6 * u, floor - 14 * u),
      0.9 * u,
      alpha(light(colour, 0.6), 0.5),
    )
  }
}

function drawDummy(g: G, x: number, floor: number, u: number): void {
  const body = blob([
    at(x - 3 * u, floor - 58 * u),
    at(x + 3 * u, floor - 58 * u),
    at(x + 8 * u, floor - 52 * u),
    at(x + 7 * u, floor - 42 * u),
    at(x + 5 * u, floor - 34 * u),
    at(x + 8 * u, floor - 24 * u),
    at(x - 8 * u, floor - 24 * u),
    at(x - 5 * u, floor - 34 * u),
    at(x - 7 * u, floor - 42 * u),
    at(x - 8 * u, floor - 52 * u),
  ])
  g.fillStyle = '#eac9b4'
  g.fill(body)
  stroke(g, body, '#b0796b', 0.5 * u)
  stroke(
    g,
    curve(new Path2D(), [at(x, floor - 58 * u), at(x + 0.6 * u, floor - 40 * u), at(x, floor - 24 * u)]),
    '#b0796b90',
    0.4 * u,
  )
  g.fillStyle = '#8a5a34'
  g.fillRect(x - 0.8 * u, floor - 24 * u, 1.6 * u, 20 * u)
  g.fill(ellipse(x, floor - 3 * u, 8 * u, 1.8 * u))
  taper(
    g,
    at(x - 8 * u, floor - 46 * u),
    at(x, floor - 40 * u),
    at(x + 7 * u, floor - 48 * u),
    1.6 * u,
    '#f6c933',
  )
}

function drawRug(g: G, x: number, y: number, rx: number, ry: number): void {
  for (const [k, colour] of [
    [1, '#7c2142'],
    [0.9, '#f3d3b0'],
    [0.82, '#8d3355'],
    [0.5, '#a84868'],
  ] as const) {
    g.fillStyle = colour
    g.fill(ellipse(x, y, rx * k, ry * k))
  }
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    g.fillStyle = '#f7c98a'
    g.fill(star(x + Math.cos(turn) * rx * 0.66, y + Math.sin(turn) * ry * 0.66, rx * 0.035, 4, 0.4))
  }
}

function drawBulbs(g: G, w: number, u: number): void {
  const line = Array.from({ length: 13 }, (_, i) => at((i / 12) * w, 4 * u + (i % 2 ? 5 : 0) * u))
  stroke(g, curve(new Path2D(), line), '#7a4a4a', 1.4)
  for (const [i, { x, y }] of line.entries())
    disc(g, x, y + 1.6 * u, 1.3 * u, i % 2 ? '#ffe9b0' : '#ffd1a0', 3)
}

/** Outdoor places. */
import { alpha, at, chance, curve, ellipse, light, mix, poly, stroke, taper, twinkle } from '../pen.ts'
import type { G } from '../pen.ts'
import { crater, drift, peak, planet } from './places-depth.ts'
import { disc, ground, sky } from './place-shapes.ts'
import type { Scene } from './place-shapes.ts'

type Hill = { w: number; y: number; rise: number; shift: number; h: number }

const hill = (g: G, { w, y, rise, shift, h }: Hill, colour: string) => {
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
export const OUTDOORS = {
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
    ground(g, { w, h, floor }, '#54406e', '#2c2044')
    for (let i = 0; i < 46; i++) {
      const x = next() * w
      const y = next() * h
      taper(g, { from: at(x, y), bend: at(x - 2, y + 10), to: at(x - 5, y + 24) }, 1.8, '#d9e6ff44')
    }
    for (let i = 0; i < 6; i++) {
      g.fillStyle = '#f9b58a30'
      g.fill(ellipse(next() * w, floor + (h - floor) * (0.2 + next() * 0.7), 40 + next() * 60, 5))
    }
    for (const x of [w * 0.09, w * 0.91]) {
      disc(g, { x, y: floor - h * 0.46, r: 11 }, '#ffe6a6', 7)
      g.fillStyle = '#231a38'
      g.fillRect(x - 3, floor - h * 0.46 + 10, 6, h * 0.46)
    }
  },
  garden(g, w, h, floor) {
    sky(g, w, h, '#a7dced', '#dff3e4', '#fbeecb')
    disc(g, { x: w * 0.82, y: h * 0.14, r: 28 }, '#fff3bd', 4)
    hill(g, { w, y: floor - h * 0.16, rise: h * 0.05, shift: 0.4, h }, '#a8cf9a')
    hill(g, { w, y: floor - h * 0.07, rise: h * 0.04, shift: 2.2, h }, '#7fb782')
    ground(g, { w, h, floor }, '#8fc47e', '#4f8a5c')
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
  beach(g, w, h, floor) {
    sky(g, w, h, '#8fd3ea', '#cdeff0', '#ffe9c4')
    disc(g, { x: w * 0.2, y: h * 0.16, r: 32 }, '#fff2b4', 4)
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
      taper(g, { from: at(x, y), bend: at(x + 18, y - 3), to: at(x + 36, y) }, 2.4, '#ffffff80')
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
    disc(g, { x: house, y: sea - h * 0.26, r: 7 }, '#fff0b0', 4)
    hill(g, { w: w * 0.5, y: sea + 4, rise: h * 0.03, shift: 1, h: sea + 10 }, '#6fa58c')
    ground(g, { w, h, floor }, '#f7dfae', '#e0b57c')
    const foam = curve(
      new Path2D(),
      Array.from({ length: 9 }, (_, i) => at((i / 8) * w, floor + (i % 2 ? 5 : -3))),
    )
    stroke(g, foam, '#ffffffc0', 6)
    for (const x of [w * 0.1, w * 0.93])
      for (let i = 0; i < 5; i++)
        taper(
          g,
          {
            from: at(x, floor + 30),
            bend: at(x + (i - 2) * 22, floor - 26),
            to: at(x + (i - 2) * 36, floor - 30 + Math.abs(i - 2) * 16),
          },
          9,
          i % 2 ? '#5f9d72' : '#7bb586',
        )
  },
  snow(g, w, h, floor) {
    sky(g, w, h, '#6d86c8', '#b5c9ee', '#f4e7f0')
    disc(g, { x: w * 0.16, y: h * 0.14, r: 20 }, '#fff4d8', 5)
    const next = chance(21)
    const u = Math.min(w, h) / 100
    for (const [x, wide, high] of [
      [0.1, 46, 40],
      [0.92, 52, 46],
      [0.5, 40, 30],
      [0.3, 30, 22],
      [0.7, 34, 26],
    ] as const)
      peak(g, { x: w * x, base: floor, wide: wide * u, high: high * u }, '#e6edfb', '#9fb3df')
    const mist = g.createLinearGradient(0, floor - 30 * u, 0, floor)
    mist.addColorStop(0, '#dfe8fa00')
    mist.addColorStop(1, '#e8effcd8')
    g.fillStyle = mist
    g.fillRect(0, floor - 30 * u, w, 30 * u)
    for (let i = 0; i < 12; i++) {
      const x = (i / 11) * w + (next() - 0.5) * 30
      const s = (16 + next() * 16) * u
      const y = floor - next() * h * 0.05
      for (let k = 0; k < 3; k++) {
        const [low, top] = [y - s * k * 0.3, y - s * (0.56 + k * 0.3)]
        const wide = s * (0.34 - k * 0.08)
        g.fillStyle = mix('#4f868a', '#8fb4b8', k * 0.25)
        g.fill(poly([at(x - wide, low), at(x, top), at(x, low + s * 0.04)]))
        g.fillStyle = mix('#2f5866', '#5f8c98', k * 0.25)
        g.fill(poly([at(x + wide, low), at(x, top), at(x, low + s * 0.04)]))
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
    hill(g, { w, y: floor - 4, rise: h * 0.02, shift: 2.6, h }, '#f2f6fd')
    ground(g, { w, h, floor }, '#f4f8ff', '#b4c5e8')
    for (const [x, t, rx] of [
      [0.14, 0, 26],
      [0.86, 0.06, 30],
      [0.5, 0.14, 40],
      [0.06, 0.5, 34],
      [0.96, 0.62, 38],
    ] as const)
      drift(g, { x: w * x, y: floor + (h - floor) * t + 3 * u, rx: rx * u, ry: 7 * u }, '#fbfdff', '#b9caec')
    // Footprints.
    for (let i = 0; i < 9; i++) {
      const t = i / 8
      const [x, y] = [
        w * (0.72 - 0.14 * t * t) + (i % 2 ? 1 : -1) * (1 + 2 * t) * u,
        floor + (h - floor) * (0.16 + 0.7 * t),
      ]
      g.fillStyle = '#8fa6d6aa'
      g.fill(ellipse(x, y, (0.7 + 1.2 * t) * u, (0.5 + 0.7 * t) * u))
      g.fillStyle = '#ffffffd0'
      g.fill(ellipse(x + 0.3 * u, y + (0.6 + 0.6 * t) * u, (0.7 + 1.1 * t) * u, 0.3 * u))
    }
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
    // A veil of far stars.
    for (const [x, y, r, colour] of [
      [0.3, 0.2, 0.5, '#b06ac0'],
      [0.66, 0.5, 0.42, '#5a7ad0'],
    ] as const) {
      const veil = g.createRadialGradient(w * x, h * y, 1, w * x, h * y, Math.max(w, h) * r)
      veil.addColorStop(0, alpha(colour, 0.34))
      veil.addColorStop(1, alpha(colour, 0))
      g.fillStyle = veil
      g.fillRect(0, 0, w, floor)
    }
    planet(g, { x: w * 0.82, y: h * 0.2, r: 11 * u }, '#f0a06c', [
      [-0.3, 0.28, 0.2],
      [0.32, -0.26, 0.15],
      [0.3, 0.4, 0.17],
      [-0.34, -0.3, 0.1],
    ])
    planet(g, { x: w * 0.62, y: h * 0.1, r: 2.6 * u }, '#cfa6e6')
    g.save()
    g.translate(w * 0.15, h * 0.34)
    g.rotate(-0.3)
    stroke(g, ellipse(0, 0, 15 * u, 4 * u), '#a8854f', 2.2 * u)
    planet(g, { x: 0, y: 0, r: 7.4 * u }, '#5fb9b8')
    // The half of the ring that lies before the globe.
    g.beginPath()
    g.rect(-20 * u, 0, 40 * u, 10 * u)
    g.clip()
    stroke(g, ellipse(0, 0, 15 * u, 4 * u), '#f6dca4', 2 * u)
    stroke(g, ellipse(0, 0, 13.8 * u, 3.3 * u), '#c79f63', 0.5 * u)
    g.restore()
    for (let i = 0; i < 9; i++)
      peak(
        g,
        { x: (i / 8) * w, base: floor + h * 0.02, wide: (9 + next() * 9) * u, high: (5 + next() * 9) * u },
        '#9a7ab4',
        '#5f4684',
      )
    hill(g, { w, y: floor, rise: h * 0.025, shift: 1.4, h }, '#cdb4dc')
    ground(g, { w, h, floor: floor + h * 0.02 }, '#d8c3e2', '#7f639c')
    for (let i = 0; i < 11; i++) {
      const t = (i + 0.5) / 11
      // Near ones are larger.
      const r = (2 + 6 * t) * u * (0.6 + next() * 0.7)
      crater(g, { x: next() * w, y: floor + h * 0.035 + (h - floor) * t, rx: r, ry: r * 0.3 }, '#b79cca')
    }
  },
} satisfies Record<string, Scene>

function flower(g: G, x: number, y: number, r: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    g.fillStyle = i % 2 ? colour : light(colour, 0.25)
    g.fill(ellipse(x + Math.cos(i * 1.257 + x) * r * 0.7, y + Math.sin(i * 1.257 + x) * r * 0.7, r * 0.62))
  }
  g.fillStyle = '#f8cf6a'
  g.fill(ellipse(x, y, r * 0.42))
}

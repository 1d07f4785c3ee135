/** Hats, bands and crowns, drawn around the middle of the head. */
import { cloth } from './cloth.ts'
import type { Box, Dye } from './cloth.ts'
import type { HatCut } from './cuts.ts'
import { drawBow } from './hair.ts'
import {
  alpha,
  at,
  blob,
  curve,
  dark,
  ellipse,
  light,
  lineOf,
  star,
  stroke,
  taper,
  twinkle,
  fill,
} from './pen.ts'
import type { G } from './pen.ts'

const BOX: Box = { x: -130, y: -190, w: 260, h: 230 }
const GOLD = '#e9b84e'

/** What of a hat is behind the head. */
export function drawHatBack(g: G, { hat }: HatCut, dye: Dye): void {
  if (hat === 'sunhat')
    cloth(g, { shape: ellipse(0, -46, 132, 44), box: BOX, dye: { ...dye, a: dark(dye.a, 0.3) } })
  else if (hat === 'witch' || hat === 'cowboy')
    cloth(g, { shape: ellipse(0, -52, 118, 30), box: BOX, dye: { ...dye, a: dark(dye.a, 0.3) } })
  else if (hat === 'bucket')
    cloth(g, { shape: ellipse(0, -40, 84, 26), box: BOX, dye: { ...dye, a: dark(dye.a, 0.3) } })
  else if (hat === 'halo') {
    stroke(g, ellipse(0, -30, 108, 106), alpha(dye.a, 0.35), 16)
    for (let i = 0; i < 17; i++) {
      const turn = Math.PI * (1 + i / 16)
      taper(
        g,
        at(Math.cos(turn) * 92, -30 + Math.sin(turn) * 92),
        at(Math.cos(turn) * 110, -30 + Math.sin(turn) * 110),
        at(Math.cos(turn) * (i % 2 ? 130 : 148), -30 + Math.sin(turn) * (i % 2 ? 130 : 148)),
        7,
        i % 2 ? dye.b : dye.a,
      )
    }
    stroke(g, ellipse(0, -30, 98, 96), lineOf(dye.a), 7)
    stroke(g, ellipse(0, -30, 98, 96), light(dye.a, 0.2), 3.4)
  } else if (hat === 'veil') {
    g.globalAlpha = 0.5
    cloth(g, {
      shape: blob([
        at(0, -96),
        at(-60, -70),
        at(-92, 30),
        at(-104, 150),
        at(0, 170),
        at(104, 150),
        at(92, 30),
        at(60, -70),
      ]),
      box: { ...BOX, h: 400 },
      dye: { ...dye, fabric: 'tulle' },
    })
    g.globalAlpha = 1
  }
}

type Draw = (g: G, dye: Dye, lift: number) => void
/** `volume` of the hair lifts what sits on it. */
export function drawHat(g: G, { hat }: HatCut, dye: Dye, volume: number): void {
  HATS[hat](g, dye, Math.min(14, volume * 0.45))
}

const band = (g: G, y: number, w: number, h: number, sag: number, dye: Dye) =>
  cloth(g, {
    shape: blob([
      at(-w, y),
      at(-w * 0.5, y + sag * 0.8),
      at(0, y + sag),
      at(w * 0.5, y + sag * 0.8),
      at(w, y),
      at(w - 2, y + h),
      at(w * 0.5, y + h + sag * 0.8),
      at(0, y + h + sag),
      at(-w * 0.5, y + h + sag * 0.8),
      at(-w + 2, y + h),
    ]),
    box: BOX,
    dye: { ...dye, pattern: 'plain' },
    isTrim: true,
  })
const bloom = (g: G, x: number, y: number, r: number, colour: string, petals = 6) => {
  for (let i = 0; i < petals; i++) {
    const turn = (i / petals) * Math.PI * 2 + x
    const petal = ellipse(
      x + Math.cos(turn) * r * 0.62,
      y + Math.sin(turn) * r * 0.62,
      r * 0.52,
      r * 0.4,
      turn,
    )
    g.fillStyle = i % 2 ? colour : light(colour, 0.22)
    g.fill(petal)
    stroke(g, petal, alpha(lineOf(colour), 0.8), 1.5)
  }
  g.fillStyle = '#f9d77a'
  g.fill(ellipse(x, y, r * 0.3))
  stroke(g, ellipse(x, y, r * 0.3), '#a8701c', 1.4)
}

const HATS: Record<HatCut['hat'], Draw> = {
  beret(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    g.rotate(-0.13)
    cloth(g, {
      shape: blob([
        at(-62, -52),
        at(-94, -74),
        at(-82, -112),
        at(-20, -128),
        at(52, -118),
        at(78, -86),
        at(58, -58),
        at(0, -50),
      ]),
      box: BOX,
      dye,
      folds: [
        [at(-70, -76), at(-30, -100), at(10, -122), 8],
        [at(60, -80), at(30, -104), at(0, -122), 6],
      ],
    })
    band(g, -62, 60, 13, 10, dye)
    taper(g, at(-4, -126), at(-8, -138), at(-2, -148), 7, dye.a)
    g.restore()
  },
  sunhat(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    cloth(g, {
      shape: blob([
        at(-58, -54),
        at(-56, -100),
        at(-28, -124),
        at(0, -128),
        at(28, -124),
        at(56, -100),
        at(58, -54),
        at(0, -42),
      ]),
      box: BOX,
      dye,
      folds: [[at(-30, -118), at(-46, -90), at(-48, -60), 6]],
    })
    band(g, -72, 59, 17, 10, dye)
    const brim = curve(new Path2D(), [
      at(-134, -44),
      at(-80, -70),
      at(-56, -58),
      at(0, -46),
      at(56, -58),
      at(80, -70),
      at(134, -44),
    ])
    curve(brim, [at(90, -18), at(30, -16), at(0, -14), at(-30, -16), at(-90, -18)], false)
    brim.closePath()
    cloth(g, {
      shape: brim,
      box: BOX,
      dye,
      folds: [
        [at(-90, -58), at(-70, -40), at(-76, -22), 6],
        [at(60, -56), at(80, -40), at(70, -20), 7],
      ],
    })
    drawBow(g, 52, -58, 20, dye.b)
    g.restore()
  },
  beanie(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.7)
    cloth(g, {
      shape: blob([
        at(-62, -40),
        at(-64, -86),
        at(-34, -122),
        at(0, -130),
        at(34, -122),
        at(64, -86),
        at(62, -40),
        at(0, -34),
      ]),
      box: BOX,
      dye: { ...dye, fabric: 'knit' },
    })
    cloth(g, {
      shape: blob([at(-66, -58), at(0, -50), at(66, -58), at(66, -26), at(0, -18), at(-66, -26)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain', fabric: 'knit' },
      isTrim: true,
    })
    for (let i = -5; i <= 5; i++)
      taper(g, at(i * 12, -52), at(i * 12, -38), at(i * 12, -22), 2.6, alpha(dark(dye.b, 0.6), 0.35))
    for (let i = 0; i < 9; i++) {
      const puff = ellipse(Math.cos(i * 0.7) * 11, -138 + Math.sin(i * 0.7) * 10, 10)
      g.fillStyle = light(dye.b, 0.12 + (i % 3) * 0.14)
      g.fill(puff)
      stroke(g, puff, alpha(lineOf(dye.b), 0.5), 1.5)
    }
    g.restore()
  },
  cap(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.6)
    cloth(g, {
      shape: blob([
        at(-62, -44),
        at(-60, -88),
        at(-30, -116),
        at(0, -120),
        at(30, -116),
        at(60, -88),
        at(62, -44),
        at(0, -52),
      ]),
      box: BOX,
      dye,
      seams: [
        curve(new Path2D(), [at(-26, -48), at(-28, -84), at(-4, -120)]),
        curve(new Path2D(), [at(26, -48), at(28, -84), at(4, -120)]),
      ],
    })
    cloth(g, {
      shape: blob([
        at(-54, -56),
        at(0, -68),
        at(54, -56),
        at(72, -34),
        at(40, -30),
        at(0, -40),
        at(-40, -30),
        at(-72, -34),
      ]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    const badge = star(0, -86, 13)
    g.fillStyle = light(dye.b, 0.15)
    g.fill(badge)
    stroke(g, badge, lineOf(dye.b), 1.8)
    g.restore()
  },
  bucket(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.7)
    cloth(g, {
      shape: blob([
        at(-56, -56),
        at(-50, -108),
        at(-28, -118),
        at(28, -118),
        at(50, -108),
        at(56, -56),
        at(0, -46),
      ]),
      box: BOX,
      dye,
    })
    cloth(g, {
      shape: blob([
        at(-58, -62),
        at(0, -52),
        at(58, -62),
        at(88, -28),
        at(40, -14),
        at(0, -12),
        at(-40, -14),
        at(-88, -28),
      ]),
      box: BOX,
      dye,
      seams: [curve(new Path2D(), [at(-72, -40), at(0, -28), at(72, -40)])],
    })
    g.restore()
  },
  top(g, dye, lift) {
    g.save()
    g.translate(30, -62 - lift)
    g.rotate(0.22)
    cloth(g, {
      shape: blob([
        at(-24, -4),
        at(-27, -52),
        at(-30, -62),
        at(0, -66),
        at(30, -62),
        at(27, -52),
        at(24, -4),
        at(0, 2),
      ]),
      box: BOX,
      dye,
    })
    cloth(g, {
      shape: blob([at(-25, -18), at(0, -12), at(25, -18), at(24, -2), at(0, 4), at(-24, -2)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    cloth(g, { shape: ellipse(0, 0, 44, 11), box: BOX, dye: { ...dye, pattern: 'plain' } })
    taper(g, at(22, -14), at(46, -44), at(38, -76), 9, light(dye.b, 0.2))
    g.restore()
  },
  witch(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    cloth(g, {
      shape: blob([
        at(-58, -54),
        at(-44, -104),
        at(-20, -160),
        at(30, -192),
        at(56, -178),
        at(34, -166),
        at(30, -130),
        at(48, -98),
        at(58, -54),
        at(0, -42),
      ]),
      box: BOX,
      dye,
      folds: [
        [at(-30, -120), at(0, -112), at(28, -124), 7],
        [at(-14, -156), at(8, -150), at(30, -158), 5],
      ],
    })
    band(g, -74, 58, 18, 10, dye)
    cloth(g, {
      shape: blob([
        at(-118, -52),
        at(-58, -62),
        at(0, -48),
        at(58, -62),
        at(118, -52),
        at(60, -30),
        at(0, -24),
        at(-60, -30),
      ]),
      box: BOX,
      dye,
    })
    const moon = new Path2D()
    moon.arc(0, -60, 13, 0.5, 5.6)
    moon.quadraticCurveTo(-4, -61, 11, -53)
    g.fillStyle = GOLD
    fill(g, moon)
    stroke(g, moon, '#7a4c12', 1.6)
    for (const [x, y, r] of [
      [-22, -108, 8],
      [14, -96, 6],
      [8, -136, 7],
    ] as const) {
      g.fillStyle = dye.b
      g.fill(twinkle(x, y, r))
    }
    g.restore()
  },
  tiara(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.9)
    const crown = curve(
      new Path2D(),
      [
        at(-56, -64),
        at(-44, -92),
        at(-34, -74),
        at(-20, -106),
        at(-9, -82),
        at(0, -124),
        at(9, -82),
        at(20, -106),
        at(34, -74),
        at(44, -92),
        at(56, -64),
      ],
      true,
      0.2,
    )
    curve(crown, [at(28, -74), at(0, -80), at(-28, -74)], false)
    crown.closePath()
    cloth(g, { shape: crown, box: BOX, dye: { ...dye, fabric: 'satin', pattern: 'plain' } })
    for (const [x, y, r] of [
      [0, -98, 7],
      [-20, -90, 5],
      [20, -90, 5],
      [-42, -78, 4],
      [42, -78, 4],
    ] as const) {
      const jewel = ellipse(x, y, r, r * 1.25)
      g.fillStyle = dye.b
      g.fill(jewel)
      stroke(g, jewel, lineOf(dye.b), 1.6)
      g.fillStyle = '#ffffffc0'
      g.fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.3))
    }
    g.fillStyle = '#fff'
    g.fill(twinkle(0, -126, 10))
    g.restore()
  },
  flowers(g, dye, lift) {
    for (let i = 0; i <= 6; i++) {
      const k = i / 3 - 1
      const y = -58 - (1 - k * k) * 32 - lift * 0.8
      for (const s of [-1, 1]) {
        const leaf = blob([
          at(k * 60, y),
          at(k * 60 + s * 13, y + 9),
          at(k * 60 + s * 22, y + 4),
          at(k * 60 + s * 12, y - 5),
        ])
        g.fillStyle = '#5c9a62'
        g.fill(leaf)
        stroke(g, leaf, '#24573f', 1.5)
      }
    }
    for (const i of [0, 6, 1, 5, 2, 4, 3]) {
      const k = i / 3 - 1
      bloom(g, k * 58, -58 - (1 - k * k) * 32 - lift * 0.8, 13 + (1 - Math.abs(k)) * 6, i % 2 ? dye.b : dye.a)
    }
  },
  cat(g, dye, lift) {
    const arc = curve(new Path2D(), [
      at(-60, -20),
      at(-50, -70 - lift),
      at(0, -100 - lift),
      at(50, -70 - lift),
      at(60, -20),
    ])
    stroke(g, arc, lineOf(dye.a), 11)
    stroke(g, arc, dye.a, 7)
    for (const s of [-1, 1]) {
      cloth(g, {
        shape: blob([
          at(s * 20, -92 - lift),
          at(s * 40, -136 - lift),
          at(s * 56, -140 - lift),
          at(s * 58, -82 - lift),
          at(s * 40, -78 - lift),
        ]),
        box: BOX,
        dye,
      })
      cloth(g, {
        shape: blob([at(s * 32, -96 - lift), at(s * 46, -124 - lift), at(s * 52, -92 - lift)]),
        box: BOX,
        dye: { ...dye, pattern: 'plain' },
        isTrim: true,
      })
    }
  },
  phones(g, dye, lift) {
    const arc = curve(new Path2D(), [
      at(-66, 0),
      at(-62, -62 - lift),
      at(0, -104 - lift),
      at(62, -62 - lift),
      at(66, 0),
    ])
    stroke(g, arc, lineOf(dye.a), 15)
    stroke(g, arc, dye.a, 10)
    stroke(
      g,
      curve(new Path2D(), [at(-60, -50 - lift), at(-30, -88 - lift), at(0, -100 - lift)]),
      alpha('#ffffff', 0.5),
      3,
    )
    for (const s of [-1, 1]) {
      cloth(g, { shape: ellipse(s * 64, 14, 14, 26), box: BOX, dye: { ...dye, fabric: 'leather' } })
      cloth(g, { shape: ellipse(s * 69, 14, 8, 18), box: BOX, dye, isTrim: true })
    }
  },
  bow: (g, dye, lift) => drawBow(g, 20, -96 - lift, 46, dye.a),
  veil(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    for (const [x, y, r] of [
      [-34, -78, 13],
      [-14, -90, 15],
      [10, -92, 16],
      [32, -80, 13],
    ] as const)
      bloom(g, x, y, r, dye.b, 7)
    g.restore()
  },
  cowboy(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    cloth(g, {
      shape: blob([
        at(-52, -56),
        at(-50, -108),
        at(-24, -124),
        at(0, -112),
        at(24, -124),
        at(50, -108),
        at(52, -56),
        at(0, -46),
      ]),
      box: BOX,
      dye,
      folds: [[at(0, -112), at(-4, -92), at(0, -76), 8]],
    })
    band(g, -72, 53, 14, 9, dye)
    cloth(g, {
      shape: blob([
        at(-116, -78),
        at(-86, -60),
        at(-50, -56),
        at(0, -44),
        at(50, -56),
        at(86, -60),
        at(116, -78),
        at(92, -38),
        at(40, -24),
        at(0, -20),
        at(-40, -24),
        at(-92, -38),
      ]),
      box: BOX,
      dye,
    })
    g.restore()
  },
  halo(g, dye) {
    const { a } = dye
    g.fillStyle = light(a, 0.3)
    g.fill(twinkle(0, -88, 15))
  },
  antlers(g, dye, lift) {
    for (const s of [-1, 1]) {
      const branch = (points: [number, number][], w: number) => {
        const path = curve(
          new Path2D(),
          points.map(([x, y]) => at(s * x, y - lift)),
        )
        stroke(g, path, lineOf(dye.a), w + 4)
        stroke(g, path, dye.a, w)
      }
      branch(
        [
          [24, -86],
          [38, -118],
          [62, -136],
          [70, -168],
        ],
        8,
      )
      branch(
        [
          [44, -124],
          [40, -146],
          [46, -162],
        ],
        6,
      )
      branch(
        [
          [58, -132],
          [78, -138],
          [90, -156],
        ],
        6,
      )
    }
    for (const [x, r] of [
      [-30, 12],
      [0, 15],
      [30, 12],
    ] as const)
      bloom(g, x, -84 - lift + Math.abs(x) * 0.3, r, dye.b)
  },
}

/** Hats, bands and crowns, drawn around the middle of the head. */
import { BRIMMED } from './hats-brimmed.ts'
import { CAPS } from './hats-caps.ts'
import { CROWNS } from './hats-crowns.ts'
import { cloth } from './cloth.ts'
import type { Dye } from './cloth.ts'
import type { HatCut } from '../../data/cuts.ts'
import { BOX } from './hat-shapes.ts'
import type { Draw } from './hat-shapes.ts'
import { alpha, at, blob, dark, ellipse, light, lineOf, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'

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
        {
          from: at(Math.cos(turn) * 92, -30 + Math.sin(turn) * 92),
          bend: at(Math.cos(turn) * 110, -30 + Math.sin(turn) * 110),
          to: at(Math.cos(turn) * (i % 2 ? 130 : 148), -30 + Math.sin(turn) * (i % 2 ? 130 : 148)),
        },
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

/** `volume` of the hair lifts what sits on it. */
export function drawHat(g: G, { hat }: HatCut, dye: Dye, volume: number): void {
  HATS[hat](g, dye, Math.min(14, volume * 0.45))
}

const HATS: Record<HatCut['hat'], Draw> = { ...BRIMMED, ...CAPS, ...CROWNS }

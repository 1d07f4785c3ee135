/** The hall of each place: colours of wall, gate, curtain, carpet and light, and its wall decorations. */
import { DECOR } from './halls-decor.ts'
import type { Decor } from './halls-decor.ts'
import { at } from '../pen.ts'
import type { Point } from '../pen.ts'
import type { PlaceName } from '../../data/themes.ts'

/** `bend`: 2 is a round arch, more is nearer to a box, less is pointed; `rise`: its height as a share of the width. */
export type Gate = { bend: number; rise: number; isRound?: boolean }
export type Hall = {
  wall: readonly [top: string, middle: string, low: string]
  gate: Gate
  curtain: readonly [dark: string, light: string]
  trim: readonly [dark: string, light: string]
  carpet: readonly [far: string, near: string]
  beams: readonly [one: string, other: string]
  /** What the guests' clothes are mixed with. */
  crowd: string
  decor: Decor
}
const ARCH: Gate = { bend: 2, rise: 0.5 }
const BOX: Gate = { bend: 7, rise: 0.3 }
const POINTED: Gate = { bend: 1.45, rise: 0.78 }
const PORTAL: Gate = { bend: 2, rise: 0.5, isRound: true }
const LOW_ARCH: Gate = { bend: 2.6, rise: 0.34 }

export const HALLS: Record<PlaceName, Hall> = {
  atelier: {
    wall: ['#3a1230', '#6b2a4a', '#2a0f28'],
    gate: ARCH,
    curtain: ['#7a3a1e', '#e39a5c'],
    trim: ['#f2c46a', '#fff0c8'],
    carpet: ['#e9c6b2', '#fff3e4'],
    beams: ['#ffcf9a', '#ffb3a0'],
    crowd: '#3a1630',
    decor: DECOR.swags,
  },
  city: {
    wall: ['#0f1738', '#243a6b', '#0d1230'],
    gate: BOX,
    curtain: ['#172a5c', '#5f8fd6'],
    trim: ['#7fd0e8', '#e4fbff'],
    carpet: ['#a7b4d4', '#dde4f4'],
    beams: ['#9ad4ff', '#ffd08a'],
    crowd: '#16204a',
    decor: DECOR.skyline,
  },
  garden: {
    wall: ['#0e2a22', '#27543a', '#0c211c'],
    gate: POINTED,
    curtain: ['#2d5a2f', '#9cc66a'],
    trim: ['#e8a0b4', '#ffe7ee'],
    carpet: ['#c7d8a8', '#f4f8df'],
    beams: ['#fff0a8', '#b8e8a0'],
    crowd: '#14332a',
    decor: DECOR.vines,
  },
  library: {
    wall: ['#26140e', '#54301c', '#1e0f0c'],
    gate: LOW_ARCH,
    curtain: ['#123f3a', '#4f9a86'],
    trim: ['#d9a05a', '#ffe2b0'],
    carpet: ['#c98d7a', '#f1cdb6'],
    beams: ['#ffcf8a', '#ffe6b8'],
    crowd: '#2e1a14',
    decor: DECOR.shelves,
  },
  beach: {
    wall: ['#0d2f4a', '#1f6f7f', '#0d2c40'],
    gate: PORTAL,
    curtain: ['#0e5c6a', '#6fd0c4'],
    trim: ['#f7b27a', '#fff0d2'],
    carpet: ['#ecd2a2', '#fff6df'],
    beams: ['#ffe2a0', '#9af0e0'],
    crowd: '#103a4e',
    decor: DECOR.pennants,
  },
  snow: {
    wall: ['#16264e', '#4668a0', '#14213f'],
    gate: POINTED,
    curtain: ['#39508c', '#c6dcf6'],
    trim: ['#b8d8f4', '#ffffff'],
    carpet: ['#a9c2e0', '#dfeaf7'],
    beams: ['#dff2ff', '#c9c4ff'],
    crowd: '#1d2d58',
    decor: DECOR.icicles,
  },
  space: {
    wall: ['#140a36', '#3a1c6e', '#0f0828'],
    gate: PORTAL,
    curtain: ['#2b1466', '#a05ae0'],
    trim: ['#e88ad8', '#ffe4fb'],
    carpet: ['#a99ad6', '#e9e2ff'],
    beams: ['#c89aff', '#7fe0e8'],
    crowd: '#1c1046',
    decor: DECOR.stars,
  },
  stage: {
    wall: ['#2b0714', '#6b1426', '#220610'],
    gate: BOX,
    curtain: ['#6a0f22', '#d6404e'],
    trim: ['#f2c46a', '#fff4d0'],
    carpet: ['#e0b48a', '#ffeccb'],
    beams: ['#ffe0a0', '#ffb0b8'],
    crowd: '#33101c',
    decor: DECOR.drapes,
  },
}

export type GateRect = { x: number; y: number; w: number; h: number }
/** The gate's edge from the floor on the left over the top to the floor on the right. */
export function gateEdge({ bend, rise, isRound }: Gate, { x, y, w, h }: GateRect): Point[] {
  const low = y + h
  const middle = x + w / 2
  const count = 24
  if (isRound) {
    // A ring that stands a little in the floor.
    const [rx, ry] = [w * 0.55, h * 0.56]
    const from = Math.PI - Math.asin(Math.min(1, (low - y - ry) / ry))
    const to = 3 * Math.PI - from
    return Array.from({ length: count + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / count
      return at(middle + Math.cos(a) * rx, y + ry + Math.sin(a) * ry)
    })
  }
  const tall = w * rise
  const round = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / bend)
  const top = Array.from({ length: count + 1 }, (_, i) => {
    const a = Math.PI * (1 + i / count)
    return at(middle + round(Math.cos(a)) * (w / 2), y + tall + round(Math.sin(a)) * tall)
  })
  return [at(x, low), ...top, at(x + w, low)]
}

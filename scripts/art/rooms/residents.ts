/** The residents of the house: one body and one gaze, ears and coats of their own. Feet at 0,0; about a hundred units tall. */
import { box, dot, draw, flat, oval, path, shine, spot, star, tube } from './room-kit.ts'

type Ears = 'round' | 'cat' | 'fox' | 'long' | 'droop' | 'tufts' | 'big' | 'horns' | 'antennae' | 'none'
type Mouth = 'muzzle' | 'beak' | 'smile' | 'snout'

export interface Look {
  coat: string
  ears: Ears
  /** Inside of the ears, and cheeks of the face where there are any. */
  inner?: string
  belly?: string
  mouth?: Mouth
  /** The muzzle's or the beak's colour. */
  nose?: string
  /** Where each hand is: left, then right. */
  hands: [x: number, y: number][]
  /** Which way it looks, in units of its eyes. */
  gaze?: [x: number, y: number]
  /** Behind everything else. */
  behind?: string
  /** Over the body, under the hands. */
  wear?: string
  /** On the head. */
  hat?: string
  /** Around the eyes. */
  mask?: string
}

const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1)
const mirror = (side: 1 | -1, content: string) =>
  side === 1 ? content : `<g transform="scale(-1 1)">${content}</g>`

function drawEars({ ears, coat, inner = '#ffb4c8' }: Look): string {
  const shapes: Record<Ears, string> = {
    round: dot(22, -96, 12, coat) + spot(22, -96, 6, inner),
    cat: path('M8-97L27-114 31-82z', coat) + flat('M15-97l9-8 3 15z', inner),
    fox: path('M5-97L32-122 33-80z', coat) + flat('M14-98l14-13 0 24z', inner),
    long:
      path('M6-96C4-124 12-140 20-138s8 26-2 44z', coat) + flat('M11-100c-1-18 3-29 7-29s3 17-2 30z', inner),
    droop: path('M20-94C42-96 46-60 34-58 26-60 28-76 22-82z', coat),
    tufts: path('M8-94L30-110 31-80z', coat),
    big: dot(30, -92, 19, coat) + spot(30, -92, 11, inner),
    horns: path('M12-94C16-108 28-106 27-118 38-110 34-92 26-84z', inner),
    antennae: draw('M10-96C12-112 18-116 22-118', '#2a1846', 3.5) + dot(24, -120, 6, inner),
    none: '',
  }
  return both((side) => mirror(side, shapes[ears]))
}

function drawMouth({ mouth = 'muzzle', nose = '#fff1dc' }: Look): string {
  if (mouth === 'beak')
    return path('M-10-66q10-7 20 0l-10 13z', nose, 2.5) + draw('M-9-64q9 5 18 0', '#2a1846', 2)
  if (mouth === 'smile') return draw('M-9-60q9 10 18 0', '#2a1846', 3)
  if (mouth === 'snout')
    return oval(0, -62, 14, 10, nose) + spot(-5, -62, 2.5, '#2a1846', 3.5) + spot(5, -62, 2.5, '#2a1846', 3.5)
  return (
    spot(0, -61, 16, nose, 11) +
    spot(0, -66, 5.5, '#2a1846', 4) +
    draw('M0-63v3c-2 6-9 6-11 1M0-60c2 6 9 6 11 1', '#2a1846', 2.5)
  )
}

function drawEyes([dx, dy]: [number, number]): string {
  return both(
    (side) =>
      spot(side * 13, -78, 8.5, '#fff', 10) +
      spot(side * 13 + dx * 3, -77 + dy * 3, 5.5, '#1c1038', 6.5) +
      spot(side * 13 + dx * 3 + 2, -80 + dy * 3, 2, '#fff'),
  )
}

export function drawHead(look: Look): string {
  const { coat, gaze = [0, 0], hat = '', mask = '' } = look
  return (
    drawEars(look) +
    oval(0, -74, 33, 27, coat) +
    shine('M-23-84c4-7 9-11 16-13', 3.5) +
    mask +
    drawMouth(look) +
    drawEyes(gaze) +
    spot(-23, -66, 5.5, '#ff5c7a', 3.5, 0.45) +
    spot(23, -66, 5.5, '#ff5c7a', 3.5, 0.45) +
    hat
  )
}

export function drawResident(look: Look): string {
  const { coat, belly, hands, behind = '', wear = '' } = look
  const arms = hands.map(([x, y], i) => {
    const side = i === 0 ? -1 : 1
    const elbow = `${(side * 24 + x) / 2 + side * 5} ${(-38 + y) / 2 + 7}`
    return tube(`M${side * 19}-40Q${elbow} ${x} ${y}`, coat, 9) + dot(x, y, 7, coat, 2.5)
  })
  return (
    spot(0, 1, 34, '#0a0420', 5, 0.4) +
    behind +
    oval(-13, -5, 13, 7, coat) +
    oval(13, -5, 13, 7, coat) +
    path('M-26-10C-32-38-20-54 0-54s32 16 26 44C20-2-20-2-26-10z', coat) +
    (belly ? spot(0, -24, 16, belly, 19) : '') +
    wear +
    drawHead(look) +
    arms.join('')
  )
}

/** Things to wear, in the same place on every body. */
export const scarf = (color: string) =>
  path('M-22-48c14 8 30 8 44 0l2 9c-14 9-34 9-48 0z', color, 2.5) +
  path('M12-42l10 20-10 2-8-18z', color, 2.5)
export const apron = (color: string) =>
  path('M-15-42h30l6 32c-12 5-30 5-42 0z', color, 2.5) + draw('M-10-24h20', '#2a1846', 2, 0.35)
export const shirt = (color: string) =>
  path('M-25-20C-28-42-18-53 0-53s28 11 25 33c-16 5-34 5-50 0z', color, 2.5)
export const bow = (x: number, y: number, color: string) =>
  path(`M${x} ${y}l-14-9v18zM${x} ${y}l14-9v18z`, color, 2.5) + dot(x, y, 4.5, color, 2.5)
export const glasses = () =>
  `<g fill="#fff" fill-opacity=".18" stroke="#3a2410" stroke-width="3"><circle cx="-13" cy="-77" r="12"/><circle cx="13" cy="-77" r="12"/></g>`
export const crown = () =>
  path('M-20-97l-4-20 12 9 12-14 12 14 12-9-4 20c-12 4-28 4-40 0z', '#ffc933', 2.5) +
  spot(0, -104, 3.5, '#ff5d8f')
export const chefHat = () =>
  path('M-19-94c-14-4-14-24 2-24 4-14 30-14 34 0 16 0 16 20 2 24l-2 8c-12 4-24 4-34 0z', '#fff5ec', 2.5)
export const cap = (color: string) =>
  path('M-28-88C-28-112 26-114 28-90z', color, 2.5) + path('M8-96c18-4 34 0 38 7-10 5-30 4-44 0z', color, 2.5)
export const topHat = (color: string) =>
  path('M-18-96l-3-32h42l-3 32z', color, 2.5) +
  oval(0, -95, 29, 6, color, 2.5) +
  flat('M-19-106h38l-1 7c-10 3-26 3-36 0z', '#ff5d8f')
export const helmet = (color: string) =>
  path('M-34-76c-4-42 72-42 68 0l-6 2c-6-16-50-16-56 0z', color, 2.5) +
  flat('M-5-106h10v22H-5z', '#fff', 0.85)
export const headband = (color: string) => path('M-31-90c18-8 44-8 62 0l1 8c-18-7-46-7-64 0z', color, 2.5)
export const badge = (color: string) => star(-10, -30, 8, color, 2)
export const goggles = (color: string) =>
  headband('#3a2f5c') + box(-24, -104, 20, 14, 6, color, 2.5) + box(4, -104, 20, 14, 6, color, 2.5)

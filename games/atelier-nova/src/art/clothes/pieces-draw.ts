/** One piece alone, framed for the wardrobe. */
import { drawGlasses } from './glasses.ts'
import { drawSleeve } from './sleeves.ts'
import { drawTrousers } from './trousers.ts'
import { drawBagBack, drawBagFront } from './bags.ts'
import { PIECES } from '../../data/catalogue.ts'
import { drawCoatBack, drawCoatFront } from './coats.ts'
import type { Cuts, Kind, LegCut, SkirtCut } from '../../data/cuts.ts'
import { dyeOf } from '../figure/doll.ts'
import { drawHairBack, drawHairFront } from '../figure/hair.ts'
import { drawHat, drawHatBack } from './hats.ts'
import { headShape } from '../figure/face.ts'
import { drawBangles, drawEarrings, drawNecklace } from './jewels.ts'
import type { Worn } from '../../rules/look.ts'
import { BODIES, FACES } from '../../rules/models.ts'
import { blob, at, stroke } from '../pen.ts'
import type { G } from '../pen.ts'
import { buildRig, HEAD_Y } from '../figure/rig.ts'
import type { Pose, Rig } from '../figure/rig.ts'
import { drawShoe } from './shoes.ts'
import { drawSkirt } from './skirts.ts'
import { drawTopBody } from './tops.ts'
import { drawWings, drawWingsFront } from './wings.ts'

const FLAT: Pose = {
  shift: 0,
  pelvis: 0,
  chest: 0,
  head: 0,
  arms: [
    [24, 20],
    [24, 20],
  ],
  legs: [
    [4, 4],
    [4, 4],
  ],
}
const HANGING: Pose = {
  ...FLAT,
  arms: [
    [24, 20],
    [60, 10],
  ],
}
/** A pair stands close together: a shoe fills as much of its cell as can be. */
const CLOSE: Pose = {
  ...FLAT,
  legs: [
    [-0.4, -0.4],
    [-0.4, -0.4],
  ],
}
const POSE_OF: Partial<Record<Kind, Pose>> = { bag: HANGING, jewel: HANGING, shoes: CLOSE }
const NOBODY = '#efe0d6'
/** Jewels lie on it: pearls and gold shine before it, and black is still seen. */
const VELVET = '#a884a3'

type Box = readonly [x: number, y: number, w: number, h: number]
const isLow = ({ shaft, details }: Cuts['shoes']) => shaft === undefined && !details?.includes('socks')
/** Where a piece lies on the upright figure, in its units. */
export function frameOf(kind: Kind, cut: Cuts[Kind]): Box {
  switch (kind) {
    case 'hair': {
      const { long, front, extra } = cut as Cuts['hair']
      const low = Math.max(
        236,
        122 +
          Math.max(long, front?.long ?? 0, extra === 'ponytail' ? 214 : extra?.includes('braid') ? 270 : 0) +
          16,
      )
      return [-130, -36, 260, low + 36]
    }
    case 'hat':
      return [-140, -78, 280, 300]
    case 'eyes':
      return [-84, 50, 168, 150]
    case 'jewel':
      return (cut as Cuts['jewel']).jewel === 'scarf'
        ? [-90, 190, 180, 200]
        : (cut as Cuts['jewel']).jewel === 'bangles'
          ? [-190, 410, 130, 130]
          : [-84, 136, 168, 178]
    case 'bag':
      return (cut as Cuts['bag']).bag === 'backpack'
        ? [-110, 220, 220, 230]
        : (cut as Cuts['bag']).bag === 'cross'
          ? [-130, 230, 190, 300]
          : [86, 360, 190, 230]
    case 'wings':
      return ['starcape', 'leafcape', 'velvet', 'comet', 'ribbons'].includes((cut as Cuts['wings']).wings)
        ? [-240, 200, 480, 770]
        : [-310, 40, 620, 470]
    case 'shoes': {
      const { shaft, details } = cut as Cuts['shoes']
      const top = Math.min(898, 486 + (shaft ?? (details?.includes('socks') ? 1.62 : 2)) * 222 - 12)
      // Of a low pair one shoe is shown, as large as the cell.
      return [-66, top, isLow(cut as Cuts['shoes']) ? 70 : 132, 1012 - top]
    }
    case 'top':
      return [-150, 200, 300, Math.max(270, (cut as Cuts['top']).end - 150)]
    case 'bottom': {
      const { long } = cut as LegCut | SkirtCut
      return [-150, 366, 300, 160 + long * 224]
    }
    case 'dress':
      return [-160, 220, 320, 300 + (cut as Cuts['dress']).skirt.long * 224]
    default:
      return [-160, 190, 320, Math.max(330, 330 + (cut as Cuts['coat']).long * 230)]
  }
}

export function drawPiece(g: G, worn: Worn, w: number, h: number): void {
  const { kind, cut } = PIECES[worn.piece]!
  const [x, y, bw, bh] = frameOf(kind, cut)
  const scale = Math.min(w / bw, h / bh)
  g.save()
  g.translate(w / 2, h / 2)
  g.scale(scale, scale)
  g.translate(-(x + bw / 2), -(y + bh / 2))
  const rig = buildRig(BODIES[0]!, POSE_OF[kind] ?? FLAT)
  DRAWERS[kind](g, rig, worn)
  g.restore()
}

const inHead = (g: G, draw: () => void) => {
  g.save()
  g.translate(0, HEAD_Y)
  draw()
  g.restore()
}
const bust = (g: G) => {
  const neck = blob([
    at(-22, 60),
    at(-24, 108),
    at(-66, 132),
    at(-80, 190),
    at(0, 210),
    at(80, 190),
    at(66, 132),
    at(24, 108),
    at(22, 60),
  ])
  g.fillStyle = VELVET
  g.fill(neck)
  stroke(g, neck, '#8a6486', 2)
}
const head = (g: G) => {
  const shape = headShape(FACES[0]!)
  g.fillStyle = NOBODY
  g.fill(shape)
  stroke(g, shape, '#cdb3ab', 2.4)
}
const cutOf = <K extends Kind>(worn: Worn) => PIECES[worn.piece]!.cut as Cuts[K]

const DRAWERS: Record<Kind, (g: G, rig: Rig, worn: Worn) => void> = {
  hair: (g, _, worn) =>
    inHead(g, () => {
      const [cut, dye] = [cutOf<'hair'>(worn), dyeOf(worn)]
      drawHairBack(g, cut, dye)
      head(g)
      drawHairFront(g, cut, dye)
    }),
  hat: (g, _, worn) =>
    inHead(g, () => {
      drawHatBack(g, cutOf<'hat'>(worn), dyeOf(worn))
      head(g)
      drawHat(g, cutOf<'hat'>(worn), dyeOf(worn), 4)
    }),
  eyes: (g, _, worn) => inHead(g, () => drawGlasses(g, cutOf<'eyes'>(worn), dyeOf(worn))),
  jewel(g, rig, worn) {
    const [cut, dye] = [cutOf<'jewel'>(worn), dyeOf(worn)]
    if (cut.jewel === 'bangles') return drawBangles(g, rig, 0, cut, dye)
    inHead(g, () => {
      bust(g)
      drawEarrings(g, cut, dye)
    })
    drawNecklace(g, rig, cut, dye)
  },
  bag(g, rig, worn) {
    drawBagBack(g, rig, cutOf<'bag'>(worn), dyeOf(worn))
    drawBagFront(g, rig, cutOf<'bag'>(worn), dyeOf(worn), () => {})
  },
  wings(g, rig, worn) {
    drawWings(g, rig, cutOf<'wings'>(worn), dyeOf(worn))
    drawWingsFront(g, rig, cutOf<'wings'>(worn), dyeOf(worn))
  },
  shoes(g, rig, worn) {
    const cut = cutOf<'shoes'>(worn)
    drawShoe(g, rig, 0, { cut, dye: dyeOf(worn) })
    if (!isLow(cut)) drawShoe(g, rig, 1, { cut, dye: dyeOf(worn) })
  },
  top(g, rig, worn) {
    drawTopBody(g, rig, cutOf<'top'>(worn), dyeOf(worn))
    for (const i of [0, 1] as const)
      if (cutOf<'top'>(worn).neck !== 'oneshoulder' || i === 1)
        drawSleeve(g, rig, i, { sleeve: cutOf<'top'>(worn).sleeve, dye: dyeOf(worn) })
  },
  bottom(g, rig, worn) {
    const cut = cutOf<'bottom'>(worn)
    if ('legs' in cut) drawTrousers(g, rig, cut, dyeOf(worn))
    else drawSkirt(g, rig, cut, dyeOf(worn))
  },
  dress(g, rig, worn) {
    const { bodice, skirt } = cutOf<'dress'>(worn)
    drawSkirt(g, rig, skirt, dyeOf(worn), false)
    drawTopBody(g, rig, bodice, dyeOf(worn))
    for (const i of [0, 1] as const) drawSleeve(g, rig, i, { sleeve: bodice.sleeve, dye: dyeOf(worn) })
  },
  coat(g, rig, worn) {
    const [cut, dye] = [cutOf<'coat'>(worn), dyeOf(worn)]
    if (cut.collar !== 'cape') drawCoatBack(g, rig, cut, dye)
    drawCoatFront(g, rig, cut, dye)
    if (cut.collar !== 'cape')
      for (const i of [0, 1] as const)
        drawSleeve(g, rig, i, {
          sleeve: cut.sleeve,
          dye,
          extra: cut.ease * 0.35 + 3,
          isTrimmed: cut.details?.includes('trim'),
        })
  },
}

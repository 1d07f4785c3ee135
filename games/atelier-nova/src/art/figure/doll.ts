/** The whole figure in layers: parts behind the body, the body with its clothes, and the head. */
import { drawGlasses } from '../clothes/glasses.ts'
import { drawHand } from './hands-draw.ts'
import { drawSleeve, sleeveUnder } from '../clothes/sleeves.ts'
import { drawTrousers } from '../clothes/trousers.ts'
import { drawAidBack, drawAidFront, drawHearingAid } from './mobility-aids.ts'
import { drawArm, drawLeg, drawNeck, drawTorso } from './body.ts'
import { drawBagBack, drawBagFront } from '../clothes/bags.ts'
import { PIECES } from '../../data/catalogue.ts'
import { PATTERNS } from '../clothes/cloth-names.ts'
import type { Dye } from '../clothes/cloth.ts'
import { drawCoatBack, drawCoatFront } from '../clothes/coats.ts'
import type { Cuts, Kind, LegCut, SkirtCut, TopCut } from '../../data/cuts.ts'
import { FEATURES } from './eyes.ts'
import { drawHead, skinOf } from './face.ts'
import { drawEarrings, drawNecklace, drawBangles } from '../clothes/jewels.ts'
import { drawHairBack, drawHairFront } from './hair.ts'
import { drawHat, drawHatBack } from '../clothes/hats.ts'
import type { Look, Worn } from '../../rules/look.ts'
import { AIDS, BODIES, MOODS, SKINS } from '../../rules/models.ts'
import type { Mood } from '../../rules/models.ts'
import { hexOf } from '../../rules/palette.ts'
import { dark, ellipse } from '../pen.ts'
import type { G } from '../pen.ts'
import { POSES } from './poses.ts'
import { buildRig, HEAD_Y } from './rig.ts'
import type { Pose, Rig } from './rig.ts'
import { drawShoe } from '../clothes/shoes.ts'
import { drawSkirt } from '../clothes/skirts.ts'
import { drawTopBody } from '../clothes/tops.ts'
import { drawWings, drawWingsFront } from '../clothes/wings.ts'

export type DollOptions = {
  pose?: Pose
  mood?: Mood
  isBlinking?: boolean
  gaze?: readonly [right: number, down: number]
  /** As in `Rig`. */
  swing?: number
  flare?: number
}
export type Part = 'back' | 'body' | 'head'
/** Heads are drawn for a figure of six heads; larger ones show more of a face. They grow from the neck. */
const HEAD_SIZE = 1.15
const NECK_Y = 226
/** The floor below the feet, in units. */
export const FLOOR_Y = 985

export const isWheelchair = (look: Look) => AIDS[look.model.aid] === 'wheelchair'
function rigOf(look: Look, { pose, swing = 0, flare = 0 }: DollOptions = {}): Rig {
  const rig = buildRig(
    BODIES[look.model.body] ?? BODIES[0]!,
    pose ?? POSES[look.pose] ?? POSES[0]!,
    isWheelchair(look),
  )
  return Object.assign(rig, { swing, flare })
}
export const scaleOf = (look: Look) => BODIES[look.model.body]?.height ?? 1

/** Heights of the neck and of the head's middle in a pose, in units of the whole figure. */
export function headOf(look: Look, options: DollOptions = {}): { neck: number; middle: number } {
  const { y, cos } = rigOf(look, options).head
  const size = scaleOf(look)
  const onFigure = (own: number) => FLOOR_Y * (1 - size) + own * size
  return { neck: onFigure(y), middle: onFigure(y + (HEAD_Y - NECK_Y) * HEAD_SIZE * cos) }
}

export function dyeOf(worn: Worn): Dye {
  const piece = PIECES[worn.piece]!
  return {
    a: hexOf(worn.a),
    b: hexOf(worn.b),
    pattern: PATTERNS[worn.pattern] ?? 'plain',
    fabric: piece.fabric,
  }
}
type Dressed<K extends Kind> = { cut: Cuts[K]; dye: Dye }
function get<K extends Kind>(look: Look, kind: K): Dressed<K> | null {
  const worn = look.wear[kind]
  return worn ? { cut: PIECES[worn.piece]!.cut as Cuts[K], dye: dyeOf(worn) } : null
}
const isLegs = (cut: LegCut | SkirtCut): cut is LegCut => 'legs' in cut

/** Draws standing on 0, FLOOR_Y. */
export function drawDoll(
  g: G,
  look: Look,
  options: DollOptions = {},
  parts: readonly Part[] = ['back', 'body', 'head'],
): void {
  const rig = rigOf(look, options)
  const size = scaleOf(look)
  g.save()
  g.translate(0, FLOOR_Y * (1 - size))
  g.scale(size, size)
  if (parts.includes('back')) drawBack(g, look, rig)
  if (parts.includes('body')) drawBody(g, look, rig)
  if (parts.includes('head')) drawTop(g, look, rig, options)
  g.restore()
}

function inHead(g: G, rig: Rig, draw: () => void): void {
  const { x, y, sin, cos } = rig.head
  g.save()
  g.transform(cos, sin, -sin, cos, x, y)
  g.scale(HEAD_SIZE, HEAD_SIZE)
  g.translate(0, HEAD_Y - NECK_Y)
  draw()
  g.restore()
}

/** On a turned head, so far to the side. */
function aside({ head }: Rig, units: number, g: G, draw: () => void): void {
  g.save()
  g.translate(head.turn * units, 0)
  draw()
  g.restore()
}

/** Units that wings on a turned back go to the other side. */
const BEHIND = 34
function drawBack(g: G, look: Look, rig: Rig): void {
  const wings = get(look, 'wings')
  if (wings) {
    const { turn, wide } = rig.chest
    g.save()
    g.translate(rig.chest.x - turn * BEHIND, 0)
    g.scale(wide, 1)
    g.translate(-rig.chest.x, 0)
    drawWings(g, rig, wings.cut, wings.dye)
    g.restore()
  }
  const hat = get(look, 'hat')
  const hair = get(look, 'hair')
  inHead(g, rig, () => {
    if (hat) aside(rig, 3, g, () => drawHatBack(g, hat.cut, hat.dye))
    // Parts behind the body move the other way.
    if (hair) aside(rig, -16, g, () => drawHairBack(g, hair.cut, hair.dye))
  })
}

/** How far down a skirt hides legs: 0 where there is none, or it is thin or slit. */
function hemOf(worn: Dressed<'bottom'> | { cut: SkirtCut; dye: Dye } | null, { isSeated }: Rig): number {
  if (!worn || isSeated || isLegs(worn.cut)) return 0
  const isOpen = ['sheer', 'tulle'].includes(worn.dye.fabric) || worn.cut.style === 'slit'
  return isOpen ? 0 : worn.cut.long
}

/** Turned so far, an arm is behind the body. */
const FAR = 0.4
function drawBody(g: G, look: Look, rig: Rig): void {
  const skin = SKINS[look.model.skin] ?? SKINS[0]
  const aid = AIDS[look.model.aid] ?? 'none'
  const [top, bottom, dress, coat, shoes, jewel, bag, wings] = [
    get(look, 'top'),
    get(look, 'bottom'),
    get(look, 'dress'),
    get(look, 'coat'),
    get(look, 'shoes'),
    get(look, 'jewel'),
    get(look, 'bag'),
    get(look, 'wings'),
  ]
  const putArm = (i: 0 | 1) => {
    drawArm(g, rig, i, skin)
    const cut: TopCut | undefined = dress?.cut.bodice ?? top?.cut
    const dye = dress?.dye ?? top?.dye
    const isJacket = coat !== null && coat.cut.collar !== 'cape'
    if (cut && dye && !(cut.neck === 'oneshoulder' && i === 0))
      drawSleeve(g, rig, i, { sleeve: isJacket ? sleeveUnder(cut.sleeve, coat.cut.sleeve) : cut.sleeve, dye })
    if (isJacket)
      drawSleeve(g, rig, i, {
        sleeve: coat.cut.sleeve,
        dye: coat.dye,
        extra: coat.cut.ease * 0.35 + 3,
        isTrimmed: coat.cut.details?.includes('trim'),
      })
    if (jewel) drawBangles(g, rig, i, jewel.cut, jewel.dye)
    if (bag && i === 1) drawBagFront(g, rig, bag.cut, bag.dye, () => drawHand(g, rig, i, skin))
    else drawHand(g, rig, i, skin)
  }
  // The arm that is farther away is behind.
  const far = Math.abs(rig.chest.turn) < FAR ? null : rig.chest.turn > 0 ? 1 : 0
  drawAidBack(g, rig, aid)
  if (bag) drawBagBack(g, rig, bag.cut, bag.dye)
  if (coat && coat.cut.collar !== 'cape') drawCoatBack(g, rig, coat.cut, coat.dye)
  if (far !== null) putArm(far)
  for (const i of [0, 1] as const) drawLeg(g, rig, i, skin, aid === 'leg' && i === 1)
  const legs = bottom && isLegs(bottom.cut) ? bottom.cut : null
  const isWide = legs && ['wide', 'flare', 'straight', 'cargo'].includes(legs.legs) && legs.long > 1.7
  const hem = hemOf(dress ? { cut: dress.cut.skirt, dye: dress.dye } : bottom, rig)
  const putShoes = () => {
    if (shoes)
      for (const i of [0, 1] as const)
        if (!(aid === 'leg' && i === 1 && shoes.cut.shaft !== undefined && shoes.cut.shaft < 1.8))
          drawShoe(g, rig, i, { cut: shoes.cut, dye: shoes.dye, hem })
  }
  if (isWide) putShoes()
  const sheer = dress ?? top
  const isThin = sheer?.dye.fabric === 'sheer'
  drawTorso(
    g,
    rig,
    skin,
    (!top && !dress) || isThin,
    (!bottom && !dress) || (bottom ?? dress)?.dye.fabric === 'sheer',
  )
  drawNeck(g, rig, skin)
  const isTucked = !top || (top.cut.end <= 410 && !dress)
  if (top && isTucked) drawTopBody(g, rig, top.cut, top.dye)
  if (bottom && legs) drawTrousers(g, rig, legs, bottom.dye)
  if (!isWide) putShoes()
  if (bottom && !legs) drawSkirt(g, rig, bottom.cut as SkirtCut, bottom.dye)
  if (top && !isTucked) drawTopBody(g, rig, top.cut, top.dye)
  if (dress) {
    drawSkirt(g, rig, dress.cut.skirt, dress.dye, false)
    drawTopBody(g, rig, dress.cut.bodice, dress.dye)
  }
  if (jewel) drawNecklace(g, rig, jewel.cut, jewel.dye)
  if (coat) drawCoatFront(g, rig, coat.cut, coat.dye)
  if (wings) drawWingsFront(g, rig, wings.cut, wings.dye)
  drawAidFront(g, rig, aid)
  for (const i of far === null ? ([0, 1] as const) : ([(1 - far) as 0 | 1] as const)) putArm(i)
  if (coat?.cut.collar === 'cape') drawCoatFront(g, rig, coat.cut, coat.dye)
}
function drawTop(g: G, look: Look, rig: Rig, { mood, isBlinking, gaze }: DollOptions): void {
  const hair = get(look, 'hair')
  const [hat, glasses, jewel] = [get(look, 'hat'), get(look, 'eyes'), get(look, 'jewel')]
  const skin = SKINS[look.model.skin] ?? SKINS[0]
  const isCovered = hair && ['hijab', 'turban'].includes(hair.cut.extra ?? '')
  const brow = hair && !isCovered ? dark(hair.dye.a, 0.3) : dark(skin, 0.75)
  inHead(g, rig, () => {
    drawHead(g, {
      face: look.model.face,
      eyes: look.model.eyes,
      skin,
      mood: mood ?? MOODS[look.mood] ?? 'smile',
      isBlinking,
      gaze,
      browColour: brow,
      turn: rig.head.turn,
    })
    if (jewel && hair?.cut.extra !== 'hijab') drawEarrings(g, jewel.cut, jewel.dye)
    if (!hair) drawScalp(g, skin)
    if (hair) aside(rig, 9, g, () => drawHairFront(g, hair.cut, hair.dye))
    if (AIDS[look.model.aid] === 'hearing' && hair?.cut.extra !== 'hijab') drawHearingAid(g)
    if (glasses) aside(rig, FEATURES * 0.85, g, () => drawGlasses(g, glasses.cut, glasses.dye))
    if (hat) aside(rig, 7, g, () => drawHat(g, hat.cut, hat.dye, hair?.cut.volume ?? 0))
  })
}

function drawScalp(g: G, skin: string): void {
  g.fillStyle = skinOf(skin).shade
  g.globalAlpha = 0.1
  g.fill(ellipse(8, -52, 40, 26))
  g.globalAlpha = 1
}

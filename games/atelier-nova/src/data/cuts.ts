/** The cuts of pieces: parameters of each kind of garment. Plain data, shared by rules and drawing. */
import type { HairStyle } from '../art/figure/hair-locks.ts'
import type { Fabric } from '../art/clothes/cloth.ts'

export type Neck =
  | 'crew'
  | 'scoop'
  | 'v'
  | 'boat'
  | 'off'
  | 'sweet'
  | 'strap'
  | 'halter'
  | 'turtle'
  | 'shirt'
  | 'square'
  | 'peter'
  | 'bow'
  | 'hood'
  | 'wrap'
  | 'oneshoulder'
export type Sleeve =
  | 'none'
  | 'cap'
  | 'short'
  | 'puff'
  | 'elbow'
  | 'long'
  | 'loose'
  | 'bell'
  | 'bishop'
  | 'lantern'
  | 'ruffle'
export type TopDetail =
  | 'buttons'
  | 'zip'
  | 'pocket'
  | 'ribs'
  | 'ruffles'
  | 'lace'
  | 'sash'
  | 'star'
  | 'heart'
  | 'moon'
  | 'sun'
  | 'leaf'
  | 'bolt'
  | 'number'
  | 'peplum'
  | 'corset'
  | 'braces'
  | 'tie'
  | 'fringe'
  | 'yoke'
  | 'band'
  | 'embroidery'
  | 'frill'

export type TopCut = {
  neck: Neck
  sleeve: Sleeve
  /** Where it ends on the upright torso: 366 shows the waist, 400 is tucked in, 470 hangs over the hips. */
  end: number
  ease: number
  details?: readonly TopDetail[]
}
export type SkirtCut = {
  style:
    | 'aline'
    | 'straight'
    | 'pleats'
    | 'tiers'
    | 'circle'
    | 'tulip'
    | 'bubble'
    | 'mermaid'
    | 'slit'
    | 'tutu'
    | 'petals'
    | 'points'
    | 'buttons'
    | 'ruffle'
    | 'wrap'
    | 'panels'
  /** 0 hip, 1 knee, 2 ankle. */
  long: number
  flare: number
}
export type LegCut = {
  legs: 'slim' | 'straight' | 'wide' | 'flare' | 'balloon' | 'short' | 'cargo' | 'jogger'
  long: number
  details?: readonly (
    | 'turnup'
    | 'patch'
    | 'stripe'
    | 'belt'
    | 'pleat'
    | 'cargo'
    | 'lace'
    | 'stars'
    | 'bib'
    | 'drawstring'
  )[]
}
export type CoatCut = {
  collar: 'lapel' | 'stand' | 'hood' | 'fur' | 'round' | 'shawl' | 'none' | 'bomber' | 'cape'
  sleeve: Sleeve
  /** 0 hip, 1 knee, 2 ankle; below 0 it is short. */
  long: number
  ease: number
  flare: number
  details?: readonly (
    | 'belt'
    | 'buttons'
    | 'toggles'
    | 'zip'
    | 'pockets'
    | 'trim'
    | 'stars'
    | 'epaulettes'
    | 'fringe'
    | 'patch'
    | 'stripes'
  )[]
}
export type ShoeCut = {
  shoe:
    | 'sneaker'
    | 'pump'
    | 'boot'
    | 'sandal'
    | 'flat'
    | 'loafer'
    | 'mary'
    | 'platform'
    | 'rain'
    | 'skate'
    | 'slipper'
    | 'gladiator'
    | 'winged'
    | 'cowboy'
    | 'clog'
  /** Height of the shaft along the leg; 2 is the ankle. */
  shaft?: number
  details?: readonly ('laces' | 'bow' | 'buckle' | 'star' | 'fur' | 'stripe' | 'spark' | 'flower' | 'socks')[]
}
export type HatCut = {
  hat:
    | 'beret'
    | 'sunhat'
    | 'beanie'
    | 'cap'
    | 'bucket'
    | 'top'
    | 'witch'
    | 'tiara'
    | 'flowers'
    | 'cat'
    | 'phones'
    | 'bow'
    | 'veil'
    | 'cowboy'
    | 'halo'
    | 'antlers'
}
export type EyeCut = { glasses: 'round' | 'cat' | 'aviator' | 'star' | 'heart' | 'visor' | 'half' | 'mask' }
export type JewelCut = {
  jewel:
    | 'pearls'
    | 'choker'
    | 'pendant'
    | 'layers'
    | 'hoops'
    | 'drops'
    | 'feather'
    | 'bib'
    | 'scarf'
    | 'bangles'
}
export type BagCut = {
  bag:
    | 'tote'
    | 'clutch'
    | 'cross'
    | 'backpack'
    | 'basket'
    | 'moon'
    | 'books'
    | 'umbrella'
    | 'lantern'
    | 'bouquet'
}
export type WingCut = {
  wings:
    | 'fairy'
    | 'starcape'
    | 'butterfly'
    | 'angel'
    | 'dragonfly'
    | 'leafcape'
    | 'velvet'
    | 'comet'
    | 'bat'
    | 'ribbons'
}

export type Cuts = {
  hair: HairStyle
  top: TopCut
  bottom: LegCut | SkirtCut
  dress: { bodice: TopCut; skirt: SkirtCut }
  coat: CoatCut
  shoes: ShoeCut
  hat: HatCut
  eyes: EyeCut
  jewel: JewelCut
  bag: BagCut
  wings: WingCut
}
export const KINDS = [
  'hair',
  'top',
  'bottom',
  'dress',
  'coat',
  'shoes',
  'hat',
  'eyes',
  'jewel',
  'bag',
  'wings',
] as const
export type Kind = (typeof KINDS)[number]
export type Cloth = { fabric: Fabric }

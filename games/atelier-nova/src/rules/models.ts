/** The models: skins, bodies, faces, eyes and mobility aids, as plain numbers. */
import type { Body } from '../art/figure/rig.ts'

export const SKINS = [
  '#fde3d2',
  '#f8d0b4',
  '#f0bd98',
  '#e5ab83',
  '#d99a6c',
  '#c98757',
  '#b4734a',
  '#9a5e3c',
  '#7f4a30',
  '#663a28',
  '#4f2d22',
  '#3c221c',
] as const

export const BODIES: readonly Body[] = [
  { shoulder: 66, bust: 55, waist: 42, hip: 63, limb: 1, height: 1 },
  { shoulder: 64, bust: 53, waist: 45, hip: 57, limb: 0.95, height: 0.97 },
  { shoulder: 70, bust: 63, waist: 50, hip: 76, limb: 1.16, height: 1 },
  { shoulder: 74, bust: 60, waist: 50, hip: 59, limb: 1.08, height: 1.03 },
  { shoulder: 73, bust: 69, waist: 61, hip: 84, limb: 1.28, height: 0.98 },
  { shoulder: 62, bust: 51, waist: 43, hip: 60, limb: 0.98, height: 0.9 },
]

export type Face = {
  cheek: number
  jaw: number
  chin: number
  /** `gap`: how far apart, a share of the usual. */
  eye: { w: number; h: number; tilt: number; fold: boolean; gap?: number }
  brow: { arch: number; width: number; tilt: number }
  nose: { w: number; long: number }
  lips: { w: number; full: number }
  lip: number
  freckles?: boolean
  mole?: boolean
  dimples?: boolean
  /** Smiles with closed lips. */
  isQuiet?: boolean
  /** Pale patches. */
  patches?: boolean
  beard?: boolean
  lashes: number
}

/** Eight people, not one mould: heart, moon, broad, puppy, square, round, long, bearded. */
export const FACES: readonly Face[] = [
  {
    cheek: 58,
    jaw: 41,
    chin: 10,
    eye: { w: 1.04, h: 1.08, tilt: 2, fold: true },
    brow: { arch: 1.1, width: 1, tilt: 0 },
    nose: { w: 0.88, long: 0.86 },
    lips: { w: 1, full: 1.05 },
    lip: 0,
    lashes: 1.1,
  },
  {
    cheek: 60,
    jaw: 50,
    chin: 17,
    eye: { w: 1.06, h: 0.86, tilt: 5, fold: false, gap: 1.04 },
    brow: { arch: 0.4, width: 0.85, tilt: 1 },
    nose: { w: 0.92, long: 0.8 },
    lips: { w: 0.84, full: 1.1 },
    lip: 1,
    lashes: 0.9,
    isQuiet: true,
  },
  {
    cheek: 58,
    jaw: 46,
    chin: 15,
    eye: { w: 1.08, h: 1.1, tilt: 1, fold: true },
    brow: { arch: 1.25, width: 1.2, tilt: 0 },
    nose: { w: 1.34, long: 1.04 },
    lips: { w: 1.14, full: 1.5 },
    lip: 2,
    lashes: 1.15,
  },
  {
    cheek: 59,
    jaw: 49,
    chin: 20,
    eye: { w: 0.98, h: 1.2, tilt: -3, fold: true, gap: 1.03 },
    brow: { arch: 0.7, width: 0.95, tilt: -2 },
    nose: { w: 0.84, long: 0.72 },
    lips: { w: 0.98, full: 0.86 },
    lip: 3,
    freckles: true,
    dimples: true,
    lashes: 0.85,
  },
  {
    cheek: 56,
    jaw: 51,
    chin: 24,
    eye: { w: 0.92, h: 0.84, tilt: 0, fold: true },
    brow: { arch: 0.35, width: 1.55, tilt: 0 },
    nose: { w: 1.12, long: 1.2 },
    lips: { w: 1, full: 0.76 },
    lip: 4,
    lashes: 0.4,
    isQuiet: true,
  },
  {
    cheek: 62,
    jaw: 54,
    chin: 21,
    eye: { w: 1.1, h: 1, tilt: 2, fold: true },
    brow: { arch: 1.2, width: 1.3, tilt: 0 },
    nose: { w: 1.08, long: 0.9 },
    lips: { w: 1.06, full: 1.2 },
    lip: 5,
    mole: true,
    dimples: true,
    lashes: 1.2,
  },
  {
    cheek: 55,
    jaw: 40,
    chin: 13,
    eye: { w: 1.12, h: 0.92, tilt: 6, fold: true, gap: 0.97 },
    brow: { arch: 1.55, width: 0.95, tilt: 2 },
    nose: { w: 1.02, long: 1.16 },
    lips: { w: 1.06, full: 1.3 },
    lip: 6,
    patches: true,
    lashes: 1.3,
    isQuiet: true,
  },
  {
    cheek: 57,
    jaw: 51,
    chin: 22,
    eye: { w: 0.98, h: 0.84, tilt: 0.5, fold: true },
    brow: { arch: 0.4, width: 1.6, tilt: 0 },
    nose: { w: 1.18, long: 1.12 },
    lips: { w: 0.98, full: 0.9 },
    lip: 4,
    beard: true,
    lashes: 0.35,
    isQuiet: true,
  },
]

export const LIPS = ['#d95f6f', '#c9566b', '#a83a4e', '#e2837a', '#c07a68', '#b83d68', '#8f3450'] as const
export const EYES = ['#6b3f22', '#3b2417', '#5c7d3a', '#3f7fae', '#7a8796', '#8a5aa8'] as const
export const AIDS = ['none', 'hearing', 'leg', 'wheelchair'] as const
export type Aid = (typeof AIDS)[number]

export const MOODS = ['smile', 'joy', 'cool', 'wink', 'wonder', 'dream'] as const
/** `puzzled` and `laugh` are temporary expressions that the player cannot choose. */
export type Mood = (typeof MOODS)[number] | 'puzzled' | 'laugh'

/** Who wears the clothes: skins, bodies, faces, eyes and helpers, as plain numbers. */
import type { Body } from './rig.ts'

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
  eye: { w: number; h: number; tilt: number; fold: boolean }
  brow: { arch: number; width: number; tilt: number }
  nose: { w: number; long: number }
  lips: { w: number; full: number }
  lip: number
  freckles?: boolean
  mole?: boolean
  /** Pale patches. */
  patches?: boolean
  beard?: boolean
  lashes: number
}

export const FACES: readonly Face[] = [
  {
    cheek: 57,
    jaw: 43,
    chin: 14,
    eye: { w: 1, h: 1, tilt: 0, fold: true },
    brow: { arch: 1, width: 1, tilt: 0 },
    nose: { w: 1, long: 1 },
    lips: { w: 1, full: 1 },
    lip: 0,
    lashes: 1,
  },
  {
    cheek: 59,
    jaw: 46,
    chin: 17,
    eye: { w: 1.02, h: 0.86, tilt: 2, fold: false },
    brow: { arch: 0.7, width: 0.9, tilt: 1 },
    nose: { w: 0.95, long: 0.9 },
    lips: { w: 0.92, full: 1 },
    lip: 1,
    lashes: 0.9,
  },
  {
    cheek: 58,
    jaw: 45,
    chin: 16,
    eye: { w: 1.05, h: 1.02, tilt: 1, fold: true },
    brow: { arch: 1.15, width: 1.15, tilt: 0 },
    nose: { w: 1.22, long: 1.05 },
    lips: { w: 1.1, full: 1.35 },
    lip: 2,
    lashes: 1.1,
  },
  {
    cheek: 58,
    jaw: 47,
    chin: 18,
    eye: { w: 0.98, h: 1.06, tilt: -1, fold: true },
    brow: { arch: 0.8, width: 1, tilt: -1 },
    nose: { w: 0.95, long: 0.92 },
    lips: { w: 0.96, full: 0.9 },
    lip: 3,
    freckles: true,
    lashes: 0.9,
  },
  {
    cheek: 57,
    jaw: 49,
    chin: 21,
    eye: { w: 0.98, h: 0.84, tilt: 0, fold: true },
    brow: { arch: 0.5, width: 1.45, tilt: 0 },
    nose: { w: 1.12, long: 1.1 },
    lips: { w: 1, full: 0.82 },
    lip: 4,
    lashes: 0.45,
  },
  {
    cheek: 61,
    jaw: 51,
    chin: 19,
    eye: { w: 1.06, h: 0.98, tilt: 1, fold: true },
    brow: { arch: 1.05, width: 1.2, tilt: 0 },
    nose: { w: 1.08, long: 0.98 },
    lips: { w: 1.04, full: 1.15 },
    lip: 5,
    mole: true,
    lashes: 1.15,
  },
  {
    cheek: 57,
    jaw: 44,
    chin: 15,
    eye: { w: 1.06, h: 0.94, tilt: 2.5, fold: true },
    brow: { arch: 1.3, width: 1.05, tilt: 1 },
    nose: { w: 1.1, long: 1 },
    lips: { w: 1.05, full: 1.2 },
    lip: 6,
    patches: true,
    lashes: 1.1,
  },
  {
    cheek: 57,
    jaw: 50,
    chin: 21,
    eye: { w: 1, h: 0.82, tilt: 0.5, fold: true },
    brow: { arch: 0.4, width: 1.6, tilt: 0 },
    nose: { w: 1.18, long: 1.12 },
    lips: { w: 0.98, full: 0.9 },
    lip: 4,
    beard: true,
    lashes: 0.35,
  },
]

export const LIPS = ['#d95f6f', '#c9566b', '#a83a4e', '#e2837a', '#c07a68', '#b83d68', '#8f3450'] as const
export const EYES = ['#6b3f22', '#3b2417', '#5c7d3a', '#3f7fae', '#7a8796', '#8a5aa8'] as const
export const AIDS = ['none', 'hearing', 'leg', 'wheelchair'] as const
export type Aid = (typeof AIDS)[number]

export const MOODS = ['smile', 'joy', 'cool', 'wink', 'wonder', 'dream'] as const
/** `puzzled` is for judges only. */
export type Mood = (typeof MOODS)[number] | 'puzzled'

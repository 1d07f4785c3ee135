/** Second and third colours of homes: a mapping of each original colour. */
import type { Palette } from './brush.ts'

type Pair = readonly [second: Palette, third: Palette]

/** A juniper with pale berries, and autumn gold with plums. */
const bush: Pair = [
  {
    '#3c8a4c': '#3a6a80',
    '#1f5a38': '#1f4356',
    '#57b85a': '#5c93a4',
    '#8fdd7d': '#9cc8d0',
    '#ee4f63': '#fff1c4',
    '#9c2440': '#a8843c',
    '#12382c': '#12262e',
  },
  {
    '#3c8a4c': '#b8842c',
    '#1f5a38': '#6b4516',
    '#57b85a': '#e0b048',
    '#8fdd7d': '#f6da88',
    '#ee4f63': '#8a5ab8',
    '#9c2440': '#4c2a74',
    '#ffd0d0': '#dcc4f4',
    '#12382c': '#33220c',
  },
]
/** A garden boot with a cream brim, and one of blue cloth. */
const boot: Pair = [
  {
    '#d2503c': '#5d9450',
    '#a8402f': '#44753c',
    '#5c1f1c': '#24452a',
    '#f2c14e': '#f6e3b0',
    '#8a5a14': '#7a6234',
    '#4a2a26': '#e8dcc0',
    '#fff0d8': '#f28a6c',
    '#3a1418': '#14281a',
  },
  {
    '#d2503c': '#5580b8',
    '#a8402f': '#3f659a',
    '#5c1f1c': '#22395e',
    '#f2c14e': '#f5efe0',
    '#8a5a14': '#6a7690',
    '#4a2a26': '#8a5a34',
    '#fff0d8': '#ffcf5c',
    '#3a1418': '#14203a',
  },
]
/** Cherry wood with blossom, and silver aspen with golden leaves. */
const birch: Pair = [
  {
    '#f6f2ea': '#b8705a',
    '#f0e2c0': '#f2d4b4',
    '#d8c090': '#dca888',
    '#6b5d52': '#5c3026',
    '#3d3630': '#8a4a3a',
    '#8fd05a': '#ffb3cf',
    '#48803a': '#b05a80',
    '#6fbf4f': '#ff8fb8',
    '#3f8038': '#a04870',
  },
  {
    '#f6f2ea': '#b9c8cf',
    '#f0e2c0': '#eef2e8',
    '#d8c090': '#cdd8cc',
    '#6b5d52': '#4c5e6a',
    '#3d3630': '#7c909c',
    '#8fd05a': '#f2c14e',
    '#48803a': '#9a6a1c',
    '#6fbf4f': '#e8a93a',
    '#3f8038': '#8a5a14',
  },
]
/** A striped gourd, and a white pumpkin. */
const pumpkin: Pair = [
  {
    '#f28c28': '#8fae5a',
    '#d9731c': '#6f8f44',
    '#8a3f0c': '#3f5424',
    '#c9661a': '#eee4ae',
    '#4f8a3a': '#b8843c',
    '#4a1f08': '#263214',
  },
  {
    '#f28c28': '#f1e9d8',
    '#d9731c': '#d8ccb4',
    '#8a3f0c': '#7a6c58',
    '#c9661a': '#cbbca0',
    '#4a1f08': '#3c3226',
  },
]
/** Rose china, and mint. */
const teapot: Pair = [
  {
    '#4a86d8': '#d0685e',
    '#234a86': '#7c2c38',
    '#14284a': '#3c1420',
    '#5e9bea': '#e08a80',
    '#d9ebff': '#ffe6da',
  },
  {
    '#4a86d8': '#62a878',
    '#234a86': '#2c5c44',
    '#14284a': '#14302a',
    '#5e9bea': '#86c69a',
    '#d9ebff': '#eafbe6',
    '#ffd24a': '#f0829c',
  },
]
/** Lavender glaze, and celadon. */
const pot: Pair = [
  {
    '#c96a3c': '#7468a0',
    '#7a3418': '#3c3460',
    '#3a1a10': '#221c3a',
    '#d97a48': '#8a7eb8',
    '#ec9560': '#a99ed0',
    '#fff0d8': '#ffe29a',
  },
  {
    '#c96a3c': '#5a9078',
    '#7a3418': '#2c5446',
    '#3a1a10': '#16302a',
    '#d97a48': '#70aa90',
    '#ec9560': '#94c8ac',
  },
]
/** A blue cap, and a brown one. */
const mushroom: Pair = [
  { '#e8473c': '#5a7fc0', '#8a1f24': '#24406e', '#4a1f20': '#1c2c4a' },
  { '#e8473c': '#c98d4a', '#8a1f24': '#6b421c', '#4a1f20': '#3a2412' },
]
/** Red willow, and painted wicker with a blue cloth. */
const basket: Pair = [
  {
    '#c9954f': '#b0705c',
    '#6b4426': '#5c342c',
    '#b07c3a': '#8c5648',
    '#8f5f2a': '#7a463a',
    '#fff6ea': '#fbe3ea',
    '#e8475a': '#c8567c',
  },
  {
    '#c9954f': '#8aa4b8',
    '#6b4426': '#3f566a',
    '#b07c3a': '#748ea2',
    '#8f5f2a': '#5c7488',
    '#a8404a': '#3f66a0',
    '#e8475a': '#4f7ac0',
    '#33200f': '#16222e',
  },
]

/** A golden tulip, and a violet one; the leaves stay green. */
const tulip: Pair = [
  {
    '#e85c90': '#e0a032',
    '#f9709f': '#f2bc44',
    '#ffa0c2': '#ffd978',
    '#b03a70': '#96601a',
    '#ffd3e2': '#fff3c8',
    '#451a30': '#3d2710',
  },
  {
    '#e85c90': '#6f5ac0',
    '#f9709f': '#8a78dc',
    '#ffa0c2': '#b0a2f0',
    '#b03a70': '#46368c',
    '#ffd3e2': '#e2dcff',
    '#451a30': '#241a48',
  },
]

/** By number of the home; the others take one colour all over. */
const PALETTES: Readonly<Record<number, Pair>> = {
  1: tulip,
  3: bush,
  5: boot,
  6: teapot,
  7: pot,
  8: birch,
  9: mushroom,
  10: basket,
  11: pumpkin,
}

export const paletteOf = (home: number, look: number): Palette | undefined => PALETTES[home]?.[look - 1]

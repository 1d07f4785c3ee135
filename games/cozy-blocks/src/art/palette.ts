/** All colours of the game: an evening room in lamp light. */
export type Cloth = { light: string; base: string; deep: string; line: string; mark: string }

/** By colour number; 0 is unused. `line` is the outline, `mark` the woven pattern. */
export const CLOTHS: Cloth[] = [
  { light: '#fff', base: '#fff', deep: '#fff', line: '#000', mark: '#000' },
  { light: '#ffdf80', base: '#f8b93c', deep: '#e0932a', line: '#8f5410', mark: '#b36c12' },
  { light: '#ff9f86', base: '#ee6a55', deep: '#cf4a41', line: '#84241f', mark: '#a1302b' },
  { light: '#ffb8cc', base: '#f084a8', deep: '#d4608b', line: '#8a2f58', mark: '#a83b6c' },
  { light: '#cdb4f6', base: '#a685e0', deep: '#8662c8', line: '#4b2f8a', mark: '#5e3fa6' },
  { light: '#92ccf5', base: '#559fdc', deep: '#3b7fbe', line: '#1d4a7c', mark: '#225a94' },
  { light: '#b2dc8c', base: '#79b65b', deep: '#569344', line: '#2c5a26', mark: '#386e2f' },
  { light: '#d8a878', base: '#b27a4e', deep: '#925b36', line: '#56301a', mark: '#6a3d22' },
]

export const ROOM = {
  wallTop: '#2c1d42',
  wallMiddle: '#5a3153',
  wallLow: '#8c4a4e',
  paper: '#ffcf9a',
  lamp: '#ffd998',
  nightTop: '#141a45',
  nightLow: '#4a4a8c',
  moon: '#fff1c4',
  wood: '#9a5c3c',
  woodLight: '#cf8d5c',
  woodDark: '#5c3124',
  ink: '#3a1f2e',
  cream: '#fff3dc',
  blanket: '#7a3d58',
  blanketLight: '#9c5670',
} as const

export const QUILT = {
  a: '#f9ebd0',
  b: '#f3dcbc',
  seam: '#d9b98f',
  stitch: '#c79d74',
  glow: '#ffb648',
} as const

export const FONT = '"Cozy Nunito", system-ui, sans-serif'

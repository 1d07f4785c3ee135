/** The twenty inks: a colour, a darker rim and a pattern each, so that hue alone never identifies land. */

export type Ink = {
  fill: string
  deep: string
  light: string
  /** Drawn in a square of 32, in the light tone. */ pattern: string
}

/** The player's is the first. */
const COLOURS = [
  '#8b3ff0 #4d17a0 #a864ff',
  '#ff6a3d #b53212 #ff8d63',
  '#12b5a6 #07695f #3fd0c0',
  '#f7b91f #a8700a #ffd45e',
  '#ef3f7f #98124a #ff6fa1',
  '#2f8cf0 #124f9c #5fabff',
  '#6dbb2e #3a7110 #8fd551',
  '#b0643a #6b3413 #c98258',
  '#5566e8 #2a339c #7b89ff',
  '#f08bc0 #ac4680 #ffabd6',
  '#1d9a5b #0a5a30 #40b97b',
  '#cf2a2a #7d0f0f #ee5b52',
  '#56c5ea #1f7da0 #87dbf7',
  '#b08d1c #6a5206 #cdac45',
  '#35323c #0d0b12 #5a5566',
  '#f9a78a #b0573a #ffc8b4',
  '#1f6270 #0b323b #3f8595',
  '#c3de3c #718612 #daf06e',
  '#8e2f5c #4d0f2c #b9507f',
  '#6b7694 #3a4361 #8d98b5',
] as const

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`
const PATTERNS = [
  dot(8, 8, 4) + dot(24, 24, 4),
  'M0 0h8l24 24v8h-8L0 8zM24 0h8v8zM0 24v8h8z',
  'M0 0h16v16H0zM16 16h16v16H16z',
  'M8 1l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM24 17l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
  'M0 5q8-8 16 0t16 0v5q-8 8-16 0t-16 0zM0 21q8-8 16 0t16 0v5q-8 8-16 0t-16 0z',
  'M0 3h32v5H0zM0 19h32v5H0z',
  'M0 12L8 4l8 8 8-8 8 8v6l-8-8-8 8-8-8-8 8zM0 28l8-8 8 8 8-8 8 8v4H0z',
  'M0 0h14v6H0zM18 0h14v6H18zM8 10h16v6H8zM0 20h14v6H0z',
  'M5 2h5v5h5v5h-5v5H5v-5H0V7h5zM21 18h5v5h5v5h-5v4h-5v-4h-5v-5h5z',
  'M8 14C0 8 2 2 5 2q2 0 3 3 1-3 3-3c3 0 5 6-3 12zM24 30c-8-6-6-12-3-12q2 0 3 3 1-3 3-3c3 0 5 6-3 12z',
  'M4 14q0-12 12-12-1 12-12 12zM16 30q0-12 12-12-1 12-12 12z',
  'M8 2l7 12H1zM24 18l7 12H17z',
  'M8 1q6 8 6 11a6 5 0 0 1-12 0q0-3 6-11zM24 17q6 8 6 11a6 4 0 0 1-12 0q0-3 6-11z',
  'M3 0h5v32H3zM19 0h5v32h-5z',
  dot(8, 4, 3) +
    dot(8, 12, 3) +
    dot(4, 8, 3) +
    dot(12, 8, 3) +
    dot(24, 20, 3) +
    dot(24, 28, 3) +
    dot(20, 24, 3) +
    dot(28, 24, 3),
  'M0 0h4v32H0zM16 0h4v32h-4zM0 0h32v4H0zM0 16h32v4H0z',
  'M8 0l8 8-8 8-8-8zM24 16l8 8-8 8-8-8z',
  'M2 8a6 6 0 0 1 12 0h-4a2 2 0 0 0-4 0zM18 24a6 6 0 0 1 12 0h-4a2 2 0 0 0-4 0z',
  'M11 2a7 7 0 1 0 4 11 6 6 0 0 1-4-11zM27 18a7 7 0 1 0 4 11 6 6 0 0 1-4-11z',
  'M28 0h4v4L4 32H0v-4zM0 0h4L0 4zM32 28v4h-4zM13 0h6L0 19v-6zM32 13v6L19 32h-6z',
] as const

export const INKS: readonly Ink[] = COLOURS.map((tones, i) => {
  const [fill = '', deep = '', light = ''] = tones.split(' ')
  return { fill, deep, light, pattern: PATTERNS[i]! }
})

/** Water of the islands. */
export const SEA_INK: Ink = {
  fill: '#9cc6d8',
  deep: '#4c86a6',
  light: '#b8dcea',
  pattern: 'M0 8q4-5 8 0t8 0v2q-4 5-8 0t-8 0zM16 24q4-5 8 0t8 0v2q-4 5-8 0t-8 0z',
}

/** A square of an ink's pattern, `size` pixels wide, that can be repeated. `isStrong`: dark on light, for eyes that see hues badly. */
export function drawSwatch(
  { fill, light, deep, pattern }: Ink,
  size: number,
  isStrong = false,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  g.fillStyle = isStrong ? light : fill
  g.fillRect(0, 0, size, size)
  g.scale(size / 32, size / 32)
  g.fillStyle = isStrong ? deep : light
  // Clipped, then flooded: the same as filling the path.
  g.clip(new Path2D(pattern))
  g.fillRect(0, 0, 32, 32)
  return canvas
}

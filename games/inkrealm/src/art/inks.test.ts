import { parseHex } from '@playhouse/game-kit/colour'
import { expect, test } from 'vitest'
import { INKS } from './inks.ts'

/** OKLab: as far apart as eyes see it. */
function toLab(hex: string): readonly number[] {
  const [r, g, b] = parseHex(hex).map((tone) => {
    const part = tone / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

test('no two inks are so near that they are taken for one another on the map', () => {
  const tones = INKS.map(({ fill }) => toLab(fill))
  const near: string[] = []
  for (const [i, one] of tones.entries())
    for (const [k, other] of tones.slice(0, i).entries())
      if (Math.hypot(...one.map((part, axis) => part - other[axis]!)) < 0.09)
        near.push(`${INKS[k]!.fill} ${INKS[i]!.fill}`)
  expect(near).toEqual([])
})

test('every ink has a pattern of its own', () => {
  expect(new Set(INKS.map(({ pattern }) => pattern)).size).toBe(INKS.length)
})

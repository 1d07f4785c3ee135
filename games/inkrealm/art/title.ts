/** The title lettering: outlined letters with ink running down. */
import { LETTERS } from './letters.ts'

/** Letters stand closer than in running text, so that their outlines touch. */
const TIGHTEN = 14
/** Where drops hang: letter, place along it, length. */
const DROPS = [
  [0, 0.5, 0.2],
  [2, 0.25, 0.13],
  [4, 0.55, 0.24],
  [6, 0.5, 0.15],
  [8, 0.72, 0.2],
] as const

/** Draws the title with its middle at x and its feet at y. */
export function drawTitle(text: string, x: number, y: number, size: number): string {
  const scale = size / 1000
  const letters = [...text].map((letter) => LETTERS[letter]!)
  const width = letters.reduce((sum, { width: w }) => sum + w - TIGHTEN, 0) * scale
  let left = x - width / 2
  const placed = letters.map(({ width: w, path }, i) => {
    const at = left
    left += (w - TIGHTEN) * scale
    const turn = [-4, 2.5, -1.5, 3, -3, 2, -2, 3][i % 8]!
    const rise = [0, -0.03, 0.015, -0.02][i % 4]! * size
    const middle = (w * scale) / 2
    return {
      path,
      left: at,
      wide: w * scale,
      place: `translate(${at + middle} ${y + rise}) rotate(${turn}) translate(${-middle} 0) scale(${scale} ${-scale})`,
    }
  })
  const layer = (attributes: string, drop: number) =>
    `<g transform="translate(0 ${drop * size})" ${attributes}>${placed
      .map(({ path, place }) => `<path d="${path}" transform="${place}"/>`)
      .join('')}</g>`
  const ink = 'stroke-linejoin="round" stroke="#2a0f57" fill="#2a0f57"'
  const drips = DROPS.flatMap(([i, share, long]) => {
    const letter = placed[i]
    if (!letter) return []
    const dx = letter.left + letter.wide * share
    return `<path d="M${dx} ${y - size * 0.02}V${y + size * (0.1 + long)}" stroke="#2a0f57" stroke-width="${size * 0.075}" stroke-linecap="round"/><circle cx="${dx}" cy="${y + size * (0.1 + long)}" r="${size * 0.052}" fill="#2a0f57"/><circle cx="${dx - size * 0.014}" cy="${y + size * (0.09 + long)}" r="${size * 0.014}" fill="#b58cff"/>`
  }).join('')
  return [
    drips,
    layer(`${ink} stroke-width="200"`, 0.06),
    layer(`${ink} stroke-width="200"`, 0),
    layer('fill="#c9a6ff" stroke="#c9a6ff" stroke-width="24" stroke-linejoin="round"', 0.022),
    layer('fill="#fffaf0" stroke="#fffaf0" stroke-width="12" stroke-linejoin="round"', -0.008),
  ].join('')
}

/** The title lettering: outlined letters that dance a little. */
import { LETTERS } from './letters.ts'

const SPACE = 240
/** Letters stand closer than in running text, so that their outlines touch. */
const TIGHTEN = 22

/** Draws a line of the title with its middle at x and its feet at y. */
export function drawTitle(text: string, x: number, y: number, size: number): string {
  const scale = size / 1000
  const width = [...text].reduce((sum, letter) => sum + advanceOf(letter), 0)
  let left = x - (width * scale) / 2
  const letters = [...text].flatMap((letter, i) => {
    const at = left
    left += advanceOf(letter) * scale
    const outline = LETTERS[letter]
    if (!outline) return []
    const turn = [-5, 3, -2, 4][i % 4]!
    const rise = [0, -0.035, 0.02, -0.02][i % 4]! * size
    const middle = (outline.width * scale) / 2
    return [
      {
        path: outline.path,
        place: `translate(${at + middle} ${y + rise}) rotate(${turn}) translate(${-middle} 0) scale(${scale} ${-scale})`,
      },
    ]
  })
  const layer = (attributes: string, drop: number) =>
    `<g transform="translate(0 ${drop * size})" ${attributes}>${letters
      .map(({ path, place }) => `<path d="${path}" transform="${place}"/>`)
      .join('')}</g>`
  const ink = 'stroke-linejoin="round" stroke="#3b1536" fill="#3b1536"'
  return [
    layer(`${ink} stroke-width="190"`, 0.075),
    layer(`${ink} stroke-width="190"`, 0),
    layer('fill="#e2913a" stroke="#e2913a" stroke-width="26" stroke-linejoin="round"', 0.022),
    layer('fill="#fff4da" stroke="#fff4da" stroke-width="14" stroke-linejoin="round"', -0.008),
  ].join('')
}

function advanceOf(letter: string): number {
  return letter === ' ' ? SPACE : (LETTERS[letter]?.width ?? 0) - TIGHTEN
}

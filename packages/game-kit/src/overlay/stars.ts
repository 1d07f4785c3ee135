/** A row of stars, the earned ones lit. */
import { ICONS, make, makeIcon } from './elements.ts'

export function drawStars(count: number, max = 3): HTMLElement {
  const row = make('span', 'gk-star-row')
  for (let i = 0; i < max; i++) {
    const icon = makeIcon(ICONS.star)
    if (i < count) icon.classList.add('gk-lit')
    row.append(icon)
  }
  return row
}

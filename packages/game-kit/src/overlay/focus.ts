export const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  Up: [0, -1],
  Down: [0, 1],
  Left: [-1, 0],
  Right: [1, 0],
}

/** Moves the focus in the direction of a stick or an arrow key. */
export function focusBeside(dialog: HTMLElement, dx: number, dy: number): boolean {
  const current = document.activeElement
  if (current instanceof HTMLInputElement && current.type === 'range' && dx !== 0) {
    if (dx > 0) current.stepUp()
    else current.stepDown()
    current.dispatchEvent(new Event('input'))
    return true
  }
  const all = [...dialog.querySelectorAll<HTMLElement>('button:not([disabled]), input')]
  if (!current || !all.includes(current as HTMLElement)) {
    all[0]?.focus()
    return true
  }
  const from = centreOf(current)
  let best: HTMLElement | null = null
  let min = Infinity
  for (const other of all) {
    const to = centreOf(other)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (along > 1 && along + aside * 2 < min) {
      min = along + aside * 2
      best = other
    }
  }
  best?.focus()
  best?.scrollIntoView({ block: 'nearest' })
  return best !== null
}

function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

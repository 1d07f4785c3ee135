/** Small makers of elements and pictures for the game's own pages. Styles are classes only: the page's policy allows no inline ones. */
export type G = CanvasRenderingContext2D

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...content: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...content.filter((part) => part !== null))
  return made
}

export function makeButton(className: string, act: () => void, ...content: (Node | string | null)[]) {
  const made = make('button', className, ...content)
  made.type = 'button'
  made.addEventListener('click', act)
  return made
}

/** A picture of `w` by `h` CSS pixels; the style sheet may show it smaller. */
export function makePicture(w: number, h: number, draw: (g: G, w: number, h: number) => void, label = '') {
  const canvas = make('canvas')
  const ratio = Math.min(2, devicePixelRatio || 1)
  canvas.width = Math.round(w * ratio)
  canvas.height = Math.round(h * ratio)
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
  draw(g, w, h)
  if (label) {
    canvas.role = 'img'
    canvas.ariaLabel = label
  } else canvas.ariaHidden = 'true'
  return canvas
}

/** Moves the focus inside a dialog the way a stick or an arrow points. */
export function focusTowards(dialog: HTMLElement, dx: number, dy: number): void {
  const centre = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const current = document.activeElement
  const all = [...dialog.querySelectorAll<HTMLElement>('button:not([disabled])')]
  if (!current || !all.includes(current as HTMLElement)) return all[0]?.focus()
  const from = centre(current)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of all) {
    const to = centre(other)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (along > 1 && along + aside * 2 < least) {
      least = along + aside * 2
      best = other
    }
  }
  best?.focus()
  best?.scrollIntoView({ block: 'nearest' })
}

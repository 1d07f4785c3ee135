/** Creates DOM elements. Styles are classes only: the content security policy blocks inline styles. */
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

export function makeButton(label: string, act: () => void, className = 'gk-choice'): HTMLButtonElement {
  const button = make('button', className, label)
  button.type = 'button'
  button.addEventListener('click', act)
  return button
}

/** `path` is drawn in a square of 24 units. */
export function makeIcon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}

export const ICONS = {
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  sound:
    'M3 9v6h4l6 5V4L7 9zM16 8a5 5 0 0 1 0 8v-2.2a3 3 0 0 0 0-3.6zM16 4a9 9 0 0 1 0 16v-2.2a7 7 0 0 0 0-11.6z',
  silent:
    'M3 9v6h4l6 5V4L7 9zM16.4 8L15 9.4l2.6 2.6-2.6 2.6 1.4 1.4 2.6-2.6 2.6 2.6 1.4-1.4L20.4 12 23 9.4 21.6 8 19 10.6z',
  ad: 'M3 5h18v14H3zM5 7v10h14V7zM10 9l5 3-5 3z',
  star: 'M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z',
}

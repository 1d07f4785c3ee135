/** Furniture, devices, plants and small things; a thing stands on 0,0 or, where it has no foot, is centred there. */
import { BARK, box, dot, INK, oval } from './kit.ts'
import { drawGlow, shape, stroke } from './scene.ts'

/** A table seen from the front: its top's middle at 0,0. */
export function table(w: number, legs: number, fill = 'url(#wood)'): string {
  const leg = (x: number) => box(x, 10, 34, legs, 8, fill, BARK)
  return `${leg(-w / 2 + 34)}${leg(w / 2 - 68)}${box(-w / 2, -14, w, 44, 16, fill, BARK, 9)}${stroke(`M${-w / 2 + 24} -1h${w * 0.6}`, '#fff', 7, 0.45)}`
}

export function sofa(w: number, fill: string, line: string): string {
  const h = w / 2
  return `${shape(`M${-h + 30}-40v-110c0-50 20-70 66-70H${h - 96}c46 0 66 20 66 70v110z`, fill, line, 9)}${stroke(`M${-h + 76}-196c30-8 80-8 130-8`, '#fff', 10, 0.55)}${stroke('M0-214v120', line, 7, 0.5)}${box(-h + 40, -100, w - 80, 70, 22, fill, line, 9)}${shape(`M${-h}-30v-70c0-50 74-50 74 0v46H${h - 74}v-46c0-50 74-50 74 0v70c0 24-10 34-30 34H${-h + 30}c-20 0-30-10-30-34z`, fill, line, 9)}${stroke(`M${-h + 16}-96c4-20 20-28 34-20`, '#fff', 8, 0.5)}`
}

export function lamp(): string {
  return `${drawGlow('warm', 0, -330, 250)}${stroke('M0 0v-290', BARK, 17)}${stroke('M0 0v-290', '#d9a060', 7)}${shape('M-92-280H92L46-400H-46z', 'url(#yellow)', '#7a4008', 9)}${shape('M-60 4c10-24 110-24 120 0z', 'url(#dark-wood)', BARK)}`
}

export function pane(x: number, y: number, w: number, h: number, view: string): string {
  return `<g transform="translate(${x} ${y})">${box(0, 0, w, h, 10, '#1c2a6c')}${view}${stroke(`M${w / 2} 0v${h}M0 ${h / 2}h${w}`, BARK, 11)}${box(0, 0, w, h, 10, 'none', BARK, 16)}${stroke(`M4 ${h - 2}V4h${w - 8}`, '#f0bf7a', 5, 0.8)}</g>`
}

/** Books in a fixed order of heights and colours, standing on 0,0 from left to right. */
export function books(count: number, from = 0): string {
  const paints = ['red', 'teal', 'yellow', 'violet', 'blue', 'pink']
  return Array.from({ length: count }, (_, i) => {
    const height = 64 + ((i * 37 + from * 13) % 34)
    return `${box(i * 30, -height, 28, height, 5, `url(#${paints[(i * 5 + from) % 6]})`, INK, 5)}${stroke(`M${i * 30 + 8} ${-height + 16}h12`, '#fff', 4, 0.7)}`
  }).join('')
}

export const plank = (x: number, y: number, w: number): string =>
  box(x, y, w, 22, 8, 'url(#wood)', BARK, 7) + stroke(`M${x + 14} ${y + 7}h${w * 0.6}`, '#fff', 5, 0.4)

export function plant(): string {
  const leaf = 'M0-70C-60-90-70-160-56-200-20-170-4-130 0-70zM0-70C60-90 76-150 66-190 26-170 6-130 0-70z'
  return `${shape(leaf, 'url(#leaf)', '#1d5a3c')}${shape('M0-66C-16-120-12-190 6-226 24-186 20-120 0-66z', 'url(#leaf)', '#1d5a3c')}${shape('M-54-76H54L40 0h-80z', 'url(#red)', '#5c1020', 8)}${stroke('M-36-60l6 40', '#fff', 8, 0.5)}`
}

/** A picture or screen in a frame, centred; the content is cut to its inside. */
export function framed(
  id: string,
  w: number,
  h: number,
  content: string,
  edge: string,
  line: string,
): string {
  return `${box(-w / 2 - 18, -h / 2 - 18, w + 36, h + 36, 26, edge, line, 10)}<clipPath id="${id}">${box(-w / 2, -h / 2, w, h, 12, '#fff')}</clipPath><g clip-path="url(#${id})">${content}</g>${box(-w / 2, -h / 2, w, h, 12, 'none', line, 7)}${stroke(`M${-w / 2 + 10}-${h / 2 + 9}h${w * 0.4}`, '#fff', 6, 0.65)}`
}

/** A handheld console lying across, centred; its screen is 320 by 190. */
export function handheld(id: string, content: string, paint = 'teal'): string {
  return `${shape('M-290-70c0-52 26-78 78-78h424c52 0 78 26 78 78V50c0 66-30 96-84 96h-412c-54 0-84-30-84-96z', `url(#${paint})`, '#12304a', 10)}${stroke('M-262-60c2-36 18-54 50-58h90', '#fff', 12, 0.75)}${framed(id, 330, 200, content, '#151a44', '#0c0f2c')}${dot(-236, -44, 32, '#1d3a5c', '#12304a')}${dot(-240, -50, 18, '#f4ffe8')}${shape('M-246 26h20v18h18v20h-18v18h-20V64h-18V44h18z', '#f4ffe8', '#12304a', 6)}${dot(236, -66, 16, '#ffd34a', '#12304a')}${dot(236, -4, 16, '#ff7f8f', '#12304a')}${dot(205, -35, 16, '#b78fff', '#12304a')}${dot(267, -35, 16, '#7fd4ff', '#12304a')}`
}

/** A gamepad, about 200 wide, centred. */
export function gamepad(): string {
  return `${shape('M-58-52H58c40 0 52 40 58 84 4 34-38 44-58 10-6-12-14-16-26-16h-64c-12 0-20 4-26 16-20 34-62 24-58-10 6-44 18-84 58-84z', 'url(#device)', '#0e0f36', 8)}${stroke('M-70-36c8-6 16-7 30-7', '#fff', 7, 0.6)}${shape('M-62-30h14v13h13v14h-13v13h-14V-3h-13v-14h13z', '#e8ecff')}${dot(46, -26, 10, '#ffd34a')}${dot(66, -10, 10, '#ff7f8f')}${dot(46, 6, 10, '#7fd4ff')}`
}

export function mug(fill = 'url(#red)', line = '#6b1030'): string {
  return `${stroke('M44-74c46-6 46 60-6 56', line, 22)}${stroke('M44-74c46-6 46 60-6 56', '#ff9a8a', 9)}${shape('M-50-96h100l-8 84c-2 10-8 14-18 14h-48c-10 0-16-4-18-14z', fill, line, 8)}<ellipse cy="-96" rx="50" ry="13" fill="#6b3a1c" stroke="${line}" stroke-width="7"/>${stroke('M-34-72l5 44', '#fff', 8, 0.6)}`
}

export const steam = (x: number, y: number): string =>
  stroke(`M${x - 18} ${y}c-18-24 18-36 0-62M${x + 18} ${y}c-18-24 18-36 0-62`, '#fff', 11, 0.6)

export function lantern(): string {
  return `${drawGlow('warm', 0, 30, 150)}${stroke('M0-14v16', BARK, 6)}${shape('M-20 10 0-4l20 14z', '#8a5a2b', BARK, 6)}${box(-17, 10, 34, 42, 7, '#fff6c8', BARK, 6)}<path d="M0 18c9 10 10 16 6 22-3 5-9 5-12 0-4-6-1-14 6-22z" fill="#ff9a2e"/>${shape('M-21 52h42v8h-42z', '#8a5a2b', BARK, 6)}`
}

/** An open book, centred; `w` is one page. */
export function openBook(w: number, h: number, marks = true): string {
  const lines = Array.from({ length: 4 }, (_, i) => {
    const y = -h * 0.34 + (i * h) / 6
    return `M${-w * 0.82} ${y + 4}q${w * 0.36}-12 ${w * 0.66} 0M${w * 0.16} ${y + 4}q${w * 0.36}-12 ${w * 0.66} 0`
  })
  return `${shape(`M0 ${h / 2 + 12}q${-w / 2}-22 ${-w - 10} 0v${-h}q${w / 2}-24 ${w + 10} 0q${w / 2}-24 ${w + 10} 0v${h}q${-w / 2}-22 ${-w - 10} 0z`, 'url(#red)', '#5c1030', 8)}${shape(`M0 ${h / 2}q${-w / 2}-26 ${-w} 0v${-h}q${w / 2}-26 ${w} 0q${w / 2}-26 ${w} 0v${h}q${-w / 2}-26 ${-w} 0z`, 'url(#paper)', '#8a6a48', 6)}${stroke(`M0 ${-h / 2}v${h}`, '#8a6a48', 5)}${marks ? stroke(lines.join(''), '#a88a6a', 6, 0.8) : ''}`
}

/** A pencil with its point at 0,0, lying to the right. */
export function pencil(length = 260): string {
  return `${shape(`M50-20H${length}v40H50z`, 'url(#yellow)', '#7a4008')}${shape('M50-20 0 0l50 20z', '#ffe6c4', '#7a4008')}${shape('M16-7 0 0l16 7z', INK)}${box(length, -20, 34, 40, 4, '#c8d0e8', '#48568f', 6)}${box(length + 34, -20, 34, 40, 12, 'url(#pink)', '#7d1450', 6)}${stroke(`M62-8h${length - 76}`, '#fff', 6, 0.6)}`
}

/** A round hand from the edge of the picture with one finger out, whose tip is at 0,0; it comes from the right below. */
export function pointer(coat: string, line: string, sleeve: string): string {
  return `${stroke('M120 130 420 420', line, 128)}${stroke('M120 130 420 420', sleeve, 108)}${stroke('M18 24 84 92', line, 58)}${dot(112, 122, 78, `url(#coat-${coat})`, line, 9)}${stroke('M20 26 90 98', sleeve, 40)}${stroke('M18 20 50 52', '#fff', 9, 0.5)}${stroke('M66 168c-26 0-38-24-26-44', line, 8, 0.7)}`
}

export function tree(): string {
  return `${stroke('M0 0C-4-40 2-80 0-120', BARK, 46)}${stroke('M0 0C-4-40 2-80 0-120', '#9a6238', 29)}<g fill="#3f9a54" stroke="#1d5a3c" stroke-width="8"><circle cx="-74" cy="-150" r="66"/><circle cx="74" cy="-150" r="66"/><circle cy="-206" r="84"/></g><circle cy="-166" r="78" fill="#3f9a54"/><g fill="#86d068" opacity=".85"><circle cx="-40" cy="-234" r="28"/><circle cx="-92" cy="-176" r="20"/></g>`
}

export function pine(fill = 'url(#leaf)', line = '#143f3c'): string {
  return `${box(-14, -40, 28, 42, 5, 'url(#dark-wood)', '#2a1420', 6)}${shape('M0-250 50-160H24L74-90H40L92-26H-92L-40-90H-74L-24-160H-50z', fill, line, 8)}${stroke('M-16-196-30-168M-34-112-50-90', '#fff', 7, 0.4)}`
}

export const bush = (fill = '#3f9a54', line = '#1d5a3c'): string =>
  `<path d="M-110 0c-40-30-20-84 26-78C-70-140 30-140 44-92c40-24 90 6 74 50 14 18 4 42-14 42z" fill="${fill}" stroke="${line}" stroke-width="8" stroke-linejoin="round"/>${stroke('M-60-76c8-20 30-30 48-26', '#fff', 9, 0.45)}`

export function crate(size = 120): string {
  const h = size / 2
  return `${box(-h, -size, size, size, 8, 'url(#wood)', BARK, 9)}${box(-h + 16, -size + 16, size - 32, size - 32, 4, 'none', '#71401f', 7)}${stroke(`M${-h + 22} -22 ${h - 22} ${-size + 22}`, '#71401f', 15)}${stroke(`M${-h + 12} ${-size + 10}h${size * 0.5}`, '#fff', 6, 0.5)}`
}

export function chest(): string {
  return `${shape('M-70-50H70V4H-70z', 'url(#wood)', BARK, 8)}${shape('M-76-50c0-38 22-56 76-56s76 18 76 56z', '#c98246', BARK, 8)}${box(-14, -64, 28, 30, 6, '#ffd84a', '#6b3a08', 6)}${stroke('M-56-70c4-14 14-20 28-22', '#fff', 7, 0.6)}`
}

export const flag = (fill: string, height = 150): string =>
  `${stroke(`M0 0v${-height}`, BARK, 11)}${stroke(`M0 0v${-height}`, '#d9a060', 4)}${shape(`M4 ${-height + 2}c26-16 48 12 80-2v46c-32 14-54-12-80 2z`, fill, INK, 6)}`

export const STAR = 'M0-100 30-36 98-30 46 16 62 84 0 48-62 84-46 16-98-30-30-36z'

export const appleFruit = (): string =>
  `${oval(0, 4, 44, 40, '#fff', 0.16)}<path d="M0-20c20-16 42-2 42 22S22 44 0 36c-22 8-42-10-42-34S-20-36 0-20z" fill="url(#apple)" stroke="#6b0f26" stroke-width="6"/>${stroke('M0-20c0-12 4-20 12-26', BARK, 7)}${stroke('M-24-4c2-8 6-12 12-14', '#fff', 6, 0.85)}`

/** Centred, about 200 tall; `face` is drawn on it in place of the friendly one. */
export function ghost(look = 0, face = ''): string {
  const eyes = [-26, 26].map(
    (x) => oval(x + look, -22, 13, 18, '#26224f') + dot(x + look - 4, -29, 5, '#fff'),
  )
  const friendly = `${eyes.join('')}${oval(look - 48, 2, 13, 8, '#ff8fa8', 0.6)}${oval(look + 48, 2, 13, 8, '#ff8fa8', 0.6)}${shape(`M${look - 15} 6q15 5 30 0q-2 22-15 22t-15-22z`, '#26224f')}`
  return `${shape('M-78 96c-8-70-14-196 78-196S86 26 78 96c-14 16-30 10-40-6-10 22-30 22-40 2-10 20-30 20-40-2-8 16-24 22-36 6z', 'url(#ghost)', '#3f4f9c', 8)}${stroke('M-56-26c4-26 16-42 34-48', '#fff', 11)}${face || friendly}`
}

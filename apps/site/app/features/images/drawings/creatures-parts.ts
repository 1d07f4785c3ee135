/** Parts that several creatures share: eyes, mouths, limbs. */
const round = (value: number) => +value.toFixed(1)

/** A shape without its outline, and one with a thin outline. */
export const BARE = 'style="stroke:none"'
export const THIN = 'style="stroke-width:4"'

/** Dark shining eyes: for small and gentle creatures. */
export function drawBeads(x: number, y: number, gap: number, radius: number): string {
  const bead = (cx: number) =>
    `<ellipse class="k" cx="${cx}" cy="${y}" rx="${radius}" ry="${round(radius * 1.2)}"/><circle fill="#fff" cx="${round(cx - radius * 0.25)}" cy="${round(y - radius * 0.45)}" r="${round(radius * 0.38)}"/><circle fill="#fff" cx="${round(cx + radius * 0.35)}" cy="${round(y + radius * 0.5)}" r="${round(radius * 0.18)}"/>`
  return bead(x - gap) + bead(x + gap)
}

/** One large white eye. */
export function drawEye(x: number, y: number, radius: number): string {
  return `<ellipse fill="#fff" cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius * 1.12)}"/><circle class="k" cx="${x}" cy="${round(y + radius * 0.1)}" r="${round(radius * 0.6)}"/><circle fill="#fff" cx="${round(x - radius * 0.2)}" cy="${round(y - radius * 0.25)}" r="${round(radius * 0.22)}"/>`
}

/** Closed eyes, content. */
export function drawSleepyEyes(x: number, y: number, gap: number, radius: number): string {
  const lid = (cx: number) =>
    `M${cx - radius} ${y}c${round(radius * 0.4)} ${radius} ${round(radius * 1.6)} ${radius} ${2 * radius} 0`
  return `<path class="K" d="${lid(x - gap)}${lid(x + gap)}"/>`
}

/** A laughing mouth with its tongue; `w` is half its width. */
export function drawMouth(x: number, y: number, w: number): string {
  const n = (factor: number) => round(w * factor)
  return `<path class="k" d="M${x - w} ${y}h${2 * w}c0 ${n(1.35)}-${2 * w} ${n(1.35)}-${2 * w} 0z"/><path fill="#ff7088" d="M${round(x - w * 0.55)} ${round(y + w * 0.8)}c${n(0.15)}-${n(0.4)} ${n(0.95)}-${n(0.4)} ${n(1.1)} 0c-${n(0.3)} ${n(0.22)}-${n(0.8)} ${n(0.22)}-${n(1.1)} 0z"/>`
}

/** A smile drawn with one line. */
export function drawSmile(x: number, y: number, w: number): string {
  return `<path class="K" d="M${x - w} ${y}c${round(w * 0.4)} ${round(w * 0.95)} ${round(w * 1.6)} ${round(w * 0.95)} ${2 * w} 0"/>`
}

export function drawCheeks(x: number, y: number, gap: number, radius: number): string {
  const cheek = (cx: number) => `<ellipse cx="${cx}" cy="${y}" rx="${radius}" ry="${round(radius * 0.62)}"/>`
  return `<g fill="#ff5c7a" opacity=".5">${cheek(x - gap)}${cheek(x + gap)}</g>`
}

type Paint = 'main' | 'accent' | 'paper'
const EDGE: Record<Paint, string> = { main: 'class="A"', accent: 'class="m"', paper: 'class="w"' }
const CORE: Record<Paint, string> = { main: 'class="B"', accent: 'class="M"', paper: 'class="h"' }

/** The outline of a limb along a path; the body is drawn over it, then `drawLimb` joins the two. */
export function drawLimbEdge(d: string, width: number, paint: Paint = 'main'): string {
  const asLine = paint === 'paper' ? 'fill:none;stroke-linecap:round;' : ''
  return `<path ${EDGE[paint]} d="${d}" style="${asLine}stroke-width:${width + 11}"/>`
}

export function drawLimb(d: string, width: number, paint: Paint = 'main'): string {
  return `<path ${CORE[paint]} d="${d}" style="${paint === 'paper' ? 'opacity:1;' : ''}stroke-width:${width}"/>`
}

/** A tail, an arm, a tentacle: outlined on its own. */
export function drawTube(d: string, width: number, paint: Paint = 'main'): string {
  return drawLimbEdge(d, width, paint) + drawLimb(d, width, paint)
}

/** A pair of the same part, left and right. */
export function drawPair(markup: string): string {
  return `${markup}<g transform="scale(-1 1)">${markup}</g>`
}

/** A body with a fringe all around: tufts of fur (a `depth` above 0 is how far they stand out), or curls of wool. */
export function drawFringe(rx: number, ry: number, count: number, depth: number, y = 0): string {
  const at = (turn: number, out: number) => {
    const angle = (turn / count) * 2 * Math.PI - Math.PI / 2
    return `${Math.round(Math.cos(angle) * (rx + out))} ${Math.round(y + Math.sin(angle) * (ry + out))}`
  }
  const curl = Math.round((Math.PI * (rx + ry)) / count / 1.7)
  let d = `M${at(0, 0)}`
  for (let i = 1; i <= count; i++) {
    d +=
      depth > 0
        ? `Q${at(i - 0.7, depth * 0.7)} ${at(i - 0.35, depth)}Q${at(i - 0.3, depth * 0.3)} ${at(i, 0)}`
        : `A${curl} ${curl} 0 0 1 ${at(i, 0)}`
  }
  return `${d}z`
}

/** A grown limb in a colour of its own, for skins that no palette has. */
export function drawSkinLimb(d: string, width: number, skin: readonly [fill: string, line: string]): string {
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<path ${line} stroke="${skin[1]}" stroke-width="${width + 11}" d="${d}"/><path ${line} stroke="${skin[0]}" stroke-width="${width}" d="${d}"/>`
}

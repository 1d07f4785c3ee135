/**
 * The cover of a game that has none, or none at hand: its title in toy-shop lettering, a drawing told by its tags, a
 * pattern and a palette told by its slug. Pure and deterministic; the same game looks the same on every page and day.
 */
import { COVER_ASPECT, type CoverShape } from '#app/features/catalogue/tile.ts'
import { drawLettering, fitTitle, measureText, toDrawable, UNITS_PER_EM } from './lettering.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { PATTERNS } from './patterns.ts'
import { MOTIFS, pickMotif } from './pick-motif.ts'
import { createRandom } from './seeded-random.ts'

export interface CoverSubject {
  slug: string
  title: string
  tags?: readonly string[]
}

interface Layout {
  motif: { x: number; y: number; scale: number }
  /** Centre and size of the box the title is fitted into. */
  title: { x: number; y: number; w: number; h: number }
}

const WIDTH: Record<CoverShape, number> = { wide: 320, square: 200, tall: 200 }
const LEADING = 0.9
/** Below this a title cannot be read on a small tile, so it is cut to its first words. */
const MIN_TITLE_SIZE = 23
const MAX_TITLE_LETTERS = 31
const MAX_TITLE_SIZE = 48

/** Two places for the lettering per shape: below the drawing, or above, where it leaves the corner of a tile's badge free (beside, on a wide cover). */
const LAYOUTS: Record<CoverShape, readonly Layout[]> = {
  square: [
    { motif: { x: 100, y: 73, scale: 0.84 }, title: { x: 100, y: 163, w: 180, h: 62 } },
    { motif: { x: 100, y: 139, scale: 0.78 }, title: { x: 100, y: 54, w: 180, h: 50 } },
  ],
  wide: [
    { motif: { x: 88, y: 100, scale: 0.95 }, title: { x: 236, y: 100, w: 138, h: 150 } },
    { motif: { x: 232, y: 100, scale: 0.95 }, title: { x: 84, y: 100, w: 138, h: 150 } },
  ],
  tall: [
    { motif: { x: 100, y: 106, scale: 1 }, title: { x: 100, y: 240, w: 176, h: 98 } },
    { motif: { x: 100, y: 204, scale: 1 }, title: { x: 100, y: 72, w: 176, h: 86 } },
  ],
}

/** A wide cover whose title has a word too long to stand beside the drawing carries it on one line below. */
const WIDE_STACKED: Layout = {
  motif: { x: 160, y: 76, scale: 0.88 },
  title: { x: 160, y: 168, w: 290, h: 50 },
}

function pickLayout(layouts: readonly Layout[], chosen: Layout, title: string): Layout {
  if (layouts !== LAYOUTS.wide) return chosen
  const beside = fitTitle(title, chosen.title.w, chosen.title.h, MAX_TITLE_SIZE, LEADING)
  return beside.size < 27 ? WIDE_STACKED : chosen
}

/** A word too long for one line is broken in the middle, or it would make the whole title small. */
function breakWord(word: string): string {
  const half = Math.ceil(word.length / 2)
  return `${word.slice(0, half)}- ${word.slice(half)}`
}

/** The part of a title that can be set legibly: before a colon or a dash, at most `MAX_TITLE_LETTERS`, whole words. */
function shortenTitle(drawable: string): string {
  const title = drawable.replace(/ [-–—|] /g, ' ').replace(/[^\s-]{15,}/g, breakWord)
  if (title.length <= MAX_TITLE_LETTERS) return title
  const head = drawable.split(/:| [-–—|(]/)[0]!.trim()
  if (head.length >= 4 && head.length <= MAX_TITLE_LETTERS) return head
  const cut = title.slice(0, MAX_TITLE_LETTERS + 1)
  const end = cut.lastIndexOf(' ')
  return `${trimEnd(cut.slice(0, end > 8 ? end : MAX_TITLE_LETTERS))}…`
}

/** What may not stand before an ellipsis: punctuation, and words that promise another. */
function trimEnd(text: string): string {
  return text.replace(/[\s:,.&–-]+$/, '').replace(/\s(the|of|and|a|in|on|at|to|for|or|with)$/i, '')
}

function isMostlyDrawable(title: string, drawable: string): boolean {
  const letters = [...title].filter((character) => !/\s/.test(character)).length
  return drawable.replaceAll(' ', '').length >= Math.max(1, letters * 0.5)
}

function drawTitle(text: string, box: Layout['title'], tilt: number): string {
  let title = fitTitle(text, box.w, box.h, MAX_TITLE_SIZE, LEADING)
  const words = text.replace('…', '').split(' ')
  while (title.size < MIN_TITLE_SIZE && words.length > 2) {
    words.pop()
    title = fitTitle(`${trimEnd(words.join(' '))}…`, box.w, box.h, MAX_TITLE_SIZE, LEADING)
  }
  const scale = title.size / UNITS_PER_EM
  const lineUnits = LEADING * UNITS_PER_EM
  // Ascenders reach 0.73 em up and descenders 0.2 em down: the block is centred by what is seen.
  const top = 0.73 * UNITS_PER_EM - ((title.lines.length - 1) * lineUnits + 0.93 * UNITS_PER_EM) / 2
  const d = title.lines
    .map((line, i) => drawLettering(line, -measureText(line) / 2, top + i * lineUnits))
    .join('')
  const place = `translate(${box.x} ${box.y}) rotate(${tilt}) scale(${+scale.toFixed(4)})`
  return `<defs><path id="t" d="${d}"/></defs><g transform="${place}"><use href="#t" class="o" y="12"/><use href="#t" class="o"/><use href="#t" fill="url(#x)"/></g>`
}

const stops = (...colors: string[]) =>
  colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`).join('')

function drawPaints(p: Palette, lettering: [string, string]): string {
  const diagonal = (id: string, ...colors: string[]) =>
    `<linearGradient id="${id}" x1=".2" y1="0" x2=".7" y2="1">${stops(...colors)}</linearGradient>`
  return `<defs><radialGradient id="g" cx=".32" cy=".22" r=".95">${stops(p.lit, p.mid, p.far)}</radialGradient>${diagonal('a', p.mainLight, p.main, p.main)}${diagonal('b', p.accentLight, p.accent, p.accent)}${diagonal('w', '#fff', p.paper, p.paperShade)}<linearGradient id="x" x1="0" y1="0" x2="0" y2="1">${stops(...lettering)}</linearGradient><radialGradient id="l"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="d"><stop stop-color="${p.deep}" stop-opacity=".6"/><stop offset="1" stop-color="${p.deep}" stop-opacity="0"/></radialGradient></defs>`
}

/** The classes the drawings are made with; only those in use are written out. */
function drawStyles(p: Palette, body: string): string {
  const line = (color: string, width = 5) =>
    `fill:none;stroke:${color};stroke-width:${width};stroke-linecap:round;stroke-linejoin:round`
  const shape = (fill: string, stroke: string) =>
    `fill:url(#${fill});stroke:${stroke};stroke-width:6;stroke-linejoin:round`
  const rules: Record<string, string> = {
    a: shape('a', p.mainDeep),
    b: shape('b', p.accentDeep),
    w: shape('w', p.paperDeep),
    k: `fill:${p.ink}`,
    K: line(p.ink),
    l: line(p.mainDeep),
    m: line(p.accentDeep),
    h: `${line('#fff', 7)};opacity:.7`,
    H: 'fill:#fff;opacity:.5',
    s: `fill:${p.mainDeep};opacity:.28`,
    t: `fill:${p.accentDeep};opacity:.28`,
    A: line(p.mainDeep, 38),
    B: line(p.main, 27),
    M: line(p.accent, 8),
    o: `fill:${p.deep};stroke:${p.deep};stroke-width:44;stroke-linejoin:round`,
  }
  const used = Object.entries(rules).filter(([name]) => body.includes(`class="${name}"`))
  return `<style>${used.map(([name, rule]) => `.${name}{${rule}}`).join('')}</style>`
}

function drawMotif(subject: CoverSubject, at: Layout['motif'], lean: number): string {
  const r = Math.round(at.scale * 118)
  const shadowY = Math.round(at.y + at.scale * 72)
  return `<circle cx="${at.x}" cy="${at.y}" r="${r}" fill="url(#l)"/><ellipse cx="${at.x}" cy="${shadowY}" rx="${Math.round(at.scale * 88)}" ry="${Math.round(at.scale * 24)}" fill="url(#d)"/><g transform="translate(${at.x} ${at.y}) rotate(${lean}) scale(${at.scale})">${MOTIFS[pickMotif(subject.slug, subject.tags)]}</g>`
}

export function renderGeneratedCover(subject: CoverSubject, shape: CoverShape): string {
  const random = createRandom(subject.slug)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const w = WIDTH[shape]
  const h = w * COVER_ASPECT[shape]
  const palette = pick(PALETTES)
  const drawPattern = pick(PATTERNS)
  const sideOfTitle = pick(LAYOUTS[shape])
  const lettering = pick<[string, string]>([
    ['#fff', palette.paper],
    ['#fff', palette.mainLight],
    // A dark accent is drawn as its tint: letters are always lighter than the room.
    ['#fff', palette.accentLight],
  ])
  const tilt = Math.round((random() - 0.5) * 8)
  const lean = Math.round((random() - 0.5) * 16)
  const drawable = toDrawable(subject.title)
  const hasTitle = isMostlyDrawable(subject.title, drawable)
  const title = shortenTitle(drawable)
  const layout = pickLayout(LAYOUTS[shape], sideOfTitle, title)
  const motif = hasTitle ? layout.motif : { x: w / 2, y: h / 2, scale: (Math.min(w, h) / 200) * 1.05 }
  const body = drawMotif(subject, motif, lean) + (hasTitle ? drawTitle(title, layout.title, tilt) : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * 2}" height="${h * 2}">` +
    drawPaints(palette, lettering) +
    drawStyles(palette, body) +
    `<path fill="url(#g)" d="M0 0h${w}v${h}H0z"/>` +
    drawPattern(w, h, random, palette) +
    body +
    '</svg>'
  )
}

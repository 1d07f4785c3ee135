/** A site's icon and wordmark as SVG, from its name, its mark and its colours. */
import { drawLettering, measureText, toDrawable } from '#app/features/images/lettering.ts'
import { findMark } from './brand-marks.ts'
import type { Site } from '#app/domain/site.ts'

export type Branded = Pick<Site, 'host' | 'name' | 'logo' | 'theme'>

/** Ascenders above and descenders below the baseline, in units of the letters. */
const LOGO_TOP = -196
export const LOGO_HEIGHT = 256
/** Where the letters start when the mark precedes them. */
const LETTERS_X = 236

/** `rounded` is the icon as it is; `full` fills the square, with the figure in the middle 80 % for masks. */
export function drawIcon(site: Branded, form: 'rounded' | 'full'): string {
  const { logo, theme, name } = site
  const own = findOwnDrawing(logo)
  if (own && form === 'rounded') return own
  const mark = own ? wrapOwn(own, theme.background) : findMark(logo.mark, name, theme)
  const room =
    form === 'rounded'
      ? '<clipPath id="k"><rect width="512" height="512" rx="116"/></clipPath>'
      : '<clipPath id="k"><path d="M0 0h512v512H0z"/></clipPath>'
  const scale = form === 'rounded' ? 1 : 0.8
  const shift = (512 - 512 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${mark.defs}${room}</defs><g clip-path="url(#k)"><path d="M0 0h512v512H0z" fill="url(#n)"/><g transform="translate(${shift} ${shift}) scale(${scale})">${mark.figure}</g></g></svg>\n`
}

/** The operator's own drawing as SVG, or null when the site uses one of our marks. */
function findOwnDrawing({ svg, png }: Branded['logo']): string | null {
  if (svg !== '') return svg
  if (png === '') return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><image href="${png}" width="512" height="512"/></svg>`
}

function wrapOwn(svg: string, background: string) {
  const data = Buffer.from(svg).toString('base64')
  return {
    defs: `<linearGradient id="n"><stop stop-color="${background}"/></linearGradient>`,
    figure: `<image href="data:image/svg+xml;base64,${data}" width="512" height="512"/>`,
  }
}

export interface Wordmark {
  /** Draws the letters in two colours: `first` for the name's beginning, `second` for its end. */
  draw(first: string, second: string): string
  width: number
  /** Whether the icon precedes the letters, in a square of the full height. */
  hasIcon: boolean
}

export function layOutWordmark(site: Branded): Wordmark {
  const name = toDrawable(site.name) || toDrawable(site.host)
  if (site.logo.mark === 'house' && findOwnDrawing(site.logo) === null && name.toLowerCase() === 'playhouse')
    return layOutPlayhouse()
  const at = splitName(name)
  const [head, tail] = [name.slice(0, at), name.slice(at)]
  const tailX = LETTERS_X + measureText(head)
  return {
    draw: (first, second) =>
      `<path fill="${first}" d="${drawLettering(head, LETTERS_X, 0)}"/><path fill="${second}" d="${drawLettering(tail, tailX, 0)}"/>`,
    width: Math.ceil(tailX + measureText(tail)),
    hasIcon: true,
  }
}

/** Two words share the two colours; of one word the second half has the accent. */
function splitName(name: string): number {
  const space = name.lastIndexOf(' ')
  if (space > 0) return space
  const capital = name.slice(1).search(/\p{Lu}/u)
  return capital >= 0 ? capital + 1 : Math.ceil(name.length / 2)
}

/** “playh”, a window in place of the o, “use”. */
function layOutPlayhouse(): Wordmark {
  const play = measureText('play')
  const h = measureText('h')
  const windowX = play + h + 66
  const use = windowX + 64
  const letters = drawLettering('h', play, 0) + drawLettering('use', use, 0)
  return {
    draw: (first, second) =>
      `<path fill="${first}" d="${drawLettering('play', 0, 0)}"/><g fill="${second}"><path d="${letters}"/><path fill="none" stroke="${second}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" d="M${windowX - 56}-134 ${windowX}-178l56 44"/></g><circle cx="${windowX}" cy="-59" r="54" fill="#ffd84d" stroke="${second}" stroke-width="19"/><path fill="#2a1a6b" d="M${windowX - 16}-84c0-7 7-11 13-8l33 22c6 5 6 15 0 20l-33 22c-6 3-13-1-13-8z"/>`,
    width: Math.ceil(use + measureText('use')),
    hasIcon: false,
  }
}

/** The letters stand in a file of their own: on a page they would be sent, parsed and hydrated with the scripts. */
export function drawLogoFile(site: Branded): string {
  const { draw, width } = layOutWordmark(site)
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo" viewBox="0 ${LOGO_TOP} ${width} ${LOGO_HEIGHT}">${draw('currentColor', 'var(--accent-text)')}</symbol></svg>\n`
}

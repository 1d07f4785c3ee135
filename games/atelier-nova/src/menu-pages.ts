/** Adds to the kit's menus: shows and ways to play have pictures and titles, the shows stand in seasons. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './book.ts'
import { CARD, drawFreeCard, drawModeCard, drawShowCard, inkOf, makeCanvas } from './menu-art.ts'
import type { G } from './pen.ts'
import { rules } from './rules.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { PLACES, THEMES } from './themes.ts'

export const SEASON = 10
/** Pictures a frame: the page is there at once, its pictures follow. */
const AT_ONCE = 4

export function addToMenus(kit: Kit<Game, Data>): void {
  const dialog = document.querySelector<HTMLElement>('.gk-dialog')
  if (!dialog) return
  new MutationObserver(() => {
    if (dialog.querySelector('[data-own]')) return
    if (dialog.dataset.page === 'levels') addShows(dialog, kit)
    if (dialog.dataset.page === 'modes') addModes(dialog)
  }).observe(dialog, { childList: true })
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.dataset.own = ''
  made.textContent = text
  return made
}
type Job = { canvas: HTMLCanvasElement; draw(g: G): void }
function paint(jobs: Job[]): void {
  for (const { canvas, draw } of jobs.splice(0, AT_ONCE)) draw(inkOf(canvas))
  if (jobs[0]?.canvas.isConnected) requestAnimationFrame(() => paint(jobs))
}

function addShows(dialog: HTMLElement, kit: Kit<Game, Data>): void {
  const isShows = dialog.querySelector('h1')?.textContent === texts.modes.shows.name
  const stars = kit.record.stars.shows ?? {}
  const jobs: Job[] = []
  for (const button of dialog.querySelectorAll<HTMLButtonElement>('.gk-levels .gk-choice')) {
    const label = button.firstChild!
    const level = Number(label.textContent)
    const place = PLACES[level - 1]
    const theme = THEMES[level - 1]!
    const canvas = makeCanvas(CARD.w, CARD.h, 'an-place')
    const isOpen = !button.disabled
    jobs.push({
      canvas,
      draw: (g) => (isShows ? drawShowCard(g, theme, isOpen) : drawFreeCard(g, place ?? 'atelier')),
    })
    const name = isShows ? texts.theme(theme.name) : texts.places[place ?? 'atelier']
    const number = make('span', 'an-number')
    number.append(label)
    button.prepend(canvas, number, make('span', 'an-title', name))
    button.ariaLabel = `${button.ariaLabel}: ${name}`
    if (isShows && level % SEASON === 1) button.before(makeSeason(level, stars))
  }
  paint(jobs)
  dialog.querySelector('.gk-levels [data-main]')?.scrollIntoView({ block: 'center' })
}
/** A season's name, and its stars. */
function makeSeason(level: number, stars: Record<string, number>): HTMLElement {
  const most = Math.min(SEASON, THEMES.length - level + 1)
  const won = Array.from({ length: most }, (_, i) => stars[level + i] ?? 0).reduce((sum, one) => sum + one, 0)
  const season = make('h2', 'an-season', texts.seasons[Math.floor(level / SEASON)])
  season.append(make('span', 'an-count', texts.starsOf(won, most * 3)))
  return season
}

function addModes(dialog: HTMLElement): void {
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('.gk-stack .gk-choice')]
  const jobs = Object.keys(rules.modes).flatMap((mode, i) => {
    const button = buttons[i]
    if (!button) return []
    const canvas = makeCanvas(CARD.w, CARD.h, 'an-mode')
    const words = make('span', 'an-words')
    words.append(...button.childNodes)
    button.classList.add('an-card')
    button.append(canvas, words)
    return [{ canvas, draw: (g: G) => drawModeCard(g, mode) }]
  })
  paint(jobs)
}

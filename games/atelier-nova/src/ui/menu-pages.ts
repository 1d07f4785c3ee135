/** Additions to the kit's menus: images and titles for shows and modes, and shows grouped by season. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import { drawLesson } from './lessons.ts'
import { CARD, drawFreeCard, drawModeCard, drawShowCard, inkOf, makeCanvas } from './menu-art.ts'
import type { G } from '../art/pen.ts'
import { rules } from '../rules.ts'
import { addSeasonTabs, SEASON } from './season-tabs.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { PLACES, seal, secretOf, THEMES } from '../data/themes.ts'

/** Images drawn per frame: the page appears at once, its images follow. */
const AT_ONCE = 4

export function addToMenus(kit: Kit<Game, Data>): void {
  const dialog = document.querySelector<HTMLElement>('.gk-dialog')
  if (!dialog) return
  new MutationObserver(() => {
    if (dialog.querySelector('[data-own]')) return
    if (dialog.dataset.page === 'levels') {
      addShows(dialog, kit)
      markEnd(dialog)
    }
    if (dialog.dataset.page === 'modes') addModes(dialog)
    if (dialog.dataset.page === 'pause') addAllShows(dialog, kit)
    if (dialog.dataset.page === 'result') orderResult(dialog)
    if (dialog.dataset.page === 'howTo') addHowPictures(dialog)
  }).observe(dialog, { childList: true })
  dialog.addEventListener('scroll', () => markEnd(dialog), { passive: true })
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
    // What its envelope holds is not given away before the show was won.
    const theme = seal(THEMES[level - 1]!, stars[level] ? null : secretOf(level))
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
  if (isShows) addSeasonTabs(dialog, THEMES.length, make, () => markEnd(dialog))
  addWays(dialog, kit)
  dialog.append(make('span', 'an-more', '⌄'))
  dialog.querySelector('.gk-levels [data-main]')?.scrollIntoView({ block: 'center' })
}
/** The one way to the other ways to play: at the foot of the shows. */
function addWays(dialog: HTMLElement, kit: Kit<Game, Data>): void {
  const ways = make('button', 'gk-choice', texts.menu.modes) as HTMLButtonElement
  ways.type = 'button'
  ways.addEventListener('click', () => {
    kit.audio.play('click')
    kit.open('modes')
  })
  dialog.querySelector('.gk-stack')?.prepend(ways)
}
/** Whether more follows below. */
function markEnd(dialog: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight } = dialog
  const more = dialog.querySelector<HTMLElement>('.an-more')
  if (more) more.toggleAttribute('data-end', scrollTop + clientHeight > scrollHeight - 50)
}
/** A season's name, and its stars. */
function makeSeason(level: number, stars: Record<string, number>): HTMLElement {
  const max = Math.min(SEASON, THEMES.length - level + 1)
  const won = Array.from({ length: max }, (_, i) => stars[level + i] ?? 0).reduce((sum, one) => sum + one, 0)
  const season = make('h2', 'an-season', texts.seasons[Math.floor(level / SEASON)])
  season.append(make('span', 'an-count', texts.starsOf(won, max * 3)))
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
    const name = make('b', 'an-name')
    name.append(words.firstChild!)
    words.prepend(name)
    button.classList.add('an-card')
    button.append(canvas, words)
    return [{ canvas, draw: (g: G) => drawModeCard(g, mode) }]
  })
  paint(jobs)
}

/** From the pause page the shows are one press away, with the one that is on. */
function addAllShows(dialog: HTMLElement, kit: Kit<Game, Data>): void {
  const { mode, level, theme } = kit.state
  const button = make('button', 'gk-choice an-card an-all') as HTMLButtonElement
  button.type = 'button'
  const canvas = makeCanvas(CARD.w, CARD.h, 'an-mode')
  const words = make('span', 'an-words')
  const isFree = mode === 'free'
  words.append(make('b', '', isFree ? texts.allPlaces : texts.menu.levels))
  const stars = Object.values(kit.record.stars.shows ?? {}).reduce((sum, one) => sum + one, 0)
  const isShow = mode === 'shows'
  if (isShow)
    words.append(make('small', '', `${texts.show(level, THEMES.length)}: ${texts.theme(theme.name)}`))
  if (!isFree) words.append(make('small', '', texts.starsOf(stars, THEMES.length * 3)))
  button.append(canvas, words)
  button.addEventListener('click', () => {
    kit.audio.play('click')
    kit.open('levels')
  })
  const all = [...dialog.querySelectorAll<HTMLButtonElement>('.gk-stack .gk-choice')]
  all[0]?.after(button)
  // The shows' page leads to them.
  all.find(({ textContent }) => textContent === texts.menu.modes)?.remove()
  paint([
    {
      canvas,
      draw: (g) =>
        isFree ? drawFreeCard(g, theme.place) : drawShowCard(g, isShow ? theme : THEMES[0]!, true),
    },
  ])
}

/** One large button, the others in a row of small ones. Other ways to play are on the pause page; where there are shows they need no button here. */
function orderResult(dialog: HTMLElement): void {
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('.gk-stack .gk-choice')]
  const main = buttons.find((button) => 'main' in button.dataset)
  const others = buttons.filter((button) => button !== main)
  if (others.some((button) => button.textContent === texts.menu.levels))
    others.find((button) => button.textContent === texts.menu.modes)?.remove()
  const row = make('div', 'an-row')
  row.append(...others.filter((button) => button.isConnected))
  const stack = dialog.querySelector('.gk-stack')
  if (main) stack?.append(main)
  stack?.append(row)
}

/** A picture for each line of the rules. */
function addHowPictures(dialog: HTMLElement): void {
  const jobs: Job[] = []
  dialog.querySelectorAll('.gk-how li').forEach((line, i) => {
    const canvas = makeCanvas(CARD.w, CARD.h, 'an-lesson')
    canvas.dataset.own = ''
    const words = make('span', '')
    words.append(...line.childNodes)
    line.append(canvas, words)
    jobs.push({ canvas, draw: (g) => drawLesson(g, i) })
  })
  paint(jobs)
}

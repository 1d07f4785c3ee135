/** On phones the page of shows displays one season at a time, with a tab for each season, also of the kit's other pages. */
import { texts } from '../texts.ts'

export const SEASON = 10

export type Season = { nth: number; from: number; to: number }
export const listSeasons = (levels: number): Season[] =>
  Array.from({ length: Math.ceil(levels / SEASON) }, (_, nth) => ({
    nth,
    from: nth * SEASON + 1,
    to: Math.min(levels, (nth + 1) * SEASON),
  }))
export const seasonOf = (level: number): number => Math.floor((level - 1) / SEASON)
/** The direction to turn the kit's pages to reach a season; 0: it is visible. */
export function turnTowards(season: number, onPage: readonly number[]): -1 | 0 | 1 {
  if (onPage.length === 0 || onPage.includes(season)) return 0
  return season > Math.max(...onPage) ? 1 : -1
}

/** Which season was asked for while its page was still to be turned to. */
let wanted: number | null = null

/** `make`: an element of the menu's; `shown`: called when another season is visible. */
export function addSeasonTabs(
  dialog: HTMLElement,
  levels: number,
  make: (tag: string, className: string, text?: string) => HTMLElement,
  shown: () => void,
): void {
  const list = dialog.querySelector<HTMLElement>('.gk-levels')
  if (!list || levels <= SEASON) return
  const onPage = new Set<number>()
  let season = 0
  for (const child of list.children as Iterable<HTMLElement>) {
    const level = Number(child.querySelector('.an-number')?.textContent ?? 0)
    if (level > 0) season = seasonOf(level)
    // A head stands before the first of its shows.
    else season = seasonOf(Number(child.nextElementSibling?.querySelector('.an-number')?.textContent ?? 1))
    child.dataset.season = `${season}`
    onPage.add(season)
  }
  const tabs = make('div', 'an-seasons')
  const show = (nth: number) => {
    for (const child of list.children as Iterable<HTMLElement>)
      child.toggleAttribute('data-away', child.dataset.season !== `${nth}`)
    ;[...tabs.children].forEach((tab, i) => (tab.ariaPressed = `${i === nth}`))
    shown()
  }
  const choose = (nth: number) => {
    const way = turnTowards(nth, [...onPage])
    wanted = way === 0 ? null : nth
    // The kit builds its other page, and this is asked for again.
    if (way !== 0)
      return dialog.querySelectorAll<HTMLElement>('.gk-pair .gk-choice')[way > 0 ? 1 : 0]?.click()
    show(nth)
    dialog.scrollTop = 0
  }
  for (const { nth, from, to } of listSeasons(levels)) {
    const tab = make('button', 'gk-choice', `${from}–${to}`)
    tab.ariaLabel = `${texts.seasons[nth]}: ${from}–${to}`
    tab.addEventListener('click', () => choose(nth))
    tabs.append(tab)
  }
  list.before(tabs)
  if (wanted !== null) {
    const asked = wanted
    choose(asked)
    return (tabs.children[asked] as HTMLElement | undefined)?.focus({ preventScroll: true })
  }
  show(Number(list.querySelector<HTMLElement>('[data-main]')?.dataset.season ?? [...onPage][0] ?? 0))
}

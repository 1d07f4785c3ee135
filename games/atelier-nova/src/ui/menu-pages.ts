/** The menu pages that differ from the kit's: pictures of shows and ways to play, and shows by season. */
import type { Kit, MenuEntry, MenuPage, MenuPages, MenuPart, StandardPage } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import { drawLesson } from './lessons.ts'
import { CARD, drawFreeCard, drawModeCard, drawShowCard, inkOf, makeCanvas } from './menu-art.ts'
import type { G } from '../art/pen.ts'
import { canvasPages } from './canvas-pages.ts'
import { listSeasons, seasonOf } from './seasons.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { PLACES, seal, secretOf, THEMES } from '../data/themes.ts'

type Draw = (g: G) => void
type Painter = (draw: Draw, className?: string) => HTMLCanvasElement

/** Images drawn per frame: the page appears at once, its images follow. */
const AT_ONCE = 4

export function createMenuPages(kit: Kit<Game, Data>): MenuPages {
  const paint = createPainter()
  return {
    pause: (page) => addShows(page, kit, paint),
    modes: (page) => ({
      ...page,
      parts: page.parts.map((part) =>
        part.kind === 'tiles'
          ? {
              ...part,
              className: 'an-modes',
              entries: part.entries.map((entry, i) => addModePicture(entry, i === 0, paint)),
            }
          : part,
      ),
    }),
    levels: (page) => makeLevels(page, kit, paint),
    howTo: (page) => ({
      ...page,
      parts: [
        {
          kind: 'cards',
          id: 'cards',
          size: CARD,
          cards: texts.howTo.map((text, i) => ({ text, draw: (g) => drawLesson(g, i) })),
        },
      ],
    }),
    result: orderResult,
    ...canvasPages,
  }
}

/** Draws pictures a few at a time; those of a page that was left are dropped. */
function createPainter(): Painter {
  const jobs: { canvas: HTMLCanvasElement; draw: Draw }[] = []
  const run = () => {
    for (let drawn = 0; drawn < AT_ONCE && jobs.length > 0;) {
      const { canvas, draw } = jobs.shift()!
      if (!canvas.isConnected) continue
      draw(inkOf(canvas))
      drawn++
    }
    if (jobs.length > 0) requestAnimationFrame(run)
  }
  return (draw, className = '') => {
    const canvas = makeCanvas(CARD.w, CARD.h, className)
    if (jobs.length === 0) requestAnimationFrame(run)
    jobs.push({ canvas, draw })
    return canvas
  }
}

function make(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...content)
  return made
}

const addModePicture = (entry: MenuEntry, isFirst: boolean, paint: Painter): MenuEntry => ({
  ...entry,
  className: isFirst ? 'an-first' : undefined,
  picture: () => paint((g) => drawModeCard(g, entry.id)),
})

/** A mode's levels: shows by season with a tab for each, or the places of free play. */
function makeLevels(page: StandardPage, kit: Kit<Game, Data>, paint: Painter): MenuPage {
  const isShows = page.title === texts.modes.shows.name
  const stars = kit.record.stars[isShows ? 'shows' : 'free'] ?? {}
  const entries = page.levels.map((entry): MenuEntry => {
    const level = Number(entry.id)
    const place = PLACES[level - 1] ?? 'atelier'
    // What its envelope holds is not given away before the show was won.
    const theme = isShows ? seal(THEMES[level - 1]!, stars[level] ? null : secretOf(level)) : null
    const name = theme ? texts.theme(theme.name) : texts.places[place]
    const draw: Draw = (g) => (theme ? drawShowCard(g, theme, !entry.isDisabled) : drawFreeCard(g, place))
    return {
      ...entry,
      label: name,
      className: 'an-show',
      name: `${entry.name}: ${name}`,
      picture: () => make('span', 'an-place', paint(draw), make('span', 'an-number', entry.id)),
    }
  })
  const modes: MenuEntry = { id: 'modes', label: texts.menu.modes, act: () => kit.open('modes') }
  const foot = [modes, ...page.foot]
  if (!isShows) return { ...page, parts: [{ kind: 'levels', id: 'levels', entries }], foot }
  const season = Number(page.detail.season ?? seasonOf(Number(page.focus ?? 1)))
  const { from, to } = listSeasons(entries.length)[season]!
  const heading = () => {
    const max = to - from + 1
    const won = Array.from({ length: max }, (_, i) => stars[from + i] ?? 0).reduce((sum, one) => sum + one, 0)
    const count = make('span', 'an-count', texts.starsOf(won, max * 3))
    return make('h2', 'an-season', texts.seasons[season]!, count)
  }
  return {
    ...page,
    parts: [
      listTabs(entries.length, season, kit),
      { kind: 'levels', id: 'levels', heading, entries: entries.slice(from - 1, to) },
    ],
    foot,
    focus: page.detail.season === undefined ? page.focus : `season-${season}`,
  }
}

function listTabs(levels: number, season: number, kit: Kit<Game, Data>): MenuPart {
  return {
    kind: 'buttons',
    id: 'seasons',
    className: 'an-seasons',
    entries: listSeasons(levels).map(({ nth, from, to }) => ({
      id: `season-${nth}`,
      label: `${from}–${to}`,
      name: `${texts.seasons[nth]}: ${from}–${to}`,
      isPicked: nth === season,
      act: () => kit.open('levels', { mode: 'shows', season: nth }),
    })),
  }
}

/** From the pause page the shows are one press away, with the one that is on; their page leads to the other ways to play. */
function addShows(page: StandardPage, kit: Kit<Game, Data>, paint: Painter): MenuPage {
  const { mode, level, theme } = kit.state
  const isFree = mode === 'free'
  const isShow = mode === 'shows'
  const stars = Object.values(kit.record.stars.shows ?? {}).reduce((sum, one) => sum + one, 0)
  const sum = texts.starsOf(stars, THEMES.length * 3)
  const all: MenuEntry = {
    id: 'levels',
    label: isFree ? texts.allPlaces : texts.menu.levels,
    about: isShow ? `${texts.show(level, THEMES.length)}: ${texts.theme(theme.name)}` : isFree ? '' : sum,
    note: isShow ? () => make('small', '', sum) : undefined,
    picture: () =>
      paint((g) =>
        isFree ? drawFreeCard(g, theme.place) : drawShowCard(g, isShow ? theme : THEMES[0]!, true),
      ),
    act: () => kit.open('levels'),
  }
  const parts = page.parts.flatMap((part): MenuPart[] => {
    if (part.kind !== 'buttons') return [part]
    const isMain = ({ isMain }: MenuEntry) => isMain === true
    return [
      { ...part, entries: [...part.entries.filter(isMain), all] },
      {
        ...part,
        id: 'others',
        className: 'an-row',
        entries: part.entries.filter((entry) => !isMain(entry) && entry.id !== 'modes'),
      },
    ]
  })
  return { ...page, parts }
}

/** One large button, the others in a row of small ones. Where there are shows the other ways to play need no button here. */
function orderResult(page: StandardPage): MenuPage {
  const hasLevels = page.foot.some(({ id }) => id === 'levels')
  const foot = page.foot.filter(({ id }) => !(hasLevels && id === 'modes'))
  const main = foot.filter(({ isMain }) => isMain)
  return { ...page, foot: [...main, ...foot.filter((entry) => !main.includes(entry))] }
}

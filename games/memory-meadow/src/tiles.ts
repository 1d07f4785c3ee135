/** The kit's pages are words and numbers; here each meadow becomes a small picture of its season, and the how-to tells only of what was met. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawAnimal } from './animals.ts'
import { drawThing } from './garden-art.ts'
import type { ThingId } from './garden.ts'
import { paintHowTo } from './how-to.ts'
import { LEVEL_COUNTS, getEarsLevel, getMeadowLevel, getTogetherLevel } from './levels.ts'
import type { Level } from './levels.ts'
import { pages as canvasPages } from './pages.ts'
import { drawIcon } from './signs.ts'
import type { IconName } from './signs.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { THEMES } from './themes.ts'
import { decorateWays, passPause } from './ways.ts'

const SIZE = { w: 60, h: 54 }
/** Sharp on every screen. */
const RATIO = 2
const STILL = { blink: 1, lookX: 0, lookY: 0, ear: 0, mouth: 0 }

const LEVEL_OF: Record<string, (level: number) => Level> = {
  meadow: getMeadowLevel,
  ears: getEarsLevel,
  together: getTogetherLevel,
}

/** Who looks over the hill of a tile: the newest animal there, else another each time. */
export const hostOf = ({ guests, pool }: Level, level: number) => guests[0] ?? (level - 1) % pool

/** A tapping finger chooses nothing from a card that has just come. */
const FRESH_MS = 650
const LEVELS_OF: Record<string, number> = LEVEL_COUNTS
const SEASON = 6

export function createTiles(kit: Kit<Game, Album>): void {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')!

  const closeDialog = () => {
    // Back from this page, and back from the one behind it.
    for (let i = 0; i < 2 && dialog.open; i++) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  /** All levels at once, a band a season, instead of pages of twenty. */
  const decorateLevels = () => {
    const old = dialog.querySelector('.gk-levels')
    const title = dialog.querySelector('h1')?.textContent
    const mode = Object.entries(texts.modes).find(([, { name }]) => name === title)?.[0] ?? ''
    const getLevel = LEVEL_OF[mode]
    if (!old || !getLevel) return
    const grid = make('div', 'seasons')
    for (let first = 1; first <= LEVELS_OF[mode]!; first += SEASON) {
      const band = make('section', 'season')
      if (mode === 'meadow') {
        const theme = Math.floor((first - 1) / SEASON)
        band.dataset.season = THEMES[theme]!.id
        band.append(make('h2', '', texts.seasons[theme]!))
      }
      const row = make('div', 'gk-levels')
      for (let level = first; level < first + SEASON && level <= LEVELS_OF[mode]!; level++)
        row.append(makeLevel(mode, level, getLevel(level)))
      band.append(row)
      grid.append(band)
    }
    dialog.querySelector('.gk-pair')?.remove()
    old.replaceWith(grid)
    const current = grid.querySelector<HTMLElement>('[data-main]') ?? grid.querySelector('button')
    current?.focus({ preventScroll: true })
    current?.closest('.season')?.scrollIntoView({ block: 'nearest' })
  }
  const makeLevel = (mode: string, number: number, level: Level): HTMLButtonElement => {
    const stars = kit.record.stars[mode] ?? {}
    const won = stars[number]
    const isOpen = mode !== 'meadow' || number <= Math.max(0, ...Object.keys(stars).map(Number)) + 1
    const host = hostOf(level, number)
    const button = make('button', 'gk-choice')
    button.type = 'button'
    button.disabled = !isOpen
    button.ariaLabel = texts.levelIs(number, won ?? null, isOpen)
    if (number === kit.start.level && mode === kit.start.mode) button.dataset.main = ''
    // Under the picture, so that nothing lies on who lives there.
    const row = make('span', 'stars')
    if (won !== undefined) for (let i = 0; i < 3; i++) row.append(make('i', i < Math.max(1, won) ? 'on' : ''))
    else if (!isOpen) row.append(make('i', 'lock'))
    const sign = make('span', 'number', String(number))
    if (level.kind === 'listen' && isOpen) sign.append(paintIcon('ear'))
    const isKnown = won !== undefined || (kit.data.met[host] ?? 0) > 0
    button.append(paintTile(level, host, isKnown), sign, row)
    button.addEventListener('click', () => {
      kit.audio.play('click')
      closeDialog()
      kit.choose(mode, number)
    })
    return button
  }
  const decorateHowTo = () => {
    const won = Object.keys(kit.record.stars.meadow ?? {}).map(Number)
    const list = dialog.querySelector<HTMLElement>('.gk-how')
    if (list) paintHowTo(list, texts.howTo, Math.max(0, ...won) + 1, kit.settings.calm)
  }
  /** No press for a moment; the garden has its flower, and the next thing its picture. */
  const decorateResult = () => {
    dialog.classList.add('fresh')
    dialog.classList.toggle('night', dialog.querySelector('h1')?.textContent === texts.asleepTitle)
    setTimeout(() => dialog.classList.remove('fresh'), FRESH_MS)
    const buttons = [...dialog.querySelectorAll<HTMLElement>('.gk-stack .gk-choice')]
    for (const button of buttons) {
      button.classList.toggle('to-garden', button.textContent === texts.garden)
      button.classList.toggle('ahead', button.textContent === texts.tooEasy)
      button.classList.toggle('onward', button.textContent === texts.goOnAnyway)
    }
    // The last ones are the kit's: again, the levels where there are any, the ways to play.
    const own = kit.start.level > 0 ? ['again', 'to-levels', 'to-ways'] : ['again', 'to-ways']
    buttons.slice(-own.length).forEach((button, i) => button.classList.add(own[i]!))
    const goal = dialog.querySelector<HTMLElement>('.goal')
    if (!goal) return
    goal.prepend(paintThing(goal.dataset.thing as ThingId))
    const toGarden = dialog.querySelector<HTMLElement>('.to-garden')
    if (!toGarden || !goal.classList.contains('ready')) return
    // Flowers enough: the goal itself is a way into the garden, and the small button stays where it was.
    const plant = make('button', 'gk-choice goal ready')
    plant.type = 'button'
    plant.classList.toggle('lively', !kit.settings.calm)
    goal.querySelector('span')!.textContent = texts.plantNow
    plant.append(...goal.childNodes)
    plant.addEventListener('click', () => toGarden.click())
    goal.replaceWith(plant)
  }

  const pages: Record<string, () => void> = {
    pause: () => {
      if (passPause()) closeDialog()
      // Passed through on the way out, it takes no page away.
      else if (dialog.open) canvasPages.makeWay()
    },
    levels: decorateLevels,
    modes: () => decorateWays(kit, dialog, closeDialog),
    howTo: decorateHowTo,
    result: decorateResult,
  }
  // A ring round what the keys choose is for those who have keys.
  const root = document.documentElement
  root.classList.toggle('touched', matchMedia('(hover: none)').matches)
  addEventListener(
    'pointerdown',
    ({ pointerType }) => root.classList.toggle('touched', pointerType === 'touch'),
    {
      capture: true,
    },
  )
  addEventListener('keydown', () => root.classList.remove('touched'), { capture: true })
  // The page's own changes are no new page.
  let shown: Element | null = null
  new MutationObserver(() => {
    const title = dialog.querySelector('h1')
    if (title === shown) return
    shown = title
    pages[dialog.dataset.page ?? '']?.()
  }).observe(dialog, { childList: true })
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, words = '') {
  const made = document.createElement(tag)
  made.className = className
  if (words) made.textContent = words
  return made
}

const GOAL = { w: 84, h: 76 }
function paintThing(id: ThingId): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = GOAL.w * RATIO
  canvas.height = GOAL.h * RATIO
  const g = canvas.getContext('2d')!
  const isWide = id === 'rainbow'
  g.scale(RATIO * (isWide ? 0.26 : 0.55), RATIO * (isWide ? 0.26 : 0.55))
  g.translate(GOAL.w / 2 / (isWide ? 0.26 : 0.55), isWide ? 200 : 126)
  drawThing(g, id, 1.2)
  return canvas
}

/** The season's sky and hill, and who lives there: a shadow until it was met. */
function paintTile({ theme: index }: Level, host: number, isKnown: boolean) {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE.w * RATIO
  canvas.height = SIZE.h * RATIO
  const g = canvas.getContext('2d')!
  g.scale(RATIO, RATIO)
  const theme = THEMES[index]!
  const sky = g.createLinearGradient(0, 0, 0, SIZE.h)
  theme.sky.forEach((colour, i) => sky.addColorStop(i / 2, colour))
  g.fillStyle = sky
  g.fillRect(0, 0, SIZE.w, SIZE.h)
  g.drawImage(paintHost(host, isKnown, index), 4, 2, 52, 52)
  const ground = g.createLinearGradient(0, SIZE.h - 14, 0, SIZE.h)
  ground.addColorStop(0, theme.ground[0])
  ground.addColorStop(1, theme.ground[1])
  g.fillStyle = ground
  g.beginPath()
  g.ellipse(SIZE.w / 2, SIZE.h + 26, 62, 34, 0, 0, 7)
  g.fill()
  return canvas
}

function paintHost(animal: number, isKnown: boolean, theme: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 132
  const g = canvas.getContext('2d')!
  g.translate(66, 122)
  g.scale(0.98, 0.98)
  drawAnimal(g, animal, STILL)
  if (isKnown) return canvas
  g.globalCompositeOperation = 'source-in'
  // A shadow by day, a pale shape by night.
  g.fillStyle = THEMES[theme]!.light.isMoon ? '#c8d8ff90' : '#2c4a4478'
  g.fillRect(-80, -140, 160, 160)
  return canvas
}

function paintIcon(name: IconName): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 36
  canvas.className = 'icon'
  drawIcon(canvas.getContext('2d')!, name, 18, 18, 14, '#4a2a16')
  return canvas
}

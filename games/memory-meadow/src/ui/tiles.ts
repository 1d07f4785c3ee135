/** Tiles of the kit's pages: a small image of its season for each meadow, and a how-to page limited to what the player has seen. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawAnimal } from '../art/animals.ts'
import { decoratePause, decorateResult, decorateSettings, make } from './cards.ts'
import { paintHowTo } from './how-to.ts'
import { LEVEL_COUNTS, getEarsLevel, getMeadowLevel, getTogetherLevel } from '../rules/levels.ts'
import type { Level } from '../rules/levels.ts'
import { pages as canvasPages } from './pages.ts'
import { box } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { PageName } from './pages.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { THEMES } from '../art/themes.ts'
import { paintTwist, signOf } from './twist-signs.ts'
import { decorateWays, passPause } from './modes-page.ts'

const SIZE = { w: 60, h: 54 }
/** Sharp on every screen. */
const RATIO = 2
const STILL = { blink: 1, lookX: 0, lookY: 0, ear: 0, mouth: 0 }

const LEVEL_OF: Record<string, (level: number) => Level> = {
  meadow: getMeadowLevel,
  ears: getEarsLevel,
  together: getTogetherLevel,
}

/** Who looks over the hill of a tile: first each of the newest animals, then one of those from before; no picture twice in a season. */
export function hostOf({ guests, pool, theme }: Level, level: number): number {
  const step = (level - 1) % SEASON
  if (guests.length === 0) return (level - 1) % pool
  return step < guests.length ? guests[0]! : (theme - 1) * guests.length + step - guests.length
}

const LEVELS_OF: Record<string, number> = LEVEL_COUNTS
const SEASON = 6

export function createTiles(kit: Kit<Game, Album>): void {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')!

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
        const title = make('h2', '', texts.seasons[theme]!)
        title.append(makeSum(first))
        band.append(title)
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
  /** The stars of a season, won and to win. */
  const makeSum = (first: number): HTMLElement => {
    const stars = kit.record.stars.meadow ?? {}
    const levels = Array.from({ length: SEASON }, (_, i) => first + i)
    const won = levels.reduce((sum, level) => sum + (stars[level] ?? 0), 0)
    const sum = make('span', won === SEASON * 3 ? 'sum whole' : 'sum', `${won}/${SEASON * 3}`)
    sum.append(make('i', 'on'))
    return sum
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
    const sign = make('span', 'number', String(number))
    const special = signOf(level, number)
    if (special && mode === 'meadow') sign.append(paintTwist(special))
    else if (level.kind === 'listen' && isOpen) sign.append(paintTwist('ear'))
    const isKnown = won !== undefined || (kit.data.met[host] ?? 0) > 0
    button.append(paintTile(level, host, isOpen && isKnown, isOpen), sign, row)
    button.addEventListener('click', () => {
      kit.audio.play('click')
      kit.close()
      kit.choose(mode, number)
    })
    return button
  }
  const decorateHowTo = () => {
    const won = Object.keys(kit.record.stars.meadow ?? {}).map(Number)
    const list = dialog.querySelector<HTMLElement>('.gk-how')
    if (list) paintHowTo(list, texts.howTo, Math.max(0, ...won) + 1, kit.settings.calm)
  }
  const pages: Record<string, () => void> = {
    pause: () => {
      if (passPause()) kit.close()
      else canvasPages.makeWay()
      decoratePause(kit, dialog)
    },
    levels: decorateLevels,
    modes: () => decorateWays(kit, dialog),
    howTo: decorateHowTo,
    result: () => decorateResult(kit, dialog),
    settings: () => decorateSettings(kit, dialog),
  }
  // Album and garden are one key away from the pause and the maps behind it.
  addEventListener(
    'keydown',
    (event) => {
      const page = { KeyB: 'album', KeyG: 'garden' }[event.code] as PageName | undefined
      const isOnWay = dialog.open && ['pause', 'levels', 'modes'].includes(dialog.dataset.page!)
      if (!page || event.repeat || !isOnWay || kit.phase === 'over') return
      event.stopImmediatePropagation()
      kit.close()
      canvasPages.toggle(page)
    },
    { capture: true },
  )
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

/** The season's sky and hill, and who lives there: a shadow until it was met; behind a lock a pale one. */
function paintTile({ theme: index }: Level, host: number, isKnown: boolean, isOpen: boolean) {
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
  g.globalAlpha = isOpen ? 1 : 0.4
  g.drawImage(paintHost(host, isKnown, index), 4, 2, 52, 52)
  g.globalAlpha = 1
  const ground = g.createLinearGradient(0, SIZE.h - 14, 0, SIZE.h)
  ground.addColorStop(0, theme.ground[0])
  ground.addColorStop(1, theme.ground[1])
  g.fillStyle = ground
  g.beginPath()
  g.ellipse(SIZE.w / 2, SIZE.h + 26, 62, 34, 0, 0, 7)
  g.fill()
  if (!isOpen) drawLock(g, SIZE.w / 2, SIZE.h - 15)
  return canvas
}

function drawLock(g: G, x: number, y: number): void {
  g.save()
  g.translate(x, y)
  g.scale(0.68, 0.68)
  for (const [colour, width] of [
    ['#4a2a16', 10],
    ['#fff3cf', 5],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.beginPath()
    g.arc(0, -6, 8, Math.PI, 0)
    g.lineTo(8, 0)
    g.moveTo(-8, -6)
    g.lineTo(-8, 0)
    g.stroke()
  }
  box(g, { x: -14, y: -3, w: 28, h: 22 }, '#ffd65c', { r: 6, line: '#4a2a16', width: 3 })
  g.fillStyle = '#4a2a16'
  g.beginPath()
  g.arc(0, 8, 3.6, 0, 7)
  g.fill()
  g.restore()
}

function paintHost(animal: number, isKnown: boolean, theme: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 132
  const g = canvas.getContext('2d')!
  g.translate(66, 122)
  g.scale(0.98, 0.98)
  drawAnimal(g, animal, STILL)
  if (isKnown) return canvas
  g.globalCompositeOperation = 'source-atop'
  // A shadow by day, a pale shape by night; its features shimmer through.
  g.fillStyle = THEMES[theme]!.light.isMoon ? '#c8d8ffd8' : '#35505ad8'
  g.fillRect(-80, -140, 160, 160)
  return canvas
}

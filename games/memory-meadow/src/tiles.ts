/** The kit's pages are words and numbers; here each meadow becomes a small picture of its season, and the how-to tells only of what was met. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawAnimal } from './animals.ts'
import { getEarsLevel, getMeadowLevel, getTogetherLevel } from './levels.ts'
import type { Level } from './levels.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { THEMES } from './themes.ts'

const SIZE = { w: 60, h: 46 }
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

/** The first meadow in which a line of the how-to is of use; 0 from the beginning. */
const LINE_FROM = [0, 0, 0, 3, 4, 5, 6, 8, 13, 14, 19, 20, 31, 6]

/** Lines for somebody who has come as far as `reached`. */
export const listHowTo = (lines: readonly string[], reached: number) =>
  lines.filter((_, i) => (LINE_FROM[i] ?? 0) <= reached)

export function createTiles(kit: Kit<Game, Album>): void {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')!

  const decorateLevels = () => {
    const title = dialog.querySelector('h1')?.textContent
    const mode = Object.entries(texts.modes).find(([, { name }]) => name === title)?.[0] ?? ''
    const getLevel = LEVEL_OF[mode]
    if (!getLevel) return
    for (const button of dialog.querySelectorAll<HTMLButtonElement>('.gk-levels .gk-choice')) {
      const number = Number(button.firstChild?.textContent)
      if (!number) continue
      const level = getLevel(number)
      const label = document.createElement('span')
      label.className = 'number'
      label.textContent = String(number)
      const host = hostOf(level, number)
      const isWon = kit.record.stars[mode]?.[number] !== undefined
      button.firstChild!.replaceWith(paintTile(level, host, isWon || (kit.data.met[host] ?? 0) > 0), label)
    }
  }
  const decorateHowTo = () => {
    const won = Object.keys(kit.record.stars.meadow ?? {}).map(Number)
    const told = listHowTo(texts.howTo, Math.max(0, ...won) + 1)
    for (const line of dialog.querySelectorAll('.gk-how li'))
      if (!told.includes(line.textContent ?? '')) line.remove()
  }

  const pages: Record<string, () => void> = { levels: decorateLevels, howTo: decorateHowTo }
  new MutationObserver(() => pages[dialog.dataset.page ?? '']?.()).observe(dialog, { childList: true })
}

/** The season's sky and hill, and who lives there: a shadow until it was met. */
function paintTile({ theme: index, kind, players }: Level, host: number, isKnown: boolean) {
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
  g.fillStyle = theme.light.colour
  g.beginPath()
  g.arc(SIZE.w - 11, 10, 6, 0, 7)
  g.fill()
  g.drawImage(paintHost(host, isKnown), 8, 2, 44, 44)
  const ground = g.createLinearGradient(0, SIZE.h - 14, 0, SIZE.h)
  ground.addColorStop(0, theme.ground[0])
  ground.addColorStop(1, theme.ground[1])
  g.fillStyle = ground
  g.beginPath()
  g.ellipse(SIZE.w / 2, SIZE.h + 22, 62, 34, 0, 0, 7)
  g.fill()
  if (kind === 'listen') drawBadge(g, 'ear')
  else if (players === 2) drawBadge(g, 'two')
  return canvas
}

function paintHost(animal: number, isKnown: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 132
  const g = canvas.getContext('2d')!
  g.translate(66, 122)
  g.scale(0.98, 0.98)
  drawAnimal(g, animal, STILL)
  if (isKnown) return canvas
  g.globalCompositeOperation = 'source-in'
  g.fillStyle = '#2c4a4470'
  g.fillRect(-80, -140, 160, 160)
  return canvas
}

function drawBadge(g: G, name: 'ear' | 'two'): void {
  g.fillStyle = '#fff8e6'
  g.beginPath()
  g.arc(SIZE.w - 10, SIZE.h - 10, 9, 0, 7)
  g.fill()
  drawIcon(g, name, SIZE.w - 10, SIZE.h - 10, 6, '#4a2a16')
}

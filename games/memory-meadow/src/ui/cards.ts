/** The pause, result and settings pages: images where the kit has text. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawAnimal } from '../art/animals.ts'
import { drawThing } from '../art/garden-art.ts'
import type { ThingId } from '../view/garden-state.ts'
import { STILL } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'
import type { IconName } from '../art/signs.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { THEMES } from '../art/themes.ts'

type Meadow = Kit<Game, Album>
/** Sharp on every screen. */
const RATIO = 2
/** A tapping finger chooses nothing from a card that has just come. */
const FRESH_MS = 650
const GOAL = { w: 84, h: 76 }
/** From this level on the card shows the other ways to play. */
const FIRST_WAYS = 3
const NAP = { w: 340, h: 112 }
/** Who naps while play rests: rabbit, bear, fox. */
const NAPPERS = [0, 16, 5]
/** What the kit's buttons of the pause show, behind “Resume”. */
const PAUSE_ICONS: readonly IconName[] = ['again', 'post', 'ask', 'gear']

export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, words = '') {
  const made = document.createElement(tag)
  made.className = className
  if (words) made.textContent = words
  return made
}

function openCanvas(w: number, h: number, className = ''): [HTMLCanvasElement, G] {
  const canvas = make('canvas', className)
  canvas.width = w * RATIO
  canvas.height = h * RATIO
  const g = canvas.getContext('2d')!
  g.scale(RATIO, RATIO)
  g.lineCap = g.lineJoin = 'round'
  return [canvas, g]
}

export function paintIcon(name: IconName, size = 18): HTMLCanvasElement {
  const [canvas, g] = openCanvas(size, size, 'icon')
  drawIcon(g, name, { x: size / 2, y: size / 2, r: size * 0.39 }, '#4a2a16')
  return canvas
}

/** All animals nap on the hill; below them each option has its image. */
export function decoratePause(kit: Meadow, dialog: HTMLElement): void {
  const buttons = [...dialog.querySelectorAll<HTMLElement>('.gk-stack .gk-choice:not([data-main])')]
  buttons.forEach((button, i) => {
    const icon = PAUSE_ICONS[i]
    if (icon) button.prepend(paintIcon(icon, 34))
  })
  dialog.querySelector('h1')!.after(paintNap(kit.state.theme))
}

function paintNap(index: number): HTMLCanvasElement {
  const [canvas, g] = openCanvas(NAP.w, NAP.h, 'nap')
  const theme = THEMES[index]!
  const { w, h } = NAP
  const sky = g.createLinearGradient(0, 0, 0, h)
  theme.sky.forEach((colour, i) => sky.addColorStop(i / (theme.sky.length - 1), colour))
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  g.fillStyle = theme.light.colour
  g.beginPath()
  g.arc(w * 0.84, h * 0.34, 20, 0, 7)
  g.fill()
  NAPPERS.forEach((animal, i) => {
    g.save()
    g.translate(w * (0.26 + i * 0.22), h - 8 + (i === 1 ? 2 : 0))
    g.rotate((i - 1) * -0.09)
    g.scale(0.74, 0.74)
    drawAnimal(g, animal, { ...STILL, blink: 1 })
    g.restore()
  })
  g.fillStyle = theme.hill[0]
  g.beginPath()
  g.ellipse(w / 2, h + 44, w * 0.7, 64, 0, 0, 7)
  g.fill()
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#3b2a3a'
  g.lineWidth = 4
  for (const [x, y, size] of [
    [0.62, 0.3, 17],
    [0.67, 0.19, 22],
    [0.73, 0.14, 27],
  ] as const) {
    g.font = `900 ${size}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
    g.strokeText('z', w * x, h * y + 12)
    g.fillText('z', w * x, h * y + 12)
  }
  return canvas
}

/** Three things to press: on, the garden with its next thing, and again or a season on. No press for a moment. */
export function decorateResult(kit: Meadow, dialog: HTMLElement): void {
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
  const hasLevels = kit.start.level > 0
  const own = hasLevels ? ['again', 'to-levels', 'to-ways'] : ['again', 'to-ways']
  buttons.slice(-own.length).forEach((button, i) => button.classList.add(own[i]!))
  // Newcomers have one thing less to choose from.
  dialog.classList.toggle('in-levels', hasLevels && kit.start.level < FIRST_WAYS)
  const goal = dialog.querySelector<HTMLElement>('.goal')
  const toGarden = dialog.querySelector<HTMLElement>('.to-garden')
  dialog.classList.toggle('has-goal', goal !== null)
  if (!goal || !toGarden) return
  // The next thing of the garden is the way into it, always in the same place.
  const isReady = goal.classList.contains('ready')
  const way = make('button', goal.className)
  way.classList.add('gk-choice')
  way.type = 'button'
  way.ariaLabel = texts.garden
  if (isReady) {
    way.classList.toggle('lively', !kit.settings.calm)
    goal.querySelector('span')!.textContent = texts.plantNow
  }
  way.append(paintThing(goal.dataset.thing as ThingId), ...goal.childNodes)
  way.addEventListener('click', () => toGarden.click())
  goal.remove()
  // After the main button, where the garden's own one would be.
  const stack = dialog.querySelector('.gk-stack')!
  stack.querySelector('[data-main]')?.after(way)
}

function paintThing(id: ThingId): HTMLCanvasElement {
  const [canvas, g] = openCanvas(GOAL.w, GOAL.h)
  const size = id === 'rainbow' ? 0.26 : 0.55
  g.scale(size, size)
  g.translate(GOAL.w / 2 / size, id === 'rainbow' ? 200 : 126)
  drawThing(g, id, 1.2)
  return canvas
}

/** A switch of the game's own among the kit's. */
export function decorateSettings(kit: Meadow, dialog: HTMLElement): void {
  const input = make('input', '')
  input.type = 'checkbox'
  input.checked = kit.data.isSlow === true
  input.addEventListener('change', () => {
    kit.data.isSlow = input.checked
    kit.save()
    kit.audio.play('click')
  })
  for (const slider of dialog.querySelectorAll<HTMLInputElement>('[type=range]')) {
    const fill = () => slider.style.setProperty('--fill', `${Number(slider.value) * 100}%`)
    slider.addEventListener('input', fill)
    fill()
  }
  const label = make('label', 'gk-setting')
  label.append(make('span', '', texts.slowHiding), input)
  dialog.querySelector('.gk-stack')!.before(label)
}

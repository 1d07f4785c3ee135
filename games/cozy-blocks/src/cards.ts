/** The kit's menus are words and numbers; here they get the game's pictures, and a page of its own: the room. */
import type { Kit } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Gifts } from './gifts.ts'
import { paintPatch } from './patch.ts'
import { PUZZLE_COUNT, findPictureName } from './puzzles.ts'
import type { Cozy } from './rules.ts'
import { drawThing } from './thing-art.ts'
import { texts } from './texts.ts'
import { THINGS, isEarned, listEarned, listNext } from './things.ts'
import type { Deeds, Keepsakes, Thing, ThingId } from './things.ts'

/** Sharp on every screen. */
const RATIO = 2
const PATCH = 46
const GIFT = 96
const SHELF = { columns: 4, w: 88, h: 92 }
const QUILT = { columns: 10, size: 36 }

export function createCards(kit: Kit<Cozy, Keepsakes>, gifts: Gifts) {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')!
  const isSolved = (number: number) => kit.record.stars.puzzle?.[number + 1] !== undefined

  const decorateLevels = () => {
    for (const button of dialog.querySelectorAll<HTMLElement>('.gk-levels .gk-choice')) {
      const level = Number(button.firstChild?.textContent)
      const name = isSolved(level - 1) ? findPictureName(level - 1) : null
      const patch = paint(PATCH, PATCH, (g) => paintPatch(g, level - 1, 0, 0, PATCH, isSolved(level - 1)))
      button.firstChild?.replaceWith(patch, make('span', 'number', String(level)))
      if (name) button.title = name
      if (name) button.ariaLabel = `${button.ariaLabel}, ${name}`
    }
  }
  const decorateModes = () => {
    const stack = dialog.querySelector('.gk-stack')!
    const about = texts.roomAbout(listEarned(gifts.getDeeds()).length, THINGS.length)
    stack.lastElementChild!.before(makeButton(texts.room, showRoom, about))
  }
  /** What came into the room, what was solved, what is next. */
  const decorateResult = () => {
    const game = kit.state
    const title = dialog.querySelector('h1')!
    const fresh = gifts.getFresh()
    const picture =
      fresh.length > 0
        ? paint(GIFT * fresh.length, GIFT, (g) =>
            fresh.forEach((id, i) => drawThing(g, id, GIFT * (i + 0.5), GIFT - 6, GIFT * 0.82)),
          )
        : game.outcome === 'solved'
          ? paint(GIFT, GIFT, (g) => paintPatch(g, game.puzzle, 0, 0, GIFT, true))
          : null
    if (picture) picture.className = 'gift'
    if (picture) title.after(picture)
    const [next] = listNext(gifts.getDeeds(), 1)
    const names = fresh.map((id) => texts.things[id]).join(', ')
    const stack = dialog.querySelector('.gk-stack')!
    if (fresh.length > 0) stack.before(make('p', 'gk-line', texts.gift(names)))
    else if (next) stack.before(makeGoal(next, gifts.getDeeds()))
  }

  const showRoom = () => {
    kit.audio.play('click')
    const deeds = gifts.getDeeds()
    const back = makeButton(texts.roomBack, () => {
      kit.audio.play('click')
      kit.open('modes')
    })
    back.dataset.main = ''
    dialog.dataset.page = 'room'
    dialog.ariaLabel = texts.room
    const shelves = paintShelves(deeds)
    shelves.role = 'img'
    shelves.ariaLabel = texts.roomHolds(
      listEarned(deeds)
        .map((id) => texts.things[id])
        .join(', '),
    )
    const quilt = paintQuilt(isSolved)
    quilt.role = 'img'
    quilt.ariaLabel = texts.quilt(deeds.solved, PUZZLE_COUNT, deeds.stars)
    dialog.replaceChildren(
      make('h1', '', texts.room),
      shelves,
      ...listNext(deeds, 2).map((thing) => makeGoal(thing, deeds)),
      make('p', 'gk-line', texts.quilt(deeds.solved, PUZZLE_COUNT, deeds.stars)),
      quilt,
      make('div', 'gk-stack', back),
    )
    dialog.scrollTop = 0
    back.focus({ preventScroll: true })
  }

  const pages: Record<string, () => void> = {
    levels: decorateLevels,
    modes: decorateModes,
    result: decorateResult,
  }
  new MutationObserver(() => {
    const decorate = pages[dialog.dataset.page ?? '']
    const isPlain = dialog.dataset.decorated !== 'now'
    if (!decorate || !isPlain) return
    // Its own changes are seen as well.
    dialog.dataset.decorated = 'now'
    decorate()
    queueMicrotask(() => delete dialog.dataset.decorated)
  }).observe(dialog, { childList: true })

  return {
    /** Over whatever is on. */
    openRoom() {
      kit.open('modes')
      showRoom()
    },
  }
}

function makeGoal({ id, deed, need }: Thing, deeds: Deeds): HTMLElement {
  const bar = document.createElement('progress')
  bar.max = need
  bar.value = Math.min(need, deeds[deed])
  bar.ariaLabel = texts.things[id]
  const icon = paint(44, 44, (g) => drawDark(g, id, 22, 42, 36))
  const words = make('span', '', texts.deeds[deed](Math.min(need, deeds[deed]), need))
  words.append(bar)
  const goal = make('p', 'goal')
  goal.append(icon, words)
  return goal
}

/** A cabinet of everything there is; what is not here yet is a shadow. */
function paintShelves(deeds: Deeds): HTMLCanvasElement {
  const { columns, w, h } = SHELF
  const rows = Math.ceil(THINGS.length / columns)
  const canvas = paint(columns * w, rows * h, (g) => {
    g.fillStyle = '#5a3153'
    g.beginPath()
    g.roundRect(0, 0, columns * w, rows * h, 16)
    g.fill()
    const light = g.createRadialGradient(30, 0, 10, 60, 0, columns * w)
    light.addColorStop(0, 'rgba(255,200,120,.5)')
    light.addColorStop(1, 'rgba(255,180,110,0)')
    g.fillStyle = light
    g.fill()
    THINGS.forEach((thing, i) => {
      const x = ((i % columns) + 0.5) * w
      const y = (Math.floor(i / columns) + 1) * h - 12
      g.fillStyle = '#cf8d5c'
      g.fillRect((i % columns) * w, y, w, 7)
      g.fillStyle = '#5c3124'
      g.fillRect((i % columns) * w, y + 7, w, 3)
      if (isEarned(thing, deeds)) drawThing(g, thing.id, x, y + 1, 70)
      else drawDark(g, thing.id, x, y + 1, 70)
    })
  })
  canvas.className = 'wide'
  canvas.style.width = ''
  return canvas
}

function paintQuilt(isSolved: (number: number) => boolean): HTMLCanvasElement {
  const { columns, size } = QUILT
  const canvas = paint(columns * size, (PUZZLE_COUNT / columns) * size, (g) => {
    for (let i = 0; i < PUZZLE_COUNT; i++)
      paintPatch(g, i, (i % columns) * size + 1, Math.floor(i / columns) * size + 1, size - 2, isSolved(i))
  })
  canvas.className = 'wide quilt'
  canvas.style.width = ''
  return canvas
}

/** Only its shadow. */
function drawDark(g: CanvasRenderingContext2D, id: ThingId, x: number, y: number, size: number): void {
  const shadow = paint(size * 1.4, size * 1.4, (s) => {
    drawThing(s, id, size * 0.7, size * 1.3, size)
    s.globalCompositeOperation = 'source-in'
    s.fillStyle = '#35183a'
    s.fillRect(0, 0, size * 1.4, size * 1.4)
  })
  g.globalAlpha = 0.55
  g.drawImage(shadow, x - size * 0.7, y - size * 1.3, size * 1.4, size * 1.4)
  g.globalAlpha = 1
}

function paint(w: number, h: number, draw: (g: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = w * RATIO
  canvas.height = h * RATIO
  canvas.style.width = `${w}px`
  const g = canvas.getContext('2d')!
  g.scale(RATIO, RATIO)
  draw(g)
  return canvas
}

function makeButton(label: string, act: () => void, about = ''): HTMLButtonElement {
  const button = make('button', 'gk-choice', label)
  button.type = 'button'
  if (about) button.append(make('small', '', about))
  button.addEventListener('click', act)
  return button
}

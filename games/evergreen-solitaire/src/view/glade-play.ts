/** The interactive glade on its page: trees shake, friends hop and make a sound, the pond makes rings. */
import type { Kit } from '@playhouse/game-kit'
import { makeButton, makePicture } from '../ui/elements.ts'
import { drawActor, drawClearing, listActors } from '../art/glade.ts'
import type { Actor, GladeLook } from '../art/glade.ts'
import type { Game } from '../state.ts'

const WAKE_MS = 900
/** A key wakes one after the other. */
const WAVE_MS = 140

type Target = {
  width: number
  height: number
  label: string
  isCalm: boolean
  play: Kit<Game>['audio']['play']
}

export function createGladePlay(
  look: GladeLook,
  { width, height, label, isCalm, play }: Target,
): HTMLElement {
  const actors = listActors(width, height, look)
  const wokenAt = new Map<Actor, number>()
  let picture: CanvasRenderingContext2D
  const draw = (now: number) => {
    picture.drawImage(clearing, 0, 0, width, height)
    for (const actor of actors) {
      const at = wokenAt.get(actor)
      const waking = at === undefined ? 1 : Math.max(0, Math.min(1, (now - at) / WAKE_MS))
      // A friend that waits for its turn in a wave is silent.
      drawActor(picture, actor, at !== undefined && now < at ? 1 : waking)
      if (waking >= 1) wokenAt.delete(actor)
    }
  }
  const clearing = makePicture(width, height, (g) => drawClearing(g, width, height, look.season))
  const canvas = makePicture(
    width,
    height,
    (g) => {
      picture = g
      draw(0)
    },
    label,
  )
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    const step = () => {
      draw(performance.now())
      isRunning = wokenAt.size > 0 && canvas.isConnected
      if (isRunning) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }
  const wake = (actor: Actor, delayMs = 0) => {
    play(actor.kind === 'tree' ? 'rustle' : actor.kind === 'charm' ? 'bloom' : actor.id, {
      delay: delayMs / 1000,
    })
    if (isCalm) return
    wokenAt.set(actor, performance.now() + delayMs)
    run()
  }
  /** The nearest to the eye comes first. */
  const find = (x: number, y: number) =>
    actors.findLast(
      ({ x: middle, foot, w, h }) =>
        Math.abs(x - middle) < Math.max(22, w / 2) && y < foot + 12 && y > foot - Math.max(44, h),
    )
  const button = makeButton('es-glade', () => {}, canvas)
  button.addEventListener('click', (event) => {
    const { left, top, width: shown } = canvas.getBoundingClientRect()
    const scale = width / shown
    if (event.detail > 0) {
      const actor = find((event.clientX - left) * scale, (event.clientY - top) * scale)
      return actor ? wake(actor) : play('click')
    }
    const awake = actors.filter(({ kind }) => kind !== 'tree')
    ;(awake.length > 0 ? awake : actors.slice(-3)).forEach((actor, i) => wake(actor, i * WAVE_MS))
  })
  return button
}

/** "How to play" as small animations with short texts, drawn by the game's own drawing code. */
import { make } from '@playhouse/game-kit/elements'
import { LESSONS } from './lessons.ts'
import type { G } from './lessons.ts'
import { makePicture } from './portrait.ts'

/** CSS pixels; and of them to a cell. */
const W = 162
const H = 99
const CELL = 18
const BEAT_MS = 3600
const FRAME_MS = 60
/** Of a lesson, in calm pictures: what it comes to. */
const STILL = 0.86

export function adornHowTo(dialog: HTMLElement, isCalm: boolean): void {
  const list = dialog.querySelector<HTMLElement>('.gk-how')
  if (!list || list.classList.contains('ink-how')) return
  list.classList.add('ink-how')
  const pictures: HTMLCanvasElement[] = []
  ;[...list.children].forEach((line) => {
    const words = make('span', '', ...line.childNodes)
    const picture = makePicture(W, H, 'ink-lesson', () => {})
    pictures.push(picture)
    line.replaceChildren(picture, words)
  })
  let drawnAt = -FRAME_MS
  const draw = (now: number) => {
    if (!list.isConnected || dialog.dataset['page'] !== 'howTo') return
    if (!isCalm) requestAnimationFrame(draw)
    if (now < drawnAt + FRAME_MS) return
    drawnAt = now
    pictures.forEach((picture, i) => {
      const g = fitToScreen(picture)
      g.save()
      g.clearRect(0, 0, W, H)
      g.beginPath()
      g.roundRect(0, 0, W, H, 14)
      g.clip()
      g.fillStyle = '#fffaf0'
      g.fill()
      drawSquares(g)
      g.scale(CELL, CELL)
      LESSONS[i]!(g, isCalm ? STILL : ((now + i * 500) % BEAT_MS) / BEAT_MS)
      g.restore()
    })
  }
  draw(0)
}

/** As many pixels as it is shown with, so that its lines are sharp at every size; drawn in CSS pixels of the small picture. */
function fitToScreen(picture: HTMLCanvasElement): G {
  const shown = Math.round((picture.clientWidth || W) * devicePixelRatio)
  if (picture.width !== shown) {
    picture.width = shown
    picture.height = Math.round((shown * H) / W)
  }
  const g = picture.getContext('2d')!
  g.setTransform(shown / W, 0, 0, shown / W, 0, 0)
  return g
}

function drawSquares(g: G): void {
  g.strokeStyle = 'rgba(80,120,140,0.16)'
  g.lineWidth = 1
  g.beginPath()
  for (let x = CELL; x < W; x += CELL) {
    g.moveTo(x, 0)
    g.lineTo(x, H)
  }
  for (let y = CELL; y < H; y += CELL) {
    g.moveTo(0, y)
    g.lineTo(W, y)
  }
  g.stroke()
}

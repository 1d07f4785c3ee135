/** An album sticker: a silhouette until the animal is met, then with hearts, gold and a garland. */
import type { Rect } from '@playhouse/game-kit'
import { poseOf } from '../view/actors.ts'
import type { Actor } from '../view/actors.ts'
import { countHearts, garlandShare, hasGarland, isGold } from '../ui/album.ts'
import { drawAnimal } from './animals.ts'
import { drawGarland } from './garland.ts'
import { box } from './pen.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'

export type StickerDrawing = {
  /** How often this pair was found. */
  times: number
  poked: { index: number; at: number }
  now: number
  calm: boolean
}

export function drawSticker(
  g: G,
  { index, x, y, w, h }: Rect & { index: number },
  { times, poked, now, calm }: StickerDrawing,
): void {
  const isMet = times > 0
  const hasGold = isGold(times)
  const backs = ['#cdeaa6', '#bfe3f7', '#ffd9b0', '#ffd0dc', '#e0d2f7', '#fff0a8']
  box(g, { x, y, w, h }, hasGold ? '#ffe58a' : isMet ? backs[index % 6]! : '#f8edcf', {
    r: 20,
    line: hasGold ? '#e09a1c' : isMet ? '#ffffff' : '#d2bc8e',
    width: hasGold ? 7 : isMet ? 5 : 3,
  })
  g.save()
  g.beginPath()
  g.roundRect(x + 2, y + 2, w - 4, h - 4, 18)
  g.clip()
  const beat = (now - poked.at) / 600
  const isDancing = poked.index === index && beat < 1
  const scale = Math.min(w, h) / 132
  g.translate(x + w / 2, y + h * 0.97)
  if (isDancing && !calm) {
    g.translate(0, -Math.abs(Math.sin(beat * Math.PI * 2)) * 10 * scale)
    g.rotate(Math.sin(beat * Math.PI * 4) * 0.12)
  }
  g.scale(scale, scale)
  if (!isMet) {
    drawSilhouette(g, index)
  } else {
    const actor = { blinkAt: now - ((now + index * 431) % 3300), speed: 0 } as Actor
    drawAnimal(g, index, poseOf(actor, now, isDancing ? 1 : 0))
    if (hasGarland(times)) drawGarland(g)
  }
  g.restore()
  if (!isMet) return
  if (hasGold) {
    drawIcon(g, 'star', { x: x + w - 15, y: y + 16, r: 12 }, '#a8620c')
    drawIcon(g, 'star', { x: x + w - 15, y: y + 15, r: 9 }, '#fffbe0')
    return drawGarlandBar(g, x, y + h, w, times)
  }
  // Three hearts, and the next is gold.
  const r = Math.max(7, w / 17)
  for (let i = 0; i < countHearts(times); i++)
    drawIcon(g, 'heart', { x: x + r + 7 + i * r * 2.1, y: y + r + 7, r }, '#f0566f')
}

/** A string that fills with petals until the garland is whole. */
function drawGarlandBar(g: G, x: number, bottom: number, w: number, times: number): void {
  if (hasGarland(times)) return
  const count = 5
  const r = Math.min(7, w / 22)
  for (let i = 0; i < count; i++) {
    const isFull = garlandShare(times) * count >= i + 1
    const [fx, fy] = [x + w / 2 + (i - (count - 1) / 2) * r * 2.5, bottom - r - 5]
    drawIcon(g, 'flower', { x: fx, y: fy, r: r * 1.25 }, '#8a4a12')
    drawIcon(g, 'flower', { x: fx, y: fy, r }, isFull ? '#ff6f9d' : '#fff6d8')
  }
}

let shadows: HTMLCanvasElement[] = []

/** Its shape in one colour: painted once. */
function drawSilhouette(g: G, index: number): void {
  if (!shadows[index]) {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 320
    const sheet = canvas.getContext('2d')!
    sheet.translate(160, 260)
    sheet.scale(2, 2)
    drawAnimal(sheet, index, { blink: 1, lookX: 0, lookY: 0, ear: 0, mouth: 0 })
    // Eyes, cheeks and stripes are faintly visible, so that silhouettes are distinguishable.
    sheet.globalCompositeOperation = 'source-atop'
    sheet.fillStyle = '#7a6242d6'
    sheet.fillRect(-200, -200, 400, 400)
    shadows[index] = canvas
  }
  g.drawImage(shadows[index], -80, -130, 160, 160)
}

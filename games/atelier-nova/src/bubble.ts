/** What the one who is being dressed says: a bubble beside the face. */
import type { Rect } from '@playhouse/game-kit'
import { box, INK, setFont, words, wrap } from './paper.ts'
import { alpha } from './pen.ts'
import type { G, Point } from './pen.ts'

const LINE = 1.22
const LEAST_SCALE = 0.84
/** `room`: where it may lie, from its upper edge; `mouth`: where its tail points; `grown`: 0 when it begins, 1 when it is there. */
export function drawBubble(g: G, text: string, room: Rect, mouth: Point, size: number, grown: number): void {
  setFont(g, size, 800)
  const lines = wrap(g, text, room.w - 24, 6)
  const wide = Math.max(...lines.map((line) => g.measureText(line).width)) + 24
  const high = lines.length * size * LINE + 18
  const isLeft = room.x + room.w / 2 < mouth.x
  const x = isLeft ? room.x + room.w - wide : room.x
  const rect = { x, y: room.y, w: wide, h: high }
  const near = isLeft ? x + wide - 4 : x + 4
  const middle = Math.max(rect.y + 14, Math.min(rect.y + high - 14, mouth.y))
  // The tail is short: it says whose words these are.
  const reach = Math.min(16, Math.abs(mouth.x - near) * 0.6)
  const tip = { x: near + (isLeft ? reach : -reach), y: middle + Math.sign(mouth.y - middle) * 5 }
  g.save()
  g.translate(tip.x, tip.y)
  // Never so small that its words are specks: it comes by fading in.
  g.globalAlpha = Math.min(1, grown * 1.4)
  const scale = LEAST_SCALE + (1 - LEAST_SCALE) * grown
  g.scale(scale, scale)
  g.translate(-tip.x, -tip.y)
  g.shadowColor = alpha('#3a1230', 0.28)
  g.shadowBlur = 10
  g.shadowOffsetY = 3
  g.fillStyle = '#fffdf8'
  box(g, rect, 16)
  g.fill()
  g.shadowColor = 'transparent'
  g.beginPath()
  g.moveTo(near, middle - 8)
  g.lineTo(tip.x, tip.y)
  g.lineTo(near, middle + 8)
  g.closePath()
  g.fill()
  lines.forEach((line, i) =>
    words(g, line, x + wide / 2, rect.y + 9 + size * LINE * (i + 0.5), size, INK, wide, 'center', 800),
  )
  g.restore()
}

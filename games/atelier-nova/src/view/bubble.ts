/** The speech bubble beside the figure's face. */
import type { Rect } from '@playhouse/game-kit'
import { box, INK, setFont, words, wrap } from '../art/paper.ts'
import type { Layout } from '../ui/layout-types.ts'
import { placeFigure } from '../ui/layout-tools.ts'
import { alpha } from '../art/pen.ts'
import type { G, Point } from '../art/pen.ts'

const LINE = 1.22
const MIN_LETTER_PX = 13
const MIN_SCALE = 0.84
/** `taken`: height at its lower end that something else has. Beside the face: to its right on wide windows, else on the side of the lower buttons, above them. */
export function placeBubble(
  layout: Layout,
  isFull: boolean,
  taken = 0,
): { room: Rect; mouth: Point; size: number } {
  const { stage, isWide, pills, places, big, text } = layout
  const { x, y, height } = placeFigure(layout)
  if (isWide)
    return {
      mouth: { x: x + height * 0.085, y: y - height * 0.835 },
      size: Math.min(19, text),
      room: {
        x: x + height * 0.19,
        y: y - height * 0.93,
        w: Math.min(220, stage.x + stage.w - pills[0]!.w - 22 - x - height * 0.19),
        h: 150,
      },
    }
  const isLeft = places.walk!.x > x
  const from = isLeft ? stage.x + 8 : x + height * 0.135
  const to = isLeft ? x - height * 0.135 : stage.x + stage.w - 8
  const top = stage.y + 4
  const end = isFull ? 0 : pills[1]!.y - 6 - taken
  return {
    mouth: { x: x + height * (isLeft ? -0.085 : 0.085), y: y - height * 0.835 },
    size: 16 * big,
    room: { x: from, y: top, w: to - from, h: end - top },
  }
}
type BubblePlace = { room: Rect; mouth: Point; size: number }

/** `room`: where it may lie, from its upper edge; `mouth`: where its tail points; `grown`: 0 at the start of its animation, 1 at the end. Returns its box; null where there is no room for it. */
export function drawBubble(
  g: G,
  text: string,
  { room, mouth, size }: BubblePlace,
  grown: number,
): Rect | null {
  let lines: string[] = []
  for (; size >= MIN_LETTER_PX; size--) {
    setFont(g, size, 800)
    lines = wrap(g, text, room.w - 24, 6)
    const wide = Math.max(...lines.map((line) => g.measureText(line).width))
    if (lines.length * size * LINE + 18 <= room.h && wide <= room.w - 20) break
  }
  // Buttons need the room more than words do.
  if (size < MIN_LETTER_PX) return null
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
  const scale = MIN_SCALE + (1 - MIN_SCALE) * grown
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
    words(
      g,
      line,
      {
        x: x + wide / 2,
        y: rect.y + 9 + size * LINE * (i + 0.5),
        size,
        max: wide,
        align: 'center',
        weight: 800,
      },
      INK,
    ),
  )
  g.restore()
  return rect
}

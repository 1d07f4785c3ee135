/** The stick and the buttons under the thumbs, drawn only while fingers are in use. */
import type { Screen } from '../screen.ts'
import type { createTouch } from './touch.ts'

export function drawTouchControls(
  g: CanvasRenderingContext2D,
  screen: Screen,
  touch: ReturnType<typeof createTouch>,
): void {
  const stick = touch.getStick()
  const buttons = touch.listButtons()
  if (!stick && buttons.length === 0) return
  const { ratio } = screen
  g.save()
  g.setTransform(ratio, 0, 0, ratio, 0, 0)
  g.lineWidth = 2
  g.strokeStyle = '#0006'
  if (stick) {
    const far = Math.hypot(stick.dx, stick.dy) || 1
    const reach = Math.min(1, stick.reach / far)
    drawDisc(g, stick.x, stick.y, stick.reach, '#ffffff30')
    drawDisc(g, stick.x + stick.dx * reach, stick.y + stick.dy * reach, 26, '#ffffffb0')
  }
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (const { x, y, r, label, isDown } of buttons) {
    drawDisc(g, x, y, isDown ? r - 3 : r, isDown ? '#ffffffd0' : '#ffffff80')
    g.fillStyle = '#000b'
    g.font = `800 ${Math.max(11, Math.min(15, (r * 3) / Math.max(3, label.length)))}px system-ui, sans-serif`
    g.fillText(label, x, y, r * 1.8)
  }
  g.restore()
}

function drawDisc(g: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.stroke()
}

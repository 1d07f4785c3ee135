/** Presses a game's controls, and looks whether that changes it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Game } from '#app/domain/game.ts'
import { look, measureChange } from './frame-picture.ts'

const IDLE_MS = 1000
const MIN_REACTION = 0.004

/** Presses what its controls name, or what most games understand. Null where the game moves by itself too much to tell. */
export async function tryInput(
  page: Page,
  controls: Game['controls'],
  isTouch: boolean,
): Promise<boolean | null> {
  const { width, height } = page.viewportSize()!
  const first = await look(page)
  await sleep(IDLE_MS)
  const idle = await look(page)
  if (!first || !idle) return null
  const own = measureChange(first, idle)
  let last = idle
  const press = (x: number, y: number) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const steps: (() => Promise<unknown>)[] = [
    () => press(width / 2, height / 2),
    () => press(width / 2, height * 0.7),
    ...listKeys(controls).map((key) => () => page.keyboard.press(key, { delay: 120 })),
  ]
  for (const step of steps) {
    await step().catch(() => undefined)
    await sleep(IDLE_MS / 2)
    const seen = await look(page)
    if (!seen) return null
    if (measureChange(last, seen) > Math.max(MIN_REACTION, 2 * own)) return true
    last = seen
  }
  return own > MIN_REACTION ? null : false
}

const KEY_NAMES: Record<string, string> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Space: 'Space',
  Enter: 'Enter',
  Esc: 'Escape',
  Shift: 'Shift',
}
const COMMON_KEYS = ['Enter', 'Space', 'ArrowRight', 'ArrowUp', 'KeyW', 'KeyD']

function listKeys({ keyboard }: Game['controls']): string[] {
  const named = (keyboard ?? []).flatMap(({ keys }) =>
    keys.flatMap((key) => KEY_NAMES[key] ?? (/^[A-Z]$/.test(key) ? `Key${key}` : [])),
  )
  return [...new Set([...named, ...COMMON_KEYS])].slice(0, 8)
}
